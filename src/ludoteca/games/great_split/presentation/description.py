"""What is printed on boards and characters, for pages that draw them."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import division
from ludoteca.games.great_split.data import (
    ARROW,
    RESOURCES,
    SEAL_GROUP,
    SEAL_ICONS,
    TRACKS,
    DataSet,
)
from ludoteca.games.great_split.resolution import ARROW_STEPS, SPLITTER_STEPS
from ludoteca.games.great_split.scoring import GEM_FACTOR
from ludoteca.kernel.jsontext import Json

if TYPE_CHECKING:
    from ludoteca.games.great_split.rules import GreatSplitRules


def describe(rules: "GreatSplitRules") -> Json:
    """The data set as its file has it, and what the program adds; without the cards, whose names say all."""
    data: Json = {name: value for name, value in rules.data.source.items() if name != "cards"}
    groups: Json = {
        icon: [TRACKS[track] for track in group] for icon, group in zip(SEAL_ICONS, SEAL_GROUP, strict=True)
    }
    steps: Json = {
        resource: [steps_from(rules.data, track, space) for space in range(rules.data.length[track] + 1)]
        for track, resource in enumerate(RESOURCES)
    }
    neighbours: list[object] = [
        {"left": division.left_of(seat, rules.players), "right": division.right_of(seat, rules.players)}
        for seat in range(rules.players)
    ]
    return {
        **data,
        "set": rules.options["data"],
        "gem_factor": GEM_FACTOR,
        "splitter_steps": SPLITTER_STEPS,
        "arrow_steps": ARROW_STEPS,
        "seal_groups": groups,
        "steps": steps,
        "neighbours": neighbours,
    }


def steps_from(data: DataSet, track: int, start: int) -> list[list[int]]:
    """What one step from this space brings, two steps, and so on to the end of the track; further steps are lost.

    Each as the space that is reached, and the contracts and double arrows on the way.
    """
    steps: list[list[int]] = []
    arrows = 0
    for space in range(start + 1, data.length[track] + 1):
        arrows += data.effect_at(track, space) == ARROW
        contracts = data.contracts_at(track, space) - data.contracts_at(track, start)
        steps.append([space, contracts, arrows])
    return steps
