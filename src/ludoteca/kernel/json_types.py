"""Types of a game's JSON. A game that has them exports one `JsonTypes`, called `TYPES`, from its module `json_types`."""
# not compiled: read as types only

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict


class Observation(TypedDict):
    """The fields of every game's observation; each game adds its own."""

    game: str
    seat: int | None
    phase: str
    deciding: list[int]
    scores: list[int]


class TypedAction(TypedDict):
    """An action's type and fields, as in a trace; the fields depend on the game."""

    type: str


class JsonTypes:
    """TypedDicts of a game: a seat's observation (with `standings`, where there are), `Rules.describe`, actions, things, and
    the values of the events whose fields a page reads, by their type."""

    def __init__(
        self,
        position: type,
        described: type,
        actions: Sequence[type],
        things: Sequence[type],
        events: Mapping[str, type] | None = None,
    ) -> None:
        self.position: Final = position
        self.described: Final = described
        self.actions: Final = actions
        self.things: Final = things
        self.events: Final = events or {}
