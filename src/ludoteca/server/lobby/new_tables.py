"""Creates tables: a new one, or a rematch of a finished one."""

from dataclasses import replace

from ludoteca.kernel.refusals import Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.lobby import table_factory
from ludoteca.server.protocol.schemas import NewTable
from ludoteca.server.storage import statements
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, TableRow


async def create_table(repository: Repository, new: NewTable, host: Person) -> TableRow:
    """Creates a table; raises BadSettings if game, options or seats do not fit together."""
    row = table_factory.table_row(new, host)
    await repository.add_table(row)
    return row


async def rematch(tables: TableRegistry, id: str, person: Person) -> TableRow:
    """Returns the rematch of a table, creating it at the first request; later callers join the same one."""
    async with tables.locked(id) as hub:
        core = hub.table.core
        if not core.seats_of(person.id) or core.row.status != "over":
            raise Refused("no-rematch")
        if core.row.next:
            return await tables.row(core.row.next)
        again = table_factory.rematch(core.row, person)
        await tables.repository.save(*statements.insert_table(again), statements.set_rematch(id, again.id))
        core.row = replace(core.row, next=again.id)
        hub.broadcast_table()
        return again
