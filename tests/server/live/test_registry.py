"""Tables in memory: unused ones are freed completely, and a damaged table does not affect others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from ludoteca.server.live.keyed_locks import KeyedLocks
from ludoteca.server.live.registry import TableRegistry, UnknownTable
from ludoteca.server.live.table import LiveTable
from ludoteca.server.lobby import new_tables
from ludoteca.server.protocol.schemas import NewSeat, NewTable
from ludoteca.server.settings import Limits
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody, with_database
from tests.server.idle_workers import IdleWorkers

MANY = 1_000


@asynccontextmanager
async def registry_of(repository: Repository) -> AsyncIterator[TableRegistry]:
    tables = TableRegistry(repository, Limits(), make_pool=IdleWorkers)
    try:
        yield tables
    finally:
        await tables.stop()


# -- locks by name


def test_one_name_is_held_once_at_a_time() -> None:
    async def work() -> None:
        locks, held = KeyedLocks(), []

        async def hold(key: str) -> None:
            async with locks.hold(key):
                held.append(key)
                assert held.count(key) == 1
                await asyncio.sleep(0)
                held.remove(key)

        await asyncio.gather(*(hold(key) for key in "abcab" * 20))
        assert len(locks) == 0

    asyncio.run(work())


def test_there_are_only_as_many_locks_as_names_in_use() -> None:
    async def work() -> None:
        locks = KeyedLocks()
        for number in range(MANY):
            async with locks.hold(f"table {number}"):
                assert len(locks) == 1
        async with locks.hold("one"), locks.hold("other"):
            assert len(locks) == 2
        assert len(locks) == 0

    asyncio.run(work())


def test_whoever_fails_or_gives_up_leaves_no_lock() -> None:
    async def work() -> None:
        locks = KeyedLocks()
        with pytest.raises(UnknownTable):
            async with locks.hold("a"):
                raise UnknownTable("a")
        async with locks.hold("a"):
            waiting = [asyncio.ensure_future(locks.hold("a").__aenter__()) for _ in range(3)]
            await asyncio.sleep(0)
            for each in waiting:
                each.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert len(locks) == 1, "it is still held"
        assert len(locks) == 0

    asyncio.run(work())


def test_tables_that_do_not_exist_are_not_remembered(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        async with registry_of(repository) as tables:
            for number in range(MANY // 10):
                with pytest.raises(UnknownTable):
                    await tables.hub(f"table{number}")
            assert len(tables._loading) == 0
            assert not tables._hubs

    with_database(tmp_path, work)


# -- tables that wait for bots


async def waits_for_bot(repository: Repository) -> str:
    new = NewTable("mille-fiori", [NewSeat("me"), NewSeat("bot", "random")])
    table = LiveTable(await new_tables.create_table(repository, new, somebody(1)), repository)
    await table.take_nonce(0, "0" * 32)
    state = table.core.state
    assert state is not None
    await table.act(0, [state.text(0, state.legal(0)[0])], table.core.version, "key")
    return table.core.row.id


def test_a_damaged_table_keeps_no_other_from_its_bots(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        ids = [await waits_for_bot(repository) for _ in range(4)]
        damaged = {
            ids[0]: "update snapshots set position = '{' where table_id = :id",
            ids[2]: "update tables set game = 'nonsense' where id = :id",
        }
        for id, statement in damaged.items():
            async with repository.engine.begin() as connection:
                await connection.execute(text(statement), {"id": id})
        assert set(await repository.tables_with_bots_to_move()) == set(ids)
        async with registry_of(repository) as tables:
            await tables.wake_bots()
            assert set(tables._hubs) == {ids[1], ids[3]}
            assert all(hub.bots.busy for hub in tables._hubs.values())

    with_database(tmp_path, work)
    named = [record for record in caplog.records if getattr(record, "about", {}).get("event") == "table-broken"]
    assert len(named) == 2
