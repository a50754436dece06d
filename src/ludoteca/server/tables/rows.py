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
    """Who asks, by which device, and when that was last noted to be seen."""

    person: Person
    device: str
    seen: int


@dataclass(frozen=True)
class SeatRow:
    """`kind` is person, bot or open. A person's nonce is empty until their browser gave one.

    `standin` says why a bot plays for a person, `left` is the time left on their clock when it was last charged, `seen`
    when they left last. Whoever sat down at a public table without its code is not `invited`. `colour` is the one brought
    from an earlier table, by the number of the seat that first had it; None is the seat's own.
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
    """What those who make a table agree on beside the rules. `clock` is its text, see `clock.py`."""

    public: bool = False
    hints: bool = True
    takebacks: bool = True
    clock: str = ""


@dataclass(frozen=True)
class Deal:
    """What several tables share, so that they get the same dice, deals and draws: settings, bots and seed.

    `kind` is duel, day or evening. `bots` has the bot of each seat with the settings that make it repeat itself, and
    nothing at a person's. The seed is made of `secret`, `seed_name` and `nonces`, all fixed before the first game began.
    `first` is the table of the game that a duel was made of: as long as everybody plays as there, its bots do, too.
    `day` is the date of a game of the day, `evening` and `board` say which deal of an evening it is.
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
    """A tournament: so many deals, each played at every table by `players`; `bot` takes the seats that nobody has.

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
    """Somebody who plays in an evening."""

    number: int
    person: str
    name: str


@dataclass(frozen=True)
class TableRow:
    """`since` is when the present decision began, `started` when the game did; 0 before.

    Clocks are charged up to `ticked`, and the first of them runs out at `deadline`. `deal` is what the table shares with
    others; its seed comes from there then, and its people's own nonces do not count.
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
    """A position at a barrier, and where the record begins: at the seed (0, None), or at a position."""

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
    """Milliseconds since 1970, by a clock that does not jump, and stands still while the machine sleeps."""
    return (time.monotonic_ns() + _offset) // 1_000_000


def follow_system_clock(least: int) -> int:
    """Sets `now` by the system's clock if they are so many milliseconds apart; returns by how much it moved."""
    global _offset  # noqa: PLW0603
    apart = time.time_ns() - time.monotonic_ns() - _offset
    if abs(apart) < least * 1_000_000:
        return 0
    _offset += apart
    return apart // 1_000_000
