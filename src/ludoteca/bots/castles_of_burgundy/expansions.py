"""What inns, trade routes and border posts promise, and what the tiles of the expansions bring when they are placed."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS
from ludoteca.games.castles_of_burgundy.components.kinds import NOBODY
from ludoteca.games.castles_of_burgundy.expansions.border_posts import LINKED, POSTS, TOUCHED, BorderPosts
from ludoteca.games.castles_of_burgundy.expansions.inns import Inns
from ludoteca.games.castles_of_burgundy.expansions.trade_routes import TradeRoutes
from ludoteca.games.castles_of_burgundy.state import BurgundyState

EFFECT_WORTH: Final = {"white-castle": 3.4, "crane": 4.2, "geese": 4.0, "inn": 2.5}
OTHER_EFFECT: Final = 2.0

BONUS_WORTH: Final = {"workers": 3.4, "silver": 3.6, "points": 4.0, "action": 4.0, "city-hall": 3.5}
OTHER_BONUS: Final = 2.5
"""A tile to take, or a sale."""
SALE_TO_COME: Final = 0.5
"""What part of a bonus counts while the goods for it are still in store."""

INN_NEARNESS: Final = 0.6
"""What part of an inn's points counts if one hex of its area is free."""
LINK_NEARNESS: Final = [1.0, 0.5, 0.3, 0.18, 0.11, 0.07, 0.04]
"""What part of the points for linked posts counts, by how many tiles are missing between them."""
FAR: Final = 99


def effect_worth(state: BurgundyState, tile: int) -> float:
    return EFFECT_WORTH.get(state.settings.tiles.names[tile], OTHER_EFFECT)


def worth(state: BurgundyState, seat: int, left: int) -> float:
    total = 0.0
    for module in state.settings.modules:
        if isinstance(module, Inns):
            total += inns_worth(module, state, seat, left)
        elif isinstance(module, TradeRoutes):
            total += route_worth(module, state, seat, left)
        elif isinstance(module, BorderPosts):
            total += posts_worth(module, state, seat, left)
    return total


def inns_worth(inns: Inns, state: BurgundyState, seat: int, left: int) -> float:
    """How much more the areas with an inn will be worth when they are filled."""
    settings = state.settings
    land = settings.land_of[seat]
    largest = len(CENTRAL.area_points) - 1
    mark = settings.tiles.mark[inns.tile]
    total = 0.0
    for area, size in enumerate(state.board_of(seat).area_size):
        free = state.free_in_area(land, area)
        if 0 < free <= left and state.has_mark(land, area, mark):
            growth = CENTRAL.area_points[min(size + 1, largest)] - CENTRAL.area_points[size]
            total += growth * INN_NEARNESS / free
    return total


def route_worth(routes: TradeRoutes, state: BurgundyState, seat: int, left: int) -> float:
    """The bonuses that the goods in store would bring, each colour as if it were the next to be sold."""
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


def posts_worth(posts: BorderPosts, state: BurgundyState, seat: int, left: int) -> float:
    """The next link: the phase in which it may be made, and for the third post the bonus that is left."""
    land = state.settings.land_of[seat]
    own = posts.own(state)
    linked = own[LINKED + land]
    if linked == POSTS:
        return 0.0
    between = [tiles_missing(state, land, post) for post in range(POSTS)]
    distances = sorted([between[0][1], between[0][2], between[1][2]])
    if linked:
        missing = distances[1]
        bonus = bonus_left(posts, state)
    else:
        missing = distances[0]
        bonus = 0.0
    if missing > left or missing >= len(LINK_NEARNESS):
        return 0.0
    rounds_gone = len(CENTRAL.phases) * CENTRAL.rounds - 1 - left
    phase = min(len(CENTRAL.phases) - 1, (rounds_gone + missing) // CENTRAL.rounds)
    return LINK_NEARNESS[missing] * (CENTRAL.phase_points[phase] + bonus)


def bonus_left(posts: BorderPosts, state: BurgundyState) -> float:
    own = posts.own(state)
    for rank in (0, 1):
        if own[rank] == NOBODY:
            return float(state.settings.colour_points[rank])
    return 0.0


def tiles_missing(state: BurgundyState, land: int, post: int) -> list[int]:
    """How many more tiles would link this post with each of the three."""
    settings = state.settings
    neighbours = settings.boards[state.boards[land]].neighbours
    missing = [FAR] * settings.hexes
    waiting: list[int] = []
    for hex in TOUCHED[post]:
        missing[hex] = 0 if state.tile_at(land, hex) >= 0 else 1
        waiting.append(hex)
    for here in waiting:
        for other in neighbours[here]:
            count = missing[here] + (0 if state.tile_at(land, other) >= 0 else 1)
            if count < missing[other]:
                missing[other] = count
                waiting.append(other)
    return [min(missing[touched[0]], missing[touched[1]]) for touched in TOUCHED]
