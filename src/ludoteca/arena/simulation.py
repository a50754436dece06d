"""Simulation: bots play games with consecutive seeds; wins and scores are counted by seat.

Game number n of a simulation has the seed `seed + n`, and nothing else decides it: any number of workers, in chunks of
any size, gives the same result. Where bots rotate, each seed is played once from every seat: with p players game number
n has the seed `seed + n // p`, and everybody has moved on by n % p seats.
"""

import math
import multiprocessing
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event as StopEvent
from typing import Final, Self

import ludoteca
from ludoteca.arena.seats import end_game, seat_bots
from ludoteca.bots.outside.bot import faults_of
from ludoteca.bots.playing import play_out
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options, Rules

LARGEST_CHUNK: Final = 100
CHUNKS_PER_WORKER: Final = 8
POLL_SECONDS: Final = 0.1
"""How often the parent process looks whether somebody pressed Ctrl-C."""


@dataclass
class Seat:
    """What one seat reached. Sums of whole numbers, so that the order of games does not matter."""

    bot: str
    wins: int = 0
    score_sum: int = 0
    score_squares: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    """How often an outside bot lost its turn, and why."""

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
        """The standard deviation of the scores seen."""
        if not games:
            return 0.0
        return math.sqrt(self.score_squares * games - self.score_sum * self.score_sum) / games


@dataclass
class Chunk:
    """Some games of a simulation, played."""

    seats: list[Seat]
    games: int = 0
    decisions: int = 0
    began: float = 0.0
    ended: float = 0.0


@dataclass
class Simulation:
    """All games played. `seconds` is the time of play only; a shared first place is a win for each who shares it."""

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


def interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share of wins lies with a certainty of 95 % (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, 1.96
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def covered(spans: list[tuple[float, float]]) -> float:
    """How long at least one worker was playing."""
    total, until = 0.0, -math.inf
    for began, ended in sorted(spans):
        total += max(0.0, ended - max(began, until))
        until = max(until, ended)
    return total


def simulate(
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    rotate: bool = False,
) -> Simulation:
    """Plays so many games; an interrupt ends it with what was done so far. `progress` hears how many were added.

    Where bots rotate, what is counted for a seat is counted for the bot that began there.
    """
    seat_bots(rules.game.id, bots, seed)  # a bot that does not exist is refused before anything starts
    simulation = Simulation(rules, [Seat(bot) for bot in bots])
    chunks = chunks_of(games, seed, workers)
    table = Lineup(rules, bots, seed if rotate else None)
    played = _play_in_process(table, chunks) if workers == 1 else _play_in_pool(table, chunks, workers)
    for chunk, interrupted in played:
        simulation.add(chunk)
        simulation.interrupted |= interrupted
        if progress is not None:
            progress(chunk.games)
    return simulation


def chunks_of(games: int, seed: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [range(first, min(first + size, seed + games)) for first in range(seed, seed + games, size)]


@dataclass(frozen=True)
class Lineup:
    """Who plays; `rotate_from` is the first seed where seats rotate."""

    rules: Rules
    bots: Sequence[str]
    rotate_from: int | None = None

    def game(self, number: int) -> tuple[int, int]:
        """The seed of a game, and how many seats everybody has moved on."""
        if self.rotate_from is None:
            return number, 0
        seed, moved = divmod(number - self.rotate_from, len(self.bots))
        return self.rotate_from + seed, moved


def play_games(rules: Rules, bots: Sequence[str], seeds: range, stop: Callable[[], bool] = lambda: False) -> Chunk:
    """Plays a game for each seed."""
    return play_chunk(Lineup(rules, bots), seeds, stop)


def play_chunk(lineup: Lineup, numbers: range, stop: Callable[[], bool]) -> Chunk:
    """Plays a chunk, game by game, until it is done or told to stop."""
    chunk = Chunk([Seat(bot) for bot in lineup.bots], began=time.monotonic())
    count = len(lineup.bots)
    for number in numbers:
        if stop():
            break
        seed, moved = lineup.game(number)
        state = lineup.rules.new(seed)
        players = seat_bots(lineup.rules.game.id, [lineup.bots[seat - moved] for seat in range(count)], seed)
        chunk.decisions += play_out(state, players)
        result = state.result
        end_game(players, result)
        for place, tally in enumerate(chunk.seats):
            seat = (place + moved) % count
            tally.add(result.scores[seat], result.ranks[seat] == 1 if result.won is None else result.won)
            tally.faults.update(fault.kind for fault in faults_of(players[seat]))
        chunk.games += 1
    chunk.ended = time.monotonic()
    return chunk


# -- one process


class _Interrupt:
    """A SIGINT handler that sets a flag, which is read between games: no game is counted in part."""

    def __init__(self) -> None:
        self.came = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._note) if _in_main_thread() else None
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, *_: object) -> None:
        self.came = True

    def __call__(self) -> bool:
        return self.came


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _play_in_process(lineup: Lineup, chunks: list[range]) -> Iterator[tuple[Chunk, bool]]:
    with _Interrupt() as interrupt:
        for seeds in chunks:
            yield play_chunk(lineup, seeds, interrupt), interrupt.came
            if interrupt.came:
                return


# -- many processes

_stop: StopEvent
_rules: Rules


def _initialize_worker(game: str, players: int, options: Options, stop: StopEvent) -> None:
    global _stop, _rules  # noqa: PLW0603
    _stop = stop
    _rules = ludoteca.game(game).rules(players, options)


def _play_chunk(bots: Sequence[str], rotate_from: int | None, numbers: range) -> Chunk:
    return play_chunk(Lineup(_rules, bots, rotate_from), numbers, _stop.is_set)


def _play_in_pool(lineup: Lineup, chunks: list[range], workers: int) -> Iterator[tuple[Chunk, bool]]:
    rules = lineup.rules
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    settings = (rules.game.id, rules.players, rules.options, stop)
    with _Interrupt() as interrupt, ProcessPoolExecutor(workers, context, _initialize_worker, settings) as pool:
        with _interrupts_blocked():
            waiting: set[Future[Chunk]] = {
                pool.submit(_play_chunk, lineup.bots, lineup.rotate_from, numbers) for numbers in chunks
            }
        while waiting and not interrupt.came:
            done, waiting = wait(waiting, POLL_SECONDS, FIRST_COMPLETED)
            for future in done:
                yield future.result(), False
        stop.set()
        for future in [future for future in waiting if not future.cancel()]:
            yield future.result(), True


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Blocks SIGINT while worker processes start: the parent alone handles it, and tells them to end after their game."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
