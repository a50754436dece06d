"""Metrics of a running server in the text format of Prometheus, and a log of slow operations."""

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the histogram's buckets, in seconds."""


class Durations:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._total += seconds

    def lines(self, name: str, help: str) -> Iterator[str]:
        yield from heading(name, help, "histogram")
        count = 0
        for bound, more in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            count += more
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._total:.6f}"
        yield f"{name}_count {count}"


def heading(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def metric(name: str, help: str, value: float, kind: str = "gauge") -> Iterator[str]:
    yield from heading(name, help, kind)
    yield f"{name} {value}"


@dataclass(frozen=True)
class SlowOperation:
    """An operation that was slow: how often, the longest and the total duration in seconds, and the last time in ms
    since 1970."""

    what: str
    count: int
    longest: float
    total: float
    last: int


class SlowLog:
    """Keeps the last operations that took longer than `least` seconds."""

    def __init__(self, most: int = 1000, longest_name: int = 100) -> None:
        self.least = 0.1
        self._longest_name = longest_name
        self._entries: deque[tuple[str, float, int]] = deque(maxlen=most)

    def add(self, what: str, seconds: float) -> None:
        if seconds >= self.least:
            self._entries.append((what[: self._longest_name], seconds, time.time_ns() // 1_000_000))

    def summary(self) -> list[SlowOperation]:
        """Returns the slow operations grouped by name, those with the longest total first."""
        found: dict[str, SlowOperation] = {}
        for what, seconds, at in self._entries:
            known = found.get(what, SlowOperation(what, 0, 0.0, 0.0, 0))
            found[what] = SlowOperation(what, known.count + 1, max(known.longest, seconds), known.total + seconds, at)
        return sorted(found.values(), key=lambda slow: -slow.total)


slow_log = SlowLog()
"""The slow log of this process."""
