"""Tunes the weights of a game's quick policy by play against itself (simultaneous perturbation, SPSA).

In each step all weights are moved a little, up or down by lot, and once the other way round; the two play the same games
against each other with seats changed, and the weights go some way towards the better one. A step is decided by the seed
and its number alone, so that a training that was interrupted goes on as if nothing had been.
"""

import json
import math
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.bots.bot import Judge
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Rules
from ludoteca.kernel.state import State

PERTURBATION: Final = 0.12
"""How far a weight is moved to see what that does: this part of it, but at least the next number."""
LEAST_PERTURBATION: Final = 0.03
STEP: Final = 0.0015
"""How far weights go for a point of difference, in perturbations; it shrinks with time."""
STEPS_AT_FULL_LENGTH: Final = 300
LONGEST_MOVE: Final = 0.5
"""No weight goes further in one step, in perturbations."""
MEMORY: Final = 200
"""The weights that come of it are the mean of about so many steps: each by itself goes astray by the luck of its games."""
PROGRESS_EVERY: Final = 50
"""After so many steps the weights play against those of the beginning."""
PROGRESS_GAMES: Final = 40


@dataclass
class Mark:
    """How the weights fare against those of the beginning after so many steps: wins of so many games, and the mean margin."""

    step: int
    games: int
    wins: float
    margin: float


@dataclass
class Training:
    """What is known after some steps; `to_json` and `from_json` keep it in a file."""

    game: str
    seed: int
    games: int
    """In each step, and as many again with seats changed."""
    first: dict[str, float]
    here: dict[str, float]
    """Where the steps have come to."""
    weights: dict[str, float]
    """The mean of the last steps, which is better than any of them."""
    steps: int = 0
    curve: list[Mark] = field(default_factory=list)
    players: int | None = None
    """Only games of so many; all that the judge wants where it is not said."""

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
        """Replaces the file at once: an interrupt leaves the old one or the new one."""
        beside = path.with_suffix(path.suffix + ".new")
        beside.write_text(json.dumps(self.to_json(), indent=1) + "\n", encoding="utf-8")
        beside.replace(path)


def begin(game: str, judge: Judge, seed: int, games: int, players: int | None = None) -> Training:
    """A training from the weights that the judge has now."""
    return Training(game, seed, games, judge.weights(), judge.weights(), judge.weights(), players=players)


def lessons(game: Game, judge: Judge, players: int | None = None) -> list[Rules]:
    """What the judge wants to be trained on, or the part of it with so many players."""
    return [game.rules(count, options) for count, options in judge.lessons() if players in (None, count)]


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
    """Steps of a training, on one process."""

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
            margin += self.duel(rules, up, down, rng.getrandbits(62))[1] / training.games
        length = STEP / math.sqrt(1.0 + training.steps / STEPS_AT_FULL_LENGTH) * training.games
        move = max(-LONGEST_MOVE, min(LONGEST_MOVE, length * margin))
        here = {name: round(before[name] + move * moved[name], 6) for name in before}
        steps = training.steps + 1
        part = max(1.0 / steps, 1.0 / MEMORY)
        mean = training.weights
        weights = {name: round(mean[name] + part * (here[name] - mean[name]), 6) for name in mean}
        marks = [self.mark(steps, weights)] if steps % PROGRESS_EVERY == 0 else []
        # After all that takes time, so that an interrupt finds the training before the step or after it.
        training.here, training.weights, training.steps, training.curve = here, weights, steps, training.curve + marks

    def mark(self, steps: int, weights: dict[str, float]) -> Mark:
        """The same games every time, so that what changes is the weights."""
        wins = margin = 0.0
        for number in range(PROGRESS_GAMES):
            rules = self.rules[number % len(self.rules)]
            won, ahead = self.duel(rules, weights, self.training.first, number)
            wins += won
            margin += ahead / PROGRESS_GAMES
        return Mark(steps, 2 * PROGRESS_GAMES, wins, margin)

    def duel(self, rules: Rules, one: dict[str, float], other: dict[str, float], seed: int) -> tuple[float, float]:
        """Two games of two policies, each on every other seat: the wins of the first, and by how many points it is ahead."""
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
