"""Residences: one line that all players fill together."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus
from ludoteca.games.mille_fiori.board import BOARD, RESIDENCES
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def next_spot(state: "MilleFioriState") -> int:
    """The first empty space of the line; none may be skipped."""
    return state.filled[RESIDENCES].bit_count()


def add_legal(state: "MilleFioriState", actions: list[Action]) -> None:
    actions.append(state.settings.place[BOARD.area_first[RESIDENCES] + next_spot(state)])


def place(state: "MilleFioriState", seat: int, spot: int) -> bool:
    own = state.placed_in(seat, RESIDENCES)
    length = residence_run(own, spot)
    points = sum(BOARD.residence_values[spot - length + 1 : spot + 1])
    state.score(seat, points, "residences", "residence-run", {"size": length})
    before = different_values(own & ~(1 << spot))
    now = different_values(own)
    if now == before:
        return False
    if now == BOARD.residence_bonus_count:
        bonus.take(state, seat, RESIDENCES)
    return now in BOARD.residence_extra_counts


def residence_run(own: int, spot: int) -> int:
    """How many own diamonds stand in one row up to this space; nothing stands behind it yet."""
    length = 1
    while spot >= length and own >> spot - length & 1:
        length += 1
    return length


def different_values(own: int) -> int:
    count = 0
    for places in BOARD.residence_masks:
        if own & places:
            count += 1
    return count
