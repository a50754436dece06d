"""The encoding of journal entries, in the columns of a row and in the archive of a finished game.

An encoded entry is the tuple of its column values; an archive is the compressed JSON list of such tuples. Archives of
older releases store actions and undone versions as lists, and can be read too.
"""

import zlib
from dataclasses import replace

import msgspec
from sqlalchemy import RowMapping

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.server.tables.journal import JournalEntry

COLUMNS = ("version", "kind", "seat", "actions", "undone", "key", "at", "events")
KEPT_KEYS = 8
"""The number of last entries whose keys are archived: a client that missed an answer repeats its command soon, or
never."""
COMPRESSION_LEVEL = 9

Encoded = tuple[int, str, int, str | list[str], str | list[int], str, int, msgspec.Raw]
"""The values of `COLUMNS`: actions separated by newlines, undone versions separated by spaces, events as JSON."""


class StoredEvent(msgspec.Struct, array_like=True):
    type: str
    seat: int
    values: Json
    secret: tuple[str, ...] = ()
    eyes: tuple[int, ...] = ()


_decode_events = msgspec.json.Decoder(list[StoredEvent]).decode
_decode_archive = msgspec.json.Decoder(list[Encoded]).decode


def encode(entry: JournalEntry) -> Encoded:
    events = [StoredEvent(each.type, each.seat, each.values, each.secret, each.eyes) for each in entry.events]
    return (
        entry.version,
        entry.kind,
        entry.seat,
        "\n".join(entry.actions),
        " ".join(map(str, entry.undone)),
        entry.key,
        entry.at,
        msgspec.Raw(msgspec.json.encode(events)),
    )


def decode(encoded: Encoded) -> JournalEntry:
    version, kind, seat, actions, undone, key, at, events = encoded
    if isinstance(actions, str):
        actions = actions.split("\n") if actions else []
    if isinstance(undone, str):
        undone = [int(number) for number in undone.split()]
    happened = [Event(each.type, each.seat, each.values, each.secret, each.eyes) for each in _decode_events(events)]
    return JournalEntry(version, kind, seat, actions, undone, key, at, happened)


def to_columns(entry: JournalEntry) -> dict[str, object]:
    *plain, events = encode(entry)
    return dict(zip(COLUMNS, (*plain, bytes(events)), strict=True))


def from_columns(row: RowMapping) -> JournalEntry:
    *plain, events = (row[name] for name in COLUMNS)
    return decode((*plain, msgspec.Raw(events)))


def to_archive(entries: list[JournalEntry]) -> bytes:
    first_key = len(entries) - KEPT_KEYS
    kept = [entry if place >= first_key else replace(entry, key="") for place, entry in enumerate(entries)]
    return zlib.compress(msgspec.json.encode([encode(entry) for entry in kept]), COMPRESSION_LEVEL)


def from_archive(data: bytes) -> list[JournalEntry]:
    return [decode(encoded) for encoded in _decode_archive(zlib.decompress(data))]
