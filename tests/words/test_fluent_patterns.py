"""Compiled messages say what `fluent.runtime` says."""

from importlib import resources
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.words import KERNEL, LANGUAGES, Catalogue
from tests.words.catalogues import messages_of

PACKAGES = [
    KERNEL,
    *(f"ludoteca.{room}" for room in ("analysis", "arena", "cli", "drawings", "server")),
    *(game.package for game in ludoteca.all_games().values()),
]
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 999, 1000, 1_234_567, -1, -5, -1000]
WORDS = ["none", "yes", "one", "other", "Ana", "", "3"]
DRAWS = 40


class _Keys(Visitor):
    """Everything that a choice may depend on."""

    def __init__(self) -> None:
        self.found: list[str | int] = []

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key
        self.found.append(key.name if isinstance(key, ftl.Identifier) else int(key.value))
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_compiled_message_says_what_the_runtime_says(package: str, language: str) -> None:
    text = (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    catalogue, rng = Catalogue(language, text), Random(1)
    for id, variables in messages_of(package, language).items():
        assert catalogue.has_message(id)
        keys = _Keys()
        keys.visit(catalogue._messages[id])
        for draw in range(DRAWS):
            values = {name: rng.choice(NUMBERS + WORDS + keys.found * 3) for name in sorted(variables)}
            if values and draw % 10 == 9:
                del values[rng.choice(sorted(values))]  # None where it would have been said
            assert catalogue.said(id, values) == catalogue._said_by_runtime(id, values), (id, values)
        assert catalogue._formats[id] is not None, f"{id} is not compiled"


def test_what_is_not_compiled_is_left_to_the_runtime() -> None:
    words = Catalogue(
        "en",
        "-brand = Ludoteca\nterm = by { -brand }\nfunction = { NUMBER($n, minimumFractionDigits: 1) } points\n"
        "fraction = { $n ->\n    [0.5] half\n   *[other] whole\n }\nattribute = { other.name }\nother = x\n    .name = y\n"
        "empty =\n    .name = only this\n",
    )
    assert words.said("term", {}) == "by Ludoteca"
    assert words.said("function", {"n": 3}) == "3.0 points"
    assert words.said("fraction", {"n": 1}) == "whole"
    assert words.said("attribute", {}) == "y"
    assert words.said("empty", {}) == ""


def test_a_message_that_cannot_be_said_is_none() -> None:
    words = Catalogue("en", "itself = a { itself }\nfirst = a { second }\nsecond = b { first }\nlost = { nowhere }\n")
    assert [words.said(id, {}) for id in ("itself", "first", "second", "lost")] == [None] * 4
