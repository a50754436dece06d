"""Who knows what. A seat remembers every card that it has certainly seen go into a hand and that cannot have left unseen.

Two things are kept. For each card in a hand, its knowers (see `hands`). And for each copy of each kind in `seen`, the
viewers who know that at least so many copies have left the decks: a card that was seen and then lost sight of is in
somebody's hand or discarded, but it will not be dealt again. A viewer is a seat, or the public (the spectators).
"""

from typing import TYPE_CHECKING

from ludoteca.games.great_split.hands import count_in, set_hand, with_knowers
from ludoteca.games.great_split.phases import CHOOSE, FACE_DOWN, SEALED, UNDECIDED

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def show_hand(state: "GreatSplitState", holder: int, viewers: int) -> None:
    first = holder * state.data.hand_room
    for place in range(first, first + state.sizes[holder]):
        state.known[place] |= viewers


def show_card(state: "GreatSplitState", holder: int, slot: int) -> None:
    """To everybody."""
    state.known[holder * state.data.hand_room + slot] = all_but(state, holder)


def all_but(state: "GreatSplitState", holder: int) -> int:
    return (2 << state.rules.players) - 1 & ~(1 << holder)


def located(state: "GreatSplitState") -> list[int]:
    """For each copy of each kind the viewers who know where at least so many of them are, decks apart."""
    data = state.data
    counters = [0] * data.cards
    for holder in range(state.rules.players):
        first = holder * data.hand_room
        for place in range(first, first + state.sizes[holder]):
            kind = state.hands[place]
            if kind != data.unknown:
                count_in(counters, data.first_copy[kind], state.known[place] | 1 << holder)
    stride = state.settings.discard_stride
    for code in state.discards:
        kind = code % stride
        if kind != data.unknown:
            count_in(counters, data.first_copy[kind], 1 << code // stride)
    return counters


def remember(state: "GreatSplitState") -> None:
    """To be called before cards move unseen."""
    seen = state.seen
    for copy, viewers in enumerate(located(state)):
        if viewers:
            seen[copy] = seen[copy] | viewers


def lost_sight_of(state: "GreatSplitState", viewer: int) -> list[int]:
    """The cards that this viewer has seen and cannot place now: in some hand, or discarded."""
    data = state.data
    placed = located(state)
    cards: list[int] = []
    for kind in range(data.kinds):
        for copy in range(data.first_copy[kind], data.first_copy[kind] + data.copies[kind]):
            if state.seen[copy] >> viewer & 1 and not placed[copy] >> viewer & 1:
                cards.append(kind)
    return cards


# -- Hiding


def hide(state: "GreatSplitState", seat: int) -> None:
    """Leaves what a seat, or the public (-1), knows."""
    players = state.rules.players
    viewer = seat if seat >= 0 else players
    state.deck = [state.data.unknown] * state.data.cards
    state.market = state.market[: state.revealed] + [FACE_DOWN] * (len(state.market) - state.revealed)
    stride = state.settings.discard_stride
    state.discards = sorted(
        code if code // stride == viewer else code // stride * stride + state.data.unknown for code in state.discards
    )
    state.seen = [viewers & 1 << viewer for viewers in state.seen]
    for holder in range(players):
        if holder != viewer:
            hide_hand(state, holder, viewer)
            hide_choices(state, holder, viewer)


def hide_hand(state: "GreatSplitState", holder: int, viewer: int) -> None:
    """Known cards stay, and public ones stay public; what others may know besides is not for this viewer."""
    first = holder * state.data.hand_room
    public = 1 << state.rules.players
    used = state.kinds_in(holder, state.used[holder])
    cards: list[int] = []
    for place in range(first, first + state.sizes[holder]):
        knowers = state.known[place]
        if knowers & public:
            cards.append(with_knowers(state.hands[place], all_but(state, holder)))
        elif knowers >> viewer & 1:
            cards.append(with_knowers(state.hands[place], 1 << viewer))
        else:
            cards.append(with_knowers(state.data.unknown, 0))
    set_hand(state, holder, cards)
    state.used[holder] = first_slots(state, holder, used)
    state.sold[holder] = -state.sold[holder].bit_count()


def first_slots(state: "GreatSplitState", holder: int, kinds: list[int]) -> int:
    """The slots of these cards, of equal copies the first; they must be there."""
    first = holder * state.data.hand_room
    mask = 0
    for kind in kinds:
        slot = state.hands.index(kind, first, first + state.sizes[holder]) - first
        while mask >> slot & 1:
            slot += 1
        mask |= 1 << slot
    return mask


def last_slots(state: "GreatSplitState", holder: int, kinds: list[int]) -> int:
    """The slots of these cards, of equal copies the last; they must be there."""
    first = holder * state.data.hand_room
    mask = 0
    for kind in kinds:
        slot = state.sizes[holder] - 1
        while state.hands[first + slot] != kind or mask >> slot & 1:
            slot -= 1
        mask |= 1 << slot
    return mask


def hide_choices(state: "GreatSplitState", holder: int, viewer: int) -> None:
    """A wallet on its way is known to its two ends; a choice to the one who made it."""
    opened = state.phase == CHOOSE and (holder + 1) % state.rules.players == viewer
    if state.splits[holder] != UNDECIDED and not opened:
        state.splits[holder] = SEALED
    if state.choices[holder] != UNDECIDED:
        state.choices[holder] = SEALED
