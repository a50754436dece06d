"""Events as one viewer may know them, with the sentence in the viewer's language."""

import functools
from collections.abc import Sequence

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.rules import Game
from ludoteca.server.protocol import schemas
from ludoteca.words import LANGUAGES, Words


def language_or_english(language: str) -> str:
    return language if language in LANGUAGES else "en"


@functools.cache
def words_of(game: str, language: str) -> Words:
    return Words(ludoteca.game(game) if game else None, language, ["ludoteca.server"])


def preload_words() -> None:
    """Reads all catalogues, so that nobody has to wait for it later: it takes a moment for each."""
    for language in LANGUAGES:
        for game in ("", *ludoteca.all_games()):
            words_of(game, language)


@functools.cache
def thing_infos(game: str, language: str) -> dict[str, schemas.ThingInfo]:
    """What every thing of a game is, and what it is called; the catalogue names some that the rules do not."""
    words = words_of(game, language)
    presentation = ludoteca.game(game).presentation
    told: dict[str, Json] = {name: {"type": "word"} for name in words.named_things()}
    told |= presentation.things()
    infos = {}
    for name, what in told.items():
        helps = {variant: words.help(name, variant) for variant in presentation.variants()}
        variants = {variant: text for variant, text in helps.items() if text}
        infos[name] = schemas.ThingInfo(what, words.name(name), words.help(name), variants)
    return infos


class EventLocalizer:
    """`viewer` is a seat, or None for a spectator."""

    def __init__(self, game: Game, language: str, names: Sequence[str], viewer: int | None) -> None:
        self.words = words_of(game.id, language)
        self.names = names
        self.viewer = viewer

    def localize(self, event: Event) -> schemas.EventInfo:
        seen = event.seen_by(self.viewer)
        text = self.words.event(seen, self.names, self.viewer)
        reason = self.words.reason(seen, self.names, self.viewer)
        return schemas.EventInfo(seen.type, seen.seat, seen.values, text, reason)


def refusal_info(refusal: Refusal) -> schemas.RefusalInfo:
    return schemas.RefusalInfo(refusal.id, dict(refusal.values))
