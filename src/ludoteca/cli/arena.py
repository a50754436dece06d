"""`ludoteca arena`: a tournament of bots, with ratings; it goes on where it was stopped."""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Final, Self

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

import ludoteca
from ludoteca import bots
from ludoteca.arena.tournaments import ratings
from ludoteca.arena.tournaments.schedule import FORMATS, ROUND_ROBIN, Schedule
from ludoteca.arena.tournaments.standings import Standings
from ludoteca.arena.tournaments.store import Store, default_path
from ludoteca.arena.tournaments.tournament import KIND, Tournament
from ludoteca.arena.workers import Settings, team
from ludoteca.cli.parsing import (
    BadUsage,
    Parser,
    add_game,
    add_seed,
    add_workers,
    at_least,
    bots_of,
    made,
    options_of,
    words_of,
)
from ludoteca.cli.simulate import progress_bar
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

FASTEST_FRAMES: Final = 4
"""How often a second the running ratings are drawn."""


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
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    tournament = tournament_of(arguments, words)
    settings = tournament.schedule.settings
    told = words_of(settings.rules.game, words)
    workers = at_least(arguments.workers, 1, "--workers", words)
    seconds = math.inf if arguments.minutes is None else 60 * at_least(arguments.minutes, 1, "--minutes", words)
    with team(workers, arguments.cluster, seconds) as players, RunningRatings(tournament, told) as running:
        done = tournament.run(players, running.hear)
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
    schedule = Schedule(Settings.of(rules), tuple(names), arguments.format, arguments.seed)
    path = Path(arguments.out) if arguments.out else default_path(KIND, schedule.to_json())
    return Tournament(schedule, math.ceil(games / rules.players), path, arguments.until_sure)


def arena_rules(arguments: argparse.Namespace, words: Words) -> Rules:
    """Two play, or as few as can, unless it is said."""
    game = ludoteca.game(arguments.game)
    players = arguments.players if arguments.players is not None else max(2, game.seats[0])
    return made(game, players, options_of(arguments.set, words), words)


def tell_end(tournament: Tournament, done: Standings, words: Words) -> None:
    """On standard error: it is about the run, not about the bots."""
    if done.games < tournament.games and not (tournament.until_sure and done.certain):
        print(words.say("arena-interrupted", games=done.games, asked=tournament.games), file=sys.stderr)
    print(words.say("arena-file", path=str(tournament.path)), file=sys.stderr)


class RunningRatings:
    """A progress bar with the ratings so far, on standard error, and only where somebody looks."""

    def __init__(self, tournament: Tournament, words: Words) -> None:
        self._words = words
        self._ratings = ratings.Ratings(tournament.schedule.bots)
        self._counted: set[int] = set()
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

    def hear(self, store: Store) -> None:
        if not self._looked_at:
            return
        for number in store.games.keys() - self._counted:
            self._ratings.add(store.games[number])
            self._counted.add(number)
        self._bar.update(self._task, completed=len(self._counted))
        table = Table(box=None, show_header=False)
        for bot, rating in sorted(self._ratings.by_bot.items(), key=lambda one: -one[1]):
            table.add_row(bot, f"{rating:.0f}")
        self._live.update(Group(self._bar, table))


# -- tables


def show(done: Standings, words: Words, console: Console) -> None:
    schedule = done.schedule
    console.print(words.say("arena-title", game=words.say("game")), style="bold", highlight=False)
    console.print(
        words.say(
            "arena-about",
            players=schedule.settings.players,
            format=schedule.format,
            games=done.games,
            seeds=done.seeds,
        ),
        highlight=False,
    )
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
        low, high = bot.rating_interval
        table.add_row(
            str(place + 1),
            bot.bot,
            f"{bot.rating:.0f} {span(low, high)}",
            share(bot.won.share, bot.won.interval),
            f"{bot.points.mean:.1f}",
            f"{bot.points.deviation:.1f}",
            f"{bot.milliseconds:.2f}",
            str(bot.won.games),
        )
    return table


def pairs_table(done: Standings, words: Words) -> Table:
    """The better one of each pair first."""
    table = Table()
    table.add_column("")
    for heading in ("ahead", "margin", "certain"):
        table.add_column(words.say(f"arena-{heading}"), justify="right")
    for pair in done.pairs:
        first, second, ahead, margin = pair.first, pair.second, pair.ahead.share, pair.margin.mean
        bounds, margins = pair.ahead.interval, pair.margin.interval
        if ahead < 0.5:
            first, second, ahead, margin = second, first, 1 - ahead, -margin
            bounds, margins = (1 - bounds[1], 1 - bounds[0]), (-margins[1], -margins[0])
        certain = words.say("arena-yes" if pair.winner else "arena-not-yet")
        name = words.say("arena-pair", first=first, second=second)
        table.add_row(name, share(ahead, bounds), f"{margin:+.1f} {span(*margins, 1)}", certain)
    return table


def order_line(done: Standings, words: Words) -> str:
    if done.certain:
        return words.say("arena-order-certain", percent=round(100 * done.error))
    open_pairs = [
        words.say("arena-pair-open", first=pair.first, second=pair.second) for pair in done.pairs if not pair.winner
    ]
    return words.say("arena-order-open", pairs="; ".join(open_pairs))


def share(value: float, bounds: tuple[float, float]) -> str:
    return f"{value:.1%} {span(100 * bounds[0], 100 * bounds[1])}"


def span(low: float, high: float, digits: int = 0) -> str:
    return f"[{low:.{digits}f}, {high:.{digits}f}]" if math.isfinite(low) and math.isfinite(high) else "[?]"
