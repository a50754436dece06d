"""All tables: making them, finding them in memory or waking them from the database, letting idle ones go."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from ludoteca.kernel.refusals import Refused
from ludoteca.server.http.security import Buckets
from ludoteca.server.live import views
from ludoteca.server.live.chat import Chat
from ludoteca.server.live.hub import Company
from ludoteca.server.live.presence import presence_of
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import table_factory
from ludoteca.server.localization import learn_words
from ludoteca.server.protocol.schemas import Health, NewTable, TableInfo
from ludoteca.server.settings import Limits
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Store
from ludoteca.server.tables.rows import Person, TableRow, now
from ludoteca.server.workers.pool import Workers

log = logging.getLogger(__name__)


class NoTable(Exception):
    """There is no table with this id."""


class Tables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.quick = Workers(1, "quick")
        self.thinkers = Workers(limits.workers, "bot")
        self._companies: dict[str, Company] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._since = now()
        self.chat_ration = Buckets(limits.chat_per_minute / 60, limits.chat_per_minute)

    async def start(self) -> None:
        await asyncio.gather(self.quick.start(), self.thinkers.start())
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._wake_bots(), name="waker"),
            asyncio.create_task(asyncio.to_thread(learn_words), name="words"),
        ]

    async def _wake_bots(self) -> None:
        for id in await self.store.tables_with_bots_to_move():
            try:
                (await self.company(id)).bots.wake()
            except (NoTable, Refused) as error:
                log.warning("table %s cannot go on: %s", id, error)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for company in list(self._companies.values()):
            company.dismiss()
        await asyncio.gather(self.quick.stop(), self.thinkers.stop())

    def health(self) -> Health:
        sockets = sum(len(company.table.viewers) for company in self._companies.values())
        writer = self.store.writer
        return Health(len(self._companies), sockets, writer.saved, writer.commits)

    # -- finding

    async def company(self, id: str) -> Company:
        """The table with everybody around it, woken if it sleeps; raises NoTable."""
        found = self._companies.get(id)
        if found is not None and not found.table.gone:
            found.table.last_used = time.monotonic()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            found = self._companies.get(id)
            if found is None or found.table.gone:
                found = await self._wake(id)
            self._loading.pop(id, None)
            return found

    @asynccontextmanager
    async def alone_with(self, id: str) -> AsyncIterator[Company]:
        """The table, with nobody else changing it."""
        while True:
            company = await self.company(id)
            async with company.table.lock:
                if not company.table.gone:
                    yield company
                    return

    async def _wake(self, id: str) -> Company:
        await self.store.settled()  # an earlier life of this table may have left something to write
        row = await self.store.table(id)
        if row is None:
            raise NoTable(id)
        table = LiveTable(row, self.store, self.limits)
        await table.load()
        chat = Chat(id, self.store, await self.store.chat(id))
        company = Company(table, chat, self.quick, self.thinkers, self.limits, self._since)
        self._companies[id] = company
        return company

    async def row(self, id: str) -> TableRow:
        company = self._companies.get(id)
        row = company.table.row if company and not company.table.gone else await self.store.table(id)
        if row is None:
            raise NoTable(id)
        return row

    def info(self, row: TableRow, person: Person | None) -> TableInfo:
        """The table as this person may know it; a sleeping one from its row alone."""
        company = self._companies.get(row.id)
        presence = company.table.presence() if company and not company.table.gone else presence_of(row)
        return views.table_info(row, person.id if person else None, presence)

    async def infos(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        return [self.info(row, person) for row in rows]

    async def of(self, person: Person) -> list[TableRow]:
        return await self.store.tables_of(person.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.limits.idle_seconds / 2))
            before = time.monotonic() - self.limits.idle_seconds
            for id, company in list(self._companies.items()):
                if company.table.gone or (not company.in_use and company.table.last_used < before):
                    company.dismiss()
                    del self._companies[id]

    # -- making

    async def make(self, new: NewTable, host: Person) -> TableRow:
        """A new table; raises BadSettings when game, options or seats do not go together."""
        row = table_factory.new_table(new, host)
        await self.store.add_table(row)
        return row

    async def rematch(self, id: str, person: Person) -> TableRow:
        """Who asks second joins the first one's table."""
        async with self.alone_with(id) as company:
            row = company.table.row
            if not company.table.seats_of(person.id) or row.status != "over":
                raise Refused("no-rematch")
            if row.next:
                return await self.row(row.next)
            again = table_factory.rematch(row, person)
            await self.store.save(*statements.new_table_work(again), statements.next_work(id, again.id))
            company.table.row = replace(row, next=again.id)
            company.tell_table()
            return again
