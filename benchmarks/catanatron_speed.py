"""The speed of catanatron, measured as `ludoteca.arena.speed` measures ours: run with a Python that has it installed.

Four random players. A decision is one `play_tick`: list the legal actions, choose one, execute it.
"""

import importlib.metadata
import json
import platform
import random
import statistics
import sys
import time

from catanatron import Color, Game, RandomPlayer

RUNS = 5


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def count_decisions(seconds: float) -> tuple[float, float]:
    rates = []
    decisions = games = 0
    for _ in range(RUNS):
        began = time.process_time()
        done, took = 0, 0.0
        while took < seconds / RUNS:
            game = new_game(games)
            game.play()
            done += len(game.state.actions)
            games += 1
            took = time.process_time() - began
        decisions += done
        rates.append(done / took)
    return statistics.median(rates), decisions / games


def clone_seconds(seconds: float) -> float:
    game = new_game(1)
    for _ in range(300):
        if game.winning_color() is None:
            game.play_tick()
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        rounds = 0
        while time.process_time() - began < seconds / RUNS:
            game.copy()
            rounds += 1
        times.append((time.process_time() - began) / rounds)
    return statistics.median(times)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    random.seed(1)
    new_game(0).play()
    rate, length = count_decisions(max(seconds, 2.0))
    line = {
        "program": f"catanatron {importlib.metadata.version('catanatron')}",
        "python": platform.python_version(),
        "game": "Catan",
        "players": 4,
        "decisions_per_second": rate,
        "decisions_per_game": length,
        "clone_us": 1e6 * clone_seconds(seconds),
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
