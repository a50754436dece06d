"""How much one server carries: a real server on this machine's loopback, and one process that plays at many tables.

    make bench-server                                # all of it, into docs/server-load.md, in about nine minutes
    python -m benchmarks.server_load --only live --tables 10,100

- live: tables of two to four people's seats with a spectator each, in turn of all three games, a move every `--pause` seconds
  at each table: the time until all of them have seen it, and the server's memory for a table;
- saturation: 20, 100 and 300 tables of two seats as fast as they can, on SQLite and on PostgreSQL: durable moves a second; with
  300 tables also without compression;
- bots: 200 tables with two bots each: how long a person waits for an answer, and for the plans of a decision;
- parts: what one move costs in processor time, part by part (`server_parts.py`);
- start: how long a start takes with 100,000 stored games (`stored_games.py`).

The clients share the machine with the server, and take about a third as much of it. Their sockets are compressed, as those of browsers are.
"""

import argparse
import asyncio
import gc
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import httpx

from benchmarks import server_parts, stored_games
from benchmarks.circumstances import commit, processor
from benchmarks.tables import Table

PROGRAM = (
    "import sys; from ludoteca.server.main import serve; "
    "sys.exit(serve(port={port}, data_dir={data!r}, database={database!r}, open_browser=False))"
)
PLENTY = "1000000"
LIMITS = (
    "requests_per_second",
    "request_burst",
    "messages_per_second",
    "message_burst",
    "tables_per_hour",
    "connections_per_network",
)
KINDS = ("live", "saturation", "bots", "parts", "start")
OPENING_AT_ONCE = 20
BOT_TABLES = 200
BOTS = "medium medium"
SEEN_AIM = 0.050
"""Seconds until all have seen a move of a live table, p99, with `LIVE_AIM` tables."""
LIVE_AIM = 1000
MOVES_AIM = 2000
"""Durable moves a second."""
START_AIM = 3.0
"""Seconds."""


@dataclass
class Aims:
    """What was measured of that for which there is an aim."""

    seen: float | None = None
    moves: dict[str, float] = field(default_factory=dict)
    """The most durable moves a second, by database, with compression."""
    start: float | None = None


@dataclass
class Options:
    seconds: float
    pause: float
    tables: list[int]
    storms: list[int]
    bot_tables: int
    games: int
    data: str | None
    aims: Aims = field(default_factory=Aims)


# -- the server


