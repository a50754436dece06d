"""The values that the catalogues need: what an action about shields means in a position."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import LoadGoods, PutOnHex
from ludoteca.games.castles_of_burgundy.expansions.shields import effects, taking, tax
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import PayTax, PlaceStraight, TakeShield, shield_name
from ludoteca.games.castles_of_burgundy.steps import TURN, first_argument, step_now
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def add_fields(module: "Shields", state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
    step = step_now(state)
    if isinstance(action, TakeShield):
        depot = module.depot_with(state, action.shield)
        with_dice = step == TURN and depot >= 0
        values["workers"] = taking.workers_for_double(state, seat, depot + 1) if with_dice else 0
    elif isinstance(action, PlaceStraight):
        values["tile"] = state.settings.tiles.name_or_none(state.slots[action.slot])
    elif isinstance(action, PayTax):
        values["silver"] = tax.tax_on(len(module.held(state, seat))) - action.workers
    elif isinstance(action, PutOnHex) and step == module.put_step:
        values["tile"] = shield_name(first_argument(state))
    elif isinstance(action, LoadGoods) and step == module.load_step:
        depots = effects.depots_with(state, action.colour)
        values["count"] = sum(state.goods_at(depot, action.colour) for depot in depots)
