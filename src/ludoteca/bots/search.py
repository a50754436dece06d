"""The search of the strong bots: it tries the judge's best lines in sampled worlds and keeps the most successful.

A world is a full state sampled from the seat's observation. In each world every line still in the race is played, and
then the judge's quick policy continues for all seats until the judge says that the position can be judged. All lines
get the same worlds, the same chance and the same random numbers, so that differences are due to the lines. The worse
half is dropped repeatedly (sequential halving), so that most of the time goes to the best; lines that are certainly
not better than the leader are dropped at once, and a search with one line left is over. docs/bots.md has the details.
"""

import gc
import math
import time
from collections.abc import Callable
from random import Random
from typing import Final

from ludoteca.bots.bot import SHARE_OF_ONE_ACTION, Bot, Judge, Line
from ludoteca.bots.explaining import ExplainedMove
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.state import State

SEED_BITS: Final = 62
MARGIN_WEIGHT: Final = 0.004
"""The value of a point of margin compared with the chance to win: it decides when the win is not in doubt."""

EVEN: Final = 0.25
"""The slope of the chance to win at a lead of zero, for a lead measured in doubts (see `Judge.verdict`)."""

FIRST_LOOK: Final = 24
"""The number of worlds before lines may be dropped that are certainly not better; later checks come less and less
often."""

CERTAINTY: Final = 3.0
"""How many standard errors of the difference, world by world, make it certain."""

INDIFFERENCE: Final = 0.001
"""Lines that could be better than the leader by at most this much are not considered further."""

EXPLAINED_WORLDS: Final = 12
"""The number of worlds in which the points of a line are counted by source."""

LONGEST_ROLLOUT: Final = 5_000
"""The largest number of decisions in a rollout, whatever the judge says."""


class Budget:
    """The limit of a search: rollouts (which makes it reproducible), seconds, or both; zero is no limit."""

    def __init__(self, rollouts: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rollouts: Final = rollouts
        self.seconds: Final = seconds
        self.clock: Final = clock

    def spent(self, rollouts: int, began: float) -> float:
        """Returns the share of the budget that is used up: 1 or more when it is over."""
        spent = rollouts / self.rollouts if self.rollouts else 0.0
        if self.seconds:
            spent = max(spent, (self.clock() - began) / self.seconds)
        return spent


class Evaluation:
    """The results of a line's rollouts, as means over its worlds."""

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.opinion = 0.0
        """The judge's, as a value to compare with that of other lines of the race; it counts for `trust` worlds."""
        self.trust = 0.0
        self.rollouts = 0
        self.win_sum = 0.0
        self.margin_sum = 0.0
        self.value_sum = 0.0
        self.values: list[float] = []
        """World by world: all lines of a race have seen the same ones, so that they can be compared in pairs."""
        self.points: dict[str, float] = {}
        """The seat's own points until the rollout ends, by their source; filled by `SearchBot.analyse`."""
        self.later = 0.0
        """What the judge expects after that; filled by `SearchBot.analyse`."""

    def add(self, win: float, margin: float) -> None:
        value = win + MARGIN_WEIGHT * margin
        self.rollouts += 1
        self.win_sum += win
        self.margin_sum += margin
        self.value_sum += value
        self.values.append(value)

    @property
    def win(self) -> float:
        """The share of the win, 0 to 1."""
        return self.win_sum / self.rollouts if self.rollouts else 0.0

    @property
    def margin(self) -> float:
        """Points ahead of the best rival at the end of the game."""
        return self.margin_sum / self.rollouts if self.rollouts else 0.0

    @property
    def value(self) -> float:
        """Win and margin combined."""
        return self.value_sum / self.rollouts if self.rollouts else 0.0

    @property
    def promise(self) -> float:
        """The value by which lines of a race are compared: their worlds together with the judge's opinion."""
        worlds = self.rollouts + self.trust
        return (self.value_sum + self.trust * self.opinion) / worlds if worlds else 0.0

    @property
    def error(self) -> float:
        """The standard error of the value."""
        return standard_error(self.values)

    def certainly_not_better(self, leader: "Evaluation") -> bool:
        """Returns whether the line cannot be better than the leader by a relevant amount, judged by their common
        worlds."""
        behind = [own - other for own, other in zip(self.values, leader.values, strict=True)]
        return self.value - leader.value + CERTAINTY * standard_error(behind) < INDIFFERENCE

    def __repr__(self) -> str:
        return f"<Evaluation {self.line}: win {self.win:.2f}, margin {self.margin:+.1f}, {self.rollouts} rollouts>"


def standard_error(values: list[float]) -> float:
    """Returns the standard error of the values' mean."""
    count = len(values)
    if count < 2:
        return math.inf
    mean = sum(values) / count
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / (count - 1) / count)


