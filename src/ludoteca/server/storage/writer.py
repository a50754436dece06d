"""The only writer to the database, with group commit: all units of work that wait when the disk is free share one
transaction.

A caller continues when its unit is durable, so nothing that a crash could undo is shown or acknowledged.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.logs import about
from ludoteca.server.metrics import Durations, slow_log
from ludoteca.server.storage.transactions import Batches, Fenced, Row, Transactions

log = logging.getLogger(__name__)

BoundStatement = tuple[Executable, Row]
UnitOfWork = Sequence[BoundStatement]
"""Statements that are committed together or not at all."""
LARGEST_GROUP = 500
"""The largest number of units of work in one transaction."""


class NotSaved(Exception):
    """The database refused or failed; nothing of this unit of work was stored."""


class GroupCommitWriter:
    """Commits units of work in groups. `fence` returns the statement that starts every transaction: if it finds
    nothing, this server must not write."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: asyncio.Queue[tuple[UnitOfWork, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.fence: Callable[[], Executable] | None = None
        self.seconds = Durations()  # of each transaction
        self.commits = 0
        self.failures = 0
        self.saved = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what is still queued, then stops."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._transactions.close()

    async def save(self, work: UnitOfWork) -> None:
        """Returns when the unit is durable; raises NotSaved if it failed for good."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        await done

    async def _run(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            await self._save_group(group)
            for _ in group:
                self._waiting.task_done()

    async def _save_group(self, group: list[tuple[UnitOfWork, asyncio.Future[None]]]) -> None:
        error = await self._commit([work for work, _ in group])
        if error is not None and len(group) > 1 and not isinstance(error, Fenced):
            for work, done in group:  # one of them failed: commit each separately
                _settle(done, await self._commit([work]))
            return
        for _, done in group:
            _settle(done, error)

    async def _commit(self, units: list[UnitOfWork]) -> Exception | None:
        began = time.perf_counter()
        try:
            await self._transactions.commit(_by_statement(units), self.fence() if self.fence else None)
        except (SQLAlchemyError, OSError) as error:
            log.warning("not saved: %s", error, extra=about("not-saved"))
            self.failures += 1
            await self._transactions.close()
            return error
        seconds = time.perf_counter() - began
        self.seconds.add(seconds)
        slow_log.add("commit", seconds)
        self.commits += 1
        self.saved += len(units)
        return None


def _by_statement(units: list[UnitOfWork]) -> Batches:
    """Groups the rows of equal statements. Units of one group touch different rows, so their order does not matter."""
    grouped: dict[int, tuple[Executable, list[Row]]] = {}
    for work in units:
        for statement, row in work:
            grouped.setdefault(id(statement), (statement, []))[1].append(row)
    return list(grouped.values())


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(NotSaved(str(error)))
