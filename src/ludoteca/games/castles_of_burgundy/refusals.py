"""Names the rule that forbids an action now."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.actions import (
    Buy,
    Decline,
    Discard,
    EndTurn,
    Load,
    LoadGoods,
    Pay,
    Place,
    PutOnHex,
    Sell,
    Take,
)
from ludoteca.games.castles_of_burgundy.board import depots, key_spaces, lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS, FIRST_BLACK
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
from ludoteca.games.castles_of_burgundy.tiles import ships
from ludoteca.games.castles_of_burgundy.tiles.ships import LoadColour, LoadNeighbour, LoadShip
from ludoteca.games.castles_of_burgundy.turn import buying, dice, die_actions, placing
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


ANOTHER_TIME: Final = frozenset(
    [
        "decide-first",
        "dice-equal",
        "load-with-ship",
        "no-colour-complete",
        "no-crane",
        "no-free-action",
        "no-geese",
        "no-swap",
        "no-tax-now",
        "no-such-gain",
        "no-workers-for-sale",
        "nothing-to-discard",
        "nothing-to-do-first",
        "nothing-to-pay",
        "shield-not-held",
        "tile-at-phase-end",
    ]
)
"""Rules of another moment: somebody who picks a thing most likely means what could be done with it now."""

ANOTHER_WAY: Final = frozenset(["bought-already", "buy-black-only", "dice-used", "die-used", "too-little-silver"])
"""What rules out one way of several, such as one of the dice."""


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
    if isinstance(action, PutOnHex):
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


def likeliest(state: "BurgundyState", seat: int, actions: list[Action]) -> Action:
    """The action that is nearest to being possible."""
    best = actions[0]
    nearest = remoteness(refusal(state, seat, best))
    for action in actions[1:]:
        distance = remoteness(refusal(state, seat, action))
        if distance < nearest:
            best, nearest = action, distance
    return best


def remoteness(refusal: Refusal) -> int:
    """How far a refused action is from what can be done: workers missing are near, another moment is far away."""
    if refusal.id == "too-few-workers":
        needed = refusal.values["needed"]
        assert isinstance(needed, int)
        return needed
    if refusal.id in ANOTHER_TIME:
        return 100
    return 10 if refusal.id in ANOTHER_WAY else 0


def why_not_hex(state: "BurgundyState", seat: int, picks: list[str]) -> Refusal | None:
    """Says why a tile can't go to a hex, for picks such as `die-a`, `ship`, `hex 2,0`; None if that is not the question.

    A die need not be picked, and where only one hex is possible the engine takes it without asking, so that this would
    never come up by itself.
    """
    hexes = [hex for hex in state.settings.hex if picks and hex.picks == (picks[-1],)]
    places = [
        action
        for action in state.legal(seat)
        if isinstance(action, Place) and action.name in picks[:-1] and set(picks[:-1]) <= set(action.picks)
    ]
    if not hexes or not places:
        return None
    refusals: list[Refusal] = []
    for place in places:
        asked = state.clone_here()
        value = second_argument(state) if place.source == FREE else state.die(seat, place.source)
        placing.ask_hex(asked, seat, place.tile, place.source, value)
        if hexes[0] in asked.legal(seat):
            return None
        refusals.append(refusal(asked, seat, hexes[0]))
    return min(refusals, key=remoteness)


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
    if state.used == dice.BOTH_DICE:
        return Refusal("dice-used")
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
    if not dice.reachable_numbers(state, seat, value, free) >> number & 1:
        return too_far(state, seat, value, 1 << number, free)
    return Refusal("equal-tile-first", {"space": action.name})


def refuse_place(state: "BurgundyState", seat: int, action: Place, value: int) -> Refusal:
    if action.tile not in key_spaces.types_held(state, seat):
        return Refusal("tile-not-held", {"tile": action.name})
    numbers = lands.open_numbers(state, seat, action.tile)
    if not numbers:
        return Refusal("no-hex-for-tile", {"tile": action.name})
    return too_far(state, seat, value, numbers, placing.free_steps(state, seat, action.tile))


def refuse_hex(state: "BurgundyState", seat: int, action: PutOnHex) -> Refusal:
    step = step_now(state)
    name = f"hex {action.name}"
    if step == START_CASTLE:
        green = state.board_of(seat).kind[action.hex] == CASTLE
        return Refusal("castle-on-marked" if green else "castle-on-green", {"hex": name})
    settings = state.settings
    board = state.board_of(seat)
    there = state.tile_at(settings.land_of[seat], action.hex)
    if step not in (TURN, FREE_ACTION, CHOOSE_HEX):
        return Refusal("decide-first", {"step": settings.steps[step].name})
    if there >= 0:
        return Refusal("hex-taken", {"hex": name, "tile": settings.tiles.names[there]})
    if step != CHOOSE_HEX:
        return refuse_hex_without_tile(state, seat, action)
    tile, value = first_argument(state), third_argument(state)
    names: dict[str, str | int | list[str] | list[int]] = {"hex": name, "tile": settings.tiles.names[tile]}
    kind = settings.tiles.kind[tile]
    if kind != WILD and board.kind[action.hex] != kind:
        return Refusal("wrong-colour", names | {"kind": KINDS[board.kind[action.hex]]})
    if action.hex in lands.open_hexes(state, seat, tile):
        return too_far(state, seat, value, 1 << board.number[action.hex], placing.free_steps(state, seat, tile))
    if not lands.touches(state, seat, action.hex):
        return Refusal("hex-not-adjacent", names)
    return Refusal("second-in-city", names)


def refuse_hex_without_tile(state: "BurgundyState", seat: int, action: PutOnHex) -> Refusal:
    """Says what is missing to place a tile on an empty hex, whichever one of the key spaces it would be."""
    name = f"hex {action.name}"
    board = state.board_of(seat)
    kind = board.kind[action.hex]
    if step_now(state) == FREE_ACTION:
        effect = state.settings.effects[first_argument(state)]
        if not effect.what & PLACE:
            return Refusal("effect-not-for-that", {"effect": effect.name})
    if not lands.touches(state, seat, action.hex):
        return Refusal("hex-not-adjacent", {"hex": name})
    kinds = state.settings.tiles.kind
    fitting = [tile for tile in key_spaces.types_held(state, seat) if kinds[tile] in (kind, WILD)]
    if not fitting:
        return Refusal("no-tile-for-hex", {"hex": name, "kind": KINDS[kind]})
    open = [tile for tile in fitting if action.hex in lands.open_hexes(state, seat, tile)]
    if not open:
        return Refusal("second-in-city", {"hex": name, "tile": state.settings.tiles.names[fitting[0]]})
    values = values_left(state, seat)
    if not values:
        return Refusal("dice-used")
    number = board.number[action.hex]
    nearest: Refusal | None = None
    for tile in open:
        free = placing.free_steps(state, seat, tile)
        for value in values:
            if dice.reachable_numbers(state, seat, value, free) >> number & 1:
                return Refusal("choose-tile-first")
            far = too_far(state, seat, value, 1 << number, free)
            if nearest is None or remoteness(far) < remoteness(nearest):
                nearest = far
    assert nearest is not None
    return nearest


def values_left(state: "BurgundyState", seat: int) -> list[int]:
    """What the dice show that the seat can still use; what a free action counts as."""
    if step_now(state) == FREE_ACTION:
        return [second_argument(state)]
    return [state.die(seat, die) for die in (DIE_A, DIE_B) if not state.used >> die & 1]


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
    step = state.settings.steps[step_now(state)]
    if isinstance(action, Load):
        depot = action.depot
        name = f"depot {depot + 1}"
        if not isinstance(step, LoadShip | LoadNeighbour):
            return Refusal("load-with-ship")
        if isinstance(step, LoadNeighbour) and depot not in ships.beside(first_argument(state)):
            return Refusal("depot-not-beside", {"depot": name, "loaded": f"depot {first_argument(state) + 1}"})
        if not state.colours_at(depot):
            return Refusal("depot-without-goods", {"depot": name})
        return no_room(state, seat)
    assert isinstance(action, LoadGoods)
    goods_name = f"goods {action.name}"
    if isinstance(step, LoadColour):
        return Refusal("goods-not-there", {"goods": goods_name, "depot": f"depot {first_argument(state) + 1}"})
    if step.name != "load-everywhere":
        return Refusal("load-with-ship")
    if not any(state.goods_at(depot, action.colour) for depot in range(DEPOTS)):
        return Refusal("goods-nowhere", {"goods": goods_name})
    return no_room(state, seat)


def no_room(state: "BurgundyState", seat: int) -> Refusal:
    return Refusal("no-room-for-goods", {"count": state.powers[seat][powers.GOODS_SPACES]})
