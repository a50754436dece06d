"""Playing a tournament: what is missing in its file, until all is played, or the order is certain, or somebody stops it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludoteca.arena.seats import seat_bots
from ludoteca.arena.tournaments.games import TournamentWork
from ludoteca.arena.tournaments.schedule import Schedule, check
from ludoteca.arena.tournaments.standings import Standings, certain, standings
from ludoteca.arena.tournaments.store import Store
from ludoteca.arena.workers import Team

KIND: Final = "arena"
FIRST_LOOK: Final = 10
"""Seeds before the first look at whether the order is certain; later looks come with every tenth part more."""

Heard = Callable[[Store], None]


@dataclass
class Tournament:
    """`seeds` is how many there are to be in all; with `until_sure`, at most."""

    schedule: Schedule
    seeds: int
    path: Path
    until_sure: bool = False

    def run(self, team: Team, heard: Heard = lambda store: None) -> Standings:
        """Plays what is missing; `heard` is called whenever games were added to the file."""
        check(self.schedule)
        for place, bot in enumerate(self.schedule.bots):  # a bot that does not exist is refused before anything starts
            seat_bots(self.schedule.settings.game, [bot], place)
        store = Store(self.path, KIND, self.schedule.to_json())
        try:
            heard(store)
            for seeds in self._looks():
                self._play(store, seeds, team, heard)
                if team.interrupted or (self.until_sure and self._certain(store)):
                    break
            games = [game for number, game in store.games.items() if number < self.games]
        finally:
            store.close()
        return standings(self.schedule, games)

    @property
    def games(self) -> int:
        return self.seeds * self.schedule.games_per_seed

    def _play(self, store: Store, seeds: int, team: Team, heard: Heard) -> None:
        numbers = [n for n in range(seeds * self.schedule.games_per_seed) if n not in store.games]
        for done in team.play(TournamentWork(self.schedule), numbers):
            store.add(done.played)
            heard(store)

    def _looks(self) -> Iterator[int]:
        """After how many seeds to look. It depends on nothing but the number of seeds, so that workers change nothing."""
        seeds = FIRST_LOOK
        while self.until_sure and seeds < self.seeds:
            yield seeds
            seeds += max(1, seeds // 10)
        yield self.seeds

    def _certain(self, store: Store) -> bool:
        return certain(self.schedule, store.games.values())
