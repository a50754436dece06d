"""What one command changes. The shell stores it in one transaction and then commits it to the table in memory."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.jsontext import Json
from ludoteca.server.tables.journal import JournalEntry
from ludoteca.server.tables.rows import Snapshot, TableRow


@dataclass(frozen=True)
class Archive:
    """A finished game: its record, its last position and its whole journal."""

    record: str
    position: Json
    journal: list[JournalEntry]


@dataclass(frozen=True)
class Change:
    """The table's row before and after, and what else is new.

    `first_snapshot` says that the table had none. An `archive` takes the place of journal and snapshot. `seen` is when
    the people of these seats were last here.
    """

    before: TableRow
    after: TableRow
    entry: JournalEntry | None = None
    snapshot: Snapshot | None = None
    first_snapshot: bool = False
    archive: Archive | None = None
    seen: Mapping[int, int] = field(default_factory=dict)
