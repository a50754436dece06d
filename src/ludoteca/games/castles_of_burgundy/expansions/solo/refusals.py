"""Explains why a gain cannot be counted, points bought, a tile laid or swapped, or something done first."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.solo import order, ships
from ludoteca.games.castles_of_burgundy.expansions.solo.colours import LayTile
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import (
    COUNTER,
    GAINS,
    SALE,
    TARGET,
    BuyPoints,
    CountGain,
)
from ludoteca.games.castles_of_burgundy.expansions.solo.order import DoFirst
from ludoteca.games.castles_of_burgundy.steps import step_now
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def refusal(module: "Solo", state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
    if isinstance(action, CountGain):
        return refuse_count(module, state, action)
    if isinstance(action, BuyPoints):
        return refuse_points(module, state, seat, action)
    if isinstance(action, LayTile):
        return None if step_now(state) == module.colour_step else Refusal("no-colour-complete")
    if isinstance(action, ships.SwapForTile | ships.GiveColour):
        return None if step_now(state) in (module.swap_step, module.give_step) else Refusal("no-swap")
    if isinstance(action, DoFirst):
        return refuse_first(module, state, action)
    return None


def refuse_count(module: "Solo", state: "BurgundyState", action: CountGain) -> Refusal:
    if action.points not in module.own(state)[GAINS:]:
        return Refusal("no-such-gain", {"points": action.points})
    return decide_first(state)


def refuse_first(module: "Solo", state: "BurgundyState", action: DoFirst) -> Refusal:
    names = order.names_waiting(module, state)
    if action.name not in names:
        return Refusal("nothing-to-do-first")
    if action.name == names[0]:
        return Refusal("asked-now", {"effect": action.name})
    if order.order_chosen(module, state):
        return Refusal("order-chosen", {"effect": names[0]})
    return decide_first(state)


def refuse_points(module: "Solo", state: "BurgundyState", seat: int, action: BuyPoints) -> Refusal:
    own = module.own(state)
    if not own[SALE]:
        return Refusal("points-after-gain")
    if action.points > own[TARGET] - own[COUNTER]:
        return Refusal("points-past-target", {"points": own[TARGET] - own[COUNTER]})
    if action.points > state.silver[state.settings.land_of[seat]]:
        return Refusal("points-too-dear", {"points": action.points})
    return decide_first(state)


def decide_first(state: "BurgundyState") -> Refusal:
    return Refusal("decide-first", {"step": state.settings.steps[step_now(state)].name})
