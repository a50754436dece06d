"""Rows of the database as values: people, devices, tables, seats, snapshots. Times are milliseconds since 1970."""

import time
from dataclasses import dataclass

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    language: str
    created: int


@dataclass(frozen=True)
class Device:
    """A browser with a session token. `browser` describes it coarsely, such as `Firefox · Linux`."""

    id: str
    browser: str
    created: int
    seen: int


@dataclass(frozen=True)
class Session:
    """The person and the device of a request, and when the device was last recorded as seen."""

    person: Person
    device: str
    seen: int


@dataclass(frozen=True)
class SeatRow:
    """`kind` is person, bot or open. A person's nonce is empty until their browser sent one.

    `standin` says why a bot plays for a person, `left` is the time left on their clock when it was last charged,
    `seen` is when they last left. A person is not `invited` if they joined a public table without its code. `colour`
    is the one kept from an earlier table, as the number of the seat that first had it; None is the seat's own.
    """

    seat: int
    kind: str
    person: str | None
    bot: str
    name: str
    nonce: str
    standin: str = ""
    left: int = 0
    seen: int = 0
    invited: bool = True
    colour: int | None = None


@dataclass(frozen=True)
class Terms:
    """The terms of a table besides the rules. `clock` is its text, see `clock.py`."""

    public: bool = False
    hints: bool = True
    takebacks: bool = True
    clock: str = ""


@dataclass(frozen=True)
class Deal:
    """What several tables share, so that they get the same dice, deals and draws: settings, bots and seed.

    `kind` is duel, day or evening. `bots` has each seat's bot, with settings that make it reproducible, and an empty
    text for a person. The seed is made of `secret`, `seed_name` and `nonces`, all fixed before the first game began.
    `first` is the table of the game that a duel was made of: as long as everybody plays as there, its bots do too.
    `day` is the date of a game of the day; `evening` and `board` say which deal of an evening it is.
    """

    id: str
    kind: str
    game: str
    rules_version: int
    players: int
    options: Options
    bots: tuple[str, ...]
    secret: bytes
    seed_name: str
    nonces: dict[int, str]
    created: int
    first: str | None = None
    day: str | None = None
    evening: str | None = None
    board: int = 0


@dataclass(frozen=True)
class Evening:
    """A tournament of `boards` deals, each played at every table by `players`; `bot` takes the empty seats.

    `round` is the board that is played now, 0 before the first; it began at `began`. With `auto` the next one begins
    when all tables of this one are over.
    """

    id: str
    title: str
    game: str
    players: int
    options: Options
    bot: str
    boards: int
    clock: str
    host: str
    invite: str
    round: int
    began: int
    created: int
    auto: bool = True


@dataclass(frozen=True)
class Entrant:
    """A person who plays in an evening."""

    number: int
    person: str
    name: str


@dataclass(frozen=True)
class TableRow:
    """`since` is when the present decision began, `started` when the game did; 0 before.

    Clocks are charged up to `ticked`, and the first of them runs out at `deadline`. `deal` is what the table shares
    with others; then its seed comes from there, and its people's nonces do not count.
    """

    id: str
    game: str
    rules_version: int
    players: int
    options: Options
    status: str
    host: str
    invite: str
    secret: bytes
    version: int
    deciding: int
    created: int
    changed: int
    result: Json | None
    next: str | None
    seats: tuple[SeatRow, ...]
    terms: Terms = Terms()
    imported: bool = False
    since: int = 0
    started: int = 0
    ticked: int = 0
    deadline: int | None = None
    deal: Deal | None = None


@dataclass(frozen=True)
class Snapshot:
    """A position at a barrier, and where the record starts: at the seed (0, None) or at a position."""

    version: int
    position: Json
    rules_version: int
    record_from: int
    record_start: Json | None


@dataclass(frozen=True)
class ChatRow:
    id: int
    seat: int
    name: str
    at: int
    text: str
    person: str | None = None


_offset = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Returns milliseconds since 1970 by a clock that never jumps, and stops while the machine is suspended."""
    return (time.monotonic_ns() + _offset) // 1_000_000


def follow_system_clock(least: int) -> int:
    """Adjusts `now` to the system's clock if they differ by at least this many milliseconds; returns the difference
    applied."""
    global _offset  # noqa: PLW0603
    apart = time.time_ns() - time.monotonic_ns() - _offset
    if abs(apart) < least * 1_000_000:
        return 0
    _offset += apart
    return apart // 1_000_000
