"""Finds the chain of placed tiles that joins most border posts."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.border_posts.boards import POSTS, TOUCHED

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def posts_linked(state: "BurgundyState", land: int) -> int:
    """Counts the posts that the best chain of placed tiles joins: 0, 2 or 3."""
    return linked_posts(state, land).count(True)


def linked_posts(state: "BurgundyState", land: int) -> list[bool]:
    """Tells which posts the best chain of placed tiles joins."""
    best = [False] * POSTS
    for post in range(POSTS):
        reached = chain_from(state, land, post)
        joined = [reached[touched[0]] or reached[touched[1]] for touched in TOUCHED]
        if joined.count(True) > max(best.count(True), 1):
            best = joined
    return best


def chain_from(state: "BurgundyState", land: int, post: int) -> list[bool]:
    """Finds the hexes whose tiles hang together with a tile at this post."""
    settings = state.settings
    neighbours = settings.boards[state.boards[land]].neighbours
    reached = [False] * settings.hexes
    found: list[int] = []
    for hex in TOUCHED[post]:
        if state.tile_at(land, hex) >= 0:
            reached[hex] = True
            found.append(hex)
    for here in found:
        for other in neighbours[here]:
            if state.tile_at(land, other) >= 0 and not reached[other]:
                reached[other] = True
                found.append(other)
    return reached
