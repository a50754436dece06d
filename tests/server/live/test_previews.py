"""Plans are computed once for all viewers of a decision, and not without a viewer."""

import asyncio
from pathlib import Path

import ludoteca
from ludoteca.server.live.hub import TableHub
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.lobby import table_factory
from ludoteca.server.settings import Limits
from ludoteca.server.storage.repository import Repository
from ludoteca.server.tables.rows import Terms
from ludoteca.server.workers.pool import WorkerPool, _Worker
from tests.server.database import somebody, with_database

RULES = ludoteca.game("mille-fiori").rules(2, {})


class CountingPool(WorkerPool):
    jobs = 0

    async def _exchange(self, worker: _Worker, job: bytes, seconds: float) -> bytes | None:
        self.jobs += 1
        return await super()._exchange(worker, job, seconds)


async def begun(repository: Repository) -> tuple[TableRegistry, TableHub, CountingPool]:
    """A table at which one person plays both seats."""
    person = somebody(1)
    await repository.add_person(person, b"1")
    seats = [table_factory.person_seat(number, person) for number in range(2)]
    row = table_factory.row_for(RULES, seats, person.id, Terms())
    await repository.add_table(row)
    registry = TableRegistry(repository, Limits(workers=1), make_pool=CountingPool)
    hub = await registry.hub(row.id)
    for seat in range(2):
        await hub.table.take_nonce(seat, f"{seat}" * 32)
    assert isinstance(registry.preview_workers, CountingPool)
    return registry, hub, registry.preview_workers


def viewer(seat: int, language: str = "en") -> Viewer:
    return Viewer("person 1", seat, language, 200)


async def plans_of(one: Viewer) -> bytes:
    while True:
        message = await one.next()
        if message.startswith(b'{"type":"plans"'):
            return message


def test_two_devices_at_one_seat_share_the_plans_of_a_decision(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        registry, hub, pool = await begun(repository)
        try:
            seat = hub.table.core.deciding[0]
            devices = [viewer(seat), viewer(seat)]
            for device in devices:
                await hub.enter(device)
            first, second = [await plans_of(device) for device in devices]
            assert first == second
            assert pool.jobs == 1
        finally:
            await registry.stop()

    with_database(tmp_path, work)


def test_whoever_left_before_their_turn_costs_nobody_time(tmp_path: Path) -> None:
    async def work(repository: Repository) -> None:
        registry, hub, pool = await begun(repository)
        try:
            seat = hub.table.core.deciding[0]
            busy = await pool._take("another table")
            gone, here = viewer(seat), viewer(seat, "es")
            await hub.enter(gone)
            await hub.enter(here)
            await asyncio.sleep(0)  # both ask
            assert pool.waiting == 2
            hub.leave(gone)
            pool._give_back(busy)
            await plans_of(here)
            assert pool.jobs == 1
            await hub.enter(gone)
            gone.planned = None
            hub.previews.offer_plans(gone)
            await plans_of(gone)
            assert pool.jobs == 2
        finally:
            await registry.stop()

    with_database(tmp_path, work)
