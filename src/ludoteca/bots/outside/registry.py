# not compiled: it starts programs
"""The registry of outside bots: the programs that may play here, by name."""

import json
import os
import re
import shlex
from dataclasses import dataclass
from typing import Final

from ludoteca.kernel.refusals import BadSettings

VARIABLE: Final = "LUDOTECA_OUTSIDE_BOTS"
"""The environment variable with the registered bots, as JSON."""
SECONDS: Final = "LUDOTECA_BOT_SECONDS"
"""The environment variable with the time that a bot has for a decision; also a limit of the server."""
USUAL_SECONDS: Final = 5.0
START_SECONDS: Final = 10.0
"""How long a program may take to start when it is registered."""


@dataclass(frozen=True)
class RegisteredBot:
    """A registered program; `games` are those that it says it plays, empty if it does not say."""

    command: tuple[str, ...]
    games: tuple[str, ...]

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def registered() -> dict[str, RegisteredBot]:
    found = json.loads(os.environ.get(VARIABLE) or "{}")
    return {name: RegisteredBot(tuple(one["command"]), tuple(one["games"])) for name, one in found.items()}


def register(name: str, command: str) -> None:
    """Registers a command under a name if it starts and answers; raises BadSettings with the reason if it does not."""
    from ludoteca.bots.outside.program import BotFault, Program  # imported late: most users have no outside bots

    if os.name != "posix":
        raise BadSettings("bot-outside-system")
    try:
        words = shlex.split(command)
        if not words:
            raise ValueError
    except ValueError:
        raise BadSettings("bot-command-empty", {"bot": name}) from None
    try:
        program = Program(words, max(START_SECONDS, seconds()))
        program.close()
    except BotFault as fault:
        raise BadSettings(
            "bot-command-broken", {"bot": name, "command": command, "kind": fault.kind, "detail": fault.detail}
        ) from fault
    known = {each: {"command": one.command, "games": one.games} for each, one in registered().items()}
    os.environ[VARIABLE] = json.dumps({**known, name: {"command": words, "games": program.games}})


def looks_like_command(name: str) -> bool:
    """Returns whether a name is a command, such as `./bot.py` or `node bot.js`: no plugin has such a name."""
    return re.search(r"[\s/]", name) is not None


def seconds() -> float:
    return float(os.environ.get(SECONDS) or USUAL_SECONDS)
