"""What an action about shields means in a position, for the sentences that people read."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy import shield_effects, shield_taking, shield_tax
from ludoteca.games.castles_of_burgundy.actions import Hex, LoadGoods
from ludoteca.games.castles_of_burgundy.goods import COLOURS
from ludoteca.games.castles_of_burgundy.naming import tile_name
from ludoteca.games.castles_of_burgundy.shield_actions import PayTax, PlaceStraight, TakeShield, shield_name
from ludoteca.games.castles_of_burgundy.steps import FRAME, START_CASTLE, TURN
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.shields import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def add_fields(module: "Shields", state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
    step = state.pending[-FRAME + 1] if state.pending else START_CASTLE
    if isinstance(action, TakeShield):
        depot = module.depot_with(state, action.shield)
        with_dice = step == TURN and depot >= 0
        values["workers"] = shield_taking.workers_for_double(state, seat, depot + 1) if with_dice else 0
    elif isinstance(action, PlaceStraight):
        values["tile"] = tile_name(state, state.slots[action.slot])
    elif isinstance(action, PayTax):
        values["silver"] = shield_tax.tax_on(len(module.held(state, seat))) - action.workers
    elif isinstance(action, Hex) and step == module.put_step:
        values["tile"] = shield_name(state.pending[-FRAME + 2])
    elif isinstance(action, LoadGoods) and step == module.load_step:
        depots = shield_effects.depots_with(state, action.colour)
        values["count"] = sum(state.depot_goods[depot * COLOURS + action.colour] for depot in depots)
