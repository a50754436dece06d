# not compiled: it waits for other processes
"""A batch divided among processes, of which the calling one is the first. They write their rows into shared memory.

It plays the same games as one process.
"""

import contextlib
import multiprocessing
import signal
from bisect import bisect_right
from collections.abc import Mapping
from ctypes import Array, c_uint8
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Final

import ludoteca
from ludoteca.bots.encoding import encoder
from ludoteca.envs.batch import Batch
from ludoteca.envs.rewards import check_reward
from ludoteca.kernel.refusals import IllegalMove, Value
from ludoteca.kernel.rules import OptionValue, Rules

JOIN_TIMEOUT: Final = 5.0
"""Seconds that a worker has to end by itself before it is terminated."""

Buffer = Array[c_uint8]
Command = int | list[int] | tuple[int, int]
"""A seed, to start all games again, or an action for each game; or a game and an action to be refused."""
Ended = tuple[list[list[float]], list[list[int]]]
"""Rewards and scores of the games that the last step ended."""
Illegal = tuple[str, dict[str, Value]]
"""Id and values of a refusal; no action was played."""


@dataclass
class Rows:
    """The rows of one worker, and the shared memory of all rows."""

    game: str
    players: int
    options: dict[str, OptionValue]
    reward: str
    first: int
    after: int
    all: int
    buffers: list[Buffer]
    """Observations, masks, seats and done, in shared memory."""


class WorkerShard:
    """The games of one worker. Observations are written directly into their rows; the other results of a step are
    copied there."""

    def __init__(self, rules: Rules, rows: Rows) -> None:
        games = rows.after - rows.first
        observations, *others = (share_of(buffer, rows) for buffer in rows.buffers)
        self.batch: Final = Batch(rules, games, rows.reward, 0, rows.first, observations)
        own = (self.batch.masks, self.batch.seats, self.batch.done)
        self._copies: Final = list(zip(others, own, strict=True))

    def execute(self, command: Command) -> Ended | Illegal:
        try:
            if isinstance(command, int):
                self.batch.restart(command)
            elif isinstance(command, list):
                self.batch.step(command)
            else:
                self.batch.refuse(*command)
        except IllegalMove as illegal:
            return illegal.refusal.id, illegal.refusal.values
        for theirs, own in self._copies:
            theirs[:] = own
        return self.batch.rewards, self.batch.scores


class WorkerBatch:
    """A `Batch` in several processes, of which this one is the first worker. The others end when it is closed or
    garbage collected."""

    def __init__(self, rules: Rules, games: int, reward: str, seed: int, workers: int) -> None:
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games can have 1 to {games} workers, not {workers}")
        self.rules: Final = rules
        self.games: Final = games
        self.encoder: Final = encoder(rules)
        self.actions: Final = len(rules.actions)
        buffers = [RawArray(c_uint8, games * width) for width in (self.encoder.size, self.actions, 1, 1)]
        self.observations, self.masks, self.seats, self.done = (view(buffer) for buffer in buffers)
        self.rewards: list[list[float]] = []
        self.scores: list[list[int]] = []
        self._bounds: Final = [games * worker // workers for worker in range(workers + 1)]
        self.processes: Final[list[multiprocessing.process.BaseProcess]] = []
        self._pipes: list[Connection] = []
        check_reward(reward)
        shares = [
            Rows(rules.game.id, rules.players, rules.options, reward, first, after, games, buffers)
            for first, after in pairwise(self._bounds)
        ]
        context = multiprocessing.get_context("spawn")
        for rows in shares[1:]:
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there, rows), daemon=True)
            process.start()
            there.close()
            self.processes.append(process)
            self._pipes.append(here)
        self._own: Final = WorkerShard(rules, shares[0])
        self.restart(seed)

    def restart(self, seed: int) -> None:
        self._ask(dict.fromkeys(range(len(self._bounds) - 1), seed))

    def step(self, actions: list[int]) -> None:
        self._ask({worker: actions[first:after] for worker, (first, after) in enumerate(pairwise(self._bounds))})

    def refuse(self, row: int, action: int) -> None:
        worker = bisect_right(self._bounds, row) - 1
        self._ask({worker: (row - self._bounds[worker], action)})

    def _ask(self, commands: Mapping[int, Command]) -> None:
        """Lets these workers execute their commands at the same time."""
        if not self._pipes:
            raise RuntimeError("the environment is closed")
        others = [worker for worker in commands if worker]
        try:
            for worker in others:
                self._pipes[worker - 1].send(commands[worker])
            answers = [self._own.execute(commands[0])] if 0 in commands else []
            answers += [self._pipes[worker - 1].recv() for worker in others]
        except (EOFError, OSError) as error:
            self.close()
            codes = [process.exitcode for process in self.processes]
            raise RuntimeError(f"a worker process has died (exit codes {codes}): make a new environment") from error
        except BaseException:
            self.close()  # otherwise the next command would read these answers
            raise
        self.rewards, self.scores = [], []
        for answer in answers:
            if isinstance(answer[0], str):
                raise IllegalMove(answer[0], answer[1])
            self.rewards += answer[0]
            self.scores += answer[1]

    def close(self) -> None:
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.send(None)
            pipe.close()
        self._pipes = []
        for process in self.processes:
            process.join(JOIN_TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()


def serve(pipe: Connection, rows: Rows) -> None:
    """Runs a worker: executes commands until it is told to end or the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    share = WorkerShard(ludoteca.rules(rows.game, rows.players, **rows.options), rows)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            command: Command | None = pipe.recv()
            if command is None:
                return
            pipe.send(share.execute(command))


def share_of(buffer: Buffer, rows: Rows) -> memoryview:
    width = len(buffer) // rows.all
    return view(buffer)[rows.first * width : rows.after * width]


def view(buffer: Buffer) -> memoryview:
    return memoryview(buffer).cast("B")
