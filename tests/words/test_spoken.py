"""Texts for people contain no internal names of things, such as `ns2` or `depot 5.1`."""

import re
from collections.abc import Iterator
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.rules import Game
from ludoteca.words import LANGUAGES, Words
from tests.kit.cases import Case, thorough_cases

GAMES = ["castles-of-burgundy", "great-split", "mille-fiori"]
NAMES = ["Ana", "Teo", "Eva", "Leo", "Pía", "Max", "Zoe"]
RAW = re.compile(
    r"\b(?:w|r|nb|ns|nt|cb|cs|ct|t|h|g)\d+\b"  # Mille Fiori's spaces
    r"|\d\.\d"  # a space of a depot
    r"|-?\d+,-?\d+"  # a hex
    r"|\b[a-z]+(?:-[a-z]+)*-\d+\b"  # cards and tiles: quartz-3, monastery-17
    r"|\bdie-[ab]\b|\bslot\b|\{|\}|_"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_a_spoken_name_and_help(game: str, language: str) -> None:
    words = Words(ludoteca.game(game), language)
    for thing in ludoteca.game(game).presentation.things():
        for said in (words.name(thing), words.help(thing)):
            assert said
            assert not RAW.search(said), f"{thing}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [case for case in thorough_cases() if case.game.id in GAMES], ids=str)
def test_no_action_and_no_event_names_a_place_by_its_id(case: Case, language: str) -> None:
    words = Words(case.game, language)
    for said in told(case, words):
        assert not RAW.search(said), said


def told(case: Case, words: Words) -> Iterator[str]:
    """Some actions and events of a random game, as all see them."""
    rng = Random(3)
    state = case.rules().new(3)
    heard: list[Event] = []
    for _ in range(150):
        if state.over:
            break
        seat = rng.choice(state.deciding)
        legal = state.legal(seat)
        for action in rng.sample(legal, min(3, len(legal))):
            yield words.action(action, state, seat)
        heard.clear()
        state.listener = heard.append
        state.play(seat, rng.choice(legal))
        for event in heard:
            for viewer in (seat, None):
                yield words.event(event.seen_by(viewer), NAMES, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_mille_fiori_are_told_apart(language: str) -> None:
    game: Game = ludoteca.game("mille-fiori")
    words = Words(game, language)
    spaces = [thing for thing, what in game.presentation.things().items() if str(what).find("'space'") >= 0]
    assert len({words.name(space) for space in spaces}) == len(spaces) > 100
