"""Positions as JSON: written, read, and checked. Hidden things are written and read as "?"."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.great_split import dealing, division, knowledge, resolution
from ludoteca.games.great_split.actions import Split
from ludoteca.games.great_split.data import (
    ARROW,
    DIAMOND,
    LEVELS,
    ROUNDS,
    SCORING_TOKENS,
    SEAL_ICONS,
    TRACK_COUNT,
    TRACKS,
    WHAT_BITS,
    frame,
)
from ludoteca.games.great_split.hands import set_hand, with_knowers
from ludoteca.games.great_split.phases import (
    CHOOSE,
    DISCARD,
    FACE_DOWN,
    NO_CARD,
    OVER,
    PHASES,
    PREPARE,
    RESOLVE,
    SEALED,
    SPLIT,
    UNDECIDED,
)
from ludoteca.kernel.jsontext import (
    Json,
    as_dict,
    as_int,
    as_list,
    as_str,
    read_dict,
    read_int,
    read_ints,
    read_list,
    read_str,
)
from ludoteca.kernel.observation import HIDDEN
from ludoteca.kernel.refusals import BadPosition

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState

PUBLIC: Final = "all"
"""A card that everybody knows."""
FRAMES: Final = [*TRACKS[:TRACK_COUNT], "", *SEAL_ICONS, "arrow"]
"""What a frame of the stack is called, by its number."""
GROUPS: Final = ["group-1", "group-2"]


# -- writing


def to_json(state: "GreatSplitState") -> Json:
    seats = range(state.rules.players)
    return {
        "game": state.rules.game.id,
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


def _tracks(state: "GreatSplitState", seat: int) -> Json:
    return {TRACKS[track]: state.tracks[seat * TRACK_COUNT + track] for track in range(TRACK_COUNT)}


def _knowers(state: "GreatSplitState", seat: int) -> list[object]:
    """For each card of the hand who else knows of it."""
    first = seat * state.data.hand_room
    players = state.rules.players
    written: list[object] = []
    for place in range(first, first + state.sizes[seat]):
        knowers = state.known[place]
        public = knowers >> players & 1
        written.append(PUBLIC if public else [other for other in range(players) if knowers >> other & 1])
    return written


def _split(state: "GreatSplitState", seat: int) -> object:
    """The slots of the second group, counted from 0 in the sorted hand."""
    mask = state.splits[seat]
    if mask < 0:
        return None if mask == UNDECIDED else HIDDEN
    return [slot for slot in range(state.sizes[seat]) if mask >> slot & 1]


def _choice(choice: int) -> object:
    if choice < 0:
        return None if choice == UNDECIDED else HIDDEN
    return GROUPS[choice]


def _sold(state: "GreatSplitState", seat: int) -> list[str]:
    mask = state.sold[seat]
    return [HIDDEN] * -mask if mask < 0 else _names(state, state.kinds_in(seat, mask))


def _frames(state: "GreatSplitState", seat: int) -> list[Json]:
    return [{"what": FRAMES[top & (1 << WHAT_BITS) - 1], "count": top >> WHAT_BITS} for top in state.frames(seat)]


def discards_of(state: "GreatSplitState", seat: int) -> list[int]:
    stride = state.settings.discard_stride
    return [code % stride for code in state.discards if code // stride == seat]


def deck_left(state: "GreatSplitState", level: int) -> list[int]:
    """The cards still to be dealt; from three players on, level I is not dealt again."""
    if level == 0 and state.rules.players > 2 and state.round:
        return []
    return _level_left(state, level)


def boxed(state: "GreatSplitState") -> list[int]:
    return sorted(_level_left(state, 0)) if state.rules.players > 2 and state.round else []


def _level_left(state: "GreatSplitState", level: int) -> list[int]:
    first = state.data.level_first[level]
    return state.deck[first + state.settings.dealt[state.round][level] : first + len(state.data.decks[level])]


# -- reading


def load(state: "GreatSplitState", data: Json) -> None:
    """Reads a position. The kernel compares what is read with what is written, field by field."""
    players = state.rules.players
    state.lay_out()
    phase = read_str(data, "phase")
    if phase not in PHASES:
        raise BadPosition("position-field-wrong", {"field": "phase"})
    state.phase = PHASES.index(phase)
    state.over = state.phase == OVER
    state.round = read_int(data, "round", 0 if state.phase == PREPARE else 1, ROUNDS)
    state.scores = read_ints(data, "scores", players, 0, 10_000)
    names = [character.name for character in state.data.characters]
    state.characters = [_word(name, "characters", names) for name in read_list(data, "characters", players)]
    for seat, tracks in enumerate(read_list(data, "tracks", players)):
        _load_tracks(state, seat, as_dict(tracks, "tracks"))
    _load_tokens(state, data)
    _load_hands(state, data)
    _load_decks(state, data)
    _check_copies(state)
    _load_lost(state, read_list(data, "lost", players + 1))
    _load_choices(state, data)
    state.splitter_played = _load_flags(read_list(data, "splitters", players))
    state.fresh = _load_flags(read_list(data, "fresh", players))
    for seat, frames in enumerate(read_list(data, "pending", players)):
        state.pending[seat] = _stack(as_list(frames, "pending"))
    for seat in read_ints(data, "deciding", len(read_list(data, "deciding")), 0, players - 1):
        state.deciding_mask |= 1 << seat


def _load_flags(flags: list[object]) -> int:
    return sum(1 << seat for seat, flag in enumerate(flags) if flag is True)


def _word(value: object, field: str, words: list[str]) -> int:
    word = as_str(value, field)
    if word not in words:
        raise BadPosition("position-name-unknown", {"field": field, "name": word})
    return words.index(word)


def _kinds(state: "GreatSplitState", names: object, field: str) -> list[int]:
    return [_word(name, field, state.data.names) for name in as_list(names, field)]


def _load_tracks(state: "GreatSplitState", seat: int, tracks: Json) -> None:
    for track in range(TRACK_COUNT):
        place = seat * TRACK_COUNT + track
        state.tracks[place] = read_int(tracks, TRACKS[track], 0, state.data.length[track])


def _load_tokens(state: "GreatSplitState", data: Json) -> None:
    state.gauge = read_int(data, "gauge", 0, state.data.highest_gauge)
    for value in read_list(data, "market", ROUNDS):
        token = FACE_DOWN if value == HIDDEN else as_int(value, "market", 0, 9)
        state.market.append(token)
    for line in read_list(data, "scoring", 2):
        state.scoring += [_word(name, "scoring", SCORING_TOKENS) for name in as_list(line, "scoring", 2)]
    left = state.data.market_tokens.copy()
    for place, token in enumerate(state.market):
        if token == FACE_DOWN and place >= state.revealed:
            continue
        if token not in left:
            raise BadPosition("position-field-wrong", {"field": "market"})
        left.remove(token)


def _load_hands(state: "GreatSplitState", data: Json) -> None:
    players = state.rules.players
    knowers = read_list(data, "known", players)
    used = read_list(data, "used", players)
    sold = read_list(data, "sold", players)
    for seat, names in enumerate(read_list(data, "hands", players)):
        kinds = _kinds(state, names, "hands")
        if len(kinds) > state.data.hand_room:
            raise BadPosition("position-field-wrong", {"field": "hands"})
        masks = [_mask(state, seat, who) for who in as_list(knowers[seat], "known", len(kinds))]
        set_hand(state, seat, [with_knowers(kind, mask) for kind, mask in zip(kinds, masks, strict=True)])
        state.used[seat] = _slots(state, seat, _kinds(state, used[seat], "used"), "used")
        _load_sold(state, seat, _kinds(state, sold[seat], "sold"))


def _mask(state: "GreatSplitState", seat: int, who: object) -> int:
    if who == PUBLIC:
        return knowledge.all_but(state, seat)
    mask = 0
    for other in as_list(who, "known"):
        mask |= 1 << as_int(other, "known", 0, state.rules.players - 1)
    return mask


def _slots(state: "GreatSplitState", seat: int, kinds: list[int], field: str) -> int:
    """The slots of played cards; each must be in the hand."""
    hand = state.hand(seat)
    if any(kinds.count(kind) > hand.count(kind) for kind in kinds) or state.data.unknown in kinds:
        raise BadPosition("position-field-wrong", {"field": field})
    if field == "sold":
        return knowledge.last_slots(state, seat, kinds)
    return knowledge.first_slots(state, seat, kinds)


def _load_sold(state: "GreatSplitState", seat: int, kinds: list[int]) -> None:
    """Cards sold by others are not known, only their number."""
    if kinds and kinds.count(state.data.unknown) == len(kinds):
        if len(kinds) + state.used[seat].bit_count() > state.sizes[seat]:
            raise BadPosition("position-field-wrong", {"field": "sold"})
        state.sold[seat] = -len(kinds)
    else:
        state.sold[seat] = _slots(state, seat, kinds, "sold")
    if state.sold[seat] > 0 and state.sold[seat] & state.used[seat]:
        raise BadPosition("position-field-wrong", {"field": "sold"})


def _load_decks(state: "GreatSplitState", data: Json) -> None:
    decks = read_dict(data, "decks")
    box = _kinds(state, read_list(data, "box"), "box")
    dealt = state.settings.dealt[state.round]
    for level, name in enumerate(LEVELS):
        left = _kinds(state, read_list(decks, name), "decks") + (box if level == 0 else [])
        if len(left) + dealt[level] != len(state.data.decks[level]):
            raise BadPosition("position-cards-wrong", {"count": state.data.cards})
        state.deck += [NO_CARD] * dealt[level] + left
    for seat, names in enumerate(read_list(data, "discards", state.rules.players)):
        for kind in _kinds(state, names, "discards"):
            state.discards.append(seat * state.settings.discard_stride + kind)
    state.discards.sort()


def _check_copies(state: "GreatSplitState") -> None:
    """No card twice, no level too often: then what is hidden can be imagined."""
    data = state.data
    room = [*data.copies, data.cards]
    hidden = sum(state.sizes) + len(state.discards) - sum(state.settings.dealt[state.round])
    for kind in all_cards(state):
        room[kind] -= 1
    outside = state.settings.dealt[state.round].copy()
    for kind in cards_outside(state):
        if kind != data.unknown:
            outside[data.levels[kind]] -= 1
    if hidden or min(room) < 0 or min(outside) < 0:
        raise BadPosition("position-cards-wrong", {"count": data.cards})


def cards_outside(state: "GreatSplitState") -> list[int]:
    """The cards in hands and discarded."""
    stride = state.settings.discard_stride
    held = [kind for seat in range(state.rules.players) for kind in state.hand(seat)]
    return held + [code % stride for code in state.discards]


def all_cards(state: "GreatSplitState") -> list[int]:
    """Every card of the game, wherever it is."""
    return cards_outside(state) + [kind for level in range(len(LEVELS)) for kind in _level_left(state, level)]


def _load_lost(state: "GreatSplitState", lost: list[object]) -> None:
    """What a viewer has seen is what it can place now and what it has lost sight of."""
    data = state.data
    placed = knowledge.located(state)
    state.seen = placed.copy()
    for viewer, names in enumerate(lost):
        outside = state.settings.dealt[state.round].copy()
        for copy, viewers in enumerate(placed):
            if viewers >> viewer & 1:
                outside[data.levels[_kind_of_copy(state, copy)]] -= 1
        for kind in _kinds(state, names, "lost"):
            copy = data.first_copy[kind] if kind < data.kinds else data.cards
            while copy < data.cards and _kind_of_copy(state, copy) == kind and state.seen[copy] >> viewer & 1:
                copy += 1
            if copy == data.cards or _kind_of_copy(state, copy) != kind or not outside[data.levels[kind]]:
                raise BadPosition("position-field-wrong", {"field": "lost"})
            outside[data.levels[kind]] -= 1
            state.seen[copy] |= 1 << viewer


def _kind_of_copy(state: "GreatSplitState", copy: int) -> int:
    data = state.data
    level = 2 if copy >= data.level_first[2] else 1 if copy >= data.level_first[1] else 0
    return data.decks[level][copy - data.level_first[level]]


def _load_choices(state: "GreatSplitState", data: Json) -> None:
    players = state.rules.players
    for seat, slots in enumerate(read_list(data, "splits", players)):
        if slots == HIDDEN:
            state.splits[seat] = SEALED
        elif slots is not None:
            numbers = [as_int(slot, "splits", 0, state.sizes[seat] - 1) for slot in as_list(slots, "splits")]
            state.splits[seat] = sum(1 << slot for slot in set(numbers))
            if not _is_legal_split(state, seat):
                raise BadPosition("position-field-wrong", {"field": "splits"})
    for seat, choice in enumerate(read_list(data, "choices", players)):
        if choice == HIDDEN:
            state.choices[seat] = SEALED
        elif choice is not None:
            state.choices[seat] = _word(choice, "choices", GROUPS)


def _is_legal_split(state: "GreatSplitState", seat: int) -> bool:
    mask = state.splits[seat]
    if state.sizes[seat] > max(state.data.hand_limits):
        return False
    return any(isinstance(one, Split) and one.mask == mask for one in division.legal_splits(state, seat))


def _stack(frames: list[object]) -> int:
    """The next frame is written first and lies lowest."""
    stack = 0
    for place, one in enumerate(frames):
        data = as_dict(one, "pending")
        what = _word(data.get("what"), "pending", FRAMES)
        if what == TRACK_COUNT or place > 30:
            raise BadPosition("position-field-wrong", {"field": "pending"})
        stack |= frame(what, read_int(data, "count", 1, 15)) << 8 * place
    return stack


# -- checking


def check(state: "GreatSplitState") -> None:
    """Every card and token is somewhere, and the phase fits what is there."""
    if sorted(all_cards(state)) != [kind for deck in state.data.decks for kind in deck]:
        raise BadPosition("position-cards-wrong", {"count": state.data.cards})
    for level in range(len(LEVELS)):
        if any(state.data.levels[kind] != level for kind in _level_left(state, level)):
            raise BadPosition("position-field-wrong", {"field": "decks"})
    if len(set(state.characters)) != state.rules.players:
        raise BadPosition("position-field-wrong", {"field": "characters"})
    if FACE_DOWN in state.market or state.gauge != sum(state.market[: state.revealed]):
        raise BadPosition("position-field-wrong", {"field": "market"})
    if sorted(state.scoring) != list(range(len(SCORING_TOKENS))):
        raise BadPosition("position-field-wrong", {"field": "scoring"})
    if any(knowers >> seat & 1 for seat in range(state.rules.players) for knowers in _known(state, seat)):
        raise BadPosition("position-field-wrong", {"field": "known"})
    if not all(_fits(state, seat) for seat in range(state.rules.players)) or not _phase_fits(state):
        raise BadPosition("position-phase-wrong", {"phase": PHASES[state.phase]})


def _known(state: "GreatSplitState", seat: int) -> list[int]:
    first = seat * state.data.hand_room
    return state.known[first : first + state.sizes[seat]]


def _phase_fits(state: "GreatSplitState") -> bool:
    if state.phase == OVER:
        return state.round == ROUNDS and not state.deciding_mask
    if state.phase == PREPARE and (state.round or any(state.sizes)):
        return False
    return state.deciding_mask != 0 or state.lone


def _fits(state: "GreatSplitState", seat: int) -> bool:
    """Whether what a seat has done and whether it decides belong together."""
    decides = state.is_deciding(seat) or state.lone
    resolving = state.phase == RESOLVE
    if not resolving and (state.used[seat] or state.sold[seat] or state.splitter_played >> seat & 1):
        return False
    if state.fresh >> seat & 1 and not _may_be_fresh(state, seat):
        return False
    if state.pending[seat] and state.phase not in (PREPARE, RESOLVE):
        return False
    if state.splits[seat] != UNDECIDED and state.phase not in (SPLIT, CHOOSE):
        return False
    if state.choices[seat] != UNDECIDED and state.phase != CHOOSE:
        return False
    if state.phase in (SPLIT, CHOOSE) and not 0 < state.sizes[seat] <= state.limit:
        return False
    return state.lone or _deciding_fits(state, seat) == decides


def _may_be_fresh(state: "GreatSplitState", seat: int) -> bool:
    """A seat that has not moved since the deal holds cards of the levels dealt."""
    held = [state.data.levels[kind] for kind in state.hand(seat)]
    before_exchange = state.phase in (DISCARD, SPLIT, CHOOSE)
    return before_exchange and all(level in held for level in dealing.dealt_levels(state))


def _deciding_fits(state: "GreatSplitState", seat: int) -> bool:
    """Whether the seat still has to decide."""
    if state.phase == DISCARD:
        return state.sizes[seat] > state.limit
    if state.phase == SPLIT:
        return state.splits[seat] == UNDECIDED
    if state.phase == CHOOSE:
        return state.splits[seat] != UNDECIDED and state.choices[seat] == UNDECIDED
    if state.phase == PREPARE:
        return _stack_waits(state, seat)
    if state.phase == RESOLVE:
        played = state.used[seat] | state.sold[seat]
        all_played = played + 1 == 1 << state.sizes[seat] and state.splitter_played >> seat & 1 == 1
        return _stack_waits(state, seat) or not all_played
    return False


def _stack_waits(state: "GreatSplitState", seat: int) -> bool:
    """A stack is only ever left at a choice."""
    if not state.pending[seat]:
        return False
    what = state.pending[seat] & (1 << WHAT_BITS) - 1
    if what < DIAMOND or what > ARROW or len(resolution.legal_follow_ups(state, seat)) < 2:
        raise BadPosition("position-field-wrong", {"field": "pending"})
    return True
