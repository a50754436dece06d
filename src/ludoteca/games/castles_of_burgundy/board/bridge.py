"""The bridge sets the turn order: the pawn furthest ahead goes first; in a stack, the top one."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def advance(state: "BurgundyState", seat: int) -> None:
    """Moves a pawn to the next space, on top of whoever is there. On the last space it still rises to the top."""
    steps = state.steps.copy()
    steps[seat] = min(steps[seat] + 1, CENTRAL.bridge_spaces - 1)
    state.steps = steps
    rise(state, seat)
    if state.listener is not None:
        state.emit("advanced", seat, {"space": state.steps[seat] + 1})


def rise(state: "BurgundyState", seat: int) -> None:
    """Puts a pawn on top of the stack on its space, but not over one that is always on top unless it is so itself."""
    bridge = state.bridge.copy()
    bridge.remove(seat)
    space = state.steps[seat]
    under = not stays_on_top(state, seat)
    place = 0
    for other in bridge:
        ahead = state.steps[other] > space
        if not ahead and not (state.steps[other] == space and under and stays_on_top(state, other)):
            break
        place += 1
    bridge.insert(place, seat)
    state.bridge = bridge


def stays_on_top(state: "BurgundyState", seat: int) -> bool:
    return bool(state.powers[seat][powers.ON_TOP])
