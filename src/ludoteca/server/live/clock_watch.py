"""Watches the clocks of tables that are not in memory, and the server's own clock.

A loaded table has its own alarm; for the others the database is polled for clocks that ran out. While any clock of
minutes runs, the server stores a heartbeat: time during which no server was alive is not charged to anybody. Neither
is time during which the machine was suspended, or by which its clock was set forward.
"""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.logs import about
from ludoteca.server.storage import statements
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.rows import follow_system_clock, now

log = logging.getLogger(__name__)
SMALLEST_JUMP = 2_000
"""Milliseconds. Smaller corrections of the system clock are normal."""


class ClockWatch:
    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Gives back the time during which there was no server. Called before any table is loaded."""
        repository = self._tables.repository
        alive = await repository.last_heartbeat()
        if alive is not None and (gap := now() - alive) > 0 and self._tables.ownership.alone:
            await repository.save(statements.pause_clocks(gap, now()))
        self._task = asyncio.create_task(self._watch(), name="clock watch")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _watch(self) -> None:
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, OSError, NotSaved) as error:
                log.warning("clocks cannot be watched: %s", error, extra=about("clocks-unwatched"))
            await asyncio.sleep(self._tables.limits.watch_seconds)

    async def look(self) -> None:
        repository = self._tables.repository
        jump = follow_system_clock(SMALLEST_JUMP)
        if jump:
            log.warning(
                "the machine slept or its clock was set: %d ms do not count", jump, extra=about("clock-jump", ms=jump)
            )
            timed = self._tables.forget_clocks()  # they are loaded again after the pause is stored
            if self._tables.ownership.alone:
                await repository.save(statements.pause_clocks(jump, now()))
            else:  # other machines were not suspended
                await repository.save(*(statements.pause_clock(id, jump, now()) for id in timed))
        if await repository.minutes_run():
            await repository.save(*statements.record_heartbeat(now()))
        for id in await repository.tables_due(now()):
            await self._tables.hub_or_none(id)  # its alarm rings at once
