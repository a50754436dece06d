"""`ludoteca ladder`: compares all bots, in every game with every number of players, in one document."""

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import ludoteca
from ludoteca import bots
from ludoteca.arena.executors import executor_for
from ludoteca.arena.reports.tournament_page import Better, interval_text
from ludoteca.arena.speed import build
from ludoteca.arena.tournaments.schedule import LADDER, Schedule
from ludoteca.arena.tournaments.standings import Standings
from ludoteca.arena.tournaments.store import default_path
from ludoteca.arena.tournaments.tournament import KIND, Tournament
from ludoteca.arena.workers import GameSettings
from ludoteca.cli.parsing import Parser, add_seed, add_workers, at_least, bots_of, words_of, write_text
from ludoteca.cli.study.arena import RunningRatings
from ludoteca.cli.study.bench import machine, machine_line, today
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

FOLDER: Final = "build/ladder"


def add_arguments(parser: Parser) -> None:
    parser.add("--game", help="help-game-one", metavar="GAME")
    parser.add("--bots", help="help-ladder-bots", metavar="A,B,..", default="")
    parser.add_number("--games", help="help-ladder-games", default=400, metavar="K")
    add_seed(parser)
    add_workers(parser)
    parser.add_number("--minutes", help="help-ladder-minutes", metavar="M")
    parser.add("--dir", help="help-ladder-dir", default=FOLDER, metavar="DIR")
    parser.add("--out", help="help-ladder-out", metavar="FILE")


def run(arguments: argparse.Namespace, words: Words) -> int:
    folder = Path(arguments.dir)
    folder.mkdir(parents=True, exist_ok=True)
    games = at_least(arguments.games, 1, "--games", words)
    workers = at_least(arguments.workers, 1, "--workers", words)
    named = bots_of(arguments.bots) if arguments.bots else []
    every = list(all_rules(arguments.game))
    until = math.inf if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    done: list[Standings] = []
    for place, rules in enumerate(every):
        schedule = Schedule(GameSettings.of(rules), tuple(named or ladder_of(rules)), LADDER, arguments.seed)
        path = folder / default_path(KIND, schedule.to_json())
        tournament = Tournament(schedule, math.ceil(games / schedule.games_per_line_up), path, until_sure=True)
        # Time that one does not need is left for the others.
        seconds = max(0.0, until - time.monotonic()) / (len(every) - place)
        told = words_of(rules.game, words)
        with executor_for(workers, arguments.cluster, seconds) as players, RunningRatings(tournament, told) as running:
            done.append(tournament.run(players, running.hear))
            stopped = players.interrupt.came
        line = words.say("ladder-done", game=told.say("game"), players=rules.players, games=done[-1].games)
        print(line, file=sys.stderr)
        if arguments.out:  # so that a long ladder can be read while it grows
            write_text(arguments.out, document(done, arguments), words)
        if stopped:
            break
    if not arguments.out:
        print(document(done, arguments), end="")
    return 0


def all_rules(game: str | None) -> Iterator[Rules]:
    games = ludoteca.all_games().values() if game is None else [ludoteca.game(game)]
    for one in games:
        for players in range(max(2, one.seats[0]), one.seats[1] + 1):
            yield one.rules(players)


def ladder_of(rules: Rules) -> list[str]:
    """Returns the bots from the weakest to the strongest."""
    return bots.who_can_play(rules.game.id)


def document(done: Sequence[Standings], arguments: argparse.Namespace) -> str:
    lines = [
        "# The ladder of bots",
        "",
        "Written by one command, which goes on where it was stopped:",
        "",
        "```",
        command_line(arguments),
        "```",
        "",
        f"{today()}, Ludoteca {ludoteca.__version__} ({build()}). {machine_line({'machine': machine()})}.",
        "",
        "Each bot plays its neighbours on the ladder: two games with each seed, in the second of which the two bots have changed seats,",
        "until it is certain who is better (the probability that any pair of a table stands the wrong way round is at most 5 %) or",
        "games or minutes are used up.",
        "[arena.md](arena.md) says what the figures mean.",
    ]
    for standings in done:
        lines += ["", *ladder_table(standings)]
    return "\n".join([*lines, ""])


def command_line(arguments: argparse.Namespace) -> str:
    parts = ["ludoteca ladder", f"--games {arguments.games}"]
    for name in ("game", "bots", "minutes", "cluster", "out"):
        if getattr(arguments, name):
            parts.append(f"--{name} {getattr(arguments, name)}")
    parts += [f"--seed {arguments.seed}"] if arguments.seed else []
    parts += [f"--workers {arguments.workers}"] if arguments.workers > 1 else []
    return " ".join(parts)


def ladder_table(done: Standings) -> Iterator[str]:
    settings = done.schedule.settings
    words = Words(settings.rules.game, "en")
    yield f"## {words.say('game')}, {settings.players} players"
    yield ""
    yield f"{done.games:,} games, {done.length.mean:.0f} decisions a game."
    yield ""
    yield "| bot | rating | ahead of the one below | points more on the same seed | seeds | certain | ms a decision |"
    yield "| --- | ---: | ---: | ---: | ---: | :---: | ---: |"
    known = {bot.bot: bot for bot in done.bots}
    for place in reversed(range(len(done.schedule.bots))):
        bot = known[done.schedule.bots[place]]
        cells = [bot.bot, f"{bot.rating:.0f} {interval_text(*bot.rating_interval)}"]
        pair = done.pair(bot.bot, done.schedule.bots[place - 1]) if place else None
        if pair is None or not pair.ahead.games:
            cells += [""] * 4
        else:
            seen = Better(pair, bot.bot)
            share = f"{seen.share:.0%} {interval_text(100 * seen.bounds[0], 100 * seen.bounds[1])}"
            cells += [share, f"{seen.margin:+.1f} {interval_text(*seen.margins, 1)}", str(pair.margin.count)]
            cells.append("" if pair.winner is None else "yes" if pair.winner == bot.bot else "no: below it")
        yield f"| {' | '.join([*cells, f'{bot.milliseconds:.2f}'])} |"
