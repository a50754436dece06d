"""What the server writes into the database: each kind of work as a statement and its row."""

import zlib

import msgspec
from sqlalchemy import Executable, bindparam, case, or_

from ludoteca.kernel.jsontext import Json, canonical
from ludoteca.kernel.rules import Options
from ludoteca.server.storage import schema
from ludoteca.server.storage.writer import Row, Work
from ludoteca.server.tables.journal import JournalEntry, read_events, write_events
from ludoteca.server.tables.rows import ChatRow, Person, SeatRow, Snapshot, TableRow, now

KEPT_KEYS = 8
Piece = tuple[Executable, Row]

CHANGING = ("status", "host", "version", "deciding", "changed", "since", "started", "ticked", "deadline")
"""The plain columns of a table that change while it lives."""

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
    .values(
        {name: bindparam(name) for name in ("kind", "person", "bot", "name", "nonce", "standin", "left", "invited")}
    )
)
UPDATE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in (*CHANGING, "result")})
)
UPDATE_NEXT = schema.tables.update().where(schema.tables.c.id == bindparam("of")).values(next=bindparam("to"))
UPDATE_OPTIONS = schema.tables.update().where(schema.tables.c.id == bindparam("of")).values(options=bindparam("to"))
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
INSERT_TOKEN = schema.tokens.insert()
DELETE_LINKS = schema.links.delete().where(
    or_(schema.links.c.person == bindparam("by"), schema.links.c.until <= bindparam("at"))
)
INSERT_LINK = schema.links.insert()
UPDATE_SEEN = (
    schema.seats.update()
    .where(schema.seats.c.table_id == bindparam("of"), schema.seats.c.seat == bindparam("number"))
    .values(seen=bindparam("at"))
)
INSERT_CHAT = schema.chat.insert()
DELETE_CHAT = schema.chat.delete().where(
    schema.chat.c.table_id == bindparam("of"), schema.chat.c.id <= bindparam("upto")
)
DELETE_NOTE = schema.notes.delete().where(
    schema.notes.c.table_id == bindparam("of"), schema.notes.c.person == bindparam("by")
)
INSERT_NOTE = schema.notes.insert()
_SHIFT = case(
    (schema.tables.c.ticked + bindparam("gap") > bindparam("at"), bindparam("at") - schema.tables.c.ticked),
    else_=bindparam("gap"),
)
PAUSE_CLOCKS = (
    schema.tables.update()
    .where(schema.tables.c.deadline.is_not(None), schema.tables.c.clock.like("minutes%"))
    .values(deadline=schema.tables.c.deadline + _SHIFT, ticked=schema.tables.c.ticked + _SHIFT)
)
DELETE_BEAT = schema.beats.delete()
INSERT_BEAT = schema.beats.insert()


def seat_work(table: str, seat: SeatRow) -> Piece:
    return UPDATE_SEAT, {"of": table, "number": seat.seat, **_seat_row(seat)}


def table_work(table: TableRow) -> Piece:
    result = None if table.result is None else canonical(table.result)
    return UPDATE_TABLE, {"of": table.id, **{name: getattr(table, name) for name in CHANGING}, "result": result}


def snapshot_row(snapshot: Snapshot) -> dict[str, object]:
    return {
        "version": snapshot.version,
        "position": canonical(snapshot.position),
        "rules_version": snapshot.rules_version,
        "record_from": snapshot.record_from,
        "record_start": None if snapshot.record_start is None else canonical(snapshot.record_start),
    }


def snapshot_work(table: str, snapshot: Snapshot, first: bool) -> Piece:
    if first:
        return INSERT_SNAPSHOT, {"table_id": table, **snapshot_row(snapshot)}
    return UPDATE_SNAPSHOT, {"of": table, **snapshot_row(snapshot)}


def entry_work(table: str, entry: JournalEntry) -> Piece:
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


def archive_work(table: str, record: str, position: Json, entries: list[JournalEntry]) -> Work:
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


def write_journal(entries: list[JournalEntry]) -> bytes:
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


def read_journal(data: bytes) -> list[JournalEntry]:
    archived = msgspec.json.decode(zlib.decompress(data), type=list[_ArchivedEntry])
    return [
        JournalEntry(
            each.version, each.kind, each.seat, each.actions, each.undone, each.key, each.at, read_events(each.events)
        )
        for each in archived
    ]


def _seat_row(seat: SeatRow) -> Row:
    return {
        "kind": seat.kind,
        "person": seat.person,
        "bot": seat.bot,
        "name": seat.name,
        "nonce": seat.nonce,
        "standin": seat.standin,
        "left": seat.left,
        "invited": seat.invited,
    }


def new_table_work(table: TableRow) -> Work:
    row: dict[str, object] = {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "players": table.players,
        "options": canonical(table.options),
        "invite": table.invite,
        "secret": table.secret,
        "created": table.created,
        "result": None if table.result is None else canonical(table.result),
        "next": table.next,
        "public": table.terms.public,
        "hints": table.terms.hints,
        "takebacks": table.terms.takebacks,
        "clock": table.terms.clock,
        "imported": table.imported,
    }
    work: list[Piece] = [(INSERT_TABLE, row | {name: getattr(table, name) for name in CHANGING})]
    for seat in table.seats:
        work.append((INSERT_SEAT, {"table_id": table.id, "seat": seat.seat, "seen": seat.seen, **_seat_row(seat)}))
    return work


def next_work(table: str, next: str) -> Piece:
    return UPDATE_NEXT, {"of": table, "to": next}


def options_work(table: str, options: Options) -> Piece:
    return UPDATE_OPTIONS, {"of": table, "to": canonical(options)}


# -- people


def new_person_work(person: Person, token_hash: bytes) -> Piece:
    row = {"id": person.id, "token_hash": token_hash, "name": person.name, "language": person.language}
    return INSERT_PERSON, {**row, "created": person.created, "seen": person.created}


def person_work(person: Person) -> Piece:
    return UPDATE_PERSON, {"of": person.id, "name": person.name, "language": person.language, "seen": now()}


def token_work(person: str, token_hash: bytes) -> Piece:
    """Another browser of a person."""
    return INSERT_TOKEN, {"hash": token_hash, "person": person, "created": now()}


def link_work(person: str, token_hash: bytes, at: int, until: int) -> Work:
    """In place of an older one; links that ran out go too."""
    row = {"hash": token_hash, "person": person, "until": until}
    return [(DELETE_LINKS, {"by": person, "at": at}), (INSERT_LINK, row)]


def seen_work(table: str, seat: int, at: int) -> Piece:
    return UPDATE_SEEN, {"of": table, "number": seat, "at": at}


# -- talk


def chat_work(table: str, line: ChatRow, kept: int) -> Work:
    row = {"table_id": table, "id": line.id, "seat": line.seat, "name": line.name, "at": line.at, "text": line.text}
    return [(INSERT_CHAT, row), (DELETE_CHAT, {"of": table, "upto": line.id - kept})]


def note_work(table: str, person: str, text: str) -> Work:
    forget: list[Piece] = [(DELETE_NOTE, {"of": table, "by": person})]
    return [*forget, (INSERT_NOTE, {"table_id": table, "person": person, "text": text})] if text else forget


# -- the server itself


def beat_work(at: int) -> Work:
    return [(DELETE_BEAT, {}), (INSERT_BEAT, {"at": at})]


def pause_work(gap: int, at: int) -> Piece:
    """Minutes that ran while there was no server begin that much later, but not later than now."""
    return PAUSE_CLOCKS, {"gap": gap, "at": at}
