"""What a table looks like to one viewer. Everything that leaves the server about a game is made here, from
`State.view` and `Event.seen_by`."""

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State
from ludoteca.server.live.presence import Presence
from ludoteca.server.live.table import LiveTable
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import EventLocalizer
from ludoteca.server.protocol.messages import Status, Takeback, Update
from ludoteca.server.protocol.schemas import EntryInfo, SeatInfo, TableInfo
from ludoteca.server.tables import clock, seeds
from ludoteca.server.tables.journal import ACT, JournalEntry
from ludoteca.server.tables.rows import SeatRow, TableRow, now


def table_info(row: TableRow, person: str | None, presence: Presence) -> TableInfo:
    mine = [seat.person == person and person is not None for seat in row.seats]
    host = row.host == person
    invited = host or any(seat.invited for seat in row.seats if mine[seat.seat])
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # the database holds these words only
        options=row.options,
        seats=[seat_info(seat, row, mine[seat.seat], presence) for seat in row.seats],
        deciding=[seat.seat for seat in row.seats if row.deciding >> seat.seat & 1],
        commitment=seeds.commitment(row.secret),
        created=row.created,
        changed=row.changed,
        since=row.since,
        host=host,
        public=row.terms.public,
        hints=row.terms.hints,
        takebacks=row.terms.takebacks,
        clock=clock.clock_of(row.terms.clock),
        imported=row.imported,
        invite=row.invite if invited and not row.imported else None,
        result=row.result,
        next=row.next,
    )


def seat_info(seat: SeatRow, row: TableRow, mine: bool, presence: Presence) -> SeatInfo:
    here = seat.seat in presence.here
    seen = presence.seen.get(seat.seat, 0)
    away = 0 if here or not seen else max(1, now() - seen)
    host = seat.person == row.host
    return SeatInfo(seat.kind, seat.name, seat.bot, mine, here, seat.standin, away, host)  # type: ignore[arg-type]


def localizer_for(table: LiveTable, viewer: Viewer) -> EventLocalizer:
    return EventLocalizer(table.rules.game, viewer.language, table.names, viewer.seat)


def update(table: LiveTable, seat: int | None, entries: list[EntryInfo]) -> Update:
    """What the entries lead to."""
    play = table.play
    decision = None
    undo = 0
    if play is not None and seat is not None and table.plays_self(seat):
        decision = play.opened[seat] if play.state.is_deciding(seat) else None
        undo = len(play.undoable(seat))
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
        return seen(table.state, seat)
    assert table.final is not None
    return {**table.final, "seat": seat, "legal": []}


def seen(state: State, seat: int | None) -> Json:
    """The observation, and the standing of every seat in it where the game tells more of them than their scores."""
    observation = state.view(seat)
    data = observation.to_json()
    presentation = state.rules.game.presentation
    standings = [presentation.standing(observation.position, each) for each in range(state.rules.players)]
    if any(standings):
        data["standings"] = standings
    return data


def log_entry(entry: JournalEntry, localizer: EventLocalizer) -> EntryInfo:
    """What happened beside the game says so in an event of its own: the rules do not know of it."""
    told = entry.kind == ACT or entry.events
    happened = entry.events if told else [Event(f"table-{entry.kind}", entry.seat, {})]
    events = [localizer.localize(event) for event in happened]
    return EntryInfo(entry.version, entry.kind, entry.seat, entry.at, events, entry.undone)  # type: ignore[arg-type]


def status(
    table: LiveTable,
    ready: list[int],
    held: tuple[int | None, int],
    callable: list[int],
    takeback: Takeback | None,
    heirs: list[int],
) -> Status:
    thinking = [seat for seat in table.deciding if seat not in ready]
    watching = sum(1 for viewer in table.viewers if viewer.seat is None)
    clocks = clock.infos(table.row, table.now())
    return Status(thinking, ready, table.here(), watching, clocks, callable, takeback, heirs, *held)
