"""The weights by which boards and splits of The Great Split are judged.

A weight has a name. `ludoteca train great-split --players 2` finds those of weights.json, which win without search;
the strongest bot's policy uses them with two players. With more players the search plays worse with such weights
(docs/bots.md has details), so everything else uses those of the greedy player.
"""

import json
from importlib import resources
from typing import Final

from ludoteca.games.great_split.data import FIRST_SEAL, TRACK_COUNT, TRACKS

FILE: Final = "weights.json"
RESOURCE_RATE: Final = 1.0
SEAL_RATE: Final = 0.85


class Weights:
    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = values
        self.steps: Final = [values[f"steps-{TRACKS[track]}"] for track in range(TRACK_COUNT)]
        """The steps expected on each track in a round to come."""
        self.this_round: Final = values["this-round"]
        """The share of a round's steps that are still to come while its cards are divided."""
        self.second_gem: Final = values["second-gem"]
        """The worth of a lead of one gem, while the other has time to catch up."""
        self.arrow: Final = values["arrow"]
        self.envy: Final = values["envy"]
        """The cost of a neighbour's point with two players; it is less with many."""
        self.doubt: Final = max(0.1, values["doubt"])
        """The difference in points that makes a neighbour's choice likely, because others may judge differently."""
        self.bargain: Final = values["bargain"]
        """The worth in a split of a card that the neighbour wants."""


def initial_weights() -> dict[str, float]:
    """Returns the greedy player's weights, from which a training starts."""
    found = {
        f"steps-{TRACKS[track]}": RESOURCE_RATE if track < FIRST_SEAL else SEAL_RATE for track in range(TRACK_COUNT)
    }
    found |= {"this-round": 0.6, "second-gem": 0.2, "arrow": 3.0, "envy": 1.0, "doubt": 1.5, "bargain": 0.4}
    return found


def load_weights() -> dict[int, Weights]:
    """Returns the trained weights, by the number of players."""
    found = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    return {int(players): Weights(values) for players, values in found.items()}
