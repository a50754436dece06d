"""Databases for tests without a server."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from ludoteca.server.settings import database_address
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, now


def with_database(data: Path, work: Callable[[Repository], Awaitable[None]], database: str = "") -> None:
    async def run() -> None:
        repository = Repository(database_address(database, data))
        await repository.start()
        try:
            await work(repository)
        finally:
            await repository.stop()

    asyncio.run(run())


def somebody(number: int) -> Person:
    return Person(f"person {number}", f"P{number}", "en", now())
