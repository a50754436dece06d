"""A table and everybody around it: tells each page what it may know, and keeps bots and plans going."""

import asyncio
import contextlib
from collections.abc import Coroutine

import msgspec

from ludoteca.server.live import views
from ludoteca.server.live.absence import Absence
from ludoteca.server.live.bot_driver import BotDriver, ask_bot, observe
from ludoteca.server.live.chat import Chat
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.takeback import TakebackVote
from ludoteca.server.live.viewer import RESTART, Viewer
from ludoteca.server.protocol.messages import FromServer, Plans, Table, encode
from ludoteca.server.settings import Limits
from ludoteca.server.storage.statements import Piece
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables import clock
from ludoteca.server.workers.plans import FAILED, HINT_BOT, Chosen, MakePlans, legal_only
from ludoteca.server.workers.pool import WorkerFailed, WorkerPool

BREATHE = 10
"""After so many log entries others get their turn."""


class PlansAsMade(FromServer, tag=Plans.__struct_config__.tag):
    """The beginning of `Plans`. A worker's answer is the rest of it, and goes on as it is: it can be large."""

    version: int


def as_it_is(planned: bytes) -> bytes:
    if planned == FAILED:
        raise msgspec.ValidationError("the worker failed")
    return planned.rstrip()


class TableHub:
    """`preview_workers` answer people's questions, `bot_workers` are the bots: a long thought never delays a preview."""

    def __init__(
        self,
        table: LiveTable,
        chat: Chat,
        preview_workers: WorkerPool,
        bot_workers: WorkerPool,
        limits: Limits,
        server_since: int,
    ) -> None:
        self.table = table
        self.chat = chat
        self.takeback = TakebackVote(table, limits.takeback_seconds)
        self.absence = Absence(table, limits, server_since)
        self.bots = BotDriver(table, bot_workers, limits)
        self._preview_workers = preview_workers
        self._limits = limits
        self._plans: dict[tuple[int, int, str], bytes] = {}  # by seat, decision and language
        self._status = b""
        self._told: object = None
        self._tasks: set[asyncio.Task[None]] = set()
        table.changed = self.broadcast_change
        table.lost = self.dismiss
        self.bots.changed = self.broadcast_status
        self.bots.blocked = lambda: self.takeback.open
        self.takeback.changed = self._go_on
        self._alarm: asyncio.TimerHandle | None = None
        self._set_alarm()

    @property
    def in_use(self) -> bool:
        return bool(self.table.viewers) or self.bots.busy or self.table.lock.locked()

    def dismiss(self) -> None:
        """The table leaves memory: whoever still looks at it shall come back."""
        self.table.gone = True
        self.bots.stop()
        self.takeback.close()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        for viewer in self.table.viewers:
            viewer.close(RESTART)

    # -- telling

    async def enter(self, viewer: Viewer) -> None:
        """Callers hold the table's lock: nobody comes in in the middle of a move."""
        await self.send_backlog(viewer)
        self.table.viewers.add(viewer)
        self.broadcast_table()
        self.broadcast_status(to_all=True)
        self.bots.wake()

    def leave(self, viewer: Viewer) -> None:
        before = self.table.here()
        self.table.viewers.discard(viewer)
        if not self.table.gone:
            if gone := [seat for seat in before if seat not in self.table.here()]:
                self._start(self._save_absence(self.table.note_absence(gone)))
            self.broadcast_table()
            self.broadcast_status()

    async def _save_absence(self, work: list[Piece]) -> None:
        with contextlib.suppress(NotSaved):
            await self.table.store.save(*work)

    def broadcast_change(self) -> None:
        """After every durable change: what happened, to each as it may be seen."""
        self._follow_seats()
        self.takeback.close()
        made: dict[tuple[int | None, str, int], bytes] = {}
        if self.table.begun:
            for viewer in self.table.viewers:
                key = (viewer.seat, viewer.language, viewer.version)
                if key not in made:
                    localizer = views.localizer_for(self.table, viewer)
                    entries = [views.log_entry(entry, localizer) for entry in self.table.entries_after(viewer.version)]
                    made[key] = encode(views.update(self.table, viewer.seat, entries))
                self._send_update(viewer, made[key])
        self.broadcast_table(if_new=True)
        self.bots.wake()
        self.broadcast_status()

    async def send_backlog(self, viewer: Viewer) -> None:
        """Everything that the viewer does not have yet. Callers hold the table's lock.

        A whole game takes a while to put into words: other tables go on meanwhile.
        """
        if not self.table.begun:
            return
        localizer = views.localizer_for(self.table, viewer)
        entries = []
        for entry in self.table.entries_after(viewer.version):
            entries.append(views.log_entry(entry, localizer))
            if len(entries) % BREATHE == 0:
                await asyncio.sleep(0)
        self._send_update(viewer, encode(views.update(self.table, viewer.seat, entries)))

    def _send_update(self, viewer: Viewer, message: bytes) -> None:
        viewer.send(message)
        viewer.version = self.table.version
        self._offer_plans(viewer)

    def broadcast_status(self, to_all: bool = False) -> None:
        table = self.table
        may_call, heirs = self.absence.callable(table.now()), self.absence.heirs(table.now())
        told = views.status(table, self.bots.ready(), self.bots.held(), may_call, self.takeback.info(), heirs)
        message = encode(told)
        self._set_alarm()
        if to_all or message != self._status:
            self._status = message
            for viewer in table.viewers:
                viewer.send(message)

    def _follow_seats(self) -> None:
        """Pages go with their people: nobody looks on from a seat that is not theirs any more."""
        for viewer in self.table.viewers:
            own = self.table.seats_of(viewer.person)
            if viewer.seat is not None and viewer.seat not in own:
                viewer.seat = own[0] if own else None
                viewer.send(self._table_for(viewer))  # before anything that this seat sees

    def broadcast_table(self, if_new: bool = False) -> None:
        """After a move only where something changed that an `update` does not say."""
        row = self.table.row
        seats = [(seat.kind, seat.name, seat.bot, seat.standin) for seat in row.seats]
        about = (row.status, row.version == 0, row.host, row.options, seats)
        if if_new and about == self._told:
            return
        self._told = about
        for viewer in self.table.viewers:
            viewer.send(self._table_for(viewer))

    def _table_for(self, viewer: Viewer) -> Table:
        return Table(views.table_info(self.table.row, viewer.person, self.table.presence()), viewer.seat)

    # -- time

    def _set_alarm(self) -> None:
        """For the next clock that runs out, the next absent person for whom a bot may be called, or a host who is away."""
        if self._alarm is not None:
            self._alarm.cancel()
        at = self.table.now()
        moments = [self.table.row.deadline, self.absence.next_moment(at)]
        if self.table.gone or not any(moments):
            return
        wait = min(moment for moment in moments if moment) - at
        self._alarm = asyncio.get_running_loop().call_later(max(0, wait) / 1000, lambda: self._start(self._ring()))

    async def _ring(self) -> None:
        table = self.table
        with contextlib.suppress(NotSaved):
            async with table.lock:
                for seat in clock.run_out(table.row, table.now()) if not table.gone else []:
                    await table.stand_in(seat, "clock")
        if not table.gone:
            self.broadcast_status()

    def _go_on(self) -> None:
        self.bots.wake()
        self.broadcast_status()

    # -- plans and hints

    def _offer_plans(self, viewer: Viewer) -> None:
        play, seat = self.table.play, viewer.seat
        if play is None or seat is None or not self.table.plays_self(seat) or not play.state.is_deciding(seat):
            viewer.planned = None
            return
        decision = play.opened[seat]
        if viewer.planned == (decision, viewer.language):
            return
        viewer.planned = (decision, viewer.language)
        ready = self._plans.get((seat, decision, viewer.language))
        if ready is not None:
            viewer.send(ready)
        else:
            self._start(self._make_plans(seat, decision, viewer.language))

    async def _make_plans(self, seat: int, decision: int, language: str) -> None:
        table = self.table
        observation = observe(table, seat)
        row = table.row
        limits = self._limits
        ask = MakePlans(
            row.game,
            row.players,
            row.options,
            observation.to_json(),
            language,
            table.names,
            limits.plans,
            limits.plan_bytes,
        )
        try:
            planned = await self._preview_workers.ask(ask, as_it_is, limits.plan_seconds)
        except WorkerFailed:
            planned = encode(legal_only(observation))
        if table.play is None or table.play.opened[seat] != decision or not table.play.state.is_deciding(seat):
            return
        message = encode(PlansAsMade(decision)).removesuffix(b"}") + b"," + planned.removeprefix(b"{")
        self._plans = {key: plans for key, plans in self._plans.items() if table.play.opened[key[0]] == key[1]}
        self._plans[seat, decision, language] = message
        for viewer in table.viewers:
            if viewer.seat == seat and viewer.planned == (decision, language):
                viewer.send(message)

    async def hint(self, seat: int) -> Chosen | None:
        """What the hint bot would do in this seat's place; None where there is nothing to decide, or no answer."""
        if seat not in self.table.deciding:
            return None
        try:
            return await ask_bot(self._preview_workers, self.table, seat, HINT_BOT, self._limits.bot_seconds)
        except WorkerFailed:
            return None

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
