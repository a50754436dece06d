"""The Great Split as an array: everybody's tracks, the own hand slot by slot, and which cards are known to be where."""

from typing import Final

from ludoteca.bots.encoding import Encoder, Writer, relative_mask, seats_from
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
        gone = seen_before(state, seat)
        located = [0] * self.data.kinds
        self._write_table(state, seat, writer)
        for who in seats_from(seat, state.rules.players):
            self._write_player(state, who, writer)
        self._write_own_cards(state, seat, located, writer)
        for who in seats_from(seat, state.rules.players)[1:]:
            self._write_known_hand(state, seat, who, located, writer)
        writer.numbers([max(gone[kind], located[kind]) for kind in range(self.data.kinds)])

    def _write_table(self, state: GreatSplitState, seat: int, writer: Writer) -> None:
        writer.one_of(state.phase if state.phase < OVER else -1, OVER)
        writer.number(state.round)
        writer.number(state.limit if state.round else 0)
        writer.number(state.gauge)
        for place in range(ROUNDS):
            writer.number(state.market[place] if place < state.revealed else 0)
        for place in range(SCORING_PLACES):
            writer.one_of(state.scoring[place], len(SCORING_TOKENS))
        writer.bits(relative_mask(state.deciding_mask, seat, state.rules.players), state.rules.players)

    def _write_player(self, state: GreatSplitState, who: int, writer: Writer) -> None:
        writer.score(state.scores[who])
        writer.numbers(state.tracks[who * TRACK_COUNT : (who + 1) * TRACK_COUNT])
        writer.add(self.character[state.characters[who]])
        writer.number(state.sizes[who])
        writer.number(state.used[who].bit_count())
        sold = state.sold[who]
        writer.number(-sold if sold < 0 else sold.bit_count())
        writer.flag(bool(state.splitter_played >> who & 1))
        writer.flag(state.splits[who] != UNDECIDED)
        writer.flag(state.choices[who] != UNDECIDED)
        writer.flag(bool(state.fresh >> who & 1))
        write_pending(state.pending[who], writer)

    def _write_own_cards(self, state: GreatSplitState, seat: int, located: list[int], writer: Writer) -> None:
        first, size = seat * self.room, state.sizes[seat]
        hand = state.hands[first : first + size]
        for kind in hand:
            writer.add(self.card[kind])
            located[kind] += 1
        for _ in range(size, self.room):
            writer.add(self.no_card)
        writer.bits(state.used[seat], self.room)
        writer.bits(state.sold[seat], self.room)
        writer.bits(max(0, state.splits[seat]), self.room)
        writer.one_of(state.choices[seat], GROUPS)
        writer.counts(hand, self.data.kinds)
        self._write_discarded(state, seat, located, writer)
        self._write_offer(state, seat, writer)

    def _write_discarded(self, state: GreatSplitState, seat: int, located: list[int], writer: Writer) -> None:
        stride = state.settings.discard_stride
        discarded = [code % stride for code in state.discards if code // stride == seat]
        for kind in discarded:
            located[kind] += 1
        writer.counts(discarded, self.data.kinds)

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
                located[state.hands[place]] += 1
        writer.counts(hand, self.data.kinds)


def card_in_numbers(data: DataSet, kind: int) -> bytes:
    """A card's icons, and its level."""
    levels = [0] * len(LEVELS)
    levels[data.levels[kind]] = 1
    return bytes([*data.icons[kind], *levels])


def seen_before(state: GreatSplitState, seat: int) -> list[int]:
    """How many cards of each kind the seat has seen at any time: they will not be dealt again."""
    data = state.data
    counts = [0] * data.kinds
    for kind in range(data.kinds):
        copy = data.first_copy[kind]
        last = copy + data.copies[kind]
        while copy < last and state.seen[copy] >> seat & 1:  # the first copies carry the bit
            counts[kind] += 1
            copy += 1
    return counts


def write_pending(stack: int, writer: Writer) -> None:
    """The step that comes next, and all steps that wait, by what they are."""
    if not stack:
        writer.one_of(-1, 2 * len(PENDING))
        return
    writer.one_of(stack & (1 << WHAT_BITS) - 1, len(PENDING))
    waiting = [0] * len(PENDING)
    while stack:
        waiting[stack & (1 << WHAT_BITS) - 1] += stack >> WHAT_BITS & (1 << FRAME_BITS - WHAT_BITS) - 1
        stack >>= FRAME_BITS
    writer.numbers(waiting)


assert len(PENDING) == ARROW + 1
