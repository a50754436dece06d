"""The practice streak is stored with the person, equal on every device, exported and deleted with them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from ludoteca.analysis.practice import practice_set
from tests.server.harness import Message, Person, Server

GAME = "mille-fiori"
FIRST, SECOND, THIRD = (position.id for position in practice_set(GAME)[:3])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("practice")) as running:
        yield running


def answer(person: Person, *answers: tuple[str, bool], game: str = GAME) -> Message:
    data = [{"game": game, "item": item, "solved": solved} for item, solved in answers]
    said = person.http.post("/api/me/practice", json={"answers": data})
    said.raise_for_status()
    told: Message = said.json()
    return told


def test_a_streak_counts_first_tries_and_ends_with_a_wrong_one(server: Server) -> None:
    ana = Person(server, "Ana")
    assert answer(ana) == {"streak": 0, "longest": 0, "solved": []}
    told = answer(ana, (FIRST, True), (FIRST, False), (SECOND, True))
    assert told == {"streak": 2, "longest": 2, "solved": [f"{GAME}/{FIRST}", f"{GAME}/{SECOND}"]}
    assert answer(ana, (SECOND, True))["streak"] == 2, "sent once more after a lost connection"
    told = answer(ana, (THIRD, False))
    assert (told["streak"], told["longest"]) == (0, 2)
    assert answer(ana, (FIRST, True))["solved"] == [f"{GAME}/{FIRST}", f"{GAME}/{SECOND}"]


def test_what_is_in_no_set_counts_for_nothing(server: Server) -> None:
    ana = Person(server, "Ana")
    answer(ana, ("no such", True))
    assert answer(ana, (FIRST, True), game="no-such-game")["streak"] == 0
    assert ana.http.post("/api/me/practice", json={"answers": [{"item": FIRST}]}).status_code == 400
    too_many = [{"game": GAME, "item": FIRST, "solved": True}] * 201
    assert ana.http.post("/api/me/practice", json={"answers": too_many}).status_code == 400


def test_it_follows_to_another_device_is_exported_and_goes_with_the_person(server: Server) -> None:
    ana, phone = Person(server, "Ana"), Person(server, "")
    answer(ana, (FIRST, True))
    assert phone.http.post("/api/me/practice", json={}).json()["error"]["code"] == "name-missing"
    link = ana.http.post("/api/me/link").json()["token"]
    phone.http.post("/api/me/arrive", json={"token": link}).raise_for_status()
    assert answer(phone)["streak"] == 1
    exported = ana.http.get("/api/me/export").json()
    assert [row["streak"] for row in exported["practice"]] == [1]
    ana.http.post("/api/me/delete", json={"name": "Ana"}).raise_for_status()
    assert kept_of(server, exported["person"][0]["id"]) == 0


def kept_of(server: Server, person: str) -> int:
    with closing(sqlite3.connect(server.data / "ludoteca.sqlite3")) as database:
        found = database.execute("SELECT count(*) FROM practice WHERE person = ?", (person,)).fetchone()
        count: int = found[0]
        return count
