"""Runs the bots of one table: workers choose moves in advance; the moves are played when people have confirmed
theirs."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection

import msgspec

from ludoteca.bots.strengths import repeatable
from ludoteca.kernel.observation import Observation
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.logs import about
from ludoteca.server.protocol.messages import BotSpeed
from ludoteca.server.settings import Limits
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.dealt import repeated_move, stream_of
from ludoteca.server.tables.rejections import CommandRejected
from ludoteca.server.tables.rows import Deal
from ludoteca.server.workers.bot_moves import any_action
from ludoteca.server.workers.jobs import ChooseMove, ChosenMove
from ludoteca.server.workers.pool import WorkerFailed, WorkerPool

log = logging.getLogger(__name__)
QUEUE_SECONDS = 60.0
"""How long a bot waits for a free worker before the table goes on without it."""
MOST_FAULTS = 3
"""After this many faults at a table a bot is not asked again, so that its seat does not cost a time limit every
turn."""
REPEATED_SECONDS = 30.0
"""The time limit of a bot bound by rollouts, on however slow a machine."""
SLOWNESS: dict[BotSpeed, float] = {"relaxed": 3.0, "normal": 1.0, "instant": 0.0}
"""Factors of the server's `bot_pace`."""
decode_move = msgspec.json.Decoder(ChosenMove).decode


def worker_limit(seconds: float) -> float:
    """Returns when a worker counts as stuck. Thinking bots keep their own time limit, and an outside bot may need as
    long again to start."""
    return 2 * seconds + 1


async def ask_bot(
    workers: WorkerPool, table: TableCore, seat: int, bot: str, seconds: float, stream: int | None = None
) -> ChosenMove:
    """Returns the move that a bot chooses for this seat; raises WorkerFailed."""
    row = table.row
    share = 1 / workers.crowd  # with many thinking bots each gets less time, so that none waits long
    ask = ChooseMove(row.game, row.players, row.options, observe(table, seat).to_json(), bot, share, stream)
    try:
        limit = worker_limit(seconds)
        async with asyncio.timeout(QUEUE_SECONDS + limit):
            return await workers.run(table.id, ask, decode_move, limit)
    except TimeoutError as late:
        raise WorkerFailed from late


def observe(table: TableCore, seat: int) -> Observation:
    assert table.state is not None
    return table.state.view(seat)


def slowness(viewers: Collection[Viewer]) -> float:
    """Returns the slowest speed chosen by the players; by the spectators if no player is there."""
    following = [viewer for viewer in viewers if viewer.seat is not None] or viewers
    return max(SLOWNESS[viewer.bot_speed] for viewer in following)


