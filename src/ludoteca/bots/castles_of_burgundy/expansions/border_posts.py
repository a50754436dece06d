"""Estimates the future points of border posts."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import NOBODY
from ludoteca.games.castles_of_burgundy.expansions.border_posts.boards import POSTS, TOUCHED
from ludoteca.games.castles_of_burgundy.expansions.border_posts.module import LINKED, BorderPosts
from ludoteca.games.castles_of_burgundy.state import BurgundyState

NEARNESS: Final = [1.0, 0.5, 0.3, 0.18, 0.11, 0.07, 0.04]
"""What part of the points for linked posts counts, by how many tiles are missing between them."""
FAR: Final = 99


def worth(posts: BorderPosts, state: BurgundyState, seat: int, left: int) -> float:
    """Returns the worth of the next link by the phase in which it may be made, and the third post's remaining bonus."""
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
    if missing > left or missing >= len(NEARNESS):
        return 0.0
    rounds_gone = len(CENTRAL.phases) * CENTRAL.rounds - 1 - left
    phase = min(len(CENTRAL.phases) - 1, (rounds_gone + missing) // CENTRAL.rounds)
    return NEARNESS[missing] * (CENTRAL.phase_points[phase] + bonus)


def bonus_left(posts: BorderPosts, state: BurgundyState) -> float:
    own = posts.own(state)
    for rank in (0, 1):
        if own[rank] == NOBODY:
            return float(state.settings.colour_points[rank])
    return 0.0


def tiles_missing(state: BurgundyState, land: int, post: int) -> list[int]:
    """Returns how many tiles are missing to link this post with each of the three."""
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
