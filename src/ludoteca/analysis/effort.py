"""How much thought an analysis spends."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """`rollouts` at most for a decision, `worlds` for each value of the course; `width` lines are thought about.

    `seconds` is for one decision with its values, 0 is no limit. Where it is used up, fewer rollouts have to do, so
    that an analysis by the clock does not repeat itself.
    """

    rollouts: int = 3000
    worlds: int = 200
    width: int = 12
    seconds: float = 0.0

    def deadline(self, clock: Callable[[], float] = time.monotonic) -> "Deadline":
        return Deadline(clock() + self.seconds if self.seconds else 0.0, clock)


@dataclass(frozen=True)
class Deadline:
    at: float
    clock: Callable[[], float]

    @property
    def passed(self) -> bool:
        return self.at > 0 and self.clock() >= self.at
