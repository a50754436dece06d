"""What goes wrong: each fault happens at a random moment of a busy server, and is mended again."""

import asyncio
import contextlib
import resource
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from math import inf
from pathlib import Path
from random import Random

from tests.faults.players import Crowd
from tests.server.cluster.harness import Cluster, go_on, pause
from tests.server.harness import Server
from tests.server.postgres import Postgres

JUMPING_CLOCK = """
import pathlib, time
real, file = time.time_ns, pathlib.Path({file!r})
time.time_ns = lambda: real() + int(file.read_text() or 0)
"""
"""Runs before a server: its system clock is what a file says ahead of the real one."""


class Rig:
    """Servers behind a balancer, and what can happen to them. Without `postgres` there is one server, on SQLite."""

    def __init__(self, folder: Path, rng: Random, servers: int = 1, postgres: Postgres | None = None) -> None:
        self.rng = rng
        self._postgres = postgres
        self._clock = folder / "ahead"
        folder.mkdir(parents=True, exist_ok=True)
        self._clock.write_text("0")
        database = postgres.create(f"faults{rng.getrandbits(32)}") if postgres else ""
        first = JUMPING_CLOCK.format(file=str(self._clock))
        self.cluster = Cluster(folder, database, servers, first=first, watch_seconds="0.5", idle_seconds="4")
        self.crowd: Crowd
        self.done: dict[str, int] = {}

    def faults(self) -> Mapping[str, Callable[[], Awaitable[None]]]:
        common = {"kill": self.kill, "cut": self.cut, "break": self.break_messages, "late": self.late}
        common |= {"clock": self.jump, "stop": self.stop_one}
        if self._postgres is None:
            return common | {"disk": self.fill_disk}
        paused = {"pause": self.pause_one} if len(self.cluster.servers) > 1 else {}
        return common | {"postgres": self.restart_postgres} | paused

    def _one(self) -> Server:
        return self.rng.choice(self.cluster.servers)

    async def kill(self) -> None:
        server = self._one()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def stop_one(self) -> None:
        server = self._one()
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start)

    async def pause_one(self) -> None:
        server = self._one()
        pause(server)
        try:
            await asyncio.sleep(self.rng.choice([0.5, 5.0]))  # less and more than the lease
        finally:
            go_on(server)

    async def cut(self) -> None:
        await asyncio.to_thread(self.cluster.balancer.cut)

    async def break_messages(self) -> None:
        """Ten connections end in the middle of a message."""
        balancer = self.cluster.balancer
        until = balancer.broken + 10
        balancer.breaks = lambda: balancer.broken < until and self.rng.random() < 0.2
        await self.crowd.wait(lambda: balancer.broken >= until)
        balancer.breaks = lambda: False

    async def late(self) -> None:
        """Everything arrives late, each piece by another time."""
        self.cluster.balancer.late = lambda: 0.3 * self.rng.random()
        await self.crowd.go_on(2)
        self.cluster.balancer.late = lambda: 0.0

    async def jump(self) -> None:
        """The system's clock is set forward by an hour, or back."""
        self._clock.write_text(str(self.rng.choice([3600, -3600, 0]) * 1_000_000_000))

    async def fill_disk(self) -> None:
        """No file can grow: to the server that is a full disk."""
        with no_space(self._one()):
            await asyncio.sleep(0.5)

    async def restart_postgres(self) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.stop)
        await asyncio.sleep(self.rng.random())
        await asyncio.to_thread(self._postgres.start)

    async def run(
        self, rounds: int, names: list[str], tables: int, say: Callable[[str], None], seconds: float = inf
    ) -> None:
        """Lets one fault after the other happen, for at most so many seconds; after each, every table goes on."""
        end = time.monotonic() + seconds
        self.crowd = Crowd(self.cluster.address, self.rng, tables)
        try:
            await self.crowd.start()
            for number in range(rounds):
                if time.monotonic() > end:
                    break
                await self._round(names[number % len(names)])
                say(f"{number + 1}: {self.done}, {self.crowd.games} games, {self.crowd.breaks} breaks")
            await self.crowd.stop()
        finally:
            await self.crowd.close()

    async def _round(self, name: str) -> None:
        await asyncio.sleep(0.3 * self.rng.random())
        await self.faults()[name]()
        await self.crowd.go_on()
        self.done[name] = self.done.get(name, 0) + 1


@contextlib.contextmanager
def no_space(server: Server) -> Iterator[None]:
    assert server.process is not None
    process, unlimited = server.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, unlimited[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
