"""Positions as pictures: sound SVG that stands by itself, and shows nobody more than they know."""

import re
from random import Random
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca import drawings, plugins
from ludoteca.drawings.sheet import Theme
from ludoteca.kernel.state import State
from tests.kit.cases import Case, thorough_cases

CASES = [case for case in thorough_cases() if case.game.id in plugins.declared(plugins.DRAWINGS)]
SVG = "{http://www.w3.org/2000/svg}"


def moments(case: Case) -> tuple[State, State]:
    """The middle and the end of a random game."""
    rng = Random(5)
    state = case.rules().new(5)
    passed = []
    while not state.over:
        passed.append(state.clone())
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))
    return passed[len(passed) // 2], state


def check(svg: str | None, theme: Theme | None = None) -> None:
    assert svg is not None
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for used in re.findall(r"(?:href=[\"']|url\()#([^\"')]+)", svg):
        assert used in ids, used
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", ""), "nothing is fetched from elsewhere"
    declared = set(re.findall(r"(--[a-z0-9-]+):", svg))
    assert set(re.findall(r"var\((--[a-z0-9-]+)", svg)) <= declared
    if theme is not None:
        assert "var(" not in svg
        assert "@media" not in svg


@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_position_has_a_picture_which_shows_a_viewer_only_what_they_know(case: Case) -> None:
    """Another truth that looks the same to the seat has the same picture."""
    middle, end = moments(case)
    check(drawings.svg(end))
    check(middle.view(middle.deciding[0])._repr_svg_())
    for viewer in (None, 0):
        known = middle.view(viewer)
        picture = drawings.svg(known, language="es", theme="dark")
        check(picture, "dark")
        assert drawings.svg(known.sample(Random(3)).view(viewer), language="es", theme="dark") == picture


def test_hidden_cards_are_drawn_for_those_who_see_them() -> None:
    state = ludoteca.rules("mille-fiori", players=3).new(seed=7)
    pictures = {
        drawings.svg(state),
        drawings.svg(state.view(None)),
        *(drawings.svg(state.view(seat)) for seat in range(3)),
    }
    assert len(pictures) == 5


def test_a_theme_changes_colours_and_a_language_words() -> None:
    state = ludoteca.rules("mille-fiori", players=2).new(seed=1)
    light, dark = drawings.svg(state, theme="light"), drawings.svg(state, theme="dark")
    assert light is not None
    assert light != dark
    assert "Workshops" in light
    assert "Talleres" in (drawings.svg(state, language="es") or "")


def test_names_are_text_and_no_markup() -> None:
    state = ludoteca.rules("mille-fiori", players=2).new(seed=1)
    svg = drawings.svg(state, ["<script>alert(1)</script>", 'A & "B"'])
    check(svg)
    assert "<script" not in (svg or "")


def test_a_game_without_a_drawing_has_no_picture() -> None:
    state = ludoteca.rules("pebbles", players=2).new(seed=1)
    assert state._repr_svg_() is None
    assert drawings.png(state) is None


@pytest.mark.parametrize("game", sorted(plugins.declared(plugins.DRAWINGS)))
def test_a_picture_as_png(game: str) -> None:
    """With letters, though the machine may have no fonts: other names make another picture."""
    state = ludoteca.rules(game, players=2).new(seed=1)
    one, other = (drawings.png(state, names, width=400) for names in (["Ana", "Teo"], ["Marta", "Iker"]))
    assert one is not None
    assert one.startswith(b"\x89PNG")
    assert int.from_bytes(one[16:20], "big") == 400
    assert one != other
