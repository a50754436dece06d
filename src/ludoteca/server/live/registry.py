"""The registry of tables in memory: loads a table when somebody asks for it, and drops it when it is idle."""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteca.kernel.refusals import Refused
from ludoteca.server.live.chat import Chat
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.table import LiveTable
from ludoteca.server.localization import preload_words
from ludoteca.server.protocol.schemas import Health
from ludoteca.server.rate_limits import RateLimiter
from ludoteca.server.settings import Limits
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables import presence, views
from ludoteca.server.tables.rows import Person, TableRow, now
from ludoteca.server.tables.views import TableInfo
from ludoteca.server.workers.pool import WorkerPool

log = logging.getLogger(__name__)
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_SWEEP_SECONDS = 30.0
"""Idle tables are looked for at least this often."""


class UnknownTable(Exception):
    """There is no table with this id."""


class TableRegistry:
    def __init__(self, repository: Repository, limits: Limits) -> None:
        self.repository = repository
        self.limits = limits
        self.preview_workers = WorkerPool(1, "preview")
        self.hint_workers = WorkerPool(1, "hint")  # started when somebody asks
        self.bot_workers = WorkerPool(limits.workers, "bot")
        self._hubs: dict[str, TableHub] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._server_since = now()
        self.chat_rate = RateLimiter(limits.chat_per_minute / 60, limits.chat_per_minute)

    async def start(self) -> None:
        await asyncio.gather(self.preview_workers.start(), self.bot_workers.start())
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._wake_bots(), name="waker"),
            asyncio.create_task(asyncio.to_thread(preload_words), name="words"),
        ]

    async def _wake_bots(self) -> None:
        for id in await self.repository.tables_with_bots_to_move():
            if (hub := await self.hub_or_none(id)) is not None:
                hub.bots.wake()

    async def hub_or_none(self, id: str) -> TableHub | None:
        """For those who look after many tables: one that cannot be read is logged, and does not stop the others."""
        try:
            return await self.hub(id)
        except (UnknownTable, Refused) as error:
            log.warning("table %s cannot go on: %s", id, error)
        except Exception:
            log.exception("table %s cannot be read", id)
        return None

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for hub in list(self._hubs.values()):
            hub.close()
        await asyncio.gather(self.preview_workers.stop(), self.hint_workers.stop(), self.bot_workers.stop())

    def health(self) -> Health:
        sockets = sum(len(hub.table.viewers) for hub in self._hubs.values())
        writer = self.repository.writer
        return Health(len(self._hubs), sockets, writer.saved, writer.commits)

    def forget_clocks(self) -> None:
        """Drops the tables with a clock from memory: time was given back in the database. Their pages connect again."""
        for id, hub in list(self._hubs.items()):
            if hub.table.core.row.terms.clock:
                hub.close()
                del self._hubs[id]

    # -- finding

    async def hub(self, id: str) -> TableHub:
        """The table's hub, loaded if it is not in memory; raises UnknownTable."""
        found = self._hubs.get(id)
        if found is not None and not found.table.gone:
            found.table.last_used = time.monotonic()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                found = self._hubs.get(id)
                if found is None or found.table.gone:
                    found = await self._load(id)
                return found
            finally:
                self._loading.pop(id, None)

    @asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[TableHub]:
        """The table's hub with its lock held: nobody else changes the table meanwhile."""
        while True:
            hub = await self.hub(id)
            async with hub.table.lock:
                if not hub.table.gone:
                    yield hub
                    return

    async def _load(self, id: str) -> TableHub:
        await self.repository.settled()  # an earlier life of this table may have left something to write
        row = await self._stored(id)
        table = LiveTable(row, self.repository, self.limits)
        await table.load()
        chat = Chat(id, self.repository, await self.repository.chat(id))
        pools = (self.preview_workers, self.hint_workers, self.bot_workers)
        hub = TableHub(table, chat, *pools, self.limits, self._server_since)
        self._hubs[id] = hub
        return hub

    async def row(self, id: str) -> TableRow:
        hub = self._hubs.get(id)
        return hub.table.core.row if hub and not hub.table.gone else await self._stored(id)

    async def _stored(self, id: str) -> TableRow:
        row = await self.repository.table(id) if _TABLE_ID.fullmatch(id) else None
        if row is None:
            raise UnknownTable(id)
        return row

    def info(self, row: TableRow, person: Person | None) -> TableInfo:
        """The table as this person may know it."""
        hub = self._hubs.get(row.id)
        here = hub.table.presence() if hub and not hub.table.gone else presence.asleep(row)
        return views.table_info(row, person.id if person else None, here)

    async def infos(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        return [self.info(row, person) for row in rows]

    async def of(self, person: Person) -> list[TableRow]:
        return await self.repository.tables_of(person.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(MOST_SWEEP_SECONDS, self.limits.idle_seconds / 2))
            before = time.monotonic() - self.limits.idle_seconds
            for id, hub in list(self._hubs.items()):
                if hub.table.gone or (not hub.in_use and hub.table.last_used < before):
                    hub.close()
                    del self._hubs[id]
