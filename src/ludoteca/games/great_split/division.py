"""Division: split the hand in two groups, offer them to the left, choose from the right, give back the rest."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import hands, knowledge
from ludoteca.games.great_split.hands import with_knowers
from ludoteca.games.great_split.phases import UNDECIDED
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


# -- Neighbours


def left_of(seat: int, players: int) -> int:
    """The neighbour who chooses from this seat's wallet."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    """The neighbour from whose wallet this seat chooses."""
    return (seat - 1) % players


# -- 1. Split your cards


def legal_splits(state: "GreatSplitState", seat: int) -> list[Action]:
    """Every way to make two groups, once. Which those are depends only on which neighbours in the hand are equal."""
    first = seat * state.data.hand_room
    size = state.sizes[seat]
    equals = 0
    for slot in range(1, size):
        if state.hands[first + slot] == state.hands[first + slot - 1]:
            equals |= 1 << slot
    return state.settings.splits_of(size, equals)


def is_canonical(mask: int, size: int, equals: int) -> bool:
    """Of the masks that give the same two groups one is offered.

    Of equal copies the last go to the second group, and of the first kind that is shared out unevenly the first
    group has more.
    """
    slot = 0
    found = False
    while slot < size:
        end = slot + 1
        while end < size and equals >> end & 1:
            end += 1
        second = (mask >> slot & (1 << end - slot) - 1).bit_count()
        if mask >> slot & (1 << end - slot) - 1 != ((1 << second) - 1) << (end - slot - second):
            return False
        first = end - slot - second
        if not found and first != second:
            if second > first:
                return False
            found = True
        slot = end
    return True


def split(state: "GreatSplitState", seat: int, mask: int) -> None:
    state.splits[seat] = mask
    if state.listener is not None:
        state.emit("split", seat, group_names(state, seat), ("first", "second"))


def group(state: "GreatSplitState", owner: int, number: int) -> list[int]:
    """The cards of the first (0) or second (1) group in this seat's wallet."""
    first = owner * state.data.hand_room
    mask = state.splits[owner]
    cards: list[int] = []
    for slot in range(state.sizes[owner]):
        if mask >> slot & 1 == number:
            cards.append(state.hands[first + slot])
    return cards


def group_names(state: "GreatSplitState", owner: int) -> dict[str, object]:
    names = state.data.names
    return {
        "first": [names[kind] for kind in group(state, owner, 0)],
        "second": [names[kind] for kind in group(state, owner, 1)],
    }


# -- 2. Offer your split


def offer(state: "GreatSplitState") -> None:
    """Wallets go to the left; whoever opens one sees all its cards."""
    players = state.rules.players
    for owner in range(players):
        chooser = left_of(owner, players)
        knowledge.show_hand(state, owner, 1 << chooser)
        if state.listener is not None:
            values = {"owner": owner, **group_names(state, owner)}
            state.listener(Event("offered", chooser, values, ("first", "second"), (owner, chooser)))


# -- 3. Choose


def wallet_owner(state: "GreatSplitState", chooser: int) -> int:
    return right_of(chooser, state.rules.players)


def legal_groups(state: "GreatSplitState", seat: int) -> list[Action]:
    """One of the two groups; equal ones are no choice, but nobody else may know that."""
    owner = wallet_owner(state, seat)
    if group(state, owner, 0) == group(state, owner, 1):
        return [state.settings.take[0]]
    return state.settings.take.copy()


def take(state: "GreatSplitState", seat: int, number: int) -> None:
    state.choices[seat] = number
    if state.listener is not None:
        owner = wallet_owner(state, seat)
        cards = [state.data.names[kind] for kind in group(state, owner, number)]
        state.emit("chose", seat, {"cards": cards}, ("cards",))


# -- 4. Give the wallet back


def exchange(state: "GreatSplitState") -> None:
    """A new hand is what came back in the own wallet and what was taken from the right neighbour's.

    The left neighbour has seen the one, the right neighbour the other. For everybody else all the cards of a hand may
    have moved unseen.
    """
    players = state.rules.players
    knowledge.remember(state)
    state.fresh = 0
    new_hands: list[list[int]] = []
    for seat in range(players):
        left, right = left_of(seat, players), right_of(seat, players)
        returned = group(state, seat, 1 - state.choices[left])
        taken = group(state, right, state.choices[seat])
        cards = [with_knowers(kind, 1 << left) for kind in returned]
        cards += [with_knowers(kind, 1 << right) for kind in taken]
        new_hands.append(cards)
        if state.listener is not None:
            tell_exchange(state, seat, left, right, returned, taken)
    for seat, cards in enumerate(new_hands):
        hands.set_hand(state, seat, cards)
        state.splits[seat] = UNDECIDED
        state.choices[seat] = UNDECIDED


def tell_exchange(
    state: "GreatSplitState", seat: int, left: int, right: int, returned: list[int], taken: list[int]
) -> None:
    assert state.listener is not None
    names = state.data.names
    back: dict[str, object] = {"other": left, "cards": [names[kind] for kind in returned]}
    state.listener(Event("returned", seat, back, ("cards",), (seat, left)))
    kept: dict[str, object] = {"other": right, "cards": [names[kind] for kind in taken]}
    state.listener(Event("took", seat, kept, ("cards",), (seat, right)))
