"""The value of a position for every seat: the mean over worlds in which future chance is drawn anew.

All hands are open here, and nothing that no seat knows is used: `State.redraw` shuffles it. So the value changes only
by decisions and by chance. Games are played to their end, so that no value depends on a judge's expectation. World
number n has the same chance everywhere in a game, as far as possible, so that differences between positions are due to
the positions.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from ludoteca.analysis.history import Decision
from ludoteca.analysis.model import Value
from ludoteca.bots.bot import Judge
from ludoteca.bots.playing import first_deciding
from ludoteca.bots.search import LONGEST_ROLLOUT, standard_error
from ludoteca.kernel import jsontext
from ludoteca.kernel.actions import Action
from ludoteca.kernel.state import State

LOOKS: Final = 8
"""How often the chance of a barrier is drawn anew to find out whether it has any: some barriers only reveal sealed
choices."""

MOST_WORLDS: Final = 8
"""The largest multiple of the usual worlds for a chance event, because luck is measured in them alone."""
EXACT_LUCK: Final = 0.6
"""Fewer worlds are enough if the standard error of every seat's luck in one event is below this, in points."""
BATCHES: Final = 20
"""World number n belongs to batch n modulo this. The variation between batches gives the error of a mean over all
worlds."""

Draw = Callable[[Random], State]
"""A function that draws a world."""


@dataclass(frozen=True)
class Estimate:
    """A value, and each seat's mean margin in each batch of worlds."""

    value: Value
    batches: list[list[float]]


class PositionValuer:
    def __init__(self, judge: Judge, worlds: int, seed: int) -> None:
        self.judge: Final = judge
        self.worlds: Final = worlds
        self.seed: Final = seed
        self.batches: Final = min(BATCHES, MOST_WORLDS * worlds)  # for all chance events, which are summed by batch

    def of(self, state: State, times: int = 1) -> Estimate:
        """Returns the value of a position with future chance drawn anew, over `times` the usual number of worlds."""
        total = _Total(len(state.scores), self.batches)
        for number in range(times * self.worlds):
            self._add(total, number, _future(state))
        return total.estimate()

    def with_luck(self, state: State, other: Draw) -> tuple[Estimate, Estimate]:
        """Returns the mean value over other outcomes of chance, and the value of the actual one, over as many worlds
        as luck needs."""
        mean, here = _Total(len(state.scores), self.batches), _Total(len(state.scores), self.batches)
        for first in range(0, MOST_WORLDS * self.worlds, self.worlds):
            for number in range(first, first + self.worlds):
                self._add(mean, number, other)
                self._add(here, number, _future(state))
            if mean.count >= self.batches and is_exact(difference(here.estimate(), mean.estimate())):
                break
        return mean.estimate(), here.estimate()

    def _add(self, total: "_Total", number: int, draw: Draw) -> None:
        rng = Random(self.seed + number)
        state = draw(rng)
        play_to_the_end(self.judge, state, rng)
        total.add([self.judge.verdict(state, seat) for seat in range(len(state.scores))])


class _Total:
    def __init__(self, players: int, batches: int) -> None:
        self.win = [0.0] * players
        self.margins = [[0.0] * players for _ in range(batches)]
        self.count = 0

    def add(self, verdicts: list[tuple[float, float]]) -> None:
        batch = self.margins[self.count % len(self.margins)]
        for seat, (win, margin) in enumerate(verdicts):
            self.win[seat] += win
            batch[seat] += margin
        self.count += 1

    def estimate(self) -> Estimate:
        margin = [sum(each) / self.count for each in zip(*self.margins, strict=True)]
        # The first batches have one world more if the number of worlds is not a multiple of theirs.
        batches = len(self.margins)
        counts = [(self.count + batches - 1 - batch) // batches for batch in range(min(batches, self.count))]
        means = [[total / count for total in self.margins[batch]] for batch, count in enumerate(counts)]
        return Estimate(Value([each / self.count for each in self.win], margin), means)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """Returns how much more the first estimate is than the other, in the same worlds."""
    return Estimate(
        Value(_minus(one.value.win, other.value.win), _minus(one.value.margin, other.value.margin)),
        [_minus(a, b) for a, b in zip(one.batches, other.batches, strict=True)],
    )


def _minus(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def is_exact(luck: Estimate) -> bool:
    errors = [error_of_sum([luck.batches], seat) for seat in range(len(luck.value.margin))]
    return all(error is not None and error <= EXACT_LUCK for error in errors)


def error_of_sum(parts: list[list[list[float]]], seat: int) -> float | None:
    """Returns the standard error of a seat's sum over estimates from the same worlds, by their batches; None if there
    was only one world."""
    sums = [sum(part[batch][seat] for part in parts) for batch in range(len(parts[0]))] if parts else []
    error = standard_error(sums)
    return error if math.isfinite(error) else None


def play_to_the_end(judge: Judge, state: State, rng: Random) -> None:
    """Plays the policy for all seats to the end: errors of a judge's outlook would be counted as luck and skill."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over:
            break
        seat = first_deciding(state)
        state.play(seat, judge.reply(state, seat, rng))


def _future(state: State) -> Draw:
    return lambda rng: drawn_anew(state, rng, 0, [])


def drawn_anew(state: State, rng: Random, seat: int, actions: list[Action]) -> State:
    """Returns a clone with other future chance, in which the actions were played."""
    world = state.clone()
    world.redraw(rng)
    for action in actions:
        world.play(seat, action)
    return world


def is_chance(decision: Decision) -> bool:
    """Returns whether the decision would have led elsewhere with other chance."""
    if decision.after.barriers == decision.before.barriers:
        return False
    led = known_to_all(decision.after)
    return any(
        known_to_all(drawn_anew(decision.before, Random(number), decision.seat, decision.actions)) != led
        for number in range(LOOKS)
    )


def known_to_all(state: State) -> list[str]:
    """Returns the knowledge of all seats together, as a text each."""
    return [jsontext.canonical(state.view(seat).to_json()) for seat in range(len(state.scores))]
