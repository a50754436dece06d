"""What a position of The Castles of Burgundy is worth, and how to look through a turn of many small decisions.

Worth is points, and what the land, the tiles in hand, silver, workers, goods and monasteries promise for the time left.
A turn is searched die by die: every way to use one die is looked at to the end of its chain of effects, the best few go on.
"""

from random import Random
from typing import Final

from ludoteca.bots.bot import Judge
from ludoteca.bots.castles_of_burgundy import expansions, shields, solo
from ludoteca.games.castles_of_burgundy.actions import EndTurn
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
    PLAYING,
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
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import SetDie
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import TURN, top_step
from ludoteca.games.castles_of_burgundy.tiles import livestock, mines, monasteries
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State

BEAM: Final = 3
"""How many ways to have used a die are thought through further."""
CHAIN: Final = 60
"""How many positions are looked at within one chain of effects."""
ROUNDS: Final = 25

NEARNESS: Final = [1.0, 0.62, 0.4, 0.26, 0.17, 0.11, 0.07, 0.045, 0.03]
"""What part of an area's points is counted, by how many of its hexes are free."""
COLOUR_NEARNESS: Final = [1.0, 0.63, 0.32, 0.15, 0.075]
UNREACHED: Final = 0.66
"""The same for areas that no placed tile touches yet."""
IN_HAND: Final = 0.53
"""What part of a tile's worth is counted while it waits in a key space."""
NOWHERE: Final = 0.3
"""The same if no hex is open to it."""
NO_ROOM: Final = 0.5
"""What full key spaces cost."""
UNUSED_DIE: Final = 1.8

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

EXPECTED_COUNT: Final = {"goods-types-sold": 3.0, "goods-sold": 6.0, "species": 1.5, "bonus-tiles": 1.2}
"""How much more of what a monastery counts a player may hope for in a whole game; 0.6 of a building type."""


class BurgundyJudge(Judge):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return own_worth(state, seat)

    def prefer(self, observation: Observation, rng: Random) -> Action | None:
        seat = observation.seat
        assert seat is not None
        state = observation.sample(rng)
        assert isinstance(state, BurgundyState)
        if state.stage != PLAYING:
            return None
        return best_of_turn(state, seat)

    def width(self) -> int:
        return 100


# -- looking through a turn


