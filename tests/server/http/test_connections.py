"""Idle connections and spectators never keep anybody else out."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.live.viewer import TRY_LATER
from tests.server.harness import Message, Page, Person, Server

MOST = 20
HALF_A_BODY = (
    b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, connections=str(MOST), request_seconds="3") as server:
        yield server


def connected(server: Server, opened: contextlib.ExitStack, sent: bytes = b"") -> socket.socket:
    client = opened.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
    client.sendall(sent)
    return client


def is_closed(client: socket.socket) -> bool:
    """Waits until the server closes it; an answer would be an error."""
    try:
        return client.recv(1) == b""
    except ConnectionError:
        return True


def test_silent_connections_make_room_for_people(small: Server) -> None:
    ana = Person(small)
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    with contextlib.ExitStack() as opened:
        silent = [connected(small, opened) for _ in range(3 * MOST)]
        ben = Person(small, "Ben")
        assert ben.get("/api/me")["name"] == "Ben"
        assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"
        assert is_closed(silent[0]), "the oldest goes first"


def test_every_connection_above_the_limit_costs_one(tmp_path: Path) -> None:
    with Server(tmp_path, connections=str(MOST), request_seconds="600") as server, contextlib.ExitStack() as opened:
        silent = [connected(server, opened) for _ in range(3 * MOST)]
        assert all(is_closed(client) for client in silent[:MOST])
        assert Person(server).get("/api/me")["name"] == "Ana"


def watching(server: Server, network: str, table: str, most: int) -> list[Page]:
    """The sockets that somebody without a name keeps open, of this many tried; all of them ping."""
    stranger, stay = Person(server, "", network), []
    for _ in range(most):
        with contextlib.suppress(ConnectionClosed):
            stay.append(stranger.sit(table))
    for page in stay:
        page.say("ping")
        page.wait_for("pong")
    return stay


def public_table(person: Person) -> Message:
    return person.new_table("me random", terms={"public": True})


def test_who_watches_leaves_room_for_their_own_network(tmp_path: Path) -> None:
    with Server(tmp_path, connections=str(2 * MOST)) as server:
        ana = Person(server, "Ana", "203.0.113.1")
        table = public_table(ana)
        assert len(watching(server, "203.0.113.1", table["id"], 2 * MOST)) == MOST * 3 // 4
        page = ana.sit(table["id"])
        assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"


def test_players_who_share_a_screen_do_not_watch(tmp_path: Path) -> None:
    """Between two turns their page shows the table as it is open to all."""
    with Server(tmp_path, connections_per_network=str(MOST)) as server:
        ana = Person(server, "Ana", "203.0.113.1")
        table = ana.new_table("me me", terms={"public": True})
        for seat in (0, 1):
            ana.sit(table["id"], seat=seat).close()
        assert len(watching(server, "203.0.113.1", table["id"], MOST)) == MOST * 3 // 4
        shared = ana.sit(table["id"], seat=-1)
        assert shared.seat is None
        shared.say("ping")
        shared.wait_for("pong")


def test_whoever_is_refused_hears_why(tmp_path: Path) -> None:
    with Server(tmp_path, connections_per_network="4") as server:
        ana = Person(server, "Ana")
        table = public_table(ana)
        watching(server, "203.0.113.1", table["id"], 3)
        with pytest.raises(ConnectionClosed) as closed:
            Person(server, "", "203.0.113.1").sit(table["id"])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER
        assert len(watching(server, "203.0.113.2", table["id"], 1)) == 1, "another network has room of its own"


def test_many_networks_that_watch_keep_nobody_out(tmp_path: Path) -> None:
    with Server(tmp_path, connections=str(2 * MOST)) as server:
        ana = Person(server, "Ana", "198.51.100.1")
        table = public_table(ana)
        page = ana.sit(table["id"])
        page.wait_until_asked()
        stay = [len(watching(server, f"203.0.113.{number}", table["id"], MOST)) for number in range(3)]
        assert stay == [15, 15, 0]
        people = [Person(server, f"P{number}", f"192.0.2.{number}") for number in range(12)]
        pages = [person.sit(public_table(person)["id"]) for person in people]
        for seated in [*pages, page]:
            assert seated.act(seated.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        HALF_A_BODY,
        b"GET / HTTP/1.1\r\n",
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(small: Server, sent: bytes) -> None:
    with contextlib.ExitStack() as opened:
        assert is_closed(connected(small, opened, sent))


def test_half_a_second_request_is_not_waited_for_either(small: Server) -> None:
    with contextlib.ExitStack() as opened:
        client = connected(small, opened, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert client.recv(4096).startswith(b"HTTP/1.1 200")
        client.sendall(b"GET /api/me HT")
        while client.recv(4096):
            pass
