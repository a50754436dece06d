"""Powers are the numbers that a monastery or a module may change for a seat; the rules read them.

`state.powers[seat]` has a number for each, made anew whenever a monastery is placed (or a module says so). It is never
changed in place, so that clones share it.
"""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL

STEPS_PER_WORKER: Final = 0
FREE_STEP: Final = 1
"""Free steps of the die when a tile is placed: by kind, wild tiles (never any) included."""
FREE_STEP_TO_TAKE: Final = 8
WORKERS_TAKEN: Final = 9
SILVER_WITH_WORKERS: Final = 10
SILVER_PER_SALE: Final = 11
SILVER_PER_GOOD: Final = 12
"""If there is any: silver for each tile sold instead of for each sale."""
WORKERS_PER_SALE: Final = 13
SILVER_PER_MINE: Final = 14
WORKERS_PER_MINE: Final = 15
POINTS_PER_LIVESTOCK_TILE: Final = 16
NEIGHBOUR_DEPOT: Final = 17
"""A ship may also load at a depot beside the chosen one."""
BUY_ANYWHERE: Final = 18
"""Purchases from all depots, paid in silver, workers or both."""
ANY_BUILDING: Final = 19
"""A city may hold a building type more than once."""
KEY_SPACES: Final = 20
GOODS_SPACES: Final = 21
AREA_GROWTH: Final = 22
"""Areas score as if they were so many hexes larger."""
GOODS_FACTOR: Final = 23
"""Points of sold goods, times this."""
BONUS_FACTOR: Final = 24
"""Points of colour bonus tiles, times this."""
MONASTERY_FACTOR: Final = 25
"""Points of monasteries at the end of the game, times this."""
FREE_STANDING: Final = 26
"""Tiles need not touch placed tiles."""
ONE_PASTURE: Final = 27
"""All pastures count as one."""
ON_TOP: Final = 28
"""The pawn is always on top of its stack on the bridge."""
WORKERS_FOR_SILVER: Final = 29
"""How many workers a silver buys, at any moment of the own turn; 0 if none are for sale."""
POWERS: Final = 30

NAMES: Final = {
    "any-building": ANY_BUILDING,
    "workers-per-mine": WORKERS_PER_MINE,
    "silver-per-sale": SILVER_PER_SALE,
    "workers-per-sale": WORKERS_PER_SALE,
    "neighbour-depot": NEIGHBOUR_DEPOT,
    "buy-anywhere": BUY_ANYWHERE,
    "points-per-livestock-tile": POINTS_PER_LIVESTOCK_TILE,
    "steps-per-worker": STEPS_PER_WORKER,
    "free-step": FREE_STEP,
    "free-step-to-take": FREE_STEP_TO_TAKE,
    "silver-with-workers": SILVER_WITH_WORKERS,
    "workers-taken": WORKERS_TAKEN,
    "on-top": ON_TOP,
    "workers-for-silver": WORKERS_FOR_SILVER,
}
"""The powers that tile files speak of."""


def _ordinary() -> list[int]:
    """Returns what everybody can do without any monastery; the rules object adds how many spaces there are."""
    powers = [0] * POWERS
    powers[STEPS_PER_WORKER] = 1
    powers[WORKERS_TAKEN] = 2
    powers[SILVER_PER_SALE] = CENTRAL.silver_per_sale
    powers[SILVER_PER_MINE] = 1
    powers[GOODS_FACTOR] = 1
    powers[BONUS_FACTOR] = 1
    powers[MONASTERY_FACTOR] = 1
    return powers


ORDINARY: Final = _ordinary()
