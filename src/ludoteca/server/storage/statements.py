"""All statements that write to the database, with their values. `change` returns those of one command at a table."""

import secrets
import zlib
from collections.abc import Iterable

import msgspec
from sqlalchemy import bindparam, case, or_

from ludoteca.kernel.jsontext import canonical
from ludoteca.kernel.rules import Options
from ludoteca.server.storage import journal_codec, schema
from ludoteca.server.storage.journal_codec import COMPRESSION_LEVEL
from ludoteca.server.storage.transactions import Row
from ludoteca.server.storage.writer import BoundStatement, UnitOfWork
from ludoteca.server.tables.change import Archive, Change
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.rows import ChatRow, Device, Person, SeatRow, Snapshot, TableRow, now

DEVICE_ID_BYTES = 9
UNUSED_BYTES = 32
CHANGING = ("status", "host", "version", "deciding", "changed", "since", "started", "ticked", "deadline")
"""The columns of a table that change during its game and need no encoding."""

# Each statement is created once, so that the writer can group its rows.
INSERT_PERSON = schema.people.insert()
INSERT_FIRST_TOKEN = schema.tokens.insert()  # after its person
UPDATE_PERSON = (
    schema.people.update()
    .where(schema.people.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("name", "language", "seen")})
)
UPDATE_PUBLISHED = (
    schema.people.update().where(schema.people.c.id == bindparam("of")).values(published=bindparam("address"))
)
INSERT_TABLE = schema.tables.insert()
INSERT_SEAT = schema.seats.insert()
UPDATE_SEAT = (
    schema.seats.update()
    .where(schema.seats.c.table_id == bindparam("of"), schema.seats.c.seat == bindparam("number"))
    .values(
        {
            name: bindparam(name)
            for name in ("kind", "person", "bot", "name", "nonce", "standin", "left", "invited", "colour")
        }
    )
)
UPDATE_TABLE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in (*CHANGING, "result")})
)
UPDATE_NEXT = schema.tables.update().where(schema.tables.c.id == bindparam("of")).values(next=bindparam("to"))
UPDATE_INVITE = schema.tables.update().where(schema.tables.c.id == bindparam("of")).values(invite=bindparam("to"))
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
INSERT_UNCOUNTED = schema.uncounted.insert()
DELETE_ANALYSIS = schema.analyses.delete().where(schema.analyses.c.table_id == bindparam("of"))
INSERT_ANALYSIS = schema.analyses.insert()
UPDATE_ACCURACY = (
    schema.scores.update()
    .where(schema.scores.c.table_id == bindparam("of"), schema.scores.c.seat == bindparam("number"))
    .values({name: bindparam(name) for name in ("accuracy", "luck")})
)
INSERT_TOKEN = schema.tokens.insert()
DELETE_LINKS = schema.links.delete().where(
    or_(schema.links.c.person == bindparam("by"), schema.links.c.until <= bindparam("at"))
)
INSERT_LINK = schema.links.insert()
UPDATE_DEVICE = schema.tokens.update().where(schema.tokens.c.device == bindparam("of")).values(seen=bindparam("at"))
DELETE_DEVICE = schema.tokens.delete().where(schema.tokens.c.device == bindparam("of"))
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
PAUSE_CLOCK = PAUSE_CLOCKS.where(schema.tables.c.id == bindparam("of"))
DELETE_HEARTBEAT = schema.beats.delete()
INSERT_HEARTBEAT = schema.beats.insert()


def change(change: Change) -> UnitOfWork:
    """Stores a change as one unit of work: all of it or nothing."""
    before, after = change.before, change.after
    work: list[BoundStatement] = [update_seen(after.id, seat, at) for seat, at in change.seen.items()]
    if change.entry is not None:
        work.append(insert_entry(after.id, change.entry))
    if change.archive is not None:
        work += archive_game(after.id, change.archive)
        work.append((INSERT_UNCOUNTED, {"table_id": after.id, "ended": after.changed}))
    if change.snapshot is not None:
        work.append(put_snapshot(after.id, change.snapshot, change.first_snapshot))
    if after.options != before.options:
        work.append(update_options(after.id, after.options))
    if after.invite != before.invite:
        work.append((UPDATE_INVITE, {"of": after.id, "to": after.invite}))
    if change.entry is not None or after != before:
        work.append(update_table(after))
    if after.seats is not before.seats:  # most moves do not change them
        moved = [seat for seat, was in zip(after.seats, before.seats, strict=True) if seat != was]
        work += [update_seat(after.id, seat) for seat in moved]
    return work


def update_seat(table: str, seat: SeatRow) -> BoundStatement:
    return UPDATE_SEAT, {"of": table, "number": seat.seat, **_seat_row(seat)}


def update_table(table: TableRow) -> BoundStatement:
    result = None if table.result is None else canonical(table.result)
    return UPDATE_TABLE, {"of": table.id, **{name: getattr(table, name) for name in CHANGING}, "result": result}


def snapshot_row(snapshot: Snapshot) -> dict[str, object]:
    return {
        "version": snapshot.version,
        "position": msgspec.json.encode(snapshot.position).decode(),
        "rules_version": snapshot.rules_version,
        "record_from": snapshot.record_from,
        "record_start": None if snapshot.record_start is None else canonical(snapshot.record_start),
    }


def put_snapshot(table: str, snapshot: Snapshot, first: bool) -> BoundStatement:
    if first:
        return INSERT_SNAPSHOT, {"table_id": table, **snapshot_row(snapshot)}
    return UPDATE_SNAPSHOT, {"of": table, **snapshot_row(snapshot)}


