"""Fits the correction of a judge's worth to the results of games of its quick policy (least squares).

Every game begins with some turns of randomly perturbed policies, so that all kinds of positions occur; then the usual
policy plays on, and the target is how many more points a seat has in the end than the judge's worth predicted. A game
is decided by the seed and its number alone, so an interrupted fit continues exactly.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ludoteca.arena.seats import SEED_BITS
from ludoteca.bots.bot import Judge
from ludoteca.bots.least_squares import LeastSquares
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Rules

PERTURBED_TURNS: Final = 22
"""The largest number of turns per seat that perturbed policies play."""
PERTURBATION: Final = 0.4
"""How far perturbed weights are from the judge's: the standard deviation of the logarithm of their ratio."""
RIDGE: Final = 300.0
SAVED_EVERY: Final = 100


@dataclass
class Fitting:
    """The state of a fit after some games."""

    game: str
    seed: int
    sums: LeastSquares
    games: int = 0

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "rows": self.sums.rows,
            "target-squares": self.sums.target_squares,
            "products": self.sums.products,
            "squares": self.sums.squares,
        }

    def save(self, path: Path) -> None:
        """Replaces the file atomically: an interrupt leaves the old one or the new one."""
        beside = path.with_suffix(path.suffix + ".new")
        beside.write_text(json.dumps(self.to_json()) + "\n", encoding="utf-8")
        beside.replace(path)


def begin(game: str, judge: Judge, seed: int) -> Fitting:
    return Fitting(game, seed, LeastSquares(len(judge.feature_names())))


def load(path: Path) -> Fitting:
    data = json.loads(path.read_text(encoding="utf-8"))
    sums = LeastSquares(len(data["products"]))
    sums.rows, sums.target_squares = data["rows"], data["target-squares"]
    sums.products, sums.squares = data["products"], data["squares"]
    return Fitting(data["game"], data["seed"], sums, data["games"])


class Fitter:
    """Plays the games of a fit in one process."""

    def __init__(self, fitting: Fitting, judge: Judge, rules: list[Rules]) -> None:
        self.fitting: Final = fitting
        self.judge: Final = judge
        self.rules: Final = rules
        """What is played; the games take them in turn."""

    def play(self) -> None:
        """Plays one game: adds a row for the seat whose turn is over, and one for a random seat."""
        fitting, judge = self.fitting, self.judge
        rng = Random(f"{fitting.seed} game {fitting.games}")
        rules = self.rules[fitting.games % len(self.rules)]
        perturbed = [self.perturbed(rng) for _ in range(rules.players)]
        usual_from = rng.randint(1, PERTURBED_TURNS) * rules.players
        state = rules.new(rng.getrandbits(SEED_BITS))
        turns = 0
        before = first_deciding(state)
        rows: list[tuple[int, float, list[float]]] = []
        while not state.over:
            seat = first_deciding(state)
            turn_over = seat != before
            if turn_over:
                turns += 1
            if turns >= usual_from and judge.instructive(state, turn_over):
                for seen in (before, rng.randrange(rules.players)):
                    rows.append((seen, judge.uncorrected(state, seen), judge.features(state, seen)))
            before = seat
            playing = judge if turns >= usual_from else perturbed[seat]
            state.play(seat, playing.reply(state, seat, rng))
        for seen, promised, features in rows:
            fitting.sums.add(features, state.scores[seen] - promised)
        fitting.games += 1

    def perturbed(self, rng: Random) -> Judge:
        weights = self.judge.weights()
        return self.judge.weighted({name: weights[name] * rng.lognormvariate(0.0, PERTURBATION) for name in weights})

    def correction(self) -> dict[str, float]:
        coefficients = self.fitting.sums.coefficients(RIDGE)
        names = self.judge.feature_names()
        return {name: round(coefficient, 5) for name, coefficient in zip(names, coefficients, strict=True)}

    def errors(self) -> tuple[float, float]:
        """Returns the error of the judge's worth in points (root mean square), and the error that remains after
        correction."""
        sums = self.fitting.sums
        return sums.error([0.0] * sums.size), sums.error(sums.coefficients(RIDGE))
