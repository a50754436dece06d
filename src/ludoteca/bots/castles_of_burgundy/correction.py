"""Corrects the judge's worth, linearly in features of a seat's position.

The coefficients (correction.json) are fitted to the results of games of the quick policy, by `ludoteca train
castles-of-burgundy --correction FILE`. Each feature has two: one as it is, and one multiplied by the share of the game
that is left.
"""

import json
from importlib import resources
from typing import Final

from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, rounds_left
from ludoteca.bots.castles_of_burgundy.worth import hand_worth, land_worth, monasteries_worth, stock_worth
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS, MONASTERY, NEAR
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.tiles import mines

FILE: Final = "correction.json"

ONE: Final = 0
LAND: Final = 1
HAND: Final = 2
STOCK: Final = 3
MONASTERIES: Final = 4
"""The parts of the judge's worth, which may be too large or too small."""
SILVER: Final = 5
"""All of it, the first two and the first four; workers the same."""
WORKERS: Final = 8
GOODS: Final = 11
GOODS_COLOURS: Final = 12
MINES: Final = 13
FIRST_ON_BRIDGE: Final = 14
PLAYERS: Final = 15
PLACED: Final = 16
OPEN_NUMBERS: Final = 17
NO_ROOM: Final = 18
AREA: Final = 19
UNTOUCHED: Final = 26
COLOUR_RACE: Final = 27
COLOUR: Final = 28
HELD: Final = 33
OPEN: Final = 40
FREE: Final = 46
POWER: Final = 52

NAMES: Final = [
    *("one", "land", "hand", "stock", "monasteries"),
    *("silver", "silver-up-to-2", "silver-up-to-4", "workers", "workers-up-to-2", "workers-up-to-4"),
    *("goods", "goods-colours", "mines", "first-on-bridge", "players", "placed", "open-numbers", "no-room"),
    *("area-1-of-2", "area-1-of-4", "area-1-of-8", "area-2-of-3", "area-2-of-8", "area-3", "area-4", "untouched"),
    *("colour-race", "colour-1-large", "colour-1-small", "colour-2-large", "colour-2-small", "colour-3-large"),
    *(f"held-{kind}" for kind in [*KINDS, "wild"]),
    *(f"open-{kind}" for kind in KINDS),
    *(f"free-{kind}" for kind in KINDS),
    *(f"monastery-{number}" for number in range(1, 15)),
    "monastery-other",
]
POWERS: Final = {f"monastery-{number}": POWER + number - 1 for number in range(1, 15)}
OTHER_POWER: Final = len(NAMES) - 1

AREA_FEATURE: Final = [
    [],
    [0, 0, 0, 1, 1, 2, 2, 2, 2],
    [0, 0, 3, 3, 4, 4, 4, 4, 4],
    [5] * 9,
]
"""Which of the features of areas one counts for, by its free hexes and its size; with more free ones it is the last."""
MANY_FREE: Final = 6


def turns_to_come(state: BurgundyState, seat: int) -> int:
    """Returns the number of own turns to come, between two own turns."""
    left = rounds_left(state)
    place = state.order.index(seat)
    return left + 1 if place >= state.turn else left


def features(state: BurgundyState, seat: int, turns: int) -> list[float]:
    """Returns each feature, then each multiplied by the share of the game that is left with this many own turns to
    come."""
    found = [0.0] * len(NAMES)
    left = rounds_left(state)
    found[ONE] = 1.0
    found[LAND] = land_worth(state, seat, left)
    found[HAND] = hand_worth(state, seat, left)
    found[STOCK] = stock_worth(state, seat, left)
    found[MONASTERIES] = monasteries_worth(state, seat, left)
    found[FIRST_ON_BRIDGE] = 1.0 if state.bridge[0] == seat else 0.0
    found[PLAYERS] = float(state.rules.players - 2)
    add_stock(found, state, seat)
    add_hexes(found, state, seat)
    add_areas(found, state, seat)
    add_colours(found, state, seat)
    time = turns / ROUNDS
    return found + [value * time for value in found]


