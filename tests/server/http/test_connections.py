"""Connections that ask for nothing are closed, and never keep anybody else out."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server

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
