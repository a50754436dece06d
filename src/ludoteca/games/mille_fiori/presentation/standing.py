"""What a page shows besides the position: what follows from the rules for the board and for a seat."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import citizens, harbor, plays, residences, rounds, workshops
from ludoteca.games.mille_fiori.actions import Place, Sail
from ludoteca.games.mille_fiori.board import (
    BOARD,
    BONUS_AREAS,
    COMMONERS,
    NOBLES,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.mille_fiori.phases import NO_CARD, UNKNOWN
from ludoteca.games.mille_fiori.presentation.printed import gold_diamonds
from ludoteca.kernel.jsontext import Json, plain
from ludoteca.kernel.presentation import PreparableMove

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.json_types import BoardNow, BonusNow, Standing
    from ludoteca.games.mille_fiori.state import MilleFioriState

GOLD_SPOTS = [mask.bit_length() - 1 for mask in gold_diamonds()]
"""One of the workshops round each gold diamond."""


def standing(state: "MilleFioriState", seat: int) -> Json:
    told: Standing = {
        "passes_to": rounds.left_of(seat, state.rules.players),
        "bonuses": {
            "workshops": bonus_now(state, seat, WORKSHOPS),
            "residences": bonus_now(state, seat, RESIDENCES),
            "nobles": bonus_now(state, seat, NOBLES),
            "commoners": bonus_now(state, seat, COMMONERS),
            "trade": bonus_now(state, seat, TRADE),
        },
        "bonus_points": sum(bonus_points(state, seat, area) or 0 for area in range(BONUS_AREAS)),
    }
    if seat == 0:
        told["board"] = board_now(state)
    return plain(told)


# -- a seat


def bonus_now(state: "MilleFioriState", seat: int, area: int) -> "BonusNow":
    own = state.placed_in(seat, area)
    has = [name for name, places in BOARD.bonus_sets[area].items() if own & places]
    return {"has": has, "points": bonus_points(state, seat, area)}


def bonus_points(state: "MilleFioriState", seat: int, area: int) -> int | None:
    """The value of the bonus space that the seat has taken in this area."""
    for slot, value in enumerate(BOARD.bonus_values):
        if state.bonus_owner(area, slot) == seat:
            return value
    return None


def preparable(state: "MilleFioriState", seat: int) -> list[PreparableMove]:
    """Where the card that was kept could go if nobody else moved; which cards one will have after that is not known."""
    card = state.chosen[seat]
    if card in (NO_CARD, UNKNOWN):
        return []
    picks: list[str] = []
    for action in plays.legal_uses(state, seat, card):
        if isinstance(action, Sail) or (isinstance(action, Place) and not action.stay):
            picks.append(action.picks[0])
    return [[picks]]


# -- the board


def board_now(state: "MilleFioriState") -> "BoardNow":
    return {
        "next_residence": next_residence(state),
        "unsupported": unsupported(state, NOBLES) + unsupported(state, COMMONERS),
        "ship_points": [BOARD.fleet_points[harbor.goods_beside(state, row)] for row in range(len(BOARD.trade_row))],
        "closed_gold": [
            f"g{at}"
            for at, spot in enumerate(GOLD_SPOTS)
            if workshops.gold_diamond_closed(state.filled[WORKSHOPS], spot)
        ],
    }


def next_residence(state: "MilleFioriState") -> str | None:
    spot = residences.next_spot(state)
    return BOARD.space_names[BOARD.area_first[RESIDENCES] + spot] if spot < len(BOARD.residence_values) else None


def unsupported(state: "MilleFioriState", area: int) -> list[str]:
    """The spaces of a pyramid that cannot be taken before those beneath."""
    filled, first = state.filled[area], BOARD.area_first[area]
    return [
        BOARD.space_names[first + spot]
        for spot in range(len(BOARD.citizen_support))
        if not citizens.is_supported(filled, spot)
    ]
