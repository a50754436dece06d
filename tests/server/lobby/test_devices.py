"""A person's devices are listed for them alone and can be signed out, which also closes their sockets."""

import contextlib
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteca.server.accounts import user_agents
from tests.server.harness import OPEN, Person, Server

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1"


def another_device(person: Person, agent: str = IPHONE) -> Person:
    """The same person in a second browser, by a device link."""
    other = Person(person.server, "")
    other.http.headers["User-Agent"] = agent
    token = person.http.post("/api/me/link").json()["token"]
    other.http.post("/api/me/arrive", json={"token": token}).raise_for_status()
    return other


def name_of(device: Person) -> str:
    name: str = device.get("/api/me")["name"]
    return name


def test_devices_are_listed_with_what_tells_them_apart(server: Server) -> None:
    laptop = Person(server, "")
    laptop.http.headers["User-Agent"] = FIREFOX
    laptop.http.put("/api/me", json={"name": "Ana"})
    phone = another_device(laptop)
    told = laptop.get("/api/me/devices")
    assert [(each["browser"], each["here"]) for each in told["devices"]] == [
        ("Firefox · Linux", True),
        ("Safari · iPhone", False),
    ]
    assert all(0 < each["created"] <= each["seen"] for each in told["devices"])
    assert [each["here"] for each in phone.get("/api/me/devices")["devices"]] == [False, True]


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (FIREFOX, "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge · Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_a_browser_is_described_coarsely(header: str, told: str) -> None:
    assert user_agents.described(header) == told


def test_an_ended_device_knows_nobody_and_its_pages_are_closed(ana: Person) -> None:
    phone = another_device(ana)
    table = ana.new_table("me greedy")["id"]
    here, there = ana.sit(table), phone.sit(table)
    gone = next(each for each in ana.get("/api/me/devices")["devices"] if not each["here"])
    left = ana.http.delete(f"/api/me/devices/{gone['id']}").json()
    assert [each["here"] for each in left["devices"]] == [True]
    assert there.closed_with() == 4005
    assert name_of(phone) == ""
    assert phone.http.get("/api/me/devices").status_code == 401
    here.say("ping")
    assert here.wait_for("pong")


def test_all_other_devices_end_at_once_and_so_does_an_open_link(ana: Person) -> None:
    others = [another_device(ana), another_device(ana)]
    link = ana.http.post("/api/me/link").json()["token"]
    assert ana.get("/api/me/devices")["link_until"] > 0
    told = ana.http.delete("/api/me/devices").json()
    assert ([each["here"] for each in told["devices"]], told["link_until"]) == ([True], 0)
    assert [name_of(each) for each in [ana, *others]] == ["Ana", "", ""]
    thief = Person(ana.server, "")
    assert thief.http.post("/api/me/arrive", json={"token": link}).status_code == 403


def test_an_open_link_can_be_ended_by_itself_or_by_a_newer_one(ana: Person) -> None:
    first = ana.http.post("/api/me/link").json()["token"]
    second = ana.http.post("/api/me/link").json()["token"]
    visitor = Person(ana.server, "")
    assert visitor.http.post("/api/me/arrive", json={"token": first}).status_code == 403
    assert ana.http.delete("/api/me/link").json()["link_until"] == 0
    assert visitor.http.post("/api/me/arrive", json={"token": second}).status_code == 403


def test_signing_out_here_takes_the_cookie(ana: Person) -> None:
    here = ana.get("/api/me/devices")["devices"][0]
    answer = ana.http.delete(f"/api/me/devices/{here['id']}")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert name_of(ana) == ""


def test_nobody_ends_the_devices_of_somebody_else(ana: Person, ben: Person) -> None:
    own = ana.get("/api/me/devices")["devices"][0]["id"]
    answer = ben.http.delete(f"/api/me/devices/{own}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "device-unknown")
    ben.http.delete("/api/me/devices").raise_for_status()
    assert name_of(ana) == "Ana"
    nobody = Person(ana.server, "")
    for method, path in (("GET", "devices"), ("DELETE", "devices"), ("DELETE", f"devices/{own}"), ("DELETE", "link")):
        assert nobody.http.request(method, f"/api/me/{path}").status_code == 401
    foreign = httpx.delete(f"{ana.server.address}/api/me/devices", cookies=dict(ana.http.cookies))
    assert foreign.status_code == 403, "a page of another site cannot sign anybody out"


def test_a_page_that_connected_before_its_device_ended_gets_no_further(ana: Person) -> None:
    """The socket is open, but has not said hello yet: no table knows of it."""
    phone = another_device(ana)
    table = ana.new_table("me greedy")["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in phone.http.cookies.items())
    address = f"{ana.server.address.replace('http', 'ws')}/api/tables/{table}/live"
    socket = OPEN.enter_context(
        connect(address, origin=Origin(ana.server.address), additional_headers={"Cookie": cookies})
    )
    ana.http.delete("/api/me/devices").raise_for_status()
    socket.send('{"type":"hello","protocol":1}')
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(60)
    assert socket.close_code == 4005


def test_devices_outlive_a_restart_and_so_does_their_end(tmp_path: Path) -> None:
    with Server(tmp_path) as first:
        ana = Person(first, "Ana")
        phone, tablet = another_device(ana), another_device(ana)
        ended = ana.get("/api/me/devices")["devices"][1]["id"]
        ana.http.delete(f"/api/me/devices/{ended}").raise_for_status()
        first.stop()
        first.start()
        assert [name_of(each) for each in (ana, phone, tablet)] == ["Ana", "", "Ana"]
