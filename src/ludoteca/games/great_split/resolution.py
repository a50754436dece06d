"""Resolution: play every card and the splitter, one by one, in any order; spaces passed on the way have effects at once.

What a card still has to do waits on the seat's stack of frames in `pending`. Each effect is done fully before the next
step is taken.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split import knowledge
from ludoteca.games.great_split.actions import Arrow, Seal, Sell, Splitter, Use
from ludoteca.games.great_split.data import (
    ARROW,
    DIAMOND,
    FRAME_BITS,
    GOLD,
    NO_EFFECT,
    PRESTIGE,
    SEAL_GROUP,
    SEAL_ICONS,
    TRACK_COUNT,
    TRACKS,
    WHAT_BITS,
    frame,
)
from ludoteca.games.great_split.hands import slot_of
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState

SPLITTER_STEPS: Final = 1
ARROW_STEPS: Final = 2


def legal(state: "GreatSplitState", seat: int) -> list[Action]:
    if state.pending[seat]:
        return legal_follow_ups(state, seat)
    actions: list[Action] = []
    add_cards(state, seat, actions)
    if not state.splitter_played >> seat & 1:
        add_open_tracks(state, seat, state.settings.splitter, actions)
        actions.append(state.settings.splitter[PRESTIGE])
    return actions


def add_cards(state: "GreatSplitState", seat: int, actions: list[Action]) -> None:
    """Every card not yet played, for its icons or sold; a sale for gold only while gold can move."""
    settings = state.settings
    hands = state.hands
    first = seat * state.data.hand_room
    played = state.used[seat] | state.sold[seat]
    plays = settings.plays_without_gold if state.is_at_end(seat, GOLD) else settings.plays
    previous = -1
    for slot in range(state.sizes[seat]):
        kind = hands[first + slot]
        if kind != previous and not played >> slot & 1:
            previous = kind
            actions += plays[kind]


def add_open_tracks(state: "GreatSplitState", seat: int, choices: list[Action], actions: list[Action]) -> None:
    """Tracks that can still move; a full one is not offered."""
    tracks, length = state.tracks, state.data.length
    first = seat * TRACK_COUNT  # a hot loop: calls would cost
    for track in range(TRACK_COUNT):
        if tracks[first + track] < length[track]:
            actions.append(choices[track])


def legal_follow_ups(state: "GreatSplitState", seat: int) -> list[Action]:
    what = state.pending[seat] & (1 << WHAT_BITS) - 1
    if what == ARROW:
        return open_for_arrow(state, seat)
    return open_for_seal(state, seat, what)


def open_for_arrow(state: "GreatSplitState", seat: int) -> list[Action]:
    """One track, any but gold itself; the gold seal track is another one."""
    tracks, length, arrow = state.tracks, state.data.length, state.settings.arrow
    actions: list[Action] = []
    first = seat * TRACK_COUNT  # a hot loop: calls would cost
    for track in range(TRACK_COUNT):
        if track != GOLD and tracks[first + track] < length[track]:
            actions.append(arrow[track])
    actions.append(arrow[PRESTIGE])
    return actions


def open_for_seal(state: "GreatSplitState", seat: int, what: int) -> list[Action]:
    actions: list[Action] = []
    for track in SEAL_GROUP[what - DIAMOND]:
        if not state.is_at_end(seat, track):
            actions.append(state.settings.seal[track])
    return actions


def play(state: "GreatSplitState", seat: int, action: Action) -> None:
    if isinstance(action, Use):
        use(state, seat, action.kind)
    elif isinstance(action, Sell):
        sell(state, seat, action.kind, action.track)
    elif isinstance(action, Splitter):
        play_splitter(state, seat, action.track)
    elif isinstance(action, Seal):
        place_seal(state, seat, action.track)
    else:
        assert isinstance(action, Arrow)
        follow_arrow(state, seat, action.track)


def play_forced(state: "GreatSplitState", seat: int) -> bool:
    """Takes what is no choice. Tells whether the seat has nothing left to play."""
    if go_on(state, seat):
        return False
    if (state.used[seat] | state.sold[seat]) + 1 != 1 << state.sizes[seat]:
        return False
    if state.splitter_played >> seat & 1:
        return True
    if any_track_open(state, seat):
        return False
    play_splitter(state, seat, PRESTIGE)
    return True


def unplayed(state: "GreatSplitState", seat: int) -> int:
    """How many cards this seat has still to play, the splitter among them."""
    sold = state.sold[seat]
    sold_count = -sold if sold < 0 else sold.bit_count()  # an observer may know only how many
    splitter = 0 if state.splitter_played >> seat & 1 else 1
    return state.sizes[seat] - state.used[seat].bit_count() - sold_count + splitter


def any_track_open(state: "GreatSplitState", seat: int) -> bool:
    for track in range(TRACK_COUNT):
        if not state.is_at_end(seat, track):
            return True
    return False


# -- Resource cards


def use(state: "GreatSplitState", seat: int, kind: int) -> None:
    """Face up: everybody sees the card, and that it returns to this hand. Of equal copies the first are used."""
    slot = slot_of(state, seat, kind)
    while state.used[seat] >> slot & 1:
        slot += 1
    state.used[seat] |= 1 << slot
    knowledge.show_card(state, seat, slot)
    if state.listener is not None:
        state.emit("used", seat, {"card": state.data.names[kind]})
    if state.data.prestige[kind]:
        score_icons(state, seat, kind)
    state.pending[seat] = state.data.frames[kind]


def score_icons(state: "GreatSplitState", seat: int, kind: int) -> None:
    """Prestige icons are points at once."""
    values: dict[str, object] = {"card": state.data.names[kind]}
    state.score(seat, state.data.prestige[kind], "prestige", "prestige-card", values)


def place_seal(state: "GreatSplitState", seat: int, track: int) -> None:
    """One seal icon; those that are left may go to the same track or another."""
    stack = state.pending[seat]
    state.pending[seat] = stack >> FRAME_BITS
    left = (stack >> WHAT_BITS & (1 << WHAT_BITS) - 1) - 1
    if left:
        push(state, seat, frame(stack & (1 << WHAT_BITS) - 1, left))
    push(state, seat, frame(track, 1))


# -- Splitter card


def play_splitter(state: "GreatSplitState", seat: int, track: int) -> None:
    state.splitter_played |= 1 << seat
    if state.listener is not None:
        state.emit("splitter", seat, {"track": TRACKS[track]})
    step_on(state, seat, track, SPLITTER_STEPS, "prestige-splitter")


# -- Selling cards


def sell(state: "GreatSplitState", seat: int, kind: int, track: int) -> None:
    """Face down, icons ignored. The card stays with its owner. Of equal copies the last are sold."""
    first = seat * state.data.hand_room
    slot = slot_of(state, seat, kind)
    while slot + 1 < state.sizes[seat] and state.hands[first + slot + 1] == kind:
        slot += 1
    while state.sold[seat] >> slot & 1:
        slot -= 1
    state.sold[seat] |= 1 << slot
    if state.listener is not None:
        state.emit("sold", seat, {"card": state.data.names[kind], "track": TRACKS[track]}, ("card",))
    step_on(state, seat, track, 1, "prestige-sale")


# -- Special spaces


def step_on(state: "GreatSplitState", seat: int, track: int, steps: int, reason: str) -> None:
    """Steps on a track of the player's choice: prestige counts at once, other steps are taken by `go_on`."""
    if track == PRESTIGE:
        state.score(seat, steps, "prestige", reason)
    else:
        push(state, seat, frame(track, steps))


