"""A database with many finished games: one that was played, copied as often as needed."""

import asyncio
import secrets
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import table_factory
from ludoteca.server.settings import Limits, database_address
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Person, Terms, now

AT_ONCE = 2000


def fill(data: Path, count: int) -> None:
    asyncio.run(_fill(data, count))


async def _fill(data: Path, count: int) -> None:
    repository = Repository(database_address("", data))
    await repository.start()
    person = Person("bench", "Bench", "en", now())
    await repository.add_person(person, b"bench")
    first = await finished_game(repository, person)
    tables = {
        name: dict((await repository.rows(schema.METADATA.tables[name].select()))[0]) for name in ("tables", "archives")
    }
    seats = [dict(row) for row in await repository.rows(schema.seats.select())]
    for begin in range(1, count, AT_ONCE):
        ids = [f"{first}-{number}" for number in range(begin, min(begin + AT_ONCE, count))]
        async with repository.engine.begin() as connection:
            invites = [{"id": id, "invite": secrets.token_hex(6)} for id in ids]
            await connection.execute(schema.tables.insert(), [tables["tables"] | invite for invite in invites])
            await connection.execute(schema.seats.insert(), [seat | {"table_id": id} for id in ids for seat in seats])
            await connection.execute(schema.archives.insert(), [tables["archives"] | {"table_id": id} for id in ids])
    await repository.stop()


async def finished_game(repository: Repository, person: Person) -> str:
    rules = ludoteca.game("mille-fiori").rules(2, {})
    seats = [table_factory.person_seat(number, person, f"Bench {number}") for number in range(2)]
    row = table_factory.row_for(rules, seats, person.id, Terms())
    await repository.add_table(row)
    table = LiveTable(row, repository, Limits())
    await table.load()
    for seat in range(2):
        await table.take_nonce(seat, secrets.token_hex(16))
    rng = Random(1)
    while table.core.running:
        state = table.core.playing().state
        seat = state.deciding[0]
        await table.act(seat, [state.text(seat, rng.choice(state.legal(seat)))], table.core.version, "")
    return row.id
