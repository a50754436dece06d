"""Tables take turns in the queue before the worker pool, and cancelled jobs leave it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludoteca.server.workers.fair_queue import FairQueue
from ludoteca.server.workers.jobs import ChooseMove
from ludoteca.server.workers.pool import JobCancelled, WorkerPool, _Worker


def test_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put("crowded", f"crowded {number}")
    queue.put("quiet", "quiet 0")
    assert [queue.pop() for _ in range(2)] == ["crowded 0", "quiet 0"]
    queue.put("late", "late 0")
    assert [queue.pop() for _ in range(3)] == ["crowded 1", "late 0", "crowded 2"]
    with pytest.raises(KeyError):
        queue.pop()


def test_removed_items_leave_the_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    for table, item in (("a", "a0"), ("a", "a1"), ("b", "b0")):
        queue.put(table, item)
    queue.remove("a", "a0")
    queue.remove("a", "unknown")
    queue.remove("b", "b0")
    queue.remove("c", "c0")
    assert len(queue) == 1
    assert queue.pop() == "a1"


class FakeWorkers:
    """Workers that finish a job when the test releases `finish`, and record the bots of the jobs they began."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.killed = 0
        self.finish = asyncio.Semaphore(0)
        monkeypatch.setattr(_Worker, "start", self.start)
        monkeypatch.setattr(_Worker, "run", self.run)
        monkeypatch.setattr(_Worker, "kill", self.kill)

    async def start(self) -> None:
        pass

    async def run(self, job: bytes) -> bytes:
        self.begun.append(job.decode().split('"bot":"')[1].split('"')[0])
        await self.finish.acquire()
        return b"{}"

    def kill(self) -> None:
        self.killed += 1


def with_fake_workers(
    monkeypatch: pytest.MonkeyPatch, scene: Callable[[FakeWorkers, WorkerPool], Awaitable[None]], count: int = 1
) -> None:
    async def play() -> None:
        await scene(FakeWorkers(monkeypatch), WorkerPool(count, "test"))

    asyncio.run(play())


def think(pool: WorkerPool, table: str, bot: str) -> asyncio.Task[bytes]:
    return asyncio.create_task(pool.run(table, ChooseMove("", 2, {}, {}, bot), lambda line: line, 9))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_three_experts_do_not_keep_another_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: FakeWorkers, pool: WorkerPool) -> None:
        tasks = [think(pool, "experts", f"expert {number}") for number in range(3)]
        await settle()
        tasks.append(think(pool, "easy", "easy 0"))
        for _ in range(4):
            await settle()
            workers.finish.release()
        await asyncio.gather(*tasks)
        assert workers.begun == ["expert 0", "expert 1", "easy 0", "expert 2"]

    with_fake_workers(monkeypatch, scene)


def test_a_table_that_asks_for_much_takes_every_other_turn_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: FakeWorkers, pool: WorkerPool) -> None:
        tasks = [think(pool, "greedy", f"greedy {number}") for number in range(50)]
        await settle()
        tasks += [think(pool, "quiet", f"quiet {number}") for number in range(3)]
        for _ in tasks:
            await settle()
            workers.finish.release()
        await asyncio.gather(*tasks)
        assert [job for job in workers.begun[:7] if job.startswith("quiet")] == ["quiet 0", "quiet 1", "quiet 2"]

    with_fake_workers(monkeypatch, scene)


def test_a_job_is_made_when_its_turn_comes_and_gives_it_away_where_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(workers: FakeWorkers, pool: WorkerPool) -> None:
        asked: list[str] = []

        def not_wanted() -> None:
            asked.append("moved on")

        running = think(pool, "running", "running")
        await settle()
        unwanted = asyncio.create_task(pool.run("moved on", not_wanted, bytes, 9))
        waiting = think(pool, "waiting", "waiting")
        await settle()
        assert not asked
        workers.finish.release()
        await settle()
        assert asked
        assert workers.begun == ["running", "waiting"]
        workers.finish.release()
        await asyncio.gather(running, waiting)
        with pytest.raises(JobCancelled):
            await unwanted
        assert not workers.killed

    with_fake_workers(monkeypatch, scene)


def test_work_for_a_table_that_is_gone_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: FakeWorkers, pool: WorkerPool) -> None:
        running, waiting, other = (think(pool, table, table) for table in ("undone", "closed", "other"))
        await settle()
        assert workers.begun == ["undone"]
        running.cancel()
        waiting.cancel()
        await settle()
        assert workers.killed == 1
        assert workers.begun == ["undone", "other"]
        workers.finish.release()
        assert await other == b"{}"

    with_fake_workers(monkeypatch, scene)


def test_the_more_wait_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(workers: FakeWorkers, pool: WorkerPool) -> None:
        assert pool.crowd == 1
        tasks = [think(pool, "a", f"{number}") for number in range(3)]
        await settle()
        assert pool.crowd == 2
        for _ in tasks:
            workers.finish.release()
        await asyncio.gather(*tasks)
        assert pool.crowd == 1

    with_fake_workers(monkeypatch, scene, count=2)
