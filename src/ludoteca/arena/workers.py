"""Executes many games: in this process, a pool of processes, or a Ray cluster, by the same code.

What is played is a `Work`: game number n of it is decided by n alone, so any number of workers, in chunks of any size,
on any machine, gives the same games. A worker that has played for `CHUNK_SECONDS` returns its results, and the rest of
its chunk is scheduled again: slow games are stored as they finish, and fast ones cost few messages.
"""

import math
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event as StopEvent
from typing import Final, Protocol, Self, TypeVar

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options, Rules

LARGEST_CHUNK: Final = 100
CHUNKS_PER_WORKER: Final = 8
CHUNK_SECONDS: Final = 5.0
POLL_SECONDS: Final = 0.1
"""The interval at which the parent process checks for Ctrl-C."""

Numbers = Sequence[int]
Stop = Callable[[], bool]


class Played(Protocol):
    """The results of a chunk: the first `games` of its numbers are done."""

    @property
    def games(self) -> int: ...


Done = TypeVar("Done", bound=Played)
Done_co = TypeVar("Done_co", bound=Played, covariant=True)


class Work(Protocol[Done_co]):
    """Games by number. It is pickled to the workers, so it names its game by settings."""

    def play(self, numbers: Numbers, stop: Stop) -> Done_co:
        """Plays these games in order until they are done or `stop` returns true."""
        ...


@dataclass(frozen=True)
class GameSettings:
    """A game, seats and options, by name."""

    game: str
    players: int
    options: Options

    @classmethod
    def of(cls, rules: Rules) -> Self:
        return cls(rules.game.id, rules.players, rules.options)

    @property
    def rules(self) -> Rules:
        return ludoteca.game(self.game).rules(self.players, self.options)

    def to_json(self) -> Json:
        """Returns the settings with the version of the rules: games of other rules must not be mixed in a file."""
        return {
            "game": self.game,
            "rules": self.rules.version,
            "players": self.players,
            "options": self.options,
        }


def chunks_of(numbers: Numbers, workers: int) -> Iterator[Numbers]:
    """Yields chunks of a hundred games, or smaller ones if that keeps every worker busy to the end."""
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (workers * CHUNKS_PER_WORKER)))
    return (numbers[first : first + size] for first in range(0, len(numbers), size))


class Chunks:
    """The games still to be played. They are cut into chunks on demand: a million games need no more memory than a
    thousand."""

    def __init__(self, numbers: Numbers, workers: int) -> None:
        self._uncut: Final = chunks_of(numbers, workers)
        self._returned: Final[list[Numbers]] = []

    def take(self) -> Numbers | None:
        return self._returned.pop() if self._returned else next(self._uncut, None)

    def give_back(self, numbers: Numbers, done: Played) -> None:
        """Returns the unplayed rest of a chunk to the queue."""
        if left := numbers[done.games :]:
            self._returned.append(left)


class Executor:
    """Executes work on the workers of one run. Use it as a context manager.

    An interrupt (Ctrl-C), or the time limit, ends `play` after the games in progress.
    """

    count = 1

    def __init__(self, seconds: float = math.inf) -> None:
        self.interrupt: Final = Interrupt(seconds)

    @property
    def interrupted(self) -> bool:
        return self.interrupt()

    def __enter__(self) -> Self:
        self.interrupt.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.interrupt.__exit__()

    def play(self, work: Work[Done], numbers: Numbers) -> Iterator[Done]:
        """Yields the results chunk by chunk, in the order in which they finish."""
        if self.interrupted:
            return iter(())
        return self.play_chunks(work, Chunks(numbers, self.count))

    def play_chunks(self, work: Work[Done], chunks: Chunks) -> Iterator[Done]:
        raise NotImplementedError


def play_for_a_while(work: Work[Done], numbers: Numbers, stop: Stop = lambda: False) -> Done:
    """Plays a part of a chunk: at least one game, unless told to stop."""
    until = time.monotonic() + CHUNK_SECONDS
    return work.play(numbers, lambda: stop() or time.monotonic() > until)


# -- one process


class Interrupt:
    """A SIGINT handler that sets a flag, which is read between games, so that no game is counted in part. The time
    limit works the same way."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.came = False
        self._until = time.monotonic() + seconds

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._note) if _in_main_thread() else None
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, *_: object) -> None:
        self.came = True

    def __call__(self) -> bool:
        return self.came or time.monotonic() > self._until


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


class InProcessExecutor(Executor):
    """Executes work in this process."""

    def play_chunks(self, work: Work[Done], chunks: Chunks) -> Iterator[Done]:
        while numbers := chunks.take():
            done = play_for_a_while(work, numbers, self.interrupt)
            yield done
            if self.interrupted:
                return
            chunks.give_back(numbers, done)


# -- many processes

_stop: StopEvent


def _initialize_worker(stop: StopEvent) -> None:
    global _stop  # noqa: PLW0603
    _stop = stop


def _play_in_worker(work: Work[Done], numbers: Numbers) -> Done:
    return play_for_a_while(work, numbers, _stop.is_set)


class ProcessExecutor(Executor):
    """Executes work in processes on this machine."""

    def __init__(self, workers: int, seconds: float = math.inf) -> None:
        super().__init__(seconds)
        self.count = workers
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(workers, context, _initialize_worker, (self._stop,))

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)
        super().__exit__()

    def play_chunks(self, work: Work[Done], chunks: Chunks) -> Iterator[Done]:
        under_way: dict[Future[Done], Numbers] = {}
        while not self.interrupted:
            # Two per worker: one in progress and one queued.
            while len(under_way) < 2 * self.count and (numbers := chunks.take()):
                with _interrupts_blocked():
                    under_way[self._pool.submit(_play_in_worker, work, numbers)] = numbers
            if not under_way:
                break
            for future in wait(under_way, POLL_SECONDS, FIRST_COMPLETED).done:
                done = future.result()
                chunks.give_back(under_way.pop(future), done)
                yield done
        yield from self._finish(under_way)

    def _finish(self, under_way: dict[Future[Done], Numbers]) -> Iterator[Done]:
        """Yields, after an interrupt, the results of the games in progress."""
        if self.interrupted:
            self._stop.set()
        for future in [future for future in under_way if not future.cancel()]:
            yield future.result()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Blocks SIGINT while worker processes start: only the parent handles it, and tells them to end after their
    game."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
