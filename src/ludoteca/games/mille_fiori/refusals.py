"""Names the rule that forbids an action now."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus, citizens, residences
from ludoteca.games.mille_fiori.actions import Choose, Decline, Extra, Place
from ludoteca.games.mille_fiori.board import AREAS, BOARD, COMMONERS, HARBOR, NOBLES, RESIDENCES, TRADE, WORKSHOPS
from ludoteca.games.mille_fiori.phases import CHOOSE, EXTRA, NO_CARD, PLAY
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
    if state.phase != PLAY:
        if isinstance(action, Place):
            return refuse_place_by_any(state, seat, action)
        return Refusal("choose-card-first" if state.phase == CHOOSE else "choose-extra-card-first")
    assert isinstance(action, Place)
    return refuse_place(state, seat, action)


def likeliest(state: "MilleFioriState", seat: int, actions: list[Action]) -> Action:
    """A card of the display is meant as an extra card."""
    for action in actions:
        if isinstance(action, Extra) and action.card in state.display:
            return action
    return actions[0]


def refuse_thing(state: "MilleFioriState", seat: int, thing: str) -> Refusal | None:
    """Ships and sea spaces: the wheel alone says how far a ship sails. None for what only says what it is there for."""
    kind, _, number = thing.partition("-")
    if kind == "ship" and number.isdecimal() and int(number) < len(state.ships) and int(number) != seat:
        return Refusal("ship-of-other", {"owner": int(number)})
    if kind == "sea" and number.isdecimal():
        steps = int(number) - state.ships[seat]
        wheels = sorted({BOARD.card_wheel[card] for card in cards_to_use(state, seat)})
        if steps <= 0:
            return Refusal("sail-forward")
        if steps not in wheels:
            return Refusal("sail-by-wheel", {"steps": steps, "wheels": wheels})
        if state.phase != PLAY:
            return choose_one_of(state, [card for card in cards_to_use(state, seat) if BOARD.card_wheel[card] == steps])
    return None


def choose_one_of(state: "MilleFioriState", cards: list[int]) -> Refusal:
    names = [BOARD.card_names[card] for card in sorted(set(cards))]
    return Refusal("choose-card-for" if state.phase == CHOOSE else "choose-extra-card-for", {"cards": names})


def cards_to_use(state: "MilleFioriState", seat: int) -> list[int]:
    if state.phase == CHOOSE:
        return state.hand(seat)
    return state.display if state.phase == EXTRA else [state.card_in_use]


def refuse_place_by_any(state: "MilleFioriState", seat: int, action: Place) -> Refusal:
    """While a card is still to be chosen: which of those there are goes on this space, or why none does."""
    found = refuse_whatever_card(state, seat, action)
    if found is not None:
        return found
    area = BOARD.space_area[action.space]
    where = "hand" if state.phase == CHOOSE else "display"
    fitting = [card for card in cards_to_use(state, seat) if BOARD.card_area[card] == area]
    if not fitting:
        return Refusal("no-card-for-area", {"area": AREAS[area], "where": where})
    symbol = BOARD.space_symbol[action.space]
    if area in (WORKSHOPS, TRADE):
        fitting = [card for card in fitting if BOARD.card_symbol[card] == symbol]
    if not fitting:
        return Refusal("no-card-for-symbol", {"symbol": BOARD.symbols[symbol], "where": where})
    return refuse_order(state, action) or choose_one_of(state, fitting)


def refuse_place(state: "MilleFioriState", seat: int, action: Place) -> Refusal:
    card = state.card_in_use
    area = BOARD.space_area[action.space]
    if area != BOARD.card_area[card]:
        return Refusal("wrong-area", {"card": BOARD.card_names[card], "area": AREAS[BOARD.card_area[card]]})
    found = refuse_whatever_card(state, seat, action) or refuse_order(state, action)
    if found is not None:
        return found
    if area in (WORKSHOPS, TRADE):
        return Refusal("wrong-symbol", {"card": BOARD.card_names[card], "symbol": symbol_name(card)})
    assert area == HARBOR
    return Refusal("ship-at-the-end")


def refuse_whatever_card(state: "MilleFioriState", seat: int, action: Place) -> Refusal | None:
    area = BOARD.space_area[action.space]
    for owner in range(state.rules.players):
        if state.placed_in(owner, area) >> BOARD.place_of(action.space) & 1:
            return Refusal("space-taken", {"space": action.name, "owner": owner})
    return None if bonus.has_diamonds(state, seat) else Refusal("no-diamonds-left")


def refuse_order(state: "MilleFioriState", action: Place) -> Refusal | None:
    """Residences are filled one after the other, pyramids from below."""
    area = BOARD.space_area[action.space]
    spot = BOARD.place_of(action.space)
    if area == RESIDENCES and spot != residences.next_spot(state):
        return Refusal(
            "residence-next", {"space": BOARD.space_names[BOARD.area_first[area] + residences.next_spot(state)]}
        )
    if area in (NOBLES, COMMONERS) and not citizens.is_supported(state.filled[area], spot):
        return Refusal("pyramid-support", {"space": action.name})
    return None


def symbol_name(card: int) -> str:
    return BOARD.symbols[BOARD.card_symbol[card]]
