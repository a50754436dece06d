"""Encodes Mille Fiori: the phase, everybody's diamonds and points, and the known locations of cards by kind."""

from typing import Final

from ludoteca.bots.encoding import BASE, ONE_THING, Encoder, Writer, relative_mask, tally
from ludoteca.games.mille_fiori.board import AREAS, BOARD, BONUS_AREAS
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, NOBODY, OVER, PHASES
from ludoteca.games.mille_fiori.position.hidden_information import has_seen_hand
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

CARDS: Final = len(BOARD.card_names)
WIDTHS: Final = [
    after - first
    for first, after in zip(BOARD.area_first, [*BOARD.area_first[1:], len(BOARD.space_names)], strict=True)
]
"""The number of spaces in each area."""


IN_THE_BOX: Final = tally(BOARD.deck)

# the numbers of the sections
DISCARD: Final = 0
DISPLAY: Final = 1
BONUSES: Final = 2
ON_BOARD: Final = 3
PLAYER: Final = 4
SPACES: Final = 0
HAND: Final = 1
OF_PLAYER: Final = 2
"""The number of sections of each player, from PLAYER on."""


class MilleFioriEncoder(Encoder):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.turn_pieces: Final[dict[int, bytes]] = {}
        """What was written about rounds and turns before: there are some thousands."""
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
        self._write_turn(state, seat, writer)
        bonuses, board = writer.section(BONUSES), writer.section(ON_BOARD)
        changed = bonuses.is_new(state.bonuses)
        if changed:
            bonuses.piece = bytes([state.bonus_owners(area).count(NOBODY) for area in range(BONUS_AREAS)])
            bonuses.pieces = [bonuses_of(state, who) for who in range(players)]
        changed |= board.is_new(state.held)
        if changed:
            board.pieces = [written_spaces(state, who, writer) + bonuses.pieces[who] for who in range(players)]
        for who in self.turns[seat]:
            write_player(state, who, writer)
            writer.add(board.pieces[who])
        writer.add(bonuses.piece)
        write_cards(state, seat, self.turns[seat], writer)

    def _write_turn(self, state: MilleFioriState, seat: int, writer: Writer) -> None:
        rounds = ((state.phase * BASE + state.round) * BASE + state.pass_) * BASE + state.turn
        key = ((rounds * BASE + state.start) * BASE + seat) * BASE + state.deciding_mask
        piece = self.turn_pieces.get(-key if state.ending else key)
        if piece is None:
            piece = self.turn_pieces[-key if state.ending else key] = written_turn(state, seat)
        writer.add(piece)


def is_somebodys_turn(state: MilleFioriState) -> bool:
    return state.phase != OVER and (state.phase != CHOOSE or state.settings.on_turn)


def written_turn(state: MilleFioriState, seat: int) -> bytes:
    players = state.rules.players
    turn = Writer()
    turn.one_of(state.phase if state.phase < OVER else -1, OVER)
    turn.number(state.round)
    turn.number(state.pass_)
    turn.flag(state.ending)
    turn.one_of((state.start - seat) % players, players)
    turn.one_of((state.active - seat) % players if is_somebodys_turn(state) else -1, players)
    turn.bits(relative_mask(state.deciding_mask, seat, players), players)
    return turn.done()


def write_player(state: MilleFioriState, who: int, writer: Writer) -> None:
    writer.score(state.scores[who])
    writer.number(state.supply[who])
    writer.number(state.reserve[who])
    writer.number(state.ships[who])
    writer.flag(state.chosen[who] != NO_CARD)


def written_spaces(state: MilleFioriState, who: int, writer: Writer) -> bytes:
    held = state.placed_by_area(who)
    spaces = writer.section(PLAYER + who * OF_PLAYER + SPACES)
    if spaces.is_new(held):
        board = Writer()
        for area, mask in enumerate(held):
            board.bits(mask, WIDTHS[area])
        spaces.piece = board.done()
    return spaces.piece


def bonuses_of(state: MilleFioriState, who: int) -> bytes:
    return bytes([bonus_of(state, who, area) for area in range(BONUS_AREAS)])


def bonus_of(state: MilleFioriState, who: int, area: int) -> int:
    """Returns the points of the bonus space that a seat has in this area."""
    for slot, value in enumerate(BOARD.bonus_values):
        if state.bonus_owner(area, slot) == who:
            return value
    return 0


def write_cards(state: MilleFioriState, seat: int, holders: list[int], writer: Writer) -> None:
    """Writes how many cards of each kind lie open, are in the own hand, in hands seen before, or anywhere else."""
    unseen = IN_THE_BOX - discarded(state, writer)
    display = writer.section(DISPLAY)
    if display.is_new(state.display):
        display.counts = tally(state.display)
        display.piece = display.counts.to_bytes(CARDS, "little")
    writer.add(display.piece)
    unseen -= display.counts
    if state.card >= 0:
        unseen -= ONE_THING[state.card]
    if state.chosen[seat] != NO_CARD:
        unseen -= ONE_THING[state.chosen[seat]]
    writer.one_of(state.card if state.card != NO_CARD else state.chosen[seat], CARDS)
    for holder in holders:
        hand = known_hand(state, seat, holder, writer)
        writer.tally(hand, CARDS)
        unseen -= hand
    writer.tally(unseen, CARDS)


def discarded(state: MilleFioriState, writer: Writer) -> int:
    discard = writer.section(DISCARD)
    before = discard.inputs
    if discard.is_new(state.discard):
        if state.discard[: len(before)] == before:  # it has grown
            discard.counts += tally(state.discard[len(before) :])
        else:
            discard.counts = tally(state.discard)
    return discard.counts


def known_hand(state: MilleFioriState, seat: int, holder: int, writer: Writer) -> int:
    """Returns a hand that this seat had before: it is known except for the card just taken from it, which is still
    counted."""
    if holder != seat and not has_seen_hand(state, seat, holder):
        return 0
    cards = state.hand_slots(holder)
    hand = writer.section(PLAYER + holder * OF_PLAYER + HAND)
    if hand.is_new(cards):
        hand.counts = tally([card for card in cards if card >= 0])
    if holder != seat and state.chosen[holder] >= 0:
        return hand.counts + ONE_THING[state.chosen[holder]]
    return hand.counts
