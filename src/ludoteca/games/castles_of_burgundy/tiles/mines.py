"""Mines pay silver at the end of each phase."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import MINE

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def mines_in(state: "BurgundyState", land: int) -> int:
    settings = state.settings
    kind = settings.tiles.kind
    count = 0
    for hex in settings.boards[state.boards[land]].of_kind[MINE]:
        tile = state.tile_at(land, hex)
        if tile >= 0 and kind[tile] == MINE:
            count += 1
    return count


def pay(state: "BurgundyState") -> None:
    """Pays one silver for each mine, and what a monastery adds. A land pays once, to its first player."""
    paid: list[int] = []
    for seat in state.bridge:
        land = state.settings.land_of[seat]
        if land in paid:
            continue
        paid.append(land)
        mines = mines_in(state, land)
        if mines:
            silver = mines * state.powers[seat][powers.SILVER_PER_MINE]
            workers = mines * state.powers[seat][powers.WORKERS_PER_MINE]
            if state.listener is not None:
                state.emit("mines-paid", seat, {"mines": mines, "silver": silver, "workers": workers})
            state.gain_silver(seat, silver)
            if workers:
                state.gain_workers(seat, workers)
