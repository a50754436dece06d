# not compiled: it waits for others
"""Lets a bot of this package play as an outside bot: the other end of the protocol."""

from collections.abc import Iterator
from typing import BinaryIO

import ludoteca
from ludoteca import bots
from ludoteca.bots.bot import Bot
from ludoteca.bots.outside import protocol
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Rules


class BadMessage(Exception):
    """The host sent an invalid message; the bot reports it and continues."""


class BotHost:
    """Answers a host's messages, each with at most one line."""

    def __init__(self, bot: str) -> None:
        self.name = bot
        self.games = [game for game in ludoteca.all_games() if bots.can_play(bot, game)]
        self._bot: Bot | None = None
        self._rules: Rules | None = None

    def run(self, lines: BinaryIO, answers: BinaryIO) -> None:
        for answer in self.answers(lines):
            answers.write(answer)
            answers.flush()

    def answers(self, lines: BinaryIO) -> Iterator[bytes]:
        for line in lines:
            try:
                message = protocol.decode(line)
                if message["type"] == protocol.STOP:
                    return
                answer = self.answer(message)
            except (protocol.BadLine, BadMessage, Refused) as bad:
                answer = protocol.encode(protocol.ERROR, text=protocol.shown(str(bad)))
            if answer:
                yield answer

    def answer(self, message: Json) -> bytes:
        kind = message["type"]
        if kind == protocol.HELLO:
            return self._ready(message)
        if kind == protocol.NEW:
            self._begin(message)
        elif kind == protocol.DECISION:
            return self._decide(message)
        elif kind == protocol.END:
            self._bot = self._rules = None
        return b""  # unknown messages of later versions are ignored

    def _ready(self, message: Json) -> bytes:
        if message.get("protocol") != protocol.VERSION:
            raise BadMessage(f"this is protocol {protocol.VERSION}")
        name = f"ludoteca {ludoteca.__version__} {self.name}"
        return protocol.encode(protocol.READY, protocol=protocol.VERSION, name=name, games=self.games)

    def _begin(self, message: Json) -> None:
        game, players, options, seed = (message.get(field) for field in ("game", "players", "options", "seed"))
        if not (isinstance(game, str) and isinstance(players, int) and isinstance(options, dict)):
            raise BadMessage("a new game needs game, players and options")
        self._rules = ludoteca.game(game).rules(players, options)
        if message.get("rules") != self._rules.version:
            raise BadMessage(f"these are the rules of version {self._rules.version}")
        self._bot = bots.make(self.name, game, seed if isinstance(seed, int) else 0)

    def _decide(self, message: Json) -> bytes:
        if self._bot is None or self._rules is None:
            raise BadMessage("no game was begun")
        observation = self._rules.observation_from_json(message.get("observation"))
        if observation.seat is None or not observation.legal:
            raise BadMessage("there is nothing to decide")
        action = self._bot.choose(observation)
        text = observation.position.text(observation.seat, action)
        return protocol.encode(protocol.ACTION, id=message.get("id"), action=text)
