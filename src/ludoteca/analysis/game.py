"""The analysis of a whole game, in pieces that can be made by several processes: one for each decision."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ludoteca.analysis import reasons
from ludoteca.analysis.comparing import Comparison, compare, without_collector
from ludoteca.analysis.course import Course, Decision, course_of
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.expected import expected_points
from ludoteca.analysis.grading import grade_of
from ludoteca.analysis.lines import line_value
from ludoteca.analysis.model import FORMAT, Analysis, Chance, Moment, SourcePoints, Value
from ludoteca.analysis.seats import seat_analyses
from ludoteca.analysis.telling import SETUP
from ludoteca.analysis.valuing import Valuing, is_chance
from ludoteca.bots.bot import Judge
from ludoteca.bots.judges import judge as judge_of
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules

SEED_BITS: Final = 60
NO_VALUE: Final = Value([], [])


@dataclass(frozen=True)
class Piece:
    """What one decision, or the beginning of the game, adds. The first piece has no moment.

    `before` of its moment is filled in when all pieces are there: it is where the piece before it ended.
    """

    number: int
    moment: Moment | None
    chance: Chance | None
    start: Value | None = None
    sources: list[SourcePoints] | None = None


class GameAnalysis:
    """One game to be analysed. `piece(number)` for each number below `count`, in any order and any process, then `whole`."""

    def __init__(self, record: Record, rules: Rules, effort: Effort, seed: int = 0) -> None:
        self.judge: Final[Judge] = judge_of(record.game, "analyse")
        self.course: Final[Course] = course_of(record, rules, self.judge)
        self.effort: Final = effort
        self.seed: Final = seed
        self.valuing: Final = Valuing(self.judge, effort.worlds, Random(f"worlds {seed}").getrandbits(SEED_BITS))

    @property
    def count(self) -> int:
        return 1 + len(self.course.decisions)

    def piece(self, number: int) -> Piece:
        with without_collector():
            return self._beginning() if number == 0 else self._decision(number, self.course.decisions[number - 1])

    def beginning(self) -> tuple[Value, Chance | None]:
        """The value before anything was dealt, and what the set-up changed; none where somebody set the position up."""
        course = self.course
        here = self.valuing.of(course.start)
        if course.record.start is not None:
            return here, None
        start = self.valuing.of_start(course.rules)
        return start, Chance(0, course.start.chapter(), SETUP, minus(here, start), here)

    def _beginning(self) -> Piece:
        course = self.course
        start, chance = self.beginning()
        expected = expected_points(course, self.judge, self.effort.worlds, self.seed)
        sources = [
            SourcePoints(source, made, expected.get(source, [0.0] * course.rules.players))
            for source, made in course.made.items()
        ]
        return Piece(0, None, chance, start, sources)

    def _decision(self, number: int, decision: Decision) -> Piece:
        after, chance = self.led_to(decision)
        return Piece(number, self.moment(number, decision, after), chance)

    def led_to(self, decision: Decision) -> tuple[Value, Chance | None]:
        """The value after a decision, and what the chance that it set off changed."""
        if not is_chance(decision):
            return self.valuing.of(decision.after), None
        after = self.valuing.after(decision.before, decision.seat, decision.actions)
        here = self.valuing.of(decision.after)
        ply = decision.ply + len(decision.actions)
        return after, Chance(ply, decision.after.chapter(), name_of_chance(decision), minus(here, after), here)

    def moment(self, number: int, decision: Decision, after: Value) -> Moment:
        """The decision compared with what else could have been done; `after` is the value that it led to."""
        observation = decision.before.view(decision.seat)
        common = (decision.ply, len(decision.actions), decision.seat, decision.chapter)
        if decision.forced:
            win, margin = after.win[decision.seat], after.margin[decision.seat]
            played = line_value(observation, decision.actions, win, margin)
            return Moment(*common, "forced", 0.0, 0.0, 0.0, 0.0, 0, NO_VALUE, after, played)
        seed = Random(f"decision {self.seed} {number}").getrandbits(SEED_BITS)
        compared = compare(self.judge, observation, decision.actions, self.effort, seed)
        return self._graded(common, observation, compared, after)

    def _graded(
        self, common: tuple[int, int, int, int], observation: Observation, compared: Comparison, after: Value
    ) -> Moment:
        own, best = compared.played, compared.best
        grade = grade_of(compared.loss)
        why = []
        if best is not None and grade not in ("best", "good"):
            why = reasons.why_better(compared.search, own.line.actions, best.line.actions, compared.loss_win)
        return Moment(
            *common,
            grade,
            compared.loss,
            compared.loss_win,
            compared.loss_margin,
            compared.error,
            compared.rollouts,
            NO_VALUE,
            after,
            line_value(observation, own.line.actions, own.win, own.margin),
            None if best is None else line_value(observation, best.line.actions, best.win, best.margin),
            why,
        )

    def whole(self, pieces: list[Piece]) -> Analysis:
        return assembled(self.course.record, self.effort, self.seed, pieces)


def assembled(record: Record, effort: Effort, seed: int, pieces: list[Piece]) -> Analysis:
    """The analysis that these pieces make."""
    first, *rest = sorted(pieces, key=lambda piece: piece.number)
    assert first.start is not None
    assert first.sources is not None
    here = first.start if first.chance is None else first.chance.after
    moments: list[Moment] = []
    chances = [first.chance] if first.chance else []
    for piece in rest:
        assert piece.moment is not None
        moments.append(_with_before(piece.moment, here))
        here = piece.moment.after
        if piece.chance is not None:
            chances.append(piece.chance)
            here = piece.chance.after
    seats = seat_analyses(record.players, first.start, moments, chances, here)
    return Analysis(
        FORMAT,
        record.game,
        record.players,
        effort.rollouts,
        effort.worlds,
        seed,
        first.start,
        seats,
        moments,
        chances,
        first.sources,
    )


def analyse(record: Record, rules: Rules, effort: Effort, seed: int = 0) -> Analysis:
    """All of it, in this process. Raises BadRecord, or BadSettings where the game has no judge."""
    game = GameAnalysis(record, rules, effort, seed)
    return game.whole([game.piece(number) for number in range(game.count)])


def minus(one: Value, other: Value) -> Value:
    return Value(
        [a - b for a, b in zip(one.win, other.win, strict=True)],
        [a - b for a, b in zip(one.margin, other.margin, strict=True)],
    )


def name_of_chance(decision: Decision) -> str:
    """The type of the first event of nobody in particular, such as a new round; else of the first at all."""
    told = [event.type for event in decision.events]
    public = [event.type for event in decision.events if event.seat == TABLE]
    return (public or told or ["chance"])[0]


def _with_before(moment: Moment, before: Value) -> Moment:
    return replace(moment, before=before)
