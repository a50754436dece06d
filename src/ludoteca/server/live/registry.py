"""The registry of tables in memory: loads a table on request, and unloads it when it is idle."""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Sequence

from ludoteca.kernel.refusals import Refused
from ludoteca.server.cluster.membership import Peer
from ludoteca.server.cluster.ownership import OwnedElsewhere, Ownership
from ludoteca.server.live.background import BackgroundTasks
from ludoteca.server.live.chat import TableChat
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.keyed_locks import KeyedLocks
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import SIGNED_OUT, Viewer
from ludoteca.server.localization import preload_words
from ludoteca.server.logs import about
from ludoteca.server.metrics import Durations, slow_log
from ludoteca.server.protocol.schemas import Health
from ludoteca.server.rate_limits import RateLimiter
from ludoteca.server.settings import Limits
from ludoteca.server.storage import administration
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables import presence, views
from ludoteca.server.tables.rows import Person, TableRow, now
from ludoteca.server.tables.views import TableInfo
from ludoteca.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
ANALYSIS = "analysis"
"""The name of the worker pool for analyses, which no player waits for."""
MOST_SWEEP_SECONDS = 30.0
"""The longest interval between two searches for idle tables."""


class UnknownTable(Exception):
    """There is no table with this id."""


class TableRegistry:
    def __init__(
        self,
        repository: Repository,
        limits: Limits,
        ownership: Ownership | None = None,
        make_pool: Callable[[int, str], WorkerPool] = WorkerPool,
        bot_workers: WorkerPool | None = None,
    ) -> None:
        self.repository = repository
        self.limits = limits
        self.ownership = ownership or Ownership()
        self.preview_workers = make_pool(1, "preview")
        self.hint_workers = make_pool(1, "hint")  # started on demand
        self.bot_workers = bot_workers or make_pool(limits.workers, "bot")
        self.analysis_workers = make_pool(1, ANALYSIS)  # started on demand
        self._hubs: dict[str, TableHub] = {}
        self._loading = KeyedLocks()
        self._tasks: list[asyncio.Task[None]] = []
        self._background = BackgroundTasks()
        self._server_since = now()
        self.move_seconds = Durations()
        self.ended: Callable[[TableRow], object] = lambda row: None  # called when the game is over or the table closed
        self.chat_rate = RateLimiter(limits.chat_per_minute / 60, limits.chat_per_minute)

    async def start(self) -> None:
        await asyncio.gather(self.preview_workers.start(), self.bot_workers.start())
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self.wake_bots(), name="waker"),
            asyncio.create_task(asyncio.to_thread(preload_words), name="words"),
        ]

    def lose_all(self) -> None:
        """Unloads all tables, because other servers own them now. Their pages reconnect."""
        for hub in self._hubs.values():
            hub.close()
        self._hubs.clear()

    def take_over(self, gone: set[str]) -> None:
        """Called when other servers ended: loads their tables that wait only for bots."""
        self._background.start(self.wake_bots())

    async def wake_bots(self) -> None:
        """Loads the tables that wait for bots and that no other server owns."""
        for id in await self.repository.tables_with_bots_to_move():
            if (hub := await self.hub_or_none(id)) is not None:
                hub.bots.wake()

    async def hub_or_none(self, id: str) -> TableHub | None:
        """Returns the table's hub for callers that process many tables. A table that cannot be loaded is logged and
        skipped."""
        try:
            return await self.hub(id)
        except OwnedElsewhere:
            return None
        except (UnknownTable, Refused) as error:
            log.warning("table %s cannot go on: %s", id, error, extra=about("table-broken", table=id))
        except Exception:
            log.exception("table %s cannot be read", id, extra=about("table-broken", table=id))
        return None

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._background.cancel()
        self.lose_all()
        await asyncio.gather(self.preview_workers.stop(), self.hint_workers.stop(), self.bot_workers.stop())

    def health(self) -> Health:
        sockets = sum(len(hub.table.viewers) for hub in self._hubs.values())
        writer = self.repository.writer
        return Health(len(self._hubs), sockets, writer.saved, writer.commits)

    # -- devices

    def sign_out(self, devices: set[str]) -> None:
        """Closes the pages of these devices."""
        for viewer in self._viewers():
            if viewer.device in devices:
                viewer.close(SIGNED_OUT)

    def forget_person(self, person: str) -> None:
        """Unloads the tables that name a deleted person. Their pages reconnect."""
        for viewer in self._viewers():
            if viewer.person == person:
                viewer.close(SIGNED_OUT)
        for id, hub in list(self._hubs.items()):
            row, lines = hub.table.core.row, hub.chat.log.lines
            if person in (row.host, *(seat.person for seat in row.seats), *(line.person for line in lines)):
                self._hubs.pop(id).close()

    def check_devices(self) -> None:
        """Closes pages of devices that another server signed out without this one receiving the message."""
        self._background.start(self._check_devices())

    async def _check_devices(self) -> None:
        open = {viewer.device for viewer in self._viewers() if viewer.device}
        if open:
            self.sign_out(open - await self.repository.known_devices(open))

    def _viewers(self) -> list[Viewer]:
        return [viewer for hub in self._hubs.values() for viewer in hub.table.viewers]

    # -- clocks

    def forget_clocks(self) -> list[str]:
        """Unloads the tables with a clock, because their time is changed in the database. Their pages reconnect."""
        timed = [id for id, hub in self._hubs.items() if hub.table.core.row.terms.clock]
        for id in timed:
            self._hubs.pop(id).close()
        return timed

    # -- finding

    async def hub(self, id: str) -> TableHub:
        """Returns the table's hub, loading it if needed; raises UnknownTable or OwnedElsewhere."""
        found = self._hubs.get(id)
        if found is not None and not found.table.gone:
            found.table.last_used = time.monotonic()
            return found
        async with self._loading.hold(id):
            found = self._hubs.get(id)
            if found is None or found.table.gone:
                began = time.perf_counter()
                found = await self._load(id)
                slow_log.add(f"load table {id}", time.perf_counter() - began)
            return found

    async def owner_elsewhere(self, id: str) -> Peer | None:
        """Returns the server that owns this table, if it is another one."""
        try:
            await self.hub(id)
        except OwnedElsewhere as other:
            return other.peer
        except (UnknownTable, Refused):
            return None
        return None

    def locked(self, id: str) -> "LockedTable":
        """Returns a context in which the table's lock is held, so that nobody else changes the table."""
        return LockedTable(self, id)

    async def _load(self, id: str) -> TableHub:
        await self.repository.wait_until_written()  # changes from before the table was unloaded may still be queued
        row = await self._stored(id)
        if await self.ownership.acquire(id):
            row = await self._stored(id)  # another server may have written it until it was acquired
        table = LiveTable(row, self.repository, self.limits)
        await table.load()
        chat = TableChat(id, self.repository, await self.repository.chat(id))
        pools = (self.preview_workers, self.hint_workers, self.bot_workers)
        hub = TableHub(table, chat, *pools, self.limits, self._server_since)
        hub.here_changed = lambda: self._background.start(self.ownership.note_here(id, table.here()))
        hub.ended = lambda: self.ended(table.core.row)
        self._hubs[id] = hub
        return hub

    async def remove(self, id: str) -> bool:
        """Deletes a table and its game, unless it is in use, here or elsewhere; returns whether it is gone."""
        async with self._loading.hold(id):
            if id in self._hubs:
                return False
            try:
                await self.ownership.acquire(id)
            except OwnedElsewhere:
                return False
            await self.repository.save(*administration.delete_table(id))
            await self.ownership.release(id)
            return True

    async def row(self, id: str) -> TableRow:
        hub = self._hubs.get(id)
        return hub.table.core.row if hub and not hub.table.gone else await self._stored(id)

    async def _stored(self, id: str) -> TableRow:
        row = await self.repository.table(id) if _TABLE_ID.fullmatch(id) else None
        if row is None:
            raise UnknownTable(id)
        return row

    def info(self, row: TableRow, person: Person | None, elsewhere: Sequence[int] = ()) -> TableInfo:
        """Returns the table's info for this person; `elsewhere` are the seats whose people look at it on another
        server."""
        hub = self._hubs.get(row.id)
        here = hub.table.presence() if hub and not hub.table.gone else presence.presence_when_unloaded(row, elsewhere)
        return views.table_info(row, person.id if person else None, here)

    async def infos(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        elsewhere = await self.ownership.seats_here([row.id for row in rows if row.id not in self._hubs])
        return [self.info(row, person, elsewhere.get(row.id, ())) for row in rows]

    async def tables_of(self, person: Person) -> list[TableRow]:
        return await self.repository.tables_of(person.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(MOST_SWEEP_SECONDS, self.limits.idle_seconds / 2))
            for id in [id for id, hub in self._hubs.items() if self._is_idle(hub)]:
                await self._forget(id)

    def _is_idle(self, hub: TableHub) -> bool:
        before = time.monotonic() - self.limits.idle_seconds
        return hub.table.gone or (not hub.in_use and hub.table.last_used < before)

    async def _forget(self, id: str) -> None:
        """Unloads a table, which another server may then own."""
        async with self._loading.hold(id):
            hub = self._hubs.get(id)
            if hub is not None and self._is_idle(hub):
                hub.close()
                del self._hubs[id]
                await self.ownership.release(id)


class LockedTable:
    """Holds the lock of a table. A class, because every move enters and leaves it, and a generator costs more."""

    def __init__(self, tables: TableRegistry, id: str) -> None:
        self._tables = tables
        self._id = id

    async def __aenter__(self) -> TableHub:
        while True:
            hub = await self._tables.hub(self._id)
            await hub.table.lock.acquire()
            if not hub.table.gone:
                self._lock = hub.table.lock
                return hub
            hub.table.lock.release()

    async def __aexit__(self, *error: object) -> None:
        self._lock.release()
