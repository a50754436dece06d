"""Before the game: seating, the host, and the nonces. The game begins when all seats are ready."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ludoteca.kernel.rules import Options
from ludoteca.server.tables import clock, dealt
from ludoteca.server.tables.change import Change
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.hosting import host_of
from ludoteca.server.tables.rows import SeatRow, TableRow
from ludoteca.server.tables.versioned_match import VersionedMatch


def sit(table: TableCore, seats: Sequence[SeatRow], at: int) -> Change:
    """Seats people. A nonce belongs to its person and enters the seed with their seat; a colour stays with the seat."""
    kept = [replace(seat, colour=table.row.seats[seat.seat].colour) for seat in seats]
    return _sit(table, kept, table.row.options, at)


def arrange(table: TableCore, seats: Sequence[SeatRow], order: list[int], at: int, new_invite: str = "") -> Change:
    """Replaces all seats; `order` has their old numbers, so that options chosen for a seat move with its player.

    If a person was removed, `new_invite` replaces the code that they know.
    """
    stay = {seat.person for seat in seats}
    if new_invite and any(seat.person and seat.person not in stay for seat in table.row.seats):
        change = arrange(table, seats, order, at)
        return replace(change, after=replace(change.after, invite=new_invite))
    options = table.row.options
    if table.record_start is None:  # a start position already contains the options of each seat
        options = table.rules.game.presentation.reseated(options, order)
    table.rules = table.rules.game.rules(table.row.players, options)
    return _sit(table, seats, options, at)


def hand_on(table: TableCore, host: str, at: int) -> Change:
    """Makes another person the host."""
    return _begin_when_ready(table, replace(table.row, host=host, changed=at))


def take_nonce(table: TableCore, seat: int, nonce: str, at: int) -> Change:
    seats = [replace(table.row.seats[seat], nonce=nonce)]
    return _begin_when_ready(table, _row_with(table.row, seats, at))


def _sit(table: TableCore, seats: Sequence[SeatRow], options: Options, at: int) -> Change:
    moved = [seat.seat for seat in seats if seat != table.row.seats[seat.seat]]
    seen = dict.fromkeys(moved, 0)  # the last visit of the seat's previous person does not count
    table.seen |= seen
    row = _row_with(table.row, seats, at)
    return _begin_when_ready(table, replace(row, options=options, host=host_of(row)), seen)


def _begin_when_ready(table: TableCore, row: TableRow, seen: Mapping[int, int] | None = None) -> Change:
    if not all(_is_ready(seat, row) for seat in row.seats):
        return Change(table.row, row, seen=seen or {})
    table.match = VersionedMatch(table.rules, dealt.seed_of(row), table.record_start, final_seats=table.final_seats)
    state = table.match.state
    begun = replace(row, status="playing", deciding=state.deciding_mask, started=row.changed, since=row.changed)
    return Change(
        table.row,
        clock.started(begun, table.pace, row.changed),
        snapshot=table.snapshot(state.to_json(), 0),
        first_snapshot=table.record_start is None,
        seen=seen or {},
    )


def _is_ready(seat: SeatRow, row: TableRow) -> bool:
    """Returns whether the game need not wait for this seat. If a deal provides the seed, no nonces are needed."""
    return seat.kind == "bot" or (seat.kind == "person" and (seat.nonce != "" or row.deal is not None))


def _row_with(row: TableRow, changed: Sequence[SeatRow], at: int) -> TableRow:
    seats = {seat.seat: seat for seat in (*row.seats, *changed)}
    return replace(row, seats=tuple(seats.values()), changed=at)
