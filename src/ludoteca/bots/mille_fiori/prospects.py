"""The points that a seat may still expect from its diamonds on the board."""

from typing import Final

from ludoteca.bots.mille_fiori.weights import Weights
from ludoteca.bots.mille_fiori.worth import bonus_worth, largest_group, open_run
from ludoteca.games.mille_fiori.board import (
    BOARD,
    COMMONERS,
    HARBOR,
    NOBLES,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.mille_fiori.state import MilleFioriState


def time_left(state: MilleFioriState) -> float:
    """Returns the part of the game that is still to be played."""
    if state.over:
        return 0.0
    return 1.0 - (state.round - 1 + state.pass_ / state.settings.plays) / state.settings.rounds


def soon(time: float) -> float:
    """Returns the share of slow developments that will still happen."""
    return min(1.0, 2.0 * time)


def outlook_of(weights: Weights, state: MilleFioriState, seat: int) -> float:
    """Returns the points that the seat may expect at the end beyond those that all expect alike."""
    points = float(state.scores[seat])
    if state.over:
        return points
    time = time_left(state)
    for area in (WORKSHOPS, RESIDENCES, NOBLES, COMMONERS, TRADE):
        points += bonus_worth(state, seat, area, time, weights.nearness)
    points += time * weights.group_growth * largest_group(state.placed_in(seat, WORKSHOPS))
    points += time * weights.own_run * open_run(state, seat)
    points += weights.ship_step * state.ships[seat] * min(1.0, 4 * time)
    more = citizens_again(weights, state, seat, NOBLES) + citizens_again(weights, state, seat, COMMONERS)
    more += columns_again(weights, state, seat) + fleets(weights, state, seat)
    return points + soon(time) * more


def citizens_again(weights: Weights, state: MilleFioriState, seat: int, area: int) -> float:
    """Returns the expected points of citizens, which score again with each diamond placed above them."""
    return weights.citizen_above * points_above(state, seat, area)


def points_above(state: MilleFioriState, seat: int, area: int) -> int:
    """Returns what an area's citizens would score again if all spaces above them were taken."""
    own = state.placed_in(seat, area)
    empty = ~state.filled[area]
    points = 0
    while own:
        spot = (own & -own).bit_length() - 1
        own &= own - 1
        points += BOARD.citizen_points[BOARD.citizen_level[spot]] * (ABOVE[spot] & empty).bit_count()
    return points


def _above() -> list[int]:
    """Returns the spaces whose triangles a space is part of."""
    return [
        sum(1 << other for other, triangle in enumerate(BOARD.citizen_triangle) if triangle >> spot & 1)
        for spot in range(len(BOARD.citizen_triangle))
    ]


ABOVE: Final = _above()


def columns_again(weights: Weights, state: MilleFioriState, seat: int) -> float:
    return weights.column_to_come * points_in_columns(state, seat)


def points_in_columns(state: MilleFioriState, seat: int) -> int:
    """Returns what the own goods would score if their columns were filled."""
    own = state.placed_in(seat, TRADE)
    points = 0
    for column in COLUMNS:
        diamonds = (own & column).bit_count()
        if diamonds:
            points += diamonds * COLUMN_TO_COME[(state.filled[TRADE] & column).bit_count()]
    return points


COLUMNS: Final = [BOARD.symbol_mask[BOARD.space_symbol[BOARD.area_first[TRADE] + good]] for good in range(BOARD.goods)]
_ROWS: Final = len(BOARD.trade_row)
COLUMN_TO_COME: Final = [sum(range(filled + 1, _ROWS + 1)) for filled in range(_ROWS + 1)]
"""What a diamond in a column with so many spaces taken will score until it is full."""


def fleets(weights: Weights, state: MilleFioriState, seat: int) -> float:
    own = state.placed_in(seat, HARBOR)
    points = 0.0
    for row, goods_row in enumerate(BOARD.trade_row):
        fleet = FLEET << row * BOARD.harbor_ships
        ships = (own & fleet).bit_count()
        if ships:
            there = (state.filled[HARBOR] & fleet).bit_count()
            points += ships * weights.fleet_leaves[there] * cargo((state.filled[TRADE] & goods_row).bit_count())
    return points


def cargo(goods: int) -> float:
    """Returns what a ship brings when its fleet leaves later: goods may still be added."""
    most = len(BOARD.fleet_points) - 1
    return 0.5 * (BOARD.fleet_points[goods] + BOARD.fleet_points[min(goods + 1, most)])


FLEET: Final = (1 << BOARD.harbor_ships) - 1
