"""Names the rule that forbids an action now."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.actions import (
    Buy,
    Decline,
    Discard,
    EndTurn,
    Hex,
    Load,
    LoadGoods,
    Pay,
    Place,
    Sell,
    Take,
)
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces, lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import (
    CASTLE,
    DIE_A,
    DIE_B,
    DIE_SIDES,
    FREE,
    KINDS,
    NO_TILE,
    PLACE,
    PLAYING,
    SELL,
    SOURCES,
    TAKE,
    WILD,
)
from ludoteca.games.castles_of_burgundy.components.kinds import WORKERS as TAKE_WORKERS
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    FREE_ACTION,
    START_CASTLE,
    TURN,
    deciding_step,
    first_argument,
    second_argument,
    step_now,
    third_argument,
)
from ludoteca.games.castles_of_burgundy.turn import buying, dice, die_actions, placing
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


PICKS_OF_PLACING: Final = 3
"""A die or a free action, the tile, the hex."""


def refusal(state: "BurgundyState", seat: int, action: Action) -> Refusal:
    for module in state.settings.modules:
        theirs = module.refusal(state, seat, action)
        if theirs is not None:
            return theirs
    if state.pending:
        step = deciding_step(state)
        own = step.refusal(state, seat, action)
        if own is not None:
            return own
    if isinstance(action, Buy):
        return refuse_purchase(state, seat, action)
    if isinstance(action, Hex):
        return refuse_hex(state, seat, action)
    if isinstance(action, Decline):
        return Refusal("nothing-to-decline")
    if isinstance(action, Discard):
        return Refusal("nothing-to-discard")
    if isinstance(action, Pay):
        return Refusal("nothing-to-pay")
    if isinstance(action, Load | LoadGoods):
        return refuse_load(state, seat, action)
    return refuse_act(state, seat, action)


def why_not_hex(state: "BurgundyState", seat: int, picks: list[str]) -> Refusal | None:
    """Says why a tile can't go to a hex, for picks such as `die-a`, `ship`, `hex 2,0`; None if that is not the question.

    Where only one hex is possible the engine takes it without asking, so that this would never come up by itself.
    """
    if len(picks) != PICKS_OF_PLACING:
        return None
    for action in state.legal(seat):
        if isinstance(action, Place) and action.picks == (picks[0], picks[1]):
            asked = state.clone_here()
            value = second_argument(state) if action.source == FREE else state.die(seat, action.source)
            placing.ask_hex(asked, seat, action.tile, action.source, value)
            for hex in state.settings.hex:
                if hex.picks == (picks[2],) and hex not in asked.legal(seat):
                    return refusal(asked, seat, hex)
    return None


def refuse_act(state: "BurgundyState", seat: int, action: Action) -> Refusal:
    """Refuses an action with a die, or a free action."""
    step = step_now(state)
    if step not in (TURN, FREE_ACTION) or isinstance(action, EndTurn):
        return Refusal("decide-first", {"step": state.settings.steps[step].name})
    source = die_actions.source_of(action)
    if (step == TURN) != (source <= DIE_B):
        return Refusal("no-free-action" if source == FREE else "free-action-first")
    if step == FREE_ACTION:
        return refuse_free_action(state, seat, action)
    first, second = state.die(seat, DIE_A), state.die(seat, DIE_B)
    if state.used >> source & 1:
        return Refusal("die-used", {"die": SOURCES[source]})
    if source == DIE_B and first == second and not state.used:
        return Refusal("dice-equal")
    return refuse_with_value(state, seat, action, state.die(seat, source))


def refuse_free_action(state: "BurgundyState", seat: int, action: Action) -> Refusal:
    effect = state.settings.effects[first_argument(state)]
    wanted = TAKE_WORKERS
    if isinstance(action, Take):
        wanted = TAKE
    elif isinstance(action, Place):
        wanted = PLACE
    elif isinstance(action, Sell):
        wanted = SELL
    if not effect.what & wanted:
        return Refusal("effect-not-for-that", {"effect": effect.name})
    if isinstance(action, Take) and state.slots[action.slot] != NO_TILE:
        kind = state.settings.tiles.kind[state.slots[action.slot]]
        if not effect.kinds >> kind & 1:
            return Refusal("effect-other-kinds", {"effect": effect.name, "kind": KINDS[kind]})
    return refuse_with_value(state, seat, action, second_argument(state))


def refuse_with_value(state: "BurgundyState", seat: int, action: Action, value: int) -> Refusal:
    if isinstance(action, Take):
        return refuse_take(state, seat, action, value)
    if isinstance(action, Place):
        return refuse_place(state, seat, action, value)
    assert isinstance(action, Sell)
    if not state.stored(state.settings.land_of[seat], action.colour):
        return Refusal("no-goods", {"goods": f"goods {action.name}"})
    return too_far(state, seat, value, 1 << action.colour + 1, 0)


def too_far(state: "BurgundyState", seat: int, value: int, numbers: int, free: int) -> Refusal:
    """Refuses what is too far for the workers, and counts how many the nearest of these numbers would take."""
    needed = min(
        dice.workers_needed(state, seat, value, number, free)
        for number in range(1, DIE_SIDES + 1)
        if numbers >> number & 1
    )
    return Refusal(
        "too-few-workers", {"die": value, "needed": needed, "workers": state.workers[state.settings.land_of[seat]]}
    )


def refuse_take(state: "BurgundyState", seat: int, action: Take, value: int) -> Refusal:
    if state.slots[action.slot] == NO_TILE:
        return Refusal("space-empty", {"space": action.name})
    number = depots.depot_of(action.slot) + 1
    free = state.powers[seat][powers.FREE_STEP_TO_TAKE]
    if not dice.reach(state, seat, value, free) >> number & 1:
        return too_far(state, seat, value, 1 << number, free)
    return Refusal("equal-tile-first", {"space": action.name})


def refuse_place(state: "BurgundyState", seat: int, action: Place, value: int) -> Refusal:
    if action.tile not in key_spaces.types_held(state, seat):
        return Refusal("tile-not-held", {"tile": action.name})
    numbers = lands.open_numbers(state, seat, action.tile)
    if not numbers:
        return Refusal("no-hex-for-tile", {"tile": action.name})
    return too_far(state, seat, value, numbers, placing.free_steps(state, seat, action.tile))


def refuse_hex(state: "BurgundyState", seat: int, action: Hex) -> Refusal:
    step = step_now(state)
    name = f"hex {action.name}"
    if step == START_CASTLE:
        green = state.board_of(seat).kind[action.hex] == CASTLE
        return Refusal("castle-on-marked" if green else "castle-on-green", {"hex": name})
    if step != CHOOSE_HEX:
        return Refusal("choose-tile-first")
    settings = state.settings
    tile, value = first_argument(state), third_argument(state)
    board = state.board_of(seat)
    names: dict[str, str | int | list[str] | list[int]] = {"hex": name, "tile": settings.tiles.names[tile]}
    there = state.tile_at(settings.land_of[seat], action.hex)
    if there >= 0:
        return Refusal("hex-taken", {"hex": name, "tile": settings.tiles.names[there]})
    kind = settings.tiles.kind[tile]
    if kind != WILD and board.kind[action.hex] != kind:
        return Refusal("wrong-colour", names | {"kind": KINDS[board.kind[action.hex]]})
    if action.hex in lands.open_hexes(state, seat, tile):
        return too_far(state, seat, value, 1 << board.number[action.hex], placing.free_steps(state, seat, tile))
    if not lands.touches(state, seat, action.hex):
        return Refusal("hex-not-adjacent", names)
    return Refusal("second-in-city", names)


def refuse_purchase(state: "BurgundyState", seat: int, action: Buy) -> Refusal:
    if state.stage != PLAYING or not state.pending or not state.settings.steps[step_now(state)].may_buy:
        return Refusal("decide-first", {"step": state.settings.steps[step_now(state)].name})
    if state.bought:
        return Refusal("bought-already")
    if action.slot < FIRST_BLACK and not buying.buys_anywhere(state, seat):
        return Refusal("buy-black-only")
    if state.slots[action.slot] == NO_TILE:
        return Refusal("space-empty", {"space": action.name})
    if not buying.can_pay(state, seat):
        return Refusal("too-little-silver", {"price": CENTRAL.black_price})
    return Refusal("equal-tile-first", {"space": action.name})


def refuse_load(state: "BurgundyState", seat: int, action: Action) -> Refusal:
    if isinstance(action, Load):
        return Refusal("nothing-to-load", {"depot": f"depot {action.depot + 1}"})
    assert isinstance(action, LoadGoods)
    return Refusal("no-such-goods", {"goods": f"goods {action.name}"})
