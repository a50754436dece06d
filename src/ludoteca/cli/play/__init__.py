"""`ludoteca play`: the games in the terminal, against bots."""

import argparse
import sys

from ludoteca import bots
from ludoteca.cli.parsing import BadUsage, Parser, add_game, bots_of, rules_of, words_of, write_text
from ludoteca.kernel.rules import Rules
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add("--bots", help="help-bots-play", metavar="A,B,..")
    parser.add_number("--seat", help="help-seat", default=1, metavar="N")
    parser.add("--name", help="help-name", metavar="NAME")
    parser.add_number("--seed", help="help-seed-play", metavar="S")
    parser.add("--record", help="help-record-out", metavar="FILE")


def run(arguments: argparse.Namespace, words: Words) -> int:
    rules = rules_of(arguments, words)
    seat = arguments.seat - 1
    if not 0 <= seat < rules.players:
        raise BadUsage(words.say("seat-wrong", players=rules.players))
    others = others_of(arguments.bots, rules, words)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadUsage(words.say("no-terminal"))
    if arguments.record:
        write_text(arguments.record, "", words)
    from ludoteca.cli.play.app import PlayApp
    from ludoteca.cli.play.table import TerminalTable, seed_of

    words = words_of(rules.game, words)
    table = TerminalTable(rules, seat, others, seed_of(arguments.seed), words, arguments.name)
    app = PlayApp(table)
    app.run()
    if arguments.record:
        write_text(arguments.record, app.table.match.record().to_text(), words)
    if app.table.match.state.over:
        print("\n".join(app.table.closing_lines()))
    return app.return_code or 0


def others_of(text: str | None, rules: Rules, words: Words) -> list[str]:
    """Returns the bots of the other seats, by default easy ones."""
    named = bots_of(text) if text else [default_bot(rules)]
    for name in named:
        bots.make(name, rules.game.id, 0)
    count = rules.players - 1
    if len(named) == 1:
        return named * count
    if len(named) != count:
        raise BadUsage(words.say("bots-count-play", bots=len(named), players=count))
    return named


def default_bot(rules: Rules) -> str:
    """Returns a bot that a person can beat in their first game."""
    return next((name for name in ("easy", "greedy") if bots.can_play(name, rules.game.id)), "random")
