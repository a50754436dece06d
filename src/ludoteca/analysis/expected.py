"""The expected points by source from the initial position: the policy plays many games to the end for all seats."""

from random import Random
from typing import Final

from ludoteca.analysis.history import GameHistory
from ludoteca.analysis.reasons import PointCounter
from ludoteca.analysis.valuer import play_to_the_end
from ludoteca.bots.bot import Judge

SHARE_OF_WORLDS: Final = 4
"""Whole games take longer than rollouts, and these means need less precision."""


def expected_points(history: GameHistory, judge: Judge, worlds: int, seed: int) -> dict[str, list[float]]:
    players = history.rules.players
    games = max(1, worlds // SHARE_OF_WORLDS)
    expected: dict[str, list[float]] = {}
    for number in range(games):
        rng = Random(f"expected {seed} {number}")
        state = history.start.clone()
        state.redraw(rng)
        heard = PointCounter()
        state.listener = heard
        play_to_the_end(judge, state, rng)
        for (seat, source), points in heard.points.items():
            expected.setdefault(source, [0.0] * players)[seat] += points / games
    return expected
