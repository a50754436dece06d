"""Clocks: the time that a table grants, and what each seat has left. Pure functions of rows.

The clock of every deciding person runs. `minutes` is a budget for the whole game, with an increment for each finished
decision; `days` start anew with each decision. The next time-out is in the row (`deadline`), so that an unloaded table
can be loaded then.
"""

from dataclasses import dataclass, replace
from typing import Literal

from ludoteca.kernel.refusals import BadSettings
from ludoteca.server.tables.journal import ACT, BACK, JournalEntry
from ludoteca.server.tables.limits import TableLimits
from ludoteca.server.tables.rows import SeatRow, TableRow

NONE = "none"
MINUTES = "minutes"
DAYS = "days"
BOUNDS = {"minutes": (1, 180), "increment": (0, 120), "days": (1, 14)}
NEEDS = {NONE: (), MINUTES: ("minutes", "increment"), DAYS: ("days",)}


ClockKind = Literal["none", "minutes", "days"]


@dataclass(frozen=True)
class Clock:
    """`minutes` for each seat and `increment` seconds for each decision, or `days` for each decision."""

    kind: ClockKind = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0


@dataclass
class ClockInfo:
    """The milliseconds `left` when this was sent; they run down while `running`."""

    left: int
    running: bool


def text_of(clock: Clock) -> str:
    """Returns the clock's text in the database: empty, `minutes 10 5` or `days 2`; raises Refused for values out of
    range."""
    for name in NEEDS[clock.kind]:
        low, high = BOUNDS[name]
        if not low <= getattr(clock, name) <= high:
            raise BadSettings("clock-wrong", {"field": name, "low": low, "high": high})
    for name in BOUNDS.keys() - set(NEEDS[clock.kind]):
        if getattr(clock, name):
            raise BadSettings("clock-mixed", {"field": name, "kind": clock.kind})
    if clock.kind == NONE:
        return ""
    return " ".join([clock.kind, *(str(getattr(clock, name)) for name in NEEDS[clock.kind])])


def clock_of(text: str) -> Clock:
    kind, *numbers = text.split() or [NONE]
    return Clock(kind, **dict(zip(NEEDS[kind], map(int, numbers), strict=True)))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Pace:
    """A table's clock in milliseconds: a seat's `bank`, its `increment` per decision, and the `least` it has after
    coming back."""

    kind: str
    bank: int
    increment: int
    least: int


def pace_of(text: str, limits: TableLimits) -> Pace:
    clock = clock_of(text)
    minute, day = round(limits.minute_seconds * 1000), round(limits.day_seconds * 1000)
    if clock.kind == DAYS:
        return Pace(DAYS, clock.days * day, 0, day)
    return Pace(clock.kind, clock.minutes * minute, clock.increment * minute // 60, minute)


def ticking(row: TableRow) -> set[int]:
    """Returns the seats whose clock runs: those of people who have to decide."""
    if row.status != "playing" or not row.terms.clock:
        return set()
    return {seat.seat for seat in row.seats if row.deciding >> seat.seat & 1 and is_person(seat)}


def is_person(seat: SeatRow) -> bool:
    """Returns whether a person plays this seat, without a stand-in."""
    return seat.kind == "person" and not seat.standin


def started(row: TableRow, pace: Pace, at: int) -> TableRow:
    """Returns the row at the start of the game, with the full time for everybody."""
    return _set(row, {seat.seat: pace.bank for seat in row.seats if is_person(seat)}, at)


def advanced(
    before: TableRow, after: TableRow, entry: JournalEntry, undone: list[JournalEntry], pace: Pace
) -> TableRow:
    """Charges the time since the last entry and adds increments. `undone` are the entries taken back."""
    if not after.terms.clock:
        return after
    ran, runs = ticking(before), ticking(after)
    left = {seat: left_at(before, seat, entry.at) for seat in ran | runs}
    if pace.kind == DAYS:
        left |= {seat: pace.bank for seat in runs if seat not in ran or seat == entry.seat}
    elif entry.kind == ACT and entry.seat in ran:
        left[entry.seat] += pace.increment
    for gone in undone:  # otherwise doing and undoing would gain time
        if pace.kind == MINUTES and gone.seat in left:
            left[gone.seat] = max(0, left[gone.seat] - pace.increment)
    if entry.kind == BACK:
        left[entry.seat] = max(left.get(entry.seat, before.seats[entry.seat].left), pace.least)
    return _set(after, left, entry.at)


def _set(row: TableRow, left: dict[int, int], at: int) -> TableRow:
    seats = tuple(replace(seat, left=left.get(seat.seat, seat.left)) for seat in row.seats)
    running = [seats[seat].left for seat in ticking(row)]
    return replace(row, seats=seats, ticked=at, deadline=at + min(running) if running else None)


def left_at(row: TableRow, seat: int, at: int) -> int:
    spent = max(0, at - row.ticked) if seat in ticking(row) else 0
    return max(0, row.seats[seat].left - spent)


def run_out(row: TableRow, at: int) -> list[int]:
    """Returns the seats whose time is over."""
    return sorted(seat for seat in ticking(row) if left_at(row, seat, at) == 0)


def infos(row: TableRow, at: int) -> list[ClockInfo]:
    if not row.terms.clock:
        return []
    running = ticking(row)
    return [ClockInfo(left_at(row, seat.seat, at), seat.seat in running) for seat in row.seats]
