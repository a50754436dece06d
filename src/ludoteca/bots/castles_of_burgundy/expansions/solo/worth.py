"""The worth of positions in the solo game of The Castles of Burgundy: only filling the land in time counts.

The unit is an action. A hex costs two, one to take a tile and one to place it, and there are far too few dice for
that: the worth of everything else is the number of actions that it saves.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BUILDING,
    CASTLE,
    KINDS,
    MINE,
    MONASTERY,
    NEAR,
    SHIP,
    WILD,
)
from ludoteca.games.castles_of_burgundy.components.tile_types import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import COUNTER, GAINS, TARGET, BuyPoints, CountGain
from ludoteca.games.castles_of_burgundy.expansions.solo.module import GAINS_STEP, Solo
from ludoteca.games.castles_of_burgundy.expansions.solo.order import DoFirst
from ludoteca.games.castles_of_burgundy.expansions.solo.ships import PRICE
from ludoteca.games.castles_of_burgundy.steps import deciding_step
from ludoteca.games.castles_of_burgundy.tiles import mines, monasteries
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

LAND: Final = 0
"""The only land."""
FILLED: Final = 1000.0
EMPTY_HEX: Final = 100.0
"""At the end a land is worth `FILLED`, minus this for each empty hex."""
PLACED: Final = 2.0
IN_HAND: Final = 0.8
"""The tile still has to be placed, and the dice may not help."""
FEW_NUMBERS: Final = 0.12
"""What that tile loses if only one number would do."""
OUT_OF_REACH: Final = 0.4
BLACK_TILE: Final = 1.15
COLOUR: Final = 1.7
"""A black tile straight into the land, for a colour."""
COLOUR_BEGUN: Final = 0.8
AREA_BEGUN: Final = 0.5
PROMISED: Final = 0.6
"""What part is counted of a colour, of an area, and of the points of areas that are not complete yet."""
EFFECT_IN_HAND: Final = 0.75
"""What part of an effect is counted while its tile is in hand."""
CASTLE_EFFECT: Final = 1.0
SHIP_EFFECT: Final = 0.3
OTHER_EFFECT: Final = 0.1
LATE: Final = 0.5
"""What part of the workers counts in the last two rounds."""
MINE_SILVER: Final = 0.9
"""What part of the silver counts that mines are to pay."""
SILVER: Final = 0.4
GOODS: Final = 0.17
NEAR_HEX: Final = 0.025
WORKERS: Final = [0.0, 0.45, 0.85, 1.2, 1.5, 1.75, 1.95, 2.1, 2.2, 2.3]
"""The first ones help most."""

EFFECTS: Final = {
    WAREHOUSE: 0.5,
    CARPENTER: 0.8,
    CHURCH: 0.85,
    MARKET: 0.8,
    BOARDING_HOUSE: 1.0,
    BANK: 0.8,
    CITY_HALL: 0.85,
    WATCHTOWER: 0.1,
}
"""By building type: what its effect saves."""
MONASTERIES: Final = {
    "monastery-2": 0.8,
    "monastery-3": 0.8,
    "monastery-4": 0.9,
    "monastery-5": 0.6,
    "monastery-6": 1.6,
    "monastery-8": 1.8,
    "monastery-9": 1.4,
    "monastery-10": 1.4,
    "monastery-11": 1.4,
    "monastery-12": 2.2,
    "monastery-13": 0.8,
    "monastery-14": 1.2,
}
"""What they save over a whole game."""
UNUSED_DIE: Final = 0.8


def worth(state: "BurgundyState", seat: int, left: int) -> float:
    if state.over:
        return FILLED - lands.empty_hexes(state, seat) * EMPTY_HEX
    hexes = state.settings.hexes
    placed = hexes - lands.empty_hexes(state, seat)
    return (
        PLACED * placed
        + points_worth(state)
        + colours_worth(state, left)
        + hand_worth(state, seat, left)
        + stock_worth(state, left)
        + NEAR_HEX * state.land.count(NEAR)
        + monasteries_worth(state, seat, left)
    )


def points_worth(state: "BurgundyState") -> float:
    """Returns the worth of the way to the target, which is an action, of waiting gains, and of nearly full areas."""
    own = solo_data(state)
    board = state.settings.boards[state.boards[0]]
    promised = 0.0
    by_phase = CENTRAL.phase_points[state.phase]
    for area, size in enumerate(board.area_size):
        free = state.free_in_area(LAND, area)
        if 0 < free < size:
            promised += AREA_BEGUN * (CENTRAL.area_points[size] + by_phase) * (size - free) / size
    return (own[COUNTER] + sum(own[GAINS:]) + PROMISED * promised) / own[TARGET]


def solo_data(state: "BurgundyState") -> list[int]:
    """Returns the solo game's own numbers."""
    for module in state.settings.modules:
        if isinstance(module, Solo):
            return module.own(state)
    raise AssertionError("not a solo game")


