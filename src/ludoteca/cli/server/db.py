"""`ludoteca db`: backs up, restores, moves and upgrades a server's database."""

import argparse
import asyncio
from pathlib import Path
from typing import Final

from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.cli.server.serve import missing
from ludoteca.words import Words

COMMANDS: Final = ("backup", "restore", "move", "upgrade")


def add_arguments(parser: Parser) -> None:
    parser.add("command", help="help-db-command", metavar="|".join(COMMANDS))
    parser.add_argument("where", nargs="?", metavar="FILE|URL", help=parser.words.say("help-db-where"))
    parser.add("--data-dir", help="help-data-dir", metavar="DIR")
    parser.add("--database", help="help-database", metavar="URL")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if lacking := missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    command, where = arguments.command, arguments.where
    if command not in COMMANDS:
        raise BadUsage(words.say("db-no-command", command=command, all=", ".join(COMMANDS)))
    if (where is None) != (command == "upgrade"):
        raise BadUsage(words.say("db-where", command=command))
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.server.main import explain
    from ludoteca.server.settings import data_folder, database_address
    from ludoteca.server.storage.copying import NotEmpty
    from ludoteca.server.storage.file_lock import DatabaseInUse
    from ludoteca.server.storage.repository import UnknownSchema

    try:
        folder = Path(arguments.data_dir) if arguments.data_dir else data_folder()
        own = database_address(arguments.database or "", folder)
        if command == "upgrade":
            upgrade(own)
            print(words.say("db-upgraded"))
        else:
            other = database_address(where if command == "move" else f"sqlite:///{where}", folder)
            source, target = (other, own) if command == "restore" else (own, other)
            print(words.say("db-copied", tables=copy(source, target, words)))
    except NotEmpty:
        raise BadUsage(words.say("db-not-empty")) from None
    except (ValueError, OSError, ImportError, SQLAlchemyError, DatabaseInUse, UnknownSchema) as error:
        raise BadUsage(explain(error, "", 0)) from None
    return 0


def upgrade(address: str) -> None:
    from ludoteca.server.storage.file_lock import only_server
    from ludoteca.server.storage.repository import Repository

    async def work() -> None:
        repository = Repository(address)
        await repository.migrate()
        await repository.engine.dispose()

    with only_server(address):
        asyncio.run(work())


def copy(source: str, target: str, words: Words) -> int:
    """Copies a database. Only the target must not be in use: a running server's database can be backed up."""
    from sqlalchemy import make_url

    from ludoteca.server.storage.copying import copy_database
    from ludoteca.server.storage.file_lock import only_server

    url = make_url(source)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadUsage(words.say("db-no-file", path=url.database or ""))
    with only_server(target):
        return asyncio.run(copy_database(source, target))
