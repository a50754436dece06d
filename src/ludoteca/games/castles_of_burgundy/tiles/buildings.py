"""Buildings have an effect for each type, which is used at once or lost."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components.kinds import (
    ANY_ACTION,
    BUILDING,
    CASTLE,
    LIVESTOCK,
    MINE,
    MONASTERY,
    PLACE,
    SELL,
    SHIP,
    TAKE,
)
from ludoteca.games.castles_of_burgundy.components.tile_types import BANK, BOARDING_HOUSE, WATCHTOWER
from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, push
from ludoteca.games.castles_of_burgundy.tiles.castles import Effect

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

BANK_SILVER: Final = 2
BOARDING_HOUSE_WORKERS: Final = 4
WATCHTOWER_POINTS: Final = 4


def free_effects() -> list[Effect]:
    """Lists the free actions of the base game: a castle's, then those of the buildings by their names."""
    return [
        Effect("castle", ANY_ACTION),
        Effect("warehouse", SELL),
        Effect("carpenter", TAKE, 1 << BUILDING),
        Effect("church", TAKE, 1 << MINE | 1 << MONASTERY | 1 << CASTLE),
        Effect("market", TAKE, 1 << SHIP | 1 << LIVESTOCK),
        Effect("city-hall", PLACE),
    ]


def use(state: "BurgundyState", seat: int, building: int) -> None:
    """Gives what a bank, boarding house or watchtower gives; the others are free actions, which may be declined."""
    if building == BANK:
        if state.listener is not None:
            state.emit("bank", seat, {"silver": BANK_SILVER})
        state.gain_silver(seat, BANK_SILVER)
    elif building == BOARDING_HOUSE:
        if state.listener is not None:
            state.emit("boarding-house", seat, {"workers": BOARDING_HOUSE_WORKERS})
        state.gain_workers(seat, BOARDING_HOUSE_WORKERS)
    elif building == WATCHTOWER:
        state.score(seat, WATCHTOWER_POINTS, "buildings", "watchtower")
    elif building >= 0:
        push(state, seat, FREE_ACTION, state.settings.building_effect[building])
