"""Goods are loaded by ships, stored in up to three colours, and sold colour by colour."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def room(state: "BurgundyState", seat: int) -> int:
    """Counts the new colours there is room for."""
    stored = state.colours_stored(state.settings.land_of[seat])
    spaces = state.powers[seat][powers.GOODS_SPACES]
    for colour in range(COLOURS):
        spaces -= stored >> colour & 1
    return spaces


def colours_in(state: "BurgundyState", depot: int) -> list[int]:
    return [colour for colour in range(COLOURS) if state.goods_at(depot, colour)]


def fits_any(state: "BurgundyState", seat: int, depot: int) -> bool:
    """Tells whether anything in this depot can be stored."""
    there = state.colours_at(depot)
    if there and room(state, seat) <= 0:
        there &= state.colours_stored(state.settings.land_of[seat])
    return there != 0


def load(state: "BurgundyState", seat: int, depot: int, colour: int) -> None:
    """Loads all goods of one colour, from a depot to the store."""
    count = state.load_all(depot, state.settings.land_of[seat], colour)
    if state.listener is not None:
        values: dict[str, object] = {
            "goods": f"goods {CENTRAL.colours[colour]}",
            "count": count,
            "depot": f"depot {depot + 1}",
        }
        state.emit("loaded", seat, values)


def load_known(state: "BurgundyState", seat: int, depot: int) -> list[int]:
    """Loads the colours that are in store already; returns the new ones, which need room."""
    land = state.settings.land_of[seat]
    new: list[int] = []
    for colour in colours_in(state, depot):
        if state.stored(land, colour):
            load(state, seat, depot, colour)
        else:
            new.append(colour)
    return new


def sell(state: "BurgundyState", seat: int, colour: int, workers: int) -> None:
    """Sells all tiles of a colour: silver once, points for each."""
    count = state.sell_all(state.settings.land_of[seat], colour)
    per_good = state.powers[seat][powers.SILVER_PER_GOOD]
    silver = per_good * count if per_good else state.powers[seat][powers.SILVER_PER_SALE]
    gained = state.powers[seat][powers.WORKERS_PER_SALE]
    name = f"goods {CENTRAL.colours[colour]}"
    if state.listener is not None:
        values: dict[str, object] = {
            "goods": name,
            "count": count,
            "workers": workers,
            "silver": silver,
            "gained": gained,
        }
        state.emit("sold", seat, values)
    state.gain_silver(seat, silver)
    if gained:
        state.gain_workers(seat, gained)
    points = count * state.settings.goods_points * state.powers[seat][powers.GOODS_FACTOR]
    state.score(seat, points, "goods", "goods", {"goods": name, "count": count})
    for module in state.settings.modules:
        module.sold(state, seat, colour, count)
