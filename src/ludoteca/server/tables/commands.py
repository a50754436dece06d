"""The commands at a table whose game runs. Each returns its `Change` or raises `CommandRejected`."""

from dataclasses import replace

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import BACK, CLOSED, RESIGNED, STANDIN, TAKEBACK, JournalEntry


def answered(table: TableCore, seat: int, key: str) -> int | None:
    """Returns the version that this seat's command with this key led to, if it was accepted before.

    Works after the game too: the message that ended it may be repeated, if its answer was lost.
    """
    return table.match.answered(seat, key) if table.match is not None else None


def act(table: TableCore, seat: int, actions: list[str], version: int, key: str, at: int, fault: str = "") -> Change:
    """Plays actions. `fault` says why a bot did not choose them itself; it is shown in the log."""
    entry = table.playing().act(seat, actions, version, key, at)
    if fault:
        entry.events.insert(0, Event("table-fault", seat, {"why": fault}))
    return table.enter(entry)


def undo(table: TableCore, seat: int, all: bool, version: int, key: str, at: int) -> Change:
    return table.enter(table.playing().undo(seat, all, version, key, at))


def take_back(table: TableCore, seat: int, version: int, position: Json, at: int) -> Change:
    """Takes back everything from this version on, for everybody. The same chance will come again.

    `position` is `table.position_before(version)`, which the caller computes where it delays nobody.
    """
    table.playing()
    undone = [act.version for act in table.recorded() if act.version >= version]
    entry = JournalEntry(table.version + 1, TAKEBACK, seat, [], undone, "", at)
    table.match = table.match_from(position, entry.version)
    return table.enter(entry)


def stand_in(table: TableCore, seat: int, why: str, caller: int | None, at: int) -> Change:
    """Lets a bot play for a person whose time is over, or for whom another seat called it."""
    values: dict[str, object] = {"why": why} if caller is None else {"why": why, "other": caller}
    return _seat_entry(table, STANDIN, seat, why, at, [Event(f"table-{STANDIN}", seat, values)])


def come_back(table: TableCore, seat: int, at: int) -> Change:
    return _seat_entry(table, BACK, seat, "", at, [])


def resign(table: TableCore, seat: int, at: int) -> Change:
    """Lets a bot play for a person for good."""
    return _seat_entry(table, RESIGNED, seat, "resigned", at, [])


def is_deserted(table: TableCore) -> bool:
    """Returns whether all people have resigned, so that there is no game to continue."""
    return all(seat.kind != "person" or seat.standin == "resigned" for seat in table.row.seats)


def close(table: TableCore, at: int) -> Change:
    """Closes the table: nobody plays on, and hidden information stays hidden."""
    row = replace(table.row, status="closed", deadline=None, deciding=0, since=0, changed=at)
    if not table.running:
        return Change(table.row, row)
    return table.enter(JournalEntry(table.version + 1, CLOSED, -1, [], [], "", at), row)


def _seat_entry(table: TableCore, kind: str, seat: int, standin: str, at: int, events: list[Event]) -> Change:
    seats = [replace(each, standin=standin) if each.seat == seat else each for each in table.row.seats]
    row = replace(table.row, seats=tuple(seats), changed=at)
    return table.enter(JournalEntry(table.version + 1, kind, seat, [], [], "", at, events), row)
