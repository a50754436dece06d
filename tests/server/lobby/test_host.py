"""A waiting table always has somebody who can start it, and seats that were given to a person stay theirs."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.server.lobby import table_factory
from ludoteca.server.protocol import schemas
from ludoteca.server.tables import rows
from tests.server.harness import Message, Person, Server
from tests.server.lobby.test_lobby import code_of
from tests.server.lobby.test_waiting import BOT, OPEN, arrange, ask, joined, keep, names

BURGUNDY = "castles-of-burgundy"
BOARDS: dict[str, Any] = {"board_1": "5", "board_2": "3", "board_3": "7"}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody waits for a host who is away."""
    with Server(tmp_path_factory.mktemp("impatient"), host_seconds="0") as server:
        yield server


def take_over(person: Person, table: Message) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/host")


def is_host(person: Person, table: Message) -> bool:
    host: bool = person.get(f"/api/tables/{table['id']}")["host"]
    return host


def hosts(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["host"]]


# -- the host does not come back


def test_whoever_sits_there_takes_the_place_of_a_host_who_is_away(impatient: Server) -> None:
    ana, ben = Person(impatient, "Ana"), Person(impatient, "Ben")
    table = ana.new_table("me open open")
    host, guest = ana.sit(table["id"]), ben.join(table)
    guest.wait_until(lambda: guest.status is not None)
    assert guest.status is not None
    assert guest.status["heirs"] == []
    assert code_of(take_over(ben, table)) == "host-near"
    host.close()
    guest.wait_until(lambda: guest.status is not None and guest.status["heirs"] == [1])
    assert code_of(ask(ben, table, *keep(1, 0, 2))) == "not-host"
    told = take_over(ben, table)
    assert (told.status_code, told.json()["host"]) == (201, True)
    guest.wait_until(lambda: guest.table["host"] and guest.status is not None and not guest.status["heirs"])
    assert hosts(guest.table) == ["Ben"]
    assert not is_host(ana, table)
    assert [seat["mine"] for seat in ana.get(f"/api/tables/{table['id']}")["seats"]] == [True, False, False]
    begun = arrange(ben, table, {"seat": 0, **BOT}, *keep(1), {"seat": 2, **BOT})
    assert begun["status"] == "playing"
    assert guest.wait_until_asked()["position"]["seat"] == 1


