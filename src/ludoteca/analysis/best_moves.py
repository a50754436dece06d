"""The best moves of a position with their reasons, and the value of an answer, computed from an observation alone."""

from dataclasses import dataclass
from random import Random
from typing import Final

from ludoteca.analysis.comparing import compare, without_collector
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.grading import grade_of
from ludoteca.analysis.lines import line_value
from ludoteca.analysis.model import Grade, LineValue, Reason
from ludoteca.analysis.reasons import why_better
from ludoteca.bots.judges import judge as judge_of
from ludoteca.bots.search import MARGIN_WEIGHT, Budget, Evaluation, Search
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import IllegalMove

SEED_BITS: Final = 60
COUNT: Final = 3


@dataclass(frozen=True)
class RankedMove:
    """A line and its distance from the best one. `why` says what makes the best line better; for the best line, what
    makes it better than the second."""

    line: LineValue
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    why: list[Reason]


def best_moves(
    observation: Observation, effort: Effort | None = None, count: int = COUNT, seed: int = 0
) -> list[RankedMove]:
    """Returns the best moves, best first, each with a different first action; empty if the seat has nothing to decide.

    Raises BadSettings if the game has no judge.
    """
    effort = effort or Effort()
    judge = judge_of(observation.rules.game.id, "analyse")
    if not observation.legal:
        return []
    with without_collector():
        budget = Budget(effort.rollouts, effort.seconds)
        search = Search(judge, observation, budget, Random(f"best {seed}").getrandbits(SEED_BITS))
        found = _with_own_beginnings(search.run(effort.width))[:count]
        return [_move(search, found, place) for place in range(len(found))]


def _with_own_beginnings(found: list[Evaluation]) -> list[Evaluation]:
    begun: dict[int, Evaluation] = {}
    for evaluation in found:
        begun.setdefault(evaluation.line.actions[0].index, evaluation)
    return list(begun.values())


def _move(search: Search, found: list[Evaluation], place: int) -> RankedMove:
    best, here = found[0], found[place]
    loss, win, margin = _behind(here, best)
    why: list[Reason] = []
    if len(found) > 1:
        other = found[1] if place == 0 else here
        why = why_better(search, other.line.actions, best.line.actions, _behind(other, best)[1])
    line = line_value(search.observation, here.line.actions, best.win - win, best.margin - margin)
    return RankedMove(line, grade_of(loss), loss, win, margin, why)


def _behind(one: Evaluation, best: Evaluation) -> tuple[float, float, float]:
    """Returns the distance in value, win share and margin. A line that was dropped early has seen fewer worlds; only
    those are compared."""
    worlds = min(len(one.values), len(best.values))
    if one is best or not worlds:
        return 0.0, 0.0, 0.0
    loss = max(0.0, sum(best.values[:worlds]) - sum(one.values[:worlds])) / worlds
    margin = best.margin - one.margin
    win = loss - MARGIN_WEIGHT * margin
    return loss, win, margin


@dataclass(frozen=True)
class JudgedAnswer:
    """The value of an answer compared with the best other line; `best` is the answer itself if nothing is better."""

    answer: LineValue
    best: LineValue
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    why: list[Reason]

    @property
    def solved(self) -> bool:
        return self.grade in ("best", "good")


def judge_answer(
    observation: Observation, texts: list[str], effort: Effort | None = None, seed: int = 0
) -> JudgedAnswer:
    """Compares the actions of an answer with the judge's best lines. Raises IllegalMove if they are not legal."""
    actions = read_actions(observation, texts)
    judge = judge_of(observation.rules.game.id, "analyse")
    compared = compare(judge, observation, actions, effort or Effort(), Random(f"answer {seed}").getrandbits(SEED_BITS))
    own = line_value(observation, actions, compared.played.win, compared.played.margin)
    if compared.best is None:
        return JudgedAnswer(own, own, "best", 0.0, 0.0, 0.0, [])
    better = compared.best
    with without_collector():
        why = why_better(compared.search, actions, better.line.actions, compared.loss_win)
    best = line_value(observation, better.line.actions, better.win, better.margin)
    return JudgedAnswer(own, best, compared.grade, compared.loss, compared.loss_win, compared.loss_margin, why)


def read_actions(observation: Observation, texts: list[str]) -> list[Action]:
    """Parses the actions, each in the position before it."""
    seat = observation.seat
    assert seat is not None
    state = observation.sample(Random(0))
    actions: list[Action] = []
    for text in texts:
        if actions and (state.barriers != observation.position.barriers or not state.is_deciding(seat)):
            raise IllegalMove("after-answer", {"text": text})
        action = state.parse(seat, text)
        if action is None:
            raise IllegalMove("action-unknown", {"text": text})
        state.apply(seat, action)
        actions.append(action)
    if not actions:
        raise IllegalMove("nothing-picked")
    return actions
