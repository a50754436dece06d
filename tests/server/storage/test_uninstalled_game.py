"""Tables of an uninstalled game say so, and all others work."""

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Message, Person, Server

WITHOUT = "ludoteca-pebbles"
UNKNOWN_TABLE = 4004


@pytest.fixture
def tables(tmp_path: Path) -> tuple[Server, Person, dict[str, str]]:
    """A game of Pebbles that is over, one that runs, one that waits for somebody, and one of Mille Fiori that runs."""
    with Server(tmp_path) as server:
        ana = Person(server, "Ana")
        made = {
            "over": ana.new_table("me random", "pebbles")["id"],
            "running": ana.new_table("me random", "pebbles", {"public": True})["id"],
            "waiting": ana.new_table("me open", "pebbles", {"public": True})["id"],
            "other": ana.new_table("me random")["id"],
        }
        ana.sit(made["over"]).play_on()
        for name in ("running", "other"):
            page = ana.sit(made[name])
            page.act(page.wait_until_asked()["position"]["legal"][0])
        server.stop()
    return server, ana, made


def test_its_tables_say_so_and_others_go_on(tables: tuple[Server, Person, dict[str, str]]) -> None:
    server, ana, made = tables
    server.limits["without"] = WITHOUT
    with server:
        assert "pebbles" not in {game["id"] for game in ana.get("/api/games")}
        assert {table["id"] for table in ana.get("/api/lobby")["mine"]} == set(made.values())
        for name in ("over", "running", "waiting"):
            path = f"/api/tables/{made[name]}"
            assert ana.get(path)["game"] == "pebbles"
            for asked in (ana.http.get(f"{path}/replay"), ana.http.post(f"{path}/rematch")):
                assert asked.status_code == 404
                assert "There is no game called “pebbles”" in asked.json()["error"]["text"]
            code, heard = enter(ana, made[name])
            assert code == UNKNOWN_TABLE
            assert heard[-1]["code"] == "unplayable"
            assert "There is no game called “pebbles”" in heard[-1]["text"]
        refused = Person(server, "Ben").http.post(f"/api/tables/{made['waiting']}/join", json={})
        assert refused.status_code == 404
        assert ana.http.get(f"/api/tables/{made['over']}/record").text.startswith("ludoteca record 1\ngame pebbles\n")
        page = ana.sit(made["other"])
        assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"
        assert "Traceback" not in server.errors.read_text()
    del server.limits["without"]
    with server:  # and when it is installed again its tables go on
        page = ana.sit(made["running"])
        assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"


def enter(person: Person, table: str) -> tuple[int, list[Message]]:
    """What a page hears that enters this table, and the code with which it is sent away."""
    address = f"{person.server.address.replace('http', 'ws')}/api/tables/{table}/live"
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    heard: list[Message] = []
    with connect(address, origin=Origin(person.server.address), additional_headers={"Cookie": cookies}) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "protocol": 1}).decode())
        while True:
            try:
                heard.append(msgspec.json.decode(socket.recv(30)))
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0, heard
