"""Estimates the future bonuses of trade routes."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.module import TradeRoutes
from ludoteca.games.castles_of_burgundy.state import BurgundyState

BONUS_WORTH: Final = {"workers": 3.4, "silver": 3.6, "points": 4.0, "action": 4.0, "city-hall": 3.5}
OTHER_BONUS: Final = 2.5
"""A tile to take, or a sale."""
SALE_TO_COME: Final = 0.5
"""What part of a bonus counts while the goods for it are still in store."""


def worth(routes: TradeRoutes, state: BurgundyState, seat: int, left: int) -> float:
    """Returns the bonuses that the goods in store would bring, each colour as if it were the next to be sold."""
    if not left:
        return 0.0
    land = state.settings.land_of[seat]
    first = len(routes.laid(state, land))
    total = 0.0
    for colour in range(COLOURS):
        count = state.stored(land, colour)
        for space in range(first, min(first + count, routes.spaces)):
            if routes.colour_of(state, land, space) == colour:
                total += BONUS_WORTH.get(routes.bonus_of(state, land, space), OTHER_BONUS) * SALE_TO_COME
    return total
