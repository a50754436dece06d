"""`ludoteca practice`: searches games of bots for positions with one clearly best move, and writes them to a file."""

import argparse
from pathlib import Path
from typing import Final

from ludoteca import bots
from ludoteca.analysis import practice
from ludoteca.analysis.practice import Puzzle
from ludoteca.bots.playing import first_deciding
from ludoteca.cli.parsing import BadUsage, Parser, add_game, add_seed, at_least, rules_of, words_of, write_text
from ludoteca.cli.study.simulate import progress_bar
from ludoteca.kernel import chance
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words

PLAYER: Final = "greedy"
"""The bot that plays the games: fast, and reaching positions that people reach."""

EASY_SHARE: Final = 0.5


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_number("--count", help="help-practice-count", default=60, metavar="K")
    parser.add_number("--rollouts", help="help-practice-rollouts", default=200, metavar="N")
    add_seed(parser)
    parser.add("--out", help="help-practice-out", default="practice.jsonl", metavar="FILE")


def run(arguments: argparse.Namespace, words: Words) -> int:
    rules = rules_of(arguments, words)
    count = at_least(arguments.count, 1, "--count", words)
    rollouts = at_least(arguments.rollouts, 1, "--rollouts", words)
    bots.judge(rules.game.id, "practice")
    games = begun(Path(arguments.out), rules, words)
    found = sum(len(puzzles) for _, puzzles in games)
    try:
        with progress_bar() as bar:
            task = bar.add_task(words_of(rules.game, words).say("game"), total=count, completed=found)
            while found < count:
                seed = arguments.seed + len(games)
                record = played(rules, seed)
                puzzles: list[Puzzle] = []
                easy = sum(puzzle.difficulty == "easy" for _, known in games for puzzle in known)
                for puzzle in practice.find(record, rules, rollouts, seed, round(EASY_SHARE * count) - easy):
                    puzzles.append(puzzle)
                    bar.advance(task)
                games.append((record.to_text(), puzzles))
                found += len(puzzles)
                write_text(arguments.out, practice.to_text(games), words)
    except KeyboardInterrupt:
        print(words.say("practice-interrupted", found=found, asked=count, file=arguments.out))
    print(words.say("practice-found", found=found, games=len(games), file=arguments.out))
    return 0


def begun(out: Path, rules: Rules, words: Words) -> list[tuple[str, list[Puzzle]]]:
    """Returns what an earlier run wrote to the file, to continue from there."""
    if not out.exists():
        return []
    try:
        games = practice.from_text(out.read_text("utf-8"))
        others = [text for text, _ in games if record_from_text(text).game != rules.game.id]
    except (OSError, ValueError, Refused, AssertionError):
        raise BadUsage(words.say("practice-file-wrong", file=str(out))) from None
    if others:
        raise BadUsage(words.say("practice-file-wrong", file=str(out)))
    return games


def played(rules: Rules, seed: int) -> Record:
    match = Match(rules, chance.seed_bytes(seed))
    players = [bots.make(PLAYER, rules.game.id, seed + seat) for seat in range(rules.players)]
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, players[seat].choose(match.state.view(seat)))
    return match.record()
