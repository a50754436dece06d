"""The values that the catalogues need: what is printed on a thing, and what an action means in a position."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import Buy, Load, LoadGoods, Place, PutOnHex, Sell, Take, TakeWorkers
from ludoteca.games.castles_of_burgundy.board import depots
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_B
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    FREE_ACTION,
    first_argument,
    second_argument,
    step_now,
    third_argument,
)
from ludoteca.games.castles_of_burgundy.tiles import goods
from ludoteca.games.castles_of_burgundy.turn import dice, die_actions, placing
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Value

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def about(thing: str) -> dict[str, Value]:
    """Splits the names of depot spaces (`depot 4.2`) and hexes (`hex 0,-3`)."""
    word, _, rest = thing.partition(" ")
    if word == "depot":
        space = rest.partition(".")[2]
        return {"space": int(space) if space.isdecimal() else ""}
    return {"place": rest} if word == "hex" else {}


def fields(state: "BurgundyState", seat: int, action: Action) -> dict[str, object]:
    """Adds to an action's own values those that depend on the position: the tile, the die, the workers it takes."""
    values = action.fields()
    if isinstance(action, Take | Sell | Place | TakeWorkers):
        values["die"] = die_of(state, seat, die_actions.source_of(action))
    if isinstance(action, Take):
        values["tile"] = state.settings.tiles.name_or_none(state.slots[action.slot])
        values["workers"] = workers_for(state, seat, action, depots.depot_of(action.slot) + 1, powers.FREE_STEP_TO_TAKE)
    elif isinstance(action, Sell):
        values["count"] = state.stored(state.settings.land_of[seat], action.colour)
        values["workers"] = workers_for(state, seat, action, action.colour + 1, -1)
    elif isinstance(action, TakeWorkers):
        values["gained"] = state.powers[seat][powers.WORKERS_TAKEN]
    elif isinstance(action, Buy):
        values["tile"] = state.settings.tiles.name_or_none(state.slots[action.slot])
    elif isinstance(action, PutOnHex):
        values |= about_hex(state, seat, action)
    elif isinstance(action, Load):
        values["goods"] = [f"goods {CENTRAL.colours[colour]}" for colour in goods.colours_in(state, action.depot)]
    elif isinstance(action, LoadGoods):
        values["count"] = goods_to_load(state, action.colour)
    for module in state.settings.modules:
        module.add_fields(state, seat, action, values)
    return values


def die_of(state: "BurgundyState", seat: int, source: int) -> int:
    """Returns what the die shows, or the value of a free action; 0 is any number."""
    if source <= DIE_B:
        return state.die(seat, source)
    if step_now(state) == FREE_ACTION:
        return second_argument(state)
    return 0


def workers_for(state: "BurgundyState", seat: int, action: Action, number: int, power: int) -> int:
    free = state.powers[seat][power] if power >= 0 else 0
    return dice.workers_needed(state, seat, die_of(state, seat, die_actions.source_of(action)), number, free)


def about_hex(state: "BurgundyState", seat: int, action: PutOnHex) -> dict[str, object]:
    """Names the tile that would go there, counts the workers it would take, and says which hex it is as people do.

    At the start the tile is the castle.
    """
    where = state.board_of(seat).told(action.hex)
    if step_now(state) != CHOOSE_HEX:
        return where | {"tile": "castle", "workers": 0}
    tile, value = first_argument(state), third_argument(state)
    number = state.board_of(seat).number[action.hex]
    free = placing.free_steps(state, seat, tile)
    return where | {
        "tile": state.settings.tiles.name_or_none(tile),
        "workers": dice.workers_needed(state, seat, value, number, free),
    }


def goods_to_load(state: "BurgundyState", colour: int) -> int:
    """Counts the goods of a colour in the depot that is being loaded."""
    return state.goods_at(first_argument(state), colour) if state.pending else 0
