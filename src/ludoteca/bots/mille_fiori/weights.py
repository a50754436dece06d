"""The weights by which the quick policy of Mille Fiori computes gains, and by which rollouts are judged.

A weight has a name; `ludoteca train mille-fiori --players N` tunes them (weights.json, by the number of players: a
column of goods that others complete is a loss with two players and a gain with four). The greedy player uses only the
constants of `worth`.
"""

import json
from importlib import resources
from typing import Final

from ludoteca.bots.mille_fiori.worth import GROUP_GROWTH, NEARNESS, OWN_RUN, SHIP_STEP

FILE: Final = "weights.json"


class Weights:
    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = values
        self.citizen_above: Final = values["citizen-above"]
        """The chance that a space above a citizen will be taken later, which makes the citizen score again."""
        self.column_to_come: Final = values["column-to-come"]
        """The chance that the next spaces of a column will be taken later."""
        self.fleet_leaves: Final = [0.0, values["fleet-1"], values["fleet-2"], 0.0]
        """The chance that a fleet will become full, by how many of its ships are there."""
        self.extra_card: Final = values["extra-card"]
        """The worth of an extra card, as a share of what the best card of the display would bring now."""
        self.second_extra_card: Final = values["second-extra-card"]
        """The worth of an extra card that is earned by an extra card, in points."""
        self.group_growth: Final = values["group-growth"]
        self.own_run: Final = values["own-run"]
        self.ship_step: Final = values["ship-step"]
        self.nearness: Final = [0.0] + [values[f"nearness-{found}"] for found in range(1, len(NEARNESS))]
        self.envy: Final = values["envy"]
        """The cost of a rival's point with two players; it is less with many."""


def initial_weights() -> dict[str, float]:
    """Returns the weights from which a training starts."""
    found = {f"nearness-{found}": NEARNESS[found] for found in range(1, len(NEARNESS))}
    found |= {
        "citizen-above": 0.15,
        "column-to-come": 0.0,
        "fleet-1": 0.15,
        "fleet-2": 0.35,
        "extra-card": 0.9,
        "second-extra-card": 2.0,
        "group-growth": GROUP_GROWTH,
        "own-run": OWN_RUN,
        "ship-step": SHIP_STEP,
        "envy": 1.0,
    }
    return found


def load_weights() -> dict[int, Weights]:
    """Returns the weights of this package, by the number of players."""
    found = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    return {int(players): Weights(values) for players, values in found.items()}
