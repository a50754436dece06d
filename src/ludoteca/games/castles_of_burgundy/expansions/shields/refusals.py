"""Explains why a shield cannot be taken or used, or a payment made."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.kinds import PLAYING, SOURCES
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers, taking, tax
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import (
    CopyPlayer,
    GiveUp,
    PayTax,
    PlaceStraight,
    SetDie,
    TakeShield,
    shield_name,
)
from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, TURN, step_now
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def refusal(module: "Shields", state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TakeShield):
        return refuse_shield(module, state, seat, action)
    if isinstance(action, SetDie):
        return refuse_die(module, state, seat, action)
    if isinstance(action, CopyPlayer):
        return refuse_player(module, state, seat, action)
    if isinstance(action, GiveUp | PayTax):
        return refuse_tax(module, state, seat, action)
    if isinstance(action, PlaceStraight) and step_now(state) not in (module.depots_step, module.black_step):
        return Refusal("tile-at-phase-end")
    return None


def decide_first(state: "BurgundyState") -> Refusal:
    return Refusal("decide-first", {"step": state.settings.steps[step_now(state)].name})


def refuse_shield(module: "Shields", state: "BurgundyState", seat: int, action: TakeShield) -> Refusal:
    name = shield_name(action.shield)
    depot = module.depot_with(state, action.shield)
    if depot < 0:
        return Refusal("shield-not-there", {"shield": name})
    if step_now(state) == FREE_ACTION:
        return Refusal("shield-not-by-this", {"shield": shield_name(numbers.BY_CASTLE)})
    if step_now(state) != TURN:
        return decide_first(state)
    if state.used:
        return Refusal("shield-needs-both-dice")
    needed = taking.workers_for_double(state, seat, depot + 1)
    workers = state.workers[state.settings.land_of[seat]]
    return Refusal("shield-needs-double", {"number": depot + 1, "needed": needed, "workers": workers})


def refuse_die(module: "Shields", state: "BurgundyState", seat: int, action: SetDie) -> Refusal:
    if not module.holds(state, seat, numbers.ANY_DIE):
        return Refusal("shield-not-held", {"shield": shield_name(numbers.ANY_DIE)})
    if step_now(state) != TURN:
        return decide_first(state)
    if module.own(state)[numbers.DIE_SET]:
        return Refusal("die-set-already")
    if state.used >> action.die & 1:
        return Refusal("die-used", {"die": SOURCES[action.die]})
    if state.die(seat, action.die) == action.number:
        return Refusal("die-shows-that", {"die": SOURCES[action.die], "number": action.number})
    return Refusal("dice-equal")


def refuse_player(module: "Shields", state: "BurgundyState", seat: int, action: CopyPlayer) -> Refusal:
    if not module.holds(state, seat, numbers.COPY):
        return Refusal("shield-not-held", {"shield": shield_name(numbers.COPY)})
    if module.own(state)[numbers.COPIED] >= 0:
        return Refusal("player-copied-already", {"other": module.own(state)[numbers.COPIED]})
    if action.player == seat:
        return Refusal("copy-another-player")
    if state.stage != PLAYING:
        return Refusal("copy-in-own-turn")
    return decide_first(state)


def refuse_tax(module: "Shields", state: "BurgundyState", seat: int, action: GiveUp | PayTax) -> Refusal:
    if step_now(state) != module.tax_step:
        return Refusal("no-tax-now")
    if isinstance(action, GiveUp):
        return Refusal("shield-not-held", {"shield": shield_name(action.shield)})
    land = state.settings.land_of[seat]
    due = tax.tax_on(len(module.held(state, seat)))
    return Refusal("tax-otherwise", {"tax": due, "silver": state.silver[land], "workers": state.workers[land]})
