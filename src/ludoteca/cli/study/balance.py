"""`ludoteca balance`: whether a game is fair, and what wins it."""

import argparse
import functools
import json
import math
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.arena.balance.findings import Advantage, Findings
from ludoteca.arena.balance.games import BalanceWork
from ludoteca.arena.balance.study import KIND, BalanceStudy
from ludoteca.arena.executors import executor_for
from ludoteca.arena.reports.balance_page import balance_page, plots, trait_name, trait_title
from ludoteca.arena.reports.files import write_plots
from ludoteca.arena.reports.tournament_page import interval_text
from ludoteca.arena.tournaments.store import default_path
from ludoteca.arena.workers import GameSettings
from ludoteca.cli.parsing import (
    BadUsage,
    Parser,
    add_seed,
    add_workers,
    at_least,
    bots_of,
    checked_rules,
    options_of,
    words_of,
    write_text,
)
from ludoteca.cli.study.simulate import progress_bar
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    parser.add("game", help="help-game", metavar="GAME")
    parser.add("--players", help="help-balance-players", metavar="N,..")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=parser.words.say("help-set"))
    parser.add("--vary", help="help-vary", metavar="OPTION=A,B,..")
    parser.add("--bot", help="help-balance-bot", default="greedy", metavar="BOT")
    parser.add_number("--games", help="help-balance-games", default=500, metavar="K")
    add_seed(parser)
    add_workers(parser)
    parser.add_number("--minutes", help="help-minutes", metavar="M")
    parser.add("--out", help="help-balance-out", metavar="FILE")
    parser.add("--html", help="help-arena-html", metavar="FILE")
    parser.add("--plots", help="help-arena-plots", metavar="DIR")
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    studies = studies_of(arguments, words)
    workers = at_least(arguments.workers, 1, "--workers", words)
    minutes = None if arguments.minutes is None else at_least(arguments.minutes, 1, "--minutes", words)
    told = words_of(ludoteca.game(arguments.game), words)
    found: list[Findings] = []
    for study in studies:
        seconds = math.inf if minutes is None else 60 * minutes / len(studies)
        with executor_for(workers, arguments.cluster, seconds) as players, progress_bar() as bar:
            task = bar.add_task(told.say("game"), total=study.games)
            found.append(study.run(players, functools.partial(bar.advance, task)))
            stopped = players.interrupt.came
        if found[-1].games < study.games:
            print(words.say("arena-interrupted", games=found[-1].games, asked=study.games), file=sys.stderr)
        print(words.say("arena-file", path=str(study.path)), file=sys.stderr)
        if stopped:
            break
    tell(arguments, found, told)
    return 0


def tell(arguments: argparse.Namespace, found: list[Findings], words: Words) -> None:
    if arguments.html:
        write_text(arguments.html, balance_page(found), words)
    if arguments.plots:
        for one in found:
            write_plots(plots(one, words), Path(arguments.plots) / str(one.work.settings.players))
    if arguments.json:
        print(json.dumps([one.to_json() for one in found]))
        return
    for one in found:
        show(one, words, Console())


def studies_of(arguments: argparse.Namespace, words: Words) -> list[BalanceStudy]:
    game = ludoteca.game(arguments.game)
    (bot,) = bots_of(arguments.bot) if "," not in arguments.bot else ("",)
    if not bot:
        raise BadUsage(words.say("balance-one-bot"))
    games = at_least(arguments.games, 1, "--games", words)
    option, values = variants_of(arguments.vary, words)
    studies = []
    for players in players_of(arguments.players, max(2, game.seats[0]), words):
        options = options_of(arguments.set, words)
        for value in values:
            checked_rules(game, players, {**options, option: value}, words)  # raises an error before anything starts
        rules = checked_rules(game, players, {**options, **({option: values[0]} if values else {})}, words)
        work = BalanceWork(GameSettings.of(rules), bot, arguments.seed, tuple((option, value) for value in values))
        path = Path(arguments.out) if arguments.out else default_path(KIND, work.to_json())
        if arguments.out and "," in (arguments.players or ""):
            path = path.with_stem(f"{path.stem}-{players}")
        studies.append(BalanceStudy(work, games, path))
    return studies


def players_of(text: str | None, usual: int, words: Words) -> list[int]:
    if text is None:
        return [usual]
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise BadUsage(words.say("argument-number", name="--players", value=text)) from None


def variants_of(text: str | None, words: Words) -> tuple[str, list[str]]:
    """Parses an option and the values to compare."""
    if text is None:
        return "", []
    option, equals, values = text.partition("=")
    if not equals or not values:
        raise BadUsage(words.say("bad-variants", setting=text))
    return option.replace("-", "_"), values.split(",")


# -- tables


def show(found: Findings, words: Words, console: Console) -> None:
    """Prints the main results; the page has all."""
    players = found.work.settings.players
    title = words.say("balance-title", game=words.say("game"))
    console.print(f"{title} · {words.say('balance-players', players=players)}", style="bold", highlight=False)
    console.print(words.say("balance-about", bot=found.work.bot, games=found.games), highlight=False)
    if players < 2:
        return
    named = [(words.say("arena-seat", seat=seat + 1), one) for seat, one in enumerate(found.seats)]
    places = [(words.say("balance-place", place=place + 1), one) for place, one in enumerate(found.order)]
    console.print(advantages(words.say("balance-plot-seats"), named, words))
    if places:
        console.print(advantages(words.say("balance-plot-order"), places, words))
    for trait, values in found.traits.items():
        ordered = sorted(values.values(), key=lambda one: -one.margin.mean)
        rows = [(trait_name(trait, one.name, words), one) for one in ordered]
        console.print(advantages(trait_title(trait, words), rows, words))
    table = Table(title=words.say("balance-sources"), title_justify="left")
    table.add_column("")
    for heading in ("winners", "losers", "difference"):
        table.add_column(words.say(f"balance-{heading}"), justify="right")
    for source in found.sources.values():
        difference = f"{source.difference.mean:+.1f} {interval_text(*source.difference.interval, 1)}"
        name = words.say(f"source-{source.source}")
        table.add_row(name, f"{source.winners.mean:.1f}", f"{source.losers.mean:.1f}", difference)
    console.print(table)


def advantages(title: str, rows: list[tuple[str, Advantage]], words: Words) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in ("arena-wins", "balance-margin", "arena-games"):
        table.add_column(words.say(heading), justify="right")
    for name, one in rows:
        low, high = one.won.interval
        margin = f"{one.margin.mean:+.1f} {interval_text(*one.margin.interval, 1)}"
        style = ("green" if one.margin.mean > 0 else "red") if one.differs else None
        table.add_row(
            name, f"{one.won.share:.1%} {interval_text(100 * low, 100 * high)}", margin, str(one.games), style=style
        )
    return table
