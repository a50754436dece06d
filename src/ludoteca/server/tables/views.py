"""Views of a table for one viewer. Everything that leaves the server about a game is made here, from `State.view` and
`Event.seen_by`.

The classes are plain dataclasses that are sent as they are, so a table needs only the kernel.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.rules import OptionValue
from ludoteca.kernel.state import State
from ludoteca.server.tables import clock, seeds
from ludoteca.server.tables.clock import Clock
from ludoteca.server.tables.core import TableCore
from ludoteca.server.tables.journal import ACT, JournalEntry
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.rows import SeatRow, TableRow, now

TableStatus = Literal["waiting", "playing", "over", "closed"]
Standin = Literal["", "clock", "called", "resigned"]
EntryKind = Literal["act", "undo", "release", "takeback", "standin", "back", "resigned", "closed"]


# -- the table itself


@dataclass
class SeatInfo:
    """`mine` is the viewer's own seat; `here` says that its person looks at the table now.

    `standin` says why a bot plays for this person, `away` how many milliseconds ago they were last here (0 while they
    are), `host` that they may arrange and close the table. `colour` is the number of the seat's colour: its own
    number, or in a rematch the colour that its person had before.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    mine: bool
    here: bool
    standin: Standin
    away: int
    host: bool
    colour: int


@dataclass
class DealRef:
    """The deal that a table shares with others, and its kind."""

    id: str
    kind: Literal["duel", "day", "evening"]
    evening: str | None


@dataclass
class TableInfo:
    """`invite` is the code to join with, shown to invited people at the table; `next` is the table of a rematch.

    `since` is when the present decision began, in milliseconds since 1970; 0 if there is none. `imported` tables come
    from a record: nobody sits there.
    """

    id: str
    game: str
    status: TableStatus
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    deciding: list[int]
    commitment: str
    created: int
    changed: int
    since: int
    host: bool
    public: bool
    hints: bool
    takebacks: bool
    clock: Clock
    imported: bool
    invite: str | None = None
    result: Json | None = None
    next: str | None = None
    deal: DealRef | None = None


def table_info(row: TableRow, person: str | None, presence: Presence) -> TableInfo:
    mine = [seat.person == person and person is not None for seat in row.seats]
    host = row.host == person
    invited = host or any(seat.invited for seat in row.seats if mine[seat.seat])
    return TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,  # type: ignore[arg-type]  # the database holds these words only
        options=row.options,
        seats=[_seat_info(seat, row, mine[seat.seat], presence) for seat in row.seats],
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
        deal=None if row.deal is None else DealRef(row.deal.id, row.deal.kind, row.deal.evening),  # type: ignore[arg-type]
    )


def _seat_info(seat: SeatRow, row: TableRow, mine: bool, presence: Presence) -> SeatInfo:
    here = seat.seat in presence.here
    seen = presence.seen.get(seat.seat, 0)
    away = 0 if here or not seen else max(1, now() - seen)
    host = seat.person == row.host
    colour = seat.seat if seat.colour is None else seat.colour
    return SeatInfo(seat.kind, seat.name, seat.bot, mine, here, seat.standin, away, host, colour)  # type: ignore[arg-type]


# -- its game


@dataclass(frozen=True)
class VisiblePosition:
    """An observation and each seat's standing in it; standings are empty if the game shows only scores. `preparable` is
    what its own seat can prepare; None if the game leaves it open."""

    position: Json
    standings: list[Json]
    preparable: list[PreparableMove] | None


def seen_at(table: TableCore, seat: int | None) -> VisiblePosition:
    """Returns the position as this seat, or a spectator (None), knows it."""
    if table.state is not None:
        return seen(table.state, seat)
    assert table.final is not None
    return VisiblePosition({**table.final, "seat": seat, "legal": []}, [], [])


def seen(state: State, seat: int | None) -> VisiblePosition:
    return shown(state.view(seat))


