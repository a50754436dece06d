"""A pool of worker processes, so that no computation blocks the event loop. Each runs one job at a time, with a time
limit."""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from ludoteca.server.logs import about
from ludoteca.server.metrics import slow_log
from ludoteca.server.workers.fair_queue import FairQueue
from ludoteca.server.workers.jobs import READY, Job

log = logging.getLogger(__name__)
LONGEST_RESULT = 4_000_000
START_SECONDS = 30.0
REST_SECONDS = 60.0
"""The pause before an unreachable worker on another machine is tried again."""
Result = TypeVar("Result")
JobFactory = Callable[[], Job | None]
"""Makes a job, or returns None if nobody wants its result any more."""


class WorkerFailed(Exception):
    """The worker died, failed, or took too long."""


class JobCancelled(Exception):
    """Nobody wants the result any more."""


def job_of(job: Job | JobFactory) -> Job:
    """Returns the job; raises JobCancelled."""
    ready = job() if callable(job) else job
    if ready is None:
        raise JobCancelled
    return ready


class WorkerPool:
    """A fixed number of worker processes, started on demand, and restarted after one was killed.

    Waiting jobs are taken from one table after the other. A job that is cancelled leaves the queue, or its worker is
    killed.

    `elsewhere` are commands that start workers on other machines, such as `ssh host ludoteca worker`. A job that fails
    there is given to another worker.
    """

    def __init__(self, count: int, name: str, elsewhere: Sequence[Sequence[str]] = ()) -> None:
        self.name = name
        self._all = [_Worker() for _ in range(count)] + [_Worker(command) for command in elsewhere]
        self._free = list(self._all)
        self._waiting: FairQueue[asyncio.Future[_Worker]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def crowd(self) -> float:
        """The number of jobs per worker, counting one more; at least 1."""
        busy = len(self._all) - len(self._free)
        return max(1.0, (busy + len(self._waiting) + 1) / len(self._all))

    async def run(
        self,
        table: str,
        job: Job | JobFactory,
        decode: Callable[[bytes], Result],
        seconds: float,
    ) -> Result:
        """Waits for a free worker without limit, then runs the job within the time limit. Raises WorkerFailed.

        If the job is a function, it is called when a worker is free: a job that nobody wants by then costs next to
        nothing, and this raises JobCancelled.
        """
        line, again = None, True
        while line is None and again:
            asked = time.perf_counter()
            worker = await self._take(table)
            slow_log.add(f"{self.name} job of table {table} waits", time.perf_counter() - asked)
            try:
                text = msgspec.json.encode(job_of(job)) + b"\n"
            except BaseException:
                self._give_back(worker)
                raise
            line = await self._do(worker, table, text, seconds)
            again = worker.elsewhere
        try:
            if line is not None:
                return decode(line)
        except msgspec.MsgspecError:
            log.warning("a %s worker failed", self.name, extra=about("worker-failed", pool=self.name, table=table))
        raise WorkerFailed

    async def _do(self, worker: "_Worker", table: str, job: bytes, seconds: float) -> bytes | None:
        """Runs the job and returns the worker's answer; None if it failed."""
        began, line, failed = time.perf_counter(), None, False
        try:
            line = await self._exchange(worker, job, seconds)
            failed = line is None
        finally:
            if line is None:
                worker.kill()  # or its result would be read as that of the next job
            if failed and worker.elsewhere:
                asyncio.get_running_loop().call_later(REST_SECONDS, self._give_back, worker)
            else:
                self._give_back(worker)
            slow_log.add(f"{self.name} job of table {table}", time.perf_counter() - began)
        return line

    async def _take(self, table: str) -> "_Worker":
        if self._free:
            return self._free.pop(0)
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(table, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.remove(table, turn)
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())  # the worker became free just when the job was cancelled
            raise

    def _give_back(self, worker: "_Worker") -> None:
        while len(self._waiting):
            turn = self._waiting.pop()
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def _exchange(self, worker: "_Worker", job: bytes, seconds: float) -> bytes | None:
        try:
            # Starting on a busy machine can exceed a job's time limit: if it counted, no worker would ever answer.
            async with asyncio.timeout(START_SECONDS):
                await worker.start()
            async with asyncio.timeout(seconds):
                return await worker.run(job)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            log.warning("a %s worker: %r", self.name, error, extra=about("worker-failed", pool=self.name))
            return None

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._all if not worker.elsewhere))

    async def stop(self) -> None:
        for worker in self._all:
            worker.kill()
        await asyncio.gather(*(worker.wait_killed() for worker in self._all))


class _Worker:
    def __init__(self, command: Sequence[str] = ()) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._killed: list[asyncio.subprocess.Process] = []

    @property
    def elsewhere(self) -> bool:
        return bool(self._command)

    async def start(self) -> None:
        """Returns when the process is ready; does nothing if it is already running."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(self._command or (sys.executable, "-m", "ludoteca.server.workers.process")),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_RESULT,
            )
            if (said := await self._read_line(self._process)) != READY:
                raise ValueError(f"it begins with {said!r} instead of {READY!r}")

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
