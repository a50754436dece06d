"""Linear least squares: the coefficients that minimize the sum of squared errors.

Implemented with plain lists, so that training needs no other package. Compiled it takes some microseconds a row.
"""

import math
from typing import Final


class LeastSquares:
    """Accumulates the sums from which the coefficients follow; the rows themselves are not kept."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.rows = 0
        self.squares: list[list[float]] = [[0.0] * (place + 1) for place in range(size)]
        """Products of two values, summed up; only those with the second before the first or at it."""
        self.products: list[float] = [0.0] * size
        """Products of a value and the target, summed up."""
        self.target_squares = 0.0

    def add(self, values: list[float], target: float) -> None:
        self.rows += 1
        self.target_squares += target * target
        there = [place for place in range(self.size) if values[place]]
        for place in there:
            value = values[place]
            self.products[place] += value * target
            sums = self.squares[place]
            for other in there:
                if other > place:
                    break
                sums[other] += value * values[other]

    def coefficients(self, ridge: float) -> list[float]:
        """Solves the normal equations by Cholesky decomposition. The ridge penalizes large coefficients that few rows
        support: it acts as if each value's mean square had been seen `ridge` times with a target of 0."""
        size = self.size
        lower: list[list[float]] = []
        for place in range(size):
            row = self.squares[place].copy()
            row[place] += ridge * max(1e-9, row[place] / max(1, self.rows))
            for other in range(place + 1):
                total = row[other]
                before = lower[other] if other < place else row
                for column in range(other):
                    total -= row[column] * before[column]
                row[other] = math.sqrt(total) if other == place else total / before[other]
            lower.append(row)
        found = self.products.copy()
        for place in range(size):
            for column in range(place):
                found[place] -= lower[place][column] * found[column]
            found[place] /= lower[place][place]
        for place in range(size - 1, -1, -1):
            for below in range(place + 1, size):
                found[place] -= lower[below][place] * found[below]
            found[place] /= lower[place][place]
        return found

    def error(self, coefficients: list[float]) -> float:
        """Returns the root mean square error of these coefficients."""
        total = self.target_squares
        for place in range(self.size):
            total -= 2.0 * coefficients[place] * self.products[place]
            for other in range(place + 1):
                both = coefficients[place] * coefficients[other] * self.squares[place][other]
                total += both if other == place else 2.0 * both
        return math.sqrt(max(0.0, total) / max(1, self.rows))
