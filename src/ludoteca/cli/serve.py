"""`ludoteca serve`, and `ludoteca` alone: starts the app and opens the browser."""

import argparse
from importlib.util import find_spec
from typing import Final

from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.words import Words

NEEDED: Final = ("aiosqlite", "alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets")
"""The modules of the packages that `ludoteca[table]` installs."""


def add_arguments(parser: Parser) -> None:
    parser.add("--host", help="help-host", default="127.0.0.1", metavar="HOST")
    parser.add_number("--port", help="help-port", default=8080, metavar="PORT")
    parser.add("--public-url", help="help-public-url", metavar="URL")
    parser.add("--data-dir", help="help-data-dir", metavar="DIR")
    parser.add("--database", help="help-database", metavar="URL")
    parser.add_flag("--no-open", help="help-no-open")


def missing() -> list[str]:
    """What the app needs and this installation lacks: the rules and bots install without it."""
    return [module for module in NEEDED if find_spec(module) is None]


def run(arguments: argparse.Namespace, words: Words) -> int:
    if lacking := missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    from ludoteca.server.main import serve

    return serve(
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        data_dir=arguments.data_dir or "",
        database=arguments.database or "",
        open_browser=not arguments.no_open,
    )
