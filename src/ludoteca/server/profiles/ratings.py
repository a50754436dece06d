"""Ratings of people and bots by openskill (the Plackett-Luce model), on the scale that chess players know.

Two pools for each game: people among themselves, and people with bots. A game with both moves both: among its people,
and each of its people with its bots. Everybody begins at 1500; 100 points more mean 64 % of the games between two.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.server.profiles.score_rows import BOTS, PEOPLE, ScoreRow

START: Final = 1500.0
SPREAD: Final = START / 3
BETA: Final = 400 / math.log(10) / math.sqrt(2)
"""With this two players' chances are those of chess ratings: the model adds both players' squares."""
Z: Final = 1.96
"""Standard deviations that 95 % lie within."""


@dataclass(frozen=True)
class Rating:
    mu: float = START
    sigma: float = SPREAD
    games: int = 0

    @property
    def low(self) -> float:
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma


Key = tuple[str, str]
"""The pool and the player: a person's id, or the name of a bot."""


def contests(rows: Sequence[ScoreRow]) -> list[tuple[str, list[ScoreRow]]]:
    """Who is compared with whom by one game, by pool."""
    people = [row for row in rows if row.person is not None and row.counted]
    bots = [row for row in rows if row.bot]
    among = [(PEOPLE, people)] if len(people) > 1 else []
    return [*among, *((BOTS, [person, *bots]) for person in people if bots)]


def players(rows: Sequence[ScoreRow]) -> list[Key]:
    """Whose ratings a game moves."""
    return list(dict.fromkeys((pool, player_of(row)) for pool, side in contests(rows) for row in side))


def player_of(row: ScoreRow) -> str:
    return row.person or row.bot


def rated(rows: Sequence[ScoreRow], known: Mapping[Key, Rating]) -> dict[Key, Rating]:
    """The ratings of everybody in a game after it. A bot at several seats moves by the mean of what each would move."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=START, sigma=SPREAD, beta=BETA, tau=0.0)
    after = dict(known)
    for pool, side in contests(rows):
        keys = [(pool, player_of(row)) for row in side]
        before = [after.get(key, Rating()) for key in keys]
        teams = [[model.rating(rating.mu, rating.sigma)] for rating in before]
        moved = model.rate(teams, ranks=[float(row.rank) for row in side])
        for key, rating in dict(zip(keys, before, strict=True)).items():
            new = [team[0] for other, team in zip(keys, moved, strict=True) if other == key]
            mu = sum(each.mu for each in new) / len(new)
            sigma = sum(each.sigma for each in new) / len(new)
            after[key] = Rating(mu, sigma, rating.games + 1)
    return after
