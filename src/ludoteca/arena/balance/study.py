"""Plays and reads the games of a balance study. An interrupted study continues from its file."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludoteca.arena.balance.findings import Findings, findings
from ludoteca.arena.balance.games import BalanceWork, as_watched
from ludoteca.arena.seats import seat_bots
from ludoteca.arena.tournaments.store import Store, read_games
from ludoteca.arena.workers import Executor

KIND: Final = "balance"


@dataclass
class BalanceStudy:
    """A number of seeds, each with every variant."""

    work: BalanceWork
    seeds: int
    path: Path

    @property
    def games(self) -> int:
        return self.seeds * self.work.games_per_seed

    def run(self, executor: Executor, heard: Callable[[int], None] = lambda count: None) -> Findings:
        """Plays the missing games; `heard` is called with the number of existing games, then with the number added."""
        seat_bots(self.work.settings.game, [self.work.bot], 0)  # raises an error before anything starts
        store = Store(self.path, KIND, self.work.to_json())
        try:
            heard(len(store.numbers))
            for done in executor.play(
                self.work, [number for number in range(self.games) if number not in store.numbers]
            ):
                store.add(done.played)
                heard(done.games)
        finally:
            store.close()
        games = read_games(self.path, as_watched)
        return findings(self.work, (game for game in games if game["number"] < self.games))
