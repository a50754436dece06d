"""`ludoteca arena`: a tournament of bots, with ratings. An interrupted one continues from its file."""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Self

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

import ludoteca
from ludoteca import bots
from ludoteca.arena.executors import executor_for
from ludoteca.arena.reports.files import write_parquet, write_plots
from ludoteca.arena.reports.tournament_page import Better, about, interval_text, order_line, plots, tournament_page
from ludoteca.arena.tournaments import ratings
from ludoteca.arena.tournaments.games import PlayedGame
from ludoteca.arena.tournaments.schedule import FORMATS, ROUND_ROBIN, Schedule
from ludoteca.arena.tournaments.standings import Standings
from ludoteca.arena.tournaments.store import default_path
from ludoteca.arena.tournaments.tournament import KIND, Tournament
from ludoteca.arena.workers import GameSettings
from ludoteca.cli.parsing import (
    BadUsage,
    Parser,
    add_game,
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
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

FASTEST_FRAMES: Final = 4
"""The largest number of redraws of the running ratings per second."""


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add("--bots", help="help-arena-bots", metavar="A,B,..", default="")
    parser.add_number("--games", help="help-arena-games", default=100, metavar="K")
    parser.add("--format", help="help-arena-format", default=ROUND_ROBIN, metavar="|".join(FORMATS))
    add_seed(parser)
    add_workers(parser)
    parser.add_number("--minutes", help="help-minutes", metavar="M")
    parser.add_flag("--until-sure", help="help-until-sure")
    parser.add("--out", help="help-arena-out", metavar="FILE")
    parser.add("--html", help="help-arena-html", metavar="FILE")
    parser.add("--plots", help="help-arena-plots", metavar="DIR")
    parser.add("--parquet", help="help-arena-parquet", metavar="FILE")
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    tournament = tournament_of(arguments, words)
    settings = tournament.schedule.settings
    told = words_of(settings.rules.game, words)
    workers = at_least(arguments.workers, 1, "--workers", words)
    seconds = math.inf if arguments.minutes is None else 60 * at_least(arguments.minutes, 1, "--minutes", words)
    with executor_for(workers, arguments.cluster, seconds) as players, RunningRatings(tournament, told) as running:
        done = tournament.run(players, running.hear)
    if arguments.html:
        write_text(arguments.html, tournament_page(done), words)
    if arguments.plots:
        write_plots(plots(done, told), Path(arguments.plots))
    if arguments.parquet:
        write_parquet(tournament.path, Path(arguments.parquet))
    if arguments.json:
        print(json.dumps(done.to_json()))
    else:
        show(done, told, Console())
    tell_end(tournament, done, words)
    return 0


def tournament_of(arguments: argparse.Namespace, words: Words) -> Tournament:
    rules = arena_rules(arguments, words)
    names = bots_of(arguments.bots) if arguments.bots else bots.who_can_play(rules.game.id)
    if arguments.format not in FORMATS:
        raise BadUsage(words.say("bad-format", value=arguments.format, all=", ".join(FORMATS)))
    games = at_least(arguments.games, 1, "--games", words)
    schedule = Schedule(GameSettings.of(rules), tuple(names), arguments.format, arguments.seed)
    path = Path(arguments.out) if arguments.out else default_path(KIND, schedule.to_json())
    return Tournament(schedule, math.ceil(games / schedule.games_per_line_up), path, arguments.until_sure)


def arena_rules(arguments: argparse.Namespace, words: Words) -> Rules:
    """Returns the rules, by default for two players, or as few as the game allows."""
    game = ludoteca.game(arguments.game)
    players = arguments.players if arguments.players is not None else max(2, game.seats[0])
    return checked_rules(game, players, options_of(arguments.set, words), words)


def tell_end(tournament: Tournament, done: Standings, words: Words) -> None:
    """Prints how the run ended, on standard error, because it is not part of the result."""
    if done.games < tournament.games and not (tournament.until_sure and done.certain):
        print(words.say("arena-interrupted", games=done.games, asked=tournament.games), file=sys.stderr)
    print(words.say("arena-file", path=str(tournament.path)), file=sys.stderr)


class RunningRatings:
    """Shows a progress bar with the ratings so far, on standard error if it is a terminal."""

    def __init__(self, tournament: Tournament, words: Words) -> None:
        self._words = words
        self._ratings = ratings.Ratings(tournament.schedule.bots)
        self._bar = progress_bar()
        self._task = self._bar.add_task(words.say("game"), total=tournament.games)
        self._looked_at = sys.stderr.isatty()
        self._live = Live(console=Console(stderr=True), transient=True, refresh_per_second=FASTEST_FRAMES)

    def __enter__(self) -> Self:
        if self._looked_at:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._looked_at:
            self._live.stop()

    def hear(self, games: Sequence[PlayedGame]) -> None:
        if not self._looked_at:
            return
        for game in games:
            self._ratings.add(game)
        self._bar.advance(self._task, len(games))
        table = Table(box=None, show_header=False)
        for bot, rating in sorted(self._ratings.by_bot.items(), key=lambda one: -one[1]):
            table.add_row(bot, f"{rating:.0f}")
        self._live.update(Group(self._bar, table))


# -- tables


def show(done: Standings, words: Words, console: Console) -> None:
    console.print(words.say("arena-title", game=words.say("game")), style="bold", highlight=False)
    console.print(about(done, words), highlight=False)
    console.print(bots_table(done, words))
    console.print(pairs_table(done, words))
    console.print(words.say("arena-length", decisions=round(done.length.mean)), highlight=False)
    console.print(order_line(done, words), highlight=False)
    for bot in done.bots:
        if bot.faults:
            why = [words.say("simulate-fault", kind=kind, count=count) for kind, count in sorted(bot.faults.items())]
            told = words.say("arena-faults", bot=bot.bot, count=bot.faults.total(), why=words.listed(why))
            console.print(told, highlight=False)


def bots_table(done: Standings, words: Words) -> Table:
    table = Table()
    for heading in ("rank", "bot", "rating", "wins", "points", "deviation", "time", "games"):
        table.add_column(words.say(f"arena-{heading}"), justify="left" if heading == "bot" else "right")
    for place, bot in enumerate(done.bots):
        table.add_row(
            str(place + 1),
            bot.bot,
            f"{bot.rating:.0f} {interval_text(*bot.rating_interval)}",
            share(bot.won.share, bot.won.interval),
            f"{bot.points.mean:.1f}",
            f"{bot.points.deviation:.1f}",
            f"{bot.milliseconds:.2f}",
            str(bot.won.games),
        )
    return table


def pairs_table(done: Standings, words: Words) -> Table:
    """Returns the table of pairs, the better bot of each pair first."""
    table = Table()
    table.add_column("")
    for heading in ("ahead", "margin", "certain"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for pair in done.pairs:
        better = Better(pair)
        certain = words.say("arena-yes" if pair.winner else "arena-not-yet")
        name = words.say("arena-pair", first=better.first, second=better.second)
        margin = f"{better.margin:+.1f} {interval_text(*better.margins, 1)}"
        table.add_row(name, share(better.share, better.bounds), margin, certain)
    return table


def share(value: float, bounds: tuple[float, float]) -> str:
    return f"{value:.1%} {interval_text(100 * bounds[0], 100 * bounds[1])}"
