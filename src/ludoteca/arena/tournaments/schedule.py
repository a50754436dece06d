"""Which games a tournament plays. The number of a game decides its seed, who plays it and who sits where.

Every line-up of bots plays the same seeds, and each seed from every seat: dice and deals are the same however the bots
play, so that they are compared by what they made of the same luck. All games of a seed come before those of the next, so
that a tournament can end after any seed, and a longer one begins with the same games.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from ludoteca.arena.seats import own_seed
from ludoteca.arena.workers import Settings
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
FORMATS: Final = (ROUND_ROBIN, LADDER)

Bots = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """One game to play: its seed, and the bot on each seat."""

    seed: int
    seats: Bots


@dataclass(frozen=True)
class Schedule:
    """A tournament without its length. `seed` is the first one."""

    settings: Settings
    bots: Bots
    format: str = ROUND_ROBIN
    seed: int = 0

    @cached_property
    def line_ups(self) -> list[Bots]:
        if self.format == LADDER:
            neighbours = itertools.pairwise(self.bots)
            return [line_up for pair in neighbours for line_up in even_line_ups(pair, self.settings.players)]
        return even_line_ups(self.bots, self.settings.players)

    @property
    def games_per_seed(self) -> int:
        return len(self.line_ups) * self.settings.players

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.games_per_seed

    def pairing(self, number: int) -> Pairing:
        line_up, moved = divmod(number % self.games_per_seed, self.settings.players)
        seed = self.seed_of(number)
        seats = list(self.line_ups[line_up])
        # Who follows whom matters in some games: another order for every seed, the same for all line-ups.
        Random(own_seed(seed, -1)).shuffle(seats)
        return Pairing(seed, tuple(seats[seat - moved] for seat in range(len(seats))))

    def compared(self) -> list[tuple[str, str]]:
        """The pairs of bots that meet."""
        if self.format == LADDER:
            return list(itertools.pairwise(self.bots))
        return list(itertools.combinations(self.bots, 2))

    def to_json(self) -> Json:
        return {
            **self.settings.to_json(),
            "bots": list(self.bots),
            "format": self.format,
            "seed": self.seed,
        }


def even_line_ups(bots: Sequence[str], players: int) -> list[Bots]:
    """Everybody who can play together: all different where there are enough bots, else each as often as the others."""
    if len(bots) >= players:
        return list(itertools.combinations(bots, players))
    each, more = divmod(players, len(bots))
    return [tuple(sorted([*list(bots) * each, *twice], key=bots.index)) for twice in itertools.combinations(bots, more)]


def check(schedule: Schedule) -> None:
    """Raises BadSettings for a tournament that makes no sense."""
    if schedule.settings.players < 2:
        raise BadSettings("tournament-alone")
    if len(schedule.bots) < 2:
        raise BadSettings("tournament-few-bots")
    if twice := [bot for bot in schedule.bots if schedule.bots.count(bot) > 1]:
        raise BadSettings("tournament-bot-twice", {"bot": twice[0]})
