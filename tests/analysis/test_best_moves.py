"""The best moves of a position, and the judgement of an answer."""

from random import Random

import pytest

import ludoteca
from ludoteca.analysis import Effort, best_moves, judge_answer
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import IllegalMove

SOME = Effort(rollouts=120, width=5)


@pytest.fixture
def observation() -> Observation:
    return ludoteca.rules("mille-fiori", 2).new(4).view(0)


def test_the_best_come_first_and_begin_differently(observation: Observation) -> None:
    moves = best_moves(observation, SOME)
    assert len(moves) == 3
    assert moves[0].loss == 0.0
    assert moves[0].grade == "best"
    assert len({move.line.actions[0] for move in moves}) == 3
    assert {move.line.actions[0] for move in moves} <= {action.text for action in observation.legal}


def test_nothing_but_the_observation_counts(observation: Observation) -> None:
    """Two truths that look alike to the seat get the same advice."""
    other = observation.sample(Random(8)).view(0)
    assert best_moves(observation, SOME) == best_moves(other, SOME)


def test_nobody_who_has_nothing_to_decide_gets_moves() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2).new(1)
    waiting = next(seat for seat in (0, 1) if seat not in state.deciding)
    assert best_moves(state.view(waiting), SOME) == []


def test_an_answer_is_compared_with_the_best(observation: Observation) -> None:
    best = best_moves(observation, Effort(rollouts=400, width=5))[0]
    judged = judge_answer(observation, best.line.actions, Effort(rollouts=400, width=5))
    assert judged.answer.actions == best.line.actions
    assert judged.loss < 0.05
    answers = [judge_answer(observation, [action.text], SOME) for action in observation.legal]
    assert max(answer.loss for answer in answers) > judged.loss


@pytest.mark.parametrize("texts", [[], ["dance"], ["choose swan-9"], ["sail"]])
def test_an_answer_must_be_legal(observation: Observation, texts: list[str]) -> None:
    with pytest.raises(IllegalMove):
        judge_answer(observation, texts, SOME)
