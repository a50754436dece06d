"""The worth of a position for a seat: its points, and the expected points of land, tiles in hand, silver, workers,
goods and monasteries."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions import shields
from ludoteca.bots.castles_of_burgundy.expansions import worth as expansions
from ludoteca.bots.castles_of_burgundy.expansions.solo import worth as solo
from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, phase_ends_left, rounds_left
from ludoteca.games.castles_of_burgundy.board.lands import open_hexes
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS, DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BUILDING,
    CASTLE,
    KINDS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NEAR,
    SHIP,
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
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.tiles import livestock, mines, monasteries

NEARNESS: Final = [1.0, 0.62, 0.4, 0.26, 0.17, 0.11, 0.07, 0.045, 0.03]
"""What part of an area's points is counted, by how many of its hexes are free."""
HURRY: Final = 0.6
ROUNDS_A_HEX: Final = 4.0
"""All of that part with so many rounds for each free hex, a smaller one the fewer there are."""
UNREACHED: Final = 0.66
"""What part of that is left for areas that no placed tile touches yet."""
COLOUR_NEARNESS: Final = [1.0, 0.63, 0.32, 0.15, 0.075]
"""What part of a colour's bonus is counted, by how many of its hexes are free."""
IN_HAND: Final = 0.53
"""What part of a tile's worth is counted while it waits in a key space."""
NUMBER: Final = 0.04
"""What each number on which it could go adds to that part, up to NUMBERS."""
NUMBERS: Final = 4
NOWHERE: Final = 0.3
"""What part of its worth is counted if no hex is open to it."""
NO_ROOM: Final = 0.5
"""What full key spaces cost."""
SAME_KIND: Final = 0.8
"""What part of a tile's worth is counted if another of its kind waits too."""
LITTLE_TIME: Final = 0.5
TIME_A_ROUND: Final = 0.25
"""What part tiles in hand are worth after the last round, and what each round adds, up to all."""

CASTLE_WORTH: Final = 5.8
SHIP_WORTH: Final = 1.4
GOODS_WORTH: Final = 1.3
"""What each goods tile adds to a ship."""
LIVESTOCK_WORTH: Final = 1.0
EFFECT_WORTH: Final = {
    WAREHOUSE: 2.7,
    CARPENTER: 3.0,
    CHURCH: 3.4,
    MARKET: 3.0,
    BOARDING_HOUSE: 3.6,
    BANK: 3.8,
    CITY_HALL: 4.0,
    WATCHTOWER: 4.2,
}
"""By building type: what its effect brings when it is placed."""

POWER_WORTH: Final = {
    "monastery-1": 1.8,
    "monastery-2": 2.2,
    "monastery-3": 3.3,
    "monastery-4": 3.3,
    "monastery-5": 2.9,
    "monastery-6": 5.9,
    "monastery-7": 3.7,
    "monastery-8": 5.9,
    "monastery-9": 5.2,
    "monastery-10": 4.4,
    "monastery-11": 4.4,
    "monastery-12": 6.6,
    "monastery-13": 2.2,
    "monastery-14": 3.7,
    "monastery-27": 1.5,
    "monastery-28": 3.5,
}
"""What a monastery that changes the rules would bring over the whole game."""
OTHER_POWER: Final = 3.0

EXPECTED_COUNT: Final = {"goods-types-sold": 3.0, "goods-sold": 6.0, "species": 1.5, "bonus-tiles": 1.2}
"""How much more of what a monastery counts a player may hope for in a whole game."""
EXPECTED_BUILDINGS: Final = 0.6
"""The same for the buildings of a type."""

SILVER_USE: Final = 0.9
SILVER_USE_A_ROUND: Final = 0.15
"""What a silver brings beside its final point: so much for each round left, up to the first number."""
USEFUL_SILVER: Final = 4
WORKER_POINTS: Final = 0.5
WORKER_USE: Final = 0.7
WORKER_USE_A_ROUND: Final = 0.12
"""The same for a worker."""
USEFUL_WORKERS: Final = 5
SALE_SILVER: Final = 1.0
SALE_TO_COME: Final = 0.62
"""What part of a sale is counted while the goods are in store."""


