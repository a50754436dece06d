"""Names the rule that forbids an action now."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split.actions import Arrow, Discard, Seal, Sell, Split, Splitter, Take, Use
from ludoteca.games.great_split.data import ARROW, DIAMOND, GOLD, SEAL_GROUP, SEAL_ICONS, TRACK_COUNT, TRACKS, WHAT_BITS
from ludoteca.games.great_split.hands import slot_of
from ludoteca.games.great_split.phases import CHOOSE, DISCARD, SPLIT
from ludoteca.kernel.actions import Action
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def refusal(state: "GreatSplitState", seat: int, action: Action) -> Refusal:
    if state.phase == DISCARD:
        return refuse_while_discarding(state, seat, action)
    if state.phase == SPLIT:
        return refuse_while_splitting(state, seat, action)
    if state.phase == CHOOSE:
        return refuse_while_choosing(action)
    if state.pending[seat]:
        return refuse_before_follow_up(state, seat, action)
    return refuse_while_resolving(state, seat, action)


ANOTHER_TIME: Final = frozenset(
    ["card-not-in-hand", "division-over", "no-arrow-now", "no-discard-now", "no-seal-now", "split-too-many"]
)
"""Said only where nothing nearer stands in the way of what was picked."""


def likeliest(state: "GreatSplitState", seat: int, actions: list[Action]) -> Action:
    asked = [action for action in actions if is_asked_for(state, seat, action)] or actions
    for action in asked:
        if refusal(state, seat, action).id not in ANOTHER_TIME:
            return action
    # What is played from the hand: a card is used rather than discarded or sold.
    for action in asked:
        if isinstance(action, Use):
            return action
    return asked[0]


def is_asked_for(state: "GreatSplitState", seat: int, action: Action) -> bool:
    """Whether the seat has to do something of this kind now, if not just this."""
    if state.phase == DISCARD:
        return isinstance(action, Discard)
    return bool(state.pending[seat]) and isinstance(action, Seal | Arrow)


def refuse_while_discarding(state: "GreatSplitState", seat: int, action: Action) -> Refusal:
    if isinstance(action, Discard):
        return Refusal("card-not-in-hand", {"card": action.name})
    surplus = state.sizes[seat] - state.limit
    return Refusal("discard-first", {"count": surplus, "limit": state.limit})


def refuse_while_splitting(state: "GreatSplitState", seat: int, action: Action) -> Refusal:
    least = state.settings.min_group
    if not isinstance(action, Split):
        return Refusal("split-first", {"least": least})
    if action.mask >> state.sizes[seat]:
        return Refusal("split-too-many", {"count": state.sizes[seat]})
    if not action.mask and least:
        return Refusal("group-empty", {"least": least})
    return Refusal("split-same-groups")


def refuse_while_choosing(action: Action) -> Refusal:
    return Refusal("groups-equal") if isinstance(action, Take) else Refusal("choose-first")


def refuse_before_follow_up(state: "GreatSplitState", seat: int, action: Action) -> Refusal:
    """A seal icon or a double arrow comes first; a track may be the wrong one or full."""
    what = state.pending[seat] & (1 << WHAT_BITS) - 1
    if isinstance(action, Seal | Arrow):
        if what == ARROW and action.track == GOLD:
            return Refusal("arrow-not-on-gold")
        if what != ARROW and action.track not in SEAL_GROUP[what - DIAMOND]:
            tracks = [TRACKS[track] for track in SEAL_GROUP[what - DIAMOND]]
            return Refusal("seal-wrong-group", {"icon": SEAL_ICONS[what - DIAMOND], "tracks": tracks})
        if is_full(state, seat, action.track):
            return track_full(action.name)
    return Refusal("arrow-first") if what == ARROW else Refusal("seal-first", {"icon": SEAL_ICONS[what - DIAMOND]})


def is_full(state: "GreatSplitState", seat: int, track: int) -> bool:
    return track < TRACK_COUNT and state.is_at_end(seat, track)


def track_full(name: str) -> Refusal:
    return Refusal("track-full", {"track": name})


def refuse_while_resolving(state: "GreatSplitState", seat: int, action: Action) -> Refusal:
    if isinstance(action, Use):
        return refuse_card(state, seat, action.kind, action.name)
    if isinstance(action, Sell):
        kind = action.kind
        if slot_of(state, seat, kind) >= 0 and has_unplayed(state, seat, kind):
            return track_full(action.track_name)
        return refuse_card(state, seat, kind, action.name)
    if isinstance(action, Splitter):
        return Refusal("splitter-played") if state.splitter_played >> seat & 1 else track_full(action.name)
    if isinstance(action, Seal):
        return Refusal("no-seal-now")
    if isinstance(action, Arrow):
        return Refusal("no-arrow-now")
    if isinstance(action, Discard):
        return Refusal("no-discard-now", {"limit": state.limit})
    return Refusal("division-over")


def has_unplayed(state: "GreatSplitState", seat: int, kind: int) -> bool:
    played = state.used[seat] | state.sold[seat]
    return any(held == kind and not played >> slot & 1 for slot, held in enumerate(state.hand(seat)))


def refuse_card(state: "GreatSplitState", seat: int, kind: int, name: str) -> Refusal:
    if slot_of(state, seat, kind) >= 0:
        return Refusal("card-played", {"card": name})
    return Refusal("card-not-in-hand", {"card": name})
