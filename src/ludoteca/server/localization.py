"""Events as one viewer may know them, with the sentence in the viewer's language."""

import functools
from collections.abc import Sequence

import ludoteca
from ludoteca.kernel.events import Event
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
