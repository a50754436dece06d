"""Everything in the box explains itself, in both languages, and as the game at hand has it."""

import re
from typing import Any

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components.kinds import CASTLE
from ludoteca.games.castles_of_burgundy.rounds.phases import begin_phase
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.events import Event
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
    box: dict[str, Any] = ludoteca.game(GAME).presentation.box()
    colours = [f"goods {colour}" for colour in box["colours"]]
    others = ["workers", "silver", "white", "die-a", "border-post", "target", "inns", "key", "depot 3", "black 2"]
    said = words(language)
    for thing in [*box["tiles"], *box["shields"], *box["routes"], *colours, *others]:
        assert said.name(thing), thing
        assert said.help(thing), thing
        assert "{" not in said.name(thing) + said.help(thing), thing


def test_every_piece_has_help_of_its_own_in_both_languages() -> None:
    """Not that of its kind, and not that of another piece; only livestock is told by its species alone."""
    box: dict[str, Any] = ludoteca.game(GAME).presentation.box()
    livestock = [tile for tile, kind in box["tiles"].items() if kind == "livestock" and tile != "geese"]
    things = [thing for thing in [*box["tiles"], *box["shields"], *box["routes"]] if thing not in livestock]
    helps = [{thing: words(language).help(thing) for thing in things} for language in LANGUAGES]
    for said in helps:
        assert len(set(said.values())) == len(things)
    for thing in things:
        assert words("en").has(f"help-{thing}"), thing
        assert len({said[thing] for said in helps}) == len(LANGUAGES), thing


@pytest.mark.parametrize(
    ("language", "sentence", "goods"),
    [
        ("en", r"Phase A begins\. Goods of this phase: \w+, \w+, \w+, \w+ and \w+\.", "goods"),
        ("es", r"Empieza la fase A\. Mercancías de la fase: \w+, \w+, \w+, \w+ y \w+\.", "mercancías"),
    ],
)
def test_the_goods_of_a_phase_are_called_goods_once(language: str, sentence: str, goods: str) -> None:
    heard: list[Event] = []
    state = ludoteca.rules(GAME, 2).new(1)
    assert isinstance(state, BurgundyState)
    state.listener = heard.append
    begin_phase(state)
    (said,) = [words(language).event(event, ("Ana", "Ben")) for event in heard if event.type == "phase"]
    assert re.fullmatch(sentence, said), said
    assert said.lower().count(goods) == 1


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


def test_a_hex_is_said_by_its_number_and_where_it_is_only_if_two_are_alike() -> None:
    """The castles of board 1 are on a 4, a 5 and two 6s, one of them in the middle: no coordinates for people."""
    rules = ludoteca.rules(GAME, 2, board="1")
    assert isinstance(rules, BurgundyRules)
    board = rules.boards[0]
    said = {words("en").event(Event("founded", 0, board.told(hex)), ["Ada"], 0) for hex in board.of_kind[CASTLE]}
    assert said == {
        "Your first castle stands on a 4.",
        "Your first castle stands on a 5.",
        "Your first castle stands on a 6 (row 2, hex 3).",
        "Your first castle stands on a 6 (row 4, hex 4).",
    }
    middle = Event("founded", 0, board.told(board.hex_names.index("0,0")))
    assert words("es").event(middle, ["Ada"]) == "El primer castillo de Ada está en un 6 (fila 4, casilla 4)."


def test_no_two_hexes_of_a_board_are_called_the_same() -> None:
    box: dict[str, Any] = ludoteca.game(GAME).presentation.box()
    for hexes in box["boards"].values():
        names = {(one["kind"], one["number"], one["row"], one["place"]) for one in hexes.values()}
        assert len(names) == len(hexes)
