"""Checks that a position read from outside is possible in a game."""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import dealing, knowledge, resolution
from ludoteca.games.great_split.data import ARROW, DIAMOND, LEVELS, ROUNDS, SCORING_TOKENS, WHAT_BITS
from ludoteca.games.great_split.phases import (
    CHOOSE,
    DISCARD,
    FACE_DOWN,
    OVER,
    PHASES,
    PREPARE,
    RESOLVE,
    SPLIT,
    UNDECIDED,
)
from ludoteca.games.great_split.position import json_writer
from ludoteca.kernel.refusals import BadPosition, miscounted

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def arrange(state: "GreatSplitState") -> None:
    """Sets right, in a position laid by hand, the gauge, which follows from the tokens, and who still has to decide."""
    if FACE_DOWN not in state.market:
        state.gauge = sum(state.market[: state.revealed])
    state.deciding_mask = 0
    for seat in range(state.rules.players):
        if still_decides(state, seat):
            state.deciding_mask |= 1 << seat


def check(state: "GreatSplitState") -> None:
    """Every card and token is somewhere, and the phase fits what is there."""
    if sorted(json_writer.all_cards(state)) != [kind for deck in state.data.decks for kind in deck]:
        names = state.data.names
        found = [names[kind] for kind in json_writer.all_cards(state)]
        wanted = [names[kind] for deck in state.data.decks for kind in deck]
        raise BadPosition("position-cards-wrong", miscounted(found, wanted))
    for level in range(len(LEVELS)):
        if any(state.data.levels[kind] != level for kind in json_writer.level_left(state, level)):
            raise BadPosition("position-field-wrong", {"field": "decks"})
    if len(set(state.characters)) != state.rules.players:
        raise BadPosition("position-field-wrong", {"field": "characters"})
    if FACE_DOWN in state.market or state.gauge != sum(state.market[: state.revealed]):
        raise BadPosition("position-field-wrong", {"field": "market"})
    if sorted(state.scoring) != list(range(len(SCORING_TOKENS))):
        raise BadPosition("position-field-wrong", {"field": "scoring"})
    if not all(_knowers_fit(state, seat) for seat in range(state.rules.players)):
        raise BadPosition("position-field-wrong", {"field": "known"})
    if not all(_fits(state, seat) for seat in range(state.rules.players)) or not _phase_fits(state):
        raise BadPosition("position-phase-wrong", {"phase": PHASES[state.phase]})


def _knowers_fit(state: "GreatSplitState", seat: int) -> bool:
    """The holder is never among them; whoever has opened the wallet is, and of a card in use everybody is."""
    first = seat * state.data.hand_room
    everybody = knowledge.all_but(state, seat)
    chooser = 1 << (seat + 1) % state.rules.players if state.phase == CHOOSE else 0
    for slot, knowers in enumerate(state.known[first : first + state.sizes[seat]]):
        least = everybody if state.used[seat] >> slot & 1 else chooser
        if knowers & ~everybody or knowers & least != least:
            return False
    return True


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
    if state.phase in (SPLIT, CHOOSE) and state.sizes[seat] > state.limit:
        return False
    if state.phase not in (PREPARE, OVER) and state.sizes[seat] < _smallest_hand(state):
        return False
    return state.lone or still_decides(state, seat) == decides


def _smallest_hand(state: "GreatSplitState") -> int:
    """What can be split now, or after the next deal."""
    return state.settings.min_group if state.phase == RESOLVE else state.settings.min_group + 1


def _may_be_fresh(state: "GreatSplitState", seat: int) -> bool:
    """A seat that has not moved since the deal holds cards of the levels dealt."""
    held = [state.data.levels[kind] for kind in state.hand(seat)]
    before_exchange = state.phase in (DISCARD, SPLIT, CHOOSE)
    return before_exchange and all(level in held for level in dealing.dealt_levels(state))


def still_decides(state: "GreatSplitState", seat: int) -> bool:
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
    top = state.frames(seat)[0]
    what = top & (1 << WHAT_BITS) - 1
    arrows = top >> WHAT_BITS if what == ARROW else 1
    if what < DIAMOND or what > ARROW or arrows != 1 or len(resolution.legal_follow_ups(state, seat)) < 2:
        raise BadPosition("position-field-wrong", {"field": "pending"})
    return True
