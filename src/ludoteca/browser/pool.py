"""The replacement of the worker pool in a browser: jobs run at once, one after the other."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludoteca.server.workers import process
from ludoteca.server.workers.jobs import Job
from ludoteca.server.workers.pool import JobFactory, WorkerFailed, WorkerPool, job_of

Result = TypeVar("Result")


PAUSE = 0.02
"""Seconds between two jobs in which the page's messages are handled."""


class InlinePool(WorkerPool):
    """Runs jobs in this thread. Bots keep their own time limit; nothing else can run meanwhile."""

    def __init__(self, count: int, name: str) -> None:
        super().__init__(0, name)

    @property
    def crowd(self) -> float:
        return 1.0

    async def run(
        self,
        table: str,
        job: Job | JobFactory,
        decode: Callable[[bytes], Result],
        seconds: float,
    ) -> Result:
        await asyncio.sleep(0)  # lets queued messages be sent first
        wanted = job_of(job)
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
    """Runs a job only when nothing else is to be done: an analysis has hundreds of jobs, and the page must not wait
    for all.

    `busy` returns whether the page waits for an answer. Otherwise each step towards the answer would wait for a whole
    job.
    """

    def __init__(self, name: str, busy: Callable[[], bool]) -> None:
        super().__init__(1, name)
        self._busy = busy

    async def run(
        self,
        table: str,
        job: Job | JobFactory,
        decode: Callable[[bytes], Result],
        seconds: float,
    ) -> Result:
        await asyncio.sleep(PAUSE)
        while self._busy():
            await asyncio.sleep(PAUSE)
        return await super().run(table, job, decode, seconds)
