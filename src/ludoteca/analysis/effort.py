"""The effort that an analysis spends."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """The most `rollouts` for a decision, the number of `worlds` for each position value, and the number of lines
    considered (`width`).

    `seconds` limits one decision with its values; 0 is no limit. An analysis limited by time is not reproducible,
    because it uses fewer rollouts on a slower machine.
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
