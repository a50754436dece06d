"""How much of the game is left."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.state import BurgundyState

ROUNDS: Final = len(CENTRAL.phases) * CENTRAL.rounds


def rounds_left(state: BurgundyState) -> int:
    """Returns the number of own turns after this one."""
    return (len(CENTRAL.phases) - 1 - state.phase) * CENTRAL.rounds + CENTRAL.rounds - 1 - state.round


def phase_ends_left(state: BurgundyState) -> int:
    """Returns how many phases are still to end, this one included."""
    return len(CENTRAL.phases) - state.phase
