"""Localization: the message catalogues of server and games in every language."""

import functools

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.server.protocol import schemas
from ludoteca.words import LANGUAGES, Words


def language_or_english(language: str) -> str:
    return language if language in LANGUAGES else "en"


@functools.cache
def words_of(game: str, language: str) -> Words:
    return Words(ludoteca.game(game) if game else None, language, ["ludoteca.server", "ludoteca.analysis"])


def preload_words() -> None:
    """Parses all catalogues at the start of the server, so that no request has to wait for it."""
    for language in LANGUAGES:
        for game in ("", *ludoteca.all_games()):
            words_of(game, language)


@functools.cache
def thing_infos(game: str, language: str) -> dict[str, schemas.ThingInfo]:
    """Returns every thing of a game with its type, fields and name, including names that only the catalogue has."""
    words = words_of(game, language)
    presentation = ludoteca.game(game).presentation
    things: dict[str, Json] = {name: {"type": "word"} for name in words.named_things()}
    things |= presentation.things()
    infos = {}
    for name, what in things.items():
        helps = {variant: words.help(name, variant) for variant in presentation.variants()}
        variants = {variant: text for variant, text in helps.items() if text}
        infos[name] = schemas.ThingInfo(what, words.name(name), words.help(name), variants)
    return infos


def refusal_info(refusal: Refusal) -> schemas.RefusalInfo:
    return schemas.RefusalInfo(refusal.id, dict(refusal.values))
