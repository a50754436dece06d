"""Where in a land a tile may be placed, and what changes when it is."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.boards import mask_of
from ludoteca.games.castles_of_burgundy.components.kinds import BUILDING, FAR, NEAR, WILD

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def open_hexes(state: "BurgundyState", seat: int, tile: int) -> list[int]:
    """Lists the free hexes that fit a tile's colour and touch a placed tile, whatever their number."""
    board = state.board_of(seat)
    kind = state.settings.tiles.kind[tile]
    mask = open_mask(state, seat, tile)
    return [hex for hex in (board.every_hex if kind == WILD else board.of_kind[kind]) if mask >> hex & 1]


def open_mask(state: "BurgundyState", seat: int, tile: int) -> int:
    """Returns the same hexes as a mask. No city holds the same building type twice."""
    settings = state.settings
    land = settings.land_of[seat]
    board = settings.boards[state.boards[land]]
    free_standing = state.powers[seat][powers.FREE_STANDING]
    touching = free_mask(state, land) if free_standing else state.near[land]
    kind = settings.tiles.kind[tile]
    hexes = touching & board.fitting[kind]
    mark = mark_that_counts(state, seat, tile)
    if mark >= 0 and hexes:
        for area in board.fitting_areas[kind]:
            if state.has_mark(land, area, mark):
                hexes &= ~board.area_mask[area]
    return hexes


def free_mask(state: "BurgundyState", land: int) -> int:
    return mask_of([hex for hex in range(state.settings.hexes) if state.tile_at(land, hex) < 0])


def mark_that_counts(state: "BurgundyState", seat: int, tile: int) -> int:
    """Returns the mark that no area may hold twice; none for whoever may repeat building types."""
    tiles = state.settings.tiles
    if tiles.kind[tile] == BUILDING and state.powers[seat][powers.ANY_BUILDING]:
        return -1
    return tiles.mark[tile]


def touches(state: "BurgundyState", seat: int, hex: int) -> bool:
    """Tells whether a free hex lies beside a placed tile, or need not."""
    there = state.tile_at(state.settings.land_of[seat], hex)
    return there == NEAR or bool(state.powers[seat][powers.FREE_STANDING])


def open_numbers(state: "BurgundyState", seat: int, tile: int) -> int:
    """Returns the die numbers (bits 1-6) of the hexes where a tile could go."""
    number = state.board_of(seat).number
    numbers = 0
    for hex in open_hexes(state, seat, tile):
        numbers |= 1 << number[hex]
    return numbers


def cover(state: "BurgundyState", land: int, hex: int, tile: int) -> None:
    """Puts a tile on a free hex: its neighbours come into reach, its area and colour have one hex less to fill."""
    settings = state.settings
    board = settings.boards[state.boards[land]]
    reached = [other for other in board.neighbours[hex] if state.tile_at(land, other) == FAR]
    state.put_tile(land, hex, tile, reached)
    near = state.near[land] & ~(1 << hex)
    for other in reached:
        near |= 1 << other
    state.near[land] = near
    state.fill(land, board.area[hex], board.kind[hex], settings.tiles.mark[tile])


def empty_hexes(state: "BurgundyState", seat: int) -> int:
    land = state.settings.land_of[seat]
    return sum(state.free_by_kind(land))
