"""`ludoteca admin`: manages the tables and people of a server, running or not."""

import argparse
from pathlib import Path
from typing import Final

from ludoteca.cli.parsing import BadUsage, Parser
from ludoteca.cli.server.serve import missing
from ludoteca.words import Words

VALUES: Final = {
    "tables": (0, 1),
    "people": (0, 1),
    "close": (1, 1),
    "rename": (2, 2),
    "mute": (1, 1),
    "unmute": (1, 1),
    "export": (1, 2),
    "remove": (1, 1),
    "slow": (0, 0),
    "sweep": (0, 0),
}
"""Each command with the fewest and the most values that it takes."""
STATUSES: Final = ("waiting", "playing", "over", "closed")


def add_arguments(parser: Parser) -> None:
    parser.add("command", help="help-admin-command", metavar="COMMAND")
    parser.add_argument("values", nargs="*", metavar="VALUE", help=parser.words.say("help-admin-values"))
    parser.add("--status", help="help-admin-status", metavar="|".join(STATUSES))
    parser.add_flag("--yes", help="help-admin-yes")
    parser.add("--data-dir", help="help-data-dir", metavar="DIR")
    parser.add("--database", help="help-database", metavar="URL")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if lacking := missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    check(arguments, words)
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.cli.server.admin.commands import Commands, asking
    from ludoteca.server.admin.client import AdminRefused, NoAnswer
    from ludoteca.server.main import explain
    from ludoteca.server.settings import data_folder, database_address
    from ludoteca.server.storage.repository import UnknownSchema

    try:
        folder = Path(arguments.data_dir) if arguments.data_dir else data_folder()
        address = database_address(arguments.database or "", folder)
        check_there(address, words)
        with asking(address, words.language) as servers:
            Commands(servers, words).run(arguments)
    except AdminRefused as refused:
        raise BadUsage(str(refused)) from None
    except NoAnswer as silent:
        raise BadUsage(words.say("admin-no-answer", where=str(silent))) from None
    except (ValueError, OSError, ImportError, SQLAlchemyError, UnknownSchema) as error:
        raise BadUsage(explain(error, "", 0)) from None
    return 0


def check(arguments: argparse.Namespace, words: Words) -> None:
    command, count = arguments.command, len(arguments.values)
    if command not in VALUES:
        raise BadUsage(words.say("db-no-command", command=command, all=", ".join(VALUES)))
    least, most = VALUES[command]
    if not least <= count <= most or not all(value.strip() for value in arguments.values):
        raise BadUsage(words.say("admin-values", command=command))
    if arguments.status and (command != "tables" or arguments.status not in STATUSES):
        raise BadUsage(words.say("admin-status", status=arguments.status, all=", ".join(STATUSES)))
    if arguments.yes and command not in ("remove", "sweep"):
        raise BadUsage(words.say("admin-no-yes", command=command))


def check_there(address: str, words: Words) -> None:
    """Raises BadUsage if the database does not exist, so that a mistyped folder does not become a new one."""
    from sqlalchemy import make_url

    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadUsage(words.say("db-no-file", path=url.database or ""))
