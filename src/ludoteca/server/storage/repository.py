"""The repository: reads people, tables and journals, and saves units of work, whose statements come from
`statements.py`."""

import asyncio
import contextlib
import zlib
from collections.abc import Collection, Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    Select,
    and_,
    column,
    create_engine,
    event,
    false,
    func,
    inspect,
    literal,
    make_url,
    or_,
    select,
    table,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry, NullPool, Pool, QueuePool

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options
from ludoteca.server.storage import contest_rows, journal_codec, schema, statements
from ludoteca.server.storage.transactions import (
    AsyncReads,
    AsyncTransactions,
    Reads,
    ThreadReads,
    ThreadTransactions,
    Transactions,
)
from ludoteca.server.storage.writer import BoundStatement, GroupCommitWriter, NotSaved
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.rows import (
    ChatRow,
    Deal,
    Device,
    Person,
    SeatRow,
    Session,
    Snapshot,
    TableRow,
    Terms,
    now,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

NEWEST_MIGRATION = "0014"
MIGRATION_LOCK = 0x6C75646F
"""The advisory lock by which servers that start together migrate the database one after the other."""
PING_SECONDS = 2.0
LIST_LIMIT = 50
"""The largest number of tables in an answer."""


class UnknownSchema(Exception):
    """The database was written by a newer release."""


class Repository:
    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self.writer = GroupCommitWriter(_transactions(self.engine))
        self._reads = _reads(self.engine)

    @property
    def shared(self) -> bool:
        """Whether several servers may use this database."""
        return self.engine.dialect.name == "postgresql"

    async def start(self) -> None:
        await self.migrate()
        self.writer.start()

    async def migrate(self) -> None:
        """Migrates the database to the newest schema; raises if it cannot be written."""
        try:
            async with self.engine.begin() as connection:
                if self.shared:
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                await connection.run_sync(run_migrations)
                await connection.execute(schema.beats.delete().where(false()))
        except BaseException:
            await self.engine.dispose()
            raise

    async def stop(self) -> None:
        await self.writer.stop()
        await self._reads.close()
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with asyncio.timeout(PING_SECONDS):
            await self.rows(select(literal(1)))

    async def save(self, *work: BoundStatement) -> None:
        await self.writer.save(work)

    async def wait_until_written(self) -> None:
        """Returns when everything queued so far was written or has failed."""
        with contextlib.suppress(NotSaved):
            await self.writer.save([])

    async def rows(self, statement: Executable, **values: object) -> Sequence[RowMapping]:
        return await self._reads.rows(statement, values)

    # -- people

    async def session(self, token_hash: bytes) -> Session | None:
        """Returns the person and the device of a session token."""
        tokens, people = schema.tokens.c, schema.people.c
        asked = select(tokens.person, tokens.device, tokens.seen, people.name, people.language, people.created)
        rows = await self.rows(asked.where(tokens.hash == token_hash, people.id == tokens.person))
        if not rows:
            return None
        row = rows[0]
        return Session(Person(row["person"], row["name"], row["language"], row["created"]), row["device"], row["seen"])

    async def devices(self, person: str) -> list[Device]:
        """Returns the person's devices in the order in which they were added."""
        tokens = schema.tokens.c
        of_person = select(schema.tokens).where(tokens.person == person).order_by(tokens.created, tokens.device)
        return [_device(row) for row in await self.rows(of_person)]

    async def known_devices(self, among: Collection[str]) -> set[str]:
        tokens = schema.tokens.c
        rows = await self.rows(select(tokens.device).where(tokens.device.in_(among)))
        return {row["device"] for row in rows}

    async def person(self, id: str) -> Person | None:
        return await self._person(select(schema.people).where(schema.people.c.id == id))

    async def _person(self, found: Select[tuple[object, ...]]) -> Person | None:
        rows = await self.rows(found)
        return Person(rows[0]["id"], rows[0]["name"], rows[0]["language"], rows[0]["created"]) if rows else None

    async def add_person(self, person: Person, token_hash: bytes, browser: str = "") -> str:
        """Stores a person and returns the id of their first device."""
        device = statements.new_device(browser, person.created)
        await self.save(*statements.insert_person(person, device, token_hash))
        return device.id

    async def add_device(self, person: Person, token_hash: bytes, browser: str = "") -> str:
        device = statements.new_device(browser, now())
        await self.save(statements.insert_token(person.id, device, token_hash))
        return device.id

    async def change_person(self, person: Person) -> None:
        await self.save(statements.update_person(person))

    async def link(self, token_hash: bytes) -> tuple[str, int] | None:
        """Returns the person of a device link and when it expires."""
        rows = await self.rows(select(schema.links).where(schema.links.c.hash == token_hash))
        return (rows[0]["person"], rows[0]["until"]) if rows else None

    async def link_until(self, person: str) -> int:
        """Returns when the person's device link expires; 0 if there is none."""
        rows = await self.rows(select(schema.links.c.until).where(schema.links.c.person == person))
        return max((row["until"] for row in rows), default=0)

    async def take_link(self, token_hash: bytes) -> tuple[str, int] | None:
        """Reads a link as `link` does and deletes it in the same transaction, so that it works once."""
        links = schema.links
        taken = links.delete().where(links.c.hash == token_hash).returning(links.c.person, links.c.until)
        async with self.engine.begin() as connection:
            row = (await connection.execute(taken)).first()
        return (row[0], row[1]) if row else None

    # -- tables

    async def table(self, id: str) -> TableRow | None:
        rows = await self.rows(select(schema.tables).where(schema.tables.c.id == id))
        found = await self.with_seats(rows)
        return found[0] if found else None

    async def table_with_code(self, code: str) -> str | None:
        rows = await self.rows(select(schema.tables.c.id).where(schema.tables.c.invite == code))
        return rows[0]["id"] if rows else None

    async def tables_of(self, person: str, limit: int = LIST_LIMIT) -> list[TableRow]:
        own = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        mine = or_(schema.tables.c.id.in_(own), schema.tables.c.host == person)
        return await self.newest_tables(select(schema.tables).where(mine), limit)

    async def public_tables(self, status: str, changed_after: int, limit: int = LIST_LIMIT) -> list[TableRow]:
        tables = schema.tables.c
        asked = select(schema.tables).where(tables.public, tables.status == status, tables.changed > changed_after)
        return await self.newest_tables(asked, limit)

    async def finished_tables(self, game: str, players: int) -> list[TableRow]:
        """Returns tables whose game was played to its end here, in the order in which they ended."""
        tables = schema.tables.c
        here = and_(tables.status == "over", tables.imported.is_(False))
        asked = select(schema.tables).where(tables.game == game, tables.players == players, here)
        return await self.with_seats(await self.rows(asked.order_by(tables.changed, tables.id)))

    async def newest_tables(self, asked: Select[tuple[object, ...]], limit: int) -> list[TableRow]:
        return await self.with_seats(await self.rows(asked.order_by(schema.tables.c.changed.desc()).limit(limit)))

    async def tables_due(self, at: int) -> list[str]:
        """Returns the ids of tables where a clock has run out."""
        rows = await self.rows(select(schema.tables.c.id).where(schema.tables.c.deadline <= at))
        return [row["id"] for row in rows]

    async def minutes_run(self) -> bool:
        tables = schema.tables.c
        running = select(tables.id).where(tables.deadline.is_not(None), tables.clock.like("minutes%")).limit(1)
        return bool(await self.rows(running))

    async def last_heartbeat(self) -> int | None:
        rows = await self.rows(select(schema.beats.c.at))
        return max((row["at"] for row in rows), default=None)

    async def tables_with_bots_to_move(self) -> list[str]:
        """Returns running tables that wait only for bots: after a restart nothing else would load them."""
        seats = schema.seats.c
        bots = select(seats.table_id, seats.seat).where(or_(seats.kind == "bot", seats.standin != "")).subquery()
        joined = select(schema.tables.c.id, schema.tables.c.deciding, bots.c.seat).where(
            schema.tables.c.status == "playing", schema.tables.c.id == bots.c.table_id
        )
        people_left: dict[str, int] = {}
        for row in await self.rows(joined):
            people_left[row["id"]] = people_left.get(row["id"], row["deciding"]) & ~(1 << row["seat"])
        return sorted(id for id, left in people_left.items() if not left)

    async def with_seats(self, rows: Sequence[RowMapping]) -> list[TableRow]:
        if not rows:
            return []
        ids = [row["id"] for row in rows]
        of_tables = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self.rows(of_tables):
            seats[row["table_id"]].append(_seat(row))
        deals = await self.deals({row["deal"] for row in rows if row["deal"] is not None})
        return [_table(row, seats[row["id"]], deals.get(row["deal"])) for row in rows]

    async def add_table(self, table: TableRow) -> None:
        await self.save(*statements.insert_table(table))

    async def deals(self, ids: Collection[str]) -> dict[str, Deal]:
        if not ids:
            return {}
        rows = await self.rows(select(schema.deals).where(schema.deals.c.id.in_(ids)))
        return {row["id"]: contest_rows.deal(row) for row in rows}

    # -- games

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self.rows(select(schema.snapshots).where(schema.snapshots.c.table_id == table))
        if not rows:
            return None
        row = rows[0]
        start = row["record_start"]
        return Snapshot(
            row["version"],
            msgspec.json.decode(row["position"], type=Json),
            row["rules_version"],
            row["record_from"],
            None if start is None else msgspec.json.decode(start, type=Json),
        )

    async def journal(self, table: str) -> list[JournalEntry]:
        of_table = select(schema.journal).where(schema.journal.c.table_id == table)
        rows = await self.rows(of_table.order_by(schema.journal.c.version))
        if rows:
            return [journal_codec.from_columns(row) for row in rows]
        archive = await self.rows(select(schema.archives.c.journal).where(schema.archives.c.table_id == table))
        return journal_codec.from_archive(archive[0]["journal"]) if archive else []

    async def record(self, table: str) -> str:
        rows = await self.rows(select(schema.archives.c.record).where(schema.archives.c.table_id == table))
        return zlib.decompress(rows[0]["record"]).decode() if rows else ""

    async def final_position(self, table: str) -> Json:
        rows = await self.rows(select(schema.archives.c.position).where(schema.archives.c.table_id == table))
        return msgspec.json.decode(zlib.decompress(rows[0]["position"]), type=Json)

    async def analysis(self, table: str, format: int) -> bytes | None:
        """Returns the JSON of a game's analysis in this format, if there is one."""
        of_table = schema.analyses.c.table_id == table, schema.analyses.c.format == format
        rows = await self.rows(select(schema.analyses.c.body).where(*of_table))
        return zlib.decompress(rows[0]["body"]) if rows else None

    # -- talk

    async def is_muted(self, person: str) -> bool | None:
        """Returns whether a person is muted, None if they do not exist. Queried for every line, so that a change takes
        effect at once on every server."""
        rows = await self.rows(select(schema.people.c.muted).where(schema.people.c.id == person))
        return bool(rows[0]["muted"]) if rows else None

    async def chat(self, table: str) -> list[ChatRow]:
        lines = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.id)
        names = ("id", "seat", "name", "at", "text", "person")
        return [ChatRow(**{name: row[name] for name in names}) for row in await self.rows(lines)]

    async def note(self, table: str, person: str) -> str:
        own = select(schema.notes.c.text).where(schema.notes.c.table_id == table, schema.notes.c.person == person)
        rows = await self.rows(own)
        return str(rows[0]["text"]) if rows else ""


