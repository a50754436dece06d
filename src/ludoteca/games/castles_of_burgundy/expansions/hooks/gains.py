"""Hooks of what players gain: sales, workers, points."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class GainHooks:
    def sold(self, state: "BurgundyState", seat: int, colour: int, count: int) -> None:
        """Called after a sale and its income."""

    def gained_workers(self, state: "BurgundyState", seat: int, count: int) -> None:
        """Called after somebody took workers from the stock."""

    def score(self, state: "BurgundyState", seat: int, points: int, source: str, reason: str) -> int:
        """Returns the points that really count."""
        return points
