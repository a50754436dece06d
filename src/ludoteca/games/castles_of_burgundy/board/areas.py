"""Scores completed areas by size and phase, and gives bonus tiles to whoever first fills all hexes of a colour."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS, NOBODY

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

LARGEST: Final[int] = len(CENTRAL.area_points) - 1
AREA: Final = "area"
"""Why points are scored: an area is complete."""
LARGE: Final = 0
SMALL: Final = 1


def score(state: "BurgundyState", seat: int, hex: int) -> None:
    """Scores what the tile just placed on this hex has completed: its area, and its colour."""
    settings = state.settings
    land = settings.land_of[seat]
    board = settings.boards[state.boards[land]]
    area = board.area[hex]
    if not state.free_in_area(land, area):
        score_area(state, seat, area)
        kind = board.kind[hex]
        if not state.free_of_kind(land, kind):
            complete_colour(state, seat, kind)


def score_area(state: "BurgundyState", seat: int, area: int) -> None:
    """Scores points for the size, and the points of the phase whatever the size."""
    size = min(LARGEST, area_size(state, seat, area))
    by_size = CENTRAL.area_points[size]
    by_phase = CENTRAL.phase_points[state.phase]
    values: dict[str, object] | None = None
    if state.listener is not None:
        kind = state.board_of(seat).kind[state.board_of(seat).area_hexes[area][0]]
        values = {
            "kind": KINDS[kind],
            "size": size,
            "by_size": by_size,
            "phase": CENTRAL.phases[state.phase],
            "by_phase": by_phase,
        }
    state.score(seat, by_size + by_phase, "areas", AREA, values)


def area_size(state: "BurgundyState", seat: int, area: int) -> int:
    """Returns how large a filled area counts: its hexes, tiles that make it grow, and the seat's power."""
    settings = state.settings
    land = settings.land_of[seat]
    hexes = settings.boards[state.boards[land]].area_hexes[area]
    size = len(hexes) + state.powers[seat][powers.AREA_GROWTH]
    for hex in hexes:
        size += settings.tiles.growth[state.tile_at(land, hex)]
    return size


def complete_colour(state: "BurgundyState", seat: int, kind: int) -> None:
    """Gives the large bonus tile to the first, the small one to the second, nothing to the others."""
    for module in state.settings.modules:
        if module.colour_completed(state, seat, kind):
            return
    for rank in (LARGE, SMALL):
        if state.bonus_owner(kind, rank) == NOBODY:
            state.give_bonus(kind, rank, seat)
            points = state.settings.colour_points[rank] * state.powers[seat][powers.BONUS_FACTOR]
            reason = "colour-first" if rank == LARGE else "colour-second"
            state.score(seat, points, "colours", reason, {"kind": KINDS[kind]})
            return
