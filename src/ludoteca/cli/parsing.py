"""Command-line parsing: argparse in the user's language, with one line for an error."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn

import ludoteca
from ludoteca.bots.outside import registry
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Game, Options, Rules, nearest
from ludoteca.words import LANGUAGES, Words, language_here

ROOMS: Final = ("ludoteca.cli", "ludoteca.arena", "ludoteca.analysis")
"""The packages with catalogues of their own, besides the games."""


class BadUsage(Exception):
    """The command line is invalid; the text says why, in the user's language."""


class Parser(argparse.ArgumentParser):
    """An argument parser. `about` is the message at the head of the help; its first line describes the command in the
    overview."""

    def __init__(self, prog: str, words: Words, about: str) -> None:
        super().__init__(
            prog=prog,
            description=words.say(about),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.words = words
        self._positionals.title = words.say("help-arguments")
        self._optionals.title = words.say("help-options")
        self.add_argument("-h", "--help", action="help", help=words.say("help-help"))
        self.add("--language", help="help-language", metavar="en|es", type=self._language)

    def add(
        self,
        name: str,
        help: str,
        type: Callable[[str], object] = str,
        default: object = None,
        metavar: str | None = None,
    ) -> None:
        """Adds an argument; `help` is a message id."""
        self.add_argument(name, help=self.words.say(help), type=type, default=default, metavar=metavar)

    def add_number(self, name: str, help: str, default: int | None = None, metavar: str | None = None) -> None:
        def whole(text: str) -> int:
            try:
                return int(text)
            except ValueError:
                raise BadUsage(self.words.say("argument-number", name=name, value=text)) from None

        self.add(name, help, whole, default, metavar)

    def _language(self, text: str) -> str:
        if text not in LANGUAGES:
            raise BadUsage(self.words.say("argument-language", value=text))
        return text

    def add_flag(self, name: str, help: str) -> None:
        self.add_argument(name, help=self.words.say(help), action="store_true")

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        found, unknown = self.parse_known_args(arguments)
        if unknown:
            known = [option for option in self._option_string_actions if option.startswith("--")]
            near = nearest(unknown[0], known) if unknown[0].startswith("-") else ""
            raise BadUsage(self.words.say("no-argument", argument=unknown[0], nearest=near or "none"))
        return found

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.words.say("usage", rest=""), 1)

    def error(self, message: str) -> NoReturn:
        """Raises BadUsage, with argparse's two common errors in the user's language and any other unchanged."""
        if missing := re.fullmatch(r"the following arguments are required: (.*)", message):
            raise BadUsage(self.words.say("argument-missing", names=missing[1], command=self.prog))
        if empty := re.fullmatch(r"argument (\S+): expected one argument", message):
            raise BadUsage(self.words.say("argument-empty", name=empty[1]))
        raise BadUsage(self.words.say("bad-arguments", message=message, command=self.prog))


def language_in(arguments: Sequence[str]) -> str:
    """Returns the language option, which is needed to report errors before the arguments are parsed."""
    for place, argument in enumerate(arguments):
        if argument == "--language" and place + 1 < len(arguments):
            return language_here(arguments[place + 1])
        if argument.startswith("--language="):
            return language_here(argument.partition("=")[2])
    return language_here()


# -- what several commands ask


def add_game(parser: Parser) -> None:
    parser.add("game", help="help-game", metavar="GAME")
    parser.add_number("--players", help="help-players", metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help=parser.words.say("help-set"))


def add_bots(parser: Parser) -> None:
    parser.add("--bots", help="help-bots", default="random", metavar="A,B,..")


def add_seed(parser: Parser) -> None:
    parser.add_number("--seed", help="help-seed", default=0, metavar="S")


def add_workers(parser: Parser) -> None:
    parser.add_number("--workers", help="help-workers", default=1, metavar="W")
    parser.add("--cluster", help="help-cluster", metavar="ADDRESS")


def rules_of(arguments: argparse.Namespace, words: Words, bots: Sequence[str] = ()) -> Rules:
    """Returns the requested rules. The default number of players is that of the bots, else two, or as near as the game
    allows."""
    game = ludoteca.game(arguments.game)
    players = arguments.players
    if players is None:
        players = len(bots) if len(bots) > 1 else min(max(2, game.seats[0]), game.seats[1])
    return checked_rules(game, players, options_of(arguments.set, words), words)


def checked_rules(game: Game, players: int, options: Options, words: Words) -> Rules:
    """Returns the rules of a game; reports impossible settings in the game's own words."""
    try:
        return game.rules(players, options)
    except BadSettings as bad:
        raise BadUsage(words_of(game, words).refusal(bad.refusal)) from None


def options_of(settings: Sequence[str], words: Words) -> Options:
    options: Options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadUsage(words.say("bad-setting", setting=setting))
        options[name.replace("-", "_")] = value
    return options


def bots_of(text: str) -> list[str]:
    """Splits a list of bots at the commas. Commands among them are registered as outside bots: the user may run them
    anyway."""
    names = [name.strip() for name in text.split(",")]
    for name in dict.fromkeys(names):
        if registry.looks_like_command(name):
            registry.register(name, name)
    return names


def one_for_each(bots: Sequence[str], rules: Rules, words: Words) -> list[str]:
    """Returns a bot for every seat; a single name is used for all."""
    if len(bots) == 1:
        return [*bots] * rules.players
    if len(bots) != rules.players:
        raise BadUsage(words.say("bots-count", bots=len(bots), players=rules.players))
    return [*bots]


def at_least(number: int, low: int, name: str, words: Words) -> int:
    if number < low:
        raise BadUsage(words.say("too-small", name=name, low=low))
    return number


def read_text(path: str, words: Words) -> str:
    """Returns a file's text, or standard input for `-`."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8")
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else words.say("not-text")
        raise BadUsage(words.say("cannot-read", path=path, reason=reason)) from None


def write_text(path: str, text: str, words: Words) -> None:
    try:
        Path(path).write_text(text, "utf-8")
    except OSError as error:
        raise BadUsage(words.say("cannot-write", path=path, reason=error.strerror or str(error))) from None


def words_of(game: Game, words: Words) -> Words:
    """Returns the words of a game in the same language."""
    return Words(game, words.language, ROOMS)
