"""Reading and writing the database: people, tables, seats, journals, archives."""

import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    RowMapping,
    bindparam,
    column,
    event,
    inspect,
    make_url,
    select,
    table,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from ludoteca.kernel.jsontext import Json, canonical
from ludoteca.kernel.rules import Options
from ludoteca.server import schema
from ludoteca.server.journal import Entry, read_events, write_events
from ludoteca.server.writer import Row, Work, Writer

NEWEST_MIGRATION = "0001"
KEPT_KEYS = 8


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    created: int


@dataclass(frozen=True)
class SeatRow:
    """`kind` is person, bot or open. A person's nonce is empty until their browser gave one."""

    seat: int
    kind: str
    person: str | None
    bot: str
    name: str
    nonce: str


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    players: int
    options: Options
    status: str
    host: str
    invite: str
    secret: bytes
    version: int
    deciding: int
    created: int
    changed: int
    result: Json | None
    next: str | None
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class Snapshot:
    """A position at a barrier, and where the record begins: at the seed (0, None), or at a position."""

    version: int
    position: Json
    rules_version: int
    record_from: int
    record_start: Json | None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# Each statement is made once: the writer puts the rows of one statement together.
INSERT_PERSON = schema.people.insert()
UPDATE_PERSON = (
    schema.people.update()
    .where(schema.people.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("name", "language", "seen")})
)
INSERT_TABLE = schema.tables.insert()
INSERT_SEAT = schema.seats.insert()
UPDATE_SEAT = (
    schema.seats.update()
    .where(schema.seats.c.table_id == bindparam("of"), schema.seats.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("kind", "person", "bot", "name", "nonce")})
)
UPDATE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("status", "version", "deciding", "changed", "result")})
)
UPDATE_NEXT = schema.tables.update().where(schema.tables.c.id == bindparam("of")).values(next=bindparam("to"))
INSERT_SNAPSHOT = schema.snapshots.insert()
UPDATE_SNAPSHOT = (
    schema.snapshots.update()
    .where(schema.snapshots.c.table_id == bindparam("of"))
    .values({name: bindparam(name) for name in ("version", "position", "rules_version", "record_from", "record_start")})
)
DELETE_SNAPSHOT = schema.snapshots.delete().where(schema.snapshots.c.table_id == bindparam("of"))
INSERT_ENTRY = schema.journal.insert()
DELETE_JOURNAL = schema.journal.delete().where(schema.journal.c.table_id == bindparam("of"))
INSERT_ARCHIVE = schema.archives.insert()


class Store:
    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self.writer = Writer(self.engine)

    async def start(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self.writer.start()

    async def stop(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def save(self, *work: tuple[Executable, Row]) -> None:
        await self.writer.save(work)

    async def settled(self) -> None:
        """Returns when all that waits to be written now is written, or refused."""
        await self.writer.save([])

    async def _rows(self, statement: Executable, **values: object) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement, values)).mappings().all()

    # -- people

    async def person_of(self, token_hash: bytes) -> Person | None:
        rows = await self._rows(select(schema.people).where(schema.people.c.token_hash == token_hash))
        return Person(rows[0]["id"], rows[0]["name"], rows[0]["language"], rows[0]["created"]) if rows else None

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        row = {"id": person.id, "token_hash": token_hash, "name": person.name, "language": person.language}
        await self.save((INSERT_PERSON, {**row, "created": person.created, "seen": person.created}))

    async def change_person(self, person: Person) -> None:
        row = {"of": person.id, "name": person.name, "language": person.language, "seen": now()}
        await self.save((UPDATE_PERSON, row))

    # -- tables

    async def table(self, id: str) -> TableRow | None:
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id == id))
        found = await self._with_seats(rows)
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int = 50) -> list[TableRow]:
        own = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        newest = select(schema.tables).where(schema.tables.c.id.in_(own)).order_by(schema.tables.c.changed.desc())
        return await self._with_seats(await self._rows(newest.limit(limit)))

    async def tables_with_bots_to_move(self) -> list[str]:
        """Running tables that wait for bots only: after a restart nobody else would wake them."""
        seats = schema.seats.c
        bots = select(seats.table_id, seats.seat).where(seats.kind == "bot").subquery()
        joined = select(schema.tables.c.id, schema.tables.c.deciding, bots.c.seat).where(
            schema.tables.c.status == "playing", schema.tables.c.id == bots.c.table_id
        )
        people_left: dict[str, int] = {}
        for row in await self._rows(joined):
            people_left[row["id"]] = people_left.get(row["id"], row["deciding"]) & ~(1 << row["seat"])
        return sorted(id for id, left in people_left.items() if not left)

    async def _with_seats(self, rows: Sequence[RowMapping]) -> list[TableRow]:
        if not rows:
            return []
        ids = [row["id"] for row in rows]
        of_tables = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._rows(of_tables):
            seats[row["table_id"]].append(_seat(row))
        return [_table(row, seats[row["id"]]) for row in rows]

    async def add_table(self, table: TableRow) -> None:
        await self.save(*_new_table(table))

    async def add_rematch(self, table: TableRow, before: str) -> None:
        await self.save(*_new_table(table), (UPDATE_NEXT, {"of": before, "to": table.id}))

    # -- games

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._rows(select(schema.snapshots).where(schema.snapshots.c.table_id == table))
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

    async def journal(self, table: str) -> list[Entry]:
        of_table = select(schema.journal).where(schema.journal.c.table_id == table)
        rows = await self._rows(of_table.order_by(schema.journal.c.version))
        if rows:
            return [_entry(row) for row in rows]
        archive = await self._rows(select(schema.archives.c.journal).where(schema.archives.c.table_id == table))
        return read_journal(archive[0]["journal"]) if archive else []

    async def record(self, table: str) -> str:
        rows = await self._rows(select(schema.archives.c.record).where(schema.archives.c.table_id == table))
        return zlib.decompress(rows[0]["record"]).decode() if rows else ""

    async def final_position(self, table: str) -> Json:
        rows = await self._rows(select(schema.archives.c.position).where(schema.archives.c.table_id == table))
        return msgspec.json.decode(zlib.decompress(rows[0]["position"]), type=Json)


