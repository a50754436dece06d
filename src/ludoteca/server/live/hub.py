"""The hub of one table in memory: connects it with its pages, bots, clocks and questions."""

import asyncio
import contextlib
from collections.abc import Callable

from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.bot_driver import BotDriver
from ludoteca.server.live.chat import TableChat
from ludoteca.server.live.fan_out import FanOut
from ludoteca.server.live.hints import Hints
from ludoteca.server.live.previews import Previews
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.takeback import TakebackVote
from ludoteca.server.live.viewer import RESTART, Viewer
from ludoteca.server.protocol.messages import Status
from ludoteca.server.settings import Limits
from ludoteca.server.storage.writer import BoundStatement, NotSaved
from ludoteca.server.tables import clock
from ludoteca.server.tables.absence import Absence
from ludoteca.server.tables.rows import now
from ludoteca.server.workers.pool import WorkerPool

ENDED = ("over", "closed")
SPECTATORS_SECONDS = 1.0
"""The shortest time between two messages that say only how many watch: each of them goes to every page."""


class TableHub:
    """The table with its services. `preview_workers` and `hint_workers` answer people, `bot_workers` choose bots'
    moves; separate pools keep them from delaying each other."""

    def __init__(
        self,
        table: LiveTable,
        chat: TableChat,
        preview_workers: WorkerPool,
        hint_workers: WorkerPool,
        bot_workers: WorkerPool,
        limits: Limits,
        server_since: int,
    ) -> None:
        self._tasks = BackgroundTasks()
        self.table = table
        self.chat = chat
        self.takeback = TakebackVote(table, limits.takeback_seconds)
        self.absence = Absence(table.core, table.here, limits, server_since)
        self.bots = BotDriver(table, bot_workers, limits)
        self.previews = Previews(table, preview_workers, limits, self._tasks)
        self.hints = Hints(table, hint_workers, limits)
        self._fan_out = FanOut(table)
        table.changed = self._broadcast_change
        table.lost = self.close
        self.bots.changed = self.broadcast_status
        self.bots.blocked = lambda: self.takeback.open
        self.takeback.changed = self._go_on
        self.here_changed: Callable[[], object] = lambda: None  # called when a viewer enters or leaves
        self.ended: Callable[[], object] = lambda: None
        self._alarm: asyncio.TimerHandle | None = None
        self._spectators_alarm: asyncio.TimerHandle | None = None
        self._set_alarm()

    @property
    def in_use(self) -> bool:
        return bool(self.table.viewers) or self.bots.busy or self.table.lock.locked()

    def close(self) -> None:
        """Unloads the table: open pages reconnect."""
        self.table.gone = True
        self.bots.stop()
        self.takeback.close()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._spectators_alarm is not None:
            self._spectators_alarm.cancel()
        self._tasks.cancel()
        for viewer in self.table.viewers:
            viewer.close(RESTART)

    # -- pages

    async def enter(self, viewer: Viewer) -> None:
        """Adds a page. Callers hold the table's lock, so that no page enters during a move."""
        await self.send_backlog(viewer)
        before = self.table.here()
        self.table.viewers.add(viewer)
        viewer.send(self._status())
        if self.table.here() != before:
            self.here_changed()
            self.broadcast_table()
            self.broadcast_status()
        else:
            self._broadcast_spectators()
        self.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        before = self.table.here()
        self.table.viewers.discard(viewer)
        if not self.table.gone:
            if left := [seat for seat in before if seat not in self.table.here()]:
                self._tasks.start(self._save_absence(self.table.note_absence(left)))
                self.here_changed()
                self.broadcast_table()
                self.broadcast_status()
            else:
                self._broadcast_spectators()

    async def _save_absence(self, work: list[BoundStatement]) -> None:
        with contextlib.suppress(NotSaved):
            await self.table.repository.save(*work)

    async def send_backlog(self, viewer: Viewer) -> None:
        """Sends one page everything that it does not have yet. Callers hold the table's lock."""
        await self._fan_out.send_backlog(viewer)
        self.previews.offer_plans(viewer)

    # -- fan-out

    def _broadcast_change(self) -> None:
        """Called after every durable change, which also ends an open takeback request."""
        self.takeback.close()
        self._fan_out.follow_seats()
        self._fan_out.send_updates()
        for viewer in self.table.viewers:
            self.previews.offer_plans(viewer)
        self._fan_out.send_table(even_if_same=False)
        self._go_on()
        if self.table.core.row.status in ENDED:
            self.ended()

    def broadcast_table(self) -> None:
        self._fan_out.send_table(even_if_same=True)

    def broadcast_status(self) -> None:
        self._set_alarm()
        self._fan_out.send_status(self._status())

    def _broadcast_spectators(self) -> None:
        """Tells how many watch: the first change at once, those soon after it together."""
        if self._spectators_alarm is None:
            self.broadcast_status()
            loop = asyncio.get_running_loop()
            self._spectators_alarm = loop.call_later(SPECTATORS_SECONDS, self._broadcast_late_spectators)

    def _broadcast_late_spectators(self) -> None:
        self._spectators_alarm = None
        self.broadcast_status()

    def _status(self) -> Status:
        table, at = self.table, now()
        ready = self.bots.ready()
        return Status(
            [seat for seat in table.core.deciding if seat not in ready],
            ready,
            table.here(),
            sum(1 for viewer in table.viewers if viewer.seat is None),
            clock.infos(table.core.row, at),
            self.absence.callable(at),
            self.takeback.info(),
            self.absence.heirs(at),
            *self.bots.held(),
        )

    def _go_on(self) -> None:
        self.bots.wake()
        self.broadcast_status()

    # -- time

    def _set_alarm(self) -> None:
        """Sets the alarm for the next clock to run out, the next absent person who may be replaced by a bot, or an
        absent host."""
        if self._alarm is not None:
            self._alarm.cancel()
        at = now()
        moments = [self.table.core.row.deadline, self.absence.next_moment(at)]
        if self.table.gone or not any(moments):
            return
        wait = min(moment for moment in moments if moment) - at
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(max(0, wait) / 1000, lambda: self._tasks.start(self._on_alarm()))

    async def _on_alarm(self) -> None:
        table = self.table
        with contextlib.suppress(NotSaved):
            async with table.lock:
                for seat in clock.run_out(table.core.row, now()) if not table.gone else []:
                    await table.stand_in(seat, "clock")
        if not table.gone:
            self.broadcast_status()
