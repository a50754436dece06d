"""Mille Fiori as an array: the phase, everybody's diamonds and points, and where each kind of card is known to be."""

from typing import Final

from ludoteca.bots.encoding import Encoder, Writer, bits, counted, relative_mask
from ludoteca.games.mille_fiori.board import AREAS, BOARD, BONUS_AREAS
from ludoteca.games.mille_fiori.hidden_information import has_seen_hand
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, OVER, PHASES
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

CARDS: Final = len(BOARD.card_names)
SLOTS: Final = len(BOARD.bonus_values)
WIDTHS: Final = [
    after - first
    for first, after in zip(BOARD.area_first, [*BOARD.area_first[1:], len(BOARD.space_names)], strict=True)
]
"""How many spaces each area has."""


def _counts_of_deck() -> list[int]:
    counts = [0] * CARDS
    for card in BOARD.deck:
        counts[card] += 1
    return counts


IN_THE_BOX: Final = _counts_of_deck()

# the numbers of the sections
DISCARD: Final = 0
DISPLAY: Final = 1
BONUSES: Final = 2
PLAYER: Final = 3
SPACES: Final = 0
HAND: Final = 1
UNSEEN: Final = 2
OF_PLAYER: Final = 3
"""So many sections each player has, from PLAYER on."""


class MilleFioriEncoder(Encoder):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        seats = self.seat_names()
        self.name_each("phase", list(PHASES[:OVER]))
        self.name("round", "pass", "ending")
        self.name_each("start", seats)
        self.name_each("turn", seats)
        self.name_each("deciding", seats)
        for who in seats:
            self.name_score(who)
            self.name(f"{who}/supply", f"{who}/reserve", f"{who}/ship", f"{who}/has-chosen")
            self.name_each(f"{who}/space", BOARD.space_names)
            self.name_each(f"{who}/bonus", AREAS[:BONUS_AREAS])
        self.name_each("bonuses-left", AREAS[:BONUS_AREAS])
        self.name_each("display", BOARD.card_names)
        self.name_each("card-in-use", BOARD.card_names)
        self.name_each("own/hand", BOARD.card_names)
        for who in seats[1:]:
            self.name_each(f"{who}/seen-hand", BOARD.card_names)
        self.name_each("unseen", BOARD.card_names)

    def write(self, state: State, seat: int, writer: Writer) -> None:
        assert isinstance(state, MilleFioriState)
        players = state.rules.players
        writer.one_of(state.phase if state.phase < OVER else -1, OVER)
        writer.number(state.round)
        writer.number(state.pass_)
        writer.flag(state.ending)
        writer.one_of((state.start - seat) % players, players)
        writer.one_of((state.active - seat) % players if is_somebodys_turn(state) else -1, players)
        writer.bits(relative_mask(state.deciding_mask, seat, players), players)
        bonuses = writer.section(BONUSES)
        if bonuses.is_new(state.bonuses):
            bonuses.piece = bytes([SLOTS - bonuses_taken(state.bonuses, area) for area in range(BONUS_AREAS)])
            bonuses.pieces = [bonuses_of(state.bonuses, who) for who in range(players)]
        for who in self.turns[seat]:
            write_player(state, who, bonuses.pieces[who], writer)
        writer.add(bonuses.piece)
        write_cards(state, seat, self.turns[seat], writer)


def is_somebodys_turn(state: MilleFioriState) -> bool:
    return state.phase != OVER and (state.phase != CHOOSE or state.settings.on_turn)


def write_player(state: MilleFioriState, who: int, bonuses: bytes, writer: Writer) -> None:
    writer.score(state.scores[who])
    writer.number(state.supply[who])
    writer.number(state.reserve[who])
    writer.number(state.ships[who])
    writer.flag(state.chosen[who] != NO_CARD)
    held = state.held[who * len(AREAS) : (who + 1) * len(AREAS)]
    spaces = writer.section(PLAYER + who * OF_PLAYER + SPACES)
    if spaces.is_new(held):
        spaces.piece = b"".join([bits(mask, WIDTHS[area]) for area, mask in enumerate(held)])
    writer.add(spaces.piece)
    writer.add(bonuses)


def bonuses_of(owners: list[int], who: int) -> bytes:
    return bytes([bonus_of(owners, who, area) for area in range(BONUS_AREAS)])


def bonus_of(owners: list[int], who: int, area: int) -> int:
    """The points of the bonus space that a seat has in this area."""
    for slot in range(SLOTS):
        if owners[area * SLOTS + slot] == who:
            return BOARD.bonus_values[slot]
    return 0


def bonuses_taken(owners: list[int], area: int) -> int:
    taken = 0
    for slot in range(SLOTS):
        if owners[area * SLOTS + slot] >= 0:
            taken += 1
    return taken


def write_cards(state: MilleFioriState, seat: int, holders: list[int], writer: Writer) -> None:
    """How many of each kind lie open, are in the own hand, in hands seen before, or may be anywhere else."""
    discard = writer.section(DISCARD)
    before = discard.inputs
    if discard.is_new(state.discard):
        if discard.numbers and state.discard[: len(before)] == before:  # it has grown
            discard.numbers = without(discard.numbers, state.discard[len(before) :])
        else:
            discard.numbers = without(IN_THE_BOX, state.discard)
    display = writer.section(DISPLAY)
    if display.is_new(state.display):
        display.piece = counted(state.display, CARDS)
    writer.add(display.piece)
    known = state.display.copy()
    if state.card >= 0:
        known.append(state.card)
    if state.chosen[seat] != NO_CARD:
        known.append(state.chosen[seat])
    writer.one_of(state.card if state.card != NO_CARD else state.chosen[seat], CARDS)
    for holder in holders:
        cards = known_hand(state, seat, holder)
        known.extend(cards)
        hand = writer.section(PLAYER + holder * OF_PLAYER + HAND)
        if hand.is_new(cards):
            hand.piece = counted(cards, CARDS)
        writer.add(hand.piece)
    unseen = writer.section(PLAYER + seat * OF_PLAYER + UNSEEN)
    if unseen.is_new(known, discard.numbers):
        unseen.piece = bytes(without(discard.numbers, known))
    writer.add(unseen.piece)


def without(counts: list[int], cards: list[int]) -> list[int]:
    left = counts.copy()
    for card in cards:
        left[card] = left[card] - 1  # compiled, quicker than -= on an item
    return left


def known_hand(state: MilleFioriState, seat: int, holder: int) -> list[int]:
    """A hand that was here before is known but for the card just taken from it, which counts as if it were still there."""
    cards: list[int] = []
    if holder == seat or has_seen_hand(state, seat, holder):
        for place in range(holder * BOARD.hand, (holder + 1) * BOARD.hand):
            if state.hands[place] >= 0:
                cards.append(state.hands[place])
        if holder != seat and state.chosen[holder] >= 0:
            cards.append(state.chosen[holder])
            cards.sort()
    return cards
