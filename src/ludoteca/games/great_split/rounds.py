"""The course of the game: preparation, six rounds of deal, division, resolution, market and end, final scoring.

In each phase all seats decide at once. What they commit stays sealed until the last has committed, except in the
resolution, which is open.
"""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import dealing, division, market, preparation, resolution, scoring
from ludoteca.games.great_split.actions import Discard, Split, Take
from ludoteca.games.great_split.data import ROUNDS
from ludoteca.games.great_split.phases import CHOOSE, DISCARD, OVER, PREPARE, RESOLVE, SPLIT
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE

if TYPE_CHECKING:
    from ludoteca.games.great_split.state import GreatSplitState


def begin(state: "GreatSplitState") -> None:
    preparation.set_up(state)
    enter(state, PREPARE, preparation.take_first_steps(state))


def enter(state: "GreatSplitState", phase: int, deciding: int) -> None:
    """Begins a phase; if nobody has anything to decide in it, the next follows."""
    state.phase = phase
    state.deciding_mask = deciding
    if not deciding:
        go_on(state)


def everybody(state: "GreatSplitState") -> int:
    return (1 << state.rules.players) - 1


def go_on(state: "GreatSplitState") -> None:
    """A phase is done: on to the next one."""
    if state.phase == PREPARE:
        preparation.deal_first_hands(state)
        begin_round(state)
    elif state.phase == DISCARD:
        enter(state, SPLIT, everybody(state))
    elif state.phase == SPLIT:
        division.offer(state)
        enter(state, CHOOSE, everybody(state))
    elif state.phase == CHOOSE:
        division.exchange(state)
        begin_resolution(state)
    else:
        end_round(state)


def begin_round(state: "GreatSplitState") -> None:
    dealing.deal(state)
    enter(state, DISCARD, dealing.seats_over_limit(state))


def begin_resolution(state: "GreatSplitState") -> None:
    deciding = 0
    for seat in range(state.rules.players):
        if not resolution.play_forced(state, seat):
            deciding |= 1 << seat
    enter(state, RESOLVE, deciding)


def end_round(state: "GreatSplitState") -> None:
    market.reveal_token(state)
    market.take_cards_back(state)
    if state.round == ROUNDS:
        end_game(state)
    else:
        market.cross_scoring_line(state)
        begin_round(state)


def end_game(state: "GreatSplitState") -> None:
    state.emit("ended", TABLE, {"how": "rounds"})
    scoring.score_everything(state)
    state.phase = OVER
    state.over = True
    state.deciding_mask = 0
    state.emit("result", TABLE, state.result_now().to_json())


def legal(state: "GreatSplitState", seat: int) -> list[Action]:
    if not state.is_deciding(seat):
        return []
    if state.phase == RESOLVE:
        return resolution.legal(state, seat)
    if state.phase == SPLIT:
        return division.legal_splits(state, seat)
    if state.phase == CHOOSE:
        return division.legal_groups(state, seat)
    if state.phase == DISCARD:
        return dealing.legal(state, seat)
    return resolution.legal_follow_ups(state, seat)


def play(state: "GreatSplitState", seat: int, action: Action) -> None:
    if isinstance(action, Discard):
        done = dealing.discard(state, seat, action.kind)
    elif isinstance(action, Split):
        division.split(state, seat, action.mask)
        done = True
    elif isinstance(action, Take):
        division.take(state, seat, action.group)
        done = True
    else:
        resolution.play(state, seat, action)
        done = resolution.play_forced(state, seat) if state.phase == RESOLVE else not resolution.go_on(state, seat)
    if done:
        commit(state, seat)


def commit(state: "GreatSplitState", seat: int) -> None:
    """The seat is done with this phase. When all are, what they chose is final and the game goes on."""
    state.deciding_mask &= ~(1 << seat)
    if state.lone:
        state.barriers += 1
        state.deciding_mask = 0
    elif not state.deciding_mask:
        state.barriers += 1
        go_on(state)
