"""The Great Split as an array: everybody's tracks, the own hand slot by slot, and which cards are known to be where."""

from typing import Final

from ludoteca.bots.encoding import ONE_OF, ZEROS, Encoder, Writer, counted, relative_mask
from ludoteca.games.great_split import division
from ludoteca.games.great_split.data import (
    ARROW,
    FRAME_BITS,
    ICONS,
    LEVELS,
    RESOURCES,
    ROUNDS,
    SCORING_TOKENS,
    SEAL_ICONS,
    TRACK_COUNT,
    TRACKS,
    WHAT_BITS,
    DataSet,
)
from ludoteca.games.great_split.phases import CHOOSE, OVER, PHASES, UNDECIDED
from ludoteca.games.great_split.rules import GreatSplitRules
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.state import State

SCORING_PLACES: Final = 4
GROUPS: Final = 2
PENDING: Final = [*TRACKS, *SEAL_ICONS, "arrow"]
"""What steps can be pending, by the number in a frame."""

# the numbers of the sections
SCORING: Final = 0
ON_TRACKS: Final = 1
PLAYER: Final = 2
PENDING_OF: Final = 0
OWN_HAND: Final = 1
OWN_KINDS: Final = 2
KNOWN_HAND: Final = 3
DISCARDED: Final = 4
SEEN: Final = 5
GONE: Final = 6
OF_PLAYER: Final = 7
"""So many sections each player has, from PLAYER on."""