class Search:
    """One decision: the lines of a seat, and the worlds in which they are tried."""

    def __init__(self, judge: Judge, observation: Observation, budget: Budget, seed: int) -> None:
        assert observation.seat is not None
        self.judge: Final = judge
        self.observation: Final = observation
        self.seat: Final[int] = observation.seat
        self.budget: Final = budget
        self.seed: Final = seed
        self.rollouts = 0

    def run(self, width: int) -> list[Evaluation]:
        """Runs the search; returns the lines that were considered, best first."""
        began = self.budget.clock()
        race = self.begin(self.judge.lines(self.world(0), self.seat, Random(self.seed), width))
        dropped: list[Evaluation] = []
        world = 0
        next_look = FIRST_LOOK
        rounds = max(1, (len(race) - 1).bit_length())
        for number in range(rounds):
            spent = self.budget.spent(self.rollouts, began)
            while len(race) > 1 and spent < (number + 1) / rounds:
                spent = self.try_all(race, world, began)
                world += 1
                if world == next_look:
                    race, beaten = without_beaten(race)
                    dropped = beaten + dropped
                    next_look += max(FIRST_LOOK, world // 8)
            race.sort(key=_promise, reverse=True)
            keep = (len(race) + 1) // 2
            dropped = race[keep:] + dropped
            race = race[:keep]
        return race + dropped

    def begin(self, lines: list[Line]) -> list[Evaluation]:
        """Returns the race, with the judge's opinion of each line if the judge is trusted."""
        race = [Evaluation(line) for line in lines]
        trust = self.judge.trust()
        if trust > 0:
            point = MARGIN_WEIGHT + EVEN / self.judge.doubt(self.observation.position)
            best = max([line.worth for line in lines])
            for evaluation in race:
                evaluation.opinion = point * (evaluation.line.worth - best)
                evaluation.trust = trust
        return race

    def try_all(self, race: list[Evaluation], number: int, began: float) -> float:
        """Plays one world for all remaining lines. If one takes too long, the world counts for none, so that they stay
        comparable."""
        world = self.world(number)
        verdicts: list[tuple[float, float]] = []
        for evaluation in race:
            state = world.clone()
            self.roll_out(state, evaluation.line.actions, number)
            verdicts.append(self.judge.verdict(state, self.seat))
            self.rollouts += 1
            if self.budget.seconds and self.budget.spent(0, began) >= 1.0:
                break
        if len(verdicts) == len(race):
            for evaluation, verdict in zip(race, verdicts, strict=True):
                evaluation.add(verdict[0], verdict[1])
        return self.budget.spent(self.rollouts, began)

    def world(self, number: int) -> State:
        """Returns a state that is consistent with what the seat knows, the same for the same number."""
        rng = Random(self.seed + number)
        state = self.observation.sample(rng)
        self.judge.guess(state, self.seat, rng)
        return state

    def roll_out(self, state: State, actions: list[Action], number: int) -> None:
        """Plays the line up to the first new information, then the policy of all seats."""
        seat = self.seat
        barriers = state.barriers
        state.play(seat, actions[0])
        for place in range(1, len(actions)):
            if state.barriers != barriers or not state.is_deciding(seat) or actions[place] not in state.legal(seat):
                break
            state.play(seat, actions[place])
        play_on(self.judge, state, self.observation.position, Random(self.seed - 1 - number))

    def explain(self, evaluation: Evaluation) -> None:
        """Counts the sources of the seat's points."""
        for number in range(EXPLAINED_WORLDS):
            state = self.world(number)
            before = state.scores[self.seat]
            heard = _Sources(self.seat)
            state.listener = heard
            self.roll_out(state, evaluation.line.actions, number)
            state.listener = None
            for source, points in heard.points.items():
                evaluation.points[source] = evaluation.points.get(source, 0.0) + points / EXPLAINED_WORLDS
            if not state.over:
                gained = self.judge.outlook(state)[self.seat] - state.scores[self.seat]
                evaluation.later += gained / EXPLAINED_WORLDS
            assert state.scores[self.seat] - before == sum(heard.points.values())


def play_on(judge: Judge, state: State, start: State, rng: Random) -> None:
    """Plays the policy for all seats until the position can be judged."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over or judge.stops(state, start):
            break
        mover = first_deciding(state)
        state.play(mover, judge.reply(state, mover, rng))


class _Sources:
    """A listener that counts a seat's points."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.points: dict[str, int] = {}

    def __call__(self, event: Event) -> None:
        if event.type == SCORED and event.seat == self.seat:
            source, points = event.values["source"], event.values["points"]
            assert isinstance(source, str)
            assert isinstance(points, int)
            self.points[source] = self.points.get(source, 0) + points


def without_beaten(race: list[Evaluation]) -> tuple[list[Evaluation], list[Evaluation]]:
    """Splits the race into lines that may still be the best and lines that certainly are not, each with the best
    first."""
    order = sorted(race, key=_promise, reverse=True)
    kept: list[Evaluation] = [order[0]]
    beaten: list[Evaluation] = []
    for evaluation in order[1:]:
        (beaten if evaluation.certainly_not_better(order[0]) else kept).append(evaluation)
    return kept, beaten


def _promise(evaluation: Evaluation) -> float:
    return evaluation.promise


class SearchBot(Bot):
    """Plays the best line found, and continues it until new information is revealed."""

    def __init__(self, rng: Random, judge: Judge, budget: Budget, width: int) -> None:
        super().__init__(rng)
        self.judge: Final = judge
        self.budget: Final = budget
        self.width: Final = width
        self._rest: list[Action] = []
        self._barriers = -1

    def choose(self, observation: Observation) -> Action:
        action = self._next_of_line(observation)
        if action is not None:
            return action
        if len(observation.legal) == 1:
            return observation.legal[0]
        best = self.evaluate(observation)[0]
        self._rest = best.line.actions[1:]
        self._barriers = observation.position.barriers
        return best.line.actions[0]

    def evaluate(self, observation: Observation) -> list[Evaluation]:
        """Returns the lines that were considered, best first. The bot's own line is unaffected."""
        with_collector = gc.isenabled()
        gc.disable()  # states have no cycles; looking for them takes a third of the time and more
        try:
            return self._search(observation).run(self.width)
        finally:
            if with_collector:
                gc.enable()

    def analyse(self, observation: Observation, explained: int = 3) -> list[Evaluation]:
        """Evaluates the lines, and counts the sources of the seat's points for the best of them."""
        with_collector = gc.isenabled()
        gc.disable()
        try:
            search = self._search(observation)
            evaluations = search.run(self.width)
            for evaluation in evaluations[:explained]:
                search.explain(evaluation)
            return evaluations
        finally:
            if with_collector:
                gc.enable()

    def explain(self, observation: Observation) -> list[ExplainedMove]:
        found = self.analyse(observation, SHARE_OF_ONE_ACTION + 1)
        return [ExplainedMove(each.line.actions, each.points, each.later, each.margin, each.win) for each in found]

    def with_share(self, share: float) -> "SearchBot":
        """Returns the same bot with a share of its time, for when several bots think at once."""
        budget = Budget(self.budget.rollouts, self.budget.seconds * share, self.budget.clock)
        return SearchBot(self.rng, self.judge, budget, self.width)

    def _search(self, observation: Observation) -> Search:
        return Search(self.judge, observation, self.budget, self.rng.getrandbits(SEED_BITS))

    def _next_of_line(self, observation: Observation) -> Action | None:
        """Returns the next action of the line chosen before, unless chance or a reveal came in between."""
        rest = self._rest
        self._rest = []
        if not rest or observation.position.barriers != self._barriers or rest[0] not in observation.legal:
            return None
        self._rest = rest[1:]
        return rest[0]
