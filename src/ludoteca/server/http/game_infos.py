"""Descriptions of the games for the API: titles, options, bots, catalogues. Independent of the web framework."""

import functools
from importlib import resources

import ludoteca
from ludoteca import bots
from ludoteca.kernel.refusals import Refused
from ludoteca.kernel.rules import Game, Option
from ludoteca.server.http.static_files import BOARD, COVER, PLUGINS, page_folder
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import GameInfo, OptionChoice, OptionInfo, PageInfo
from ludoteca.words import KERNEL, LANGUAGES, Words


@functools.cache
def game_infos(language: str) -> list[GameInfo]:
    return [game_info(game, words_of(game.id, language)) for game in ludoteca.all_games().values()]


def game_info(game: Game, words: Words) -> GameInfo:
    options = [option_info(option, words) for option in game.options]
    players, page = bots.who_can_play(game.id), page_info(game.id)
    title, boards = words.say("game"), game.presentation.board_option() or None
    return GameInfo(game.id, title, game.version, game.seats, options, players, game.sheet(), page, boards)


def page_info(game: str) -> PageInfo | None:
    folder = page_folder(game)
    if folder is None:
        return None
    at = f"{PLUGINS}{game}/"
    return PageInfo(at + BOARD, at + COVER if (folder / COVER).is_file() else "")


def option_info(option: Option, words: Words) -> OptionInfo:
    choices = [
        OptionChoice(choice, words.option(option.name, choice), words.help_option(option.name, choice))
        for choice in option.choices
    ]
    title, help = words.option(option.name), words.help_option(option.name)
    return OptionInfo(option.name, title, help, option.default, choices, option.of or None, option.seat)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refused("language-unknown", {"language": language, "languages": list(LANGUAGES)})


def catalogue(game: str, language: str) -> str:
    """Returns the messages of the kernel and then the game, in the format of Project Fluent."""
    packages = [KERNEL, ludoteca.game(game).package]
    check_language(language)
    files = [resources.files(package) / "words" / f"{language}.ftl" for package in packages]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())
