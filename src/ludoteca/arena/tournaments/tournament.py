"""Plays the missing games of a tournament until all are played, the order is certain, or it is interrupted."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludoteca.arena.seats import seat_bots
from ludoteca.arena.tournaments.games import PlayedGame, TournamentWork, as_played
from ludoteca.arena.tournaments.schedule import Bots, Schedule, check
from ludoteca.arena.tournaments.standings import Standings, standings, undecided
from ludoteca.arena.tournaments.store import Store, read_games
from ludoteca.arena.workers import Executor

KIND: Final = "arena"
FIRST_LOOK: Final = 10
"""The number of seeds before the first check whether the order is certain; each later check comes after a tenth
more."""

Heard = Callable[[Sequence[PlayedGame]], None]


@dataclass
class Tournament:
    """`seeds` is the total number. With `until_sure` it is the maximum: a line-up continues while it is uncertain
    which of two of its bots is better."""

    schedule: Schedule
    seeds: int
    path: Path
    until_sure: bool = False

    def run(self, executor: Executor, heard: Heard = lambda games: None) -> Standings:
        """Plays the missing games; `heard` is called with the games in the file, then with those added."""
        check(self.schedule)
        for place, bot in enumerate(self.schedule.bots):  # raises BadSettings for an unknown bot before anything starts
            seat_bots(self.schedule.settings.game, [bot], place)
        store = Store(self.path, KIND, self.schedule.to_json())
        games: list[PlayedGame] = list(read_games(self.path, as_played)) if store.numbers else []
        try:
            heard(games)
            line_ups = set(self.schedule.line_ups)
            for seeds in self._looks():
                self._play(store, games, seeds, line_ups, executor, heard)
                if self.until_sure:
                    line_ups &= self._uncertain(games, seeds)
                if executor.interrupted or not line_ups:
                    break
        finally:
            store.close()
        return standings(self.schedule, [game for game in games if game["number"] < self.games])

    @property
    def games(self) -> int:
        return self.seeds * self.schedule.games_per_seed

    def _play(
        self, store: Store, games: list[PlayedGame], seeds: int, line_ups: set[Bots], executor: Executor, heard: Heard
    ) -> None:
        every = range(seeds * self.schedule.games_per_seed)
        numbers = [n for n in every if n not in store.numbers and self.schedule.line_up_of(n) in line_ups]
        for done in executor.play(TournamentWork(self.schedule), numbers):
            store.add(done.played)
            games += done.played
            heard(done.played)

    def _uncertain(self, games: list[PlayedGame], seeds: int) -> set[Bots]:
        """Returns the line-ups with an uncertain pair after this many seeds. Later games in the file are ignored, so
        that a repeated run does the same."""
        until = seeds * self.schedule.games_per_seed
        pairs = undecided(self.schedule, [game for game in games if game["number"] < until])
        return {line_up for line_up in self.schedule.line_ups if any({*pair} <= {*line_up} for pair in pairs)}

    def _looks(self) -> Iterator[int]:
        """Yields the numbers of seeds after which to check. They depend only on the number of seeds, not on the
        workers."""
        seeds = FIRST_LOOK
        while self.until_sure and seeds < self.seeds:
            yield seeds
            seeds += max(1, seeds // 10)
        yield self.seeds
