"""Published figures of real games, compared with those of the bots."""

import functools
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Final

from ludoteca.arena.balance.findings import Advantage, Findings
from ludoteca.arena.intervals import Mean

NEAR: Final = 0.05
"""Mean points within this fraction of the published ones count as near."""


@dataclass(frozen=True)
class Anchor:
    """A published figure: a `value`, or `low` to `high`; `name` is a value of a trait. Without `players` it holds for
    all player counts."""

    game: str
    source: str
    what: str
    players: int | None = None
    value: float | None = None
    low: float | None = None
    high: float | None = None
    trait: str = ""
    name: str = ""


@dataclass(frozen=True)
class AnchorComparison:
    """An anchor with the measured figure; `agrees` is None if the measurement is not conclusive."""

    anchor: Anchor
    ours: float | None
    interval: tuple[float, float] | None
    agrees: bool | None
    ours_name: str = ""


@functools.cache
def all_anchors() -> tuple[Anchor, ...]:
    text = (resources.files("ludoteca.arena.balance") / "anchors.toml").read_text("utf-8")
    return tuple(Anchor(**anchor) for anchor in tomllib.loads(text)["anchor"])


def compare(found: Findings) -> list[AnchorComparison]:
    """Returns the comparisons for the anchors of this game with this number of players."""
    settings = found.work.settings
    mine = [anchor for anchor in all_anchors() if anchor.game == settings.game]
    return [comparison(anchor, found) for anchor in mine if anchor.players in (None, settings.players)]


def comparison(anchor: Anchor, found: Findings) -> AnchorComparison:
    if anchor.what == "points":
        ours = found.points
        near = anchor.value is not None and abs(ours.mean - anchor.value) <= NEAR * anchor.value
        return AnchorComparison(anchor, ours.mean, ours.interval, near)
    if anchor.what == "first" and found.order:
        won = found.order[0].won
        return AnchorComparison(anchor, won.share, won.interval, inside(won.interval, anchor.value, anchor.value))
    if anchor.what == "ties":
        return AnchorComparison(
            anchor, found.ties.share, found.ties.interval, inside(found.ties.interval, anchor.low, anchor.high)
        )
    values = found.traits.get(anchor.trait, {})
    if anchor.what == "best" and values:
        best = max(values.values(), key=lambda one: one.margin.mean)
        mine = values.get(anchor.name)
        return AnchorComparison(anchor, *of(mine), is_best(mine, best) if mine else None, best.name)
    if anchor.what == "weak" and anchor.name in values:
        mine = values[anchor.name]
        low, high = mine.margin.interval
        return AnchorComparison(anchor, *of(mine), True if high < 0 else False if low > 0 else None)
    return AnchorComparison(anchor, None, None, None)


def is_best(mine: Advantage, best: Advantage) -> bool | None:
    """Returns whether this value is the best, None if another one's lead is smaller than the intervals."""
    if mine is best:
        return True
    return False if mine.margin.interval[1] < best.margin.interval[0] else None


def of(advantage: Advantage | None) -> tuple[float | None, tuple[float, float] | None]:
    margin: Mean | None = advantage.margin if advantage else None
    return (margin.mean, margin.interval) if margin else (None, None)


def inside(interval: tuple[float, float], low: float | None, high: float | None) -> bool:
    """Returns whether the measured interval overlaps the published one."""
    return low is not None and high is not None and interval[0] <= high and interval[1] >= low