class Line:
    """A way to go on: the first action of it, where it leads, and what that is worth if the turn ends there."""

    def __init__(self, first: Action, state: BurgundyState, worth: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.worth: Final = worth

    def promise(self) -> float:
        """What it is worth to go on from there: dice that are left have a use."""
        die = solo.UNUSED_DIE if alone(self.state) else UNUSED_DIE
        return self.worth + die * (2 - self.state.used.bit_count())


def best_of_turn(state: BurgundyState, seat: int) -> Action:
    """The first step of the best way found to play the rest of this turn."""
    lines = chains(state, seat, None)
    best = lines[0]
    while lines:
        lines.sort(key=Line.promise, reverse=True)
        for line in lines:
            if line.worth > best.worth:
                best = line
        lines = [longer for line in lines[:BEAM] for longer in chains(line.state, seat, line.first)]
    return best.first


def between_dice(state: BurgundyState) -> bool:
    """The seat may go on, or end its turn."""
    return state.over or top_step(state) == TURN


def chains(state: BurgundyState, seat: int, first: Action | None) -> list[Line]:
    """Every way to use a die or to buy, each to the end of what it sets off; and, to begin with, ending the turn."""
    lines: list[Line] = []
    waiting: list[tuple[BurgundyState, Action | None]] = [(state, first)]
    for here, begun in waiting:
        for action in here.legal(seat):
            if isinstance(action, EndTurn):
                if begun is None:
                    lines.append(Line(action, here, own_worth(here, seat)))
                continue
            if alone(here) and solo.is_idle(here, action):
                continue
            after = here.clone()
            assert isinstance(after, BurgundyState)
            after.play(seat, action)
            way = action if begun is None else begun
            if (between_dice(after) and not isinstance(action, SetDie)) or len(waiting) > CHAIN:
                lines.append(Line(way, after, own_worth(after, seat)))
            else:
                waiting.append((after, way))
    return lines


# -- what a position is worth


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


def rounds_left(state: BurgundyState) -> int:
    """Own turns after this one."""
    return (len(CENTRAL.phases) - 1 - state.phase) * CENTRAL.rounds + CENTRAL.rounds - 1 - state.round


def land_worth(state: BurgundyState, seat: int, left: int) -> float:
    """Areas and colours on their way, and what the mines will pay."""
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
    phases_left = len(CENTRAL.phases) - state.phase
    return worth + mines.mines_in(state, land) * phases_left * silver_worth(left)


def touched(state: BurgundyState, land: int, hexes: list[int]) -> bool:
    for hex in hexes:
        if state.tile_at(land, hex) == NEAR:
            return True
    return False


def area_part(free: int, left: int) -> float:
    """How much of an area's points counts already; nothing if there is no time to fill it."""
    if not free:
        return 1.0
    if free > left + 1 or not left:
        return 0.0
    part = NEARNESS[min(free, len(NEARNESS) - 1)]
    return part * min(1.0, 0.6 + left / (4.0 * free))


def area_points(left: int, size: int, free: int) -> float:
    """Size, and the phase in which it may be filled."""
    rounds_gone = ROUNDS - 1 - left
    phase = min(len(CENTRAL.phases) - 1, (rounds_gone + free) // CENTRAL.rounds)
    return float(CENTRAL.area_points[size] + CENTRAL.phase_points[phase])


def area_gain(left: int, size: int, free: int) -> float:
    """What one more tile in an area adds."""
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
    """The tiles in the key spaces: a part of what each would bring where it fits best."""
    if not left:
        return 0.0
    worth = 0.0
    seen: list[int] = []
    for store in state.settings.stores_of[seat]:
        for tile in state.keys[store]:
            kind = state.settings.tiles.kind[tile]
            best, numbers = best_place(state, seat, tile, left)
            part = IN_HAND + 0.04 * min(numbers, 4) if numbers else NOWHERE
            worth += best * part * (0.8 if kind in seen else 1.0)
            seen.append(kind)
    if len(seen) >= state.powers[seat][powers.KEY_SPACES]:
        worth -= NO_ROOM
    return worth * min(1.0, 0.5 + 0.25 * left)


def best_place(state: BurgundyState, seat: int, tile: int, left: int) -> tuple[float, int]:
    """What placing a tile would bring, at best, and how many different numbers would do."""
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
        return 5.8
    if kind == MINE:
        return (len(CENTRAL.phases) - state.phase) * silver_worth(left)
    if kind == SHIP:
        return 1.4 + goods_in_best_depot(state) * 1.3
    if kind == LIVESTOCK and tiles.names[tile] not in expansions.EFFECT_WORTH:
        return 1.0
    if kind == MONASTERY:
        return monastery_worth(state, seat, tile, left)
    if kind == BUILDING and tiles.building[tile] >= 0:
        return EFFECT_WORTH[tiles.building[tile]]
    return expansions.effect_worth(state, tile)


def goods_in_best_depot(state: BurgundyState) -> int:
    return max(sum(state.goods_at_depot(depot)) for depot in range(DEPOTS))


def silver_worth(left: int) -> float:
    return 1.0 + min(0.9, left * 0.15)


def stock_worth(state: BurgundyState, seat: int, left: int) -> float:
    """Silver, workers and goods: more than their final points while there is time to use them."""
    land = state.settings.land_of[seat]
    silver, workers = state.silver[land], state.workers[land]
    useful = min(silver, 4)
    worth = silver + useful * (silver_worth(left) - 1.0) + workers * 0.5
    worth += min(workers, 5) * min(0.7, left * 0.12)
    per_tile = state.settings.goods_points * state.powers[seat][powers.GOODS_FACTOR]
    for colour in range(COLOURS):
        count = state.stored(land, colour)
        if count:
            sale = count * per_tile + 1.0
            worth += max(float(count), sale * 0.62) if left else float(count)
    return worth


def monasteries_worth(state: BurgundyState, seat: int, left: int) -> float:
    worth = 0.0
    for tile in monasteries.working_for(state, seat):
        worth += monastery_worth(state, seat, tile, left)
    return worth


def monastery_worth(state: BurgundyState, seat: int, tile: int, left: int) -> float:
    """What it counts at the end, now and expected; or what its power brings in the time left."""
    tiles = state.settings.tiles
    time = left / ROUNDS
    what = tiles.counts[tile]
    if what:
        expected = EXPECTED_COUNT.get(what, 0.6)
        return (monasteries.count(state, seat, what) + expected * time) * tiles.points[tile]
    return POWER_WORTH.get(tiles.names[tile], 3.0) * time


JUDGE: Final = BurgundyJudge()
