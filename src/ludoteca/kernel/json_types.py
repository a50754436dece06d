"""Types of a game's JSON. A game that has them exports one `JsonTypes`, called `TYPES`, from its module `json_types`."""
# not compiled: read as types only

from collections.abc import Sequence
from typing import Final, TypedDict


class Observation(TypedDict):
    """What every game's observation holds; each game adds its own."""

    game: str
    seat: int | None
    phase: str
    deciding: list[int]
    scores: list[int]


class TypedAction(TypedDict):
    """What an action means: its type and fields, as in a trace; each game has its own."""

    type: str


class JsonTypes:
    """TypedDicts of a game: a seat's observation (with `standings`, where there are), `Rules.describe`, actions, things."""

    def __init__(self, position: type, described: type, actions: Sequence[type], things: Sequence[type]) -> None:
        self.position: Final = position
        self.described: Final = described
        self.actions: Final = actions
        self.things: Final = things
