"""The link of a table in a messenger: what it says, and a picture that shows no more than a spectator sees."""

import re

from ludoteca.kernel.observation import HIDDEN
from tests.server.harness import Person


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page))


def test_a_table_that_waits_has_words_and_no_picture(ana: Person) -> None:
    table = ana.new_table("me open")
    told = tags(ana.http.get(f"/t/{table['id']}").text)
    assert told["og:title"] == "Mille Fiori: a table is waiting for players"
    assert "og:image" not in told
    assert ana.http.get(f"/t/{table['id']}/picture.png").status_code == 409


def test_a_running_game_shows_what_a_spectator_sees(ana: Person) -> None:
    id = ana.new_table("me random random")["id"]
    page = ana.sit(id)
    page.wait_until_asked()
    answer = ana.http.get(f"/t/{id}")
    told = tags(answer.text)
    assert f"/#/table/{id}" in answer.text
    assert told["og:title"] == "Mille Fiori: a game in progress"
    assert told["og:description"].startswith("Ana")
    drawn = Person(ana.server, "").http.get(told["og:image"])
    assert drawn.headers["Content-Type"] == "image/png"
    assert drawn.content.startswith(b"\x89PNG")
    assert drawn.content == ana.http.get(told["og:image"]).content, "those who sit there get no other one"
    seen = ana.get(f"/api/tables/{id}/replay?eyes=table")
    position = ana.get(f"/api/tables/{id}/positions/{seen['last']}?eyes=table")["position"]
    assert {card for hand in position["hands"] for card in hand} <= {HIDDEN}


def test_names_are_no_markup(ana: Person) -> None:
    person = Person(ana.server, '<b>"Bo"</b>')
    id = person.new_table("me random random")["id"]
    page = person.http.get(f"/t/{id}", headers={"Accept-Language": "es"}).text
    assert "<b>" not in page
    assert "una mesa espera jugadores" in page


def test_an_unknown_table_has_no_link(ana: Person) -> None:
    assert ana.http.get("/t/no-such-table").status_code == 404
    assert ana.http.get("/t/no-such-table/picture.png").status_code == 404


def test_a_finished_game_shows_its_end(ana: Person) -> None:
    id = ana.new_table("me random")["id"]
    ana.sit(id).play_on()
    answer = ana.http.get(f"/t/{id}")
    told = tags(answer.text)
    assert told["og:title"] == "Mille Fiori: the final position"
    assert re.fullmatch(r"Ana \d+, .+ \d+", told["og:description"])
    assert f"/#/replay/{id}" in answer.text
    assert ana.http.get(told["og:image"]).content.startswith(b"\x89PNG")
