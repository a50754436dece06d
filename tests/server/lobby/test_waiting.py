"""Before the game begins its host arranges the seats, so that absent people can't block a table."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import msgspec
import pytest

from ludoteca.server.protocol.schemas import GameSummary
from ludoteca.server.tables import seeds
from tests.server.harness import Message, Page, Person, Server
from tests.server.lobby.test_lobby import code_of

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def joined(person: Person, table: Message) -> None:
    person.http.post("/api/join", json={"code": table["invite"]}).raise_for_status()


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def keep(*seats: int) -> list[dict[str, object]]:
    return [{"seat": seat} for seat in seats]


def ask(host: Person, table: Message, *places: dict[str, object], seen: list[str] | None = None) -> httpx.Response:
    """Asks for this arrangement; `seen` are the names that the host believes to be there."""
    now = names(host.get(f"/api/tables/{table['id']}")) if seen is None else seen
    return host.http.post(f"/api/tables/{table['id']}/seats", json={"seats": list(places), "names": now})


def arrange(host: Person, table: Message, *places: dict[str, object]) -> Message:
    answer = ask(host, table, *places)
    assert answer.status_code == 201, answer.text
    told: Message = answer.json()
    return told


def heard(page: Page) -> None:
    """Returns when the server has heard all that the page said."""
    page.say("ping")
    page.wait_for("pong")


# -- freeing a seat


def test_who_was_sent_away_does_not_come_back_with_the_old_code(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    joined(ben, table)
    page = ana.sit(table["id"])
    moved = arrange(ana, table, *keep(0, 2, 1))
    assert moved["invite"] == table["invite"], "nobody was sent away"
    freed = arrange(ana, table, *keep(0, 1), {"seat": 2, **OPEN})
    assert freed["invite"] not in ("", table["invite"])
    page.wait_until(lambda: page.table["invite"] == freed["invite"])
    refused = ben.http.post("/api/join", json={"code": table["invite"]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "invite-wrong")
    refused = ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "invite-wrong")
    joined(ben, freed)


def test_somebody_who_does_not_come_holds_nobody_up(ana: Person, ben: Person) -> None:
    """Ben took a seat and never opened the table: his seat goes to a bot, and the game begins."""
    table = ana.new_table("me open random")
    joined(ben, table)
    page = ana.sit(table["id"])
    freed = arrange(ana, table, *keep(0), {"seat": 1, **OPEN}, *keep(2))
    assert kinds(freed) == ["person", "open", "bot"]
    page.wait_until(lambda: kinds(page.table) == ["person", "open", "bot"])
    begun = arrange(ana, table, *keep(0), {"seat": 1, **BOT, "name": "Teo"}, *keep(2))
    assert (begun["status"], names(begun)) == ("playing", ["Ana", "Teo", "Random"])
    assert page.wait_until_asked()["position"]["seat"] == 0
    assert page.play_on()["result"] is not None


def test_whoever_loses_their_seat_is_told_and_may_be_invited_again(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    joined(ben, table)
    page = ben.sit(table["id"])
    assert page.seat == 1
    freed = arrange(ana, table, *keep(0), {"seat": 1, **OPEN}, *keep(2))
    page.wait_until(lambda: page.seat is None)
    assert not any(seat["mine"] for seat in page.table["seats"])
    assert page.table["invite"] is None
    page.say("note", text="still here")
    assert page.wait_for("refused")["code"] == "not-seated"
    assert table["id"] not in [mine["id"] for mine in ben.get("/api/lobby")["mine"]]
    joined(ben, freed)
    assert ben.sit(table["id"]).seat == 1


def test_a_late_nonce_does_not_count_for_a_seat_that_was_freed(ana: Person, ben: Person) -> None:
    """Neither for nobody's seat nor for whoever sits there next: each gives their own."""
    table = ana.new_table("me open")
    joined(ben, table)
    late = ben.sit(table["id"])
    freed = arrange(ana, table, *keep(0), {"seat": 1, **OPEN})
    late.say("ready", nonce="ab" * 16)
    heard(late)
    heard(ana.sit(table["id"]))
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "waiting", "a seat is free"
    cleo = Person(ana.server, "Cleo")
    joined(cleo, freed)
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "waiting", "Cleo's nonce is missing"
    assert cleo.sit(table["id"]).wait_until_asked()["position"]["seat"] == 1