def alone(state: BurgundyState) -> bool:
    return len(state.scores) == 1


def own_worth(state: BurgundyState, seat: int) -> float:
    left = rounds_left(state)
    if alone(state):
        return solo.worth(state, seat, left)
    return (
        float(state.scores[seat])
        + land_worth(state, seat, left)
        + hand_worth(state, seat, left)
        + stock_worth(state, seat, left)
        + monasteries_worth(state, seat, left)
        + expansions.worth(state, seat, left)
        + shields.worth(state, seat, left)
    )


def land_worth(state: BurgundyState, seat: int, left: int) -> float:
    """Returns the expected points of unfinished areas and colours, and the mines' future silver."""
    settings = state.settings
    land = settings.land_of[seat]
    board = settings.boards[state.boards[land]]
    worth = 0.0
    for area, size in enumerate(board.area_size):
        free = state.free_in_area(land, area)
        if free:
            promise = AREA_WORTH[left][size][free]
            if free == size and not touched(state, land, board.area_hexes[area]):
                promise *= UNREACHED
            worth += promise
    for kind in range(len(KINDS)):
        free = state.free_of_kind(land, kind)
        if 0 < free < len(COLOUR_NEARNESS):
            worth += colour_part(free, left) * colour_points(state, kind)
    phases_left = phase_ends_left(state)
    return worth + mines.mines_in(state, land) * phases_left * silver_worth(left)


def touched(state: BurgundyState, land: int, hexes: list[int]) -> bool:
    for hex in hexes:
        if state.tile_at(land, hex) == NEAR:
            return True
    return False


def area_part(free: int, left: int) -> float:
    """Returns the share of an area's points that counts already; 0 if there is no time to fill it."""
    if not free:
        return 1.0
    if free > left + 1 or not left:
        return 0.0
    part = NEARNESS[min(free, len(NEARNESS) - 1)]
    return part * min(1.0, HURRY + left / (ROUNDS_A_HEX * free))


