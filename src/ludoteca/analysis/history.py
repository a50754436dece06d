"""The history of a game: its decisions in order, each with the position in which it was made."""

from dataclasses import dataclass
from random import Random

from ludoteca.bots.bot import Judge
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.record import Record
from ludoteca.kernel.refusals import BadRecord
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State


@dataclass(frozen=True)
class Decision:
    """The `actions` of one seat from move number `ply` of the record on, in the position `before`, leading to `after`.

    `events` are those triggered by the last action.
    """

    ply: int
    seat: int
    before: State
    actions: list[Action]
    after: State
    events: list[Event]

    @property
    def chapter(self) -> int:
        return self.before.chapter()

    @property
    def forced(self) -> bool:
        """Whether there was no alternative at any of its steps."""
        state = self.before
        for place, action in enumerate(self.actions):
            if len(state.legal(self.seat)) > 1:
                return False
            if place + 1 < len(self.actions):
                state = state.clone()
                state.play(self.seat, action)
        return True


@dataclass(frozen=True)
class GameHistory:
    """A finished game as a sequence of decisions."""

    record: Record
    rules: Rules
    start: State
    decisions: list[Decision]
    end: State
    made: dict[str, list[int]]
    """The points scored by each source, per seat."""


def history_of(record: Record, rules: Rules, judge: Judge) -> GameHistory:
    """Replays a record. Raises BadRecord if it does not fit the rules, or if the game is not over."""
    record.replay(rules)
    start = record.begin(rules)
    walk = _Walk(start, rules, judge)
    for ply, move in enumerate(record.moves):
        walk.step(ply, move.seat, move.text)
    walk.close()
    if not walk.state.over:
        raise BadRecord("record-not-over", {"moves": len(record.moves)})
    return GameHistory(record, rules, start, walk.decisions, walk.state, walk.made)


class _Walk:
    """Collects moves into decisions: single moves, or whole turns if the judge evaluates those."""

    def __init__(self, start: State, rules: Rules, judge: Judge) -> None:
        self.state = start.clone()
        self.judge = judge
        self.decisions: list[Decision] = []
        self.made: dict[str, list[int]] = {source: [0] * rules.players for source in rules.game.sheet()}
        self._ply = 0
        self._seat = -1
        self._before = self.state
        self._actions: list[Action] = []
        self._events: list[Event] = []
        self._whole = False
        self._begin_turns: set[str] = (
            set()
        )  # cached types of actions, because asking the judge takes as long as deciding

    def step(self, ply: int, seat: int, text: str) -> None:
        action = self.state.parse(seat, text)
        assert action is not None, "the record was replayed before"
        if seat != self._seat or not self._whole or not self._actions:
            self.close()
            self._begin(ply, seat, action)
        barriers = self.state.barriers
        self._events = []
        self.state.listener = self._events.append
        self.state.play(seat, action)
        self.state.listener = None
        self._actions.append(action)
        self._count()
        if self.state.barriers != barriers or not self.state.is_deciding(seat):
            self.close()

    def _begin(self, ply: int, seat: int, action: Action) -> None:
        self._ply, self._seat = ply, seat
        self._before = self.state.clone()
        self._whole = action.type in self._begin_turns or self._thinks_in_turns(seat)
        if self._whole:
            self._begin_turns.add(action.type)

    def _thinks_in_turns(self, seat: int) -> bool:
        rng = Random(0)
        lines = self.judge.lines(self._before.view(seat).sample(rng), seat, rng, 1)
        return len(lines[0].actions) > 1

    def close(self) -> None:
        if self._actions:
            after = self.state.clone()
            self.decisions.append(Decision(self._ply, self._seat, self._before, self._actions, after, self._events))
            self._actions = []

    def _count(self) -> None:
        for event in self._events:
            if event.type == SCORED:
                source, points = str(event.values["source"]), event.values["points"]
                assert isinstance(points, int)
                self.made.setdefault(source, [0] * len(self.state.scores))[event.seat] += points
