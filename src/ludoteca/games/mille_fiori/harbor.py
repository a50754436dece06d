"""Harbor: fleets of three ships that sail with the goods of their row; the own ship moves too."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import sea
from ludoteca.games.mille_fiori.board import BOARD, HARBOR, TRADE
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def add_legal(state: "MilleFioriState", seat: int, actions: list[Action]) -> None:
    """Any empty ship space; the ship may stay where the edition says so and it could still move."""
    filled = state.filled[HARBOR]
    place, stay = state.settings.place, state.settings.stay
    first = BOARD.area_first[HARBOR]
    may_stay = state.settings.may_stay and state.ships[seat] < BOARD.sea_last
    for spot in range(len(BOARD.space_names) - first):
        if not filled >> spot & 1:
            actions.append(place[first + spot])
            if may_stay:
                actions.append(stay[spot])


def place(state: "MilleFioriState", seat: int, card: int, spot: int, stay: bool) -> bool:
    """First the fleet scores, then the ship moves."""
    score_fleet(state, spot)
    if stay:
        return False
    return sea.sail(state, seat, card)


def goods_beside(state: "MilleFioriState", row: int) -> int:
    """How many goods have been taken in the trade row beside this fleet."""
    return (state.filled[TRADE] & BOARD.trade_row[row]).bit_count()


def score_fleet(state: "MilleFioriState", spot: int) -> None:
    """A full row departs: each of its diamonds is worth what the goods of the row bring, this once."""
    row = spot // BOARD.harbor_ships
    fleet = ((1 << BOARD.harbor_ships) - 1) << row * BOARD.harbor_ships
    if state.filled[HARBOR] & fleet != fleet:
        return
    goods = goods_beside(state, row)
    for owner in range(state.rules.players):
        ships = (state.placed_in(owner, HARBOR) & fleet).bit_count()
        if ships:
            state.score(owner, ships * BOARD.fleet_points[goods], "harbor", "fleet", {"ships": ships, "goods": goods})
