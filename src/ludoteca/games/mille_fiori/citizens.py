"""Citizens: two pyramids, nobles and commoners, built from the base upwards."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.mille_fiori import bonus
from ludoteca.games.mille_fiori.board import AREAS, BOARD
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState

TOP: Final = 2


def add_legal(state: "MilleFioriState", area: int, actions: list[Action]) -> None:
    """Any empty space of the pyramid, whatever its symbol, that has its two supports."""
    filled = state.filled[area]
    place = state.settings.place
    first = BOARD.area_first[area]
    for spot in range(len(BOARD.citizen_support)):
        if not filled >> spot & 1 and is_supported(filled, spot):
            actions.append(place[first + spot])


def is_supported(filled: int, spot: int) -> bool:
    """Whether both spaces right beneath are taken; those of the base need none."""
    support = BOARD.citizen_support[spot]
    return filled & support == support


def place(state: "MilleFioriState", seat: int, area: int, card: int, spot: int) -> bool:
    level = BOARD.citizen_level[spot]
    symbol = BOARD.space_symbol[BOARD.area_first[area] + spot]
    doubled = symbol == BOARD.card_symbol[card]
    points = BOARD.citizen_points[level]
    reason = "citizen-doubled" if doubled else "citizen"
    state.score(seat, points * 2 if doubled else points, AREAS[area], reason, {"level": level + 1})
    score_triangle(state, area, spot)
    if bonus.has_whole_set(state.placed_in(seat, area), area):
        bonus.take(state, seat, area)
    return level == TOP


def score_triangle(state: "MilleFioriState", area: int, spot: int) -> None:
    """All diamonds beneath score again for their owners, never doubled."""
    triangle = BOARD.citizen_triangle[spot]
    if not triangle:
        return
    for owner in range(state.rules.players):
        beneath = state.placed_in(owner, area) & triangle
        if beneath:
            state.score(owner, triangle_points(beneath), AREAS[area], "triangle", {"count": beneath.bit_count()})


def triangle_points(beneath: int) -> int:
    points = 0
    for spot, level in enumerate(BOARD.citizen_level):
        if beneath >> spot & 1:
            points += BOARD.citizen_points[level]
    return points
