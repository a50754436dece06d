"""The bodies of HTTP requests and responses. Tables, seats and log entries are those of `tables.views`.

`typescript.py` generates the page's types from these.
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
    """The rules' reason for a refusal: a message id and its values."""

    id: str
    values: Json


Position = Annotated[Json, msgspec.Meta(extra_json_schema={"$ref": Observation.__name__})]
Typed = Annotated[Json, msgspec.Meta(extra_json_schema={"$ref": TypedAction.__name__})]
"""Types that only the game defines in full: pages read them by the game's own generated types."""


class OptionChoice(Struct):
    value: OptionValue
    title: str
    help: str


class OptionInfo(Struct):
    """A rule option. A default of null follows from the other options. `of` is the option that `seat` chooses with this
    one for itself; both are null for all others."""

    name: str
    title: str
    help: str
    default: OptionValue | None
    choices: list[OptionChoice]
    of: str | None = None
    seat: int | None = None


class PageInfo(Struct):
    """The addresses of a plugin's page: the module that draws the board, and a cover picture if there is one."""

    board: str
    cover: str


class GameInfo(Struct):
    """`page` is null for games whose board is part of the browser app, and for those without one. `board_option` is the
    option by which boards are chosen, null where all have the same one."""

    id: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    sources: list[str]
    page: PageInfo | None = None
    board_option: str | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """`public` tables are listed in everybody's lobby, and need no code to join."""

    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    public: bool = False
    hints: bool = True
    takebacks: bool = True
    clock: Clock = Clock()


class OptionsRequest(Struct, forbid_unknown_fields=True):
    """Options to be validated before a table is created."""

    players: int
    options: dict[str, OptionValue] = {}


class ResolvedOptions(Struct):
    """All options of a game, including those that follow from others."""

    options: dict[str, OptionValue]


class Join(Struct, forbid_unknown_fields=True):
    """Public tables need no code. `name` is the name at the table; a new visitor becomes a person of that name."""

    code: str = ""
    seat: int | None = None
    name: str = ""


class InviteCode(Struct, forbid_unknown_fields=True):
    code: str


class SeatChange(Struct, forbid_unknown_fields=True):
    """The change of a seat: its player keeps it, a bot gets it, or it is opened."""

    seat: int
    kind: SeatChangeKind = "keep"
    bot: str = ""
    name: str = ""


class Arrangement(Struct, forbid_unknown_fields=True):
    """All seats in their new order. `names` are those that the host saw; the request is refused if somebody joined
    meanwhile."""

    seats: list[SeatChange]
    names: list[str]


class ScoresAt(Struct):
    """The scores after this version."""

    version: int
    scores: list[int]


class SourcePoints(Struct):
    source: str
    title: str
    points: list[int]


class ChapterPoints(Struct):
    """The points of a round or phase of the game, per seat."""

    title: str
    points: list[int]


class Chapter(Struct):
    """The version at which a round or phase of the game begins."""

    version: int
    title: str


class GameSummary(Struct):
    """`score_history` has the scores over time, or, with `as_if_over`, the final scores if the game had ended at each
    moment."""

    table: str
    result: Json
    sources: list[SourcePoints]
    score_history: list[ScoresAt]
    as_if_over: bool
    chapters: list[ChapterPoints]
    record: str
    proof: SeedProof | None


class Lobby(Struct):
    """`mine` has my tables, running ones that wait for me first; `open` have a free seat; `watch` are being played."""

    mine: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class NetworkAddresses(Struct):
    """The addresses at which others reach this server. `addresses` are URLs (`http://192.168.1.5:8080/`) in its local
    network.

    `public` is the `--public-url`, empty if there is none; `loopback` says that the server listens to this machine
    only.
    """

    addresses: list[str]
    public: str
    loopback: bool
    port: int


class RecordText(Struct, forbid_unknown_fields=True):
    text: str


class Branch(Struct, forbid_unknown_fields=True):
    """A new table from the position after `version`: the person at `seat`, bots of this name at the others."""

    version: int
    seat: int
    bot: str = "greedy"


class PositionStart(Struct, forbid_unknown_fields=True):
    """Requests a position to edit: the opening, or one at which this round or phase begins."""

    game: str
    players: int
    options: dict[str, OptionValue] = {}
    chapter: int = 1


class LaidPosition(Struct, forbid_unknown_fields=True):
    """A full position, hidden information included, with its settings."""

    game: str
    players: int
    options: dict[str, OptionValue]
    position: Json


class LaidBranch(Struct, forbid_unknown_fields=True):
    """A new table from an edited position: the person at `seat`, bots of this name at the others.

    Unless it is `exact`, what the seat does not know is dealt anew.
    """

    laid: LaidPosition
    seat: int
    bot: str = "greedy"
    exact: bool = False


class PositionCheck(Struct):
    """A position as its game writes it. `why` says why no game can reach it, empty if one can; `field` says where.
    `described` is what is printed, if requested."""

    position: Json
    standings: list[Json]
    described: Json | None
    why: str
    field: str


class RecordCheck(Struct):
    """A replayed record: `why` says what is wrong with it, empty if nothing is. `plies` counts the moves that could be
    played."""

    game: str
    players: int
    plies: int
    digest: str
    ok: bool
    seed: str
    why: str


class Replay(Struct):
    """A game as seen by the `eyes` of a seat (`"0"`, `"1"`, ...) or of the `table`.

    Positions are available from version `first` to version `last`.
    """

    table: TableInfo
    eyes: str
    first: int
    last: int
    entries: list[EntryInfo]
    described: Json
    chapters: list[Chapter]
    score_history: list[ScoresAt]


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
    """`what` has a thing's type and fields from the game. `variants` has the help texts that differ by variant of the
    game."""

    what: Json
    name: str
    help: str
    variants: dict[str, str]


class PositionInfo(Struct):
    """`standings` show more of every seat than its score, if the game defines it; they follow from the position."""

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
