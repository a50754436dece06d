"""Measures the analysis itself, over games of bots: `python benchmarks/analysis.py losses|grades|luck|spread|time GAME --games N`.

- `losses`: in how many games the first bot loses more per decision than the second;
- `grades`: how many of the blunders are blunders again when the game is analysed with another seed;
- `luck`: the mean luck of the first of equal bots, in points, with its 95 % interval; and how skill goes with it;
- `spread`: by how much the luck of one game differs when it is analysed with other seeds, beside the error that it is
  told with;
- `time`: the processor seconds of a whole analysis, and of its parts.

`--bots policy` are players who decide as rollouts do: what luck does not explain is then what the judge gets wrong.

What every game gave is kept in a file, one line each: the same command goes on where it stopped, and with more `--games`
it adds to what is there. Everything is counted in rollouts and worlds, so that a result repeats itself on
any machine.
"""

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import ludoteca
from ludoteca import bots
from ludoteca.analysis.comparing import without_collector
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.game import GameAnalysis
from ludoteca.analysis.valuer import error_of_sum, is_chance
from ludoteca.arena.intervals import interval
from ludoteca.arena.tournaments.store import Store, default_path, read_games
from ludoteca.bots.judges import judge as judge_of
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel import chance
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

NORMAL: Final = 1.96
POLICY: Final = "policy"
REPEATS: Final = 5
"""So often a game is analysed to see how luck differs."""

Result = dict[str, float | list[float]]
"""What one game gave."""


@dataclass(frozen=True)
class Setting:
    """What is measured. Game number n has the seed `seed` + n."""

    game: str
    players: int
    bots: list[str]
    seed: int
    rollouts: int
    worlds: int

    def rules(self) -> Rules:
        return ludoteca.game(self.game).rules(self.players, {})

    def effort(self) -> Effort:
        return Effort(self.rollouts, self.worlds)


# -- one game