def shown(observation: Observation) -> VisiblePosition:
    rules = observation.rules
    standings = [rules.game.presentation.standing(observation.position, each) for each in range(rules.players)]
    return VisiblePosition(observation.to_json(), standings if any(standings) else [], preparable(observation))


def preparable(observation: Observation) -> list[PreparableMove] | None:
    """Returns what the observation's seat can prepare while others decide: nothing once it decides itself."""
    position, seat = observation.position, observation.seat
    if seat is None or position.over or position.is_deciding(seat):
        return []
    return observation.rules.game.presentation.preparable(position, seat)


def open_decision(table: TableCore, seat: int | None) -> int | None:
    """Returns the version to act with: that of the seat's open decision, None if it has none."""
    match = table.match
    if match is None or seat is None or not table.plays_self(seat) or not match.state.is_deciding(seat):
        return None
    return match.opened[seat]


def undo_count(table: TableCore, seat: int | None) -> int:
    """Returns how many of its acts the seat can take back by itself."""
    if table.match is None or seat is None or not table.plays_self(seat):
        return 0
    return len(table.match.undoable(seat))


# -- its journal


@dataclass(slots=True)
class EventInfo:
    """An event as this seat may know it. Seat -1 is nobody's; `parts` are the parts of its sentence, with a bar between
    them (two piles of cards), `reason` says why points were scored."""

    type: str
    seat: int
    values: Json
    parts: list[str]
    reason: str


@dataclass
class EntryInfo:
    """A journal entry; `undone` are the versions that an undo, a takeback or a release took back."""

    version: int
    kind: EntryKind
    seat: int
    at: int
    events: list[EventInfo]
    undone: list[int] = field(default_factory=list)


class Narrator(Protocol):
    """Renders what a viewer may see as sentences; implemented by `ludoteca.words.Words`."""

    def event_and_reason(self, event: Event, names: Sequence[str], viewer: int | None) -> tuple[list[str], str]: ...

    def addressed(self, event: Event, viewer: int | None) -> tuple[bool, ...]: ...


RenderedSentences = dict[tuple[int, int, bool, tuple[bool, ...]], tuple[list[str], str]]
"""Sentences shared by several viewers, by the entry's version, the event's index in it, whether its secret is visible,
and how the viewer is addressed."""


class ViewerProjection:
    """Converts journal entries and events to what one viewer may know. `viewer` is a seat, or None for a spectator."""

    def __init__(self, narrator: Narrator, names: Sequence[str], viewer: int | None) -> None:
        self._narrator = narrator
        self._names = names
        self._viewer = viewer

    def entry(self, entry: JournalEntry, rendered: RenderedSentences | None = None) -> EntryInfo:
        """Converts an entry. Changes of the table that the rules do not know of have events of their own.

        `rendered` is shared by viewers with the same language and names, while the entry is sent to all of them.
        """
        has_events = entry.kind == ACT or entry.events
        happened = entry.events if has_events else [Event(f"table-{entry.kind}", entry.seat, {})]
        if rendered is None:
            events = [self.event(event) for event in happened]
        else:
            events = [self._shared(event, (entry.version, place), rendered) for place, event in enumerate(happened)]
        return EntryInfo(entry.version, entry.kind, entry.seat, entry.at, events, entry.undone)  # type: ignore[arg-type]

    def event(self, event: Event) -> EventInfo:
        seen = event.seen_by(self._viewer)
        parts, reason = self._narrator.event_and_reason(seen, self._names, self._viewer)
        return EventInfo(seen.type, seen.seat, seen.values, parts, reason)

    def _shared(self, event: Event, place: tuple[int, int], rendered: RenderedSentences) -> EventInfo:
        seen = event.seen_by(self._viewer)
        whole = len(seen.values) == len(event.values)
        key = (*place, whole, self._narrator.addressed(seen, self._viewer))
        if key not in rendered:
            rendered[key] = self._narrator.event_and_reason(seen, self._names, self._viewer)
        return EventInfo(seen.type, seen.seat, seen.values, *rendered[key])
