"""A table in memory: makes every change durable, and only then visible.

Commands are serialized by `lock`. If the database fails, the table is unloaded: the database has the truth, and the
next request loads it from there.
"""

import asyncio
import time
from collections.abc import Callable

from ludoteca.kernel.record import record_from_text
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.settings import Limits
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.storage.writer import BoundStatement, NotSaved
from ludoteca.server.tables import commands, resume, seats
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.presence import Presence, seats_here
from ludoteca.server.tables.rows import SeatRow, TableRow, now


class LiveTable:
    """The shell around a `TableCore`: storage, time, and viewers. Callers of commands hold the lock."""

    def __init__(self, row: TableRow, repository: Repository, limits: Limits | None = None) -> None:
        self.core = TableCore(row, limits)
        self.repository = repository
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.gone = False
        self.last_used = time.monotonic()
        self.last_change = 0.0
        self.changed: Callable[[], None] = lambda: None  # called after every change, when it is durable
        self.lost: Callable[[], None] = lambda: None  # called when the table is abandoned

    async def load(self) -> None:
        core, id = self.core, self.core.id
        if core.row.deal is not None and core.row.deal.first not in (None, id):
            first = await self.repository.record(core.row.deal.first)
            core.first_game = record_from_text(first).moves if first else []  # it may have been removed since
        if not core.row.started:
            resume.resume_waiting(core, await self.repository.snapshot(id))
            return
        journal = await self.repository.journal(id)
        if core.row.status == "over":
            final, record = await self.repository.final_position(id), await self.repository.record(id)
            resume.resume_finished(core, journal, final, record)
            return
        snapshot = await self.repository.snapshot(id)
        assert snapshot is not None, "a running table has a snapshot"
        change = resume.resume_running(core, journal, snapshot, now())
        if change is not None:
            await self._store(change)

    async def _store(self, change: Change) -> int:
        """Stores a change; returns the version when it is durable and all viewers were notified."""
        if self.gone:
            raise NotSaved("another server may have the table by now")
        try:
            await self.repository.save(*statements.change(change))
        except BaseException:
            self.gone = True  # memory is ahead of the database: discard it
            asyncio.get_running_loop().call_soon(self.lost)  # after the sender of the command got its answer
            raise
        self.core.commit(change)
        self.last_change = time.monotonic()
        self.changed()
        return change.after.version

    # -- before the game

    async def sit(self, *taken: SeatRow) -> None:
        await self._store(seats.sit(self.core, taken, now()))

    async def arrange(self, arranged: list[SeatRow], order: list[int], new_invite: str) -> None:
        await self._store(seats.arrange(self.core, arranged, order, now(), new_invite))

    async def hand_on(self, host: str) -> None:
        await self._store(seats.hand_on(self.core, host, now()))

    async def take_nonce(self, seat: int, nonce: str) -> None:
        await self._store(seats.take_nonce(self.core, seat, nonce, now()))

    # -- the game

    async def act(self, seat: int, actions: list[str], version: int, key: str, fault: str = "") -> int:
        """Plays actions and returns the version they led to; raises CommandRejected. A repeated key returns the same
        version and acts once.

        `fault` says why a bot did not choose them itself.
        """
        if (before := commands.answered(self.core, seat, key)) is not None:
            return before
        return await self._store(commands.act(self.core, seat, actions, version, key, now(), fault))

    async def undo(self, seat: int, all: bool, version: int, key: str) -> int:
        if (before := commands.answered(self.core, seat, key)) is not None:
            return before
        return await self._store(commands.undo(self.core, seat, all, version, key, now()))

    async def take_back(self, seat: int, version: int) -> int:
        self.core.check_running()
        position = await asyncio.to_thread(self.core.position_before, version)
        return await self._store(commands.take_back(self.core, seat, version, position, now()))

    async def stand_in(self, seat: int, why: str, caller: int | None = None) -> int:
        return await self._store(commands.stand_in(self.core, seat, why, caller, now()))

    async def come_back(self, seat: int) -> int:
        return await self._store(commands.come_back(self.core, seat, now()))

    async def resign(self, seat: int) -> int:
        version = await self._store(commands.resign(self.core, seat, now()))
        return await self.close() if commands.is_deserted(self.core) else version

    async def close(self) -> int:
        return await self._store(commands.close(self.core, now()))

    # -- viewers

    def here(self) -> list[int]:
        return seats_here(self.core.row, {viewer.person for viewer in self.viewers if viewer.seat is not None})

    def presence(self) -> Presence:
        return Presence(self.here(), self.core.seen)

    def note_absence(self, left: list[int]) -> list[BoundStatement]:
        """Records that the people of these seats have left; returns the statements to execute."""
        at = now()
        self.core.seen |= dict.fromkeys(left, at)
        return [statements.update_seen(self.core.id, seat, at) for seat in left]
