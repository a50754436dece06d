"""Processes that think, so that the server does not: each has one question at a time, and a time limit."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludoteca.server.workers.plans import Ask

log = logging.getLogger(__name__)
LONGEST_ANSWER = 4_000_000
START_SECONDS = 30.0
Answer = TypeVar("Answer")


class WorkerFailed(Exception):
    """The worker died, failed, or took too long."""


class WorkerPool:
    """A fixed number of worker processes, started when first needed and again when one had to be ended."""

    def __init__(self, count: int, name: str) -> None:
        self.name = name
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        self._exchanges: set[asyncio.Task[bytes | None]] = set()
        self._all = [_Worker() for _ in range(count)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, ask: Ask, decode: Callable[[bytes], Answer], seconds: float) -> Answer:
        """Waits for a free worker as long as it takes; the time limit is for the thinking alone. Raises WorkerFailed."""
        worker = await self._free.get()
        exchange = asyncio.create_task(self._exchange(worker, msgspec.json.encode(ask) + b"\n", seconds))
        self._exchanges.add(exchange)
        exchange.add_done_callback(self._exchanges.discard)
        # Whoever asked may give up; the worker finishes its thought, or its answer would be taken for the next one's.
        line = await asyncio.shield(exchange)
        try:
            if line is not None:
                return decode(line)
        except msgspec.MsgspecError as error:
            log.warning("%s worker failed: %s", self.name, error)
        raise WorkerFailed

    async def _exchange(self, worker: "_Worker", question: bytes, seconds: float) -> bytes | None:
        try:
            # On a busy machine a start takes longer than most thoughts may: ended for that, no worker would ever answer.
            await asyncio.wait_for(worker.start(), START_SECONDS)
            return await asyncio.wait_for(worker.ask(question), seconds)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            log.warning("%s worker: %r", self.name, error)
            worker.end()
            return None
        finally:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def stop(self) -> None:
        for exchange in self._exchanges:
            exchange.cancel()
        for worker in self._all:
            worker.end()
        await asyncio.gather(*(worker.ended() for worker in self._all))


class _Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ending: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        """Until it says that it is ready; nothing if it runs already."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludoteca.server.workers.process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
            await self._hear(self._process)

    async def ask(self, question: bytes) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(question)
        await process.stdin.drain()
        return await self._hear(process)

    async def _hear(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        return await process.stdout.readuntil(b"\n")

    def end(self) -> None:
        """Ends the process at once; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            self._ending = [*(each for each in self._ending if each.returncode is None), process]
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def ended(self) -> None:
        for process in self._ending:
            await process.wait()
