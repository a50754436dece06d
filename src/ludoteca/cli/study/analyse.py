"""`ludoteca analyse`: analyses a finished game, in the terminal, as JSON or as a page."""

import argparse
import dataclasses
import functools
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca import bots
from ludoteca.analysis import Analysis, Effort, GameAnalysis
from ludoteca.analysis.formatter import REPORTED_GRADES, AnalysisFormatter
from ludoteca.analysis.game import Piece
from ludoteca.arena.executors import executor_for
from ludoteca.arena.reports.analysis_page import analysis_page
from ludoteca.arena.workers import Numbers, Stop
from ludoteca.cli.parsing import BadUsage, Parser, add_seed, at_least, checked_rules, read_text, words_of, write_text
from ludoteca.cli.replay import because
from ludoteca.cli.study.simulate import progress_bar
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import BadRecord
from ludoteca.words import Words

DEFAULT = Effort()
INTERRUPTED = 130


def add_arguments(parser: Parser) -> None:
    parser.add("record", help="help-record", metavar="RECORD")
    parser.add_number("--rollouts", help="help-analyse-rollouts", default=DEFAULT.rollouts, metavar="N")
    parser.add_number("--worlds", help="help-analyse-worlds", default=DEFAULT.worlds, metavar="N")
    parser.add("--seconds", help="help-analyse-seconds", metavar="S")
    parser.add_number("--workers", help="help-analyse-workers", default=os.cpu_count() or 1, metavar="W")
    add_seed(parser)
    parser.add_flag("--json", help="help-json")
    parser.add("--html", help="help-analyse-html", metavar="FILE")


@functools.lru_cache(maxsize=1)
def game_analysis(text: str, effort: Effort, seed: int) -> GameAnalysis:
    """Creates the analysis once per process."""
    record = record_from_text(text)
    return GameAnalysis(record, ludoteca.game(record.game).rules(record.players, record.options), effort, seed)


@dataclass(frozen=True)
class Pieces:
    """The pieces of an analysis as work for an executor."""

    record: str
    effort: Effort
    seed: int

    def play(self, numbers: Numbers, stop: Stop) -> "MadePieces":
        game = game_analysis(self.record, self.effort, self.seed)
        made: list[Piece] = []
        for number in numbers:
            if made and stop():
                break
            made.append(game.piece(number))
        return MadePieces(made)


@dataclass(frozen=True)
class MadePieces:
    pieces: list[Piece]

    @property
    def games(self) -> int:
        return len(self.pieces)


def run(arguments: argparse.Namespace, words: Words) -> int:
    text = read_text(arguments.record, words)
    record = record_from_text(text)
    game = ludoteca.game(record.game)
    words = words_of(game, words)
    rules = checked_rules(game, record.players, record.options, words)
    effort = Effort(
        at_least(arguments.rollouts, 1, "--rollouts", words),
        at_least(arguments.worlds, 1, "--worlds", words),
        seconds=seconds_of(arguments.seconds, words),
    )
    bots.judge(game.id, "analyse")
    names = [words.say("analyse-player", number=seat + 1) for seat in range(rules.players)]
    try:
        whole = game_analysis(text, effort, arguments.seed)
    except BadRecord as bad:
        raise BadUsage(because(bad, names, words)) from None
    workers = at_least(arguments.workers, 1, "--workers", words)
    pieces = all_pieces(Pieces(text, effort, arguments.seed), whole.count, workers, words)
    if len(pieces) < whole.count:
        print(words.say("analyse-interrupted"), file=sys.stderr)
        return INTERRUPTED
    analysis = whole.whole(pieces)
    if arguments.json:
        print(json.dumps(dataclasses.asdict(analysis)))
    else:
        show(analysis, names, words)
    if arguments.html:
        write_text(arguments.html, analysis_page(analysis, game), words)
        if not arguments.json:
            print(words.say("analyse-written", file=arguments.html))
    return 0


def seconds_of(text: str | None, words: Words) -> float:
    if text is None:
        return 0.0
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise BadUsage(words.say("argument-seconds", name="--seconds", value=text))
    return seconds


def all_pieces(work: Pieces, count: int, workers: int, words: Words) -> list[Piece]:
    """Computes all pieces, unless interrupted by Ctrl-C."""
    pieces: list[Piece] = []
    with progress_bar() as bar, executor_for(workers) as playing:
        task = bar.add_task(words.say("game"), total=count)
        for done in playing.play(work, range(count)):
            pieces += done.pieces
            bar.advance(task, done.games)
    return pieces


# -- in the terminal


def show(analysis: Analysis, names: Sequence[str], words: Words) -> None:
    console = Console()
    formatter = AnalysisFormatter(words, names)
    console.print(f"[bold]{words.say('game')}[/]")
    summary = words.say("analyse-course", decisions=len(analysis.moments), rollouts=analysis.rollouts)
    console.print(summary, highlight=False)
    console.print(table_of("", names, formatter.seat_rows(analysis)))
    console.print(words.say("analyse-interval"), highlight=False)
    console.print(f"\n[bold]{words.say('analyse-moments')}[/]")
    told = [moment for moment in analysis.moments if moment.grade in REPORTED_GRADES]
    for moment in told:
        heading, lines, why = formatter.moment(moment)
        for line in (heading, *(f"  {text}" for text in (*lines, *why))):
            console.print(line, highlight=False, markup=False)
    if not told:
        console.print(words.say("analyse-none"))
    console.print(f"\n[bold]{words.say('analyse-sources')}[/]")
    console.print(table_of(words.say("analyse-source"), names, formatter.source_rows(analysis)))


def table_of(first: str, names: Sequence[str], rows: list[list[str]]) -> Table:
    table = Table(first)
    for name in names:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*row)
    return table
