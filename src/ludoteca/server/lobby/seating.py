"""Seats of a waiting table: joining by code or in public, leaving, arranging by the host, closing."""

from dataclasses import replace

from ludoteca.kernel.refusals import Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import invitations, table_factory
from ludoteca.server.protocol.schemas import Arrangement
from ludoteca.server.tables.rows import Person, SeatRow, TableRow, now


class CannotJoin(Refused):
    """The code is wrong, or no seat is open."""


class SeatingService:
    """Changes the seats of waiting tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables

    async def find(self, code: str) -> str:
        """Returns the id of the table with this code."""
        id = await self._tables.repository.table_with_code(invitations.plain(code))
        if id is None:
            raise CannotJoin("invite-wrong")
        return id

    async def join(self, id: str, code: str, seat: int | None, person: Person, name: str) -> TableRow:
        """Takes an open seat; a person who already sits there keeps their seat."""
        async with self._tables.locked(id) as hub:
            table = hub.table
            invited = table.core.row.terms.public if not code else invitations.is_code(code, table.core.row.invite)
            if not invited and not table.core.seats_of(person.id):
                raise CannotJoin("invite-wrong")
            if not table.core.seats_of(person.id):
                taken = _taken(_free_seat(table, seat), table, person, name)
                await table.sit(replace(taken, invited=bool(code)))
            return table.core.row

    async def leave(self, id: str, person: Person) -> TableRow:
        """Frees the person's seats, before the game begins."""
        async with self._tables.locked(id) as hub:
            table = hub.table
            own = table.core.seats_of(person.id)
            if table.core.row.status != "waiting" or not own or table.core.row.deal is not None:
                raise Refused("cannot-leave")
            await table.sit(*map(table_factory.open_seat, own))
            return table.core.row

    async def arrange(self, id: str, wanted: Arrangement, person: Person) -> TableRow:
        """Lets the host free seats, give them to bots and reorder them before the game."""
        async with self._tables.locked(id) as hub:
            table = hub.table
            _check_host(table, person)
            if table.core.row.status != "waiting":
                raise Refused("already-begun")
            if table.core.row.deal is not None:
                raise Refused("deal-fixed")
            if wanted.names != table.core.names:
                raise Refused("stale")
            arranged = table_factory.arranged(table.core.row, wanted.seats)
            await table.arrange(arranged, [place.seat for place in wanted.seats], invitations.new_code())
            return table.core.row

    async def take_over(self, id: str, person: Person) -> TableRow:
        """Lets a person at the table replace an absent host before the game."""
        async with self._tables.locked(id) as hub:
            table = hub.table
            if table.core.row.status != "waiting":
                raise Refused("already-begun")
            own = table.core.seats_of(person.id)
            if not own:
                raise Refused("not-seated")
            if table.core.row.host != person.id:
                if not hub.absence.hostless(now()):
                    raise Refused("host-near")
                if own[0] not in hub.absence.heirs(now()):
                    raise Refused("not-invited")
                await table.hand_on(person.id)
            return table.core.row

    async def close(self, id: str, person: Person) -> TableRow:
        async with self._tables.locked(id) as hub:
            table = hub.table
            _check_host(table, person)
            if table.core.row.status not in ("waiting", "playing"):
                raise Refused("already-over")
            await table.close()
            return table.core.row


def _check_host(table: LiveTable, person: Person) -> None:
    if table.core.row.host != person.id:
        raise Refused("not-host")


def _free_seat(table: LiveTable, seat: int | None) -> SeatRow:
    free = [one for one in table.core.row.seats if one.kind == "open" and seat in (None, one.seat)]
    if not free or table.core.row.status != "waiting":
        raise CannotJoin("no-seat-free")
    return free[0]


def _taken(seat: SeatRow, table: LiveTable, person: Person, name: str) -> SeatRow:
    """Returns the seat with this person in it, under a name that is unique at the table."""
    return table_factory.person_seat(seat.seat, person, table_factory.free_name(name or person.name, table.core.names))
