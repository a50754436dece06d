"""A person's page over HTTP: private until it is published, exported whole, deleted whole."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator

import pytest

from tests.server.harness import OPEN, Person, Server
from tests.server.profiles.people import Evening, spend

OWN = (
    ("GET", "profile", None),
    ("GET", "games", None),
    ("GET", "export", None),
    ("PUT", "published", {"published": True}),
    ("POST", "delete", {"name": "Ana"}),
)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with Server(tmp_path_factory.mktemp("person"), absent_seconds="1000") as server:
        yield spend(server)


@pytest.fixture(autouse=True)
def _all_closed() -> None:
    """Not the people of the evening: they stay for all tests of this module."""


@pytest.fixture(scope="module", autouse=True)
def _closed_in_the_end() -> Iterator[None]:
    yield
    OPEN.close()


def test_finished_games_are_counted_with_their_points(evening: Evening) -> None:
    profile = evening.ana.get("/api/me/profile")
    assert (profile["name"], profile["games"], profile["published"]) == ("Ana", 2, "")
    summary = evening.ana.get(f"/api/tables/{evening.alone['id']}/finish")
    games = {game["table"]: game for game in evening.ana.get("/api/me/games")["games"]}
    assert set(games) == {evening.alone["id"], evening.together["id"]}
    own = games[evening.alone["id"]]
    assert (own["points"], own["rank"]) == (summary["result"]["scores"][0], summary["result"]["ranks"][0])
    assert (own["against"], own["others"]) == ("bots", ["Random"])
    assert games[evening.together["id"]]["others"] == ["Ben"]
    lines = {line["source"]: line["mine"] for line in profile["sources"][0]["lines"]}
    assert sum(lines.values()) == sum(game["points"] for game in games.values()) / 2
    assert {(each["against"], each["games"]) for each in profile["ratings"]} == {("people", 1), ("bots", 1)}
    assert sorted((each["name"], each["bot"], each["games"]) for each in profile["opponents"]) == [
        ("", "random", 1),
        ("Ben", "", 1),
    ]


def test_who_resigns_has_lost_though_a_bot_plays_on(evening: Evening) -> None:
    rita, olga = Person(evening.ben.server, "Rita"), Person(evening.ben.server, "Olga")
    table = rita.new_table("me open", "pebbles")
    page, other = rita.sit(table["id"]), olga.join(table)
    page.wait_for("update")
    page.say("resign")
    assert other.play_on()["result"] is not None
    stayed, left = olga.get("/api/me/profile"), rita.get("/api/me/profile")
    assert stayed["ratings"][0]["rating"] > 1500 > left["ratings"][0]["rating"]
    assert (stayed["games"], left["games"]) == (1, 0), "means leave out what a bot finished"
    assert [game["table"] for game in rita.get("/api/me/games")["games"]] == [table["id"]]


def test_points_by_source_speak_the_asked_language(evening: Evening) -> None:
    titles = {
        language: [
            line["title"] for line in evening.ana.get(f"/api/me/profile?language={language}")["sources"][0]["lines"]
        ]
        for language in ("en", "es")
    }
    assert titles["en"] != titles["es"]


def test_a_page_is_private_until_it_is_published(evening: Evening) -> None:
    ben, stranger = evening.ben, Person(evening.ben.server, "")
    for method, path, body in OWN:
        assert stranger.http.request(method, f"/api/me/{path}", json=body).status_code == 401
    assert stranger.http.get("/api/people/None").status_code == 404
    address = ben.http.put("/api/me/published", json={"published": True}).json()["published"]
    seen = stranger.get(f"/api/people/{address}")
    assert (seen["name"], seen["games"], seen["opponents"]) == ("Ben", 1, []), "other people are not told"
    game = stranger.get(f"/api/people/{address}/games")["games"][0]
    assert (game["table"], game["others"], game["against"]) == ("", [], "people")
    assert stranger.http.get(f"/api/people/{address}/games?search=Ana").status_code in (200, 400)
    assert "Ana" not in json.dumps([seen, game])
    other = ben.http.put("/api/me/published", json={"published": True}).json()["published"]
    assert other != address
    assert stranger.http.get(f"/api/people/{address}").status_code == 404
    assert ben.http.put("/api/me/published", json={"published": False}).json()["published"] == ""
    assert stranger.http.get(f"/api/people/{other}").status_code == 404
    assert stranger.http.get(f"/api/people/{other}/games").status_code == 404


def test_an_export_has_all_of_it_and_no_secret_of_a_running_game(evening: Evening) -> None:
    answer = evening.ana.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    told = answer.json()
    assert (told["format"], told["person"][0]["name"], len(told["tokens"])) == (1, "Ana", 1)
    tables = {table["id"]: table for table in told["tables"]}
    assert set(tables) == {each["id"] for each in (evening.together, evening.alone, evening.running, evening.waiting)}
    for finished in (evening.together, evening.alone):
        record = evening.ana.http.get(f"/api/tables/{finished['id']}/record").text
        assert tables[finished["id"]]["record"] == record
        assert tables[finished["id"]]["scores"][0]["points"] > 0
    running = tables[evening.running["id"]]
    assert (running["record"], running["note"]) == (None, "attack the harbor")
    assert [line["text"] for line in running["chat"]] == ["well played"], "what Ben said is his"
    assert "seed" not in answer.text.split('"record":null')[0].rsplit("{", 1)[1]


def test_deleting_needs_the_own_name(evening: Evening) -> None:
    answer = evening.ana.http.post("/api/me/delete", json={"name": "Ben"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name-other")
    assert evening.ana.get("/api/me")["name"] == "Ana"


@pytest.fixture(scope="module")
def deleted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Evening, str]]:
    """An evening after which Zenobia deleted herself; and her id."""
    with Server(tmp_path_factory.mktemp("deleted"), absent_seconds="1000") as server:
        evening = spend(server, "Zenobia", "Ben")
        page = evening.ana.sit(evening.running["id"])
        evening.ana.http.put("/api/me/published", json={"published": True}).raise_for_status()
        evening.ana.http.post("/api/me/link").raise_for_status()
        id = evening.ana.http.get("/api/me/export").json()["person"][0]["id"]
        answer = evening.ana.http.post("/api/me/delete", json={"name": "Zenobia"})
        assert answer.status_code == 200, server.errors.read_text()
        assert page.closed_with() == 4005
        yield evening, id


def test_a_deleted_person_is_nowhere_in_the_database(deleted: tuple[Evening, str]) -> None:
    evening, id = deleted
    file = evening.ana.server.data / "ludoteca.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as database:
        dump = "\n".join(database.iterdump())
    for trace in ("Zenobia", id, "well played", "attack the harbor"):
        assert trace not in dump
    assert "thank you" in dump


def test_games_stay_without_the_name(deleted: tuple[Evening, str]) -> None:
    evening, _ = deleted
    ben = evening.ben
    assert evening.ana.get("/api/me")["name"] == ""
    assert [seat["name"] for seat in ben.get(f"/api/tables/{evening.together['id']}")["seats"]] == ["N. N.", "Ben"]
    assert ben.get("/api/me/games")["games"][0]["others"] == ["N. N."]
    assert ben.get("/api/me/profile")["opponents"] == []
    assert ben.get(f"/api/tables/{evening.together['id']}/finish")["result"]
    assert ben.get(f"/api/tables/{evening.waiting['id']}")["status"] == "closed"


def test_a_running_game_goes_on_with_a_bot(deleted: tuple[Evening, str]) -> None:
    evening, _ = deleted
    page = evening.ben.sit(evening.running["id"])
    assert [(seat["name"], seat["standin"]) for seat in page.table["seats"]] == [("N. N.", "resigned"), ("Ben", "")]
    update = page.wait_until_asked()
    assert page.act(update["position"]["legal"][0])["type"] == "accepted"
    page.wait_for("update")
    page.wait_until_asked()


def test_a_rematch_has_a_free_seat_for_somebody_else(deleted: tuple[Evening, str]) -> None:
    evening, _ = deleted
    again = evening.ben.http.post(f"/api/tables/{evening.together['id']}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open"]
    Person(evening.ben.server, "Cleo").join(again).wait_for("table")
