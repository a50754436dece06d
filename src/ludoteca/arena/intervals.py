"""How sure a figure is: intervals for shares, means and anything else, and many comparisons at once."""

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import NormalDist
from typing import Final, TypeVar

CERTAINTY: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CERTAINTY) / 2)

One = TypeVar("One")


def interval(wins: float, games: float) -> tuple[float, float]:
    """Where the true share of wins lies with a certainty of 95 % (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


class Mean:
    """The mean of some numbers, one by one, with its interval by Student's t."""

    def __init__(self, values: Sequence[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Welford's update, which stays exact over millions of numbers."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self._squares += away * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of the numbers."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def error(self) -> float:
        """The standard deviation of the mean; endless where one number says nothing about it."""
        return self.deviation / math.sqrt(self.count) if self.count > 1 else math.inf

    @property
    def interval(self) -> tuple[float, float]:
        half = t_quantile(self.count - 1) * self.error if self.count > 1 else math.inf
        return self.mean - half, self.mean + half

    @property
    def p_value(self) -> float:
        """How likely a mean so far from zero is, either way, where the truth is zero."""
        if self.count < 2:
            return 1.0
        if not self.error:
            return 1.0 if self.mean == 0 else 0.0
        return t_tail(abs(self.mean / self.error), self.count - 1)


def t_quantile(freedom: int) -> float:
    """Student's t for an interval of 95 %: by the series around the normal one, by hand where that is too rough."""
    few = (12.706, 4.303, 3.182, 2.776, 2.571)
    if freedom <= len(few):
        return few[freedom - 1]
    z, n = Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def t_tail(t: float, freedom: int) -> float:
    """Both tails of Student's t beyond this value, through the normal one that is nearest to it (Wallace)."""
    n = freedom
    z = (8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(t * t / n))
    return math.erfc(z / math.sqrt(2))


def bootstrap(
    blocks: Sequence[One], statistic: Callable[[Sequence[One]], list[float]], rounds: int, seed: int = 0
) -> list[tuple[float, float]]:
    """Intervals of 95 % for several figures at once: how they come out of blocks drawn anew, with replacement.

    Games of the same seed are no independent witnesses; so a block is all that was played with one seed.
    """
    rng = Random(seed)
    found = [statistic(rng.choices(blocks, k=len(blocks))) for _ in range(rounds)]
    return [_middle(sorted(column)) for column in zip(*found, strict=True)]


def _middle(ordered: list[float]) -> tuple[float, float]:
    cut = (1 - CERTAINTY) / 2 * (len(ordered) - 1)
    return _between(ordered, cut), _between(ordered, len(ordered) - 1 - cut)


def _between(ordered: list[float], place: float) -> float:
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (place - low) * (ordered[high] - ordered[low])


def false_discoveries(p_values: Sequence[float]) -> list[float]:
    """Each p-value corrected for all of them (Benjamini and Hochberg).

    Of what is called a difference because its corrected value is below 0.05, one in twenty is expected to be none.
    """
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    corrected = [0.0] * len(p_values)
    least = 1.0
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, p_values[place] * len(order) / rank)
        corrected[place] = least
    return corrected
