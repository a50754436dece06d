"""The bodies of requests and responses about games on the same chance: duels, games of the day, evenings."""

from typing import Literal

from msgspec import Struct

from ludoteca.kernel.rules import OptionValue
from ludoteca.server.protocol.schemas import GameSummary
from ludoteca.server.tables.clock import Clock

DealKind = Literal["duel", "day", "evening"]
EntryStatus = Literal["playing", "over", "closed"]


class EnterDeal(Struct, forbid_unknown_fields=True):
    """`name` is the name at the table; by default the person's own."""

    name: str = ""


class DealEntry(Struct):
    """One game of a deal. `table`, `score` and `rank` are null for viewers who have not played it yet; `rank` is also
    null for attempts that do not count. `place` is the person's rank in their own game."""

    table: str | None
    name: str
    mine: bool
    status: EntryStatus
    counted: bool
    score: int | None
    rank: int | None
    place: int | None


class DealInfo(Struct):
    """`state` says what the viewer can do: enter, continue playing, look at the results (`done`), or only watch
    (`barred`, with the reason in `why`). `mine` is the viewer's table; `open` says that the games can be looked at,
    and `share` is then the path of a link to the results."""

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
    """Where two games on the same chance first differ: the versions of these moves, and their sentences."""

    left: int
    right: int
    left_texts: list[str]
    right_texts: list[str]
    chapter: str


class RollPoints(Struct):
    """The points of the same roll or deal of cards in both games."""

    chapter: str
    number: int
    left: int
    right: int


class Comparison(Struct):
    """Two games on the same chance; `same` says that they are equal, digest for digest."""

    seat: int
    left_name: str
    right_name: str
    left: GameSummary
    right: GameSummary
    same: bool
    parted: Parting | None
    rolls: list[RollPoints]


class DayInfo(Struct):
    """The game of the day of one game. `best` is the table of yesterday's best counted attempt."""

    deal: DealInfo
    next_commitment: str
    played: int
    best: str | None
    best_name: str
    best_score: int | None


class DayLine(Struct):
    """A summary of a game of the day. `rank` and `score` are those of the viewer's counted attempt, once it is over."""

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
    """Sets whether the next round begins automatically when all tables of the one before are over."""

    auto: bool


class JoinEvening(Struct, forbid_unknown_fields=True):
    code: str = ""
    name: str = ""


class EntrantInfo(Struct):
    number: int
    name: str
    mine: bool


class BoardSeat(Struct):
    """`number` is the entrant's, -1 for a bot. Points are included when the board was played at all tables."""

    number: int
    name: str
    score: int | None
    margin: float | None


class BoardTable(Struct):
    """A table of a board; `table` is its id, for those who may look at it."""

    status: EntryStatus
    table: str | None
    seats: list[BoardSeat]


class BoardInfo(Struct):
    """A board with its pairings. `commitment` is fixed since the evening was created."""

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
    """`round` is the board that is played, 0 before the first; `mine` is the table where the viewer plays now. `now`
    is the server's clock."""

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
