"""Types and names of a game's things, served once per game and language."""

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.observation import HIDDEN
from ludoteca.server.localization import thing_infos
from ludoteca.words import LANGUAGES, Words
from tests.server.harness import Person

GAMES = ["mille-fiori", "great-split", "castles-of-burgundy"]


def test_a_page_asks_for_the_things_of_a_game(ana: Person) -> None:
    told = ana.get("/api/games/mille-fiori/things/en")
    assert told["quartz-3"]["what"] == {"type": "card", "kind": "quartz", "wheel": 3, "area": "workshops"}
    assert told["sea-7"]["what"] == {"type": "sea", "at": 7}
    assert told["quartz-3"]["name"] == "quartz 3"
    plain = ana.http.get("/api/games/mille-fiori/things/en", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == told
    assert ana.http.get("/api/games/mille-fiori/things/en").headers["Content-Encoding"] == "gzip"
    assert ana.http.get("/api/games/mille-fiori/things/xx").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_picked_has_a_name(game: str, language: str) -> None:
    told = thing_infos(game, language)
    words = Words(ludoteca.game(game), language)
    for name in ludoteca.game(game).presentation.things():
        assert words.has_name(name), name
        assert told[name].name == words.name(name)
    assert HIDDEN not in told


def test_help_differs_in_teams_and_alone() -> None:
    told = thing_infos("castles-of-burgundy", "en")
    assert {variant for info in told.values() for variant in info.variants} == {"solo", "team"}


def test_points_now_come_with_the_position(ana: Person) -> None:
    """Of every seat, from what lies open; a game that tells nothing sends nothing."""
    page = ana.sit(ana.new_table("me random", game="great-split")["id"])
    update = page.wait_until_asked()
    position: dict[str, Any] = update["position"]
    assert len(update["standings"]) == 2
    for seat, standing in enumerate(update["standings"]):
        assert standing["points"]["prestige"] == position["scores"][seat]
        assert standing["points"]["gems"] == 2 * min(
            position["tracks"][seat]["topaz"], position["tracks"][seat]["emerald"]
        )
        for resource, contracts in standing["contracts"].items():
            assert standing["points"][f"contracts-{resource}"] == contracts["count"] * contracts["stars"]
    other = ana.sit(ana.new_table("me random", game="castles-of-burgundy")["id"])
    assert other.wait_until_asked()["standings"] == []
