"""The sea track: only the space where a ship ends its move counts."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori.board import BOARD

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def sail(state: "MilleFioriState", seat: int, card: int) -> bool:
    """Moves the ship by the card's wheel number, no further than the last space; tells whether it earned a card."""
    origin = state.ships[seat]
    target = min(origin + BOARD.card_wheel[card], BOARD.sea_last)
    state.ships[seat] = target
    if state.listener is not None:
        values: dict[str, object] = {"card": BOARD.card_names[card], "from": origin, "to": target}
        state.emit("sailed", seat, values)
    if target == origin:
        return False  # a ship on the last space gets nothing more from the sea
    state.score(seat, BOARD.sea_points[target], "sea", "sea-space", {"space": target})
    return BOARD.sea_extra[target]
