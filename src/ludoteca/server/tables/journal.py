"""What happened at a table, entry by entry, and how it is written down."""

from dataclasses import dataclass, field

import msgspec

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json

ACT = "act"
UNDO = "undo"
RELEASE = "release"
"""A new release could not follow the moves since the last snapshot; they were taken back."""
TAKEBACK = "takeback"
"""By consent, beyond a barrier."""
STANDIN = "standin"
"""A bot plays for a person from here on; its event says why."""
BACK = "back"
RESIGNED = "resigned"
CLOSED = "closed"


@dataclass
class JournalEntry:
    """One accepted message: a seat's actions, or the versions it took back. `events` hold secrets: see `Event.seen_by`."""

    version: int
    kind: str
    seat: int
    actions: list[str]
    undone: list[int]
    key: str
    at: int
    events: list[Event] = field(default_factory=list)


class StoredEvent(msgspec.Struct, array_like=True):
    type: str
    seat: int
    values: Json
    secret: tuple[str, ...] = ()
    eyes: tuple[int, ...] = ()


_decode = msgspec.json.Decoder(list[StoredEvent]).decode


def write_events(events: list[Event]) -> bytes:
    stored = [StoredEvent(each.type, each.seat, each.values, each.secret, each.eyes) for each in events]
    return msgspec.json.encode(stored)


def read_events(data: bytes | msgspec.Raw) -> list[Event]:
    return [Event(each.type, each.seat, each.values, each.secret, each.eyes) for each in _decode(data)]


def standing(entries: list[JournalEntry]) -> list[JournalEntry]:
    """The entries that count: acts that were not taken back."""
    gone = {version for entry in entries for version in entry.undone}
    return [entry for entry in entries if entry.kind == ACT and entry.version not in gone]
