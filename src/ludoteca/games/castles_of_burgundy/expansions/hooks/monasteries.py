"""Hooks of what monasteries change and count."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class MonasteryHooks:
    def add_monasteries(self, state: "BurgundyState", seat: int, found: list[int]) -> None:
        """Adds monasteries that work for this seat though they are not in its land."""

    def change_powers(self, state: "BurgundyState", seat: int, powers: list[int]) -> None:
        """Changes the seat's fresh powers, monasteries already considered."""

    def count(self, state: "BurgundyState", seat: int, what: str) -> int:
        """Counts further things that a monastery counts at the end (`counts` in the tile file)."""
        return 0
