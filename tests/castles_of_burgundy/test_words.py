"""Everything in the box explains itself, in both languages, and as the game at hand has it."""

import re
from typing import Any

import pytest

import ludoteca
from ludoteca.words import LANGUAGES, Words

GAME = "castles-of-burgundy"
END = {
    "en": re.compile("at the end(?! of each phase)", re.IGNORECASE),
    "es": re.compile("al final(?! de cada fase)", re.IGNORECASE),
}


def words(language: str) -> Words:
    return Words(ludoteca.game(GAME), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_the_box_has_a_name_and_help(language: str) -> None:
    box: dict[str, Any] = ludoteca.game(GAME).box()
    colours = [f"goods {colour}" for colour in box["colours"]]
    others = ["workers", "silver", "white", "die-a", "border-post", "target", "inns", "key", "depot 3", "black 2"]
    said = words(language)
    for thing in [*box["tiles"], *box["shields"], *box["routes"], *colours, *others]:
        assert said.name(thing), thing
        assert said.help(thing), thing
        assert "{" not in said.name(thing) + said.help(thing), thing


def test_every_piece_has_help_of_its_own_in_both_languages() -> None:
    """Not that of its kind, and not that of another piece; only livestock is told by its species alone."""
    box: dict[str, Any] = ludoteca.game(GAME).box()
    livestock = [tile for tile, kind in box["tiles"].items() if kind == "livestock" and tile != "geese"]
    things = [thing for thing in [*box["tiles"], *box["shields"], *box["routes"]] if thing not in livestock]
    helps = [{thing: words(language).help(thing) for thing in things} for language in LANGUAGES]
    for said in helps:
        assert len(set(said.values())) == len(things)
    for thing in things:
        assert words("en").has(f"help-{thing}"), thing
        assert len({said[thing] for said in helps}) == len(LANGUAGES), thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_speaks_of_the_end_of_a_solo_game(language: str) -> None:
    """Its pages ask for `help-monastery-16-solo` before `help-monastery-16`."""
    told: dict[str, Any] = ludoteca.rules(GAME, 1, white_castles=True, extra_tiles=True).describe()
    said = words(language)
    colours = [f"goods-{colour}" for colour in told["colours"]]
    for thing in [*told["tiles"], *colours, "workers", "silver", "white"]:
        alone = said.say(own) if said.has(own := f"help-{thing}-solo") else said.help(thing)
        assert alone
        assert not END[language].search(alone), f"{thing}: {alone}"
