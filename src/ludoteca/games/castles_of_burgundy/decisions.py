"""Runs the game from decision to decision: the uppermost of the stack is asked; phases go on when it is empty."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Buy
from ludoteca.games.castles_of_burgundy.components.kinds import PLAYING
from ludoteca.games.castles_of_burgundy.rounds import phases, preparation
from ludoteca.games.castles_of_burgundy.steps import deciding_step, top_seat
from ludoteca.games.castles_of_burgundy.turn import buying
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def legal(state: "BurgundyState", seat: int) -> list[Action]:
    actions: list[Action] = []
    if not state.is_deciding(seat):
        return actions
    if not state.pending:
        preparation.add_secret_castles(state, seat, actions)
        return actions
    step = deciding_step(state)
    step.legal(state, seat, actions)
    if step.may_buy and state.stage == PLAYING:
        buying.add_purchases(state, seat, actions)
        for module in state.settings.modules:
            module.add_any_time_actions(state, seat, actions)
    return actions


def play(state: "BurgundyState", seat: int, action: Action) -> None:
    if not state.pending:
        preparation.choose_secretly(state, seat, action)
    elif isinstance(action, Buy):
        buying.buy(state, seat, action.slot)
    elif not played_by_module(state, seat, action):
        deciding_step(state).play(state, seat, action)
    go_on(state)


def played_by_module(state: "BurgundyState", seat: int, action: Action) -> bool:
    for module in state.settings.modules:
        if module.play(state, seat, action):
            return True
    return False


def go_on(state: "BurgundyState") -> None:
    """Plays on up to the next real decision: what has one outcome only is not asked."""
    while not state.over:
        if not state.pending:
            if state.deciding_mask and preparation.choosing_secretly(state):
                return
            phases.go_on(state)
            continue
        seat = top_seat(state)
        step = deciding_step(state)
        action = step.forced(state, seat)
        if action is None:
            state.deciding_mask = 1 << seat
            return
        step.play(state, seat, action)
