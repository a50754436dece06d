"""The commands of `ludoteca admin` and their answers, which travel as JSON."""

import msgspec

MOST_LISTED = 50


class Command(msgspec.Struct, tag_field="command", forbid_unknown_fields=True):
    pass


class ListTables(Command, tag="tables"):
    text: str = ""
    status: str = ""
    limit: int = MOST_LISTED


class ListPeople(Command, tag="people"):
    text: str = ""
    limit: int = MOST_LISTED


class ListTablesOf(Command, tag="tables-of"):
    """Asks for the ids of all tables that refer to a person."""

    person: str


class CloseTable(Command, tag="close"):
    table: str


class RenameAtTable(Command, tag="rename-at"):
    """Renames a person's seats and chat lines at one table."""

    table: str
    person: str
    name: str


class RenamePerson(Command, tag="rename"):
    person: str
    name: str


class MutePerson(Command, tag="mute"):
    person: str
    muted: bool


class RemovePerson(Command, tag="remove"):
    """Deletes a person as their own page would: games played with others stay, without the name."""

    person: str


class ExportPerson(Command, tag="export"):
    """Asks for the file that a person can export on their own page."""

    person: str


class ListSlow(Command, tag="slow"):
    pass


class Sweep(Command, tag="sweep"):
    """Removes what the retention settings call too old, or only counts it."""

    remove: bool


AnyCommand = (
    ListTables
    | ListPeople
    | ListTablesOf
    | CloseTable
    | RenameAtTable
    | RenamePerson
    | MutePerson
    | RemovePerson
    | ExportPerson
    | ListSlow
    | Sweep
)


class TableLine(msgspec.Struct):
    id: str
    game: str
    status: str
    moves: int
    changed: int
    seats: list[str]


class PersonLine(msgspec.Struct):
    id: str
    name: str
    created: int
    muted: bool
    tables: int


class SlowLine(msgspec.Struct):
    """Operations of one name that took longer than `slow_seconds`, in total."""

    what: str
    count: int
    longest: float
    total: float
    last: int


class SweptLine(msgspec.Struct):
    """The result of a sweep for one setting: `days` (0 keeps for ever), the number removed or counted, and whether
    there is `more` than one sweep handles."""

    kind: str
    days: float
    count: int
    more: bool


Answer = list[TableLine] | list[PersonLine] | list[SlowLine] | list[SweptLine] | list[str] | msgspec.Raw | None
