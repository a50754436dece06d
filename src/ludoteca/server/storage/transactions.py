"""Access to the database for reads and the writer's transactions: PostgreSQL on the event loop, SQLite in threads.

An asynchronous driver for SQLite switches threads several times per statement, which costs more than SQLite itself. So
a read, or a whole transaction, is one call in a thread.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import ClauseElement, Connection, Dialect, Engine, Executable, RowMapping
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.compiler import SQLCompiler

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Row = Mapping[str, object]
READERS = 4
"""The number of threads that read from SQLite."""
Batches = Sequence[tuple[Executable, list[Row]]]


class Fenced(SQLAlchemyError):
    """Another server has declared this one dead, so it must not write."""


InOrder = Callable[[Row], tuple[object, ...]]


class DriverStatements:
    """The text of statements with several rows, and the order of their values, for the driver itself.

    SQLAlchemy would look at every value of every row, which takes as long as SQLite takes to store them. Our values need no
    conversion, and no column has a default that Python computes.
    """

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._prepared: dict[Executable, tuple[str, InOrder] | None] = {}

    def prepare(self, statement: Executable, rows: list[Row]) -> tuple[str, list[tuple[object, ...]]] | None:
        """Returns None for what SQLAlchemy has to execute: a single row, or a statement with values of its own.

        Only statements that are created once have several rows, always with the same names; so few are kept.
        """
        if len(rows) == 1:
            return None
        if statement not in self._prepared:
            self._prepared[statement] = self._compile(statement, list(rows[0]))
        prepared = self._prepared[statement]
        if prepared is None:
            return None
        text, in_order = prepared
        return text, [in_order(row) for row in rows]

    def _compile(self, statement: Executable, names: list[str]) -> tuple[str, InOrder] | None:
        assert isinstance(statement, ClauseElement)
        compiled = statement.compile(dialect=self._dialect, column_keys=names)
        assert isinstance(compiled, SQLCompiler)
        order = compiled.positiontup or []
        return (compiled.string, itemgetter(*order)) if len(order) > 1 and set(order) <= set(names) else None


class Transactions(Protocol):
    async def commit(self, batches: Batches, fence: Executable | None) -> None:
        """Executes all statements in one transaction, or none; raises SQLAlchemyError or OSError.

        The fence is executed first. If it finds nothing, this server must not write.
        """
        ...

    async def close(self) -> None:
        """Returns the connection; the next commit opens another one."""
        ...


class Reads(Protocol):
    async def rows(self, statement: Executable, values: Row) -> Sequence[RowMapping]: ...

    async def close(self) -> None: ...


class AsyncReads:
    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def rows(self, statement: Executable, values: Row) -> Sequence[RowMapping]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement, values)).mappings().all()

    async def close(self) -> None:
        return


class ThreadReads:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, "reader")

    async def rows(self, statement: Executable, values: Row) -> Sequence[RowMapping]:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, statement, values)

    def _rows(self, statement: Executable, values: Row) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).mappings().all()

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()


class AsyncTransactions:
    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine
        self._statements = DriverStatements(engine.dialect)
        self._connection: AsyncConnection | None = None

    async def commit(self, batches: Batches, fence: Executable | None) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            if fence is not None and (await self._connection.execute(fence)).first() is None:
                raise Fenced("declared dead")
            for statement, rows in batches:
                if prepared := self._statements.prepare(statement, rows):
                    await self._connection.exec_driver_sql(*prepared)
                else:
                    await self._connection.execute(statement, rows)

    async def close(self) -> None:
        used, self._connection = self._connection, None
        if used is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await used.close()


class ThreadTransactions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._statements = DriverStatements(engine.dialect)
        self._thread: ThreadPoolExecutor | None = None
        self._connection: Connection | None = None  # used in that thread only

    async def commit(self, batches: Batches, fence: Executable | None) -> None:
        assert fence is None, "a database in a file has one server"
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "writer")
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)

    def _commit(self, batches: Batches) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for statement, rows in batches:
                if prepared := self._statements.prepare(statement, rows):
                    self._connection.exec_driver_sql(*prepared)
                else:
                    self._connection.execute(statement, rows)

    async def close(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._close)
            thread.shutdown()

    def _close(self) -> None:
        used, self._connection = self._connection, None
        if used is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                used.close()
