"""When an order of bots is certain: a sequential test that may be looked at after every seed.

For two bots a seed gives one number between -1 and 1: how often the first came in before the second on that seed, minus
how often after it. Somebody who bets on these numbers, a part of the purse each time, cannot expect to win while the
first bot is no better: the purse is a non-negative supermartingale, and by Ville's inequality it ever grows n-fold with a
probability of 1/n at most, however often one looks and whenever one stops (Waudby-Smith and Ramdas 2024). We bet with
several parts at once and take the mean purse, on either bot, for every pair: the order is certain when every pair's purse has
grown by `2 * pairs / error`. So the probability that any pair of a finished order stands the wrong way round is `error` at
most, whatever the games' results are distributed like.
"""

import math
from collections.abc import Iterable
from typing import Final

ERROR: Final = 0.05
PARTS: Final = tuple(part / 16 for part in range(1, 16))
"""The parts of the purse that are bet."""


class Duel:
    """The purses of those who bet on the first bot, and of those who bet on the second."""

    def __init__(self) -> None:
        self.seeds = 0
        self._logs = ([0.0] * len(PARTS), [0.0] * len(PARTS))
        self._most = [0.0, 0.0]

    def add(self, difference: float) -> None:
        self.seeds += 1
        for side, gain in enumerate((difference, -difference)):
            logs = self._logs[side]
            for place, part in enumerate(PARTS):
                logs[place] += math.log1p(part * gain)
            self._most[side] = max(self._most[side], _log_of_mean(logs))

    def winner(self, pairs: int = 1, error: float = ERROR) -> int | None:
        """Which of the two is better, if that is certain: 0 or 1."""
        needed = math.log(2 * pairs / error)
        for side in (0, 1):
            if self._most[side] >= needed:
                return side
        return None


def _log_of_mean(logs: list[float]) -> float:
    top = max(logs)
    return top + math.log(math.fsum(math.exp(log - top) for log in logs) / len(logs))


def decided(differences: Iterable[float], pairs: int = 1, error: float = ERROR) -> tuple[int | None, int]:
    """Who is better by these numbers, and after how many of them that was certain."""
    duel = Duel()
    for difference in differences:
        duel.add(difference)
        winner = duel.winner(pairs, error)
        if winner is not None:
            return winner, duel.seeds
    return None, duel.seeds
