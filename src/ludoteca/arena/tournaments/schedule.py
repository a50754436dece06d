"""The games of a tournament. The number of a game determines its seed, its players and their seats.

Every line-up of bots plays the same seeds, and each bot from every seat: dice and deals are the same however the bots
play, so that they are compared by what they made of the same luck. In a round robin a line-up moves on by a seat until
everybody has had each; on a ladder the two bots swap all seats, which takes two games with any number of players. All
games of a seed come before those of the next, so a tournament can end after any seed, and a longer one begins with the
same games.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from ludoteca.arena.seats import own_seed
from ludoteca.arena.workers import GameSettings
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
FORMATS: Final = (ROUND_ROBIN, LADDER)

Bots = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """One game: its seed, and the bot on each seat."""

    seed: int
    seats: Bots


@dataclass(frozen=True)
class Schedule:
    """A tournament of any length; `seed` is the first one."""

    settings: GameSettings
    bots: Bots
    format: str = ROUND_ROBIN
    seed: int = 0

    @cached_property
    def line_ups(self) -> list[Bots]:
        if self.format == LADDER:
            return [even_line_ups(pair, self.settings.players)[0] for pair in self.compared()]
        return even_line_ups(self.bots, self.settings.players)

    @property
    def games_per_line_up(self) -> int:
        """The number of games per seed until every bot has had every seat."""
        return 2 if self.format == LADDER else self.settings.players

    @property
    def games_per_seed(self) -> int:
        return len(self.line_ups) * self.games_per_line_up

    def line_up_of(self, number: int) -> Bots:
        return self.line_ups[number % self.games_per_seed // self.games_per_line_up]

    def pairing(self, number: int) -> Pairing:
        seed = self.seed + number // self.games_per_seed
        moved = number % self.games_per_line_up
        line_up = self.line_up_of(number)
        seats = list(line_up)
        # The order of players matters in some games: it differs by seed, but not by line-up.
        Random(own_seed(seed, -1)).shuffle(seats)
        if self.format == LADDER:
            first, second = line_up[0], line_up[-1]
            return Pairing(seed, tuple((first if bot == second else second) if moved else bot for bot in seats))
        return Pairing(seed, tuple(seats[seat - moved] for seat in range(len(seats))))

    def compared(self) -> list[tuple[str, str]]:
        """Returns the pairs of bots that meet."""
        if self.format == LADDER:
            return list(itertools.pairwise(self.bots))
        return list(itertools.combinations(self.bots, 2))

    def meetings(self, first: str, second: str) -> int:
        """Returns the number of games per seed in which two bots meet."""
        return self.games_per_line_up * sum(first in line_up and second in line_up for line_up in self.line_ups)

    def to_json(self) -> Json:
        return {
            **self.settings.to_json(),
            "bots": list(self.bots),
            "format": self.format,
            "seed": self.seed,
        }


def even_line_ups(bots: Sequence[str], players: int) -> list[Bots]:
    """Returns the line-ups: all different bots if there are enough, otherwise each equally often."""
    if len(bots) >= players:
        return list(itertools.combinations(bots, players))
    each, more = divmod(players, len(bots))
    return [tuple(sorted([*list(bots) * each, *twice], key=bots.index)) for twice in itertools.combinations(bots, more)]


def check(schedule: Schedule) -> None:
    """Raises BadSettings for an invalid tournament."""
    if schedule.settings.players < 2:
        raise BadSettings("tournament-alone")
    if len(schedule.bots) < 2:
        raise BadSettings("tournament-few-bots")
    if twice := [bot for bot in schedule.bots if schedule.bots.count(bot) > 1]:
        raise BadSettings("tournament-bot-twice", {"bot": twice[0]})
