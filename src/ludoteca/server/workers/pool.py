"""A pool of worker processes, so that no computation blocks the event loop: each runs one job at a time, with a time limit."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludoteca.server.workers.jobs import Job

log = logging.getLogger(__name__)
LONGEST_RESULT = 4_000_000
START_SECONDS = 30.0
Result = TypeVar("Result")


class WorkerFailed(Exception):
    """The worker died, failed, or took too long."""


class WorkerPool:
    """A fixed number of worker processes, started when first needed, and again after one was killed."""

    def __init__(self, count: int, name: str) -> None:
        self.name = name
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._exchanges: set[asyncio.Task[bytes | None]] = set()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def run(self, job: Job, decode: Callable[[bytes], Result], seconds: float) -> Result:
        """Waits for a free worker as long as it takes; the time limit is for the job alone. Raises WorkerFailed."""
        worker = await self._free.get()
        exchange = asyncio.create_task(self._exchange(worker, msgspec.json.encode(job) + b"\n", seconds))
        self._exchanges.add(exchange)
        exchange.add_done_callback(self._exchanges.discard)
        # The caller may be cancelled; the worker still finishes, or its result would be read as that of the next job.
        line = await asyncio.shield(exchange)
        try:
            if line is not None:
                return decode(line)
        except msgspec.MsgspecError as error:
            log.warning("%s worker failed: %s", self.name, error)
        raise WorkerFailed

    async def _exchange(self, worker: "_Worker", job: bytes, seconds: float) -> bytes | None:
        try:
            # A start on a busy machine takes longer than a job may: counted as part of it, no worker would ever answer.
            await asyncio.wait_for(worker.start(), START_SECONDS)
            return await asyncio.wait_for(worker.run(job), seconds)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            log.warning("%s worker: %r", self.name, error)
            worker.kill()
            return None
        finally:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def stop(self) -> None:
        for exchange in self._exchanges:
            exchange.cancel()
        for worker in self._all:
            worker.kill()
        await asyncio.gather(*(worker.wait_killed() for worker in self._all))


class _Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        """Returns when the process is ready; does nothing if it runs already."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludoteca.server.workers.process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_RESULT,
            )
            await self._read_line(self._process)

    async def run(self, job: bytes) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(job)
        await process.stdin.drain()
        return await self._read_line(process)

    async def _read_line(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        return await process.stdout.readuntil(b"\n")

    def kill(self) -> None:
        """Kills the process; the next job starts another."""
        process, self._process = self._process, None
        if process is not None:
            self._killed = [*(each for each in self._killed if each.returncode is None), process]
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def wait_killed(self) -> None:
        for process in self._killed:
            await process.wait()