def seat_work(table: str, seat: SeatRow) -> tuple[Executable, Row]:
    return UPDATE_SEAT, {"of": table, "number": seat.seat, **_seat_row(seat)}


def table_work(table: TableRow) -> tuple[Executable, Row]:
    result = None if table.result is None else canonical(table.result)
    row = {"status": table.status, "version": table.version, "deciding": table.deciding, "changed": table.changed}
    return UPDATE_TABLE, {"of": table.id, **row, "result": result}


def snapshot_row(snapshot: Snapshot) -> dict[str, object]:
    return {
        "version": snapshot.version,
        "position": canonical(snapshot.position),
        "rules_version": snapshot.rules_version,
        "record_from": snapshot.record_from,
        "record_start": None if snapshot.record_start is None else canonical(snapshot.record_start),
    }


def snapshot_work(table: str, snapshot: Snapshot, first: bool) -> tuple[Executable, Row]:
    if first:
        return INSERT_SNAPSHOT, {"table_id": table, **snapshot_row(snapshot)}
    return UPDATE_SNAPSHOT, {"of": table, **snapshot_row(snapshot)}


def entry_work(table: str, entry: Entry) -> tuple[Executable, Row]:
    return INSERT_ENTRY, {
        "table_id": table,
        "version": entry.version,
        "kind": entry.kind,
        "seat": entry.seat,
        "actions": "\n".join(entry.actions),
        "undone": " ".join(map(str, entry.undone)),
        "key": entry.key,
        "at": entry.at,
        "events": write_events(entry.events),
    }


def archive_work(table: str, record: str, position: Json, entries: list[Entry]) -> Work:
    """A finished game takes one row: its record, its last position and its journal, compressed."""
    row = {
        "table_id": table,
        "record": zlib.compress(record.encode(), 9),
        "position": zlib.compress(canonical(position).encode(), 9),
        "journal": write_journal(entries),
    }
    return [(INSERT_ARCHIVE, row), (DELETE_JOURNAL, {"of": table}), (DELETE_SNAPSHOT, {"of": table})]


class _ArchivedEntry(msgspec.Struct, array_like=True):
    version: int
    kind: str
    seat: int
    actions: list[str]
    undone: list[int]
    key: str
    at: int
    events: msgspec.Raw


def write_journal(entries: list[Entry]) -> bytes:
    """Of the keys only the last ones are kept: a client that missed an answer asks again soon, or never."""
    first_key = len(entries) - KEPT_KEYS
    archived = [
        _ArchivedEntry(
            entry.version,
            entry.kind,
            entry.seat,
            entry.actions,
            entry.undone,
            entry.key if place >= first_key else "",
            entry.at,
            msgspec.Raw(write_events(entry.events)),
        )
        for place, entry in enumerate(entries)
    ]
    return zlib.compress(msgspec.json.encode(archived), 9)


def read_journal(data: bytes) -> list[Entry]:
    archived = msgspec.json.decode(zlib.decompress(data), type=list[_ArchivedEntry])
    return [
        Entry(
            each.version, each.kind, each.seat, each.actions, each.undone, each.key, each.at, read_events(each.events)
        )
        for each in archived
    ]


def _seat_row(seat: SeatRow) -> Row:
    return {"kind": seat.kind, "person": seat.person, "bot": seat.bot, "name": seat.name, "nonce": seat.nonce}


def _new_table(table: TableRow) -> Work:
    row: dict[str, object] = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "players": table.players,
        "options": canonical(table.options),
        "status": table.status,
        "host": table.host,
        "invite": table.invite,
        "secret": table.secret,
        "version": table.version,
        "deciding": table.deciding,
        "created": table.created,
        "changed": table.changed,
        "result": None,
        "next": None,
    }
    work: list[tuple[Executable, Row]] = [(INSERT_TABLE, row)]
    work += [(INSERT_SEAT, {"table_id": table.id, "seat": seat.seat, **_seat_row(seat)}) for seat in table.seats]
    return work


def _seat(row: RowMapping) -> SeatRow:
    return SeatRow(row["seat"], row["kind"], row["person"], row["bot"], row["name"], row["nonce"])


def _table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    plain = {name: row[name] for name in row if name not in ("options", "result")}
    options = msgspec.json.decode(row["options"], type=Options)
    result = None if row["result"] is None else msgspec.json.decode(row["result"], type=Json)
    return TableRow(**plain, options=options, result=result, seats=tuple(seats))


def _entry(row: RowMapping) -> Entry:
    actions = row["actions"].split("\n") if row["actions"] else []
    undone = [int(version) for version in row["undone"].split()]
    events = read_events(row["events"])
    return Entry(row["version"], row["kind"], row["seat"], actions, undone, row["key"], row["at"], events)


def _engine(address: str) -> AsyncEngine:
    url = make_url(address)
    engine = create_async_engine(url)
    if url.get_backend_name() == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
    return engine


def _durable_sqlite(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer, and what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Brings the tables up to date. Most starts find them so, and need not load the tool."""
    if inspect(connection).has_table("alembic_version"):
        if connection.scalar(select(column("version_num")).select_from(table("alembic_version"))) == NEWEST_MIGRATION:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("ludoteca.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
