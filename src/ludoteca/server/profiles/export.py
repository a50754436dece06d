"""Exports everything the server knows about a person as one JSON text, written in pieces because it may be long."""

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import RowMapping, Table, select

from ludoteca.server.profiles.tally import Tally
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import TableRow, now

FORMAT = 1
TABLES_AT_ONCE = 20
PERSONS = ("person", "player", "viewer", "host")
"""The columns that refer to a person."""
BY_TABLE = (schema.tables, schema.seats, schema.chat, schema.notes, schema.scores)
"""The database tables exported for each game table."""
SECRET = {"token_hash", "hash", "public_key"}
"""Columns that are useful to the server only."""


async def export(repository: Repository, person: str) -> AsyncIterator[bytes]:
    """Yields the person, the rows that refer to them, and their tables with the record of each finished game."""
    await Tally(repository).catch_up()
    about = {"format": FORMAT, "exported": now(), "person": await _own(repository, schema.people, "id", person)}
    for table in schema.METADATA.sorted_tables:
        keys = [column.name for column in table.columns if column.name in PERSONS]
        if keys and table not in BY_TABLE:
            about[table.name] = await _own(repository, table, keys[0], person)
    text = msgspec.json.encode(about)
    yield text[:-1] + b',"tables":['
    first = True
    async for row in _tables(repository, person):
        yield (b"\n" if first else b",\n") + msgspec.json.encode(await _table(repository, row, person))
        first = False
    yield b"]}\n"


async def _own(repository: Repository, table: Table, column: str, person: str) -> list[dict[str, object]]:
    rows = await repository.rows(select(table).where(table.c[column] == person))
    return [_plain(row) for row in rows]


def _plain(row: RowMapping) -> dict[str, object]:
    return {name: value for name, value in row.items() if name not in SECRET and not isinstance(value, bytes)}


async def _tables(repository: Repository, person: str) -> AsyncIterator[TableRow]:
    """Yields the tables at which they sit or which they host, ordered by id."""
    tables, seats = schema.tables.c, schema.seats.c
    own = select(seats.table_id).where(seats.person == person)
    last = ""
    while True:
        asked = select(tables.id).where(tables.id.in_(own) | (tables.host == person), tables.id > last)
        ids = [row["id"] for row in await repository.rows(asked.order_by(tables.id).limit(TABLES_AT_ONCE))]
        for id in ids:
            row = await repository.table(id)
            if row is not None:
                yield row
        if len(ids) < TABLES_AT_ONCE:
            return
        last = ids[-1]


async def _table(repository: Repository, row: TableRow, person: str) -> dict[str, object]:
    """Returns what is exported of a table. The record of a running game is left out, because it contains hidden
    information."""
    scores, chat = schema.scores, schema.chat
    own = [seat.seat for seat in row.seats if seat.person == person]
    counted = select(scores).where(scores.c.table_id == row.id, scores.c.person == person)
    mine = (chat.c.person == person) | (chat.c.person.is_(None) & chat.c.seat.in_(own))
    said = select(chat).where(chat.c.table_id == row.id, mine).order_by(chat.c.id)
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "status": row.status,
        "host": row.host == person,
        "seats": own,
        "names": [seat.name for seat in row.seats],
        "created": row.created,
        "changed": row.changed,
        "result": row.result,
        "scores": [_plain(each) for each in await repository.rows(counted)],
        "note": await repository.note(row.id, person),
        "chat": [_plain(each) for each in await repository.rows(said)],
        "record": await repository.record(row.id) if row.status == "over" else None,
    }