def test_who_may_not_take_a_table_over(impatient: Server) -> None:
    ana, ben, cleo = (Person(impatient, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.new_table("me open open")
    joined(ben, table)
    answer = take_over(cleo, table)
    assert (answer.status_code, code_of(answer)) == (403, "not-seated")
    assert code_of(take_over(Person(impatient, ""), table)) == "name-missing"
    assert take_over(ana, table).json()["host"], "it is hers already"
    joined(cleo, table)
    pages = [person.sit(table["id"]) for person in (ana, ben, cleo)]
    pages[0].wait_until_asked()
    pages[0].close()
    answer = take_over(ben, table)
    assert (answer.status_code, code_of(answer)) == (409, "already-begun")


def test_a_host_who_was_here_a_moment_ago_stays_host(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    ana.sit(table["id"]).close()
    guest = ben.join(table)
    guest.wait_for("status")
    assert guest.status is not None
    assert guest.status["heirs"] == []
    assert code_of(take_over(ben, table)) == "host-near"
    assert is_host(ana, table)


# -- a public table


def came_by(person: Person, table: Message) -> Message:
    """Sits down at a public table, as everybody may."""
    answer = person.http.post(f"/api/tables/{table['id']}/join", json={})
    answer.raise_for_status()
    seen: Message = answer.json()
    return seen


def test_a_stranger_gets_no_power_over_those_who_were_invited(impatient: Server) -> None:
    """Whoever was here first or is here now: the table is theirs whom the host asked to come."""
    ana, ben, eve = (Person(impatient, name) for name in ("Ana", "Ben", "Eve"))
    table = ana.new_table("me open open open", terms={"public": True})
    assert came_by(eve, table)["invite"] is None, "with the code she could come again as a guest"
    joined(ben, table)
    page = eve.sit(table["id"])
    page.wait_until(lambda: page.status is not None and page.status["heirs"] == [2])
    answer = take_over(eve, table)
    assert (answer.status_code, code_of(answer)) == (403, "not-invited")
    assert is_host(ana, table)
    assert take_over(ben, table).json()["host"]
    assert ben.get(f"/api/tables/{table['id']}")["invite"] == table["invite"]


def test_a_host_who_leaves_a_public_table_hands_it_on_to_a_guest(ana: Person, ben: Person) -> None:
    eve = Person(ana.server, "Eve")
    table = ana.new_table("me open open open", terms={"public": True})
    came_by(eve, table)
    joined(ben, table)
    ana.http.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    assert is_host(ben, table), "though Eve sits before him"
    ben.http.post(f"/api/tables/{table['id']}/leave").raise_for_status()
    assert is_host(eve, table), "now nobody else is there"


def test_strangers_among_themselves_are_not_stuck(impatient: Server) -> None:
    ana, eve, finn = (Person(impatient, name) for name in ("Ana", "Eve", "Finn"))
    table = ana.new_table("me open open open", terms={"public": True})
    came_by(eve, table)
    came_by(finn, table)
    page = finn.sit(table["id"])
    page.wait_until(lambda: page.status is not None and page.status["heirs"] == [1, 2])
    assert take_over(finn, table).json()["host"]
    arrange(finn, table, {"seat": 0, **BOT}, *keep(1, 2), {"seat": 3, **BOT})
    eve.sit(table["id"])
    page.wait_until(lambda: page.table["status"] == "playing")


def test_who_was_invited_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path, host_seconds="0") as server:
        ana, ben, eve = (Person(server, name) for name in ("Ana", "Ben", "Eve"))
        table = ana.new_table("me open open open", terms={"public": True})
        came_by(eve, table)
        joined(ben, table)
        server.kill()
        server.start()
        assert code_of(take_over(eve, table)) == "not-invited"
        assert names(arrange(ana, table, *keep(3, 2, 1, 0))) == ["", "Ben", "Eve", "Ana"]
        assert code_of(take_over(eve, table)) == "not-invited", "wherever she sits"
        assert take_over(ben, table).json()["host"]


# -- the host leaves


def test_a_host_who_leaves_hands_the_table_on(ana: Person, ben: Person) -> None:
    table = ana.new_table("me random open")
    guest = ben.join(table)
    left = ana.http.post(f"/api/tables/{table['id']}/leave").json()
    assert not left["host"]
    guest.wait_until(lambda: guest.table["host"])
    assert hosts(guest.table) == ["Ben"]
    assert arrange(ben, table, {"seat": 0, **BOT}, *keep(1, 2))["status"] == "playing"


def test_a_host_who_frees_the_own_seat_hands_the_table_on(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open open")
    joined(ben, table)
    assert not arrange(ana, table, {"seat": 0, **OPEN}, *keep(1, 2))["host"]
    assert is_host(ben, table)


def test_a_table_that_everybody_left_is_the_next_ones(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open")
    assert ana.http.post(f"/api/tables/{table['id']}/leave").json()["host"], "nobody else could close it"
    joined(ben, table)
    assert is_host(ben, table)
    assert not is_host(ana, table)


def test_who_hosts_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.new_table("me open open")
        joined(ben, table)
        ana.http.post(f"/api/tables/{table['id']}/leave").raise_for_status()
        server.kill()
        server.start()
        assert is_host(ben, table)


# -- boards go with those for whom they were chosen


def boards(table: Message) -> list[object]:
    return [table["options"][f"board_{seat + 1}"] for seat in range(len(table["seats"]))]


def test_a_board_goes_with_its_player(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.new_table("me open open", BURGUNDY, **BOARDS)
        host, guest = ana.sit(table["id"]), ben.join(table)
        moved = arrange(ana, table, *keep(1, 2, 0))
        assert (names(moved), boards(moved)) == (["Ben", "", "Ana"], ["3", "7", "5"])
        guest.wait_until(lambda: boards(guest.table) == ["3", "7", "5"])
        server.kill()
        server.start()
        assert boards(ana.get(f"/api/tables/{table['id']}")) == ["3", "7", "5"]
        host = ana.sit(table["id"])
        ben.sit(table["id"])
        begun = arrange(ana, table, *keep(2, 0), {"seat": 1, **BOT})
        assert (begun["status"], names(begun)[:2], boards(begun)) == ("playing", ["Ana", "Ben"], ["5", "3", "7"])
        position = host.wait_for("update")["position"]
        assert position["boards"] == ["5", "3", "7"]


def test_free_seats_may_change_places_too(ana: Person) -> None:
    """What was chosen for them is all that tells them apart."""
    table = ana.new_table("me open open", BURGUNDY, **BOARDS)
    page = ana.sit(table["id"])
    assert boards(arrange(ana, table, *keep(0, 2, 1))) == ["5", "7", "3"]
    page.wait_until(lambda: boards(page.table) == ["5", "7", "3"])


def test_a_moved_board_needs_no_new_description() -> None:
    """Pages are told once what is printed: the same boards, whoever has them."""
    game = ludoteca.game(BURGUNDY)
    rules = game.rules(3, {**BOARDS})
    moved = game.rules(3, game.presentation.reseated(rules.options, [1, 2, 0]))
    assert moved.options["board_1"] == "3"
    assert moved.describe() == rules.describe()


def test_in_a_rematch_everybody_has_their_board_again() -> None:
    ana = rows.Person("a", "Ana", "en", 0)
    seats = [schemas.NewSeat("me"), schemas.NewSeat("open"), schemas.NewSeat("bot", "random")]
    first = table_factory.table_row(schemas.NewTable(BURGUNDY, seats, {**BOARDS}), ana)
    again = table_factory.rematch(first, ana)
    assert [seat.kind for seat in again.seats] == ["bot", "person", "open"]
    assert [again.options[f"board_{seat + 1}"] for seat in range(3)] == ["7", "5", "3"]


def test_in_a_rematch_everybody_has_their_colour_wherever_they_are_put() -> None:
    ana = rows.Person("a", "Ana", "en", 0)
    seats = [schemas.NewSeat("me"), schemas.NewSeat("open"), schemas.NewSeat("bot", "random")]
    again = table_factory.rematch(table_factory.table_row(schemas.NewTable(BURGUNDY, seats, {}), ana), ana)
    assert [seat.colour for seat in again.seats] == [2, 0, 1]
    places = [schemas.SeatChange(1), schemas.SeatChange(2, "bot", "random"), schemas.SeatChange(0)]
    arranged = table_factory.arranged(again, places)
    assert [(seat.kind, seat.colour) for seat in arranged] == [("person", 0), ("bot", 1), ("bot", 2)]
    third = table_factory.rematch(replace(again, seats=tuple(arranged)), ana)
    assert [seat.colour for seat in third.seats] == [2, 0, 1]


def test_in_a_rematch_the_seat_of_somebody_who_was_removed_is_open() -> None:
    ana = rows.Person("a", "Ana", "en", 0)
    seats = [schemas.NewSeat("me"), schemas.NewSeat("bot", "random")]
    first = table_factory.table_row(schemas.NewTable("mille-fiori", seats, {}), ana)
    nobody = replace(first.seats[0], person=None, name="—", standin="resigned")
    again = table_factory.rematch(replace(first, seats=(nobody, first.seats[1])), ana)
    assert [(seat.kind, seat.name, seat.standin) for seat in again.seats] == [("bot", "Random", ""), ("open", "", "")]


@pytest.mark.parametrize("id", sorted(ludoteca.all_games()))
def test_moving_and_moving_back_changes_no_rules(id: str) -> None:
    game = ludoteca.game(id)
    players = game.seats[1]
    there, back = [*range(1, players), 0], [players - 1, *range(players - 1)]
    for options in game.option_sets(players):
        resolved = game.resolve_options(players, options)
        moved = game.presentation.reseated(resolved, there)
        assert game.resolve_options(players, moved) == moved
        assert game.presentation.reseated(moved, back) == resolved


def test_no_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`ludoteca admin close ID`"""
    drawn = iter(["-taken-for-an-option", "fine"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda bytes: next(drawn))
    assert table_factory.new_id() == "fine"
