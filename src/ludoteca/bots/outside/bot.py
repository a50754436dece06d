# not compiled: it waits for others
"""An outside bot at a seat. Whatever the program does, the game continues: a fault costs it its turn."""

import threading
import time
import weakref
from collections.abc import Sequence
from random import Random
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.outside import protocol
from ludoteca.bots.outside.program import BotFault, Program
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.result import Result

MOST_FAULTS: Final = 3
"""After this many faults in a game the program is not asked again until the next game."""
MOST_PROGRAMS: Final = 8
"""The largest number of outside bots that run at once in a process."""


class OutsideBot(Bot):
    def __init__(self, rng: Random, seed: int, command: Sequence[str], seconds: float) -> None:
        super().__init__(rng)
        self.seed: Final = seed
        self.command: Final = tuple(command)
        self.seconds: Final = seconds
        self.decisions = 0
        self.faults: Final[list[BotFault]] = []

    def choose(self, observation: Observation) -> Action:
        self.decisions += 1
        if len(self.faults) < MOST_FAULTS:
            try:
                return self._ask(observation)
            except BotFault as fault:
                self.faults.append(fault)
                PROGRAMS.drop(self)
        return observation.legal[int(self.rng.random() * len(observation.legal))]

    def _ask(self, observation: Observation) -> Action:
        program = PROGRAMS.of(self)
        if program is None:
            program = PROGRAMS.take(self)
            program.tell(protocol.new(observation, self.seed), self.seconds)
        text = program.decide(lambda number: protocol.decision(observation, number, self.seconds), self.seconds)
        seat = observation.seat
        assert seat is not None
        for action in observation.legal:
            if observation.position.text(seat, action) == text:
                return action
        raise BotFault("illegal", protocol.shown(text))

    def end(self, result: Result) -> None:
        """Tells the program the result of the game; it is then free for another game."""
        program = PROGRAMS.of(self)
        if program is not None:
            try:
                program.tell(protocol.encode(protocol.END, result=result.to_json()), self.seconds)
                PROGRAMS.free(self)
            except BotFault as fault:
                self.faults.append(fault)
                PROGRAMS.drop(self)


def faults_of(bot: Bot) -> list[BotFault]:
    """Returns an outside bot's faults in its game so far; each cost it a turn."""
    return bot.faults if isinstance(bot, OutsideBot) else []


class _Seated:
    """A running program, the bot that uses it (free if None or garbage collected), and when it was last taken."""

    def __init__(self, program: Program, command: tuple[str, ...]) -> None:
        self.program: Final = program
        self.command: Final = command
        self.bot: weakref.ref[OutsideBot] | None = None
        self.taken = 0.0

    def seat(self, bot: OutsideBot | None) -> None:
        self.bot = weakref.ref(bot) if bot is not None else None
        self.taken = time.monotonic()

    def is_of(self, bot: OutsideBot) -> bool:
        return self.bot is not None and self.bot() is bot

    @property
    def is_free(self) -> bool:
        return self.bot is None or self.bot() is None


class _Programs:
    """The outside programs that this process runs. They are kept between games, because starting one can take longer
    than a game."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._running: list[_Seated] = []

    def of(self, bot: OutsideBot) -> Program | None:
        """Returns the program that already plays for this bot."""
        with self._lock:
            return next((one.program for one in self._running if one.is_of(bot)), None)

    def take(self, bot: OutsideBot) -> Program:
        """Returns a free program of the bot's command, or starts one; if too many run, ends the one that was unused
        for longest."""
        with self._lock:
            self._running = [one for one in self._running if one.program.alive]
            for one in self._running:
                if one.command == bot.command and one.is_free:
                    one.seat(bot)
                    return one.program
            if len(self._running) >= MOST_PROGRAMS:
                oldest = min(self._running, key=lambda one: (not one.is_free, one.taken))
                self._running.remove(oldest)
                oldest.program.close()
            new = _Seated(Program(bot.command, bot.seconds), bot.command)
            new.seat(bot)
            self._running.append(new)
            return new.program

    def free(self, bot: OutsideBot) -> None:
        with self._lock:
            for one in self._running:
                if one.is_of(bot):
                    one.seat(None)

    def drop(self, bot: OutsideBot) -> None:
        """Ends a program after a fault, because its further output cannot be trusted: the next game gets a new one."""
        with self._lock:
            for one in [one for one in self._running if one.is_of(bot)]:
                self._running.remove(one)
                one.program.kill()


PROGRAMS: Final = _Programs()