def test_leaving_and_a_late_nonce(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open")
    page = ben.join(table)
    ben.http.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    page.wait_until(lambda: page.seat is None)
    page.say("ready", nonce="ab" * 16)
    heard(page)
    heard(ana.sit(table["id"]))
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "waiting"


# -- bots


def test_bots_come_and_go(ana: Person) -> None:
    table = ana.new_table("me open open")
    told = arrange(ana, table, *keep(0), {"seat": 1, **BOT, "name": " Ana "}, {"seat": 2, **BOT, "name": "Teo"})
    assert names(told) == ["Ana", "Ana 2", "Teo"], "told apart, and nobody who sat there is renamed"
    assert told["seats"][1]["bot"] == "random"
    assert told["status"] == "waiting", "Ana has not opened it"
    told = arrange(ana, table, *keep(0), {"seat": 1, **OPEN}, {"seat": 2, "kind": "bot", "bot": "greedy"})
    assert (kinds(told), names(told)) == (["person", "open", "bot"], ["Ana", "", "Greedy"])
    joined(Person(ana.server, "Ben"), table)


def test_the_last_open_seat_given_to_a_bot_begins_the_game_for_everybody(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    host, guest = ana.sit(table["id"]), ben.join(table)
    assert arrange(ana, table, *keep(0, 1), {"seat": 2, **BOT})["status"] == "playing"
    for seat, page in enumerate((host, guest)):
        assert page.wait_until_asked()["position"]["seat"] == seat
        page.wait_until(lambda page=page: page.table["status"] == "playing")  # type: ignore[misc]


# -- the order of seats


def test_people_move_with_their_names_and_nonces(ana: Person, ben: Person) -> None:
    """The proof at the end holds each person's own nonce at the seat where they played."""
    table = ana.new_table("me open open")
    host, guest = ana.sit(table["id"]), ben.join(table)
    moved = arrange(ana, table, *keep(1, 2, 0))
    assert (names(moved), kinds(moved)) == (["Ben", "", "Ana"], ["person", "open", "person"])
    assert [seat["mine"] for seat in moved["seats"]] == [False, False, True]
    host.wait_until(lambda: host.seat == 2)
    guest.wait_until(lambda: guest.seat == 0)
    arrange(ana, table, *keep(0), {"seat": 1, **BOT}, *keep(2))
    for page, seat in ((host, 2), (guest, 0)):
        position = page.wait_until_asked()["position"]
        assert position["seat"] == seat
        hidden = [number for number, hand in enumerate(position["hands"]) if set(hand) == {"?"}]
        assert hidden == [number for number in range(3) if number != seat]
    play_out(host, guest)
    finish = msgspec.convert(ana.get(f"/api/tables/{table['id']}/finish"), GameSummary)
    assert finish.proof is not None
    assert finish.proof.nonces == {"0": guest.nonce, "2": host.nonce}
    assert seeds.check(finish.proof, finish.record) == []


def play_out(*pages: Page) -> None:
    """Whoever has to decide does, until the game is over."""
    while True:
        for page in pages:
            page.drain(0.02)
            assert page.update is not None
            if page.update["result"] is not None:
                return
            if page.update["decision"] is not None:
                page.act(page.update["position"]["legal"][0])


def test_an_arrangement_that_moves_and_begins_shows_nobody_anothers_hand(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    pages = [ana.sit(table["id"]), ben.join(table)]
    begun = arrange(ana, table, *keep(1, 0), {"seat": 2, **BOT})
    assert (begun["status"], names(begun)) == ("playing", ["Ben", "Ana", "Random"])
    for page, seat in zip(pages, (1, 0), strict=True):
        page.wait_until_asked()
        assert page.seat == seat
        for message in map(json.loads, page.heard):
            if message["type"] == "update":
                assert message["position"]["seat"] == seat
                assert set(message["position"]["hands"][1 - seat]) == {"?"}


def test_people_on_one_screen_may_be_moved_apart(ana: Person, ben: Person) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Eva"}, OPEN]
    table = ana.http.post("/api/tables", json={"game": "mille-fiori", "seats": seats}).json()
    first, second = ana.sit(table["id"], seat=0), ana.sit(table["id"], seat=1)
    moved = arrange(ana, table, *keep(1, 2, 0))
    assert names(moved) == ["Eva", "", "Ana"]
    for page in (first, second):
        page.wait_until(lambda page=page: names(page.table) == ["Eva", "", "Ana"])  # type: ignore[misc]
        assert page.seat in (0, 2)
    joined(ben, table)
    assert ben.sit(table["id"]).wait_until_asked()["position"]["seat"] == 1, "all nonces came along"


# -- what is refused


BAD: dict[str, list[dict[str, object]]] = {
    "too few": keep(0, 1),
    "too many": keep(0, 1, 2, 3),
    "twice": keep(0, 1, 1),
    "nowhere": keep(0, 1, 7),
    "negative": keep(0, 1, -1),
    "none": [],
    "nobody": [{"seat": 0, **OPEN}, {"seat": 1, **BOT}, {"seat": 2, **BOT}],
    "bots only": [{"seat": seat, **BOT} for seat in range(3)],
    "no such bot": [*keep(0, 1), {"seat": 2, "kind": "bot", "bot": "deep"}],
    "no bot": [*keep(0, 1), {"seat": 2, "kind": "bot"}],
    "a person": [*keep(0, 1), {"seat": 2, "kind": "person"}],
    "a text": [*keep(0, 1), {"seat": "two"}],
    "more": [*keep(0, 1), {"seat": 2, "person": "ana"}],
}


@pytest.mark.parametrize("what", BAD)
@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_no_arrangement_changes_nothing(ana: Person, what: str, language: str) -> None:
    table = ana.new_table("me open greedy")
    ana.http.headers["Accept-Language"] = language
    answer = ask(ana, table, *BAD[what])
    assert answer.status_code == 400
    assert code_of(answer) in ("seats-wrong", "nobody-left", "bot-unknown", "garbage")
    after = ana.get(f"/api/tables/{table['id']}")
    assert after["seats"] == table["seats"]
    assert after["changed"] == table["changed"]


def test_only_the_host_and_only_before_the_game(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open random")
    joined(ben, table)
    swapped = keep(1, 0, 2)
    answer = ask(ben, table, *swapped)
    assert (answer.status_code, code_of(answer)) == (403, "not-host")
    assert code_of(ask(Person(ana.server, ""), table, *swapped)) == "name-missing"
    missing = ana.http.post("/api/tables/nothing/seats", json={"seats": swapped, "names": []})
    assert (missing.status_code, code_of(missing)) == (404, "table-unknown")
    ben.sit(table["id"])
    ana.sit(table["id"]).wait_until_asked()
    answer = ask(ana, table, *swapped)
    assert (answer.status_code, code_of(answer)) == (409, "already-begun")
    closed = ana.new_table("me open random")
    ana.http.post(f"/api/tables/{closed['id']}/close").raise_for_status()
    assert code_of(ask(ana, closed, *swapped)) == "already-begun"


def test_whoever_came_meanwhile_is_not_overlooked(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    joined(ben, table)
    answer = ask(ana, table, *keep(0), {"seat": 1, **BOT}, *keep(2), seen=["Ana", "", ""])
    assert (answer.status_code, code_of(answer)) == (409, "stale")
    assert names(ana.get(f"/api/tables/{table['id']}")) == ["Ana", "Ben", ""]


def test_many_at_once(ana: Person) -> None:
    """People sit down while the host gives seats to bots and takes them back: nobody who sat down loses their seat."""
    table = ana.new_table("me open open open")
    crowd = [Person(ana.server, f"Guest {number}") for number in range(8)]

    def come(person: Person) -> bool:
        return person.http.post("/api/join", json={"code": table["invite"]}).status_code == 201

    def rearrange(turn: int) -> int:
        seen = ana.get(f"/api/tables/{table['id']}")
        change = OPEN if turn % 2 else BOT
        places = [
            {"seat": number, **(change if seat["kind"] != "person" else {})}
            for number, seat in reversed(list(enumerate(seen["seats"])))
        ]
        return ask(ana, table, *places, seen=names(seen)).status_code

    with ThreadPoolExecutor(9) as together:
        coming = [together.submit(come, person) for person in crowd]
        codes = [rearrange(turn) for turn in range(12)]
        came = [person for person, done in zip(crowd, coming, strict=True) if done.result()]
    assert set(codes) <= {201, 409}
    assert 201 in codes
    after = ana.get(f"/api/tables/{table['id']}")
    assert len({seat["name"] for seat in after["seats"] if seat["kind"] != "open"}) == sum(
        seat["kind"] != "open" for seat in after["seats"]
    )
    for person in came:
        mine = [seat["mine"] for seat in person.get(f"/api/tables/{table['id']}")["seats"]]
        assert mine.count(True) == 1
    assert kinds(after).count("person") == len(came) + 1


def test_an_arrangement_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        check_kept(server)


def check_kept(server: Server) -> None:
    """Over a kill: who sits where, with which nonce, and what began."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.new_table("me open open")
    host, guest = ana.sit(table["id"]), ben.join(table)
    guest.wait_until(lambda: guest.table["seats"][1]["here"])
    arrange(ana, table, *keep(1, 2, 0))
    server.kill()
    server.start()
    assert names(ana.get(f"/api/tables/{table['id']}")) == ["Ben", "", "Ana"]
    assert arrange(ana, table, *keep(0), {"seat": 1, **BOT}, *keep(2))["status"] == "playing"
    server.kill()
    server.start()
    host, guest = ana.sit(table["id"]), ben.sit(table["id"])
    assert (host.seat, guest.seat) == (2, 0)
    assert host.wait_until_asked()["position"]["seat"] == 2


# -- finding a table by its code


def test_a_code_finds_the_table_without_sitting_down(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open random")
    code = table["invite"]
    guest = Person(ana.server, "")
    found = guest.http.post("/api/find", json={"code": f" {code[:4].lower()}-{code[4:].lower()}"})
    assert found.status_code == 200
    assert (found.json()["id"], found.json()["invite"]) == (table["id"], None)
    assert kinds(found.json()) == ["person", "open", "bot"]
    assert guest.get("/api/me")["name"] == "", "looking makes nobody a person"
    pages = [ana.sit(table["id"]), ben.join(table)]
    pages[0].wait_until_asked()
    running = guest.http.post("/api/find", json={"code": code}).json()
    assert running["status"] == "playing"
    watched = guest.sit(running["id"]).wait_for("update")["position"]
    assert all(set(hand) == {"?"} for hand in watched["hands"])


def test_wrong_codes_find_nothing(server: Server) -> None:
    guest = Person(server, "")
    for wrong in ("WRONG", "", "x" * 5000):
        answer = guest.http.post("/api/find", json={"code": wrong})
        assert (answer.status_code, code_of(answer)) == (403, "invite-wrong")
    bad: tuple[object, ...] = ({}, {"code": 7}, {"code": "X", "seat": 1}, [])
    for body in bad:
        assert code_of(guest.http.post("/api/find", json=body)) == "garbage"
