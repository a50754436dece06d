"""Measures the speed of games on this machine with this build. `python -m ludoteca.arena.speed` prints JSON.

Every figure is the median of five runs in processor time, which other work on the machine affects less. Positions are
evenly spread over one random game.
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
from ludoteca import bots
from ludoteca.arena.simulation import play_games
from ludoteca.bots.bot import Judge, Line
from ludoteca.bots.playing import first_deciding
from ludoteca.bots.search import Budget, Search
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.match import Match
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

RUNS: Final = 5
POSITIONS: Final = 8
PLAN_LIMIT: Final = 200


@dataclass
class Speed:
    """The speed of one game with one number of players. Times are in microseconds, the replay's in milliseconds."""

    game: str
    players: int
    decisions_per_second: float
    decisions_per_game: float
    random_rollouts_per_second: float
    policy_rollouts_per_second: float
    clone_us: float
    view_us: float
    plan_us: float
    replay_ms: float
    record_bytes: int


def build() -> str:
    return "pure" if str(ludoteca.kernel.state.__file__).endswith(".py") else "compiled"


def settings() -> Iterator[Rules]:
    """Yields every game with every number of players and its default options."""
    for game in ludoteca.all_games().values():
        for players in range(game.seats[0], game.seats[1] + 1):
            yield game.rules(players)


def measure(rules: Rules, seconds: float) -> Speed:
    """Measures one game; each figure takes about `seconds`."""
    match = random_match(rules)
    record = match.record()
    middle = positions(match)
    decisions, games = count_decisions(rules, seconds)
    return Speed(
        rules.game.id,
        rules.players,
        decisions,
        games,
        len(middle) / each(lambda: [roll_out_randomly(state, Random(1)) for state in middle], seconds),
        policy_rollouts(middle, seconds),
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


def positions(match: Match) -> list[State]:
    """Returns clones of positions throughout a finished game."""
    moves = match.record().moves
    wanted = {len(moves) * (place + 1) // (POSITIONS + 1) for place in range(POSITIONS)}
    state = match.rules.new(match.seed)
    found = []
    for ply, move in enumerate(moves):
        if ply in wanted:
            found.append(state.clone())
        state.apply(move.seat, move.text)
    return found


def roll_out_randomly(state: State, rng: Random) -> list[int]:
    """Plays a sampled world to the end with random players; returns the scores."""
    world = state.view(first_deciding(state)).sample(rng)
    while not world.over:
        seat = first_deciding(world)
        world.play(seat, rng.choice(world.legal(seat)))
    return world.scores


def policy_rollouts(middle: list[State], seconds: float) -> float:
    """Returns the number of rollouts per second as in the search; 0 if the game has no judge."""
    try:
        judge = bots.judge(middle[0].rules.game.id)
    except BadSettings:
        return 0.0
    searches = [search_of(state, judge) for state in middle]
    return len(searches) / each(lambda: [roll_out_by_policy(search, line) for search, line in searches], seconds)


def search_of(state: State, judge: Judge) -> tuple[Search, Line]:
    """Returns the search of a position, and the judge's preferred line."""
    seat = first_deciding(state)
    search = Search(judge, state.view(seat), Budget(1, 0.0), 1)
    return search, judge.lines(search.world(0), seat, Random(1), 1)[0]


def roll_out_by_policy(search: Search, line: Line) -> tuple[float, float]:
    """Runs one rollout as in the search: a world, a line, the policy up to its stop, the verdict."""
    world = search.world(1)
    search.roll_out(world, line.actions, 1)
    return search.judge.verdict(world, search.seat)


def count_decisions(rules: Rules, seconds: float) -> tuple[float, float]:
    """Returns random decisions per second, everything included, and decisions per game."""
    players = ["random"] * rules.players
    play_games(rules, players, range(3))
    rates: list[float] = []
    decisions = games = 0
    for _ in range(RUNS):
        began = time.process_time()
        done, took = 0, 0.0
        while took < seconds / RUNS:
            chunk = play_games(rules, players, range(games, games + 5))
            games += 5
            done += chunk.decisions
            took = time.process_time() - began
        decisions += done
        rates.append(done / took)
    return statistics.median(rates), decisions / games


def each(work: Callable[[], object], seconds: float) -> float:
    """Returns the seconds that one call takes."""
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