class GreatSplitEncoder(Encoder):
    def __init__(self, rules: GreatSplitRules) -> None:
        super().__init__(rules)
        data = rules.data
        self.data: Final = data
        self.room: Final = data.hand_room
        self.kinds: Final = data.names[: data.kinds]
        self.card: Final = [card_in_numbers(data, kind) for kind in range(data.kinds)]
        self.no_card: Final = bytes(len(ICONS) + len(LEVELS))
        self.character: Final = [bytes(character.contracts) for character in data.characters]
        self._name_table()
        for who in self.seat_names():
            self._name_player(who)
        self._name_own_cards()
        for who in self.seat_names()[1:]:
            self.name_each(f"{who}/known-hand", self.kinds)
        self.name_each("gone-from-decks", self.kinds)

    def _name_table(self) -> None:
        self.name_each("phase", list(PHASES[:OVER]))
        self.name("round", "limit", "gauge")
        self.name_each("market", [f"token-{number + 1}" for number in range(ROUNDS)])
        for place in range(SCORING_PLACES):
            self.name_each(f"scoring-{place // 2 + 1}-{place % 2 + 1}", SCORING_TOKENS)
        self.name_each("deciding", self.seat_names())

    def _name_player(self, who: str) -> None:
        self.name_score(who)
        self.name_each(f"{who}/track", TRACKS[:TRACK_COUNT])
        self.name_each(f"{who}/contract", RESOURCES)
        for what in ("cards", "cards-used", "cards-sold", "splitter-played", "has-split", "has-chosen", "fresh"):
            self.name(f"{who}/{what}")
        self.name_each(f"{who}/next-step", PENDING)
        self.name_each(f"{who}/steps-pending", PENDING)

    def _name_own_cards(self) -> None:
        slots = [f"slot-{slot}" for slot in range(self.room)]
        for slot in slots:
            self.name_each(f"own/hand/{slot}", [*ICONS, *(f"level-{level}" for level in LEVELS)])
        for what in ("used", "sold", "second-group"):
            self.name_each(f"own/{what}", slots)
        self.name_each("own/choice", [f"group-{number + 1}" for number in range(GROUPS)])
        self.name_each("own/hand", self.kinds)
        self.name_each("own/discarded", self.kinds)
        for number in range(GROUPS):
            self.name_each(f"offered/group-{number + 1}", self.kinds)

    # -- writing

    def write(self, state: State, seat: int, writer: Writer) -> None:
        assert isinstance(state, GreatSplitState)
        located: list[int] = []
        self._write_table(state, seat, writer)
        seats = self.turns[seat]
        tracks = writer.section(ON_TRACKS)
        if tracks.is_new(state.tracks):
            tracks.pieces = [
                bytes(state.tracks[who * TRACK_COUNT : (who + 1) * TRACK_COUNT]) for who in range(state.rules.players)
            ]
        for who in seats:
            self._write_player(state, who, tracks.pieces[who], writer)
        self._write_own_cards(state, seat, located, writer)
        for who in seats[1:]:
            self._write_known_hand(state, seat, who, located, writer)
        self._write_gone(state, seat, located, writer)

    def _write_table(self, state: GreatSplitState, seat: int, writer: Writer) -> None:
        writer.one_of(state.phase if state.phase < OVER else -1, OVER)
        writer.number(state.round)
        writer.number(state.limit if state.round else 0)
        writer.number(state.gauge)
        market = state.market[: state.revealed]
        writer.numbers(market)
        writer.add(ZEROS[ROUNDS - len(market)])
        scoring = writer.section(SCORING)
        if scoring.is_new(state.scoring):
            scoring.piece = b"".join([ONE_OF[len(SCORING_TOKENS)][token] for token in state.scoring[:SCORING_PLACES]])
        writer.add(scoring.piece)
        writer.bits(relative_mask(state.deciding_mask, seat, state.rules.players), state.rules.players)

    def _write_player(self, state: GreatSplitState, who: int, tracks: bytes, writer: Writer) -> None:
        writer.score(state.scores[who])
        writer.add(tracks)
        writer.add(self.character[state.characters[who]])
        writer.number(state.sizes[who])
        writer.number(state.used[who].bit_count())
        sold = state.sold[who]
        writer.number(-sold if sold < 0 else sold.bit_count())
        writer.flag(bool(state.splitter_played >> who & 1))
        writer.flag(state.splits[who] != UNDECIDED)
        writer.flag(state.choices[who] != UNDECIDED)
        writer.flag(bool(state.fresh >> who & 1))
        pending = writer.section(PLAYER + who * OF_PLAYER + PENDING_OF)
        if pending.is_new([state.pending[who]]):
            pending.piece = pending_steps(state.pending[who])
        writer.add(pending.piece)

    def _write_own_cards(self, state: GreatSplitState, seat: int, located: list[int], writer: Writer) -> None:
        first, size = seat * self.room, state.sizes[seat]
        hand = state.hands[first : first + size]
        located.extend(hand)
        slots = writer.section(PLAYER + seat * OF_PLAYER + OWN_HAND)
        if slots.is_new(hand):
            slots.piece = b"".join([self.card[kind] for kind in hand]) + self.no_card * (self.room - size)
        writer.add(slots.piece)
        writer.bits(state.used[seat], self.room)
        writer.bits(state.sold[seat], self.room)
        writer.bits(max(0, state.splits[seat]), self.room)
        writer.one_of(state.choices[seat], GROUPS)
        self._write_kinds(PLAYER + seat * OF_PLAYER + OWN_KINDS, hand, writer)
        self._write_discarded(state, seat, located, writer)
        self._write_offer(state, seat, writer)

    def _write_kinds(self, section: int, cards: list[int], writer: Writer) -> None:
        """How many there are of each kind."""
        kinds = writer.section(section)
        if kinds.is_new(cards):
            kinds.piece = counted(cards, self.data.kinds)
        writer.add(kinds.piece)

    def _write_discarded(self, state: GreatSplitState, seat: int, located: list[int], writer: Writer) -> None:
        stride = state.settings.discard_stride
        discarded = writer.section(PLAYER + seat * OF_PLAYER + DISCARDED)
        if discarded.is_new(state.discards):
            discarded.numbers = [code % stride for code in state.discards if code // stride == seat]
            discarded.piece = counted(discarded.numbers, self.data.kinds)
        located.extend(discarded.numbers)
        writer.add(discarded.piece)

    def _write_offer(self, state: GreatSplitState, seat: int, writer: Writer) -> None:
        """The two groups in the wallet that came from the right."""
        if state.phase != CHOOSE:
            writer.one_of(-1, GROUPS * self.data.kinds)
            return
        right = (seat - 1) % state.rules.players
        for number in range(GROUPS):
            writer.counts(division.group(state, right, number), self.data.kinds)

    def _write_known_hand(
        self, state: GreatSplitState, seat: int, holder: int, located: list[int], writer: Writer
    ) -> None:
        knowers = 1 << seat | 1 << state.rules.players  # this seat, or the public
        hand: list[int] = []
        for place in range(holder * self.room, holder * self.room + state.sizes[holder]):
            if state.known[place] & knowers:
                hand.append(state.hands[place])
        located.extend(hand)
        self._write_kinds(PLAYER + holder * OF_PLAYER + KNOWN_HAND, hand, writer)

    def _write_gone(self, state: GreatSplitState, seat: int, located: list[int], writer: Writer) -> None:
        """Cards that the seat has seen at any time, or knows to be somewhere."""
        seen = writer.section(PLAYER + seat * OF_PLAYER + SEEN)
        if seen.is_new(state.seen):
            seen.numbers = seen_before(self.data, state.seen, seat)
        gone = writer.section(PLAYER + seat * OF_PLAYER + GONE)
        if gone.is_new(located, seen.numbers):
            counts = [0] * self.data.kinds
            for kind in located:
                counts[kind] = counts[kind] + 1  # compiled, quicker than += on an item
            gone.piece = bytes([max(count, seen.numbers[kind]) for kind, count in enumerate(counts)])
        writer.add(gone.piece)


def card_in_numbers(data: DataSet, kind: int) -> bytes:
    """A card's icons, and its level."""
    levels = [0] * len(LEVELS)
    levels[data.levels[kind]] = 1
    return bytes([*data.icons[kind], *levels])


def seen_before(data: DataSet, seen: list[int], seat: int) -> list[int]:
    """How many cards of each kind the seat has seen at any time: they will not be dealt again."""
    counts = [0] * data.kinds
    for kind in range(data.kinds):
        copy = data.first_copy[kind]
        last = copy + data.copies[kind]
        while copy < last and seen[copy] >> seat & 1:  # the first copies carry the bit
            counts[kind] += 1
            copy += 1
    return counts


def pending_steps(stack: int) -> bytes:
    """The step that comes next, and all steps that wait, by what they are."""
    if not stack:
        return bytes(2 * len(PENDING))
    next_step = ONE_OF[len(PENDING)][stack & (1 << WHAT_BITS) - 1]
    waiting = [0] * len(PENDING)
    while stack:
        waiting[stack & (1 << WHAT_BITS) - 1] += stack >> WHAT_BITS & (1 << FRAME_BITS - WHAT_BITS) - 1
        stack >>= FRAME_BITS
    return next_step + bytes(waiting)


assert len(PENDING) == ARROW + 1
