"""Using a card: on its area, or for sailing; then perhaps an extra card from the display."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus, citizens, harbor, residences, sea, trade, workshops
from ludoteca.games.mille_fiori.actions import Decline, Extra, Place, Sail
from ludoteca.games.mille_fiori.board import BOARD, HARBOR, RESIDENCES, TRADE, WORKSHOPS
from ludoteca.games.mille_fiori.phases import EXTRA, NO_CARD, PLAY
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def legal(state: "MilleFioriState", seat: int) -> list[Action]:
    if state.phase == EXTRA:
        return legal_extra_cards(state)
    return legal_uses(state, seat, state.card_in_use)


def legal_uses(state: "MilleFioriState", seat: int, card: int) -> list[Action]:
    """What a seat could do with this card now."""
    actions: list[Action] = []
    if bonus.has_diamonds(state, seat):
        area = BOARD.card_area[card]
        if area == WORKSHOPS:
            workshops.add_legal(state, card, actions)
        elif area == RESIDENCES:
            residences.add_legal(state, actions)
        elif area == TRADE:
            trade.add_legal(state, card, actions)
        elif area == HARBOR:
            harbor.add_legal(state, seat, actions)
        else:
            citizens.add_legal(state, area, actions)
    actions.append(state.settings.sail)
    return actions


def legal_extra_cards(state: "MilleFioriState") -> list[Action]:
    actions: list[Action] = []
    previous = NO_CARD
    for card in state.display:
        if card != previous:
            actions.append(state.settings.extra[card])
            previous = card
    actions.append(state.settings.decline)
    return actions


def only_sailing(state: "MilleFioriState", seat: int) -> bool:
    """Without a diamond left nothing can be placed, so the engine sails."""
    return not bonus.has_diamonds(state, seat)


def play(state: "MilleFioriState", seat: int, action: Action) -> bool:
    """Plays an action of the active seat; tells whether its turn is over."""
    if isinstance(action, Place):
        return after_card(state, seat, place(state, seat, action.space, action.stay))
    if isinstance(action, Sail):
        return after_card(state, seat, sail(state, seat))
    if isinstance(action, Extra):
        return take_extra_card(state, seat, action.card)
    assert isinstance(action, Decline)
    state.emit("declined", seat, {})
    return True


def place(state: "MilleFioriState", seat: int, space: int, stay: bool) -> bool:
    """Puts a diamond on a space of the card's area: points at once, then the bonus; tells whether it earned a card."""
    card = put_card_away(state, seat)
    area = BOARD.space_area[space]
    spot = BOARD.place_of(space)
    bonus.spend_diamond(state, seat)
    state.put_diamond(seat, area, spot)
    if state.listener is not None:
        state.emit("placed", seat, {"space": BOARD.space_names[space], "card": BOARD.card_names[card]})
    if area == WORKSHOPS:
        return workshops.place(state, seat, spot)
    if area == RESIDENCES:
        return residences.place(state, seat, spot)
    if area == TRADE:
        return trade.place(state, seat, spot)
    if area == HARBOR:
        return harbor.place(state, seat, card, spot, stay)
    return citizens.place(state, seat, area, card, spot)


def sail(state: "MilleFioriState", seat: int) -> bool:
    """Any card may be used for its wheel number alone."""
    card = put_card_away(state, seat)
    return sea.sail(state, seat, card)


def put_card_away(state: "MilleFioriState", seat: int) -> int:
    """The card in use goes to the discard pile."""
    card = state.card_in_use
    state.card = NO_CARD
    state.chosen[seat] = NO_CARD
    state.discard.append(card)
    return card


def after_card(state: "MilleFioriState", seat: int, earned_card: bool) -> bool:
    """A card may be played from the display for each one earned. Tells whether the turn is over."""
    if not earned_card:
        return True
    if state.display:
        state.phase = EXTRA
        return False
    state.score(seat, state.settings.empty_display_points, "display", "empty-display")
    return True


def take_extra_card(state: "MilleFioriState", seat: int, card: int) -> bool:
    """Takes a card of the display and uses it like one of the hand. Tells whether the turn is over."""
    state.display.remove(card)
    state.card = card
    state.phase = PLAY
    if state.listener is not None:
        state.emit("extra", seat, {"card": BOARD.card_names[card]})
    return only_sailing(state, seat) and after_card(state, seat, sail(state, seat))