def colours_worth(state: "BurgundyState", left: int) -> float:
    """Returns the worth of colours: the nearer a colour is to completion, the more certain its black tile."""
    board = state.settings.boards[state.boards[0]]
    found = 0.0
    for kind in range(len(KINDS)):
        free = state.free_of_kind(LAND, kind)
        if 0 < free <= left + 1:
            done = 1.0 - free / len(board.of_kind[kind])
            found += COLOUR * done * done * COLOUR_BEGUN
    return found


def hand_worth(state: "BurgundyState", seat: int, left: int) -> float:
    """Returns the worth of tiles in the key spaces. Two of them cannot count on the same hex."""
    if not left:
        return 0.0
    found = 0.0
    claimed: list[int] = []
    wanted = state.free_by_kind(LAND)
    kinds = state.settings.tiles.kind
    for tile in state.keys[0]:
        kind = kinds[tile]
        if kind == WILD:
            found += BLACK_TILE
        elif wanted[kind] > 0:
            wanted[kind] -= 1
            found += tile_worth(state, seat, tile, left, claimed)
    return found


def tile_worth(state: "BurgundyState", seat: int, tile: int, left: int, claimed: list[int]) -> float:
    number = state.board_of(seat).number
    numbers = 0
    own = -1
    for hex in lands.open_hexes(state, seat, tile):
        if hex not in claimed:
            numbers |= 1 << number[hex]
            own = hex
    if not numbers:
        return OUT_OF_REACH
    claimed.append(own)
    found = IN_HAND + EFFECT_IN_HAND * effect_worth(state, tile, left)
    return found if numbers.bit_count() > 1 else found - FEW_NUMBERS


def effect_worth(state: "BurgundyState", tile: int, left: int) -> float:
    tiles = state.settings.tiles
    kind = tiles.kind[tile]
    if kind == CASTLE:
        return CASTLE_EFFECT
    if kind == MINE:
        return SILVER * (len(CENTRAL.phases) - 1 - state.phase + (1 if left else 0))
    if kind == SHIP:
        return SHIP_EFFECT
    if kind == MONASTERY:
        return MONASTERIES.get(tiles.names[tile], OTHER_EFFECT) * left / ROUNDS
    if kind == BUILDING and tiles.building[tile] >= 0:
        return EFFECTS[tiles.building[tile]]
    return OTHER_EFFECT


def stock_worth(state: "BurgundyState", left: int) -> float:
    silver = min(state.silver[0], 2 * (left + 1))
    workers = state.workers[0]
    found = SILVER * silver + WORKERS[min(workers, len(WORKERS) - 1)] * (1.0 if left > 1 else LATE)
    ships = state.free_of_kind(LAND, SHIP)
    if ships:
        found += GOODS * min(sum(state.goods_in_store(LAND)), PRICE * ships)
    phases_left = len(CENTRAL.phases) - 1 - state.phase
    return found + SILVER * MINE_SILVER * mines.mines_in(state, 0) * phases_left


def monasteries_worth(state: "BurgundyState", seat: int, left: int) -> float:
    names = state.settings.tiles.names
    found = 0.0
    for tile in monasteries.working_for(state, seat):
        found += MONASTERIES.get(names[tile], 0.0)
    return found * left / ROUNDS


def is_idle(state: "BurgundyState", action: Action) -> bool:
    """Returns whether an action is useless: buying points short of the target only costs silver, and far from it the
    moment of counting does not matter."""
    own = solo_data(state)
    if isinstance(action, BuyPoints):
        return action.points < own[TARGET] - own[COUNTER]
    if own[COUNTER] + sum(own[GAINS:]) + state.silver[0] >= own[TARGET]:
        return False
    counting = deciding_step(state).name == GAINS_STEP
    return isinstance(action, DoFirst) if counting else isinstance(action, CountGain)
