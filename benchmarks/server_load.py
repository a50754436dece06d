"""How fast tables answer: a real server on this machine's loopback, and one process that plays at many tables.

    python benchmarks/server_load.py [--seconds 10] [--database postgresql://..] [--data /dev/shm]

Each table has two seats, both held by one person with a socket each, and no bot, so that every move is a person's: it is
checked, made durable, put into words and sent to both sockets, and the plans for the next decision are made. Reported:

- alone: one table, one move after the other: the time from sending an action to its answer;
- storm: 10 tables, 20 sockets, as fast as they can: moves a second;
- live: 200 tables, 400 sockets, a move every `--pause` seconds at each: the time until both seats have seen the move.

The clients share the machine with the server, and take about as much of it. Bounded: about 10 + 3 x `--seconds`.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]
PROGRAM = (
    "import sys; from ludoteca.server.main import serve; "
    "sys.exit(serve(port={port}, data_dir={data!r}, database={database!r}, open_browser=False))"
)
NO_LIMITS = {
    "LUDOTECA_REQUESTS_PER_SECOND": "100000",
    "LUDOTECA_REQUEST_BURST": "100000",
    "LUDOTECA_MESSAGES_PER_SECOND": "100000",
    "LUDOTECA_MESSAGE_BURST": "100000",
    "LUDOTECA_TABLES_PER_HOUR": "100000",
}


class Seat:
    """One socket. Knows what it may do next, and when it saw each version."""

    def __init__(self, connection: ClientConnection, number: int) -> None:
        self.socket = connection
        self.number = number
        self.update: Message = {"version": -1, "decision": None}
        self.seen = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[Message]] = {}

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "update":
                async with self.seen:
                    self.update = message
                    self.seen.notify_all()
            elif "key" in message:
                self.answers.pop(message["key"]).set_result(message)
            elif message["type"] == "welcome" and message["needs_nonce"]:
                await self.say(type="ready", nonce=secrets.token_hex(16))

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def has(self, version: int) -> None:
        async with self.seen:
            await self.seen.wait_for(lambda: self.update["version"] >= version)

    async def act(self, action: str) -> Message:
        key = secrets.token_hex(6)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[key] = answer
        await self.say(type="act", key=key, version=self.update["decision"], actions=[action])
        return await answer


class Table:
    def __init__(self, browser: httpx.AsyncClient, address: str) -> None:
        self._browser = browser
        self._address = address
        self.seats: list[Seat] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """A new table, and both its seats taken."""
        await self.close()
        new = {"game": "mille-fiori", "options": {"choice": "on-turn"}, "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = await self._browser.post("/api/tables", json=new)
        answer.raise_for_status()
        cookies = "; ".join(f"{name}={value}" for name, value in self._browser.cookies.items())
        for number in range(2):
            connection = await connect(
                f"{self._address.replace('http', 'ws')}/api/tables/{answer.json()['id']}/live",
                origin=Origin(self._address),
                additional_headers={"Cookie": cookies},
                compression=None,
                max_size=2**22,
                ping_interval=None,
            )
            seat = Seat(connection, number)
            self.seats.append(seat)
            self._tasks.append(asyncio.create_task(seat.listen()))
            await seat.say(type="hello", protocol=1, seat=number)
        for seat in self.seats:
            await seat.has(0)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for seat in self.seats:
            await seat.socket.close()
        self.seats, self._tasks = [], []

    async def move(self) -> tuple[float, float]:
        """One move: seconds until it was answered, and until both seats had seen it. A finished game is begun anew."""
        if self.seats[0].update.get("result"):
            await self.open()
        for seat in self.seats:
            await seat.has(max(other.update["version"] for other in self.seats))
        mover = next(seat for seat in self.seats if seat.update["decision"] is not None)
        start = time.perf_counter()
        answer = await mover.act(mover.update["position"]["legal"][0])
        answered = time.perf_counter() - start
        assert answer["type"] == "accepted", answer
        for seat in self.seats:
            await seat.has(answer["version"])
        return answered, time.perf_counter() - start


async def alone(table: Table, seconds: float) -> list[float]:
    end = time.perf_counter() + seconds
    times = []
    while time.perf_counter() < end:
        times.append((await table.move())[0])
    return times


async def storm(tables: list[Table], seconds: float) -> float:
    async def play(table: Table) -> int:
        return len(await alone(table, seconds))

    start = time.perf_counter()
    moves = sum(await asyncio.gather(*map(play, tables)))
    return moves / (time.perf_counter() - start)


async def live(tables: list[Table], seconds: float, pause: float) -> list[float]:
    end = time.perf_counter() + seconds

    async def play(table: Table, number: int) -> list[float]:
        await asyncio.sleep(pause * number / len(tables))
        times = []
        while time.perf_counter() < end:
            started = time.perf_counter()
            times.append((await table.move())[1])
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - started)))
        return times

    each = await asyncio.gather(*(play(table, number) for number, table in enumerate(tables)))
    return [seconds for times in each for seconds in times]


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return f"p50 {statistics.median(ordered) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms ({len(ordered)} moves)"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def disk(folder: Path) -> str:
    """How long this disk takes to keep 4 kB: no durable move is faster."""
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(200):
            file.write(b"x" * 4096)
            file.flush()
            start = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - start)
    return spread(times).replace("moves", "times")


def start_server(port: int, data: str, database: str) -> subprocess.Popen[bytes]:
    program = PROGRAM.format(port=port, data=data, database=database)
    return subprocess.Popen([sys.executable, "-c", program], env=os.environ | NO_LIMITS, stdout=subprocess.DEVNULL)


async def wait_for(address: str) -> None:
    async with httpx.AsyncClient() as browser:
        for _ in range(600):
            try:
                await browser.get(f"{address}/api/health")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise TimeoutError("the server did not start")


def cpu_seconds(process: int) -> float:
    """What the server process itself has used so far, its workers apart; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, process: int, seconds: float, pause: float, many: int) -> None:
    await wait_for(address)
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as browser:
        (await browser.put("/api/me", json={"name": "Bench"})).raise_for_status()
        tables = [Table(browser, address) for _ in range(many)]
        await tables[0].open()
        print(f"alone   {spread(await alone(tables[0], seconds))}", flush=True)
        for table in tables[1:10]:
            await table.open()
        before, used = (await browser.get("/api/health")).json(), cpu_seconds(process)
        print(f"storm   {await storm(tables[:10], seconds):.0f} moves/s, 20 sockets", flush=True)
        after = (await browser.get("/api/health")).json()
        saved, commits = after["saved"] - before["saved"], after["commits"] - before["commits"]
        used = (cpu_seconds(process) - used) * 1000 / saved
        print(f"        {saved / max(commits, 1):.1f} moves a commit, {used:.2f} ms of processor a move", flush=True)
        for table in tables[10:]:
            await table.open()
        seen = await live(tables, seconds, pause)
        rate = len(seen) / seconds
        print(f"live    {spread(seen)}, {many} tables, {rate:.0f} moves/s in all", flush=True)
        for table in tables:
            await table.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between moves at a live table")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--database", default="")
    parser.add_argument("--data", help="a folder for the data, such as one in memory to leave the disk out of it")
    options = parser.parse_args()
    gc.disable()  # pauses of the clients' process would be taken for the server's
    from ludoteca.kernel import state

    build = "plain Python" if str(state.__file__).endswith(".py") else "compiled"
    print(f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, rules: {build}")
    with tempfile.TemporaryDirectory(dir=options.data) as data:
        print(f"waiting for the disk: {disk(Path(data))}")
        port = free_port()
        server = start_server(port, str(Path(data)), options.database)
        try:
            asyncio.run(measure(f"http://localhost:{port}", server.pid, options.seconds, options.pause, options.tables))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
