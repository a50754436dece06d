"""Hints at a table: one move with its reason; following them leads along one line."""

import asyncio
from types import SimpleNamespace

import pytest

from ludoteca.server.live.hints import Hints
from ludoteca.server.settings import Limits
from ludoteca.server.tables import commands
from ludoteca.server.workers.jobs import GiveHint, HintBody, HintInfo
from tests.server.harness import Message, Page, Person
from tests.server.tables.test_core import begun


def hint(page: Page) -> Message:
    page.say("hint", key="h")
    return page.answer("h")


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_hint_comes_true(ana: Person, game: str) -> None:
    """Asked twice it is the same; it is legal as it stands, whole moves included; it has a reason."""
    page = ana.sit(ana.new_table("me random", game=game)["id"])
    for _ in range(6):
        page.wait_until_asked()
        first = hint(page)
        assert first["text"].startswith("Suggestion: ")
        assert hint(page) == first
        assert page.act(*first["actions"])["type"] == "accepted"


class Line:
    """A worker that always thinks of the same line, and counts how often it was asked."""

    crowd = 1.0

    def __init__(self, *moves: list[str]) -> None:
        self.moves = moves
        self.asked = 0

    async def run(self, table: str, job: GiveHint, decode: object, seconds: float) -> HintBody:
        self.asked += 1
        return HintBody([HintInfo(move, [], [], f"Suggestion {number}") for number, move in enumerate(self.moves)])


def test_the_next_hint_goes_on_with_the_line() -> None:
    core, _ = begun("castles-of-burgundy", players=2)
    assert core.match is not None
    seat = core.deciding[0]
    workers, takes, ends = Line(["die-a workers"], ["die-b workers"]), "die-a workers", "die-b workers"
    hints = Hints(SimpleNamespace(core=core), workers, Limits())  # type: ignore[arg-type]  # all that it looks at

    def told() -> str:
        given = asyncio.run(hints.hint(seat, "en"))
        assert given is not None
        return given.text

    def act(action: str) -> None:
        core.commit(commands.act(core, seat, [action], core.version, "", 1))

    assert [told(), told()] == ["Suggestion 0"] * 2
    act(takes)
    assert told() == "Suggestion 1"
    assert workers.asked == 1
    core.commit(commands.undo(core, seat, False, core.version, "u", 1))
    assert told() == "Suggestion 0"
    assert workers.asked == 1
    act(ends)  # another way than was suggested
    assert told() == "Suggestion 0"
    assert workers.asked == 2


def test_in_the_language_of_the_page(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"], language="es")
    page.wait_until_asked()
    assert hint(page)["text"].startswith("Sugerencia: ")