def add_stock(found: list[float], state: BurgundyState, seat: int) -> None:
    settings = state.settings
    land = settings.land_of[seat]
    silver, workers = state.silver[land], state.workers[land]
    for place, most in enumerate((silver + workers, 2, 4)):
        found[SILVER + place] = float(min(silver, most))
        found[WORKERS + place] = float(min(workers, most))
    for colour in range(COLOURS):
        count = state.stored(land, colour)
        if count:
            found[GOODS] += count
            found[GOODS_COLOURS] += 1.0
    found[MINES] = float(mines.mines_in(state, land))
    held = 0
    for store in settings.stores_of[seat]:
        for tile in state.keys[store]:
            held += 1
            found[HELD + settings.tiles.kind[tile]] += 1.0
    if held >= state.powers[seat][powers.KEY_SPACES]:
        found[NO_ROOM] = 1.0


def add_hexes(found: list[float], state: BurgundyState, seat: int) -> None:
    """Adds filled and open hexes, by colour and by how many dice numbers would fit."""
    settings = state.settings
    land = settings.land_of[seat]
    board = settings.boards[state.boards[land]]
    tiles = state.tiles_in(land)
    numbers = 0
    for hex in board.every_hex:
        there = tiles[hex]
        if there >= 0:
            found[PLACED] += 1.0
        elif there == NEAR:
            found[OPEN + board.kind[hex]] += 1.0
            numbers |= 1 << board.number[hex]
    found[OPEN_NUMBERS] = float(numbers.bit_count())
    for hex in board.of_kind[MONASTERY]:
        there = tiles[hex]
        if there >= 0:
            found[POWERS.get(settings.tiles.names[there], OTHER_POWER)] += 1.0


def add_areas(found: list[float], state: BurgundyState, seat: int) -> None:
    settings = state.settings
    land = settings.land_of[seat]
    board = settings.boards[state.boards[land]]
    near = state.near[land]
    for area, size in enumerate(board.area_size):
        free = state.free_in_area(land, area)
        if free:
            found[AREA + (AREA_FEATURE[free][size] if free < len(AREA_FEATURE) else MANY_FREE)] += 1.0
            if free == size and not board.area_mask[area] & near:
                found[UNTOUCHED] += 1.0


def add_colours(found: list[float], state: BurgundyState, seat: int) -> None:
    """Adds colours that lack at most three hexes, by the bonus tile that is left, and whether a rival lacks no more."""
    settings = state.settings
    land = settings.land_of[seat]
    for kind in range(len(KINDS)):
        free = state.free_of_kind(land, kind)
        found[FREE + kind] = float(free)
        if 0 < free <= 3:
            large = state.bonus_owner(kind, 0) < 0
            if not large and (state.bonus_owner(kind, 1) >= 0 or free == 3):
                continue
            found[COLOUR + 2 * (free - 1) + (0 if large else 1)] += 1.0
            for other in range(settings.lands):
                if other != land and state.free_of_kind(other, kind) <= free:
                    found[COLOUR_RACE] += 1.0
                    break


class Correction:
    """The coefficients, in the order of `features`."""

    def __init__(self, coefficients: list[float]) -> None:
        self.coefficients: Final = coefficients

    def points(self, state: BurgundyState, seat: int, turns: int) -> float:
        """Returns the correction to the judge's worth with this many own turns to come."""
        coefficients = self.coefficients
        total = 0.0
        for place, value in enumerate(features(state, seat, turns)):
            total += value * coefficients[place]
        return total


def feature_names() -> list[str]:
    return NAMES + [f"{name}, by time left" for name in NAMES]


def load_correction() -> Correction:
    """Returns the coefficients of this package."""
    found = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    return Correction([found[name] for name in feature_names()])
