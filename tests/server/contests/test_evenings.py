"""A tournament of eight people over three deals, by the messages that pages send."""

from random import Random

import pytest

from tests.server.contests.games import refusal
from tests.server.harness import Message, Person, Server

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


def play_table(people: list[Person], table: str, choice: Random) -> None:
    """All who sit there, each at their own socket."""
    info = people[0].get(f"/api/tables/{table}")
    seated = {number: person for person in people for number in seats_of(person, table)}
    pages = {number: person.sit(table) for number, person in seated.items()}
    while info["status"] != "over":
        deciding = [seat for seat in info["deciding"] if seat in pages]
        if deciding:
            page = pages[deciding[0]]
            update = page.wait_until_asked()
            if update["result"] is None:
                page.act(choice.choice(update["position"]["legal"]), confirmed=True)
        info = people[0].get(f"/api/tables/{table}")
    for page in pages.values():
        page.close()


def seats_of(person: Person, table: str) -> list[int]:
    answer = person.http.get(f"/api/tables/{table}")
    return [number for number, seat in enumerate(answer.json()["seats"]) if seat["mine"]] if answer.is_success else []


def test_eight_people_over_three_deals(server: Server) -> None:
    people, evening = evening_of(server, 8)
    path, host = f"/api/evenings/{evening['id']}", people[0]
    commitments = [board["commitment"] for board in host.get(path)["boards"]]
    assert len(set(commitments)) == 3, "sealed before the first move"
    choice = Random(4)
    for number in (1, 2, 3):
        host.http.post(f"{path}/rounds/{number}").raise_for_status()
        tables = {person.get(path)["mine"] for person in people}
        assert len(tables) == 2
        if number == 1:
            first = min(tables)
            stranger = next(person for person in people if not seats_of(person, first))
            assert refusal(stranger, f"/api/tables/{first}/replay") == "evening-closed"
            assert refusal(host, f"{path}/rounds/2", {}) == "evening-playing"
        for table in tables:
            play_table([person for person in people if seats_of(person, table)], table, choice)
        board = host.get(path)["boards"][number - 1]
        assert board["status"] == "over"
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
