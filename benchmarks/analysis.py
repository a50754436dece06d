"""Measures the analysis itself, over games of bots: `python benchmarks/analysis.py losses|grades|luck GAME --games N`.

- `losses`: in how many games the first bot loses more per decision than the second;
- `grades`: how many of the blunders are blunders again when the game is analysed with another seed;
- `luck`: the mean luck of the first of equal bots, in points, with its 95 % interval.
"""

import argparse
import math
import time

import ludoteca
from ludoteca import bots
from ludoteca.analysis.effort import Effort
from ludoteca.analysis.game import GameAnalysis
from ludoteca.analysis.model import Analysis, Value
from ludoteca.analysis.valuing import is_chance
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel import chance
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.rules import Rules

NORMAL = 1.96


def played(rules: Rules, names: list[str], seed: int) -> Record:
    """A game of bots; every other one with the seats changed."""
    match = Match(rules, chance.seed_bytes(seed))
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
    """Only what chance changed is worked out: it is all that luck is made of."""
    lucks: list[float] = []
    for number in range(games):
        game = GameAnalysis(played(rules, names, seed + number), rules, effort, number + 1)
        chances = [game.beginning()[1], *(game.led_to(one)[1] for one in game.course.decisions if is_chance(one))]
        lucks.append(sum(chance.luck.margin[0] for chance in chances if chance is not None))
        mean = sum(lucks) / len(lucks)
        spread = math.sqrt(sum((each - mean) ** 2 for each in lucks) / max(1, len(lucks) - 1))
        interval = NORMAL * spread / math.sqrt(len(lucks))
        print(f"{number + 1} games: luck {mean:+.2f} ± {interval:.2f} (sd {spread:.1f})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["losses", "grades", "luck"])
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
    measures = {"losses": losses, "grades": grades, "luck": luck}
    measures[asked.what](rules, names, asked.games, asked.seed, effort)
    print(f"{time.process_time() - began:.0f} seconds of one core, games included")


if __name__ == "__main__":
    main()
