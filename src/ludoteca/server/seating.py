"""Sitting down and getting up: joining by code or in public, leaving, closing."""

from dataclasses import replace

from ludoteca.kernel.refusals import Refused
from ludoteca.server import codes, making
from ludoteca.server.rows import Person, SeatRow, TableRow
from ludoteca.server.security import Buckets
from ludoteca.server.table import LiveTable
from ludoteca.server.tables import Tables


class CannotJoin(Refused):
    """The code is wrong, or no seat is free."""


class Seating:
    """`client` is whoever asks, for the ration of wrong codes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        wrong = tables.limits.wrong_codes_per_hour
        self._wrong_codes = Buckets(wrong / 3600, wrong)

    async def join_by_code(self, code: str, seat: int | None, person: Person, name: str, client: str) -> TableRow:
        self._check_ration(client)
        id = await self._tables.store.table_with_code(codes.plain(code))
        if id is None:
            raise self._wrong(client)
        return await self.join(id, code, seat, person, name, client)

    async def join(self, id: str, code: str, seat: int | None, person: Person, name: str, client: str) -> TableRow:
        """Takes an open seat; somebody who sits there already stays where they are."""
        self._check_ration(client)
        async with self._tables.alone_with(id) as company:
            table = company.table
            invited = table.row.terms.public if not code else codes.is_code(code, table.row.invite)
            if not invited and not table.seats_of(person.id):
                raise self._wrong(client)
            if not table.seats_of(person.id):
                await table.sit(_taken(_free_seat(table, seat), table, person, name))
            return table.row

    async def leave(self, id: str, person: Person) -> TableRow:
        """Before the game begins one may get up again."""
        async with self._tables.alone_with(id) as company:
            table = company.table
            own = table.seats_of(person.id)
            if table.row.status != "waiting" or not own:
                raise Refused("cannot-leave")
            for seat in own:
                await table.sit(making.open_seat(seat))
            company.tell_seats()
            return table.row

    async def close(self, id: str, person: Person) -> TableRow:
        async with self._tables.alone_with(id) as company:
            table = company.table
            if table.row.host != person.id:
                raise Refused("not-host")
            if table.row.status not in ("waiting", "playing"):
                raise Refused("already-over")
            await table.close()
            return table.row

    def _check_ration(self, client: str) -> None:
        if not self._wrong_codes.left(client):
            raise Refused("too-many-codes")

    def _wrong(self, client: str) -> CannotJoin:
        self._wrong_codes.take(client)
        return CannotJoin("invite-wrong")


def _free_seat(table: LiveTable, seat: int | None) -> SeatRow:
    free = [one for one in table.row.seats if one.kind == "open" and seat in (None, one.seat)]
    if not free or table.row.status != "waiting":
        raise CannotJoin("no-seat-free")
    return free[0]


def _taken(seat: SeatRow, table: LiveTable, person: Person, name: str) -> SeatRow:
    """With a name that nobody at the table has."""
    wanted = name or person.name
    number = 1
    told = wanted
    while told in table.names:
        number += 1
        told = f"{wanted} {number}"
    return replace(making.person_seat(seat.seat, person), name=told)
