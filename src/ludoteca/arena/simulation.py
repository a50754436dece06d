"""Simulation: bots play games with consecutive seeds; wins and scores are counted by seat.

Game number n of a simulation has the seed `seed + n` and depends on nothing else, so any number of workers, in chunks
of any size, gives the same result. If bots rotate, each seed is played once from every seat: with p players game
number n has the seed `seed + n // p`, and everybody has moved on by n % p seats.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ludoteca.arena.executors import executor_for
from ludoteca.arena.intervals import interval
from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.arena.workers import GameSettings, Numbers, Stop
from ludoteca.bots.outside.bot import faults_of
from ludoteca.bots.playing import play_out
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Rules

MANY_SPANS: Final = 1000
PAUSE_SECONDS: Final = 0.01
"""Shorter gaps between two chunks are ignored: they are the time to count one and begin the next."""


@dataclass
class Seat:
    """The results of one seat, as sums of integers, so that the order of games does not matter."""

    bot: str
    wins: int = 0
    score_sum: int = 0
    score_squares: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    """How often an outside bot lost its turn, by reason."""

    def add(self, score: int, won: bool) -> None:
        self.wins += won
        self.score_sum += score
        self.score_squares += score * score

    def merge(self, other: "Seat") -> None:
        self.wins += other.wins
        self.score_sum += other.score_sum
        self.score_squares += other.score_squares
        self.faults += other.faults

    def mean(self, games: int) -> float:
        return self.score_sum / games if games else 0.0

    def deviation(self, games: int) -> float:
        """Returns the standard deviation of the scores."""
        if not games:
            return 0.0
        return math.sqrt(self.score_squares * games - self.score_sum * self.score_sum) / games


@dataclass
class Chunk:
    """The results of some games of a simulation. `began` and `ended` are wall-clock times, comparable between
    machines."""

    seats: list[Seat]
    games: int = 0
    decisions: int = 0
    began: float = 0.0
    ended: float = 0.0


@dataclass
class Simulation:
    """The results of all games. `seconds` is the playing time only; a shared first place counts as a win for each who
    shares it."""

    rules: Rules
    seats: list[Seat]
    games: int = 0
    decisions: int = 0
    interrupted: bool = False
    spans: list[tuple[float, float]] = field(default_factory=list)

    def add(self, chunk: Chunk) -> None:
        self.games += chunk.games
        self.decisions += chunk.decisions
        for seat, other in zip(self.seats, chunk.seats, strict=True):
            seat.merge(other)
        self.spans.append((chunk.began, chunk.ended))
        if len(self.spans) > MANY_SPANS:
            self.spans = joined(self.spans)

    @property
    def seconds(self) -> float:
        return covered(self.spans)

    def per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0

    def to_json(self) -> Json:
        return {
            "game": self.rules.game.id,
            "players": self.rules.players,
            "options": self.rules.options,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.per_second(self.decisions), 1),
            "games_per_second": round(self.per_second(self.games), 2),
            "seats": [
                {
                    "bot": seat.bot,
                    "wins": seat.wins,
                    "interval": [round(bound, 4) for bound in interval(seat.wins, self.games)],
                    "score_mean": round(seat.mean(self.games), 4),
                    "score_sd": round(seat.deviation(self.games), 4),
                    **({"faults": dict(sorted(seat.faults.items()))} if seat.faults else {}),
                }
                for seat in self.seats
            ],
        }


def joined(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Merges spans with short gaps, so that a million games need no more memory than a thousand."""
    found: list[tuple[float, float]] = []
    for began, ended in sorted(spans):
        if found and began <= found[-1][1] + PAUSE_SECONDS:
            began, ended = found[-1][0], max(found.pop()[1], ended)
        found.append((began, ended))
    return found


def covered(spans: list[tuple[float, float]]) -> float:
    """Returns how long at least one worker was playing."""
    return sum(ended - began for began, ended in joined(spans))


def simulate(
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    rotate: bool = False,
    cluster: str | None = None,
) -> Simulation:
    """Plays a number of games; an interrupt ends it with the results so far. `progress` is called with the number of
    games added.

    If bots rotate, results are counted by the seat at which a bot started.
    """
    seat_bots(rules.game.id, bots, seed)  # raises BadSettings for an unknown bot before anything starts
    simulation = Simulation(rules, [Seat(bot) for bot in bots])
    lineup = Lineup(GameSettings.of(rules), tuple(bots), seed if rotate else None)
    with executor_for(workers, cluster) as players:
        for chunk in players.play(lineup, range(seed, seed + games)):
            simulation.add(chunk)
            if progress is not None:
                progress(chunk.games)
        simulation.interrupted = players.interrupted
    return simulation


@dataclass(frozen=True)
class Lineup:
    """The bots of a simulation; `rotate_from` is the first seed from which seats rotate."""

    settings: GameSettings
    bots: Sequence[str]
    rotate_from: int | None = None

    def game(self, number: int) -> tuple[int, int]:
        """Returns the seed of a game, and by how many seats everybody has moved on."""
        if self.rotate_from is None:
            return number, 0
        seed, moved = divmod(number - self.rotate_from, len(self.bots))
        return self.rotate_from + seed, moved

    def play(self, numbers: Numbers, stop: Stop) -> Chunk:
        rules = self.settings.rules
        chunk = Chunk([Seat(bot) for bot in self.bots], began=time.time())
        count = len(self.bots)
        for number in numbers:
            if stop():
                break
            seed, moved = self.game(number)
            state = rules.new(seed)
            players = seat_bots(rules.game.id, [self.bots[seat - moved] for seat in range(count)], seed)
            chunk.decisions += play_out(state, players)
            result = state.result
            end_game(players, result)
            for place, tally in enumerate(chunk.seats):
                seat = (place + moved) % count
                tally.add(result.scores[seat], result.ranks[seat] == 1 if result.won is None else result.won)
                tally.faults.update(fault.kind for fault in faults_of(players[seat]))
            chunk.games += 1
        chunk.ended = time.time()
        return chunk


def play_games(rules: Rules, bots: Sequence[str], seeds: range) -> Chunk:
    """Plays a game for each seed in this process."""
    return Lineup(GameSettings.of(rules), bots).play(seeds, lambda: False)
