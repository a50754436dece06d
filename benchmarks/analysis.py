"""Measures the analysis itself, over games of bots: `python benchmarks/analysis.py losses|grades|luck GAME --games N`.

- `losses`: in how many games the first bot loses more per decision than the second;
- `grades`: how many of the blunders are blunders again when the game is analysed with another seed;
- `luck`: the mean luck of the first of equal bots, in points, with its 95 % interval; and how skill goes with it;
- `spread`: by how much the luck of one game differs when it is analysed with other seeds, beside the error that it is
  told with.

`--bots policy` are players who decide as rollouts do: what luck does not explain is then what the judge gets wrong.
"""

import argparse
import math
import statistics
import time
from random import Random
from typing import NamedTuple

import ludoteca
from ludoteca import bots
from ludoteca.analysis.comparing import without_collector
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.game import GameAnalysis
from ludoteca.analysis.model import Analysis, Value
from ludoteca.analysis.valuing import error_of_sum, is_chance
from ludoteca.bots.judges import judge as judge_of
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel import chance
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules

NORMAL = 1.96
POLICY = "policy"
REPEATS = 5
"""So often a game is analysed to see how luck differs."""


def played(rules: Rules, names: list[str], seed: int) -> Record:
    """A game of bots; every other one with the seats changed."""
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


def analysed(record: Record, rules: Rules, effort: Effort, seed: int) -> Analysis:
    game = GameAnalysis(record, rules, effort, seed)
    return game.whole([game.piece(number) for number in range(game.count)])


def losses(rules: Rules, names: list[str], games: int, seed: int, effort: Effort) -> None:
    higher = 0
    for number in range(games):
        turned = number % 2 == 1
        analysis = analysed(played(rules, names[::-1] if turned else names, seed + number), rules, effort, 1)
        first, second = (analysis.seats[1], analysis.seats[0]) if turned else (analysis.seats[0], analysis.seats[1])
        higher += first.loss > second.loss
        print(f"{number + 1} games: higher in {higher}; {first.loss:.4f} and {second.loss:.4f}", flush=True)


def grades(rules: Rules, names: list[str], games: int, seed: int, effort: Effort) -> None:
    same = of = near = 0
    for number in range(games):
        record = played(rules, names, seed + number)
        one, other = (GameAnalysis(record, rules, effort, again) for again in (1, 2))
        for place, decision in enumerate(one.course.decisions, 1):
            value = Value([0.0] * rules.players, [0.0] * rules.players)  # the course of the game is not asked for here
            if one.moment(place, decision, value).grade == "blunder":
                again = other.moment(place, decision, value).grade
                of += 1
                same += again == "blunder"
                near += again in ("blunder", "mistake")
        print(f"{number + 1} games: {same} of {of} blunders again, {near} at least mistakes", flush=True)


def luck(rules: Rules, names: list[str], games: int, seed: int, effort: Effort) -> None:
    lucks: list[float] = []
    skills: list[float] = []
    errors: list[float] = []
    for number in range(games):
        one = estimated(GameAnalysis(played(rules, names, seed + number), rules, effort, number + 1))
        lucks.append(one.luck)
        skills.append(one.margin - one.start - one.luck)
        errors.append(one.error)
        mean, spread = mean_and_spread(lucks)
        interval = NORMAL * spread / math.sqrt(len(lucks))
        noise = root_mean_square(errors)
        told = f"luck {mean:+.2f} ± {interval:.2f} (sd {spread:.1f}, of which error {noise:.1f})"
        skill_spread, together = mean_and_spread(skills)[1], correlation(lucks, skills)
        print(f"{number + 1} games: {told}; skill sd {skill_spread:.1f}, correlation {together:+.2f}", flush=True)


def spread(rules: Rules, names: list[str], games: int, seed: int, effort: Effort) -> None:
    spreads: list[float] = []
    errors: list[float] = []
    for number in range(games):
        record = played(rules, names, seed + number)
        again = [estimated(GameAnalysis(record, rules, effort, other)) for other in range(REPEATS)]
        spreads.append(mean_and_spread([one.luck for one in again])[1])
        errors += [one.error for one in again]
        told = " ".join(f"{one.luck:+.0f}" for one in again)
        spread, error = root_mean_square(spreads), root_mean_square(errors)
        print(f"{number + 1} games: luck {told}; sd {spread:.1f} over all, told {error:.1f}", flush=True)


class Estimated(NamedTuple):
    """Of the first seat."""

    luck: float
    error: float
    start: float
    margin: float


def estimated(game: GameAnalysis) -> Estimated:
    """Only what chance changed is worked out: it is all that luck is made of."""
    with without_collector():
        reached = [game.beginning(), *(game.led_to(one) for one in game.course.decisions if is_chance(one))]
    error = error_of_sum([one.luck for one in reached], 0)
    luck = sum(one.chance.luck.margin[0] for one in reached if one.chance is not None)
    assert error is not None, "more than one world"
    return Estimated(luck, error, reached[0].value.value.margin[0], game.valuing.of(game.course.end).value.margin[0])


def mean_and_spread(values: list[float]) -> tuple[float, float]:
    return statistics.mean(values), statistics.stdev(values) if len(values) > 1 else 0.0


def root_mean_square(values: list[float]) -> float:
    return math.sqrt(statistics.mean(value * value for value in values))


def correlation(one: list[float], other: list[float]) -> float:
    return statistics.correlation(one, other) if len(one) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["losses", "grades", "luck", "spread"])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy,hard:rollouts=300")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--rollouts", type=int, default=600)
    parser.add_argument("--worlds", type=int, default=1)
    asked = parser.parse_args()
    rules = ludoteca.game(asked.game).rules(asked.players, {})
    names = asked.bots.split(",")
    names = names * asked.players if len(names) == 1 else names
    effort = Effort(asked.rollouts, asked.worlds)
    began = time.process_time()
    measures = {"losses": losses, "grades": grades, "luck": luck, "spread": spread}
    measures[asked.what](rules, names, asked.games, asked.seed, effort)
    print(f"{time.process_time() - began:.0f} seconds of one core, games included")


if __name__ == "__main__":
    main()
