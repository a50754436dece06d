"""Encodes The Great Split: everybody's tracks, the own hand slot by slot, and the known locations of cards."""

from typing import Final

from ludoteca.bots.encoding import BASE, BYTE, HIGHEST, ONE_OF, ZEROS, Encoder, Writer, relative_mask, tally
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

NOT_COUNTED: Final = -1

# the numbers of the sections
TABLE: Final = 0
SCORING: Final = 1
ON_TRACKS: Final = 2
SEEN: Final = 3
PLAYER: Final = 4
CARDS_OF: Final = 0
PENDING_OF: Final = 1
OWN_HAND: Final = 2
KNOWN_HAND: Final = 3
DISCARDED: Final = 4
GONE: Final = 5
OF_PLAYER: Final = 6
"""The number of sections of each player, from PLAYER on."""


class GreatSplitEncoder(Encoder):
    def __init__(self, rules: GreatSplitRules) -> None:
        super().__init__(rules)
        data = rules.data
        self.data: Final = data
        self.room: Final = data.hand_room
        self.kinds: Final = data.names[: data.kinds]
        self.card: Final = [card_in_numbers(data, kind) for kind in range(data.kinds)]
        self.all_kinds: Final = tally(list(range(data.kinds)))
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
        players = state.rules.players
        self._write_table(state, seat, writer)
        seats = self.turns[seat]
        tracks = writer.section(ON_TRACKS)
        if tracks.is_new(state.tracks, state.characters):
            tracks.pieces = [self._written_tracks(state, who) for who in range(players)]
        for who in seats:
            writer.score(state.scores[who])
            writer.add(tracks.pieces[who])
            self._write_player(state, who, writer)
        located = self._write_own_cards(state, seat, writer)
        for who in seats[1:]:
            hand = self._known_hand(state, seat, who, writer)
            writer.tally(hand, self.data.kinds)
            located += hand
        self._write_gone(state, seat, located, writer)

    def _write_table(self, state: GreatSplitState, seat: int, writer: Writer) -> None:
        table = writer.section(TABLE)
        rounds = ((state.phase * BASE + state.round) * BASE + state.gauge) * BASE + state.revealed
        if table.is_new_number(rounds, state.market):
            table.piece = written_rounds(state)
        writer.add(table.piece)
        scoring = writer.section(SCORING)
        if scoring.is_new(state.scoring):
            scoring.piece = b"".join([ONE_OF[len(SCORING_TOKENS)][token] for token in state.scoring[:SCORING_PLACES]])
        writer.add(scoring.piece)
        writer.bits(relative_mask(state.deciding_mask, seat, state.rules.players), state.rules.players)

    def _written_tracks(self, state: GreatSplitState, who: int) -> bytes:
        tracks = state.tracks_of(who)
        return bytes(tracks) + self.character[state.characters[who]]

    def _write_player(self, state: GreatSplitState, who: int, writer: Writer) -> None:
        first = PLAYER + who * OF_PLAYER
        cards = writer.section(first + CARDS_OF)
        numbers = cards_in_numbers(state, who)
        if cards.is_new(numbers):
            cards.piece = bytes(numbers)
        writer.add(cards.piece)
        pending = writer.section(first + PENDING_OF)
        if pending.is_new_number(state.pending[who]):
            pending.piece = pending_steps(state.pending[who])
        writer.add(pending.piece)

    def _write_own_cards(self, state: GreatSplitState, seat: int, writer: Writer) -> int:
        """Returns how many of each kind are in the hand or discarded."""
        first, size = seat * self.room, state.sizes[seat]
        hand = state.hands[first : first + size]
        cards = writer.section(PLAYER + seat * OF_PLAYER + OWN_HAND)
        if cards.is_new(hand):
            cards.piece = b"".join([self.card[kind] for kind in hand]) + self.no_card * (self.room - size)
            cards.counts = tally(hand)
        writer.add(cards.piece)
        writer.bits(state.used[seat], self.room)
        writer.bits(state.sold[seat], self.room)
        writer.bits(max(0, state.splits[seat]), self.room)
        writer.one_of(state.choices[seat], GROUPS)
        writer.tally(cards.counts, self.data.kinds)
        discarded = self._discarded(state, seat, writer)
        writer.tally(discarded, self.data.kinds)
        self._write_offer(state, seat, writer)
        return cards.counts + discarded

    def _discarded(self, state: GreatSplitState, seat: int, writer: Writer) -> int:
        stride = state.settings.discard_stride
        discarded = writer.section(PLAYER + seat * OF_PLAYER + DISCARDED)
        if discarded.is_new(state.discards):
            discarded.counts = tally([code % stride for code in state.discards if code // stride == seat])
        return discarded.counts

    def _write_offer(self, state: GreatSplitState, seat: int, writer: Writer) -> None:
        """Writes the two groups in the wallet from the right-hand neighbour."""
        right = (seat - 1) % state.rules.players
        for number in range(GROUPS):
            if state.phase == CHOOSE:
                writer.tally(tally(division.group(state, right, number)), self.data.kinds)
            else:
                writer.add(ZEROS[self.data.kinds])

    def _known_hand(self, state: GreatSplitState, seat: int, holder: int, writer: Writer) -> int:
        knowers = 1 << seat | 1 << state.rules.players  # this seat, or the public
        hand: list[int] = []
        for place in range(holder * self.room, holder * self.room + state.sizes[holder]):
            if state.known[place] & knowers:
                hand.append(state.hands[place])
        known = writer.section(PLAYER + holder * OF_PLAYER + KNOWN_HAND)
        if known.is_new(hand):
            known.counts = tally(hand)
        return known.counts

    def _write_gone(self, state: GreatSplitState, seat: int, located: int, writer: Writer) -> None:
        """Writes the cards that the seat has seen at any time, or whose location it knows."""
        seen = writer.section(SEEN)
        if seen.is_new(state.seen):
            seen.tallies = [NOT_COUNTED] * state.rules.players
        gone = writer.section(PLAYER + seat * OF_PLAYER + GONE)
        if gone.is_new_number(located, seen.tallies):
            if seen.tallies[seat] == NOT_COUNTED:
                seen.tallies[seat] = seen_before(self.data, state.seen, seat)
            counts = highest_of_each(located, seen.tallies[seat], self.all_kinds)
            gone.piece = counts.to_bytes(self.data.kinds, "little")
        writer.add(gone.piece)


def written_rounds(state: GreatSplitState) -> bytes:
    table = Writer()
    table.one_of(state.phase if state.phase < OVER else -1, OVER)
    table.number(state.round)
    table.number(state.limit if state.round else 0)
    table.number(state.gauge)
    table.numbers(state.market[: state.revealed])
    table.add(ZEROS[ROUNDS - state.revealed])
    return table.done()


def cards_in_numbers(state: GreatSplitState, who: int) -> list[int]:
    """Returns how many cards a player has, has used and has sold, and how many decisions of this round are done."""
    sold = state.sold[who]
    return [
        state.sizes[who],
        state.used[who].bit_count(),
        -sold if sold < 0 else sold.bit_count(),
        state.splitter_played >> who & 1,
        1 if state.splits[who] != UNDECIDED else 0,
        1 if state.choices[who] != UNDECIDED else 0,
        state.fresh >> who & 1,
    ]


def highest_of_each(one: int, other: int, ones: int) -> int:
    """Returns the larger of two tallies' counts for each thing; `ones` has one of each. No count reaches 128."""
    ahead = (
        one + (ones << BYTE - 1) - other >> BYTE - 1 & ones
    )  # the highest bit of each byte is set where the first is larger
    return other ^ (one ^ other) & ahead * HIGHEST


def card_in_numbers(data: DataSet, kind: int) -> bytes:
    """Encodes a card's icons and level."""
    levels = [0] * len(LEVELS)
    levels[data.levels[kind]] = 1
    return bytes([*data.icons[kind], *levels])


def seen_before(data: DataSet, seen: list[int], seat: int) -> int:
    """Returns how many cards of each kind the seat has seen at any time: they will not be dealt again."""
    counts = [0] * data.kinds
    for kind in range(data.kinds):
        first = copy = data.first_copy[kind]
        last = first + data.copies[kind]
        while copy < last and seen[copy] >> seat & 1:  # the first copies carry the bit
            copy += 1
        counts[kind] = copy - first
    return int.from_bytes(bytes(counts), "little")


def pending_steps(stack: int) -> bytes:
    """Encodes the next step, and all waiting steps by kind."""
    if not stack:
        return bytes(2 * len(PENDING))
    next_step = ONE_OF[len(PENDING)][stack & (1 << WHAT_BITS) - 1]
    waiting = [0] * len(PENDING)
    while stack:
        waiting[stack & (1 << WHAT_BITS) - 1] += stack >> WHAT_BITS & (1 << FRAME_BITS - WHAT_BITS) - 1
        stack >>= FRAME_BITS
    return next_step + bytes(waiting)


assert len(PENDING) == ARROW + 1
