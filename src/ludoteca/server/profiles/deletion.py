"""Deletes a person with everything about them. Games that others played too stay, without the name.

The person leaves waiting tables, and resigns from running games, where a bot plays on. Then one transaction removes
their name and id from every table of the database.
"""

import logging

from sqlalchemy import ColumnElement, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import PeopleService
from ludoteca.server.cluster.ownership import OwnedElsewhere
from ludoteca.server.live.registry import TableRegistry, UnknownTable
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import table_factory
from ludoteca.server.storage import administration, schema
from ludoteca.server.tables.rejections import CommandRejected

log = logging.getLogger(__name__)
NAMELESS = "N. N."
"""The name shown for a deleted person, in every language (nomen nescio)."""
WATCHING = -1
"""The seat of spectators' chat lines."""


class DeletionService:
    def __init__(self, tables: TableRegistry, people: PeopleService) -> None:
        self._tables = tables
        self._people = people

    async def delete(self, person: str, name: str) -> None:
        """Deletes the person. It can be repeated after a failure: the last step alone removes what they own."""
        repository = self._tables.repository
        for id in await self._unfinished(person):
            await self._leave(id, person)
        await repository.wait_until_written()
        async with repository.engine.begin() as connection:
            await erase(connection, person, name)
        self.forget(person)
        await self._people.publish(f"deleted {person}")

    def on_message(self, message: str) -> None:
        """Handles another server's message that a person was deleted."""
        kind, _, id = message.partition(" ")
        if kind == "deleted":
            self.forget(id)

    def forget(self, person: str) -> None:
        """Removes the person from memory and closes their pages."""
        self._people.forget(person)
        self._tables.forget_person(person)

    async def _unfinished(self, person: str) -> list[str]:
        tables, seats = schema.tables.c, schema.seats.c
        own = select(seats.table_id).where(seats.person == person)
        running = tables.status.in_(("waiting", "playing"))
        asked = select(tables.id).where(running, tables.id.in_(own) | (tables.host == person))
        return [row["id"] for row in await self._tables.repository.rows(asked)]

    async def _leave(self, id: str, person: str) -> None:
        try:
            async with self._tables.locked(id) as hub:
                await leave_table(hub.table, person)
        except OwnedElsewhere:  # that server is notified and reloads the table
            return
        except (UnknownTable, Refused, CommandRejected) as error:
            log.warning("table %s is left without more ado: %s", id, error)


async def leave_table(table: LiveTable, person: str) -> None:
    """Removes a person from a table. Callers hold the table's lock. A waiting table is kept if anybody else sits
    there."""
    core = table.core
    others = [seat.person for seat in core.row.seats if seat.person not in (None, person)]
    if core.row.status == "waiting" and core.row.deal is not None and others:
        await table.hand_on(core.row.host)  # in a tournament nobody can take the seat: the game begins, and they resign
    if core.row.status == "waiting":
        await table.sit(*map(table_factory.open_seat, core.seats_of(person)))
        if core.row.host == person:
            await table.close()
    for seat in core.seats_of(person):
        if core.running and core.row.seats[seat].standin != "resigned":
            await table.resign(seat)


async def erase(connection: AsyncConnection, person: str, name: str) -> None:
    """Removes a person from every table of the database."""
    tables, seats, chat = schema.tables, schema.seats, schema.chat
    own = seats.c.person == person
    said = exists().where(own, seats.c.table_id == chat.c.table_id, seats.c.seat == chat.c.seat)
    watching = (chat.c.seat == WATCHING) & (chat.c.name == name)  # earlier releases did not store the author of a line
    theirs = (chat.c.person == person) | (chat.c.person.is_(None) & (said | watching))
    await connection.execute(chat.delete().where(theirs))

    def at(status: str) -> ColumnElement[bool]:
        return seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == status))

    opened = {"kind": "open", "name": "", "nonce": "", "person": None}
    await connection.execute(seats.update().where(own, at("waiting")).values(opened))
    await connection.execute(seats.update().where(own, at("playing")).values(standin="resigned"))
    await connection.execute(seats.update().where(own).values(person=None, name=NAMELESS))
    if (await connection.execute(select(tables.c.id).where(tables.c.host == person).limit(1))).first():
        await _make_nobody(connection)
        await connection.execute(tables.update().where(tables.c.host == person).values(host=administration.NOBODY))
    for statement, row in administration.delete_person(person):
        await connection.execute(statement, row)


async def _make_nobody(connection: AsyncConnection) -> None:
    people = schema.people
    if (await connection.execute(select(people.c.id).where(people.c.id == administration.NOBODY))).first() is None:
        row = {
            "id": administration.NOBODY,
            "token_hash": administration.NOBODY.encode(),
            "name": "",
            "language": "",
            "created": 0,
            "seen": 0,
        }
        await connection.execute(insert(people), row)
