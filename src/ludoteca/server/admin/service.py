"""Executes admin commands on the server that owns the table; raises OwnedElsewhere if that is another one."""

import msgspec

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import PeopleService, clean_name
from ludoteca.server.admin import commands
from ludoteca.server.admin.commands import Answer, AnyCommand, PersonLine, SlowLine, TableLine
from ludoteca.server.admin.retention import Retention
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby.table_factory import free_name
from ludoteca.server.metrics import SlowLog
from ludoteca.server.profiles.deletion import WATCHING, DeletionService
from ludoteca.server.profiles.export import export
from ludoteca.server.storage import administration
from ludoteca.server.storage.administration import Administration, PersonRow
from ludoteca.server.storage.writer import BoundStatement
from ludoteca.server.tables.rows import SeatRow


class AdminService:
    def __init__(
        self,
        tables: TableRegistry,
        people: PeopleService,
        deletion: DeletionService,
        retention: Retention,
        slow: SlowLog,
    ) -> None:
        self._tables = tables
        self._people = people
        self._deletion = deletion
        self._retention = retention
        self._slow = slow
        self._stored = Administration(tables.repository)

    async def execute(self, command: AnyCommand) -> Answer:
        """Executes a command and returns its answer; raises UnknownTable, Refused or NotSaved."""
        match command:
            case commands.ListTables():
                return await self._list_tables(command)
            case commands.ListPeople():
                return await self._list_people(command)
            case commands.CloseTable():
                await self._close(command.table)
            case commands.RenameAtTable():
                await self._rename_at(command.table, command.person, _name(command.name))
            case commands.RenamePerson():
                await self._people.rename((await self._person(command.person)).id, _name(command.name))
            case commands.MutePerson():
                await self._person(command.person)
                await self._tables.repository.save((administration.MUTE, {"of": command.person, "to": command.muted}))
            case commands.ListTablesOf():
                return await self._stored.tables_of((await self._person(command.person)).id)
            case commands.RemovePerson():
                person = await self._person(command.person)
                await self._deletion.delete(person.id, person.name)
            case commands.ExportPerson():
                return await self._export((await self._person(command.person)).id)
            case commands.ListSlow():
                return [
                    SlowLine(slow.what, slow.count, slow.longest, slow.total, slow.last)
                    for slow in self._slow.summary()
                ]
            case commands.Sweep():
                return await self._retention.sweep(command.remove)
        return None

    async def _person(self, id: str) -> PersonRow:
        found = await self._stored.person(id)
        if found is None:
            raise Refused("person-unknown")
        return found

    async def _export(self, person: str) -> msgspec.Raw:
        parts = [part async for part in export(self._tables.repository, person)]
        return msgspec.Raw(b"".join(parts))

    # -- lists

    async def _list_tables(self, asked: commands.ListTables) -> list[TableLine]:
        rows = await self._stored.find_tables(asked.text, asked.status, asked.limit)
        return [
            TableLine(row.id, row.game, row.status, row.version, row.changed, list(map(_seat_name, row.seats)))
            for row in rows
        ]

    async def _list_people(self, asked: commands.ListPeople) -> list[PersonLine]:
        found = await self._stored.find_people(asked.text, asked.limit)
        return [PersonLine(each.id, each.name, each.created, each.muted, each.tables) for each in found]

    # -- tables

    async def _close(self, id: str) -> None:
        async with self._tables.locked(id) as hub:
            if hub.table.core.row.status not in ("waiting", "playing"):
                raise Refused("already-over")
            await hub.table.close()

    async def _rename_at(self, id: str, person: str, name: str) -> None:
        async with self._tables.locked(id) as hub:
            core = hub.table.core
            names = [seat.name for seat in core.row.seats if seat.person != person]
            work = [administration.rename_lines(id, person, WATCHING, "", name)]
            for seat in core.seats_of(person):
                names.append(free_name(name, names))
                work.append(administration.rename_seat(id, seat, names[-1]))
                work.append(administration.rename_lines(id, person, seat, core.names[seat], names[-1]))
            await self._rewrite(hub, work)

    async def _rewrite(self, hub: TableHub, work: list[BoundStatement]) -> None:
        """Changes stored rows of a table that is in memory, and reloads it. Its pages reconnect by themselves."""
        await self._tables.repository.save(*work)
        hub.close()


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise Refused("name-empty")
    return name


def _seat_name(seat: SeatRow) -> str:
    return f"{seat.name} ({seat.bot})" if seat.kind == "bot" else seat.name
