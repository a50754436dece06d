"""Mille Fiori as an array: the phase, everybody's diamonds and points, and where each kind of card is known to be."""

from typing import Final

from ludoteca.bots.encoding import Encoder, Writer, relative_mask, seats_from
from ludoteca.games.mille_fiori.board import AREAS, BOARD, BONUS_AREAS
from ludoteca.games.mille_fiori.hidden_information import has_seen_hand
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, OVER, PHASES, UNKNOWN
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
        for who in seats_from(seat, players):
            write_player(state, who, writer)
        for area in range(BONUS_AREAS):
            writer.number(SLOTS - bonuses_taken(state, area))
        write_cards(state, seat, writer)


def is_somebodys_turn(state: MilleFioriState) -> bool:
    return state.phase != OVER and (state.phase != CHOOSE or state.settings.on_turn)


def write_player(state: MilleFioriState, who: int, writer: Writer) -> None:
    writer.score(state.scores[who])
    writer.number(state.supply[who])
    writer.number(state.reserve[who])
    writer.number(state.ships[who])
    writer.flag(state.chosen[who] != NO_CARD)
    first = who * len(AREAS)
    for area, width in enumerate(WIDTHS):
        writer.bits(state.held[first + area], width)
    for area in range(BONUS_AREAS):
        writer.number(bonus_of(state, who, area))


def bonus_of(state: MilleFioriState, who: int, area: int) -> int:
    """The points of the bonus space that a seat has in this area."""
    for slot in range(SLOTS):
        if state.bonuses[area * SLOTS + slot] == who:
            return BOARD.bonus_values[slot]
    return 0


def bonuses_taken(state: MilleFioriState, area: int) -> int:
    taken = 0
    for slot in range(SLOTS):
        if state.bonuses[area * SLOTS + slot] >= 0:
            taken += 1
    return taken


def write_cards(state: MilleFioriState, seat: int, writer: Writer) -> None:
    """How many of each kind lie open, are in the own hand, in hands seen before, or may be anywhere else."""
    unseen = IN_THE_BOX.copy()
    for card in state.discard:
        unseen[card] -= 1
    for card in state.display:
        unseen[card] -= 1
    writer.counts(state.display, CARDS)
    in_use = state.card
    if in_use == NO_CARD:
        in_use = state.chosen[seat]
    elif in_use != UNKNOWN:
        unseen[in_use] -= 1
    writer.one_of(in_use, CARDS)
    if state.chosen[seat] != NO_CARD:
        unseen[state.chosen[seat]] -= 1
    for holder in seats_from(seat, state.rules.players):
        write_hand(state, seat, holder, unseen, writer)
    writer.numbers(unseen)


def write_hand(state: MilleFioriState, seat: int, holder: int, unseen: list[int], writer: Writer) -> None:
    """A hand that was here before is known but for the card just taken from it, which counts as if it were still there."""
    cards: list[int] = []
    if holder == seat or has_seen_hand(state, seat, holder):
        for place in range(holder * BOARD.hand, (holder + 1) * BOARD.hand):
            if state.hands[place] >= 0:
                cards.append(state.hands[place])
        if holder != seat and state.chosen[holder] >= 0:
            cards.append(state.chosen[holder])
            cards.sort()
        for card in cards:
            unseen[card] -= 1
    writer.counts(cards, CARDS)
