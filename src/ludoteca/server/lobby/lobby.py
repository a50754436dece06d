"""The lobby: a person's own tables, public tables with a free seat, public games to watch."""

from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.protocol.schemas import Lobby
from ludoteca.server.tables.rows import Person, now
from ludoteca.server.tables.views import TableInfo

STALE_AFTER = 3 * 24 * 3_600_000
"""Public tables without a change for this many milliseconds are not listed."""
RANKS = {"playing": 1, "waiting": 2, "over": 3, "closed": 4}


async def lobby(tables: TableRegistry, person: Person | None) -> Lobby:
    since = now() - STALE_AFTER
    mine = await tables.infos(await tables.repository.tables_of(person.id), person) if person else []
    waiting = await tables.infos(await tables.repository.public_tables("waiting", since), person)
    playing = await tables.infos(await tables.repository.public_tables("playing", since), person)
    return Lobby(
        sorted(mine, key=_rank),
        [table for table in waiting if not _is_mine(table) and any(seat.kind == "open" for seat in table.seats)],
        [table for table in playing if not _is_mine(table)],
    )


def _is_mine(table: TableInfo) -> bool:
    return table.host or any(seat.mine for seat in table.seats)


def _rank(table: TableInfo) -> int:
    """Returns the sort key of my tables: those where it is my turn first. Sorting is stable, so the last changed come
    first within a rank."""
    my_turn = any(table.seats[seat].mine and not table.seats[seat].standin for seat in table.deciding)
    return 0 if my_turn else RANKS[table.status]
