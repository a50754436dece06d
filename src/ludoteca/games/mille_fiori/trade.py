"""Trade: four goods in columns; every diamond in the column scores for its owner."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus
from ludoteca.games.mille_fiori.board import BOARD, TRADE
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def add_legal(state: "MilleFioriState", card: int, actions: list[Action]) -> None:
    """Any empty space of the good on the card."""
    filled = state.filled[TRADE]
    place = state.settings.place
    first = BOARD.area_first[TRADE]
    for spot in BOARD.symbol_places[BOARD.card_symbol[card]]:
        if not filled >> spot & 1:
            actions.append(place[first + spot])


def place(state: "MilleFioriState", seat: int, spot: int) -> bool:
    column = column_of(spot)
    value = BOARD.column_points * (state.filled[TRADE] & column).bit_count()
    counts = [diamonds_in(state, owner, column) for owner in range(state.rules.players)]
    for owner, count in enumerate(counts):
        if count:
            state.score(owner, count * value, "trade", "column", {"count": count, "value": value})
    if bonus.has_whole_set(state.placed_in(seat, TRADE), TRADE):
        bonus.take(state, seat, TRADE)
    return good_deal(counts, seat)


def column_of(spot: int) -> int:
    return BOARD.symbol_mask[BOARD.space_symbol[BOARD.area_first[TRADE] + spot]]


def diamonds_in(state: "MilleFioriState", seat: int, column: int) -> int:
    return (state.placed_in(seat, TRADE) & column).bit_count()


def good_deal(counts: list[int], seat: int) -> bool:
    """Whether somebody else has more diamonds in this column; as many is not enough."""
    own = counts[seat]
    for count in counts:
        if count > own:
            return True
    return False
