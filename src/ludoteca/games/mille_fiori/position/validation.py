"""Checks that a position read from outside is possible in a game."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori import bonus, citizens, residences
from ludoteca.games.mille_fiori.board import (
    BOARD,
    BONUS_AREAS,
    COMMONERS,
    NOBLES,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.mille_fiori.phases import CHOOSE, EXTRA, NO_CARD, NOBODY, OVER, PHASES, PLAY
from ludoteca.kernel.refusals import BadPosition, miscounted

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def check(state: "MilleFioriState") -> None:
    """Every card and every diamond is somewhere it can have come to, and the phase fits what is there."""
    if sorted(state.all_cards()) != BOARD.deck:
        names = [BOARD.card_names[card] for card in state.all_cards() if card >= 0]
        wanted = [BOARD.card_names[card] for card in BOARD.deck]
        raise BadPosition("position-cards-wrong", miscounted(names, wanted))
    rounds_to_come = state.settings.rounds - state.round
    if len(state.deck) - state.dealt != rounds_to_come * state.rules.players * BOARD.hand:
        raise BadPosition("position-field-wrong", {"field": "deck"})
    _check_buildings(state)
    _check_played_for(state)
    if not _bonuses_fit(state):
        raise BadPosition("position-field-wrong", {"field": "bonuses"})
    for seat in range(state.rules.players):
        out = state.diamonds_out(seat)
        left = state.supply[seat] + state.reserve[seat]
        if out + left != BOARD.diamonds and (left or out < BOARD.diamonds):
            raise BadPosition("position-diamonds-wrong", {"seat": seat, "count": BOARD.diamonds})
    if state.ending != (0 in state.supply):
        raise BadPosition("position-field-wrong", {"field": "ending"})
    if not _phase_fits(state):
        raise BadPosition("position-phase-wrong", {"phase": PHASES[state.phase]})


# -- the board


def _check_buildings(state: "MilleFioriState") -> None:
    """The line of residences has no gap, and in the pyramids nothing hangs in the air."""
    line = state.filled[RESIDENCES]
    if line & line + 1:
        raise BadPosition("position-residences-gap", {"field": "spaces"})
    for space, area in enumerate(BOARD.space_area):
        if area in (NOBLES, COMMONERS):
            spot, filled = BOARD.place_of(space), state.filled[area]
            if filled >> spot & 1 and not citizens.is_supported(filled, spot):
                raise BadPosition("position-in-the-air", {"field": "spaces", "space": BOARD.space_names[space]})


def _check_played_for(state: "MilleFioriState") -> None:
    """Each diamond came with a card that is discarded now: hence no card to come will lack its space."""
    discarded = [lot_of_card(card) for card in state.discard]
    for space, area in enumerate(BOARD.space_area):
        if state.filled[area] >> BOARD.place_of(space) & 1:
            lot = lot_of_space(space)
            if lot not in discarded:
                raise BadPosition("position-not-played-for", {"field": "spaces", "space": BOARD.space_names[space]})
            discarded.remove(lot)


def lot_of_card(card: int) -> tuple[int, int]:
    return _lot(BOARD.card_area[card], BOARD.card_symbol[card])


def lot_of_space(space: int) -> tuple[int, int]:
    return _lot(BOARD.space_area[space], BOARD.space_symbol[space])


def _lot(area: int, symbol: int) -> tuple[int, int]:
    """Spaces that the same cards serve: in workshops and trade those of a symbol, elsewhere the whole area."""
    return area, symbol if area in (WORKSHOPS, TRADE) else NO_CARD


def _bonuses_fit(state: "MilleFioriState") -> bool:
    """Taken from the highest, one of each set per player; whoever has a complete set has one."""
    for area in range(BONUS_AREAS):
        owners = state.bonus_owners(area)
        taken = [owner for owner in owners if owner != NOBODY]
        complete = [seat for seat in range(state.rules.players) if is_complete(state, seat, area)]
        if owners[: len(taken)] != taken or len(set(taken)) != len(taken) or not set(complete) <= set(taken):
            return False
    return True


def is_complete(state: "MilleFioriState", seat: int, area: int) -> bool:
    own = state.placed_in(seat, area)
    if area == RESIDENCES:
        return residences.different_values(own) >= BOARD.residence_bonus_count
    return bonus.has_whole_set(own, area)


# -- the phase


def _phase_fits(state: "MilleFioriState") -> bool:
    """Whether the phase, the cards held and those who decide belong together."""
    players = state.rules.players
    waiting = [seat for seat in range(players) if state.chosen[seat] != NO_CARD]
    sizes = [len(state.hand(seat)) for seat in range(players)]
    full = BOARD.hand - state.pass_
    if state.phase == OVER:
        return not state.deciding_mask and not waiting and state.card == NO_CARD
    if state.phase == CHOOSE and not state.settings.on_turn:
        undecided = [seat for seat in range(players) if seat not in waiting]
        fair = all(size == full - (seat in waiting) for seat, size in enumerate(sizes))
        return fair and not state.ending and state.card == NO_CARD and state.deciding == undecided and bool(undecided)
    played = [(state.start + turn) % players for turn in range(state.turn)]
    return state.deciding == [state.active] and _turn_fits(state, played, sizes, full)


def _turn_fits(state: "MilleFioriState", played: list[int], sizes: list[int], full: int) -> bool:
    """The same for one seat's turn: who has played, who holds a chosen card, what is in use."""
    on_turn = state.settings.on_turn
    active = state.active
    using_hand_card = state.phase == PLAY and state.card == NO_CARD
    for seat in range(state.rules.players):
        has_chosen = seat in played or seat == active if on_turn else True
        if on_turn and seat == active and state.phase == CHOOSE:
            has_chosen = False
        to_play = seat not in played and (seat != active or using_hand_card or state.phase == CHOOSE)
        if sizes[seat] != full - has_chosen or (state.chosen[seat] != NO_CARD) != (has_chosen and to_play):
            return False
        if to_play and not state.supply[seat]:
            return False  # an empty supply ends the game with this pass, so nobody with one has a turn to come
    if state.phase == EXTRA:
        return state.card == NO_CARD and bool(state.display)
    return state.phase == PLAY or state.card == NO_CARD
