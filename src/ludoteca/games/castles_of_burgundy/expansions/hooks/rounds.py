"""Hooks of the course of the game, in its order."""

from typing import TYPE_CHECKING

from ludoteca.kernel.compiling import trait
from ludoteca.kernel.result import Result

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class RoundHooks:
    def set_up(self, state: "BurgundyState") -> None:
        """Called when everything of the base game has been laid out, before starting castles are chosen."""

    def phase_begins(self, state: "BurgundyState") -> None:
        """Called after the depots have been filled."""

    def round_begins(self, state: "BurgundyState") -> None:
        """Called after the dice were rolled and the goods tile was placed."""

    def turn_begins(self, state: "BurgundyState", seat: int) -> None:
        """Called before the seat's first decision."""

    def phase_ends(self, state: "BurgundyState") -> None:
        """Called after the last turn of a phase, before mines pay. The step that was pushed last is decided first."""

    def end_game(self, state: "BurgundyState") -> bool:
        """Ends the game instead of the final scoring; False to leave it to the base game."""
        return False

    def final_points(self, state: "BurgundyState") -> None:
        """Called after the base game's final scoring."""

    def result(self, state: "BurgundyState") -> Result | None:
        """Returns another result; None to leave it to the base game."""
        return None