def played(setting: Setting, names: list[str], number: int) -> Record:
    """A game of these bots."""
    rules, seed = setting.rules(), setting.seed + number
    match = Match(rules, chance.seed_bytes(seed))
    if POLICY in names:
        judge, rng = judge_of(rules.game.id, "analyse"), Random(seed)
        while not match.state.over:
            seat = first_deciding(match.state)
            match.apply(seat, judge.reply(match.state, seat, rng))
        return match.record()
    players = [bots.make(name, rules.game.id, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, players[seat].choose(match.state.view(seat)))
    return match.record()


def losses(setting: Setting, number: int) -> Result:
    """The mean loss per decision of the first two bots; in every other game they change seats."""
    turned = number % 2 == 1
    names = [*reversed(setting.bots)] if turned else setting.bots
    game = GameAnalysis(played(setting, names, number), setting.rules(), setting.effort(), 1)
    lost: list[list[float]] = [[] for _ in names]
    for place, decision in enumerate(game.history.decisions, 1):
        if not decision.forced:
            lost[decision.seat].append(game.compared(place, decision).loss)
    means = [statistics.mean(each) for each in (reversed(lost) if turned else lost)]
    return {"first": means[0], "second": means[1]}


def grades(setting: Setting, number: int) -> Result:
    """How many blunders there were, and how many of them were blunders, or mistakes at least, with another seed."""
    record = played(setting, setting.bots, number)
    one, other = (GameAnalysis(record, setting.rules(), setting.effort(), again) for again in (1, 2))
    again = []
    for place, decision in enumerate(one.history.decisions, 1):
        if not decision.forced and one.compared(place, decision).grade == "blunder":
            again.append(other.compared(place, decision).grade)
    near = again.count("blunder") + again.count("mistake")
    return {"blunders": len(again), "again": again.count("blunder"), "mistakes": near}


def luck(setting: Setting, number: int) -> Result:
    record = played(setting, setting.bots, number)
    one = estimated(GameAnalysis(record, setting.rules(), setting.effort(), number + 1))
    return {"luck": one.luck, "skill": one.margin - one.start - one.luck, "error": one.error}


def spread(setting: Setting, number: int) -> Result:
    record = played(setting, setting.bots, number)
    again = [estimated(GameAnalysis(record, setting.rules(), setting.effort(), other)) for other in range(REPEATS)]
    return {"lucks": [one.luck for one in again], "error": root_mean_square([one.error for one in again])}


def seconds(setting: Setting, number: int) -> Result:
    """Of each part: what decisions cost and why, the values between them, and luck."""
    game = GameAnalysis(played(setting, setting.bots, number), setting.rules(), setting.effort(), 1)
    spent = {"decisions": 0.0, "values": 0.0, "luck": 0.0}
    with without_collector():
        began = time.process_time()
        game.beginning()
        spent["luck"] += time.process_time() - began
        for place, decision in enumerate(game.history.decisions, 1):
            began = time.process_time()
            reached = game.led_to(decision)
            valued = time.process_time()
            game.moment(place, decision, reached.value.value)
            spent["values" if reached.chance is None else "luck"] += valued - began
            spent["decisions"] += time.process_time() - valued
    return {**spent, "whole": sum(spent.values())}


class Estimated(NamedTuple):
    """Of the first seat."""

    luck: float
    error: float
    start: float
    margin: float


def estimated(game: GameAnalysis) -> Estimated:
    """Only what chance changed is worked out: it is all that luck is made of."""
    with without_collector():
        reached = [game.beginning(), *(game.led_to(one) for one in game.history.decisions if is_chance(one))]
    error = error_of_sum([one.luck for one in reached], 0)
    luck = sum(one.chance.luck.margin[0] for one in reached if one.chance is not None)
    assert error is not None, "more than one world"
    return Estimated(luck, error, reached[0].value.value.margin[0], game.valuer.of(game.history.end).value.margin[0])


# -- all games together


def told_losses(results: list[Result]) -> str:
    pairs = list(zip(numbers(results, "first"), numbers(results, "second"), strict=True))
    higher = sum(first > second for first, second in pairs)
    means = " and ".join(f"{statistics.mean(column):.4f}" for column in zip(*pairs, strict=True))
    return f"higher in {higher} {share(higher, len(results))}; mean loss {means}"


def told_grades(results: list[Result]) -> str:
    of, same, near = (round(sum(numbers(results, name))) for name in ("blunders", "again", "mistakes"))
    return f"{same} of {of} blunders again {share(same, of)}, {near} at least mistakes"


def told_luck(results: list[Result]) -> str:
    lucks, skills = numbers(results, "luck"), numbers(results, "skill")
    mean, deviation = mean_and_spread(lucks)
    half = NORMAL * deviation / math.sqrt(len(lucks))
    noise = root_mean_square(numbers(results, "error"))
    told = f"luck {mean:+.2f} ± {half:.2f} (sd {deviation:.1f}, of which error {noise:.1f})"
    return f"{told}; skill sd {mean_and_spread(skills)[1]:.1f}, correlation {correlation(lucks, skills):+.2f}"


def told_spread(results: list[Result]) -> str:
    lucks = [found for result in results if isinstance(found := result["lucks"], list)]
    last = " ".join(f"{one:+.0f}" for one in lucks[-1])
    deviation = root_mean_square([mean_and_spread(each)[1] for each in lucks])
    return f"luck {last}; sd {deviation:.1f} over all, told {root_mean_square(numbers(results, 'error')):.1f}"


def told_seconds(results: list[Result]) -> str:
    parts = {name: statistics.mean(numbers(results, name)) for name in ("whole", "decisions", "values", "luck")}
    return "processor seconds: " + ", ".join(f"{name} {mean:.1f}" for name, mean in parts.items())


def numbers(results: list[Result], name: str) -> list[float]:
    return [found for result in results if not isinstance(found := result[name], list)]


def share(count: int, of: int) -> str:
    low, high = interval(count, of)
    return f"[{low:.0%}, {high:.0%}]"


def mean_and_spread(values: list[float]) -> tuple[float, float]:
    return statistics.mean(values), statistics.stdev(values) if len(values) > 1 else 0.0


def root_mean_square(values: list[float]) -> float:
    return math.sqrt(statistics.mean(value * value for value in values))


def correlation(one: list[float], other: list[float]) -> float:
    return statistics.correlation(one, other) if len(one) > 1 else 0.0


Measure = Callable[[Setting, int], Result]
MEASURES: Final[dict[str, tuple[Measure, Callable[[list[Result]], str]]]] = {
    "losses": (losses, told_losses),
    "grades": (grades, told_grades),
    "luck": (luck, told_luck),
    "spread": (spread, told_spread),
    "time": (seconds, told_seconds),
}


# -- running


def timed(measure: Measure, setting: Setting, number: int) -> Result:
    began = time.process_time()
    return {"number": number, **measure(setting, number), "seconds": time.process_time() - began}


def run(measure: Measure, setting: Setting, missing: list[int], processes: int) -> Iterator[Result]:
    """Each game as soon as it is done; what was not begun when somebody interrupts is left."""
    work = partial(timed, measure, setting)
    if processes == 1:
        yield from map(work, missing)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            for done in as_completed([pool.submit(work, number) for number in missing]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def measured(what: str, setting: Setting, games: int, processes: int, path: Path) -> None:
    measure, told = MEASURES[what]
    with closing(Store(path, f"analysis-{what}", asdict(setting))) as store:
        missing = [number for number in range(games) if number not in store.numbers]
        results = list(read_games(path, result_of))
        if not missing:
            print(f"{len(results)} games: {told(results)}")
        for result in run(measure, setting, missing, processes):
            store.add([result])
            results.append(result)
            print(f"{len(results)} games: {told(results)}", flush=True)
    print(f"{sum(numbers(results, 'seconds')):.0f} seconds of one core, games included")


def result_of(line: Json) -> Result:
    """A line of the file of results."""
    return {name: found for name, found in line.items() if isinstance(found, float | int | list)}


def results_path(what: str, setting: Setting) -> Path:
    folder = Path("build") / "analysis"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / default_path(what, asdict(setting))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(MEASURES))
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy,expert:rollouts=300")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--rollouts", type=int, default=600)
    parser.add_argument("--worlds", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, metavar="FILE", help="where the games are kept, else in build/analysis")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    names = asked.bots.split(",")
    names = names * asked.players if len(names) == 1 else names
    setting = Setting(asked.game, asked.players, names, asked.seed, asked.rollouts, asked.worlds)
    try:
        path = asked.results or results_path(asked.what, setting)
        measured(asked.what, setting, asked.games, asked.processes, path)
    except Refused as refused:
        sys.exit(Words(rooms=["ludoteca.arena"]).refusal(refused.refusal))


if __name__ == "__main__":
    main()
