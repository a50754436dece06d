"""Copies a database into an empty one of the same or another kind, for backup, restore and migration between servers.

The source may be in use: it is read in one transaction. The copy is written completely or not at all.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository

ROWS_AT_ONCE = 500


class NotEmpty(Exception):
    """The target database already contains people or games."""


async def copy_database(source: str, target: str, progress: Callable[[int], None] = lambda rows: None) -> int:
    """Copies the database and returns the number of tables with games. `progress` is called with the number of rows
    added."""
    origin, copy = Repository(source), Repository(target)
    try:
        await origin.migrate()
        await copy.migrate()
        async with _moment(origin.engine) as reading, copy.engine.begin() as writing:
            if await writing.scalar(select(func.count()).select_from(schema.people)):
                raise NotEmpty(target)
            for table in schema.METADATA.sorted_tables:
                if table.info.get(schema.EPHEMERAL):
                    continue
                rows = await reading.stream(select(table))
                async for part in rows.mappings().partitions(ROWS_AT_ONCE):
                    await writing.execute(table.insert(), [dict(row) for row in part])
                    progress(len(part))
            return await writing.scalar(select(func.count()).select_from(schema.tables)) or 0
    finally:
        await origin.engine.dispose()
        await copy.engine.dispose()


@asynccontextmanager
async def _moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Yields a connection that sees the database as it was at its first read."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.execute(text("BEGIN"))  # otherwise the driver begins a transaction at the first change
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection
