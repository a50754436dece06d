"""The bodies of requests and responses about games on the same chance: duels, games of the day, evenings."""

from typing import Literal

from msgspec import Struct

from ludoteca.kernel.rules import OptionValue
from ludoteca.server.protocol.schemas import GameSummary
from ludoteca.server.tables.clock import Clock

DealKind = Literal["duel", "day", "evening"]
EntryStatus = Literal["playing", "over", "closed"]


class EnterDeal(Struct, forbid_unknown_fields=True):
    """`name` is the seat's, else the person's own."""

    name: str = ""


class DealEntry(Struct):
    """One game of a deal. `table`, `score` and `rank` are null for those who have not played it yet; `rank` also for
    tries that do not count. `place` is the person's rank in their own game."""

    table: str | None
    name: str
    mine: bool
    status: EntryStatus
    counted: bool
    score: int | None
    rank: int | None
    place: int | None


class DealInfo(Struct):
    """`state` says what the asker can do: enter, go on playing, look (`done`), or nothing but look on (`barred`, with the
    reason in `why`). `mine` is the table of the asker, `open` that the games can be looked at;
    `share` is then the path of a link that shows the results."""

    id: str
    kind: DealKind
    game: str
    players: int
    options: dict[str, OptionValue]
    seat: int
    bots: list[str]
    commitment: str
    created: int
    day: str | None
    by: str
    entries: list[DealEntry]
    state: Literal["enter", "playing", "done", "barred"]
    why: str
    mine: str | None
    open: bool
    share: str | None


class Parting(Struct):
    """Where two games on the same chance first differ: the versions of these moves, and what they were, in words."""

    left: int
    right: int
    left_texts: list[str]
    right_texts: list[str]
    chapter: str


class RollPoints(Struct):
    """What the same roll or deal of cards brought in both games."""

    chapter: str
    number: int
    left: int
    right: int


class Comparison(Struct):
    """`same` says that both are the same game, digest for digest."""

    seat: int
    left_name: str
    right_name: str
    left: GameSummary
    right: GameSummary
    same: bool
    parted: Parting | None
    rolls: list[RollPoints]


class DayInfo(Struct):
    """The game of the day of one game. `best` is the table of yesterday's best counted try."""

    deal: DealInfo
    next_commitment: str
    played: int
    best: str | None
    best_name: str
    best_score: int | None


class DayLine(Struct):
    """The game of the day in short. `rank` and `score` are those of the asker's counted try, once it is over."""

    game: str
    played: int
    playing: bool
    rank: int | None
    score: int | None


class NewEvening(Struct, forbid_unknown_fields=True):
    title: str
    game: str
    players: int
    boards: int
    options: dict[str, OptionValue] = {}
    bot: str = "medium"
    clock: Clock = Clock()
    auto: bool = True


class ChangeEvening(Struct, forbid_unknown_fields=True):
    """Whether the next round begins by itself, when all tables of the one before are over."""

    auto: bool


class JoinEvening(Struct, forbid_unknown_fields=True):
    code: str = ""
    name: str = ""


class EntrantInfo(Struct):
    number: int
    name: str
    mine: bool


class BoardSeat(Struct):
    """`number` is that of the entrant, -1 for a bot. Points are there when the board was played at all tables."""

    number: int
    name: str
    score: int | None
    margin: float | None


class BoardTable(Struct):
    """`table` is there for those who may look at it."""

    status: EntryStatus
    table: str | None
    seats: list[BoardSeat]


class BoardInfo(Struct):
    """`commitment` is fixed since the evening was made. A board that has not begun has its pairings already."""

    number: int
    commitment: str
    status: Literal["later", "playing", "over"]
    tables: list[BoardTable]


class StandingInfo(Struct):
    number: int
    name: str
    mine: bool
    rank: int
    margin: float
    boards: int
    points: int


class EveningInfo(Struct):
    """`round` is the board that is played, 0 before the first; `mine` the table where the asker plays now.
    `now` is the server's clock."""

    id: str
    title: str
    game: str
    players: int
    options: dict[str, OptionValue]
    bot: str
    clock: Clock
    host: bool
    by: str
    invite: str | None
    round: int
    began: int
    auto: bool
    now: int
    over: bool
    entrants: list[EntrantInfo]
    boards: list[BoardInfo]
    standings: list[StandingInfo]
    mine: str | None


TYPES = (EnterDeal, DealInfo, Comparison, DayInfo, DayLine, NewEvening, ChangeEvening, JoinEvening, EveningInfo)
