"""The commands of an admin and their answers. They travel as JSON from `ludoteca admin` to the server."""

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
    """The ids of all tables that say something about a person."""

    person: str


class CloseTable(Command, tag="close"):
    table: str


class RenameAtTable(Command, tag="rename-at"):
    """A person's seats and chat lines at one table."""

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
    """As they could themselves: what they played with others stays, without their name."""

    person: str


class ExportPerson(Command, tag="export"):
    """The file that they get on their own page."""

    person: str


class ListSlow(Command, tag="slow"):
    pass


class Sweep(Command, tag="sweep"):
    """What the retention settings say is too old: counted, or removed."""

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
    """What took longer than `slow_seconds`, together where it was the same thing."""

    what: str
    count: int
    longest: float
    total: float
    last: int


class SweptLine(msgspec.Struct):
    """`days` is the setting, 0 for ever; `count` what is older, at most `more` than a sweep takes at once."""

    kind: str
    days: float
    count: int
    more: bool


Answer = list[TableLine] | list[PersonLine] | list[SlowLine] | list[SweptLine] | list[str] | msgspec.Raw | None
