"""Illegal, stale, repeated, foreign or malformed messages change nothing and get a clear answer."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludoteca.server.live.viewer import TOO_SLOW_OR_FAST, Viewer
from tests.server.harness import Message, Page, Person, Server


@pytest.fixture
def page(ana: Person) -> Page:
    page = ana.sit(ana.new_table("me random random")["id"])
    page.wait_until_asked()
    return page


def unchanged(page: Page) -> bool:
    """A fresh look shows the position that the page has."""
    before = page.update
    assert before is not None
    page.say("language", language="en")
    while page.wait_for("update") and page.update is None:
        pass
    assert page.update is not None
    return all(page.update[part] == before[part] for part in ("version", "position"))


def failed(page: Page) -> Message:
    return page.wait_for("failed")


GARBAGE = [
    "",
    "hello",
    "[]",
    "null",
    "42",
    '"act"',
    "{",
    '{"type": "act"}',
    '{"type": "dance"}',
    '{"type": "act", "key": 1, "version": "0", "actions": "sail"}',
    '{"type": "act", "key": "k", "version": 0, "actions": [null]}',
    '{"type": "act", "key": "k", "version": 0, "actions": ["sail"], "seat": 1}',
    '{"type": "undo", "key": "k", "version": 1.5}',
    "\u0000\u0001",
    '{"type": "chat"}',
    '{"type": "chat", "text": 5}',
    '{"type": "chat", "text": "hello", "seat": 1}',
    '{"type": "note", "text": null}',
    '{"type": "call"}',
    '{"type": "call", "seat": "1"}',
    '{"type": "call", "seat": 1e99}',
    '{"type": "back", "seat": 1}',
    '{"type": "resign", "seat": 1}',
    '{"type": "takeback", "version": 1}',
    '{"type": "answer"}',
    '{"type": "answer", "yes": "maybe"}',
    '{"type": "answer", "yes": true, "seat": 1}',
]


@pytest.mark.parametrize("text", GARBAGE)
def test_garbage_is_called_garbage(page: Page, text: str) -> None:
    page.socket.send(text)
    assert failed(page)["code"] == "garbage"
    assert unchanged(page)


def test_bytes_that_are_no_text_are_garbage(page: Page) -> None:
    page.socket.send(b"\xff\xfe\x00")
    assert failed(page)["code"] == "garbage"
    page.socket.send("[" * 10_000)
    assert failed(page)["code"] == "garbage"
    assert unchanged(page)


def test_words_that_are_too_long_are_refused(page: Page) -> None:
    for type, length in (("chat", 501), ("note", 4001)):
        page.say(type, text="x" * length)
        assert page.wait_for("refused")["code"] == "too-large"
        page.say(type, text="x" * 20_000)
        assert failed(page)["code"] == "too-large"
    page.say("call", seat=2**62)
    assert page.wait_for("refused")["code"] == "not-away"
    assert unchanged(page)


def test_too_much_garbage_closes_the_socket(page: Page) -> None:
    for _ in range(10):
        page.socket.send("garbage")
    assert page.closed_with() == 4000


def test_a_long_message_is_refused_and_a_huge_one_cut_off(page: Page) -> None:
    page.say("why", key="k", picks=["x" * 20_000])
    assert failed(page)["code"] == "too-large"
    assert unchanged(page)
    page.socket.send("x" * 200_000)
    assert page.closed_with() == 1009


def test_long_texts_and_lists_within_a_message_are_refused(page: Page) -> None:
    too_much: list[list[str]] = [["sail"] * 21, [], ["x" * 3000], ["a\nb"]]
    for actions in too_much:
        answer = page.act(*actions)
        assert (answer["type"], answer["code"], answer["refusal"]["id"]) == ("refused", "illegal", "too-large")
    page.say("act", key="k" * 65, version=0, actions=["sail"])
    assert page.wait_for("refused")["refusal"]["id"] == "too-large"
    page.say("why", key="w", picks=["w1"] * 30)
    assert page.answer("w")["refusal"]["id"] == "too-large"
    assert unchanged(page)


def test_stale_and_future_versions_are_refused(page: Page) -> None:
    for version in (-1, 999):
        answer = page.act(page.wait_until_asked()["position"]["legal"][0], version=version)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert unchanged(page)


def test_the_rules_refuse_in_words(page: Page) -> None:
    answer = page.act("sail")
    assert answer["code"] == "illegal"
    assert answer["refusal"]["id"] == "choose-card-first"
    assert answer["text"].endswith(".")
    assert "refusal-" not in answer["text"]
    answer = page.act("<script>alert(1)</script>")
    assert answer["refusal"]["id"] == "action-unknown"
    assert unchanged(page)


def test_only_own_seats_can_be_taken(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open random")["id"]
    for seat in (0, 1, 2, 7):
        with pytest.raises(ConnectionClosed, match="4000"):
            ben.sit(table, seat=seat)  # says "not-yours" first
    assert ben.sit(table).seat is None
    assert ana.sit(table, seat=-1).seat is None


def test_spectators_play_no_part(ana: Person, ben: Person) -> None:
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    update = page.wait_until_asked()
    watcher = ben.sit(table)
    watcher.wait_for("update")
    assert watcher.act(update["position"]["legal"][0], version=0)["code"] == "not-seated"
    assert watcher.undo()["code"] == "not-seated"
    watcher.say("why", key="w", picks=["w1"])
    assert watcher.answer("w")["refusal"]["id"] == "not-seated"
    watcher.say("hint", key="h")
    assert watcher.answer("h")["actions"] == []
    watcher.say("ready", nonce="ab" * 16)
    assert failed(watcher)["code"] == "bad-nonce"
    assert watcher.plans is None
    assert unchanged(page)


def test_a_doubled_message_counts_once(page: Page) -> None:
    update = page.wait_until_asked()
    action = update["position"]["legal"][0]
    for _ in range(3):
        page.say("act", key="twice", version=update["decision"], actions=[action])
    answers = [page.answer("twice") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert answers[0]["type"] == "accepted"
    page.drain(0.2)
    assert (
        len([entry for entry in page.entries if entry["seat"] == 0 and entry["version"] <= answers[0]["version"]]) == 1
    )


def test_undo_with_nothing_to_take_back(page: Page) -> None:
    answer = page.undo()
    assert (answer["type"], answer["code"]) == ("refused", "nothing-to-undo")
    assert unchanged(page)


def test_nonces_are_checked_and_given_once(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open random")
    ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]})
    page = ana.sit(table["id"])
    for nonce in ("", "ab", "AB" * 16, "zz" * 16, "ab" * 40):
        page.say("ready", nonce=nonce)
        assert failed(page)["code"] == "bad-nonce"
    page.say("ready", nonce=secrets.token_hex(32))
    other = ben.sit(table["id"])
    other.wait_until_asked()
    other.say("ready", nonce=secrets.token_hex(32))
    pages = [page, other]
    from tests.server.live.test_whole_game import play_together

    play_together(pages)
    proof = ana.get(f"/api/tables/{table['id']}/finish")["proof"]
    assert proof["nonces"] == {"0": page.nonce, "1": other.nonce}


def test_before_the_game_there_is_nothing_to_play(ana: Person) -> None:
    page = ana.sit(ana.new_table("me open")["id"])
    page.say("act", key="k", version=0, actions=["sail"])
    assert page.answer("k")["code"] == "not-playing"
    page.say("undo", key="u", version=0)
    assert page.answer("u")["code"] == "not-playing"
    page.say("why", key="w", picks=["w1"])
    assert page.answer("w")["refusal"]["id"] == "not-playing"


def test_after_the_game_there_is_nothing_to_play(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    page.play_on()
    assert page.act("sail", version=0)["code"] == "not-playing"
    assert page.undo()["code"] in ("not-playing", "nothing-to-undo")


def test_why_not_is_answered_in_words_and_changes_nothing(page: Page) -> None:
    page.say("why", key="w", picks=["w1"])
    answer = page.answer("w")
    assert answer["refusal"]["id"]
    assert answer["text"]
    card = page.wait_until_asked()["position"]["legal"][0].removeprefix("choose ")
    page.say("why", key="legal", picks=[card])
    assert page.answer("legal")["refusal"] is None
    assert unchanged(page)


def test_a_hint_is_legal(page: Page) -> None:
    page.say("hint", key="h")
    hint = page.answer("h")
    assert hint["actions"][0] in page.wait_until_asked()["position"]["legal"]
    assert hint["picks"]
    assert unchanged(page)


# -- at the door


def socket_status(server: Server, table: str, origin: str | None, host: str | None = None) -> int:
    headers = {"Host": host} if host else {}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://localhost:{server.port}/api/tables/{table}/live",
            additional_headers=[*({"Origin": origin} if origin else {}).items(), *headers.items()],
        ),
    ):
        pass
    return refused.value.response.status_code


def test_sockets_from_other_pages_are_refused(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    for origin in ("http://evil.example", None, "null", f"http://localhost:{ana.server.port + 1}", "http://localhost"):
        assert socket_status(ana.server, table, origin) == 403


def test_hello_comes_first(ana: Person) -> None:
    address = f"ws://localhost:{ana.server.port}/api/tables/{ana.new_table('me random')['id']}/live"
    for first, code in (('{"type":"ping"}', 4001), ("garbage", 4001), ('{"type":"hello","protocol":99}', 4000)):
        with connect(address, additional_headers={"Origin": ana.server.address}) as socket:
            socket.send(first)
            assert '"failed"' in str(socket.recv(5))
            with pytest.raises(Exception, match=str(code)):
                socket.recv(5)


def test_no_such_table(ana: Person) -> None:
    address = f"ws://localhost:{ana.server.port}/api/tables/nosuchtable/live"
    with connect(address, additional_headers={"Origin": ana.server.address}) as socket:
        socket.send('{"type":"hello","protocol":1}')
        with pytest.raises(Exception, match="4004"):
            socket.recv(5)


# -- limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"messages_per_second": "5", "message_burst": "10", "tables_per_hour": "3", "silence_seconds": "1.5"}
    with Server(tmp_path_factory.mktemp("strict"), **limits) as server:
        yield server


def test_too_many_messages_are_refused_then_cut_off(strict: Server) -> None:
    ana = Person(strict)
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    for _ in range(40):
        page.say("ping")
    assert failed(page)["code"] == "too-fast"
    assert page.closed_with() == 4008


def test_a_silent_socket_is_closed(strict: Server) -> None:
    ana = Person(strict)
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    assert page.closed_with() == 4008


def test_new_tables_are_rationed(strict: Server) -> None:
    ana = Person(strict)
    for _ in range(3):
        ana.new_table("me random")
    answer = ana.http.post("/api/tables", json={"game": "mille-fiori", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.status_code == 429
    assert answer.json()["error"]["code"] == "too-many-tables"


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with Server(tmp_path, requests_per_second="1", request_burst="20") as server:
        ana = Person(server)
        assert ana.http.get("/api/me").status_code == 200
        assert any(ana.http.get("/api/me").status_code == 429 for _ in range(1000))
        assert ana.http.get("/").status_code == 200, "pages are not rationed"


def test_a_full_queue_ends_a_page() -> None:
    async def fill() -> int:
        viewer = Viewer(None, None, "en", queue_length=2)
        for message in (b"one", b"two"):
            viewer.send(message)
        assert not viewer.end.done()
        viewer.send(b"three")
        return viewer.end.result()

    assert asyncio.run(fill()) == TOO_SLOW_OR_FAST


@pytest.mark.slow
def test_who_does_not_read_is_disconnected_and_stops_nobody(tmp_path: Path) -> None:
    """One page asks for the whole log again and again and never reads it; the other plays on."""
    with Server(tmp_path, queue_length="20") as server:
        ana = Person(server)
        table = ana.new_table("me random random")["id"]
        page = ana.sit(table)
        page.play_on(30)
        asleep = ana.sit(table)
        assert ana.get("/api/health")["sockets"] == 2
        deadline = time.monotonic() + 120
        while ana.get("/api/health")["sockets"] == 2:
            assert time.monotonic() < deadline
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20):
                    asleep.say("language", language="en")
        page.play_on(3)
