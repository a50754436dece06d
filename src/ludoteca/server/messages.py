"""What travels between page and server, typed once: `typescript.py` makes the page's types from these."""

from typing import Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel.jsontext import Json

PROTOCOL = 1
LARGEST_MESSAGE = 16_384

SeatKind = Literal["me", "bot", "open"]
TableStatus = Literal["waiting", "playing", "over"]
OptionValue = str | int | bool


class Refusal(Struct):
    """Why something is not possible, as the rules say it: a message id and its values."""

    id: str
    values: Json


# -- HTTP


class Me(Struct):
    name: str
    language: str = ""


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


class GameInfo(Struct):
    id: str
    title: str
    rules: int
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    sources: list[str]


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    bot: str = ""
    name: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}


class Join(Struct, forbid_unknown_fields=True):
    code: str
    seat: int | None = None


class SeatInfo(Struct):
    """`mine` is the asker's own; `here` says that somebody with this seat looks at the table now."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    mine: bool
    here: bool


class TableInfo(Struct):
    """`invite` is the code to join with, for those who sit here; `next` the table of a rematch."""

    id: str
    game: str
    status: TableStatus
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    deciding: list[int]
    commitment: str
    created: int
    changed: int
    host: bool
    invite: str | None = None
    result: Json | None = None
    next: str | None = None


class Scored(Struct):
    """A moment in the game's course: the scores after this version."""

    version: int
    scores: list[int]


class SourcePoints(Struct):
    source: str
    title: str
    points: list[int]


class SeedProof(Struct):
    """All that is needed to check that the seed was fixed before the first move."""

    table: str
    commitment: str
    secret: str
    nonces: dict[str, str]
    seed: str


class Finish(Struct):
    table: str
    result: Json
    sources: list[SourcePoints]
    course: list[Scored]
    record: str
    proof: SeedProof


class Health(Struct):
    """How the server is: tables in memory, open sockets, and what the store has done since the start."""

    tables: int
    sockets: int
    saved: int
    commits: int


class Problem(Struct):
    code: str
    text: str
    refusal: Refusal | None = None


class Failure(Struct):
    """The body of every HTTP error."""

    error: Problem


# -- the socket: what a client says


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client may say."""


class Hello(ClientMessage, tag="hello"):
    """`since` is the last version the client has; null asks for everything. Seat -1 only watches."""

    protocol: int
    since: int | None = None
    seat: int | None = None
    language: str = "en"


class Ready(ClientMessage, tag="ready"):
    nonce: str


class Act(ClientMessage, tag="act"):
    """`confirmed` is false where the person may still change their mind for a moment."""

    key: str
    version: int
    actions: list[str]
    confirmed: bool = True


class Undo(ClientMessage, tag="undo"):
    key: str
    version: int
    all: bool = False


class Confirm(ClientMessage, tag="confirm"):
    pass


class AskHint(ClientMessage, tag="hint"):
    key: str


class AskWhy(ClientMessage, tag="why"):
    key: str
    picks: list[str]


class SetLanguage(ClientMessage, tag="language"):
    language: str


class Ping(ClientMessage, tag="ping"):
    pass


Said = Hello | Ready | Act | Undo | Confirm | AskHint | AskWhy | SetLanguage | Ping


# -- the socket: what the server says


class ServerMessage(Struct, tag_field="type"):
    """Anything the server may say."""


class EventInfo(Struct):
    """What happened, as this seat may know it. Seat -1 is nobody's; `text` is the sentence, `reason` why points were scored."""

    type: str
    seat: int
    values: Json
    text: str
    reason: str


class LogEntry(Struct):
    """`undone` are the versions that an undo took back."""

    version: int
    kind: Literal["act", "undo", "release"]
    seat: int
    at: int
    events: list[EventInfo]
    undone: list[int] = []


class Welcome(ServerMessage, tag="welcome"):
    """`described` is what lies printed on this table, as the rules tell it; empty for most games."""

    protocol: int
    table: TableInfo
    seat: int | None
    needs_nonce: bool
    described: Json


class Table(ServerMessage, tag="table"):
    """Something about the table itself changed: who sits there, whether it plays."""

    table: TableInfo


class Update(ServerMessage, tag="update"):
    """All that happened after what the client had, and where it leads.

    `decision` is the version of this seat's open decision, null where it has none; act with it. `undo` is how many of
    this seat's messages can be taken back.
    """

    version: int
    entries: list[LogEntry]
    position: Json
    decision: int | None
    undo: int
    result: Json | None = None


class PlanInfo(Struct):
    """One way to act. The first `now` actions, with the first `now_picks` picks, can be sent now.

    `complete` is false where more can be decided afterwards than was looked at."""

    actions: list[str]
    picks: list[str]
    now: int
    now_picks: int
    points: list[int]
    events: list[int]
    complete: bool


class Plans(ServerMessage, tag="plans"):
    """`events` of a plan are places in this message's list. `version` is the decision they belong to."""

    version: int
    complete: bool
    events: list[EventInfo]
    plans: list[PlanInfo]


class Status(ServerMessage, tag="status"):
    thinking: list[int]
    ready: list[int]
    here: list[int]
    watching: int
    held_by: int | None = None
    held_ms: int = 0


class Accepted(ServerMessage, tag="accepted"):
    key: str
    version: int


RefusedCode = Literal[
    "stale",
    "illegal",
    "not-deciding",
    "not-seated",
    "not-playing",
    "after-barrier",
    "nothing-to-undo",
    "not-saved",
]


class Refused(ServerMessage, tag="refused"):
    key: str
    code: RefusedCode
    version: int
    text: str = ""
    refusal: Refusal | None = None


class Hinted(ServerMessage, tag="hinted"):
    key: str
    actions: list[str]
    picks: list[str]


class Because(ServerMessage, tag="because"):
    key: str
    text: str
    refusal: Refusal | None = None


class Pong(ServerMessage, tag="pong"):
    pass


FailedCode = Literal["garbage", "too-large", "too-fast", "hello-first", "protocol", "bad-nonce", "not-yours"]


class Failed(ServerMessage, tag="failed"):
    code: FailedCode
    text: str


Told = Welcome | Table | Update | Plans | Status | Accepted | Refused | Hinted | Because | Pong | Failed

HTTP_TYPES = (Me, GameInfo, NewTable, Join, TableInfo, Finish, Health, Failure)

decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode
