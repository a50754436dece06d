"""`ludoteca dataset`: games of bots, or a server's finished games without names, as data for machine learning."""

import argparse
import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from ludoteca.arena.dataset import PARQUET, Dataset, FinishedGame, bot_games
from ludoteca.cli.parsing import (
    BadUsage,
    Parser,
    add_bots,
    add_game,
    add_seed,
    at_least,
    bots_of,
    one_for_each,
    rules_of,
    words_of,
)
from ludoteca.cli.server.serve import missing
from ludoteca.cli.study.simulate import progress_bar
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

PERSON = "person"


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    add_bots(parser)
    parser.add_number("--games", help="help-dataset-games", default=1000, metavar="K")
    add_seed(parser)
    parser.add("--out", help="help-dataset-out", default="dataset", metavar="DIR")
    parser.add("--format", help="help-dataset-format", default=PARQUET, metavar="parquet|jsonl")
    parser.add("--from-server", help="help-from-server", metavar="DIR|URL")


def run(arguments: argparse.Namespace, words: Words) -> int:
    bots = bots_of(arguments.bots)
    rules = rules_of(arguments, words, bots)
    total = at_least(arguments.games, 1, "--games", words)
    source: Json = {"server": True}
    if arguments.from_server is None:
        bots = one_for_each(bots, rules, words)
        source = {"bots": bots, "seed": arguments.seed}
    try:
        dataset = Dataset(Path(arguments.out), rules, arguments.format, source)
        first = dataset.first_to_come
        if arguments.from_server is None:
            games = bot_games(rules, bots, arguments.seed, first)
        else:
            games = islice(server_games(arguments.from_server, rules, words), first, None)
        with progress_bar() as bar:
            task = bar.add_task(words_of(rules.game, words).say("game"), total=total, completed=dataset.written)
            for written in dataset.add(games, total):
                bar.update(task, completed=written)
    except OSError as error:
        raise BadUsage(words.say("cannot-write", path=arguments.out, reason=error.strerror or str(error))) from None
    print(words.say("dataset-written", games=dataset.written, folder=arguments.out))
    return 0


# -- a server's games


def server_games(where: str, rules: Rules, words: Words) -> Iterator[FinishedGame]:
    """Yields a server's finished games with these rules, in the order in which they ended, without names."""
    if lacking := missing():
        raise BadUsage(words.say("no-table", missing=", ".join(lacking)))
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.server.settings import database_address

    try:
        address = database_address(where if "://" in where else "", Path(where))
        url = make_url(address)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise BadUsage(words.say("db-no-file", path=url.database or ""))
        found = asyncio.run(finished_records(address, rules.game.id, rules.players))
    except (ValueError, ImportError, SQLAlchemyError) as error:
        raise BadUsage(words.say("cannot-read", path=where, reason=str(error).splitlines()[0])) from None
    for players, text in found:
        record = record_from_text(text)
        if not record.digest:  # a player resigned
            continue
        if (
            rules.game.resolve_options(rules.players, record.options) == rules.options
            and record.version == rules.version
        ):
            yield FinishedGame(players, record)


async def finished_records(address: str, game: str, players: int) -> list[tuple[list[str], str]]:
    from ludoteca.server.storage.repository import Repository

    repository = Repository(address)
    try:
        found = []
        for table in await repository.finished_tables(game, players):
            who = [seat.bot if seat.kind == "bot" else PERSON for seat in table.seats]
            found.append((who, await repository.record(table.id)))
        return found
    finally:
        await repository.engine.dispose()
