"""Ratings by openskill (the Plackett-Luce model) on the scale of chess ratings.

Everybody starts at 1500. Between two bots, a lead of 100 points means 64 % of the wins, 200 mean 76 %. With more
players the same share of wins gives a larger difference in this model. openskill's own uncertainty is that of a player
who met each opponent once; the interval used here is the variation of the ratings under resampled seeds (bootstrap).
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from ludoteca.arena.intervals import Mean, Z
from ludoteca.arena.tournaments.games import PlayedGame

START: Final = 1500.0
BETA: Final = 400 / math.log(10) / math.sqrt(2)
"""Makes the chances of two players those of chess ratings: the model adds both players' squares."""
ROUNDS: Final = 40
MANY_GAMES: Final = 4000
"""With more games only a part of the seeds is resampled, and the variation is scaled down by the square root of their
ratio."""


class Ratings:
    """The ratings of some bots, game by game."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model = PlackettLuce(mu=START, sigma=START / 3, beta=BETA, tau=0.0)
        self._known: dict[str, PlackettLuceRating] = {bot: self._model.rating(name=bot) for bot in bots}

    def add(self, game: PlayedGame) -> None:
        """Updates the ratings. A bot at several seats changes by the mean of the changes at each."""
        seats = game["seats"]
        after = self._model.rate([[self._known[bot]] for bot in seats], ranks=[float(rank) for rank in game["ranks"]])
        for bot in dict.fromkeys(seats):
            new = [one[0] for name, one in zip(seats, after, strict=True) if name == bot]
            mu = sum(rating.mu for rating in new) / len(new)
            sigma = sum(rating.sigma for rating in new) / len(new)
            self._known[bot] = self._model.rating(mu, sigma, bot)

    @property
    def by_bot(self) -> dict[str, float]:
        return {bot: rating.mu for bot, rating in self._known.items()}


def ratings(bots: Sequence[str], blocks: Sequence[Sequence[PlayedGame]]) -> dict[str, float]:
    """Returns the rating of each bot after all games."""
    known = Ratings(bots)
    for block in blocks:
        for game in block:
            known.add(game)
    return known.by_bot


def intervals(
    bots: Sequence[str], blocks: Sequence[Sequence[PlayedGame]], middle: dict[str, float]
) -> dict[str, tuple[float, float]]:
    """Returns the 95 % interval of each rating: two standard deviations of the ratings under resampled seeds."""
    games = sum(len(block) for block in blocks)
    if len(blocks) < 2:
        return dict.fromkeys(bots, (-math.inf, math.inf))
    drawn = max(2, min(len(blocks), len(blocks) * MANY_GAMES // games))
    rng = Random(0)
    scatter = {bot: Mean() for bot in bots}
    for _ in range(ROUNDS):
        for bot, rating in ratings(bots, rng.choices(blocks, k=drawn)).items():
            scatter[bot].add(rating)
    scale = Z * math.sqrt(drawn / len(blocks))
    return {
        bot: (middle[bot] - scale * seen.deviation, middle[bot] + scale * seen.deviation)
        for bot, seen in scatter.items()
    }
