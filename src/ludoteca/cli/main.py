"""Parses the command line, runs the subcommand, and reports errors in one line."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import Final

from ludoteca import __version__
from ludoteca.cli.parsing import ROOMS, BadUsage, Parser, language_in
from ludoteca.cli.server import serve
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import nearest
from ludoteca.words import Words

COMMANDS: Final = {
    "serve": "server.serve",
    "worker": "server.worker",
    "games": "games",
    "play": "play",
    "simulate": "study.simulate",
    "arena": "study.arena",
    "balance": "study.balance",
    "ladder": "study.ladder",
    "trace": "trace",
    "replay": "replay",
    "dataset": "study.dataset",
    "analyse": "study.analyse",
    "practice": "study.practice",
    "train": "bots.train",
    "bench": "study.bench",
    "bot-host": "bots.host",
    "bot-check": "bots.check",
    "db": "server.db",
    "admin": "server.admin",
}
"""Each command, and its module in this package."""
PACKAGE: Final = "ludoteca.cli"
WRONG: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(None, language_in(arguments), ROOMS)
    try:
        return run(arguments, words)
    except BadUsage as bad:
        return complain(str(bad))
    except Refused as refused:
        return complain(words.refusal(refused.refusal))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`| head`) has closed the pipe; discard what is still buffered.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(arguments: list[str], words: Words) -> int:
    if (arguments and arguments[0] in ("-h", "--help")) or not (arguments or has_server()):
        print(overview(words))
        return 0
    if arguments and arguments[0] == "--version":
        print(f"ludoteca {__version__}")
        return 0
    command, rest = command_of(arguments, words)
    module = importlib.import_module(f"{PACKAGE}.{COMMANDS[command]}")
    parser = Parser(f"ludoteca {command}", words, f"about-{command}")
    module.add_arguments(parser)
    code: int = module.run(parser.parse(rest), words)
    return code


def command_of(arguments: list[str], words: Words) -> tuple[str, list[str]]:
    """Returns the subcommand and its arguments; `ludoteca` alone serves."""
    if not arguments or arguments[0].startswith("-"):
        return "serve", arguments
    if arguments[0] not in COMMANDS:
        near = nearest(arguments[0], list(COMMANDS))
        raise BadUsage(words.say("no-command", command=arguments[0], nearest=near or "none", all=", ".join(COMMANDS)))
    return arguments[0], arguments[1:]


def has_server() -> bool:
    """Returns whether the app is installed; if not, `ludoteca` alone lists the other commands."""
    return not serve.missing()


def overview(words: Words) -> str:
    lines = [words.say("about"), "", words.say("usage", rest="ludoteca [COMMAND] ..."), ""]
    lines += [f"  {command:<10}{words.say(f'about-{command}').splitlines()[0]}" for command in COMMANDS]
    return "\n".join([*lines, "", words.say("more-help")])


def complain(line: str) -> int:
    print(f"ludoteca: {line}", file=sys.stderr)
    return WRONG
