"""Workshops: raw materials for glass, in connected groups."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus
from ludoteca.games.mille_fiori.board import BOARD, WORKSHOPS
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def add_legal(state: "MilleFioriState", card: int, actions: list[Action]) -> None:
    """Any empty space with the symbol of the card."""
    filled = state.filled[WORKSHOPS]
    place = state.settings.place
    for spot in BOARD.symbol_places[BOARD.card_symbol[card]]:
        if not filled >> spot & 1:
            actions.append(place[spot])


def place(state: "MilleFioriState", seat: int, spot: int) -> bool:
    own = state.placed_in(seat, WORKSHOPS)
    size = group(own, spot).bit_count()
    on_pigment = BOARD.space_symbol[spot] == BOARD.pigment
    reason = "pigment-group" if on_pigment else "group"
    points = size * (BOARD.pigment_points if on_pigment else BOARD.group_points)
    state.score(seat, points, "workshops", reason, {"size": size})
    if bonus.has_whole_set(own, WORKSHOPS):
        bonus.take(state, seat, WORKSHOPS)
    return gold_diamond_closed(state.filled[WORKSHOPS], spot)


def group(own: int, spot: int) -> int:
    """The own diamonds connected with this one, itself included."""
    found = 1 << spot
    edge = BOARD.workshop_neighbours[spot] & own
    while edge:
        found |= edge
        grown = 0
        for other, neighbours in enumerate(BOARD.workshop_neighbours):
            if edge >> other & 1:
                grown |= neighbours
        edge = grown & own & ~found
    return found


def gold_diamond_closed(filled: int, spot: int) -> bool:
    """Whether all three spaces round its gold diamond are now taken, by whomever."""
    around = BOARD.workshop_gold[spot]
    return filled & around == around
