"""Hands: sorted by kind, and for each card the seats that know for certain that it is there.

A mask of knowers has a bit per seat and one more for the public; the holder's own bit is never set. Equal copies
cannot be told apart, so what counts is how many of them a seat knows: the first copies of a kind carry its bit.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split.phases import NO_CARD

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState

KNOWER_BITS: Final = 8
"""Seven seats and the public."""


def with_knowers(kind: int, knowers: int) -> int:
    """A card and its knowers in one int, sorted by kind."""
    return kind << KNOWER_BITS | knowers


def set_hand(state: "GreatSplitState", seat: int, cards: list[int]) -> None:
    """Lays out a hand given as cards with knowers."""
    room = state.data.hand_room
    first = seat * room
    hands, known = state.hands, state.known
    cards.sort()
    place = first
    for card in cards:
        hands[place] = card >> KNOWER_BITS
        known[place] = 0
        place += 1
    for empty in range(place, first + room):
        hands[empty] = NO_CARD
        known[empty] = 0
    run = first
    for place in range(first, first + len(cards)):
        if hands[place] != hands[run]:
            run = place
        count_in(known, run, cards[place - first] & (1 << KNOWER_BITS) - 1)
    state.sizes[seat] = len(cards)


def count_in(counters: list[int], place: int, mask: int) -> None:
    """Adds one for every bit of the mask to unary counters that begin here: the first place without the bit gets it."""
    while mask:
        counted = counters[place]
        counters[place] = counted | mask
        mask &= counted
        place += 1


def add_card(state: "GreatSplitState", seat: int, kind: int) -> None:
    """Deals a card that nobody else sees."""
    room = state.data.hand_room
    first = seat * room
    size = state.sizes[seat]
    place = first + size
    hands, known = state.hands, state.known
    while place > first and hands[place - 1] > kind:
        hands[place] = hands[place - 1]
        known[place] = known[place - 1]
        place -= 1
    hands[place] = kind
    known[place] = 0
    state.sizes[seat] = size + 1


def drop_unseen(state: "GreatSplitState", seat: int, kind: int) -> None:
    """Takes a card out unseen. It might have been any: of each kind the others are now sure of one copy fewer."""
    room = state.data.hand_room
    first = seat * room
    last = first + state.sizes[seat] - 1
    hands, known = state.hands, state.known
    gone = -1
    for place in range(first, last + 1):
        if place < last and hands[place + 1] == hands[place]:
            known[place] = known[place + 1]
        else:
            known[place] = 0
            if hands[place] == kind:
                gone = place
    for place in range(gone, last):
        hands[place] = hands[place + 1]
        known[place] = known[place + 1]
    hands[last] = NO_CARD
    known[last] = 0
    state.sizes[seat] = last - first


def slot_of(state: "GreatSplitState", seat: int, kind: int) -> int:
    """The first slot of the hand that holds this kind, or -1."""
    first = seat * state.data.hand_room
    for slot in range(state.sizes[seat]):
        if state.hands[first + slot] == kind:
            return slot
    return -1
