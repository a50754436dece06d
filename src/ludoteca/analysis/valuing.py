"""What a position is worth to every seat: the mean over worlds in which the chance to come is drawn anew.

All hands are open here, and nothing that no seat knows is used: `State.redraw` shuffles it. So the value changes by
decisions and by chance and by nothing else. The games are played to their end, so that nothing rests on what a judge
expects half-way. World number n has the same chance everywhere in a game, as far as possible,
so that differences between positions are due to the positions.
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
"""So often a barrier is drawn anew to find out whether chance is in it: some only reveal what was sealed."""

MOST_WORLDS: Final = 8
"""So many times the usual worlds, at most, go to a chance event: luck is made of them alone."""
EXACT_LUCK: Final = 0.6
"""Fewer do where the standard error of every seat's luck in one event is below this, in points."""
BATCHES: Final = 20
"""World number n belongs to batch n modulo this. How the batches differ tells how exact a mean over all worlds is."""

Draw = Callable[[Random], State]
"""Draws a world."""


@dataclass(frozen=True)
class Estimate:
    """A value, and each seat's margin in the mean over each batch of worlds: a list per batch."""

    value: Value
    batches: list[list[float]]


class Valuing:
    def __init__(self, judge: Judge, worlds: int, seed: int) -> None:
        self.judge: Final = judge
        self.worlds: Final = worlds
        self.seed: Final = seed
        self.batches: Final = min(BATCHES, MOST_WORLDS * worlds)  # of all chance events, which are added up by batch

    def of(self, state: State, times: int = 1) -> Estimate:
        """Of a position, with all chance to come drawn anew; from so many times the usual worlds."""
        total = _Total(len(state.scores), self.batches)
        for number in range(times * self.worlds):
            self._add(total, number, _future(state))
        return total.estimate()

    def with_luck(self, state: State, other: Draw) -> tuple[Estimate, Estimate]:
        """The mean over what else could have come, and the value of what really came: from as many worlds as luck needs."""
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
        # Batch number n has a world more than the others where the worlds are no multiple of the batches.
        batches = len(self.margins)
        counts = [(self.count + batches - 1 - batch) // batches for batch in range(min(batches, self.count))]
        means = [[total / count for total in self.margins[batch]] for batch, count in enumerate(counts)]
        return Estimate(Value([each / self.count for each in self.win], margin), means)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """What the first is more, in the same worlds."""
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
    """The standard error of a seat's sum over estimates from the same worlds, by their batches; None where one world tells nothing."""
    sums = [sum(part[batch][seat] for part in parts) for batch in range(len(parts[0]))] if parts else []
    error = standard_error(sums)
    return error if math.isfinite(error) else None


def play_to_the_end(judge: Judge, state: State, rng: Random) -> None:
    """The policy decides for all seats; a judge's outlook half-way would add what it gets wrong to luck and skill."""
    for _ in range(LONGEST_ROLLOUT):
        if state.over:
            break
        seat = first_deciding(state)
        state.play(seat, judge.reply(state, seat, rng))


def _future(state: State) -> Draw:
    return lambda rng: drawn_anew(state, rng, 0, [])


def drawn_anew(state: State, rng: Random, seat: int, actions: list[Action]) -> State:
    """A clone with other chance to come, in which the actions were taken."""
    world = state.clone()
    world.redraw(rng)
    for action in actions:
        world.play(seat, action)
    return world


def is_chance(decision: Decision) -> bool:
    """Whether other chance could have led somewhere else than it did."""
    if decision.after.barriers == decision.before.barriers:
        return False
    led = known_to_all(decision.after)
    return any(
        known_to_all(drawn_anew(decision.before, Random(number), decision.seat, decision.actions)) != led
        for number in range(LOOKS)
    )


def known_to_all(state: State) -> list[str]:
    """What the seats know together, as a text each."""
    return [jsontext.canonical(state.view(seat).to_json()) for seat in range(len(state.scores))]