def insert_entry(table: str, entry: JournalEntry) -> BoundStatement:
    return INSERT_ENTRY, {"table_id": table, **journal_codec.to_columns(entry)}


def archive_game(table: str, archive: Archive) -> UnitOfWork:
    """Replaces the rows of a finished game by one: its record, last position and compressed journal."""
    row = {
        "table_id": table,
        "record": zlib.compress(archive.record.encode(), COMPRESSION_LEVEL),
        "position": zlib.compress(canonical(archive.position).encode(), COMPRESSION_LEVEL),
        "journal": journal_codec.to_archive(archive.journal),
    }
    return [(INSERT_ARCHIVE, row), (DELETE_JOURNAL, {"of": table}), (DELETE_SNAPSHOT, {"of": table})]


def put_analysis(table: str, format: int, body: bytes, seats: Iterable[tuple[float, float]] = ()) -> UnitOfWork:
    """Stores an analysis in place of an earlier one. `seats` are the accuracy and the luck of each seat."""
    row = {"table_id": table, "format": format, "body": zlib.compress(body, COMPRESSION_LEVEL), "made": now()}
    found = [
        (UPDATE_ACCURACY, {"of": table, "number": seat, "accuracy": accuracy, "luck": luck})
        for seat, (accuracy, luck) in enumerate(seats)
    ]
    return [(DELETE_ANALYSIS, {"of": table}), (INSERT_ANALYSIS, row), *found]


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
        "colour": seat.colour,
    }


def insert_table(table: TableRow) -> UnitOfWork:
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
        "deal": None if table.deal is None else table.deal.id,
    }
    work: list[BoundStatement] = [(INSERT_TABLE, row | {name: getattr(table, name) for name in CHANGING})]
    for seat in table.seats:
        work.append((INSERT_SEAT, {"table_id": table.id, "seat": seat.seat, "seen": seat.seen, **_seat_row(seat)}))
    return work


def set_rematch(table: str, next: str) -> BoundStatement:
    return UPDATE_NEXT, {"of": table, "to": next}


def update_options(table: str, options: Options) -> BoundStatement:
    return UPDATE_OPTIONS, {"of": table, "to": canonical(options)}


# -- people


def new_device(browser: str, at: int) -> Device:
    return Device(secrets.token_urlsafe(DEVICE_ID_BYTES), browser, at, at)


def insert_person(person: Person, device: Device, token_hash: bytes) -> UnitOfWork:
    unused = secrets.token_bytes(UNUSED_BYTES)
    row = {"id": person.id, "token_hash": unused, "name": person.name, "language": person.language}
    return [
        (INSERT_PERSON, {**row, "created": person.created, "seen": person.created}),
        (INSERT_FIRST_TOKEN, _token_row(person.id, device, token_hash)),
    ]


def update_person(person: Person) -> BoundStatement:
    return UPDATE_PERSON, {"of": person.id, "name": person.name, "language": person.language, "seen": now()}


def publish(person: str, address: str | None) -> BoundStatement:
    """Sets the address of a person's page; None makes it private."""
    return UPDATE_PUBLISHED, {"of": person, "address": address}


def insert_token(person: str, device: Device, token_hash: bytes) -> BoundStatement:
    """Stores a session token for another browser of a person."""
    return INSERT_TOKEN, _token_row(person, device, token_hash)


def _token_row(person: str, device: Device, token_hash: bytes) -> Row:
    seen = {"device": device.id, "browser": device.browser, "created": device.created, "seen": device.seen}
    return {"hash": token_hash, "person": person, **seen}


def update_device(device: str, at: int) -> BoundStatement:
    return UPDATE_DEVICE, {"of": device, "at": at}


def delete_devices(devices: Iterable[str]) -> UnitOfWork:
    return [(DELETE_DEVICE, {"of": device}) for device in devices]


def delete_links(person: str, at: int) -> BoundStatement:
    """Deletes the person's device links and all expired ones."""
    return DELETE_LINKS, {"by": person, "at": at}


def replace_link(person: str, token_hash: bytes, at: int, until: int) -> UnitOfWork:
    """Stores a device link in place of the person's earlier one, and deletes expired ones."""
    row = {"hash": token_hash, "person": person, "until": until}
    return [delete_links(person, at), (INSERT_LINK, row)]


def update_seen(table: str, seat: int, at: int) -> BoundStatement:
    return UPDATE_SEEN, {"of": table, "number": seat, "at": at}


# -- chat and notes


def insert_chat_line(table: str, line: ChatRow, kept: int) -> UnitOfWork:
    row = {
        "table_id": table,
        "id": line.id,
        "seat": line.seat,
        "name": line.name,
        "at": line.at,
        "text": line.text,
        "person": line.person,
    }
    return [(INSERT_CHAT, row), (DELETE_CHAT, {"of": table, "upto": line.id - kept})]


def replace_note(table: str, person: str, text: str) -> UnitOfWork:
    forget: list[BoundStatement] = [(DELETE_NOTE, {"of": table, "by": person})]
    return [*forget, (INSERT_NOTE, {"table_id": table, "person": person, "text": text})] if text else forget


# -- the server itself


def record_heartbeat(at: int) -> UnitOfWork:
    return [(DELETE_HEARTBEAT, {}), (INSERT_HEARTBEAT, {"at": at})]


def pause_clocks(gap: int, at: int) -> BoundStatement:
    """Moves running clocks on by the time during which there was no server, but not beyond now."""
    return PAUSE_CLOCKS, {"gap": gap, "at": at}


def pause_clock(table: str, gap: int, at: int) -> BoundStatement:
    """Moves the clock of one table on, as `pause_clocks` does for all."""
    return PAUSE_CLOCK, {"of": table, "gap": gap, "at": at}
