"""A sentence for several viewers is rendered once, and equals what each viewer's own rendering would give."""

from random import Random

import pytest

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match
from ludoteca.server.localization import words_of
from ludoteca.server.tables.journal import ACT, CLOSED, STANDIN, JournalEntry
from ludoteca.server.tables.views import RenderedSentences, ViewerProjection
from ludoteca.words import LANGUAGES

NAMES = ["Ana", "Ben", "Cleo"]


def entries(game: str) -> list[JournalEntry]:
    """A whole game, and what happens beside one."""
    match, rng = Match(ludoteca.game(game).rules(3, {}), b"1" * 32), Random(1)
    told: list[JournalEntry] = []
    while not match.state.over:
        seat = rng.choice(match.state.deciding)
        text = match.state.text(seat, rng.choice(match.state.legal(seat)))
        told.append(JournalEntry(len(told) + 1, ACT, seat, [text], [], "", 0, match.apply(seat, text).events))
    called = Event(f"table-{STANDIN}", 1, {"why": "called", "other": 2})
    told.append(JournalEntry(len(told) + 1, STANDIN, 1, [], [], "", 0, [called]))
    return [*told, JournalEntry(len(told) + 1, CLOSED, -1, [], [], "", 0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_everybody_reads_what_they_would_read_alone(game: str, language: str) -> None:
    words = words_of(game, language)
    made, readers = 0, 0
    for entry in entries(game):
        told: RenderedSentences = {}
        for viewer in (0, 1, 2, None):
            projection = ViewerProjection(words, NAMES, viewer)
            assert projection.entry(entry, told) == projection.entry(entry)
            readers += max(1, len(entry.events))
        made += len(told)
    assert made < 0.8 * readers
