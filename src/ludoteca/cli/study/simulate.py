"""`ludoteca simulate`: bots play many games; reports wins, points and speed."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca import arena
from ludoteca.cli.parsing import (
    Parser,
    add_bots,
    add_game,
    add_seed,
    add_workers,
    at_least,
    bots_of,
    one_for_each,
    rules_of,
    words_of,
)
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    add_bots(parser)
    parser.add_number("--games", help="help-games", default=100, metavar="K")
    add_seed(parser)
    add_workers(parser)
    parser.add_flag("--rotate", help="help-rotate")
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    bots = bots_of(arguments.bots)
    rules = rules_of(arguments, words, bots)
    bots = one_for_each(bots, rules, words)
    games = at_least(arguments.games, 1, "--games", words)
    workers = at_least(arguments.workers, 1, "--workers", words)
    with progress_bar() as bar:
        task = bar.add_task(words_of(rules.game, words).say("game"), total=games)
        done = arena.simulate(
            rules,
            bots,
            games,
            arguments.seed,
            workers,
            lambda count: bar.advance(task, count),
            arguments.rotate,
            arguments.cluster,
        )
    if arguments.json:
        print(json.dumps(done.to_json()))
    else:
        show(done, words_of(rules.game, words))
    if done.interrupted:
        print(words.say("simulate-interrupted", games=done.games, asked=games), file=sys.stderr)
    return 0


def progress_bar() -> Progress:
    """Returns a progress bar on standard error, shown only on a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def show(done: arena.Simulation, words: Words) -> None:
    table = Table(title=f"{words.say('game')} · {words.say('simulate-games', games=done.games)}", title_justify="left")
    for heading in ("seat", "bot", "wins", "mean", "deviation"):
        table.add_column(words.say(f"simulate-{heading}"), justify="left" if heading == "bot" else "right")
    for number, seat in enumerate(done.seats):
        low, high = arena.interval(seat.wins, done.games)
        share = f"{seat.wins / done.games:.1%} [{100 * low:.0f}, {100 * high:.0f}]" if done.games else "-"
        mean, deviation = seat.mean(done.games), seat.deviation(done.games)
        table.add_row(str(number), seat.bot, share, f"{mean:.1f}", f"{deviation:.1f}")
    console = Console()
    console.print(table)
    line = words.say(
        "simulate-speed",
        decisions=round(done.decisions / done.games) if done.games else 0,
        games_per_second=f"{done.per_second(done.games):,.1f}",
        decisions_per_second=f"{done.per_second(done.decisions):,.0f}",
        seconds=f"{done.seconds:.2f}",
    )
    console.print(line)
    for number, seat in enumerate(done.seats):
        if seat.faults:
            why = [words.say("simulate-fault", kind=kind, count=count) for kind, count in sorted(seat.faults.items())]
            count = seat.faults.total()
            console.print(words.say("simulate-faults", seat=number, bot=seat.bot, count=count, why=words.listed(why)))
