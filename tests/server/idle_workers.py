"""Replaces the worker pool for tests that need no worker processes."""

import asyncio
from collections.abc import Callable

from ludoteca.server.workers.jobs import Job
from ludoteca.server.workers.pool import JobFactory, Result, WorkerPool


class IdleWorkers(WorkerPool):
    """Workers that never get round to anything."""

    async def run(self, table: str, job: Job | JobFactory, decode: Callable[[bytes], Result], seconds: float) -> Result:
        await asyncio.Event().wait()
        raise AssertionError("nobody wakes it")
