"""Many games at once: games a second with one and two processes and on a Ray of this machine, and whether memory grows.

`python -m ludoteca.arena.throughput` prints it as JSON lines. Games are random ones of two players, with the game's defaults.
"""

import importlib.util
import json
import resource
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Final

import ludoteca
from ludoteca.arena.simulation import simulate
from ludoteca.kernel.rules import Rules

WORKERS: Final = (1, 2)
RAY: Final = "ray"
WARM_UP: Final = 2000
"""Games before memory is looked at: by then tables and caches are filled."""
MANY: Final = 100_000


@dataclass
class Throughput:
    """`how` is a number of processes, or `ray`; memory is told for one process only."""

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
    simulate(rules, bots, min(WARM_UP, games))
    before = memory_mb()
    done = simulate(rules, bots, games)
    return Throughput(rules.game.id, how, done.per_second(done.games), done.games, before, memory_mb())


def memory_mb() -> float:
    """The most memory that this process ever had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def ways() -> list[str]:
    ray = [RAY] if importlib.util.find_spec(RAY) else []
    return [*(str(workers) for workers in WORKERS), *ray]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    for rules in rules_of_all():
        for how in ways():
            print(json.dumps(asdict(measure(rules, how, games))), flush=True)


if __name__ == "__main__":
    main()