class BotDriver:
    """Runs one driver task while a bot has to decide; `wake` notifies it of every change."""

    def __init__(self, table: LiveTable, workers: WorkerPool, limits: Limits) -> None:
        self._table = table
        self._workers = workers
        self._limits = limits
        self._choices: dict[int, tuple[int, ChosenMove]] = {}  # by seat: the decision it belongs to, and the choice
        self._choosing: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and decision
        self._lines: dict[
            int, tuple[int, list[str]]
        ] = {}  # by seat: the planned actions, and the number of barriers at that time
        self._faults: Counter[int] = Counter()  # by seat
        self._holds: dict[int, float] = {}  # people who may still change their mind, with a deadline
        self._woken = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self.changed: Callable[[], None] = lambda: None  # called when a bot is ready
        self.blocked: Callable[[], bool] = lambda: False  # true during a vote

    # -- what others see and do

    def wake(self) -> None:
        self._woken.set()
        self._drop_stale_work()
        if self._deciding_bots() and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"bots of {self._table.core.id}")

    def stop(self) -> None:
        for task in [self._driver, *self._choosing.values()]:
            if task is not None:
                task.cancel()

    @property
    def busy(self) -> bool:
        """Returns whether a bot could move now without waiting for a person."""
        return bool(self._deciding_bots()) and not self._deciding_people()

    def ready(self) -> list[int]:
        return [seat for seat in self._deciding_bots() if self._choice(seat) is not None]

    def hold(self, seat: int) -> None:
        self._holds[seat] = time.monotonic() + self._limits.grace_seconds

    def release(self, seat: int) -> bool:
        """Ends the hold of a seat; returns whether bots were waiting for it."""
        self._woken.set()
        return self._holds.pop(seat, None) is not None

    def held(self) -> tuple[int | None, int]:
        """Returns the seat that may still change its mind while bots wait, and for how many milliseconds."""
        now = time.monotonic()
        self._holds = {seat: until for seat, until in self._holds.items() if until > now}
        if not self._holds:
            return None, 0
        seat, until = max(self._holds.items(), key=lambda item: item[1])
        return seat, round((until - now) * 1000)

    # -- inside

    def _deciding_bots(self) -> list[int]:
        return [seat for seat in self._table.core.deciding if self._table.core.is_bot(seat)]

    def _deciding_people(self) -> list[int]:
        return [seat for seat in self._table.core.deciding if not self._table.core.is_bot(seat)]

    def _decision(self, seat: int) -> int:
        """Returns the version for which a choice of this seat is valid."""
        core = self._table.core
        assert core.match is not None
        return core.match.opened[seat] if core.row.deal is None else core.version

    def _choice(self, seat: int) -> ChosenMove | None:
        decision, choice = self._choices.get(seat, (-1, None))
        return choice if decision == self._decision(seat) else None

    async def _drive(self) -> None:
        while (seats := self._deciding_bots()) and not self._table.gone:
            self._woken.clear()
            for seat in self._may_choose(seats):
                self._start_choosing(seat)
            delay = self._delay(seats)
            if delay is None or delay > 0:
                await self._wait(delay)
                continue
            await self._play_choice(self.ready()[0])

    def _may_choose(self, seats: list[int]) -> list[int]:
        """Returns the seats that can think now. Reproducible bots choose one after the other when the people are done,
        so that what they know does not depend on who was quicker."""
        if self._table.core.row.deal is None:
            return seats
        return [] if self._deciding_people() else seats[:1]

    async def _wait(self, seconds: float | None) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()

    def _delay(self, seats: list[int]) -> float | None:
        """Returns how many seconds the next bot still has to wait; None if it waits for something else."""
        ready = self.ready()
        if not ready or self._deciding_people() or self.blocked():
            return None
        _, held_ms = self.held()
        return max(held_ms / 1000, self._pace(ready[0], seats))

    def _pace(self, seat: int, seats: list[int]) -> float:
        """Returns the pause before a bot's move, so that people can follow; 0 without viewers and in simultaneous
        decisions."""
        together = len(seats) > 1 or self._decision(seat) < self._table.core.version
        if together or not self._table.viewers:
            return 0.0
        return self._table.last_change + self._limits.bot_pace * slowness(self._table.viewers) - time.monotonic()

    def _start_choosing(self, seat: int) -> None:
        decision = self._decision(seat)
        if self._choice(seat) is None and (seat, decision) not in self._choosing:
            task = asyncio.create_task(self._find_choice(seat, decision), name=f"bot {seat} of {self._table.core.id}")
            self._choosing[seat, decision] = task

    def _drop_stale_work(self) -> None:
        """Cancels work on decisions that were made, taken back or closed, to free workers."""
        seats = self._deciding_bots()
        for seat, decision in list(self._choosing):
            if seat not in seats or decision != self._decision(seat):
                self._choosing.pop((seat, decision)).cancel()

    async def _find_choice(self, seat: int, decision: int) -> None:
        choice = await self._choose(seat)
        self._choosing.pop((seat, decision), None)
        if decision == self._decision(seat):  # the table may have moved on meanwhile
            self._choices[seat] = (decision, choice)
            self._woken.set()
            self.changed()

    async def _choose(self, seat: int) -> ChosenMove:
        """Returns a bot's move. If it fails, a random move is played; after too many faults the bot is not asked
        again."""
        table = self._table.core
        bot, observation = table.bot_of(seat), observe(table, seat)
        if table.row.deal is not None:
            return await self._choose_again(seat, table.row.deal)
        if self._faults[seat] >= MOST_FAULTS:
            return any_action(observation, "")
        if (meant := self._next_of_line(seat)) is not None:
            return meant
        try:
            choice = await ask_bot(self._workers, table, seat, bot, self._limits.bot_seconds)
        except WorkerFailed:
            choice = any_action(observation, "late")
        if choice.fault:
            self._faults[seat] += 1
            log.warning(
                "table %s: the bot %s at seat %d lost its turn: %s",
                table.id,
                bot,
                seat,
                choice.fault,
                extra=about("bot-fault", table=table.id, bot=bot, fault=choice.fault),
            )
        return choice

    async def _choose_again(self, seat: int, deal: Deal) -> ChosenMove:
        """Returns the move that a bot makes at every table of a deal as long as everybody plays alike: that of the
        first game, or one chosen with random numbers fixed per decision. It depends on no earlier calls, so a restart
        changes nothing."""
        table, state = self._table.core, self._table.core.state
        assert state is not None
        played = table.moves()
        then = repeated_move(table.first_game, played, table.row.players, seat)
        if then is not None and state.parse(seat, then) in state.legal(seat):
            return ChosenMove(then)
        stream = stream_of(table.seed(), seat, sum(1 for move in played if move.seat == seat))
        bot = deal.bots[seat] or repeatable(table.bot_of(seat))
        try:
            return await ask_bot(self._workers, table, seat, bot, REPEATED_SECONDS, stream)
        except WorkerFailed:
            log.warning("table %s: the bot %s at seat %d did not answer", table.id, bot, seat)
            return any_action(observe(table, seat), "late", stream)

    def _next_of_line(self, seat: int) -> ChosenMove | None:
        """Returns the next step of the turn that the bot planned, unless new information was revealed."""
        state = self._table.core.state
        barriers, then = self._lines.pop(seat, (-1, []))
        assert state is not None
        if not then or barriers != state.barriers or state.parse(seat, then[0]) not in state.legal(seat):
            return None
        return ChosenMove(then[0], then[1:])

    async def _play_choice(self, seat: int) -> None:
        table = self._table
        async with table.lock:
            choice = self._choice(seat) if not table.gone and seat in self._deciding_bots() else None
            if choice is None or self._delay([seat]) is None:
                return  # another command came first: an undo, another choice
            assert table.core.state is not None
            self._lines[seat] = (table.core.state.barriers, choice.then)
            try:
                await table.act(seat, [choice.action], table.core.version, "", choice.fault)
            except CommandRejected as rejected:
                bot, why = table.core.bot_of(seat), rejected.refusal.id if rejected.refusal else rejected.code
                log.error(
                    "the choice of bot %s is refused: %s", bot, why, extra=about("bot-fault", table=table.core.id)
                )
                action = any_action(observe(table.core, seat), "illegal").action
                await table.act(seat, [action], table.core.version, "", "illegal")
            except NotSaved:
                return
