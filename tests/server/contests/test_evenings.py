"""A tournament of eight people over three deals, by the messages that pages send."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.contests.games import play_table, refusal, seats_of
from tests.server.harness import OPEN, Message, Person, Server

NAMES = ("Ana", "Ben", "Carla", "Dora", "Eva", "Fede", "Gala", "Hugo")
GAME = {"title": "Club night", "game": "pebbles", "players": 4, "boards": 3, "bot": "random"}


def evening_of(server: Server, count: int, **more: object) -> tuple[list[Person], Message]:
    people = [Person(server, name) for name in NAMES[:count]]
    made = people[0].http.post("/api/evenings", json={**GAME, **more})
    made.raise_for_status()
    evening: Message = made.json()
    for person in people:
        joined = person.http.post(f"/api/evenings/{evening['id']}/join", json={"code": evening["invite"]})
        joined.raise_for_status()
    return people, evening


class Following:
    """An open page of an evening: looks again whenever it is told that something has changed."""

    def __init__(self, person: Person, evening: str) -> None:
        self._person = person
        self._path = f"/api/evenings/{evening}"
        address = f"{person.server.address.replace('http', 'ws')}{self._path}/live"
        self.socket = OPEN.enter_context(connect(address, origin=Origin(person.server.address), close_timeout=2))
        self.told: Message = {}

    def wait_until(self, holds: Callable[[Message], bool]) -> None:
        while not (self.told and holds(self.told)):
            assert self.socket.recv(60) == '{"type":"changed"}'
            self.told = self._person.get(self._path)

    def closed_with(self) -> int:
        while True:
            try:
                self.socket.recv(60)
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 1006


def in_round(number: int) -> Callable[[Message], bool]:
    return lambda told: bool(told["round"] == number)


def board_over(number: int) -> Callable[[Message], bool]:
    return lambda told: bool(told["boards"][number - 1]["status"] == "over")


def test_eight_people_over_three_deals(server: Server) -> None:
    people, evening = evening_of(server, 8)
    path, host = f"/api/evenings/{evening['id']}", people[0]
    commitments = [board["commitment"] for board in host.get(path)["boards"]]
    assert len(set(commitments)) == 3, "sealed before the first move"
    choice, page = Random(4), Following(host, evening["id"])
    host.http.post(f"{path}/rounds/1").raise_for_status()
    for number in (1, 2, 3):
        page.wait_until(in_round(number))
        tables = {person.get(path)["mine"] for person in people}
        assert len(tables) == 2
        if number == 1:
            first = min(tables)
            stranger = next(person for person in people if not seats_of(person, first))
            assert refusal(stranger, f"/api/tables/{first}/replay") == "evening-closed"
            assert refusal(host, f"{path}/rounds/2", {}) == "evening-playing"
        for table in tables:
            play_table([person for person in people if seats_of(person, table)], table, choice)
        page.wait_until(board_over(number))
        board = host.get(path)["boards"][number - 1]
        seats = [table["seats"] for table in board["tables"]]
        for one, other in zip(*seats, strict=True):  # the same deal and seat
            assert (
                one["margin"] == pytest.approx(-other["margin"]) == pytest.approx((one["score"] - other["score"]) / 2)
            )
        proofs = [people[0].get(f"/api/tables/{table}/finish")["proof"] for table in tables]
        assert proofs[0] == proofs[1]
        assert proofs[0]["commitment"] == commitments[number - 1]
    done = host.get(path)
    assert done["over"]
    assert [standing["boards"] for standing in done["standings"]] == [3] * 8
    assert sum(standing["margin"] for standing in done["standings"]) == pytest.approx(0)
    assert [one["rank"] for one in done["standings"]] == sorted(one["rank"] for one in done["standings"])


def test_all_join_at_the_same_moment(server: Server) -> None:
    people, evening = evening_of(server, 1)
    others = [Person(server, name) for name in NAMES[1:]]
    path, code = f"/api/evenings/{evening['id']}/join", {"code": evening["invite"]}
    with ThreadPoolExecutor(len(others)) as together:
        answers = list(together.map(lambda person: person.http.post(path, json=code).status_code, others))
    assert set(answers) <= {200, 201}
    assert len(people[0].get(f"/api/evenings/{evening['id']}")["standings"]) == len(NAMES)


def test_the_host_may_start_each_round_instead(server: Server) -> None:
    people, evening = evening_of(server, 2, players=2, boards=2, auto=False)
    path, host = f"/api/evenings/{evening['id']}", people[0]
    page = Following(people[1], evening["id"])
    host.http.post(f"{path}/rounds/1").raise_for_status()
    play_table(people, host.get(path)["mine"], Random(2))
    page.wait_until(board_over(1))
    assert host.get(path)["round"] == 1
    assert people[1].http.put(path, json={"auto": True}).json()["error"]["code"] == "not-host"
    assert host.http.put(path, json={"auto": True}).json()["round"] == 2, "it only waited for the host"
    page.wait_until(in_round(2))
    assert len(host.get(path)["boards"][1]["tables"]) == 1
    play_table(people, host.get(path)["mine"], Random(2))
    page.wait_until(lambda told: told["over"])


def test_a_round_goes_on_without_those_who_deleted_themselves(server: Server) -> None:
    people, evening = evening_of(server, 3, players=2, boards=2)
    path = f"/api/evenings/{evening['id']}"
    gone, *others = people
    gone.http.post(f"{path}/rounds/1").raise_for_status()
    page = Following(others[0], evening["id"])
    gone.http.post("/api/me/delete", json={"name": NAMES[0]}).raise_for_status()
    for number in (1, 2):
        page.wait_until(in_round(number))
        for table in sorted({person.get(path)["mine"] for person in others} - {None}):
            play_table([person for person in others if seats_of(person, table)], table, Random(number))
    page.wait_until(lambda told: told["over"])
    assert sorted(one["boards"] for one in page.told["standings"] if one["name"] != "–") == [2, 2]


def test_a_server_that_ended_at_the_end_of_a_round_starts_the_next(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        people, evening = evening_of(server, 2, players=2, boards=2, auto=False)
        path, host = f"/api/evenings/{evening['id']}", people[0]
        host.http.post(f"{path}/rounds/1").raise_for_status()
        play_table(people, host.get(path)["mine"], Random(2))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database, database:
            database.execute("update evenings set auto = 1")  # as if it had been killed before it could begin
        server.start()
        page = Following(host, evening["id"])
        page.wait_until(in_round(2))


def test_who_follows_an_evening_has_nothing_to_say(ana: Person, server: Server) -> None:
    _, evening = evening_of(server, 2)
    page = Following(ana, evening["id"])
    page.socket.send("anything")
    assert page.closed_with() == 4000
    assert Following(ana, "nonsense").closed_with() == 4004


def test_bots_fill_the_last_table_and_nobody_starts_but_the_host(server: Server) -> None:
    people, evening = evening_of(server, 3, players=2, boards=1)
    path = f"/api/evenings/{evening['id']}"
    assert refusal(people[1], f"{path}/rounds/1", {}) == "not-host"
    assert refusal(people[0], f"{path}/rounds/2", {}) == "stale"
    late = Person(server, "Zoe")
    assert refusal(late, f"{path}/join", {"code": "wrong"}) == "invite-wrong"
    for _ in range(2):  # asked twice, started once
        people[0].http.post(f"{path}/rounds/1").raise_for_status()
    assert refusal(late, f"{path}/join", {"code": evening["invite"]}) == "evening-begun"
    tables = people[0].get(path)["boards"][0]["tables"]
    assert sorted(seat["number"] for table in tables for seat in table["seats"]) == [-1, 0, 1, 2]
    for table in {person.get(path)["mine"] for person in people}:
        play_table([person for person in people if seats_of(person, table)], table, Random(1))
    assert people[0].get(path)["over"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"boards": 0}, "evening-boards"), ({"boards": 99}, "evening-boards"), ({"players": 9}, "seats-wrong")],
)
def test_nonsense_makes_no_evening(ana: Person, wrong: Message, code: str) -> None:
    assert refusal(ana, "/api/evenings", {**GAME, **wrong}) in (code, "players-wrong")
    assert refusal(ana, "/api/evenings/nonsense") == "evening-unknown"
