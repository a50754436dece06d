"""Measures games per second with one and two processes and on a local Ray cluster, and memory growth.

`python -m ludoteca.arena.throughput` prints JSON lines. Games are random ones of two players with default options.
`python -m ludoteca.arena.throughput 1000000 1` plays a million of each in one process.
"""

import importlib.util
import json
import multiprocessing
import re
import resource
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import ludoteca
from ludoteca.arena.simulation import simulate
from ludoteca.arena.workers import GameSettings
from ludoteca.kernel.rules import Rules

WORKERS: Final = (1, 2)
RAY: Final = "ray"
WARM_UP: Final = 2000
"""The number of games before memory is measured: by then tables and caches are filled."""
MANY: Final = 100_000


@dataclass
class Throughput:
    """`how` is a number of processes, or `ray`; memory is measured for one process only."""

    game: str
    how: str
    games_per_second: float
    games: int
    memory_before_mb: float | None = None
    memory_after_mb: float | None = None


def rules_of_all() -> Iterator[Rules]:
    for game in ludoteca.all_games().values():
        yield game.rules(max(2, game.seats[0]))


def measure(rules: Rules, how: str, games: int) -> Throughput:
    bots = ["random"] * rules.players
    if how == RAY:
        done = simulate(rules, bots, games, cluster="local")
        return Throughput(rules.game.id, how, done.per_second(done.games), done.games)
    if how != "1":
        done = simulate(rules, bots, games, workers=int(how))
        return Throughput(rules.game.id, how, done.per_second(done.games), done.games)
    # In a process of its own, so that only these games count for its memory.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(measure_alone, GameSettings.of(rules), games).result()


def measure_alone(settings: GameSettings, games: int) -> Throughput:
    rules = settings.rules
    bots = ["random"] * rules.players
    simulate(rules, bots, min(WARM_UP, games))
    before = memory_mb()
    done = simulate(rules, bots, games)
    return Throughput(rules.game.id, "1", done.per_second(done.games), done.games, before, memory_mb())


def memory_mb() -> float:
    """Returns the peak memory of this process. On Linux it is read from /proc, because getrusage includes the parent's
    memory at the start."""
    status = Path("/proc/self/status")
    if status.exists():
        (kilobytes,) = re.findall(r"VmHWM:\s*(\d+) kB", status.read_text())
        return int(kilobytes) / (1 << 10)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def ways() -> list[str]:
    ray = [RAY] if importlib.util.find_spec(RAY) else []
    return [*(str(workers) for workers in WORKERS), *ray]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    for rules in rules_of_all():
        for how in sys.argv[2:] or ways():
            print(json.dumps(asdict(measure(rules, how, games))), flush=True)


if __name__ == "__main__":
    main()
