"""A sequential test for an order of bots, which may be checked after every seed.

For two bots a seed gives one number between -1 and 1: how often the first finished before the second on that seed,
minus how often after it. A gambler who bets on these numbers, a part of the purse each time, cannot expect to win
unless the first bot is better: the purse is a non-negative supermartingale, and by Ville's inequality it ever grows
n-fold with a probability of at most 1/n, however often one checks and whenever one stops (Waudby-Smith and Ramdas
2024). The test bets several parts at once and takes the mean purse, on either bot, for every pair: the order is
certain when every pair's purse has grown by `2 * pairs / error`. So the probability that any pair of a finished order
is in the wrong order is at most `error`, for any distribution of results.
"""

import math
from collections.abc import Iterable
from typing import Final

ERROR: Final = 0.05
PARTS: Final = tuple(part / 16 for part in range(1, 16))
"""The parts of the purse that are bet."""


class Duel:
    """The purses of bets on the first bot, and of bets on the second."""

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
        """Returns the better bot, 0 or 1, if that is certain."""
        needed = math.log(2 * pairs / error)
        for side in (0, 1):
            if self._most[side] >= needed:
                return side
        return None


def _log_of_mean(logs: list[float]) -> float:
    top = max(logs)
    return top + math.log(math.fsum(math.exp(log - top) for log in logs) / len(logs))


def decided(differences: Iterable[float], pairs: int = 1, error: float = ERROR) -> tuple[int | None, int]:
    """Returns the better bot, and after how many numbers that was certain."""
    duel = Duel()
    for difference in differences:
        duel.add(difference)
        winner = duel.winner(pairs, error)
        if winner is not None:
            return winner, duel.seeds
    return None, duel.seeds
