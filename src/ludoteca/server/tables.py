"""All tables: making them, finding them in memory or waking them from the database, letting idle ones go."""

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import ludoteca
from ludoteca import bots
from ludoteca.kernel.refusals import BadSettings, Refused
from ludoteca.server import seeds
from ludoteca.server.company import Company
from ludoteca.server.messages import Health, NewSeat, NewTable
from ludoteca.server.people import clean_name
from ludoteca.server.settings import Limits
from ludoteca.server.store import Person, SeatRow, Store, TableRow, now
from ludoteca.server.table import LiveTable
from ludoteca.server.telling import learn_words
from ludoteca.server.workers import Workers

log = logging.getLogger(__name__)
TABLE_BYTES = 12
INVITE_BYTES = 12


class NoTable(Exception):
    """There is no table with this id."""


class CannotJoin(Refused):
    """The code is wrong, or no seat is free."""


class Tables:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.quick = Workers(1, "quick")
        self.thinkers = Workers(limits.workers, "bot")
        self._companies: dict[str, Company] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await asyncio.gather(self.quick.start(), self.thinkers.start())
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._wake_bots(), name="waker"),
            asyncio.create_task(asyncio.to_thread(learn_words), name="words"),
        ]

    async def _wake_bots(self) -> None:
        for id in await self.store.tables_with_bots_to_move():
            try:
                (await self.company(id)).bots.wake()
            except (NoTable, Refused) as error:
                log.warning("table %s cannot go on: %s", id, error)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for company in list(self._companies.values()):
            company.dismiss()
        await asyncio.gather(self.quick.stop(), self.thinkers.stop())

    def health(self) -> Health:
        sockets = sum(len(company.table.viewers) for company in self._companies.values())
        writer = self.store.writer
        return Health(len(self._companies), sockets, writer.saved, writer.commits)

    # -- finding

    async def company(self, id: str) -> Company:
        """The table with everybody around it, woken if it sleeps; raises NoTable."""
        found = self._companies.get(id)
        if found is not None and not found.table.gone:
            found.table.last_used = time.monotonic()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            found = self._companies.get(id)
            if found is None or found.table.gone:
                found = await self._wake(id)
            self._loading.pop(id, None)
            return found

    @asynccontextmanager
    async def alone_with(self, id: str) -> AsyncIterator[Company]:
        """The table, with nobody else changing it."""
        while True:
            company = await self.company(id)
            async with company.table.lock:
                if not company.table.gone:
                    yield company
                    return

    async def _wake(self, id: str) -> Company:
        await self.store.settled()  # an earlier life of this table may have left something to write
        row = await self.store.table(id)
        if row is None:
            raise NoTable(id)
        table = LiveTable(row, self.store)
        await table.load()
        company = Company(table, self.quick, self.thinkers, self.limits)
        self._companies[id] = company
        return company

    async def row(self, id: str) -> TableRow:
        company = self._companies.get(id)
        row = company.table.row if company and not company.table.gone else await self.store.table(id)
        if row is None:
            raise NoTable(id)
        return row

    def here(self, id: str) -> list[int]:
        company = self._companies.get(id)
        return company.table.here() if company is not None else []

    async def of(self, person: Person) -> list[TableRow]:
        return await self.store.tables_of(person.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, self.limits.idle_seconds / 2))
            before = time.monotonic() - self.limits.idle_seconds
            for id, company in list(self._companies.items()):
                if company.table.gone or (not company.in_use and company.table.last_used < before):
                    company.dismiss()
                    del self._companies[id]

    # -- making

    async def make(self, new: NewTable, host: Person) -> TableRow:
        """A new table; raises BadSettings when game, options or seats do not go together."""
        game = ludoteca.game(new.game)
        rules = game.rules(len(new.seats), new.options)
        if not any(seat.kind == "me" for seat in new.seats):
            raise BadSettings("nobody-sits")
        seats = _told_apart([_seat(number, seat, host, game.id) for number, seat in enumerate(new.seats)])
        row = self._row(rules.game.id, rules.version, rules.options, seats, host.id)
        await self.store.add_table(row)
        return row

    async def rematch(self, id: str, person: Person) -> TableRow:
        """The same game and company once more, everybody one seat on. Who asks second joins the first one's table."""
        async with self.alone_with(id) as company:
            row = company.table.row
            if not company.table.seats_of(person.id) or row.status != "over":
                raise CannotJoin("no-rematch")
            if row.next:
                return await self.row(row.next)
            moved = [replace(seat, seat=(seat.seat + 1) % row.players, nonce="") for seat in row.seats]
            rules = ludoteca.game(row.game).rules(row.players, row.options)
            seats = sorted(moved, key=lambda seat: seat.seat)
            again = self._row(row.game, rules.version, rules.options, seats, person.id)
            await self.store.add_rematch(again, id)
            company.table.row = replace(row, next=again.id)
            company.table.changed()
            return again

    def _row(
        self, game: str, version: int, options: dict[str, str | int | bool], seats: list[SeatRow], host: str
    ) -> TableRow:
        at = now()
        return TableRow(
            id=secrets.token_urlsafe(TABLE_BYTES),
            game=game,
            rules_version=version,
            players=len(seats),
            options=options,
            status="waiting",
            host=host,
            invite=secrets.token_urlsafe(INVITE_BYTES),
            secret=seeds.new_secret(),
            version=0,
            deciding=0,
            created=at,
            changed=at,
            result=None,
            next=None,
            seats=tuple(seats),
        )

    async def join(self, id: str, code: str, seat: int | None, person: Person) -> TableRow:
        """Takes an open seat; somebody who sits there already stays where they are."""
        async with self.alone_with(id) as company:
            table = company.table
            if not hmac.compare_digest(code.encode(), table.row.invite.encode()):
                raise CannotJoin("invite-wrong")
            if not table.seats_of(person.id):
                free = [one for one in table.row.seats if one.kind == "open" and seat in (None, one.seat)]
                if not free:
                    raise CannotJoin("no-seat-free")
                await table.sit(replace(free[0], kind="person", person=person.id, name=person.name))
            return table.row


def _seat(number: int, new: NewSeat, host: Person, game: str) -> SeatRow:
    name = clean_name(new.name)
    if new.kind == "bot":
        bots.make(new.bot, game, 0)  # refuses one that it does not know, or that cannot play this game
        return SeatRow(number, "bot", None, new.bot, name or new.bot.capitalize(), "")
    if new.kind == "me":
        return SeatRow(number, "person", host.id, "", name or host.name, "")
    return SeatRow(number, "open", None, "", "", "")


def _told_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """Equal names get numbers: "Greedy 1", "Greedy 2"."""
    names = [seat.name for seat in seats]
    return [
        replace(seat, name=f"{seat.name} {names[: seat.seat + 1].count(seat.name)}")
        if seat.name and names.count(seat.name) > 1
        else seat
        for seat in seats
    ]