class Running:
    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.address = f"http://localhost:{port}"

    def cpu_seconds(self) -> float:
        """What the server process itself has used so far, its workers apart."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the server process itself has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server(data: str, database: str = "") -> Iterator[Running]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    program = PROGRAM.format(port=port, data=data, database=database)
    environment = os.environ | {f"LUDOTECA_{name.upper()}": PLENTY for name in LIMITS}
    process = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.DEVNULL)
    try:
        running = Running(process, port)
        wait_for(running.address)
        yield running
    finally:
        process.terminate()
        process.wait(60)


def wait_for(address: str) -> None:
    for _ in range(6000):
        try:
            httpx.get(f"{address}/api/health")
            return
        except httpx.TransportError:
            time.sleep(0.02)
    raise TimeoutError("the server did not start")


@contextmanager
def postgres() -> Iterator[str]:
    from tests.server.postgres import Postgres

    with Postgres() as running:
        yield running.create("bench")


# -- playing


async def play(table: Table, end: float, pause: float, delay: float) -> list[tuple[float, float]]:
    """Moves at the table every `pause` seconds until `end`."""
    await asyncio.sleep(delay)
    times = []
    while (started := time.perf_counter()) < end:
        times.append(await table.move())
        await asyncio.sleep(max(0.0, min(end, started + pause) - time.perf_counter()))
    return times


async def open_all(openings: Iterable[Callable[[], Awaitable[None]]]) -> None:
    turn = asyncio.Semaphore(OPENING_AT_ONCE)

    async def open_one(opening: Callable[[], Awaitable[None]]) -> None:
        async with turn:
            await opening()

    await asyncio.gather(*map(open_one, openings))


@dataclass
class Played:
    """What playing took, opening tables left out."""

    times: list[tuple[float, float]]
    """Of each move: until it was answered, and until all had seen it."""
    plans: list[float]
    memory: int
    """That the tables took."""
    seconds: float
    cpu: float
    clients_cpu: float


async def played(
    running: Running, shapes: list[tuple[int, str, int]], seconds: float, pause: float, compressed: bool = True
) -> Played:
    """Opens the tables, and plays at all of them for so long."""
    headers = {"Origin": running.address}
    limits = httpx.Limits(max_connections=OPENING_AT_ONCE)
    async with httpx.AsyncClient(base_url=running.address, headers=headers, timeout=300, limits=limits) as browser:
        (await browser.put("/api/me", json={"name": "Bench"})).raise_for_status()
        tables = [Table(browser, running.address, number, *shape, compressed) for number, shape in enumerate(shapes)]
        before = running.memory()
        await open_all(table.open for table in tables)
        memory = running.memory() - before
        if not pause:  # as fast as it goes, games end
            await open_all(table.prepare for table in tables)
        began, cpu, clients_cpu = time.perf_counter(), running.cpu_seconds(), time.process_time()
        waits = [pause * number / len(tables) for number in range(len(tables))]
        each = await asyncio.gather(
            *(play(table, began + seconds, pause, wait) for table, wait in zip(tables, waits, strict=True))
        )
        took = time.perf_counter() - began, running.cpu_seconds() - cpu, time.process_time() - clients_cpu
        for table in tables:
            await table.close()
        plans = [seconds for table in tables for seconds in table.plan_seconds]
    return Played([times for table in each for times in table], plans, memory, *took)


def spread(times: list[float]) -> str:
    return f"{statistics.median(times) * 1000:.1f} / {p99(times) * 1000:.0f} ms"


def p99(times: list[float]) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


# -- the report


def live(options: Options) -> Iterator[str]:
    yield "## Live tables\n"
    seconds = options.seconds + options.pause
    yield f"Two to four seats and a spectator each, a move every {options.pause:g} seconds at every table, SQLite; {seconds:g} seconds a row.\n"
    yield "| tables | sockets | moves/s | until all have seen it, p50 / p99 | processor of the server | memory a table |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    for count in options.tables:
        shapes = [(2 + number % 3, "", 1) for number in range(count)]
        sockets = sum(people + watching for people, _, watching in shapes)
        with tempfile.TemporaryDirectory(dir=options.data) as data, server(data) as running:
            done = asyncio.run(played(running, shapes, seconds, options.pause))
        if count == LIVE_AIM:
            options.aims.seen = p99([seen for _, seen in done.times])
        rate, share = len(done.times) / done.seconds, done.cpu / done.seconds
        seen, memory = spread([seen for _, seen in done.times]), done.memory / count / 1000
        yield f"| {count:,} | {sockets:,} | {rate:.0f} | {seen} | {share:.0%} of a core | {memory:.0f} kB |"
    yield ""


def saturation(options: Options) -> Iterator[str]:
    yield "## As fast as it goes\n"
    yield "Tables of two seats; every move is durable before it is answered, and only then does its table go on. Sockets are compressed as those"
    yield f"of browsers are, in the rows that say so. A game that ends is followed by one whose table was opened beforehand; {options.seconds:g} seconds a row.\n"
    yield "| database | tables | compressed | durable moves/s | answered, p50 / p99 | processor of the server a move | of the clients |"
    yield "| --- | ---: | :---: | ---: | ---: | ---: | ---: |"
    runs = [(tables, True) for tables in options.storms] + [(options.storms[-1], False)]
    for tables, compressed in runs:
        yield storm("SQLite", "", tables, compressed, options)
    for tables, compressed in runs:
        with postgres() as database:
            yield storm("PostgreSQL", database, tables, compressed, options)
    yield ""


def storm(name: str, database: str, tables: int, compressed: bool, options: Options) -> str:
    with tempfile.TemporaryDirectory(dir=options.data) as data, server(data, database) as running:
        done = asyncio.run(played(running, [(2, "", 0)] * tables, options.seconds, 0.0, compressed))
    moves, answered = len(done.times), spread([answered for answered, _ in done.times])
    of_server, of_clients = done.cpu * 1000 / moves, done.clients_cpu * 1000 / moves
    rate = moves / done.seconds
    if compressed:
        options.aims.moves[name] = max(rate, options.aims.moves.get(name, 0.0))
    costs = f"{of_server:.2f} ms | {of_clients:.2f} ms"
    return f"| {name} | {tables} | {'yes' if compressed else 'no'} | {rate:,.0f} | {answered} | {costs} |"


def bots(options: Options) -> Iterator[str]:
    yield "## Tables with bots\n"
    seconds = options.seconds + options.pause
    yield f"One person and two bots (`{BOTS.split(maxsplit=1)[0]}`) at each table, a person's move every {options.pause:g} seconds; {seconds:g} seconds.\n"
    yield "| tables | a move answered, p50 / p99 | plans of a decision, p50 / p99 |"
    yield "| ---: | ---: | ---: |"
    shapes = [(1, BOTS, 0)] * options.bot_tables
    with tempfile.TemporaryDirectory(dir=options.data) as data, server(data) as running:
        done = asyncio.run(played(running, shapes, seconds, options.pause))
    yield f"| {options.bot_tables} | {spread([answered for answered, _ in done.times])} | {spread(done.plans)} |\n"


def parts(options: Options) -> Iterator[str]:
    yield "## What a move costs\n"
    yield "Microseconds of processor time for one move of a table of three, with everybody's own language English; mean of a whole game.\n"
    yield from server_parts.table()
    yield ""


def start(options: Options) -> Iterator[str]:
    yield "## Starting with many stored games\n"
    with tempfile.TemporaryDirectory(dir=options.data) as data:
        stored_games.fill(Path(data), options.games)
        began = time.perf_counter()
        with server(data) as running:
            wall, used = time.perf_counter() - began, running.cpu_seconds()
    options.aims.start = wall
    yield f"{options.games:,} finished games in the database: {wall:.1f} s until it answers, {used:.1f} s of processor.\n"


def aims(measured: Aims) -> Iterator[str]:
    """A row for each aim that was measured."""
    rows: list[tuple[str, str, bool]] = []
    if measured.seen is not None:
        said = f"all have seen a move, p99 with {LIVE_AIM:,} tables: {SEEN_AIM * 1000:.0f} ms at most"
        rows.append((said, f"{measured.seen * 1000:.0f} ms", measured.seen <= SEEN_AIM))
    for database, rate in measured.moves.items():
        said = f"durable moves a second, compressed, {database}: {MOVES_AIM:,} or more"
        rows.append((said, f"{rate:,.0f}", rate >= MOVES_AIM))
    if measured.start is not None:
        said = f"start with many stored games: less than {START_AIM:g} s"
        rows.append((said, f"{measured.start:.1f} s", measured.start < START_AIM))
    if rows:
        yield "## Aims\n"
        yield "| aim | measured | met |"
        yield "| --- | ---: | :---: |"
        yield from (f"| {said} | {value} | {'yes' if met else 'no'} |" for said, value, met in rows)
        yield ""


REPORTS = {"live": live, "saturation": saturation, "bots": bots, "parts": parts, "start": start}


def heading(note: str) -> Iterator[str]:
    from ludoteca.kernel import state

    build = "plain Python" if str(state.__file__).endswith(".py") else "compiled"
    machine = f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}"
    yield "# Server load\n"
    yield "Written by `make bench-server` (`benchmarks/server_load.py`), which starts real servers on loopback and plays at them from one"
    yield "other process on the same cores.\n"
    load = os.getloadavg()[0]
    yield (
        f"{datetime.now(UTC):%Y-%m-%d}, commit {commit()}, {machine}, rules: {build}. Load of the machine when it began: {load:.1f}. {note}".rstrip()
        + "\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--pause", type=float, default=10.0, help="seconds between moves at a live table")
    parser.add_argument("--tables", default="10,100,1000")
    parser.add_argument("--storm-tables", default="20,100,300", help="tables of the saturation runs")
    parser.add_argument("--bot-tables", type=int, default=BOT_TABLES)
    parser.add_argument("--games", type=int, default=100_000, help="stored games before a start")
    parser.add_argument("--data", help="a folder for the data, such as one in memory to leave the disk out of it")
    parser.add_argument("--only", default=",".join(KINDS))
    parser.add_argument("--note", default="", help="a sentence about the circumstances")
    parser.add_argument("--out", help="write the report to this file")
    given = parser.parse_args()
    gc.disable()  # pauses of the clients' process would be taken for the server's
    counts, storms = ([int(count) for count in counted.split(",")] for counted in (given.tables, given.storm_tables))
    options = Options(given.seconds, given.pause, counts, storms, given.bot_tables, given.games, given.data)
    lines: list[str] = []
    reports = (REPORTS[kind](options) for kind in given.only.split(","))
    for report in chain([heading(given.note)], reports, [aims(options.aims)]):
        for line in report:
            print(line, flush=True)
            lines.append(line)
    if given.out:
        Path(given.out).write_text("\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
