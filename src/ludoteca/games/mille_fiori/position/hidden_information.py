"""Who knows what: own cards, all that lies open, and every hand that has passed through one's own."""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.games.mille_fiori.phases import NO_CARD, UNKNOWN

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def has_seen_hand(state: "MilleFioriState", seat: int, holder: int) -> bool:
    """Hands travel left, one seat a pass: the holder's hand was here before if the way is not too long."""
    return seat >= 0 and (holder - seat) % state.rules.players <= state.pass_


def hide(state: "MilleFioriState", seat: int) -> None:
    """The deck and unseen hands go. Of a hand seen before, only the card just taken from it is unknown: it goes back."""
    state.deck = [UNKNOWN] * (len(state.deck) - state.dealt)
    state.dealt = 0
    for holder in range(state.rules.players):
        if holder == seat:
            continue
        taken = state.chosen[holder]
        if has_seen_hand(state, seat, holder):
            if taken != NO_CARD:
                state.set_hand(holder, [*state.hand(holder), taken])
        else:
            state.set_hand(holder, [UNKNOWN] * len(state.hand(holder)))
        if taken != NO_CARD:
            state.chosen[holder] = UNKNOWN


def complete(state: "MilleFioriState", rng: Random) -> None:
    """Deals the cards nobody has seen to the places where they must be; sealed choices are drawn from the hand."""
    unseen = unseen_cards(state)
    rng.shuffle(unseen)
    for holder in range(state.rules.players):
        hand = state.hand(holder)
        known = UNKNOWN not in hand
        if not known:
            hand = [unseen.pop() for _ in hand]
            if state.chosen[holder] == UNKNOWN:
                hand.append(unseen.pop())
        if state.chosen[holder] == UNKNOWN:
            state.chosen[holder] = hand.pop(rng.randrange(len(hand)))
        state.set_hand(holder, hand)
    state.deck = unseen


def shuffle_rest(state: "MilleFioriState", rng: Random) -> None:
    """The cards that have not been dealt."""
    rest = state.deck[state.dealt :]
    rng.shuffle(rest)
    state.deck = state.deck[: state.dealt] + rest


def unseen_cards(state: "MilleFioriState") -> list[int]:
    counts = [0] * len(BOARD.card_names)
    for card in BOARD.deck:
        counts[card] += 1
    for card in state.all_cards():
        if card != UNKNOWN:
            counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]
