"""The analysis of a whole game, in pieces (one per decision) that several processes can compute."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from ludoteca.analysis import reasons
from ludoteca.analysis.comparing import LineComparison, compare, without_collector
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.expected import expected_points
from ludoteca.analysis.formatter import SETUP
from ludoteca.analysis.grading import grade_of
from ludoteca.analysis.history import Decision, GameHistory, history_of
from ludoteca.analysis.lines import line_value
from ludoteca.analysis.model import FORMAT, Analysis, Chance, ExpectedPoints, Moment, Value
from ludoteca.analysis.seats import Parts, seat_analysis
from ludoteca.analysis.valuer import MOST_WORLDS, Estimate, PositionValuer, difference, drawn_anew, is_chance
from ludoteca.bots.bot import Judge
from ludoteca.bots.judges import judge as judge_of
from ludoteca.kernel.chance import SEED_BYTES
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules

SEED_BITS: Final = 60
REASON_SHARE: Final = 4
"""With few rollouts, the reasons use one world, in which both lines are played, for this many rollouts."""
NO_VALUE: Final = Value([], [])


@dataclass(frozen=True)
class Piece:
    """The result of one decision, or of the initial position. The first piece has no moment.

    `before` of its moment is filled in when all pieces are complete: it is the value at the end of the piece before.
    `luck` and `start_margin` are the effects of chance and of the start in each batch of worlds, a number per seat;
    the variation between batches gives the standard error of their sums.
    """

    number: int
    moment: Moment | None
    chance: Chance | None
    luck: list[list[float]]
    start: Value | None = None
    start_margin: list[list[float]] = field(default_factory=list)
    sources: list[ExpectedPoints] | None = None


@dataclass(frozen=True)
class Reached:
    """The value after a decision, or before anything was dealt, and the effect of the chance that followed."""

    value: Estimate
    chance: Chance | None = None
    luck: list[list[float]] = field(default_factory=list)


class GameAnalysis:
    """The analysis of one game. Call `piece(number)` for each number below `count`, in any order and process, then
    `whole`."""

    def __init__(self, record: Record, rules: Rules, effort: Effort, seed: int = 0) -> None:
        self.judge: Final[Judge] = judge_of(record.game, "analyse")
        self.history: Final[GameHistory] = history_of(record, rules, self.judge)
        self.effort: Final = effort
        self.seed: Final = seed
        self.valuer: Final = PositionValuer(self.judge, effort.worlds, Random(f"worlds {seed}").getrandbits(SEED_BITS))

    @property
    def count(self) -> int:
        return 1 + len(self.history.decisions)

    def piece(self, number: int) -> Piece:
        with without_collector():
            return self._beginning() if number == 0 else self._decision(number, self.history.decisions[number - 1])

    def beginning(self) -> Reached:
        """Returns the value before anything was dealt, and the effect of the set-up; no effect if the game started
        from an edited position."""
        history = self.history
        if history.record.start is not None:
            return Reached(self.valuer.of(history.start, MOST_WORLDS))
        mean, here = self.valuer.with_luck(history.start, lambda rng: history.rules.new(rng.randbytes(SEED_BYTES)))
        return changed_by_chance(mean, here, 0, history.start.chapter(), SETUP)

    def _beginning(self) -> Piece:
        history = self.history
        begun = self.beginning()
        expected = expected_points(history, self.judge, self.effort.worlds, self.seed)
        sources = [
            ExpectedPoints(source, made, expected.get(source, [0.0] * history.rules.players))
            for source, made in history.made.items()
        ]
        return Piece(0, None, begun.chance, begun.luck, begun.value.value, begun.value.batches, sources)

    def _decision(self, number: int, decision: Decision) -> Piece:
        reached = self.led_to(decision)
        return Piece(number, self.moment(number, decision, reached.value.value), reached.chance, reached.luck)

    def led_to(self, decision: Decision) -> Reached:
        """Returns the value after a decision, and the effect of the chance that it triggered."""
        if not is_chance(decision):
            return Reached(self.valuer.of(decision.after))
        before, seat, actions = decision.before, decision.seat, decision.actions
        mean, here = self.valuer.with_luck(decision.after, lambda rng: drawn_anew(before, rng, seat, actions))
        ply = decision.ply + len(actions)
        return changed_by_chance(mean, here, ply, decision.after.chapter(), name_of_chance(decision))

    def moment(self, number: int, decision: Decision, after: Value) -> Moment:
        """Compares the decision with its alternatives; `after` is the value that it led to."""
        observation = decision.before.view(decision.seat)
        common = (decision.ply, len(decision.actions), decision.seat, decision.chapter)
        if decision.forced:
            win, margin = after.win[decision.seat], after.margin[decision.seat]
            played = line_value(observation, decision.actions, win, margin)
            return Moment(*common, "forced", 0.0, 0.0, 0.0, 0.0, 0, NO_VALUE, after, played)
        return self._graded(common, observation, self.compared(number, decision), after)

    def compared(self, number: int, decision: Decision) -> LineComparison:
        """Returns the cost of the decision; without alternatives there is nothing to compare."""
        seed = Random(f"decision {self.seed} {number}").getrandbits(SEED_BITS)
        return compare(self.judge, decision.before.view(decision.seat), decision.actions, self.effort, seed)

    def _graded(
        self, common: tuple[int, int, int, int], observation: Observation, compared: LineComparison, after: Value
    ) -> Moment:
        own, best = compared.played, compared.best
        grade = grade_of(compared.loss)
        why = []
        if best is not None and grade not in ("best", "good"):
            worlds = min(reasons.WORLDS, max(1, self.effort.rollouts // REASON_SHARE))
            why = reasons.why_better(compared.search, own.line.actions, best.line.actions, compared.loss_win, worlds)
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
        return assembled(self.history.record, self.effort, self.seed, pieces)


def assembled(record: Record, effort: Effort, seed: int, pieces: list[Piece]) -> Analysis:
    """Combines the pieces into an analysis."""
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
    lucks = [piece.luck for piece in (first, *rest) if piece.luck]
    parts = Parts(first.start, moments, chances, here, lucks, first.start_margin)
    seats = [seat_analysis(seat, parts) for seat in range(record.players)]
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
    """Analyses a game in this process. Raises BadRecord, or BadSettings if the game has no judge."""
    game = GameAnalysis(record, rules, effort, seed)
    return game.whole([game.piece(number) for number in range(game.count)])


def changed_by_chance(mean: Estimate, here: Estimate, ply: int, chapter: int, name: str) -> Reached:
    luck = difference(here, mean)
    return Reached(mean, Chance(ply, chapter, name, luck.value, here.value), luck.batches)


def name_of_chance(decision: Decision) -> str:
    """Returns the type of the first event that belongs to no seat, such as a new round; otherwise of the first
    event."""
    told = [event.type for event in decision.events]
    public = [event.type for event in decision.events if event.seat == TABLE]
    return (public or told or ["chance"])[0]


def _with_before(moment: Moment, before: Value) -> Moment:
    return replace(moment, before=before)
