"""`ludoteca games`: lists the games with their player counts and options."""

import argparse
import json
from collections.abc import Iterable
from itertools import combinations

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.cli.parsing import Parser, words_of
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings, Refusal
from ludoteca.kernel.rules import Game, Options, OptionValue, option_text
from ludoteca.words import Words


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=parser.words.say("help-game-one"))
    parser.add_flag("--json", help="help-json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    games = [ludoteca.game(arguments.game)] if arguments.game else list(ludoteca.all_games().values())
    if arguments.json:
        print(json.dumps([game_json(game, words_of(game, words)) for game in games], ensure_ascii=False, indent=2))
        return 0
    console = Console()
    for game in games:
        show(game, words_of(game, words), console)
    return 0


def game_json(game: Game, words: Words) -> Json:
    return {
        "id": game.id,
        "title": words.say("game"),
        "about": words.say("game-about"),
        "rules": game.version,
        "seats": list(game.seats),
        "options": [
            {
                "name": option.name,
                "title": words.option(option.name),
                "help": words.help_option(option.name),
                "default": option.default,
                "choices": [
                    {
                        "value": choice,
                        "title": words.option(option.name, choice),
                        "help": words.help_option(option.name, choice),
                    }
                    for choice in option.choices
                ],
            }
            for option in game.options
        ],
        "exclusions": [
            {"players": players, "options": options, "why": words.refusal(refusal)}
            for players, options, refusal in exclusions(game)
        ],
    }


def show(game: Game, words: Words, console: Console) -> None:
    console.print(f"[bold]{words.say('game')}[/]  [dim]{game.id}[/]")
    console.print(words.say("game-about"))
    if game.options:
        table = Table(show_edge=False, pad_edge=False, box=None, padding=(0, 2, 0, 0), title_justify="left")
        for heading in ("games-option", "games-choice", "games-means"):
            table.add_column(words.say(heading), overflow="fold")
        for names, rows in option_rows(game, words):
            for place, (choice, means) in enumerate(rows):
                table.add_row("\n".join(names) if not place else "", choice, means)
        console.print(table)
    excluded = excluded_lines(game, words)
    if excluded:
        console.print(words.say("games-excluded"))
    for line in excluded:
        console.print(f"  {line}", soft_wrap=True, highlight=False)
    console.print(words.say("games-try", game=game.id), style="dim")
    console.print()


def option_rows(game: Game, words: Words) -> list[tuple[list[str], list[tuple[str, str]]]]:
    """Returns the choices of every option and their meaning; adjacent options with the same choices share them."""
    found: list[tuple[list[str], list[tuple[str, str]]]] = []
    for option in game.options:
        rows = [
            (
                option_text(choice) + (words.say("games-default") if choice == option.default else ""),
                words.help_option(option.name, choice),
            )
            for choice in option.choices
        ]
        if found and found[-1][1] == rows and len(rows) > 2:  # yes and no are short enough to be repeated
            found[-1][0].append(option.name)
        else:
            found.append(([option.name], rows))
    return found


def excluded_lines(game: Game, words: Words) -> list[str]:
    """Returns one line for each excluded combination: the options involved, and an example."""
    about: dict[str, list[str]] = {}
    example: dict[str, str] = {}
    for _, options, refusal in exclusions(game):
        about.setdefault(refusal.id, []).extend(options)
        example.setdefault(refusal.id, words.refusal(refusal))
    return [f"{', '.join(dict.fromkeys(names))}: {example[refusal]}" for refusal, names in about.items()]


def exclusions(game: Game) -> list[tuple[list[int], Options, Refusal]]:
    """Finds excluded combinations by asking the game: single choices first, then pairs of them."""
    single = [(option.name, choice) for option in game.options for choice in option.choices]
    everybody = range(game.seats[0], game.seats[1] + 1)
    alone = {one: _refused(game, everybody, [one]) for one in single}
    found = [_exclusion(refused, [one]) for one, refused in alone.items() if refused]
    for one, other in combinations(single, 2):
        if one[0] != other[0]:
            asked = [players for players in everybody if players not in alone[one] and players not in alone[other]]
            if refused := _refused(game, asked, [one, other]):
                found.append(_exclusion(refused, [one, other]))
    return found


def _refused(game: Game, seats: Iterable[int], settings: list[tuple[str, OptionValue]]) -> dict[int, Refusal]:
    """Returns the refusals for those of these player counts with which the settings are not possible."""
    refused: dict[int, Refusal] = {}
    for players in seats:
        try:
            game.resolve_options(players, dict(settings))
        except BadSettings as bad:
            refused[players] = bad.refusal
    return refused


def _exclusion(
    refused: dict[int, Refusal], settings: list[tuple[str, OptionValue]]
) -> tuple[list[int], Options, Refusal]:
    return list(refused), dict(settings), next(iter(refused.values()))