def push(state: "GreatSplitState", seat: int, what: int) -> None:
    state.pending[seat] = state.pending[seat] << FRAME_BITS | what


def follow_arrow(state: "GreatSplitState", seat: int, track: int) -> None:
    """Both steps on one track; what does not fit is lost."""
    state.pending[seat] >>= FRAME_BITS
    if state.listener is not None:
        state.emit("arrow", seat, {"track": TRACKS[track]})
    step_on(state, seat, track, ARROW_STEPS, "prestige-arrow")


def go_on(state: "GreatSplitState", seat: int) -> bool:
    """Works through what is pending, up to a choice. Tells whether there is one."""
    while state.pending[seat]:
        top = state.pending[seat] & (1 << FRAME_BITS) - 1
        what = top & (1 << WHAT_BITS) - 1
        if what < TRACK_COUNT:
            state.pending[seat] >>= FRAME_BITS
            advance(state, seat, what, top >> WHAT_BITS)
        elif what == ARROW:
            if len(open_for_arrow(state, seat)) > 1:
                return True
            follow_arrow(state, seat, PRESTIGE)
        else:
            choices = open_for_seal(state, seat, what)
            if len(choices) > 1:
                return True
            only = choices[0] if choices else None
            if isinstance(only, Seal):
                place_seal(state, seat, only.track)
            else:
                lose_seals(state, seat, what, top >> WHAT_BITS)
    return False


def advance(state: "GreatSplitState", seat: int, track: int, steps: int) -> None:
    """Up to the first space with an instant effect; that comes first, the other steps wait. Steps past the end are lost."""
    start = state.track(seat, track)
    space = start
    last = state.data.length[track]
    target = start + steps
    effect = NO_EFFECT
    while space < target and space < last and effect == NO_EFFECT:
        space += 1
        effect = state.data.effect_at(track, space)
    state.set_track(seat, track, space)
    left = target - space
    if state.listener is not None:
        tell_advance(state, seat, track, start, space, effect, left if space == last else 0)
    if left and space < last:
        push(state, seat, frame(track, left))
    if effect != NO_EFFECT:
        push(state, seat, frame(effect, 1))


def tell_advance(
    state: "GreatSplitState", seat: int, track: int, start: int, space: int, effect: int, lost: int
) -> None:
    if space > start:
        state.emit("advanced", seat, {"track": TRACKS[track], "steps": space - start, "space": space})
    if effect == ARROW:
        state.emit("reached-arrow", seat, {"space": space})
    elif effect != NO_EFFECT:
        state.emit("reached-icon", seat, {"track": TRACKS[track], "space": space, "resource": TRACKS[effect]})
    if lost:
        state.emit("lost", seat, {"track": TRACKS[track], "steps": lost})


def lose_seals(state: "GreatSplitState", seat: int, what: int, count: int) -> None:
    """Drops seals that fit no track, because every track of theirs is full."""
    state.pending[seat] >>= FRAME_BITS
    if state.listener is not None:
        state.emit("lost-seals", seat, {"icon": SEAL_ICONS[what - DIAMOND], "steps": count})
