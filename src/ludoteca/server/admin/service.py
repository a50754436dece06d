"""Carries out an admin's commands, at the server that has the table: raises OwnedElsewhere where that is another."""

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import PeopleService, clean_name
from ludoteca.server.admin import commands
from ludoteca.server.admin.commands import Answer, AnyCommand, Exported, ExportedGame, PersonLine, SlowLine, TableLine
from ludoteca.server.admin.retention import Retention
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby.table_factory import free_name, open_seat
from ludoteca.server.measures import SlowLog
from ludoteca.server.storage import administration
from ludoteca.server.storage.administration import Administration, PersonRow
from ludoteca.server.storage.writer import BoundStatement
from ludoteca.server.tables.hosting import heirs
from ludoteca.server.tables.rows import SeatRow

NOBODY = "—"
"""The name of a seat whose person was removed."""
WATCHING = -1


class AdminService:
    def __init__(self, tables: TableRegistry, people: PeopleService, retention: Retention, slow: SlowLog) -> None:
        self._tables = tables
        self._people = people
        self._retention = retention
        self._slow = slow
        self._stored = Administration(tables.repository)

    async def execute(self, command: AnyCommand) -> Answer:
        """Raises UnknownTable, Refused and NotSaved."""
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
            case commands.RemoveFromTable():
                await self._remove_from(command.table, await self._person(command.person))
            case commands.RemovePerson():
                await self._people.remove((await self._person(command.person)).id)
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

    async def _export(self, person: str) -> Exported:
        rows = await self._stored.export(person)
        over = [str(row["id"]) for row in rows["tables"] if row["status"] == "over"]
        games = [ExportedGame(id, await self._tables.repository.record(id)) for id in over]
        return Exported(rows, games)

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

    async def _remove_from(self, id: str, person: PersonRow) -> None:
        async with self._tables.locked(id) as hub:
            if not await self._leave(hub, person.id):
                await self._tables.repository.save(*administration.delete_table(id))
                hub.close()
                await self._tables.ownership.release(id)
                return
            core = hub.table.core
            names = [seat.name for seat in core.row.seats if seat.person != person.id]
            work: list[BoundStatement] = [
                administration.delete_lines(id, person.id, WATCHING, person.name),
                (administration.DELETE_NOTE, {"of": id, "by": person.id}),
            ]
            for seat in core.seats_of(person.id):
                names.append(free_name(NOBODY, names))
                work.append(administration.delete_lines(id, person.id, seat, core.names[seat]))
                work.append(administration.clear_seat(id, seat, names[-1]))
            if core.row.host == person.id:
                others = [seat.person for seat in heirs(core.row) if seat.person]
                work.append((administration.CHANGE_HOST, {"of": id, "to": others[0]}))
            await self._rewrite(hub, work)

    async def _leave(self, hub: TableHub, person: str) -> bool:
        """Ends their part in what is not over yet; returns whether anybody else is left for whom the table is kept."""
        table = hub.table
        row, own = table.core.row, table.core.seats_of(person)
        if not own and row.host != person:  # they only watched
            return True
        if all(seat.person in (None, person) for seat in row.seats):
            return False
        if row.status == "waiting" and own:
            await table.sit(*map(open_seat, own))
        for seat in own if row.status == "playing" else []:
            if table.core.running and table.core.row.seats[seat].standin != "resigned":
                await table.resign(seat)
        return True

    async def _rewrite(self, hub: TableHub, work: list[BoundStatement]) -> None:
        """Changes stored rows under a table in memory, which is then read anew: its pages connect again by themselves."""
        await self._tables.repository.save(*work)
        hub.close()


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise Refused("name-empty")
    return name


def _seat_name(seat: SeatRow) -> str:
    return f"{seat.name} ({seat.bot})" if seat.kind == "bot" else seat.name
