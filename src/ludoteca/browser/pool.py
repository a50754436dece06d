"""Where a server has worker processes, a browser has this: jobs are done at once, one after the other."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludoteca.server.workers import process
from ludoteca.server.workers.jobs import Job
from ludoteca.server.workers.pool import MakesJob, WorkerFailed, WorkerPool, made

Result = TypeVar("Result")


PAUSE = 0.02
"""So many seconds the page has between two jobs to send what it wants."""


class InlinePool(WorkerPool):
    """Bots keep to their time by themselves; nothing else can run meanwhile."""

    def __init__(self, count: int, name: str) -> None:
        super().__init__(0, name)

    @property
    def crowd(self) -> float:
        return 1.0

    async def run(
        self,
        table: str,
        job: Job | MakesJob,
        decode: Callable[[bytes], Result],
        seconds: float,
    ) -> Result:
        await asyncio.sleep(0)  # what is known already is sent first
        wanted = made(job)
        try:
            done = msgspec.json.encode(process.run(wanted))
        except Exception as error:
            raise WorkerFailed from error
        return decode(done)

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return


class PatientPool(InlinePool):
    """Does a job when nothing else is to be done: an analysis is hundreds of jobs, and the page shall not wait for all.

    `busy` says whether the page waits for an answer. Each step towards it would otherwise wait for a whole job.
    """

    def __init__(self, name: str, busy: Callable[[], bool]) -> None:
        super().__init__(1, name)
        self._busy = busy

    async def run(
        self,
        table: str,
        job: Job | MakesJob,
        decode: Callable[[bytes], Result],
        seconds: float,
    ) -> Result:
        await asyncio.sleep(PAUSE)
        while self._busy():
            await asyncio.sleep(PAUSE)
        return await super().run(table, job, decode, seconds)
