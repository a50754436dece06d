"""The server's repository on a SQLite file in the worker's memory, which the browser stores after every commit."""

from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import Executable, RowMapping, create_engine, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import NEWEST_MIGRATION, Repository, run_migrations
from ludoteca.server.storage.writer import BoundStatement, NotSaved
from ludoteca.server.tables.rows import Person

StoreFile = Callable[[], Awaitable[None]]
"""Stores the file persistently; returns when it is stored."""


class BrowserRepository(Repository):
    """Uses one connection without threads: nothing else uses the file."""

    def __init__(self, path: str, keep: StoreFile) -> None:
        self._sqlite = create_engine(f"sqlite:///{path}", poolclass=StaticPool)
        self._keep = keep

    @property
    def shared(self) -> bool:
        return False

    async def start(self) -> None:
        with self._sqlite.begin() as connection:
            connection.execute(text("PRAGMA foreign_keys=ON"))
            if not connection.dialect.has_table(connection, "alembic_version"):
                # A new file gets the newest schema at once; an older one is migrated as on a server.
                schema.METADATA.create_all(connection)
                connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
                connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST_MIGRATION})
            run_migrations(connection)
        await self._keep()

    async def stop(self) -> None:
        self._sqlite.dispose()

    async def ping(self) -> None:
        return

    async def wait_until_written(self) -> None:
        return

    async def save(self, *work: BoundStatement) -> None:
        try:
            with self._sqlite.begin() as connection:
                for statement, row in work:
                    connection.execute(statement, row)
        except SQLAlchemyError as error:
            raise NotSaved from error
        await self._keep()

    async def rows(self, statement: Executable, **values: object) -> Sequence[RowMapping]:
        with self._sqlite.connect() as connection:
            return connection.execute(statement, values).mappings().all()

    # -- the one person of this browser

    async def somebody(self) -> Person | None:
        return await self._person(select(schema.people))
