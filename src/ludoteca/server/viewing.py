"""What a table looks like to one viewer. Everything that leaves the server about a game is made here, from
`State.view` and `Event.seen_by`."""

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.server import seeds
from ludoteca.server.journal import ACT, Entry
from ludoteca.server.messages import Clock, LogEntry, SeatInfo, Status, TableInfo, Update
from ludoteca.server.store import TableRow
from ludoteca.server.table import LiveTable
from ludoteca.server.telling import Teller
from ludoteca.server.viewer import Viewer


def table_info(row: TableRow, person: str | None, here: list[int]) -> TableInfo:
    mine = [seat.person == person and person is not None for seat in row.seats]
    return TableInfo(
        row.id,
        row.game,
        row.status,  # type: ignore[arg-type]  # the database holds these words only
        row.options,
        [
            SeatInfo(seat.kind, seat.name, seat.bot, mine[seat.seat], seat.seat in here, "", 0)  # type: ignore[arg-type]
            for seat in row.seats
        ],
        [seat.seat for seat in row.seats if row.deciding >> seat.seat & 1],
        seeds.commitment(row.secret),
        row.created,
        row.changed,
        row.changed if row.status == "playing" else 0,
        row.host == person,
        public=False,
        hints=True,
        takebacks=False,
        clock=Clock(),
        imported=False,
        invite=row.invite if any(mine) else None,
        result=row.result,
        next=row.next,
    )


def teller_for(table: LiveTable, viewer: Viewer) -> Teller:
    return Teller(table.rules.game, viewer.language, table.names, viewer.seat)


def update(table: LiveTable, seat: int | None, entries: list[LogEntry]) -> Update:
    """What the entries lead to."""
    play = table.play
    decision = None
    undo = 0
    if play is not None and seat is not None:
        decision = play.opened[seat] if play.state.is_deciding(seat) else None
        undo = 0 if play.state.over else len(play.undoable(seat))
    return Update(
        table.version,
        entries,
        position(table, seat),
        decision,
        undo,
        table.row.result,
    )


def position(table: LiveTable, seat: int | None) -> Json:
    if table.state is not None:
        return table.state.view(seat).to_json()
    assert table.final is not None
    return {**table.final, "seat": seat, "legal": []}


def log_entry(entry: Entry, teller: Teller) -> LogEntry:
    """An entry that took something back says so in an event of its own: the rules do not know of it."""
    happened = entry.events if entry.kind == ACT else [Event(f"table-{entry.kind}", entry.seat, {})]
    events = [teller.tell(event) for event in happened]
    return LogEntry(entry.version, entry.kind, entry.seat, entry.at, events, entry.undone)  # type: ignore[arg-type]


def status(table: LiveTable, ready: list[int], held_by: int | None, held_ms: int) -> Status:
    thinking = [seat for seat in table.deciding if seat not in ready]
    watching = sum(1 for viewer in table.viewers if viewer.seat is None)
    return Status(thinking, ready, table.here(), watching, [], [], None, held_by, held_ms)
