"""Reads positions from JSON, hidden things included, and refuses what cannot be."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import division, knowledge
from ludoteca.games.great_split.actions import Split
from ludoteca.games.great_split.data import (
    FRAME_BITS,
    LEVELS,
    MOST_FRAMES,
    MOST_STEPS,
    ROUNDS,
    SCORING_TOKENS,
    TRACK_COUNT,
    TRACKS,
    frame,
)
from ludoteca.games.great_split.hands import set_hand, with_knowers
from ludoteca.games.great_split.phases import FACE_DOWN, NO_CARD, OVER, PHASES, PREPARE, SEALED
from ludoteca.games.great_split.position import json_writer
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
from ludoteca.kernel.refusals import BadPosition, Value, miscounted

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


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
        state.set_track(seat, track, read_int(tracks, TRACKS[track], 0, state.data.length[track]))


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
    if who == json_writer.PUBLIC:
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
            values: dict[str, Value] = {"level": name, "count": len(state.data.decks[level]) - dealt[level]}
            raise BadPosition("position-deck-wrong", values)
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
    for kind in json_writer.all_cards(state):
        room[kind] -= 1
    outside = state.settings.dealt[state.round].copy()
    for kind in json_writer.cards_outside(state):
        if kind != data.unknown:
            outside[data.levels[kind]] -= 1
    if hidden or min(room) < 0 or min(outside) < 0:
        found = [data.names[kind] for kind in json_writer.all_cards(state)]
        wanted = [data.names[kind] for deck in data.decks for kind in deck]
        raise BadPosition("position-cards-wrong", miscounted(found, wanted))


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
            state.choices[seat] = _word(choice, "choices", json_writer.GROUPS)


def _is_legal_split(state: "GreatSplitState", seat: int) -> bool:
    mask = state.splits[seat]
    if state.sizes[seat] > max(state.data.hand_limits):
        return False
    return any(isinstance(one, Split) and one.mask == mask for one in division.legal_splits(state, seat))


def _stack(frames: list[object]) -> int:
    """Packs pending frames into one int. The next frame is written first and takes the lowest bits."""
    stack = 0
    for place, one in enumerate(frames):
        data = as_dict(one, "pending")
        what = _word(data.get("what"), "pending", json_writer.FRAMES)
        if what == TRACK_COUNT or place >= MOST_FRAMES:
            raise BadPosition("position-field-wrong", {"field": "pending"})
        stack |= frame(what, read_int(data, "count", 1, MOST_STEPS)) << FRAME_BITS * place
    return stack