def _device(row: RowMapping) -> Device:
    return Device(row["device"], row["browser"], row["created"], row["seen"])


def _seat(row: RowMapping) -> SeatRow:
    return SeatRow(**{name: row[name] for name in row if name != "table_id"})


def _table(row: RowMapping, seats: list[SeatRow], deal: Deal | None) -> TableRow:
    plain = {**row, "deal": deal}
    terms = Terms(*(plain.pop(name) for name in ("public", "hints", "takebacks", "clock")))
    plain["options"] = msgspec.json.decode(row["options"], type=Options)
    plain["result"] = None if row["result"] is None else msgspec.json.decode(row["result"], type=Json)
    return TableRow(**plain, seats=tuple(seats), terms=terms)


def _engine(address: str) -> "AsyncEngine":
    from sqlalchemy.ext.asyncio import create_async_engine  # imported late, because it imports the ORM

    url = make_url(address)
    engine = create_async_engine(url, hide_parameters=True)  # errors are logged, values are not
    if url.get_backend_name() == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
    return engine


def _transactions(engine: "AsyncEngine") -> Transactions:
    if engine.dialect.name == "sqlite":
        return ThreadTransactions(_direct(engine, NullPool))
    return AsyncTransactions(engine)


def _reads(engine: "AsyncEngine") -> Reads:
    if engine.dialect.name == "sqlite":
        return ThreadReads(_direct(engine, QueuePool))
    return AsyncReads(engine)


def _direct(engine: "AsyncEngine", pool: type[Pool]) -> Engine:
    """Returns an engine for SQLite without the asynchronous driver."""
    direct = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=pool)
    event.listen(direct, "connect", _durable_sqlite)
    return direct


def _durable_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Sets the pragmas of a new connection: in WAL mode readers do not block, and `FULL` makes commits survive a power
    failure."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def run_migrations(connection: Connection) -> None:
    """Runs the missing migrations. Most starts have none, and then need not import Alembic."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.scalar(select(column("version_num")).select_from(table("alembic_version")))
        if found == NEWEST_MIGRATION:
            return
        if found is not None and found > NEWEST_MIGRATION:
            raise UnknownSchema(found)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("ludoteca.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
