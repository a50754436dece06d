"""`ludoteca serve`, and `ludoteca` alone: starts the app and opens the browser."""

import argparse
import re
import shlex
import shutil
from importlib.util import find_spec
from typing import Final

from ludoteca import bots
from ludoteca.bots.outside import registry
from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.words import Words

NEEDED: Final = ("aiosqlite", "alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets")
"""Modules of the packages that only the app needs."""

LAST_PORT: Final = 65_535


def add_arguments(parser: Parser) -> None:
    parser.add("--host", help="help-host", default="127.0.0.1", metavar="HOST")
    parser.add_number("--port", help="help-port", default=8080, metavar="PORT")
    parser.add("--public-url", help="help-public-url", metavar="URL")
    parser.add("--peer-url", help="help-peer-url", metavar="URL")
    parser.add("--data-dir", help="help-data-dir", metavar="DIR")
    parser.add("--database", help="help-database", metavar="URL")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help=parser.words.say("help-bot-command")
    )
    parser.add_argument(
        "--worker", action="append", default=[], metavar="COMMAND", help=parser.words.say("help-worker-command")
    )
    parser.add("--log-format", help="help-log-format", metavar="text|json")
    parser.add_flag("--no-open", help="help-no-open")


def missing() -> list[str]:
    """Returns the app's missing modules: the rules and bots work without them."""
    return [module for module in NEEDED if find_spec(module) is None]


def admit_bot(setting: str, words: Words) -> None:
    """Registers one of the programs that the admin allows as bots."""
    name, _, command = setting.partition("=")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name) or name in bots.names() or not command:
        raise BadUsage(words.say("bad-bot-command", setting=setting))
    registry.register(name, command)


def worker_command(text: str, words: Words) -> list[str]:
    """Parses a command that starts a bot worker on another machine. It is not tested here, because the machine may
    become available later."""
    try:
        command = shlex.split(text)
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise BadUsage(words.say("bad-worker-command", command=text))
    return command


def run(arguments: argparse.Namespace, words: Words) -> int:
    if lacking := missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    from ludoteca.server.logs import FORMATS
    from ludoteca.server.main import serve
    from ludoteca.server.settings import is_database_address

    if not 0 <= arguments.port <= LAST_PORT:
        raise BadUsage(words.say("bad-port", port=str(arguments.port), last=str(LAST_PORT)))
    if arguments.database and not is_database_address(arguments.database):
        raise BadUsage(words.say("bad-database", address=arguments.database))
    if arguments.log_format and arguments.log_format not in FORMATS:
        raise BadUsage(words.say("bad-format", value=arguments.log_format, all=", ".join(FORMATS)))
    for setting in arguments.bot:
        admit_bot(setting, words)
    return serve(
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        data_dir=arguments.data_dir or "",
        database=arguments.database or "",
        open_browser=not arguments.no_open,
        peer_url=arguments.peer_url or "",
        log_format=arguments.log_format or "",
        bot_workers=[worker_command(command, words) for command in arguments.worker],
    )
