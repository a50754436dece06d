"""Compares the line that was played with the lines that the judge proposes, by what the seat could know.

First a race finds the best alternative: all lines in the same worlds, the worse ones dropped, the played one never.
Then the two remaining lines meet in fresh worlds, because the winner of a race is overrated by the worlds that made it
win. That continues until the grade is certain or the effort is spent.
"""

import gc
import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from ludoteca.analysis.effort import Effort
from ludoteca.analysis.grading import BLUNDER, grade_of, nearest_limit
from ludoteca.analysis.model import Grade
from ludoteca.bots.bot import Judge, Line
from ludoteca.bots.search import MARGIN_WEIGHT, Budget, Evaluation, Search, standard_error, without_beaten
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation

FIRST_LOOK: Final = 24
"""The number of worlds before a line may be dropped; later checks come less and less often."""
RACE_SHARE: Final = 0.4
"""The share of the rollouts that the race may use."""
FIRST_VERDICT: Final = 100
"""The number of worlds before a loss counts as certain: the standard error of fewer worlds is often too small."""
CERTAINTY: Final = 2.6
"""How many standard errors from the next grade make a grade certain."""
DOUBTFUL: Final = 1.5
"""A decision is a doubtful blunder if its loss is within this many standard errors of the limit: repeated analyses
should agree."""
MOST_FOR_BLUNDERS: Final = 3
"""The largest multiple of the usual rollouts for a doubtful blunder."""
FRESH_WORLDS: Final = 1 << 40
"""The number of the first world of the last comparison."""
UNTHOUGHT: Final = -math.inf
"""The worth of a line that the judge did not propose."""


@dataclass(frozen=True)
class LineComparison:
    """The cost of a line compared with the best other one; `best` is None if no other was better."""

    played: Evaluation
    best: Evaluation | None
    loss: float
    loss_win: float
    loss_margin: float
    error: float
    rollouts: int
    search: Search

    @property
    def grade(self) -> Grade:
        return grade_of(self.loss)


def compare(judge: Judge, observation: Observation, played: list[Action], effort: Effort, seed: int) -> LineComparison:
    with without_collector():
        return _Race(judge, observation, effort, seed).compare(played)


@contextmanager
def without_collector() -> Iterator[None]:
    """Disables the garbage collector: states have no cycles, and searching for them takes more than a third of the
    time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class _Race:
    def __init__(self, judge: Judge, observation: Observation, effort: Effort, seed: int) -> None:
        self.search = Search(judge, observation, Budget(0, 0.0), seed)
        self.judge = judge
        self.effort = effort
        self.deadline = effort.deadline()

    def compare(self, played: list[Action]) -> LineComparison:
        search = self.search
        named = self.judge.lines(search.world(0), search.seat, Random(search.seed), self.effort.width)
        own = next((line for line in named if line.actions == played), Line(played, UNTHOUGHT))
        race = [Evaluation(own), *(Evaluation(line) for line in named if line is not own)]
        rival = self.best_other(race)
        if rival is None:
            return LineComparison(race[0], None, 0.0, 0.0, 0.0, 0.0, search.rollouts, search)
        return self.meet(own, rival.line)

    def best_other(self, race: list[Evaluation]) -> Evaluation | None:
        """Returns the best line besides the first one; None where the first one leads."""
        own = race[0]
        most = self.effort.rollouts * RACE_SHARE
        rounds = max(1, (len(race) - 1).bit_length())
        world = 0
        for number in range(rounds):
            look = world + FIRST_LOOK
            while len(race) > 1 and self.search.rollouts < most * (number + 1) / rounds and not self.deadline.passed:
                self.search.try_all(race, world, 0.0)
                world += 1
                if world == look:
                    race = with_own(own, without_beaten(race)[0])
                    look += max(FIRST_LOOK, world // 4)
            race.sort(key=_value, reverse=True)
            race = with_own(own, race[: (len(race) + 1) // 2])
        others = [each for each in race if each is not own]
        return others[0] if others and others[0].value > own.value else None

    def meet(self, own: Line, best: Line) -> LineComparison:
        pair = [Evaluation(own), Evaluation(best)]
        number, look = 0, FIRST_VERDICT
        most = self.effort.rollouts
        while number < FIRST_LOOK or (self.search.rollouts < most and not self.deadline.passed):
            self.search.try_all(pair, FRESH_WORLDS + number, 0.0)
            number += 1
            if number == look:
                look += max(FIRST_LOOK, number // 4)
                if self.certain(pair):
                    break
                most = self.effort.rollouts * (MOST_FOR_BLUNDERS if is_doubtful_blunder(pair) else 1)
        return between(pair[0], pair[1], self.search)

    def certain(self, pair: list[Evaluation]) -> bool:
        loss, error = difference(pair[0], pair[1])
        return nearest_limit(max(0.0, loss)) > CERTAINTY * error


def is_doubtful_blunder(pair: list[Evaluation]) -> bool:
    loss, error = difference(pair[0], pair[1])
    return abs(loss - BLUNDER) < DOUBTFUL * error


def with_own(own: Evaluation, race: list[Evaluation]) -> list[Evaluation]:
    return race if own in race else [*race, own]


def difference(played: Evaluation, best: Evaluation) -> tuple[float, float]:
    """Returns the mean difference of two lines' values, world by world, and its standard error."""
    behind = [other - own for own, other in zip(played.values, best.values, strict=True)]
    return sum(behind) / len(behind), standard_error(behind)


def between(played: Evaluation, best: Evaluation, search: Search) -> LineComparison:
    loss, error = difference(played, best)
    if loss <= 0:
        return LineComparison(played, None, 0.0, 0.0, 0.0, error, search.rollouts, search)
    win, margin = best.win - played.win, best.margin - played.margin
    return LineComparison(played, best, win + MARGIN_WEIGHT * margin, win, margin, error, search.rollouts, search)


def _value(evaluation: Evaluation) -> float:
    return evaluation.value