def area_points(left: int, size: int, free: int) -> float:
    """Returns the points of an area by its size, and by the phase in which it may be filled."""
    rounds_gone = ROUNDS - 1 - left
    phase = min(len(CENTRAL.phases) - 1, (rounds_gone + free) // CENTRAL.rounds)
    return float(CENTRAL.area_points[size] + CENTRAL.phase_points[phase])


def area_gain(left: int, size: int, free: int) -> float:
    """Returns what one more tile in an area adds."""
    return (area_part(max(free - 1, 0), left) - area_part(free, left)) * area_points(left, size, free)


SIZES: Final = len(CENTRAL.area_points)
"""Areas have up to eight hexes."""

AREA_WORTH: Final = [
    [[area_part(free, left) * area_points(left, size, free) for free in range(SIZES)] for size in range(SIZES)]
    for left in range(ROUNDS)
]
"""What an area promises, by own turns left, size and free hexes."""

AREA_GAIN: Final = [
    [[area_gain(left, size, free) for free in range(SIZES)] for size in range(SIZES)] for left in range(ROUNDS)
]
"""What one more tile in it adds; by the same."""


def colour_part(free: int, left: int) -> float:
    return COLOUR_NEARNESS[free] if left >= free else 0.0


def colour_points(state: BurgundyState, kind: int) -> float:
    for rank in (0, 1):
        if state.bonus_owner(kind, rank) < 0:
            return float(state.settings.colour_points[rank])
    return 0.0


def hand_worth(state: BurgundyState, seat: int, left: int) -> float:
    """Returns the worth of the tiles in the key spaces: a share of what each would bring where it fits best."""
    if not left:
        return 0.0
    worth = 0.0
    seen: list[int] = []
    for store in state.settings.stores_of[seat]:
        for tile in state.keys[store]:
            kind = state.settings.tiles.kind[tile]
            best, numbers = best_place(state, seat, tile, left)
            part = IN_HAND + NUMBER * min(numbers, NUMBERS) if numbers else NOWHERE
            worth += best * part * (SAME_KIND if kind in seen else 1.0)
            seen.append(kind)
    if len(seen) >= state.powers[seat][powers.KEY_SPACES]:
        worth -= NO_ROOM
    return worth * min(1.0, LITTLE_TIME + TIME_A_ROUND * left)


def best_place(state: BurgundyState, seat: int, tile: int, left: int) -> tuple[float, int]:
    """Returns the worth of placing a tile at its best place, and how many dice numbers would fit."""
    settings = state.settings
    land = settings.land_of[seat]
    board = state.board_of(seat)
    numbers = 0
    best = 0.0
    grazes = settings.tiles.kind[tile] == LIVESTOCK
    for hex in open_hexes(state, seat, tile):
        numbers |= 1 << board.number[hex]
        area = board.area[hex]
        free = state.free_in_area(land, area)
        gain = AREA_GAIN[left][board.area_size[area]][free]
        if grazes:
            gain += float(sum(livestock.herd(state, seat, tile, hex)))
        if gain > best:
            best = gain
    return best + effect_worth(state, seat, tile, left), numbers.bit_count()


def effect_worth(state: BurgundyState, seat: int, tile: int, left: int) -> float:
    tiles = state.settings.tiles
    kind = tiles.kind[tile]
    if kind == CASTLE:
        return CASTLE_WORTH
    if kind == MINE:
        return phase_ends_left(state) * silver_worth(left)
    if kind == SHIP:
        return SHIP_WORTH + goods_in_best_depot(state) * GOODS_WORTH
    if kind == LIVESTOCK and tiles.names[tile] not in expansions.EFFECT_WORTH:
        return LIVESTOCK_WORTH
    if kind == MONASTERY:
        return monastery_worth(state, seat, tile, left)
    if kind == BUILDING and tiles.building[tile] >= 0:
        return EFFECT_WORTH[tiles.building[tile]]
    return expansions.effect_worth(state, tile)


def goods_in_best_depot(state: BurgundyState) -> int:
    return max(sum(state.goods_at_depot(depot)) for depot in range(DEPOTS))


def silver_worth(left: int) -> float:
    return 1.0 + min(SILVER_USE, left * SILVER_USE_A_ROUND)


def stock_worth(state: BurgundyState, seat: int, left: int) -> float:
    """Returns the worth of silver, workers and goods: more than their final points while there is time to use them."""
    land = state.settings.land_of[seat]
    silver, workers = state.silver[land], state.workers[land]
    useful = min(silver, USEFUL_SILVER)
    worth = silver + useful * (silver_worth(left) - 1.0) + workers * WORKER_POINTS
    worth += min(workers, USEFUL_WORKERS) * min(WORKER_USE, left * WORKER_USE_A_ROUND)
    per_tile = state.settings.goods_points * state.powers[seat][powers.GOODS_FACTOR]
    for colour in range(COLOURS):
        count = state.stored(land, colour)
        if count:
            sale = count * per_tile + SALE_SILVER
            worth += max(float(count), sale * SALE_TO_COME) if left else float(count)
    return worth


def monasteries_worth(state: BurgundyState, seat: int, left: int) -> float:
    worth = 0.0
    for tile in monasteries.working_for(state, seat):
        worth += monastery_worth(state, seat, tile, left)
    return worth


def monastery_worth(state: BurgundyState, seat: int, tile: int, left: int) -> float:
    """Returns a monastery's points at the end, present and expected, or the worth of its power in the time left."""
    tiles = state.settings.tiles
    time = left / ROUNDS
    what = tiles.counts[tile]
    if what:
        expected = EXPECTED_COUNT.get(what, EXPECTED_BUILDINGS)
        return (monasteries.count(state, seat, what) + expected * time) * tiles.points[tile]
    return POWER_WORTH.get(tiles.names[tile], OTHER_POWER) * time
