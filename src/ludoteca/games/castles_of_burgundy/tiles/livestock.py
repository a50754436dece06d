"""Livestock scores the animals on the tile, and again those of the same species already in the pasture."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import LIVESTOCK

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def score(state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
    tiles = state.settings.tiles
    animals = herd(state, seat, tile, hex)
    extra = state.powers[seat][powers.POINTS_PER_LIVESTOCK_TILE]
    values: dict[str, object] | None = None
    if state.listener is not None:
        values = {
            "species": tiles.species_names[tiles.species[tile]],
            "animals": "+".join(map(str, animals)),
            "extra": extra * len(animals),
        }
    state.score(seat, sum(animals) + extra * len(animals), "livestock", "livestock", values)


def herd(state: "BurgundyState", seat: int, tile: int, hex: int) -> list[int]:
    """Lists the animals of each tile that scores with this one: the new one first, then its species."""
    settings = state.settings
    tiles = settings.tiles
    land = settings.land_of[seat]
    species = tiles.species[tile]
    found = [tiles.animals[tile]]
    for other in pasture(state, seat, hex):
        there = state.tile_at(land, other)
        if other != hex and there >= 0 and tiles.species[there] == species:
            found.append(tiles.animals[there])
    for module in settings.modules:
        module.livestock_points(state, seat, tile, hex, found)
    return found


def pasture(state: "BurgundyState", seat: int, hex: int) -> list[int]:
    """Returns the hexes of this pasture; of all pastures where they count as one."""
    board = state.board_of(seat)
    if state.powers[seat][powers.ONE_PASTURE]:
        return board.of_kind[LIVESTOCK]
    return board.area_hexes[board.area[hex]]
