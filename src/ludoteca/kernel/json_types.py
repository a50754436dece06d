"""Which shapes a game's JSON has, where it says so: its module `json_types` holds one `JsonTypes` called `TYPES`."""
# not compiled: read as types only

from collections.abc import Sequence
from typing import Final


class JsonTypes:
    """TypedDicts of a game: a seat's observation (with `standings`, where there are), `Rules.describe`, actions, things."""

    def __init__(self, position: type, described: type, actions: Sequence[type], things: Sequence[type]) -> None:
        self.position: Final = position
        self.described: Final = described
        self.actions: Final = actions
        self.things: Final = things
