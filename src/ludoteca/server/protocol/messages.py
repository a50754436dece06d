"""What page and server say to each other on the socket: `typescript.py` makes the page's types from these."""

from typing import Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel.jsontext import Json
from ludoteca.server.protocol.schemas import EventInfo, LogEntry, Refusal, TableInfo

PROTOCOL = 1
LARGEST_MESSAGE = 16_384
LONGEST_KEY = 64


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


class SayChat(ClientMessage, tag="chat"):
    """With a key it is answered, and said once however often it is sent; without one only a refusal is told."""

    text: str
    key: str = ""


class SetNote(ClientMessage, tag="note"):
    """A note to oneself, kept with the table; nobody else reads it."""

    text: str


class CallBot(ClientMessage, tag="call"):
    """A bot shall play for this absent person."""

    seat: int


class ComeBack(ClientMessage, tag="back"):
    """I play again myself."""


class Resign(ClientMessage, tag="resign"):
    """A bot plays on for me, for good."""


class AskTakeback(ClientMessage, tag="takeback"):
    """Asks everybody to take my last move back, and all that came after it."""


class AnswerTakeback(ClientMessage, tag="answer"):
    yes: bool


Said = (
    Hello
    | Ready
    | Act
    | Undo
    | Confirm
    | AskHint
    | AskWhy
    | SetLanguage
    | Ping
    | SayChat
    | SetNote
    | CallBot
    | ComeBack
    | Resign
    | AskTakeback
    | AnswerTakeback
)


# -- the socket: what the server says


class ServerMessage(Struct, tag_field="type"):
    """Anything the server may say."""


class ChatLine(Struct):
    """Seat -1 is a spectator."""

    id: int
    seat: int
    name: str
    at: int
    text: str


class Welcome(ServerMessage, tag="welcome"):
    """`described` is what lies printed on this table, as the rules tell it; empty for most games. `note` is one's own."""

    protocol: int
    table: TableInfo
    seat: int | None
    needs_nonce: bool
    described: Json
    chat: list[ChatLine]
    note: str


class Chat(ServerMessage, tag="chat"):
    """New lines."""

    lines: list[ChatLine]


class Table(ServerMessage, tag="table"):
    """Something about the table itself changed: who sits there, whether it plays. `seat` is the page's own, as in `welcome`."""

    table: TableInfo
    seat: int | None


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

    `actions` are the texts to send; `typed` says what each of them means, as places in the message's `actions`.
    `complete` is false where more can be decided afterwards than was looked at."""

    actions: list[str]
    typed: list[int]
    picks: list[str]
    now: int
    now_picks: int
    points: list[int]
    events: list[int]
    complete: bool


class Plans(ServerMessage, tag="plans"):
    """`actions` are the typed actions of the plans, `type` and fields as in a trace; what several plans share is told once.

    `typed` and `events` of a plan are places in this message's lists. `version` is the decision they belong to.
    """

    version: int
    complete: bool
    actions: list[Json]
    events: list[EventInfo]
    plans: list[PlanInfo]


class ClockInfo(Struct):
    """`left` milliseconds when this was sent; they run down while `running`."""

    left: int
    running: bool


class Takeback(Struct):
    """`seat` asks to go back to before `version`; `waiting` are the seats that have not answered."""

    seat: int
    version: int
    yes: list[int]
    waiting: list[int]


class Status(ServerMessage, tag="status"):
    """`clocks` is empty at a table without, else one per seat; for the seats in `callable` a bot may be called now.

    `heirs` are seats at a table that waits: their people may take the place of its host, who is away.
    """

    thinking: list[int]
    ready: list[int]
    here: list[int]
    watching: int
    clocks: list[ClockInfo]
    callable: list[int]
    takeback: Takeback | None
    heirs: list[int] = []
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
    "name-missing",
    "not-playing",
    "after-barrier",
    "nothing-to-undo",
    "not-saved",
    "no-takebacks",
    "no-hints",
    "takeback-open",
    "no-takeback",
    "standin",
    "resigned",
    "not-away",
    "chat-too-fast",
    "too-large",
    "closed",
]


class Refused(ServerMessage, tag="refused"):
    key: str
    code: RefusedCode
    version: int
    text: str = ""
    refusal: Refusal | None = None


class Hinted(ServerMessage, tag="hinted"):
    """`actions` are the texts to send, `typed` what they mean; empty where there is nothing to hint at."""

    key: str
    actions: list[str]
    typed: list[Json]
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


Told = Welcome | Table | Chat | Update | Plans | Status | Accepted | Refused | Hinted | Because | Pong | Failed

decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode
