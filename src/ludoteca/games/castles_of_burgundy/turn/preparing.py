"""What a player can prepare for the next turn while others have theirs."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.board import key_spaces, lands
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_A, DIE_B, NO_TILE, PLAYING, SOURCES
from ludoteca.games.castles_of_burgundy.turn import buying
from ludoteca.kernel.presentation import PreparableMove

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

EITHER_DIE: Final[list[str]] = [SOURCES[DIE_A], SOURCES[DIE_B]]


def preparable(state: "BurgundyState", seat: int) -> list[PreparableMove]:
    """Lists what the seat could do first in its turn if nothing else changed, whatever its dice show: they may be rolled
    anew before. Equal tiles of a depot are all named, since any of them may be touched."""
    moves: list[PreparableMove] = []
    if state.stage != PLAYING:
        return moves
    settings = state.settings
    workers = settings.take_workers[DIE_A].picks[1]
    moves.append([EITHER_DIE, [*tiles_on(state, 0, FIRST_BLACK), *goods_stored(state, seat), workers]])
    for tile in key_spaces.types_held(state, seat):
        hexes = lands.open_hexes(state, seat, tile)
        if hexes:
            moves.append([EITHER_DIE, [settings.tiles.names[tile]], [settings.hex[hex].picks[0] for hex in hexes]])
    if buying.can_pay(state, seat):
        moves.append([tiles_on(state, FIRST_BLACK, len(state.slots))])
    for module in settings.modules:
        module.add_preparable(state, seat, moves)
    return moves


def tiles_on(state: "BurgundyState", first: int, end: int) -> list[str]:
    """Lists the spaces of the central board from the first up to the end that have a tile."""
    names = state.settings.slot_names
    return [names[slot] for slot in range(first, end) if state.slots[slot] != NO_TILE]


def goods_stored(state: "BurgundyState", seat: int) -> list[str]:
    land = state.settings.land_of[seat]
    sell = state.settings.sell[DIE_A]
    return [sell[colour].picks[1] for colour in range(COLOURS) if state.stored(land, colour)]
