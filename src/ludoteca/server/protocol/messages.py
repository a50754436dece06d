"""The messages of the socket in both directions. `typescript.py` generates the page's types from these."""

from typing import Literal

import msgspec
from msgspec import Struct

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.server.protocol.schemas import Position, RefusalInfo, Typed
from ludoteca.server.protocol.study import BestMoves
from ludoteca.server.tables.clock import ClockInfo
from ludoteca.server.tables.rejections import RejectionCode
from ludoteca.server.tables.views import EntryInfo, EventInfo, TableInfo

PROTOCOL = 1
LARGEST_MESSAGE = 16_384
LONGEST_KEY = 64
BotSpeed = Literal["relaxed", "normal", "instant"]


# -- from the client


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages of a client."""


class Hello(FromClient, tag="hello"):
    """`since` is the last version that the client has; null requests everything. Seat -1 only watches."""

    protocol: int
    since: int | None = None
    seat: int | None = None
    language: str = "en"


class Ready(FromClient, tag="ready"):
    nonce: str


class Act(FromClient, tag="act"):
    """`confirmed` is false if the person may still change their mind for a moment."""

    key: str
    version: int
    actions: list[str]
    confirmed: bool = True


class Undo(FromClient, tag="undo"):
    key: str
    version: int
    all: bool = False


class Confirm(FromClient, tag="confirm"):
    pass


class AskHint(FromClient, tag="hint"):
    key: str


class AskBest(FromClient, tag="best"):
    """Asks for the best moves of this seat's decision and their reasons; rejected if hints are off."""

    key: str


class AskWhy(FromClient, tag="why"):
    key: str
    picks: list[str]


class SetLanguage(FromClient, tag="language"):
    language: str


class SetBotSpeed(FromClient, tag="bot-speed"):
    """Sets how long a bot's move stays before the next; of several people at a table the slowest decides."""

    speed: BotSpeed


class Ping(FromClient, tag="ping"):
    pass


class SayChat(FromClient, tag="chat"):
    """With a key the line is acknowledged, and stored once however often it is sent; without one only a rejection is
    sent."""

    text: str
    key: str = ""


class SetNote(FromClient, tag="note"):
    """Sets the person's private note on the table."""

    text: str


class CallBot(FromClient, tag="call"):
    """Lets a bot play for this absent person."""

    seat: int


class ComeBack(FromClient, tag="back"):
    """Ends the stand-in: the person plays again."""


class Resign(FromClient, tag="resign"):
    """Lets a bot play for this seat for good."""


class AskTakeback(FromClient, tag="takeback"):
    """Asks the others to take back this seat's last act and everything after it."""


class AnswerTakeback(FromClient, tag="answer"):
    yes: bool


ClientMessage = (
    Hello
    | Ready
    | Act
    | Undo
    | Confirm
    | AskHint
    | AskBest
    | AskWhy
    | SetLanguage
    | SetBotSpeed
    | Ping
    | SayChat
    | SetNote
    | CallBot
    | ComeBack
    | Resign
    | AskTakeback
    | AnswerTakeback
)


# -- from the server


class FromServer(Struct, tag_field="type"):
    """The base of all messages of the server."""


class ChatLine(Struct):
    """A line of the chat. Seat -1 is a spectator."""

    id: int
    seat: int
    name: str
    at: int
    text: str


class Welcome(FromServer, tag="welcome"):
    """`described` is what is printed on this table, from the rules; empty for most games. `note` is the person's own.

    `chapter` is the round or phase in which the game begins: the first, unless it continues from a position of another
    game.
    """

    protocol: int
    table: TableInfo
    seat: int | None
    needs_nonce: bool
    described: Json
    chat: list[ChatLine]
    note: str
    chapter: int


class Chat(FromServer, tag="chat"):
    """New lines of the chat."""

    lines: list[ChatLine]


class Table(FromServer, tag="table"):
    """The table itself changed, for example its seats or its status. `seat` is the page's own, as in `welcome`."""

    table: TableInfo
    seat: int | None


class Update(FromServer, tag="update"):
    """All entries since the client's version, and the position they lead to.

    `preparable` are the moves that this seat can prepare while others decide, each with the things of which one can be
    picked in each of its steps; null if the game leaves it open. `decision` is the version of this seat's open decision,
    to act with; null if it has none. `undo` is how many of this seat's messages can be taken back.
    """

    version: int
    entries: list[EntryInfo]
    position: Position
    standings: list[Json]
    preparable: list[PreparableMove] | None
    decision: int | None
    undo: int
    result: Json | None = None


class PlanInfo(Struct):
    """One way to act. The first `now` actions, with the first `now_picks` picks, can be sent now.

    `actions` are the texts to send; `typed` are the indexes of their typed form in the message's `actions`. `complete`
    is false if more decisions follow than were looked at.
    """

    actions: list[str]
    typed: list[int]
    picks: list[str]
    now: int
    now_picks: int
    points: list[int]
    events: list[int]
    complete: bool


class Plans(FromServer, tag="plans"):
    """`actions` are the typed actions of the plans, with `type` and fields as in a trace; what several plans share is
    sent once.

    `typed` and `events` of a plan are indexes in this message's lists. `version` is the decision that the plans belong
    to.
    """

    version: int
    complete: bool
    actions: list[Typed]
    events: list[EventInfo]
    plans: list[PlanInfo]


class Takeback(Struct):
    """`seat` asks to go back to before `version`; `waiting` are the seats that have not answered."""

    seat: int
    version: int
    yes: list[int]
    waiting: list[int]


class Status(FromServer, tag="status"):
    """`clocks` has one per seat, and is empty at a table without clocks; for the seats in `callable` a bot may be
    called now.

    `heirs` are the seats at a waiting table whose people may replace its absent host.
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


class Accepted(FromServer, tag="accepted"):
    key: str
    version: int


class Rejected(FromServer, tag="refused"):
    key: str
    code: RejectionCode
    version: int
    text: str = ""
    refusal: RefusalInfo | None = None


class HintAnswer(FromServer, tag="hinted"):
    """One step: `actions` are the texts to send, `typed` their typed form, `text` suggests it and says why.

    Empty if there is nothing to suggest. The next hint continues the same line unless new information was revealed.
    """

    key: str
    actions: list[str]
    typed: list[Typed]
    picks: list[str]
    text: str


class BestAnswer(FromServer, tag="best"):
    """`best` is null if there is nothing to decide, or if the game has no judge."""

    key: str
    best: BestMoves | None


class WhyNotAnswer(FromServer, tag="because"):
    key: str
    text: str
    refusal: RefusalInfo | None = None


class Pong(FromServer, tag="pong"):
    pass


FailedCode = Literal[
    "garbage",
    "too-large",
    "too-fast",
    "hello-first",
    "protocol",
    "bad-nonce",
    "not-yours",
    "unplayable",
    "too-many-watch",
]


class Failed(FromServer, tag="failed"):
    code: FailedCode
    text: str


ServerMessage = (
    Welcome
    | Table
    | Chat
    | Update
    | Plans
    | Status
    | Accepted
    | Rejected
    | HintAnswer
    | BestAnswer
    | WhyNotAnswer
    | Pong
    | Failed
)

decode_client_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
