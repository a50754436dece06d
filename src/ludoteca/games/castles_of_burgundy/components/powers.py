"""A seat's powers: what the rules read where a monastery, or a module, may change a number.

They are kept as one list of ints, strided by seat, and made anew whenever a monastery is placed (or a module says so).
The list is never changed in place, so clones share it.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import MONASTERY

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

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
    """What everybody can do without any monastery; how many spaces there are is a matter of the rules object."""
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


def refresh(state: "BurgundyState") -> None:
    """Every seat's powers from the monasteries in its land; then modules change what they change."""
    settings = state.settings
    tiles = settings.tiles
    fresh: list[int] = []
    for seat in range(state.rules.players):
        powers = ORDINARY.copy()
        powers[KEY_SPACES] = settings.key_spaces
        powers[GOODS_SPACES] = settings.goods_spaces
        for tile in monasteries(state, seat):
            for number in tiles.powers[tile]:
                powers[number] = tiles.power_value[tile]
        for module in settings.modules:
            module.change_powers(state, seat, powers)
        fresh.extend(powers)
    state.powers = fresh


def monasteries(state: "BurgundyState", seat: int) -> list[int]:
    """The monasteries whose effects a seat enjoys: those in its land, and what modules add."""
    land = state.settings.land_of[seat]
    board = state.settings.boards[state.boards[land]]
    first = land * state.settings.hexes
    kind = state.settings.tiles.kind
    found: list[int] = []
    for hex in board.of_kind[MONASTERY]:
        tile = state.land[first + hex]
        if tile >= 0 and kind[tile] == MONASTERY:
            found.append(tile)
    for module in state.settings.modules:
        module.add_monasteries(state, seat, found)
    return found
