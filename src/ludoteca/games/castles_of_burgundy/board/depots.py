"""Finds the tiles that can be chosen from the depots of the central board. Equal tiles of a depot are one choice."""

from typing import Final

from ludoteca.games.castles_of_burgundy.components.central_board import DEPOT_SPACES, DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import NO_TILE
from ludoteca.kernel.actions import Action

BLACK_DEPOT: Final = DEPOTS
"""The number of the black depot, which follows those of the six others."""


def first_slot(depot: int) -> int:
    """Returns the first slot of a depot."""
    return depot * DEPOT_SPACES


def depot_of(slot: int) -> int:
    """Returns the depot of a slot, 0 to 5; slots of the black depot give more."""
    return slot // DEPOT_SPACES


def add_tiles(slots: list[int], depot: int, spaces: int, choices: list[Action], actions: list[Action]) -> None:
    """Adds the action of each space of a depot, of so many, that holds a tile; equal tiles are one choice."""
    first = depot * DEPOT_SPACES
    found = 0
    for slot in range(first, first + spaces):
        tile = slots[slot]
        if tile != NO_TILE and not found >> tile & 1:
            found |= 1 << tile
            actions.append(choices[slot])


def tile_before(slots: list[int], first: int, slot: int) -> bool:
    """Tells whether an equal tile lies in one of the spaces before."""
    tile = slots[slot]
    for other in range(first, slot):
        if slots[other] == tile:
            return True
    return False
