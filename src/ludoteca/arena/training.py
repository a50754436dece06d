"""Tunes the weights of a game's quick policy by self-play (simultaneous perturbation, SPSA).

In each step all weights are moved a little, each randomly up or down, and once the other way round; both versions play
the same games against each other with seats swapped, and the weights move towards the better one. A step is decided by
the seed and its number alone, so an interrupted training continues exactly.
"""

import json
import math
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.arena.seats import SEED_BITS
from ludoteca.bots.bot import Judge
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Rules
from ludoteca.kernel.state import State

PERTURBATION: Final = 0.12
"""The perturbation of a weight as a fraction of it, but at least the next number."""
LEAST_PERTURBATION: Final = 0.03
STEP: Final = 0.0015
"""How far weights move per point of difference, in perturbations; it shrinks with time."""
STEPS_AT_FULL_LENGTH: Final = 300
LONGEST_MOVE: Final = 0.5
"""The largest move of a weight in one step, in perturbations."""
MEMORY: Final = 200
"""The resulting weights are the mean over about this many steps, because each step is affected by the luck of its
games."""
PROGRESS_EVERY: Final = 50
"""The number of steps between games against the initial weights."""
PROGRESS_GAMES: Final = 40


@dataclass
class Mark:
    """The result of the weights against the initial ones after some steps: wins of a number of games, and the mean
    margin."""

    step: int
    games: int
    wins: float
    margin: float


@dataclass
class Training:
    """The state of a training; `to_json` and `load` keep it in a file."""

    game: str
    seed: int
    games: int
    """The number of games in each step, played again with seats swapped."""
    first: dict[str, float]
    here: dict[str, float]
    """The weights after the last step."""
    weights: dict[str, float]
    """The mean of the last steps, which is better than any of them."""
    steps: int = 0
    curve: list[Mark] = field(default_factory=list)
    players: int | None = None
    """Trains only games with this many players; None for all that the judge wants."""

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "players": self.players,
            "steps": self.steps,
            "first": self.first,
            "here": self.here,
            "weights": self.weights,
            "curve": [[mark.step, mark.games, mark.wins, round(mark.margin, 3)] for mark in self.curve],
        }

    def save(self, path: Path) -> None:
        """Replaces the file atomically: an interrupt leaves the old one or the new one."""
        beside = path.with_suffix(path.suffix + ".new")
        beside.write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")
        beside.replace(path)


def begin(game: str, judge: Judge, seed: int, games: int, players: int | None = None) -> Training:
    """Returns a training that starts from the judge's present weights."""
    return Training(game, seed, games, judge.weights(), judge.weights(), judge.weights(), players=players)


def training_rules(game: Game, judge: Judge, players: int | None = None) -> list[Rules]:
    """Returns the rules that the judge wants to be trained on, or those with this many players."""
    return [game.rules(count, options) for count, options in judge.training_settings() if players in (None, count)]


def load(path: Path) -> Training:
    data = json.loads(path.read_text(encoding="utf-8"))
    marks = [Mark(*mark) for mark in data["curve"]]
    return Training(
        data["game"],
        data["seed"],
        data["games"],
        data["first"],
        data["here"],
        data["weights"],
        data["steps"],
        marks,
        data.get("players"),
    )


class Trainer:
    """Runs the steps of a training in one process."""

    def __init__(self, training: Training, judge: Judge, rules: list[Rules]) -> None:
        self.training: Final = training
        self.judge: Final = judge
        self.rules: Final = rules
        """What is played; the steps take them in turn."""

    def step(self) -> None:
        training = self.training
        rng = Random(f"{training.seed} step {training.steps}")
        before = training.here
        moved = {name: rng.choice((-1.0, 1.0)) * perturbation(training.first[name]) for name in before}
        up = {name: before[name] + moved[name] for name in before}
        down = {name: before[name] - moved[name] for name in before}
        margin = 0.0
        for number in range(training.games):
            rules = self.rules[(training.steps * training.games + number) % len(self.rules)]
            margin += self.duel(rules, up, down, rng.getrandbits(SEED_BITS))[1] / training.games
        length = STEP / math.sqrt(1.0 + training.steps / STEPS_AT_FULL_LENGTH) * training.games
        move = max(-LONGEST_MOVE, min(LONGEST_MOVE, length * margin))
        here = {name: round(before[name] + move * moved[name], 6) for name in before}
        steps = training.steps + 1
        part = max(1.0 / steps, 1.0 / MEMORY)
        mean = training.weights
        weights = {name: round(mean[name] + part * (here[name] - mean[name]), 6) for name in mean}
        marks = [self.mark(steps, weights)] if steps % PROGRESS_EVERY == 0 else []
        # Last, after everything slow, so that an interrupt leaves the training before or after the step.
        training.here, training.weights, training.steps, training.curve = here, weights, steps, training.curve + marks

    def mark(self, steps: int, weights: dict[str, float]) -> Mark:
        """Plays the same games every time, so that only the weights differ."""
        wins = margin = 0.0
        for number in range(PROGRESS_GAMES):
            rules = self.rules[number % len(self.rules)]
            won, ahead = self.duel(rules, weights, self.training.first, number)
            wins += won
            margin += ahead / PROGRESS_GAMES
        return Mark(steps, 2 * PROGRESS_GAMES, wins, margin)

    def duel(self, rules: Rules, one: dict[str, float], other: dict[str, float], seed: int) -> tuple[float, float]:
        """Plays two games of two policies, each on every other seat; returns the wins and the margin of the first."""
        policies = [self.judge.weighted(one), self.judge.weighted(other)]
        wins = margin = 0.0
        for swap in (0, 1):
            state = rules.new(seed)
            rng = Random(seed)
            sides = [(seat + swap) % 2 for seat in range(rules.players)]
            while not state.over:
                seat = first_deciding(state)
                state.play(seat, policies[sides[seat]].reply(state, seat, rng))
            means = [mean_of(state, [seat for seat, whose in enumerate(sides) if whose == side]) for side in (0, 1)]
            winners = [seat for seat in range(rules.players) if state.result.ranks[seat] == 1]
            wins += sum(1 for seat in winners if sides[seat] == 0) / len(winners)
            margin += (means[0] - means[1]) / 2
        return wins, margin


def mean_of(state: State, seats: list[int]) -> float:
    return sum(state.scores[seat] for seat in seats) / len(seats)


def perturbation(weight: float) -> float:
    return max(LEAST_PERTURBATION, PERTURBATION * abs(weight))
