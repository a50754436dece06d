"""The worth of positions in Mille Fiori: points, bonus spaces within reach, groups that can grow, the ship's
progress."""

from typing import Final

from ludoteca.games.mille_fiori import residences, workshops
from ludoteca.games.mille_fiori.board import AREAS, BOARD, COMMONERS, NOBLES, RESIDENCES, TRADE, WORKSHOPS
from ludoteca.games.mille_fiori.state import MilleFioriState

NEARNESS: Final = [0.0, 0.08, 0.25, 0.55]
"""How likely a bonus is, by how many of its different symbols are still missing: three, two or one of four."""

GROUP_GROWTH: Final = 0.45
"""A large workshop group makes each later diamond beside it worth more."""

SHIP_STEP: Final = 0.35
OWN_RUN: Final = 0.25


def own_worth(state: MilleFioriState, seat: int) -> float:
    """Returns the seat's points, those of its bonus spaces, and what its position promises for the rest of the game."""
    worth = float(state.scores[seat])
    time_left = 1.0 - (state.round - 1 + state.pass_ / state.settings.plays) / state.settings.rounds
    for area in (WORKSHOPS, RESIDENCES, NOBLES, COMMONERS, TRADE):
        worth += bonus_worth(state, seat, area, time_left, NEARNESS)
    own = state.placed_in(seat, WORKSHOPS)
    worth += time_left * GROUP_GROWTH * largest_group(own)
    worth += time_left * OWN_RUN * open_run(state, seat)
    return worth + SHIP_STEP * state.ships[seat] * min(1.0, 4 * time_left)


def bonus_worth(state: MilleFioriState, seat: int, area: int, time_left: float, nearness: list[float]) -> float:
    for slot, value in enumerate(BOARD.bonus_values):
        owner = state.bonus_owner(area, slot)
        if owner == seat:
            return 0.0 if state.settings.bonus_at_once else value
        if owner < 0:
            return value * nearness[progress(state.placed_in(seat, area), area)] * min(1.0, 2 * time_left)
    return 0.0


def next_bonus(state: MilleFioriState, seat: int, area: int) -> int:
    """Returns the points of this area's bonus for the seat now; 0 if it has it."""
    for slot, value in enumerate(BOARD.bonus_values):
        owner = state.bonus_owner(area, slot)
        if owner == seat:
            return 0
        if owner < 0:
            return value
    return 0


def progress(own: int, area: int) -> int:
    """Returns the seat's progress towards a bonus, 0 to 3, as an index of NEARNESS."""
    if area == RESIDENCES:
        return min(3, residences.different_values(own))
    found = 0
    for symbol in SYMBOLS[area]:
        if own & BOARD.symbol_mask[symbol]:
            found += 1
    return min(3, found + 4 - len(SYMBOLS[area])) if found else 0


def _symbols_by_area() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in AREAS]
    for space, symbol in enumerate(BOARD.space_symbol):
        area = BOARD.space_area[space]
        if symbol >= 0 and symbol not in found[area]:
            found[area].append(symbol)
    return found


SYMBOLS: Final = _symbols_by_area()


def largest_group(own: int) -> int:
    best = 0
    rest = own
    while rest:
        group = workshops.group(own, (rest & -rest).bit_length() - 1)
        best = max(best, group.bit_count())
        rest &= ~group
    return best


def open_run(state: MilleFioriState, seat: int) -> int:
    """Returns what the next residence would bring beyond its own value."""
    last = residences.next_spot(state) - 1
    own = state.placed_in(seat, RESIDENCES)
    if last < 0 or not own >> last & 1:
        return 0
    length = residences.residence_run(own, last)
    return sum(BOARD.residence_values[last - length + 1 : last + 1])
