"""Confidence intervals for shares, means and other statistics, and correction for multiple comparisons."""

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import NormalDist
from typing import Final, TypeVar

CERTAINTY: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + CERTAINTY) / 2)

One = TypeVar("One")


def interval(wins: float, games: float) -> tuple[float, float]:
    """Returns the 95 % confidence interval of a share of wins (Wilson)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


class Mean:
    """The running mean of numbers, with Student's t interval."""

    def __init__(self, values: Sequence[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        """Adds a number by Welford's update, which stays exact over millions of numbers."""
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
        """The standard error of the mean; infinite for a single number."""
        return self.deviation / math.sqrt(self.count) if self.count > 1 else math.inf

    @property
    def interval(self) -> tuple[float, float]:
        half = t_quantile(self.count - 1) * self.error if self.count > 1 else math.inf
        return self.mean - half, self.mean + half

    @property
    def p_value(self) -> float:
        """Returns the two-sided probability of a mean this far from zero if the true mean is zero."""
        if self.count < 2:
            return 1.0
        if not self.error:
            return 1.0 if self.mean == 0 else 0.0
        return t_tail(abs(self.mean / self.error), self.count - 1)


def t_quantile(freedom: int) -> float:
    """Returns the quantile of Student's t for a 95 % interval: by the series around the normal one, from a table where
    that is too inaccurate."""
    few = (12.706, 4.303, 3.182, 2.776, 2.571)
    if freedom <= len(few):
        return few[freedom - 1]
    z, n = Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def t_tail(t: float, freedom: int) -> float:
    """Returns both tails of Student's t beyond this value, by Wallace's normal approximation."""
    n = freedom
    z = (8 * n + 1) / (8 * n + 3) * math.sqrt(n * math.log1p(t * t / n))
    return math.erfc(z / math.sqrt(2))


def bootstrap(
    blocks: Sequence[One], statistic: Callable[[Sequence[One]], list[float]], rounds: int, seed: int = 0
) -> list[tuple[float, float]]:
    """Returns 95 % intervals of several statistics at once, by resampling blocks with replacement.

    Games of the same seed are not independent, so a block contains all games of one seed.
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
    """Returns each p-value corrected for all of them (Benjamini and Hochberg).

    Of the differences reported because their corrected value is below 0.05, one in twenty is expected to be false.
    """
    order = sorted(range(len(p_values)), key=lambda place: p_values[place])
    corrected = [0.0] * len(p_values)
    least = 1.0
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, p_values[place] * len(order) / rank)
        corrected[place] = least
    return corrected
