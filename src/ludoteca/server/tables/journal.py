"""The journal of a table: one entry per accepted command. `storage.journal_codec` encodes it."""

from dataclasses import dataclass, field

from ludoteca.kernel.events import Event

ACT = "act"
UNDO = "undo"
RELEASE = "release"
"""A release that changed the rules could not replay the moves since the last snapshot; they were taken back."""
TAKEBACK = "takeback"
"""A takeback beyond a barrier, by consent."""
STANDIN = "standin"
"""A bot plays for a person from here on; the event says why."""
BACK = "back"
RESIGNED = "resigned"
CLOSED = "closed"


@dataclass
class JournalEntry:
    """One accepted command: a seat's actions, or the versions it took back.

    This is the entry's only shape from the table to the database. `events` hold secrets: what a viewer may know of them
    is an `EntryInfo` (`views.py`).
    """

    version: int
    kind: str
    seat: int
    actions: list[str]
    undone: list[int]
    key: str
    at: int
    events: list[Event] = field(default_factory=list)


def standing(entries: list[JournalEntry]) -> list[JournalEntry]:
    """Returns the entries that count: acts that were not taken back."""
    gone = {version for entry in entries for version in entry.undone}
    return [entry for entry in entries if entry.kind == ACT and entry.version not in gone]
