"""A TCP balancer on loopback, in a thread of the test: round robin, past servers that do not answer.

It can also delay messages and cut connections in the middle of one.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from types import TracebackType
from typing import Self

CHUNK = 65_536
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Balancer:
    """`late` says how many seconds the next piece of data waits; `breaks` whether only half of it arrives, as the last."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.port = 0
        self.late: Callable[[], float] = lambda: 0.0
        self.breaks: Callable[[], bool] = lambda: False
        self.broken = 0
        self._next = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        self._run(self._listen()).result(10)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run(self._stop()).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def cut(self) -> None:
        """Ends every connection."""
        self._run(self._cut()).result(10)

    def _run(self, work: Coroutine[None, None, None]) -> Future[None]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _stop(self) -> None:
        assert self._server is not None
        self._server.close()
        await self._cut()
        await asyncio.sleep(
            0.05
        )  # connections that were just being made, and the transports of all, are closed meanwhile

    async def _cut(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._serve(reader, writer)
        except asyncio.CancelledError:
            return
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.ports:
            port = self.ports[self._next % len(self.ports)]
            self._next += 1
            try:
                far_reader, far_writer = await _connected(port)
                break
            except OSError:
                continue
        else:
            return
        pipes = [
            asyncio.create_task(self._pipe(reader, far_writer)),
            asyncio.create_task(self._pipe(far_reader, writer)),
        ]
        try:
            await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pipe in pipes:
                pipe.cancel()
            await asyncio.gather(*pipes, return_exceptions=True)
            far_writer.transport.abort()

    async def _pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if seconds := self.late():
                    await asyncio.sleep(seconds)
                broken = self.breaks()
                writer.write(data[: len(data) // 2] if broken else data)
                await writer.drain()
                if broken:
                    self.broken += 1
                    return


async def _connected(port: int) -> Streams:
    """A connection that comes in the moment of a cancellation would belong to nobody: it is closed."""
    connecting = asyncio.ensure_future(asyncio.open_connection("127.0.0.1", port))
    try:
        return await asyncio.shield(connecting)
    except asyncio.CancelledError:
        connecting.add_done_callback(_abort)
        raise


def _abort(connecting: asyncio.Future[Streams]) -> None:
    if not connecting.cancelled() and connecting.exception() is None:
        connecting.result()[1].transport.abort()
