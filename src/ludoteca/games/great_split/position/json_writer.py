"""Writes positions as JSON. What an observer does not know is written as "?"."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split import knowledge
from ludoteca.games.great_split.data import LEVELS, ROUNDS, SCORING_TOKENS, SEAL_ICONS, TRACK_COUNT, TRACKS, WHAT_BITS
from ludoteca.games.great_split.phases import FACE_DOWN, PHASES, UNDECIDED
from ludoteca.kernel.observation import HIDDEN

if TYPE_CHECKING:
    from ludoteca.games.great_split.json_types import Knowers, PendingIcons, Slots, WrittenState
    from ludoteca.games.great_split.state import GreatSplitState

PUBLIC: Final = "all"
"""A card that everybody knows."""
FRAMES: Final = [*TRACKS[:TRACK_COUNT], "", *SEAL_ICONS, "arrow"]
"""What a frame of the stack is called, by its number."""
GROUPS: Final = ["group-1", "group-2"]


def to_json(state: "GreatSplitState") -> "WrittenState":
    seats = range(state.rules.players)
    return {
        "game": "great-split",
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "limit": state.limit if state.round else None,
        "deciding": state.deciding,
        "scores": state.scores.copy(),
        "characters": [state.data.characters[number].name for number in state.characters],
        "tracks": [_tracks(state, seat) for seat in seats],
        "gauge": state.gauge,
        "market": [HIDDEN if value == FACE_DOWN else value for value in state.market],
        "scoring": [[SCORING_TOKENS[token] for token in state.scoring[place : place + 2]] for place in (0, 2)],
        "hands": [_names(state, state.hand(seat)) for seat in seats],
        "known": [_knowers(state, seat) for seat in seats],
        "lost": [_names(state, knowledge.lost_sight_of(state, viewer)) for viewer in range(len(seats) + 1)],
        "fresh": [bool(state.fresh >> seat & 1) for seat in seats],
        "splits": [_split(state, seat) for seat in seats],
        "choices": [_choice(state.choices[seat]) for seat in seats],
        "used": [_names(state, state.kinds_in(seat, state.used[seat])) for seat in seats],
        "sold": [_sold(state, seat) for seat in seats],
        "splitters": [bool(state.splitter_played >> seat & 1) for seat in seats],
        "pending": [_frames(state, seat) for seat in seats],
        "discards": [_names(state, discards_of(state, seat)) for seat in seats],
        "decks": {name: _names(state, deck_left(state, level)) for level, name in enumerate(LEVELS)},
        "box": _names(state, boxed(state)),
    }


def _names(state: "GreatSplitState", kinds: list[int]) -> list[str]:
    return [state.data.names[kind] for kind in kinds]


def _tracks(state: "GreatSplitState", seat: int) -> dict[str, int]:
    return {TRACKS[track]: state.track(seat, track) for track in range(TRACK_COUNT)}


def _knowers(state: "GreatSplitState", seat: int) -> "list[Knowers]":
    """For each card of the hand who else knows of it."""
    first = seat * state.data.hand_room
    players = state.rules.players
    written: list[Knowers] = []
    for place in range(first, first + state.sizes[seat]):
        knowers = state.known[place]
        public = knowers >> players & 1
        written.append(PUBLIC if public else [other for other in range(players) if knowers >> other & 1])
    return written


def _split(state: "GreatSplitState", seat: int) -> "Slots":
    """The slots of the second group, counted from 0 in the sorted hand."""
    mask = state.splits[seat]
    if mask < 0:
        return None if mask == UNDECIDED else HIDDEN
    return [slot for slot in range(state.sizes[seat]) if mask >> slot & 1]


def _choice(choice: int) -> str | None:
    if choice < 0:
        return None if choice == UNDECIDED else HIDDEN
    return GROUPS[choice]


def _sold(state: "GreatSplitState", seat: int) -> list[str]:
    mask = state.sold[seat]
    return [HIDDEN] * -mask if mask < 0 else _names(state, state.kinds_in(seat, mask))


def _frames(state: "GreatSplitState", seat: int) -> "list[PendingIcons]":
    return [{"what": FRAMES[top & (1 << WHAT_BITS) - 1], "count": top >> WHAT_BITS} for top in state.frames(seat)]


def discards_of(state: "GreatSplitState", seat: int) -> list[int]:
    stride = state.settings.discard_stride
    return [code % stride for code in state.discards if code // stride == seat]


def deck_left(state: "GreatSplitState", level: int) -> list[int]:
    """The cards still to be dealt; from three players on, level I is not dealt again."""
    if level == 0 and state.rules.players > 2 and state.round:
        return []
    return level_left(state, level)


def boxed(state: "GreatSplitState") -> list[int]:
    return sorted(level_left(state, 0)) if state.rules.players > 2 and state.round else []


def level_left(state: "GreatSplitState", level: int) -> list[int]:
    first = state.data.level_first[level]
    return state.deck[first + state.settings.dealt[state.round][level] : first + len(state.data.decks[level])]


def cards_outside(state: "GreatSplitState") -> list[int]:
    """The cards in hands and discarded."""
    stride = state.settings.discard_stride
    held = [kind for seat in range(state.rules.players) for kind in state.hand(seat)]
    return held + [code % stride for code in state.discards]


def all_cards(state: "GreatSplitState") -> list[int]:
    """Every card of the game, wherever it is."""
    return cards_outside(state) + [kind for level in range(len(LEVELS)) for kind in level_left(state, level)]
