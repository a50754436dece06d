"""Predicts the points that a position of Mille Fiori will still bring each seat, linearly in its features.

The coefficients (correction.json, by the number of players) are fitted to the results of games of the quick policy, by
`ludoteca train mille-fiori --players N --correction FILE`. Each feature has two: one as it is, and one multiplied by
the share of the game that is left.
"""

import json
from importlib import resources
from typing import Final

from ludoteca.bots.mille_fiori.prospects import FLEET, cargo, points_above, points_in_columns
from ludoteca.bots.mille_fiori.worth import largest_group, next_bonus, open_run, progress
from ludoteca.games.mille_fiori.board import AREAS, BOARD, BONUS_AREAS, COMMONERS, HARBOR, NOBLES, TRADE, WORKSHOPS
from ludoteca.games.mille_fiori.state import MilleFioriState

FILE: Final = "correction.json"

PROGRESS: Final = 4
GROUP: Final = BONUS_AREAS * PROGRESS
"""The largest group of workshops, and what it has over 3 and over 6."""
OPEN: Final = GROUP + 3
"""Free workshops beside own ones."""
RUN: Final = OPEN + 1
SHIP: Final = RUN + 1
"""The ship's way, and what it has over 10."""
CITIZENS: Final = SHIP + 2
COLUMNS_AGAIN: Final = CITIZENS + 2
FLEETS: Final = COLUMNS_AGAIN + 1
"""Ships that wait for two more, and for one more."""
PLACED: Final = FLEETS + 2
SUPPLY: Final = PLACED + len(AREAS)

OWN: Final = [
    *(f"bonus-{AREAS[area]}-{found}" for area in range(BONUS_AREAS) for found in range(PROGRESS)),
    *("group", "group-over-3", "group-over-6", "open-workshops", "open-run", "ship", "ship-over-10"),
    *("nobles-above", "commoners-above", "columns-to-come", "fleets-of-1", "fleets-of-2"),
    *(f"placed-{area}" for area in AREAS),
    "supply",
]
SHARED: Final = ["one", "starts", *(f"filled-{area}" for area in AREAS)]
NAMES: Final = [*OWN, *(f"rivals-{name}" for name in OWN), *SHARED]


def game_left(state: MilleFioriState) -> float:
    """Returns the share of the game that is left: it ends with the rounds, or when a player has no diamond left."""
    if state.over:
        return 0.0
    fewest = min([state.supply[seat] + state.reserve[seat] for seat in range(len(state.scores))])
    rounds = 1.0 - (state.round - 1) / state.settings.rounds
    return min(rounds, fewest / BOARD.diamonds)


def owed(state: MilleFioriState, seat: int) -> int:
    """Returns the bonus points that are certain but only paid at the end."""
    if state.settings.bonus_at_once:
        return 0
    areas = range(BONUS_AREAS)
    return sum(
        [
            value
            for slot, value in enumerate(BOARD.bonus_values)
            for area in areas
            if state.bonus_owner(area, slot) == seat
        ]
    )


def parts_of(state: MilleFioriState, seat: int) -> list[float]:
    """Returns the features of a seat's position, in the order of OWN."""
    found = [0.0] * len(OWN)
    for area in range(BONUS_AREAS):
        found[area * PROGRESS + progress(state.placed_in(seat, area), area)] = float(next_bonus(state, seat, area))
    add_workshops(found, state.placed_in(seat, WORKSHOPS), ~state.filled[WORKSHOPS])
    found[RUN] = float(open_run(state, seat))
    found[SHIP] = float(state.ships[seat])
    found[SHIP + 1] = float(max(0, state.ships[seat] - 10))
    found[CITIZENS] = float(points_above(state, seat, NOBLES))
    found[CITIZENS + 1] = float(points_above(state, seat, COMMONERS))
    found[COLUMNS_AGAIN] = float(points_in_columns(state, seat))
    add_fleets(found, state, state.placed_in(seat, HARBOR))
    for area in range(len(AREAS)):
        found[PLACED + area] = float(state.placed_in(seat, area).bit_count())
    found[SUPPLY] = float(state.supply[seat] + state.reserve[seat])
    return found


def add_workshops(found: list[float], own: int, free: int) -> None:
    size = largest_group(own)
    found[GROUP] = float(size)
    found[GROUP + 1] = float(max(0, size - 3))
    found[GROUP + 2] = float(max(0, size - 6))
    beside = 0
    while own:
        beside |= BOARD.workshop_neighbours[(own & -own).bit_length() - 1]
        own &= own - 1
    found[OPEN] = float((beside & free).bit_count())


def add_fleets(found: list[float], state: MilleFioriState, own: int) -> None:
    for row, goods_row in enumerate(BOARD.trade_row):
        fleet = FLEET << row * BOARD.harbor_ships
        ships = (own & fleet).bit_count()
        there = (state.filled[HARBOR] & fleet).bit_count()
        if ships and there < BOARD.harbor_ships:
            found[FLEETS + there - 1] += ships * cargo((state.filled[TRADE] & goods_row).bit_count())


def features_of(state: MilleFioriState, parts: list[list[float]], seat: int) -> list[float]:
    """Returns each feature, then each multiplied by the share of the game that is left."""
    own = parts[seat]
    rivals = [0.0] * len(OWN)
    share = 1.0 / (len(parts) - 1)
    for other in range(len(parts)):
        if other != seat:
            theirs = parts[other]
            for place in range(len(OWN)):
                rivals[place] += share * theirs[place]
    shared = [1.0, 1.0 if state.start == seat else 0.0]
    shared.extend([float(filled.bit_count()) for filled in state.filled])
    found = own + rivals + shared
    left = game_left(state)
    return found + [value * left for value in found]


def features(state: MilleFioriState, seat: int) -> list[float]:
    return features_of(state, [parts_of(state, each) for each in range(len(state.scores))], seat)


class Correction:
    """The coefficients, in the order of `features`."""

    def __init__(self, coefficients: list[float]) -> None:
        self.coefficients: Final = coefficients

    def outlook(self, state: MilleFioriState) -> list[float]:
        """Returns the points that each seat may expect at the end."""
        coefficients = self.coefficients
        seats = len(state.scores)
        parts = [parts_of(state, seat) for seat in range(seats)]
        found: list[float] = []
        for seat in range(seats):
            points = float(state.scores[seat] + owed(state, seat))
            for place, value in enumerate(features_of(state, parts, seat)):
                if value:
                    points += value * coefficients[place]
            found.append(points)
        return found


def feature_names() -> list[str]:
    return NAMES + [f"{name}, by time left" for name in NAMES]


def load_corrections() -> dict[int, Correction]:
    """Returns the coefficients of this package, by the number of players."""
    found = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    names = feature_names()
    return {int(players): Correction([values[name] for name in names]) for players, values in found.items()}
