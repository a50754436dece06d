"""Numbers about a running server, in the text format that Prometheus reads."""

from bisect import bisect_left
from collections.abc import Iterator

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds."""


class Durations:
    """A histogram of how long something took."""

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


def number(name: str, help: str, value: float, kind: str = "gauge") -> Iterator[str]:
    yield from heading(name, help, kind)
    yield f"{name} {value}"
