"""What people who watch, and those who open a long game, cost the server in processor time.

    python -m benchmarks.server_watchers                       # both, in a few minutes
    python -m benchmarks.server_watchers --watchers 0,1000 --moves 50

- watching: a table of two with so many spectators, moves one after the other: the server's processor time for a move,
  with sockets that ask for compression, as browsers do, and with others;
- opening: the socket of a long game is opened, read up to the whole log, and closed, so many times a second.

`docs/server.md` has the figures; `make bench-server` does not run this.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.server_load import Running, server
from benchmarks.tables import Table

MILLE_FIORI = 0
AT_ONCE = 50
WARM_UP = 10
"""Moves before the clock starts: in the first ones messages are parsed and compiled."""


async def spectator(address: str, table: str, compression: str | None) -> ClientConnection:
    """A socket that has everything that happened so far."""
    connection = await connect(
        f"{address.replace('http', 'ws')}/api/tables/{table}/live",
        origin=Origin(address),
        compression=compression,
        max_size=2**22,
        ping_interval=None,
        open_timeout=120,
    )
    await connection.send(json.dumps({"type": "hello", "protocol": 1, "seat": -1}))
    async for text in connection:
        assert isinstance(text, str)
        if text.startswith('{"type":"update"'):
            break
    return connection


class Crowd:
    """So many spectators of one table, who read what they are told and forget it."""

    def __init__(self, address: str, table: str, compression: str | None) -> None:
        self._address = address
        self._table = table
        self._compression = compression
        self._reading: list[asyncio.Task[None]] = []
        self.updates = 0

    async def come(self, count: int) -> None:
        for start in range(0, count, AT_ONCE):
            some = range(min(AT_ONCE, count - start))
            for each in await asyncio.gather(*(spectator(self._address, self._table, self._compression) for _ in some)):
                self._reading.append(asyncio.create_task(self._read(each)))

    async def _read(self, connection: ClientConnection) -> None:
        async for text in connection:
            self.updates += str(text).startswith('{"type":"update"')

    async def have(self, updates: int) -> None:
        while self.updates < updates:
            await asyncio.sleep(0.005)


async def at_table(running: Running, work: Callable[[Table, str], Awaitable[None]]) -> None:
    headers = {"Origin": running.address}
    async with httpx.AsyncClient(base_url=running.address, headers=headers, timeout=300) as browser:
        (await browser.put("/api/me", json={"name": "Bench"})).raise_for_status()
        table = Table(browser, running.address, MILLE_FIORI, 2)
        await table.open()
        id = (await browser.get("/api/tables")).json()[0]["id"]
        await work(table, id)
        await table.close()


async def watching(running: Running, count: int, moves: int, compression: str | None) -> float:
    """Milliseconds of the server's processor time for a move."""
    spent = 0.0

    async def work(table: Table, id: str) -> None:
        nonlocal spent
        crowd = Crowd(running.address, id, compression)
        await crowd.come(count)
        for _ in range(WARM_UP):
            await table.move()
        await crowd.have(WARM_UP * count)
        before = running.cpu_seconds()
        for _ in range(moves):
            await table.move()
        await crowd.have((WARM_UP + moves) * count)
        spent = running.cpu_seconds() - before

    await at_table(running, work)
    return spent * 1000 / moves


async def opening(running: Running, entries: int, rate: float, seconds: float) -> tuple[float, float]:
    """Milliseconds of the server's processor time for an opening, and its share of a core at this rate."""
    result = 0.0, 0.0

    async def work(table: Table, id: str) -> None:
        nonlocal result
        for _ in range(entries):
            await table.move()
        await (await spectator(running.address, id, "deflate")).close()
        began, before, times = time.perf_counter(), running.cpu_seconds(), int(rate * seconds)
        for number in range(times):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            await (await spectator(running.address, id, "deflate")).close()
        spent = running.cpu_seconds() - before
        result = spent * 1000 / times, spent / (time.perf_counter() - began)

    await at_table(running, work)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", default="0,100,300")
    parser.add_argument("--moves", type=int, default=60, help="that are counted")
    parser.add_argument("--entries", type=int, default=100, help="moves of the game that is opened")
    parser.add_argument("--rate", type=float, default=22.0, help="openings a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    for count in map(int, given.watchers.split(",")):
        for compression in (None, "deflate") if count else (None,):
            with tempfile.TemporaryDirectory() as data, server(data) as running:
                spent = asyncio.run(watching(running, count, given.moves, compression))
            print(f"{count} watch, compression {compression}: {spent:.1f} ms a move", flush=True)
    with tempfile.TemporaryDirectory() as data, server(data) as running:
        each, share = asyncio.run(opening(running, given.entries, given.rate, given.seconds))
    print(f"opening a game of {given.entries} moves: {each:.1f} ms, at {given.rate:g} a second {share:.0%} of a core")


if __name__ == "__main__":
    main()
