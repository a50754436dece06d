"""Hooks of a turn: further actions, what they do, why they are not possible, and what they mean in a position."""

from typing import TYPE_CHECKING

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import trait
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@trait
class TurnHooks:
    def add_die_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Adds what else a player can do with unused dice."""

    def add_free_actions(self, state: "BurgundyState", seat: int, effect: int, actions: list[Action]) -> None:
        """Adds what else a free action of this effect can be."""

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Adds what the seat whose turn it is can do on top of any decision, as it can buy."""

    def add_preparable(self, state: "BurgundyState", seat: int, moves: list[PreparableMove]) -> None:
        """Adds what else a player can prepare for the next turn while others have theirs."""

    def can_wait(self, state: "BurgundyState", seat: int) -> bool:
        """Tells whether other effects may come before the one that is asked now."""
        return False

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        """Plays an action that one of these three hooks offered; False if it is none of this module's."""
        return False

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        """Says why an action of this module is not possible now; None if it is none of this module's."""
        return None

    def add_fields(self, state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
        """Adds what an action of this module means in this position (see `action_fields`)."""
