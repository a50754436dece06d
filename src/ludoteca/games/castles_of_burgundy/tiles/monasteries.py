"""Monasteries give powers to their owner from now on, or points at the end of the game."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import MONASTERY

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def refresh_powers(state: "BurgundyState") -> None:
    """Makes every seat's powers anew from the monasteries in its land; then modules change what they change."""
    settings = state.settings
    tiles = settings.tiles
    fresh: list[list[int]] = []
    for seat in range(state.rules.players):
        own = powers.ORDINARY.copy()
        own[powers.KEY_SPACES] = settings.key_spaces
        own[powers.GOODS_SPACES] = settings.goods_spaces
        for tile in working_for(state, seat):
            for number in tiles.powers[tile]:
                own[number] = tiles.power_value[tile]
        for module in settings.modules:
            module.change_powers(state, seat, own)
        fresh.append(own)
    state.powers = fresh


def working_for(state: "BurgundyState", seat: int) -> list[int]:
    """Lists the monasteries whose effects a seat enjoys: those in its land, and what modules add."""
    found = placed_in(state, state.settings.land_of[seat])
    for module in state.settings.modules:
        module.add_monasteries(state, seat, found)
    return found


def placed_in(state: "BurgundyState", land: int) -> list[int]:
    settings = state.settings
    kind = settings.tiles.kind
    found: list[int] = []
    for hex in settings.boards[state.boards[land]].of_kind[MONASTERY]:
        tile = state.tile_at(land, hex)
        if tile >= 0 and kind[tile] == MONASTERY:
            found.append(tile)
    return found


def score_at_end(state: "BurgundyState", seat: int) -> None:
    tiles = state.settings.tiles
    factor = state.powers[seat][powers.MONASTERY_FACTOR]
    for tile in working_for(state, seat):
        what = tiles.counts[tile]
        if what:
            number = count(state, seat, what)
            values: dict[str, object] = {"tile": tiles.names[tile], "count": number, "what": what}
            state.score(seat, number * tiles.points[tile] * factor, "monasteries", "monastery", values)


def count(state: "BurgundyState", seat: int, what: str) -> int:
    """Counts what a monastery counts: goods sold, species, bonus tiles, or buildings of a type."""
    land = state.settings.land_of[seat]
    sold = state.goods_sold(land)
    if what == "goods-types-sold":
        number = sum(1 for count in sold if count)
    elif what == "goods-sold":
        number = sum(sold)
    elif what == "species":
        number = species_in(state, land)
    elif what == "bonus-tiles":
        number = sum(1 for owner in state.bonuses if owner >= 0 and state.settings.land_of[owner] == land)
    else:
        number = tiles_in(state, land, what)
    for module in state.settings.modules:
        number += module.count(state, seat, what)
    return number


def species_in(state: "BurgundyState", land: int) -> int:
    settings = state.settings
    seen = 0
    for tile in state.tiles_in(land):
        if tile >= 0 and settings.tiles.species[tile] >= 0:
            seen |= 1 << settings.tiles.species[tile]
    return seen.bit_count()


def tiles_in(state: "BurgundyState", land: int, name: str) -> int:
    settings = state.settings
    tile = settings.tiles.number.get(name, -1)
    return state.tiles_in(land).count(tile)
