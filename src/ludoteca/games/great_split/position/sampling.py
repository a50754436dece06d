"""Samples what a viewer does not know: a random truth that fits all it does know."""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.games.great_split import dealing, division
from ludoteca.games.great_split.actions import Split, Take
from ludoteca.games.great_split.data import LEVELS
from ludoteca.games.great_split.hands import set_hand, with_knowers
from ludoteca.games.great_split.knowledge import first_slots, last_slots, located
from ludoteca.games.great_split.phases import CHOOSE, NO_CARD, SEALED

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def complete(state: "GreatSplitState", seat: int, rng: Random) -> None:
    """A random truth that fits: the level of every dealt card is known, and cards once seen are not in the decks."""
    viewer = seat if seat >= 0 else state.rules.players
    draw_market(state, rng)
    fresh: list[list[int]] = [[] for _ in range(state.rules.players)]
    unseen = draw_cards(state, viewer, fresh, rng)
    stride = state.settings.discard_stride
    for place, code in enumerate(state.discards):
        if code % stride == state.data.unknown:
            state.discards[place] = code // stride * stride + unseen.pop()
    state.discards.sort()
    for holder in range(state.rules.players):
        if holder != viewer:
            fill_hand(state, holder, fresh[holder], unseen)
            draw_sold(state, holder, rng)
    for holder in range(state.rules.players):
        draw_choices(state, holder, rng)


def shuffle_rest(state: "GreatSplitState", rng: Random) -> None:
    """What no seat has seen: the rest of each level's deck, and the market tokens that lie face down."""
    data = state.data
    draw_market(state, rng)
    deck = state.deck.copy()
    for level in range(len(LEVELS)):
        first = data.level_first[level] + state.settings.dealt[state.round][level]
        last = data.level_first[level] + len(data.decks[level])
        rest = deck[first:last]
        rng.shuffle(rest)
        deck[first:last] = rest
    state.deck = deck


def draw_market(state: "GreatSplitState", rng: Random) -> None:
    tokens = state.data.market_tokens.copy()
    for value in state.market[: state.revealed]:
        tokens.remove(value)
    rng.shuffle(tokens)
    state.market = state.market[: state.revealed] + tokens[: len(state.market) - state.revealed]


def draw_cards(state: "GreatSplitState", viewer: int, fresh: list[list[int]], rng: Random) -> list[int]:
    """Lays out the decks and returns the cards for the hidden places outside them, shuffled.

    Those who certainly hold what was dealt to them this round get theirs apart, in `fresh`: the level of such a card is
    known, and nobody else has seen it.
    """
    data = state.data
    placed = located(state)
    dealt = state.settings.dealt[state.round]
    outside: list[int] = []
    state.deck = []
    for level in range(len(LEVELS)):
        hidden = dealt[level]
        deck: list[int] = []
        for copy, kind in enumerate(data.decks[level], data.level_first[level]):
            if placed[copy] >> viewer & 1:
                hidden -= 1
            elif state.seen[copy] >> viewer & 1:
                hidden -= 1
                outside.append(kind)
            else:
                deck.append(kind)
        rng.shuffle(deck)
        if state.fresh and level in dealing.dealt_levels(state):
            for holder in range(state.rules.players):
                if hidden and deck and state.fresh >> holder & 1 and hides_cards(state, holder):
                    fresh[holder].append(deck.pop())
                    hidden -= 1
        outside += deck[:hidden]
        state.deck += [NO_CARD] * dealt[level] + deck[hidden:]
    rng.shuffle(outside)
    return outside


def hides_cards(state: "GreatSplitState", holder: int) -> bool:
    return state.data.unknown in state.hand(holder)


def fill_hand(state: "GreatSplitState", holder: int, fresh: list[int], unseen: list[int]) -> None:
    data = state.data
    first = holder * data.hand_room
    used = state.kinds_in(holder, state.used[holder])
    chooser = 1 << (holder + 1) % state.rules.players if state.phase == CHOOSE else 0
    cards: list[int] = []
    for place in range(first, first + state.sizes[holder]):
        kind = state.hands[place]
        knowers = state.known[place] | chooser
        if kind == data.unknown:
            kind = fresh.pop() if fresh else unseen.pop()
        cards.append(with_knowers(kind, knowers))
    set_hand(state, holder, cards)
    state.used[holder] = first_slots(state, holder, used)


def draw_sold(state: "GreatSplitState", holder: int, rng: Random) -> None:
    """Any of the cards not used may have been sold; of equal copies the last are."""
    if state.sold[holder] >= 0:
        return
    first = holder * state.data.hand_room
    unused = [slot for slot in range(state.sizes[holder]) if not state.used[holder] >> slot & 1]
    kinds = [state.hands[first + slot] for slot in rng.sample(unused, -state.sold[holder])]
    state.sold[holder] = last_slots(state, holder, kinds)


def draw_choices(state: "GreatSplitState", holder: int, rng: Random) -> None:
    """A sealed split and the sealed choice from it are drawn from what was possible."""
    if state.splits[holder] == SEALED:
        split = rng.choice(division.legal_splits(state, holder))
        assert isinstance(split, Split)
        state.splits[holder] = split.mask
    chooser = (holder + 1) % state.rules.players
    if state.choices[chooser] == SEALED:
        take = rng.choice(division.legal_groups(state, chooser))
        assert isinstance(take, Take)
        state.choices[chooser] = take.group
