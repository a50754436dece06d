# not compiled: it waits for other processes
"""A batch divided among worker processes, which write their rows into shared memory. It plays the games that one process would."""

import contextlib
import multiprocessing
import signal
from ctypes import Array, c_uint8
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Final

import ludoteca
from ludoteca.bots.encoding import encoder
from ludoteca.envs.batch import Batch, miscounted
from ludoteca.envs.rewards import check_reward
from ludoteca.kernel.refusals import IllegalMove, Value
from ludoteca.kernel.rules import OptionValue, Rules

PATIENCE: Final = 5.0
"""Seconds for a worker to end by itself."""

Buffer = Array[c_uint8]
Command = int | list[int] | None
"""A seed, to begin all games anew; an action for each game; or nothing more."""
Ended = tuple[list[list[float]], list[list[int]]]
"""Rewards and scores of the games that the last step ended."""
Illegal = tuple[str, dict[str, Value]]
"""Id and values of the refusal; nothing was played."""


@dataclass
class Rows:
    """What a worker is told when it starts: which rows are its own, and where all rows are."""

    game: str
    players: int
    options: dict[str, OptionValue]
    reward: str
    first: int
    after: int
    buffers: list[Buffer]
    """Observations, masks, seats and done, in shared memory."""


class WorkerBatch:
    """As `Batch`, in several processes. They end when it is closed or forgotten, or when this process ends."""

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
        context = multiprocessing.get_context("spawn")
        for first, after in zip(self._bounds, self._bounds[1:], strict=False):
            rows = Rows(rules.game.id, rules.players, rules.options, reward, first, after, buffers)
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there, rows), daemon=True)
            process.start()
            there.close()
            self.processes.append(process)
            self._pipes.append(here)
        self.restart(seed)

    def restart(self, seed: int) -> None:
        self._ask(dict.fromkeys(range(len(self.processes)), seed))

    def step(self, actions: list[int]) -> None:
        if len(actions) != self.games:
            raise miscounted(self.games, actions)
        commands: dict[int, Command] = {
            worker: actions[first:after]
            for worker, (first, after) in enumerate(zip(self._bounds, self._bounds[1:], strict=False))
        }
        for row, index in enumerate(actions):
            if not (0 <= index < self.actions and self.masks[row * self.actions + index]):
                worker = next(worker for worker in commands if row < self._bounds[worker + 1])
                commands = {worker: commands[worker]}  # it says why not, and nobody plays
                break
        self._ask(commands)

    def _ask(self, commands: dict[int, Command]) -> None:
        """Has these workers do something at the same time."""
        if not self._pipes:
            raise RuntimeError("the environment is closed")
        try:
            for worker, command in commands.items():
                self._pipes[worker].send(command)
            answers: list[Ended | Illegal] = [self._pipes[worker].recv() for worker in commands]
        except (EOFError, OSError) as error:
            self.close()
            codes = [process.exitcode for process in self.processes]
            raise RuntimeError(f"a worker process has died (exit codes {codes}): make a new environment") from error
        except BaseException:
            self.close()  # whoever asks next would read what these answer
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
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


def serve(pipe: Connection, rows: Rows) -> None:
    """A worker: plays its games until it is told to end, or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    rules = ludoteca.rules(rows.game, rows.players, **rows.options)
    batch = Batch(rules, rows.after - rows.first, rows.reward, 0, rows.first)
    shared = []
    for buffer, own in zip(rows.buffers, (batch.observations, batch.masks, batch.seats, batch.done), strict=True):
        width = len(own) // batch.games
        shared.append((view(buffer)[rows.first * width : rows.after * width], own))
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            command: Command = pipe.recv()
            if command is None:
                return
            try:
                if isinstance(command, int):
                    batch.restart(command)
                else:
                    batch.step(command)
            except IllegalMove as illegal:
                pipe.send((illegal.refusal.id, illegal.refusal.values))
                continue
            for theirs, own in shared:
                theirs[:] = own
            pipe.send((batch.rewards, batch.scores))


def view(buffer: Buffer) -> memoryview:
    return memoryview(buffer).cast("B")
