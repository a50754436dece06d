"""Estimates the future points of inns."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.expansions.inns.module import Inns
from ludoteca.games.castles_of_burgundy.state import BurgundyState

NEARNESS: Final = 0.6
"""What part of an inn's points counts if one hex of its area is free."""


def worth(inns: Inns, state: BurgundyState, seat: int, left: int) -> float:
    """Returns the expected additional points of areas with an inn."""
    settings = state.settings
    land = settings.land_of[seat]
    largest = len(CENTRAL.area_points) - 1
    mark = settings.tiles.mark[inns.tile]
    total = 0.0
    for area, size in enumerate(state.board_of(seat).area_size):
        free = state.free_in_area(land, area)
        if 0 < free <= left and state.has_mark(land, area, mark):
            growth = CENTRAL.area_points[min(size + 1, largest)] - CENTRAL.area_points[size]
            total += growth * NEARNESS / free
    return total
