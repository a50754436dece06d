"""Why not? The rule behind every action that is not possible now."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus, residences
from ludoteca.games.mille_fiori.actions import Choose, Decline, Extra, Place
from ludoteca.games.mille_fiori.board import AREAS, BOARD, HARBOR, RESIDENCES, TRADE, WORKSHOPS
from ludoteca.games.mille_fiori.phases import CHOOSE, EXTRA, NO_CARD
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def refusal(state: "MilleFioriState", seat: int, action: Action) -> Refusal:
    if isinstance(action, Choose):
        if state.phase == EXTRA and action.card in state.display:
            return Refusal("choose-extra-card-first")
        if state.phase == EXTRA:
            return Refusal("card-not-in-display", {"card": action.name})
        if state.phase != CHOOSE:
            return Refusal("card-chosen-already")
        return Refusal("card-not-in-hand", {"card": action.name})
    if isinstance(action, Extra):
        if state.phase == EXTRA:
            return Refusal("card-not-in-display", {"card": action.name})
        return Refusal("no-extra-card-now" if state.card == NO_CARD else "card-chosen-already")
    if isinstance(action, Decline):
        return Refusal("nothing-to-decline")
    if state.phase == CHOOSE:
        return Refusal("choose-card-first")
    if state.phase == EXTRA:
        return Refusal("choose-extra-card-first")
    assert isinstance(action, Place)
    return refuse_place(state, seat, action)


def refuse_place(state: "MilleFioriState", seat: int, action: Place) -> Refusal:
    card = state.card_in_use
    area = BOARD.space_area[action.space]
    if area != BOARD.card_area[card]:
        return Refusal("wrong-area", {"card": BOARD.card_names[card], "area": AREAS[BOARD.card_area[card]]})
    for owner in range(state.rules.players):
        if state.held[owner * len(AREAS) + area] >> BOARD.place_of(action.space) & 1:
            return Refusal("space-taken", {"space": action.name, "owner": owner})
    if not bonus.has_diamonds(state, seat):
        return Refusal("no-diamonds-left")
    if area == RESIDENCES:
        return Refusal(
            "residence-next", {"space": BOARD.space_names[BOARD.area_first[area] + residences.next_spot(state)]}
        )
    if area in (WORKSHOPS, TRADE):
        return Refusal("wrong-symbol", {"card": BOARD.card_names[card], "symbol": symbol_name(card)})
    if area == HARBOR:
        return Refusal("ship-at-the-end")
    return Refusal("pyramid-support", {"space": action.name})


def symbol_name(card: int) -> str:
    return BOARD.symbols[BOARD.card_symbol[card]]
