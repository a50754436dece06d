"""Ratings of people and bots by openskill (the Plackett-Luce model), on the scale of chess ratings.

Each game has two pools: people among themselves, and people with bots. A game with both changes both: its people among
themselves, and each of them with its bots. Everybody starts at 1500; a lead of 100 points means winning 64 % of the
games between two.

Partners are rated as a team. A player who resigned, or did not come back, counts as last, however well the bot did
that replaced them; otherwise leaving a lost game would pay.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.server.profiles.score_rows import BOTS, PEOPLE, Contestant

START: Final = 1500.0
SPREAD: Final = START / 3
BETA: Final = 400 / math.log(10) / math.sqrt(2)
"""Makes the chances of two players those of chess ratings: the model adds both players' squares."""
Z: Final = 1.96
"""The number of standard deviations that contain 95 %."""


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
"""The pool and the player: a person's id, or a bot's name."""


@dataclass(frozen=True)
class Contest:
    """The teams that one game compares; most teams have one player."""

    pool: str
    teams: list[list[Contestant]]

    def ranks(self) -> list[float]:
        """Returns the ranks of the teams. A team that a player left is ranked last."""
        return [float(max(each.rank for each in team)) for team in self.teams]

    def moves(self, of: Contestant, team: list[Contestant]) -> bool:
        """Returns whether the game changes a player's rating: not if their partner left."""
        return of.left or not any(each.left for each in team)


def contests(seats: Sequence[Contestant]) -> list[Contest]:
    teams: dict[int, list[Contestant]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat)
    if any(len(team) > 1 for team in teams.values()):
        return _of_teams(list(teams.values()))
    people = [[seat] for seat in seats if seat.person]
    bots = [[seat] for seat in seats if seat.bot]
    among = [Contest(PEOPLE, people)] if len(people) > 1 else []
    return [*among, *(Contest(BOTS, [person, *bots]) for person in people if bots)]


def _of_teams(teams: list[list[Contestant]]) -> list[Contest]:
    """Returns one contest of all teams. A team's strength is the sum of its players', so no player may be missing."""
    if len(teams) < 2 or len({len(team) for team in teams}) > 1:
        return []
    if not any(seat.person for team in teams for seat in team):
        return []
    return [Contest(PEOPLE if all(seat.person for team in teams for seat in team) else BOTS, teams)]


def players(seats: Sequence[Contestant]) -> list[Key]:
    """Returns the keys of the ratings that a game may change."""
    found = [(one.pool, player_of(seat)) for one in contests(seats) for team in one.teams for seat in team]
    return list(dict.fromkeys(found))


def player_of(seat: Contestant) -> str:
    return seat.person or seat.bot


def rated(seats: Sequence[Contestant], known: Mapping[Key, Rating]) -> dict[Key, Rating]:
    """Returns all ratings after a game. A bot at several seats changes by the mean of the changes at each."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=START, sigma=SPREAD, beta=BETA, tau=0.0)
    after = dict(known)
    for contest in contests(seats):
        before = [[after.get((contest.pool, player_of(seat)), Rating()) for seat in team] for team in contest.teams]
        models = [[model.rating(rating.mu, rating.sigma) for rating in team] for team in before]
        moved: dict[Key, list[Rating]] = {}
        for team, old, new in zip(contest.teams, before, model.rate(models, ranks=contest.ranks()), strict=True):
            for seat, was, now in zip(team, old, new, strict=True):
                if contest.moves(seat, team):
                    key = contest.pool, player_of(seat)
                    moved.setdefault(key, []).append(Rating(now.mu, now.sigma, was.games + 1))
        after |= {key: _mean(each) for key, each in moved.items()}
    return after


def _mean(ratings: list[Rating]) -> Rating:
    mu, sigma = (
        sum(values) / len(ratings) for values in zip(*((each.mu, each.sigma) for each in ratings), strict=True)
    )
    return Rating(mu, sigma, ratings[0].games)
