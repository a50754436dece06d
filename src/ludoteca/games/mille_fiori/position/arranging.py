"""Sets right what follows from the rest of a position that was laid by hand: supplies, discarded cards, who decides."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori.board import BOARD, BONUS_AREAS, BONUS_SPACES
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, NOBODY, OVER
from ludoteca.games.mille_fiori.position.validation import is_complete, lot_of_card, lot_of_space

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def arrange(state: "MilleFioriState") -> None:
    _take_bonuses(state)
    for seat in range(state.rules.players):
        left = BOARD.diamonds - BOARD.reserve - state.diamonds_out(seat)
        state.supply[seat] = max(0, left)
        state.reserve[seat] = max(0, min(BOARD.reserve, BOARD.reserve + left))
    state.ending = 0 in state.supply
    _discard_what_was_played(state)
    _ask(state)


def _take_bonuses(state: "MilleFioriState") -> None:
    """Bonus spaces are taken from the highest, and whoever has a complete set has one."""
    for area in range(BONUS_AREAS):
        owners = [owner for owner in state.bonus_owners(area) if owner != NOBODY]
        for seat in range(state.rules.players):
            if is_complete(state, seat, area) and seat not in owners and len(owners) < BONUS_SPACES:
                owners.append(seat)
        for slot in range(BONUS_SPACES):
            state.set_bonus_owner(area, slot, owners[slot] if slot < len(owners) else NOBODY)


def _discard_what_was_played(state: "MilleFioriState") -> None:
    """Each diamond came with a card: where the discard pile lacks it, it comes from the display, else the deck or a hand."""
    spare = state.discard.copy()
    lacking: list[tuple[int, int]] = []
    for space, area in enumerate(BOARD.space_area):
        if state.filled[area] >> BOARD.place_of(space) & 1:
            lot = lot_of_space(space)
            found = next((card for card in spare if lot_of_card(card) == lot), NO_CARD)
            if found == NO_CARD:
                lacking.append(lot)
            else:
                spare.remove(found)
    for lot in lacking:
        _fetch(state, lot, spare)


def _fetch(state: "MilleFioriState", lot: tuple[int, int], spare: list[int]) -> None:
    """Brings a card of the lot to the discard pile. What lies in deck or hand is exchanged, for their sizes are fixed."""
    for card in state.display:
        if lot_of_card(card) == lot:
            state.display.remove(card)
            state.discard.append(card)
            return
    if not spare and state.display:
        spare.append(state.display[-1])
        state.discard.append(state.display.pop())
    if not spare:
        return
    given = spare[-1]
    for place in range(state.dealt, len(state.deck)):
        if lot_of_card(state.deck[place]) == lot:
            _exchange(state, state.deck[place], given, spare)
            deck = state.deck.copy()  # shared with other states
            deck[place] = given
            state.deck = deck
            return
    for seat in range(state.rules.players):
        hand = state.hand(seat)
        for place, card in enumerate(hand):
            if lot_of_card(card) == lot:
                _exchange(state, card, given, spare)
                hand[place] = given
                state.set_hand(seat, hand)
                return


def _exchange(state: "MilleFioriState", wanted: int, given: int, spare: list[int]) -> None:
    spare.remove(given)
    state.discard.remove(given)
    state.discard.append(wanted)


def _ask(state: "MilleFioriState") -> None:
    """Whoever has to decide in this phase."""
    state.deciding_mask = 0
    if state.phase == OVER:
        return
    if state.phase == CHOOSE and not state.settings.on_turn:
        for seat, card in enumerate(state.chosen):
            if card == NO_CARD:
                state.deciding_mask |= 1 << seat
        return
    state.deciding_mask = 1 << state.active
