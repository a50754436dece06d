"""Hooks of the course of the game, in its order."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait
from ludoteca.kernel.result import Result

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class RoundHooks:
    def set_up(self, state: "BurgundyState") -> None:
        """After everything of the base game has been laid out, before starting castles are chosen."""

    def phase_begins(self, state: "BurgundyState") -> None:
        """After the depots have been filled."""

    def round_begins(self, state: "BurgundyState") -> None:
        """After the dice were rolled and the goods tile was placed."""

    def turn_begins(self, state: "BurgundyState", seat: int) -> None:
        """Before the seat's first decision."""

    def phase_ends(self, state: "BurgundyState") -> None:
        """After the last turn of a phase, before mines pay. Modules are asked in order; the last pushed decides first."""

    def end_game(self, state: "BurgundyState") -> bool:
        """Instead of the final scoring; False to leave it to the base game."""
        return False

    def final_points(self, state: "BurgundyState") -> None:
        """After the base game's final scoring."""

    def result(self, state: "BurgundyState") -> Result | None:
        """Another way to win; None to leave it to the base game."""
        return None
