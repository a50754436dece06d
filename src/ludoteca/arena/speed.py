"""How fast a game is on this machine, with this build. `python -m ludoteca.arena.speed` prints it as JSON.

Every figure is the median of five runs, in processor time, so that other work on the machine disturbs it less. Positions are those of one random game, evenly spread over it.
"""

import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Final

import ludoteca
import ludoteca.kernel.state
from ludoteca.arena.simulation import play_games
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.match import Match
from ludoteca.kernel.rules import Rules

RUNS: Final = 5
POSITIONS: Final = 8
PLAN_LIMIT: Final = 200


@dataclass
class Speed:
    """One game with one number of players. Times are in microseconds, the replay's in milliseconds."""

    game: str
    players: int
    decisions_per_second: float
    decisions_per_game: float
    clone_us: float
    view_us: float
    plan_us: float
    replay_ms: float
    record_bytes: int


def build() -> str:
    return "pure" if str(ludoteca.kernel.state.__file__).endswith(".py") else "compiled"


def settings() -> Iterator[Rules]:
    """Every game with every number of players, by its own defaults."""
    for game in ludoteca.all_games().values():
        for players in range(game.seats[0], game.seats[1] + 1):
            yield game.rules(players)


def measure(rules: Rules, seconds: float) -> Speed:
    """Measures one game; each figure takes about so many seconds."""
    match = random_match(rules)
    record = match.record()
    middle = positions(match)
    decisions, games = count_decisions(rules, seconds)
    return Speed(
        rules.game.id,
        rules.players,
        decisions,
        games,
        1e6 * each(lambda: [state.clone() for state in middle], seconds) / len(middle),
        1e6 * each(lambda: [state.view(first_deciding(state)) for state in middle], seconds) / len(middle),
        1e6 * each(lambda: [state.plans(first_deciding(state), PLAN_LIMIT) for state in middle], seconds) / len(middle),
        1e3 * each(lambda: record.replay(rules), seconds),
        len(record.to_text().encode()),
    )


def random_match(rules: Rules) -> Match:
    match = Match(rules, seed_bytes(1))
    rng = Random(1)
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


def positions(match: Match) -> list["ludoteca.kernel.state.State"]:
    """Clones from all over a finished game."""
    moves = match.record().moves
    wanted = {len(moves) * (place + 1) // (POSITIONS + 1) for place in range(POSITIONS)}
    state = match.rules.new(match.seed)
    found = []
    for ply, move in enumerate(moves):
        if ply in wanted:
            found.append(state.clone())
        state.apply(move.seat, move.text)
    return found


def count_decisions(rules: Rules, seconds: float) -> tuple[float, float]:
    """Random decisions a second, everything included, and decisions a game."""
    bots = ["random"] * rules.players
    play_games(rules, bots, range(3))
    rates: list[float] = []
    decisions = games = 0
    for _ in range(RUNS):
        began = time.process_time()
        done, took = 0, 0.0
        while took < seconds / RUNS:
            chunk = play_games(rules, bots, range(games, games + 5))
            games += 5
            done += chunk.decisions
            took = time.process_time() - began
        decisions += done
        rates.append(done / took)
    return statistics.median(rates), decisions / games


def each(work: Callable[[], object], seconds: float) -> float:
    """The seconds that one call takes."""
    began = time.process_time()
    work()
    rounds = max(1, int(seconds / RUNS / max(1e-9, time.process_time() - began)))
    times: list[float] = []
    for _ in range(RUNS):
        began = time.process_time()
        for _ in range(rounds):
            work()
        times.append((time.process_time() - began) / rounds)
    return statistics.median(times)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    for rules in settings():
        line = {"build": build(), "python": platform.python_version(), **asdict(measure(rules, seconds))}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
