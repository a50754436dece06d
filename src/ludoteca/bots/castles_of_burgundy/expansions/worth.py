"""Adds up the worth of inns, trade routes, border posts and the expansions' tiles."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions import border_posts, inns, trade_routes
from ludoteca.games.castles_of_burgundy.expansions.border_posts.module import BorderPosts
from ludoteca.games.castles_of_burgundy.expansions.inns.module import Inns
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.module import TradeRoutes
from ludoteca.games.castles_of_burgundy.state import BurgundyState

EFFECT_WORTH: Final = {"white-castle": 3.4, "crane": 4.2, "geese": 4.0, "inn": 2.5}
OTHER_EFFECT: Final = 2.0


def effect_worth(state: BurgundyState, tile: int) -> float:
    return EFFECT_WORTH.get(state.settings.tiles.names[tile], OTHER_EFFECT)


def worth(state: BurgundyState, seat: int, left: int) -> float:
    total = 0.0
    for module in state.settings.modules:
        if isinstance(module, Inns):
            total += inns.worth(module, state, seat, left)
        elif isinstance(module, TradeRoutes):
            total += trade_routes.worth(module, state, seat, left)
        elif isinstance(module, BorderPosts):
            total += border_posts.worth(module, state, seat, left)
    return total
