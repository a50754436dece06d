"""The effects of one command. The shell stores them in one transaction and then commits them to the table in memory."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.jsontext import Json
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.rows import Snapshot, TableRow


@dataclass(frozen=True)
class Archive:
    """A finished game: its record, last position and whole journal."""

    record: str
    position: Json
    journal: list[JournalEntry]


@dataclass(frozen=True)
class Change:
    """The table's row before and after a command, and other new data.

    `first_snapshot` says that the table had none before. An `archive` replaces journal and snapshot. `seen` is when
    the people of these seats were last here.
    """

    before: TableRow
    after: TableRow
    entry: JournalEntry | None = None
    snapshot: Snapshot | None = None
    first_snapshot: bool = False
    archive: Archive | None = None
    seen: Mapping[int, int] = field(default_factory=dict)
