"""Finding a table and sitting down: settings, the lobby, codes, leaving, closing, and how others reach us."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from ludoteca.server.accounts.device_links import DeviceLinks
from ludoteca.server.http import network_addresses
from ludoteca.server.lobby import invitations
from ludoteca.server.rate_limits import network_of
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody, with_database
from tests.server.harness import Message, Person, Server

SEATS = [{"kind": "me"}, {"kind": "open"}]
WRONG_CODES = 310
"""A few more than one network was once allowed in an hour."""


def made(person: Person, seats: list[dict[str, str]] | None = None, **terms: object) -> Message:
    answer = person.http.post("/api/tables", json={"game": "mille-fiori", "seats": seats or SEATS, **terms})
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    error: Message = answer.json()["error"]
    assert not error["text"].startswith("refusal-"), "said in words"
    code: str = error["code"]
    return code


def ids(tables: list[Message]) -> list[str]:
    return [table["id"] for table in tables]


# -- settings


def test_a_table_keeps_what_was_agreed(ana: Person) -> None:
    clock = {"kind": "minutes", "minutes": 10, "increment": 5, "days": 0}
    table = made(ana, public=True, hints=False, takebacks=False, clock=clock)
    again = ana.get(f"/api/tables/{table['id']}")
    for seen in (table, again):
        assert (seen["public"], seen["hints"], seen["takebacks"], seen["clock"]) == (True, False, False, clock)
        assert (seen["imported"], seen["since"]) == (False, 0)
    plain = made(ana)
    assert (plain["public"], plain["hints"], plain["takebacks"]) == (False, True, True)
    assert plain["clock"] == {"kind": "none", "minutes": 0, "increment": 0, "days": 0}


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "minutes"},
        {"kind": "minutes", "minutes": 181},
        {"kind": "minutes", "minutes": 5, "increment": 121},
        {"kind": "minutes", "minutes": 5, "increment": -1},
        {"kind": "minutes", "minutes": 5, "days": 1},
        {"kind": "days"},
        {"kind": "days", "days": 15},
        {"kind": "none", "minutes": 5},
    ],
)
def test_clocks_have_bounds(ana: Person, clock: dict[str, Any]) -> None:
    answer = ana.http.post("/api/tables", json={"game": "mille-fiori", "seats": SEATS, "clock": clock})
    assert code_of(answer) in ("clock-wrong", "clock-mixed")


def test_settings_that_are_none_are_garbage(ana: Person) -> None:
    bad: tuple[dict[str, object], ...] = (
        {"public": "maybe"},
        {"clock": {"kind": "sand"}},
        {"clock": "fast"},
        {"hints": []},
        {"clock": {"minutes": "soon"}},
    )
    for terms in bad:
        answer = ana.http.post("/api/tables", json={"game": "mille-fiori", "seats": SEATS, **terms})
        assert code_of(answer) == "garbage"


# -- codes


def test_codes_are_easy_to_read_out() -> None:
    assert len({invitations.new_code() for _ in range(1000)}) == 1000
    assert not set("01IOL") & set(invitations.LETTERS)
    assert invitations.plain(" k7qm-3xpa ") == "K7QM3XPA"
    assert invitations.is_code("k7qm 3xpa", "K7QM3XPA")
    assert not invitations.is_code("K7QM3XPB", "K7QM3XPA")
    assert invitations.is_code("aB_-c", "aB_-c"), "as old tables had them"


def test_joining_by_code_alone(ana: Person, ben: Person) -> None:
    table = made(ana)
    code = table["invite"]
    assert len(code) == invitations.LENGTH
    typed = f" {code[:5].lower()}-{code[5:].lower()} "
    joined = ben.http.post("/api/join", json={"code": typed})
    assert joined.status_code == 201
    assert joined.json()["id"] == table["id"]
    assert joined.json()["seats"][1]["mine"]
    assert ben.http.post("/api/join", json={"code": code}).json()["id"] == table["id"], "twice does no harm"
    cleo = Person(ana.server, "Cleo")
    assert code_of(cleo.http.post("/api/join", json={"code": code})) == "no-seat-free"


def test_somebody_new_joins_with_a_name(ana: Person) -> None:
    table = made(ana, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    guest = Person(ana.server, "")
    assert code_of(guest.http.post("/api/join", json={"code": table["invite"]})) == "name-missing"
    joined = guest.http.post("/api/join", json={"code": table["invite"], "seat": 2, "name": " Ana "}).json()
    assert [seat["name"] for seat in joined["seats"]] == ["Ana", "", "Ana 2"], "told apart"
    assert guest.get("/api/me")["name"] == "Ana"
    assert ids(guest.get("/api/lobby")["mine"]) == [table["id"]]


@pytest.mark.parametrize(
    "body", [{}, {"code": ""}, {"code": "WRONG"}, {"code": "x" * 5000}, {"code": "\u0000"}, {"code": "ſ"}]
)
def test_wrong_codes_are_refused(ben: Person, body: dict[str, str]) -> None:
    assert code_of(ben.http.post("/api/join", json=body)) == "invite-wrong"


@pytest.mark.parametrize("body", [[], {"code": 7}, {"code": "A", "seat": "first"}, {"code": "A", "more": 1}])
def test_garbage_joins_nothing(ben: Person, body: object) -> None:
    assert code_of(ben.http.post("/api/join", json=body)) == "garbage"


def test_wrong_codes_lock_nobody_out(ana: Person, ben: Person) -> None:
    table = made(ana)
    crook = Person(ana.server, "Crook")
    for _ in range(WRONG_CODES // 2):
        assert code_of(crook.http.post("/api/join", json={"code": "WRONG"})) == "invite-wrong"
        answer = crook.http.post(f"/api/tables/{table['id']}/join", json={"code": "WRONG"})
        assert code_of(answer) == "invite-wrong"
    assert Person(ana.server, "").http.post("/api/find", json={"code": table["invite"]}).is_success
    assert ben.http.post("/api/join", json={"code": table["invite"]}).is_success


def test_guessing_a_code_is_hopeless() -> None:
    """A thousand networks guess for a day, as fast as the limit of requests allows, while a hundred tables wait."""
    guesses = 1_000 * 24 * 3600 * Limits().requests_per_second
    codes = len(invitations.LETTERS) ** invitations.LENGTH
    assert 100 * guesses / codes < 0.001


def test_new_people_are_rationed_by_network(tmp_path: Path) -> None:
    with Server(tmp_path, people_per_hour="3") as server:
        people = [Person(server, f"P{number}") for number in range(3)]
        answer = Person(server, "").http.put("/api/me", json={"name": "P4"})
        assert (answer.status_code, code_of(answer)) == (429, "too-many-people")
        assert people[0].http.put("/api/me", json={"name": "Ana"}).is_success, "whoever is here stays"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::7:1", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_who_can_choose_addresses_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


# -- public tables and the lobby


def test_public_tables_need_no_code_and_private_ones_do(ana: Person, ben: Person) -> None:
    private, public = made(ana), made(ana, public=True)
    assert code_of(ben.http.post(f"/api/tables/{private['id']}/join", json={})) == "invite-wrong"
    assert ben.http.post(f"/api/tables/{public['id']}/join", json={"seat": 1}).json()["seats"][1]["mine"]


def test_the_lobby_shows_mine_the_open_and_those_to_watch(ana: Person, ben: Person) -> None:
    private, public = made(ana), made(ana, public=True)
    lobby = ben.get("/api/lobby")
    assert public["id"] in ids(lobby["open"])
    assert private["id"] not in str(lobby)
    assert public["invite"] not in str(lobby), "codes are for those who sit there"
    assert public["id"] not in ids(ana.get("/api/lobby")["open"]), "mine is not offered to me"
    ben.http.post(f"/api/tables/{public['id']}/join", json={})
    assert public["id"] in ids(ben.get("/api/lobby")["mine"])
    cleo = Person(ana.server, "Cleo")
    assert public["id"] not in ids(cleo.get("/api/lobby")["open"]), "full"
    assert public["id"] not in ids(cleo.get("/api/lobby")["watch"]), "not begun"
    pages = [ana.sit(public["id"]), ben.sit(public["id"])]
    pages[1].wait_until_asked()
    assert public["id"] in ids(cleo.get("/api/lobby")["watch"])
    assert Person(ana.server, "").get("/api/lobby")["mine"] == []


def test_my_turn_comes_first(ana: Person) -> None:
    over = ana.new_table("me random")["id"]
    ana.sit(over).play_on()
    running = ana.new_table("me random")["id"]
    ana.sit(running).wait_until_asked()
    waiting = made(ana)["id"]
    listed = ana.get("/api/lobby")["mine"]
    assert ids(listed) == [running, waiting, over]
    assert listed[0]["since"] > 0
    assert listed[0]["deciding"] == [0, 1]


# -- leaving and closing


def test_one_may_get_up_before_the_game(ana: Person, ben: Person) -> None:
    table = made(ana)
    ben.http.post("/api/join", json={"code": table["invite"]})
    page = ana.sit(table["id"])
    left = ben.http.post(f"/api/tables/{table['id']}/leave")
    assert left.json()["seats"][1]["kind"] == "open"
    while page.table["seats"][1]["kind"] != "open":
        page.wait_for("table")
    assert code_of(ben.http.post(f"/api/tables/{table['id']}/leave")) == "cannot-leave"
    cleo = Person(ana.server, "Cleo")
    cleo.http.post("/api/join", json={"code": table["invite"]}).raise_for_status()
    cleo.sit(table["id"]).wait_until_asked()
    assert code_of(cleo.http.post(f"/api/tables/{table['id']}/leave")) == "cannot-leave"


def test_the_host_closes_a_waiting_table(ana: Person, ben: Person) -> None:
    table = made(ana, public=True)
    path = f"/api/tables/{table['id']}/close"
    assert code_of(ben.http.post(path)) == "not-host"
    page = ana.sit(table["id"])
    assert ana.http.post(path).json()["status"] == "closed"
    while page.table["status"] != "closed":
        page.wait_for("table")
    assert code_of(ana.http.post(path)) == "already-over"
    assert code_of(ben.http.post(f"/api/tables/{table['id']}/join", json={})) == "no-seat-free"
    assert table["id"] not in ids(ben.get("/api/lobby")["open"])


def test_the_host_closes_a_running_table_and_nothing_hidden_comes_out(ana: Person) -> None:
    table = ana.new_table("me random random")["id"]
    page = ana.sit(table)
    before = page.wait_until_asked()
    ana.http.post(f"/api/tables/{table}/close").raise_for_status()
    update = page.wait_for("update")
    assert (update["entries"][-1]["kind"], update["decision"], update["undo"]) == ("closed", None, 0)
    assert update["entries"][-1]["events"][0]["parts"] == ["The table is closed."]
    assert update["position"]["hands"] == before["position"]["hands"]
    assert page.act(before["position"]["legal"][0], version=0)["code"] == "closed"
    for path in ("finish", "record"):
        assert code_of(ana.http.get(f"/api/tables/{table}/{path}")) == "game-not-over"
    assert ana.sit(table).wait_for("update")["position"] == update["position"]


# -- how others reach us


def settings(host: str, public: str = "") -> Settings:
    return Settings(host, 8080, public, "", Limits())


def test_loopback_is_called_so(ana: Person) -> None:
    told = ana.get("/api/network-addresses")
    assert told == {"addresses": [], "public": "", "loopback": True, "port": ana.server.port}
    assert network_addresses.network_addresses(settings("localhost")).loopback


def test_addresses_are_those_that_are_listened_on() -> None:
    assert network_addresses.network_addresses(settings("192.168.7.5")).addresses == ["http://192.168.7.5:8080/"]
    assert network_addresses.network_addresses(settings("fd00::7")).addresses == ["http://[fd00::7]:8080/"]
    everywhere = network_addresses.network_addresses(settings("0.0.0.0"))
    assert not everywhere.loopback
    assert not any("127.0.0" in address for address in everywhere.addresses)
    public = network_addresses.network_addresses(settings("0.0.0.0", "https://play.example.org"))
    assert (public.addresses, public.public) == ([], "https://play.example.org")


# -- another device


def test_a_personal_link_works_once(ana: Person) -> None:
    link = ana.http.post("/api/me/link").json()
    assert link["seconds"] == 900
    table = made(ana)["id"]
    phone = Person(ana.server, "")
    assert phone.http.post("/api/me/arrive", json={"token": link["token"]}).json()["name"] == "Ana"
    assert table in ids(phone.get("/api/lobby")["mine"])
    assert phone.get(f"/api/tables/{table}")["seats"][0]["mine"]
    assert ana.get("/api/me")["name"] == "Ana", "the first device stays"
    phone.http.put("/api/me", json={"name": "Anita"})
    assert ana.get("/api/me")["name"] == "Anita"
    other = Person(ana.server, "")
    for token in (link["token"], "", "x" * 10_000, "é"):
        assert code_of(other.http.post("/api/me/arrive", json={"token": token})) == "link-wrong"
    assert other.get("/api/me")["name"] == ""
    assert code_of(other.http.post("/api/me/link")) == "name-missing"


def test_a_link_opened_by_its_own_person_stays_good(ana: Person) -> None:
    token = ana.http.post("/api/me/link").json()["token"]
    for instead in (False, True):
        answer = ana.http.post("/api/me/arrive", json={"token": token, "instead": instead})
        assert (answer.status_code, answer.json()["name"]) == (201, "Ana")
        assert "set-cookie" not in answer.headers
    phone = Person(ana.server, "")
    phone.http.post("/api/me/arrive", json={"token": token}).raise_for_status()
    assert phone.get("/api/me")["name"] == "Ana"


def test_nobody_becomes_another_without_wanting_it(ana: Person, ben: Person) -> None:
    token = ana.http.post("/api/me/link").json()["token"]
    answer = ben.http.post("/api/me/arrive", json={"token": token})
    assert (answer.status_code, code_of(answer)) == (409, "somebody-here")
    assert ben.get("/api/me")["name"] == "Ben"
    assert code_of(ben.http.post("/api/me/arrive", json={"token": "nothing"})) == "link-wrong"
    assert ben.http.post("/api/me/arrive", json={"token": token, "instead": True}).json()["name"] == "Ana"
    assert ben.get("/api/me")["name"] == "Ana"
    assert code_of(Person(ana.server, "").http.post("/api/me/arrive", json={"token": token})) == "link-wrong"


def test_a_newer_link_replaces_the_older_and_all_run_out(tmp_path: Path) -> None:
    with_database(tmp_path, check_links)


async def check_links(repository: Repository) -> None:
    for number in (7001, 7002):
        await repository.add_person(somebody(number), number.to_bytes(2))
    ana, ben = somebody(7001).id, somebody(7002).id
    clock = [0]
    links = DeviceLinks(repository, 900, lambda: clock[0])
    first, second, others = await links.create(ana), await links.create(ana), await links.create(ben)
    assert await links.redeem(first) is None
    assert sorted(await asyncio.gather(*(links.redeem(second) for _ in range(5))), key=str) == [None] * 4 + [ana]
    clock[0] = 900_000
    assert await links.redeem(others) is None
    await links.create(ana)
    clock[0] = 2_000_000
    await links.create(ben)
    async with repository.engine.connect() as connection:
        kept = (await connection.execute(select(schema.links))).all()
    assert [row.person for row in kept] == [ben], "those that ran out are gone"


def test_a_link_and_a_second_device_outlive_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, phone = Person(server, "Ana"), Person(server, "")
        token = ana.http.post("/api/me/link").json()["token"]
        server.kill()
        server.start()
        phone.http.post("/api/me/arrive", json={"token": token}).raise_for_status()
        server.kill()
        server.start()
        assert phone.get("/api/me")["name"] == ana.get("/api/me")["name"] == "Ana"
