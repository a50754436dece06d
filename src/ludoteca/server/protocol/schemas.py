"""The bodies of HTTP requests and responses. Tables, seats and log entries are the views of `tables.views`.

Typed once: `typescript.py` makes the page's types from these.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel.json_types import Observation, TypedAction
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import OptionValue
from ludoteca.server.tables.clock import Clock
from ludoteca.server.tables.seeds import SeedProof
from ludoteca.server.tables.views import EntryInfo, TableInfo

SeatKind = Literal["me", "bot", "open"]
SeatChangeKind = Literal["keep", "bot", "open"]


class RefusalInfo(Struct):
    """Why something is not possible, as the rules say it: a message id and its values."""

    id: str
    values: Json


Position = Annotated[Json, msgspec.Meta(extra_json_schema={"$ref": Observation.__name__})]
Typed = Annotated[Json, msgspec.Meta(extra_json_schema={"$ref": TypedAction.__name__})]
"""What only the game knows in full: pages read it by the game's own types."""


class Choice(Struct):
    value: OptionValue
    title: str
    help: str


class OptionInfo(Struct):
    """A rule that people can choose. A default of null follows from the other options."""

    name: str
    title: str
    help: str
    default: OptionValue | None
    choices: list[Choice]


class PageInfo(Struct):
    """Addresses of what a plugin brings for the browser: the module that draws the board, and a picture or nothing."""

    board: str
    cover: str


class GameInfo(Struct):
    """`page` is null for the games that the browser app itself has boards for, and for those that have none."""

    id: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    sources: list[str]
    page: PageInfo | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """`public` tables are in everybody's lobby, and need no code to join."""

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    public: bool = False
    hints: bool = True
    takebacks: bool = True
    clock: Clock = Clock()


class OptionsRequest(Struct, forbid_unknown_fields=True):
    """Options to be validated before there is a table."""

    players: int
    options: dict[str, OptionValue] = {}


class ResolvedOptions(Struct):
    """All options of a game, with those that follow from the others."""

    options: dict[str, OptionValue]


class Join(Struct, forbid_unknown_fields=True):
    """Public tables need no code. `name` is the seat's; somebody new becomes a person of that name."""

    code: str = ""
    seat: int | None = None
    name: str = ""


class InviteCode(Struct, forbid_unknown_fields=True):
    code: str


class SeatChange(Struct, forbid_unknown_fields=True):
    """What becomes of a seat: whoever has it keeps it, a bot gets it, or it opens."""

    seat: int
    kind: SeatChangeKind = "keep"
    bot: str = ""
    name: str = ""


class Arrangement(Struct, forbid_unknown_fields=True):
    """All seats in their new order. `names` are those at the seats as the asker saw them: nobody who came meanwhile is overlooked."""

    seats: list[SeatChange]
    names: list[str]


class ScoresAt(Struct):
    """A moment in the game's course: the scores after this version."""

    version: int
    scores: list[int]


class SourcePoints(Struct):
    source: str
    title: str
    points: list[int]


class ChapterPoints(Struct):
    """What a round or phase of the game brought, per seat."""

    title: str
    points: list[int]


class Chapter(Struct):
    """Where a round or phase of the game begins."""

    version: int
    title: str


class GameSummary(Struct):
    """`course` tells scores, or, `as_if_over`, those that there would have been had the game ended at each moment."""

    table: str
    result: Json
    sources: list[SourcePoints]
    course: list[ScoresAt]
    as_if_over: bool
    chapters: list[ChapterPoints]
    record: str
    proof: SeedProof | None


class Lobby(Struct):
    """`mine` running first, those that wait for me before the others; `open` have a free seat; `watch` are being played."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class NetworkAddresses(Struct):
    """Under which addresses others reach this server. `addresses` are URLs (`http://192.168.1.5:8080/`) in its own network.

    `public` is the `--public-url`, empty where there is none; `loopback` says that it listens to this machine only."""

    addresses: list[str]
    public: str
    loopback: bool
    port: int


class RecordText(Struct, forbid_unknown_fields=True):
    text: str


class Branch(Struct, forbid_unknown_fields=True):
    """A new table from the position after `version`: the asker at `seat`, bots of this name at the others."""

    version: int
    seat: int
    bot: str = "greedy"


class PositionStart(Struct, forbid_unknown_fields=True):
    """Asks for a position to change: the opening, or a moment at which this round or phase begins."""

    game: str
    players: int
    options: dict[str, OptionValue] = {}
    chapter: int = 1


class LaidPosition(Struct, forbid_unknown_fields=True):
    """A whole position, hidden things included, with the settings that it belongs to."""

    game: str
    players: int
    options: dict[str, OptionValue]
    position: Json


class LaidBranch(Struct, forbid_unknown_fields=True):
    """A new table from a position laid by hand: the asker at `seat`, bots of this name at the others.

    Unless it is `exact`, what the seat does not know is dealt anew."""

    laid: LaidPosition
    seat: int
    bot: str = "greedy"
    exact: bool = False


class PositionCheck(Struct):
    """A position as its game writes it. `why` says what no game can come to, and is empty if nothing is; `field` where.
    `described` is what is printed, if asked for."""

    position: Json
    standings: list[Json]
    described: Json | None
    why: str
    field: str


class RecordCheck(Struct):
    """A record replayed: `why` says what is wrong with it, and is empty if nothing is. `plies` are those that could be played."""

    game: str
    players: int
    plies: int
    digest: str
    ok: bool
    seed: str
    why: str


class Replay(Struct):
    """A game to look back on through the `eyes` of a seat (`"0"`, `"1"`, ...) or of the `table`.

    Positions are there from version `first` to version `last`."""

    table: TableInfo
    eyes: str
    first: int
    last: int
    entries: list[EntryInfo]
    described: Json
    chapters: list[Chapter]
    course: list[ScoresAt]


class Health(Struct):
    """The server's health: tables in memory, open sockets, and what the database writer has done since the start."""

    tables: int
    sockets: int
    saved: int
    commits: int


class ErrorInfo(Struct):
    code: str
    text: str
    refusal: RefusalInfo | None = None


class ErrorBody(Struct):
    """The body of every HTTP error."""

    error: ErrorInfo


class ThingInfo(Struct):
    """`what` a thing is: its type and fields, as the game tells them. `variants` has the help that differs, by way to play."""

    what: Json
    name: str
    help: str
    variants: dict[str, str]


class PositionInfo(Struct):
    """`standings` tell of every seat more than its score, where the game does; they follow from the position."""

    position: Position
    standings: list[Json]


HTTP_TYPES = (
    PositionInfo,
    ThingInfo,
    GameInfo,
    NewTable,
    OptionsRequest,
    ResolvedOptions,
    Join,
    InviteCode,
    Arrangement,
    TableInfo,
    GameSummary,
    Lobby,
    NetworkAddresses,
    RecordText,
    Branch,
    PositionStart,
    LaidPosition,
    LaidBranch,
    PositionCheck,
    RecordCheck,
    Replay,
    Health,
    ErrorBody,
)
