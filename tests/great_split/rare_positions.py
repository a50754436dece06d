"""Positions of The Great Split that games seldom come to: markers far along their tracks, two equal groups."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ludoteca.games.great_split.data import TRACKS
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.state import State
from tests.great_split.table import Table


def enrich(state: State, rng: Random) -> Json | None:
    """Every track anywhere, often at its end or just before it. What waits for a choice stays a choice."""
    assert isinstance(state, GreatSplitState)
    data: dict[str, Any] = state.to_json()
    if any(data["pending"]):
        return None
    lengths = dict(zip(TRACKS, state.data.length, strict=False))
    for tracks in data["tracks"]:
        for name in tracks:
            near_end = max(0, lengths[name] - rng.choice((0, 0, 1, 2)))
            tracks[name] = rng.choice((tracks[name], rng.randint(0, lengths[name]), near_end))
    return data


def with_equal_groups() -> Iterator[State]:
    yield Table("choose", round=1, hands={0: ["tome-1-I", "tome-1-I"]}, splits={0: [1]}).state
