"""Hooks of a position: how it is written, read and checked, and what a seat knows of it."""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait
from ludoteca.kernel.jsontext import Json

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class PositionHooks:
    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        """Adds its fields to the position."""

    def load(self, state: "BurgundyState", data: Json) -> None:
        """Reads its fields; raises BadPosition."""

    def check(self, state: "BurgundyState") -> None:
        """Raises BadPosition unless a game could stand so."""

    def tiles_held(self, state: "BurgundyState") -> list[int]:
        """Lists the hex tiles in places of this module's own, so that all are always somewhere."""
        return []

    def goods_held(self, state: "BurgundyState") -> list[int]:
        """Lists the goods tiles in places of this module's own."""
        return []

    def hide(self, state: "BurgundyState", seat: int) -> None:
        """Removes from this clone what the seat does not know."""

    def complete(self, state: "BurgundyState", seat: int, rng: Random) -> None:
        """Fills in again what `hide` removed."""
