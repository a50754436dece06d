"""Grades decisions by their cost, and computes a seat's accuracy."""

import math
from typing import Final

from ludoteca.analysis.model import Grade

BLUNDER: Final = 0.10
LIMITS: Final[list[tuple[float, Grade]]] = [
    (0.005, "best"),
    (0.02, "good"),
    (0.05, "inaccuracy"),
    (BLUNDER, "mistake"),
]
"""The largest loss of each grade; a greater loss is a blunder. 0.05 is a twentieth of a win, or 12 points if nothing
else counts."""

FALL: Final = 10.0
"""How fast accuracy falls: a decision that costs a tenth of a win has 37 of 100."""


def grade_of(loss: float) -> Grade:
    for limit, grade in LIMITS:
        if loss < limit:
            return grade
    return "blunder"


def nearest_limit(loss: float) -> float:
    """Returns the distance of the loss from the next grade. The limit between best and good is ignored: it need not be
    certain."""
    return min(abs(loss - limit) for limit, _ in LIMITS[1:])


def accuracy_of(loss: float) -> float:
    """Returns the accuracy of one decision, from 0 to 100."""
    return 100.0 * math.exp(-FALL * loss)
