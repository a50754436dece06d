"""Chat at a table is durable, limited in rate and restricted to its people; notes are private."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.harness import Page, Person, Server
from tests.server.lobby.test_lobby import made


def refused(page: Page) -> str:
    answer = page.wait_for("refused")
    assert answer["key"] == ""
    assert answer["text"]
    assert not answer["text"].startswith("refusal-")
    code: str = answer["code"]
    return code


def texts(page: Page) -> list[str]:
    return [line["text"] for line in page.chat]


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("talkative"), chat_per_minute="1000") as server:
        yield server


def test_what_is_said_reaches_everybody_and_stays(talkative: Server) -> None:
    ana, ben = Person(talkative, "Ana"), Person(talkative, "Ben")
    table = made(ana)
    page, other = ana.sit(table["id"]), ben.join(table)
    watcher = Person(talkative, "Cleo").sit(table["id"])
    page.say("chat", text=" Hola, <b>Ben</b>!\n ")
    for each in (page, other, watcher):
        each.wait_until(lambda each=each: bool(each.chat))  # type: ignore[misc]
        line = each.chat[0]
        assert (line["id"], line["seat"], line["name"], line["text"]) == (1, 0, "Ana", "Hola, <b>Ben</b>!")
    other.say("chat", text="¿Qué tal?")
    page.wait_until(lambda: len(page.chat) == 2)
    assert page.chat[1]["seat"] == 1
    talkative.kill()
    talkative.start()
    assert texts(ben.sit(table["id"])) == ["Hola, <b>Ben</b>!", "¿Qué tal?"]


def test_the_last_200_lines_are_kept(talkative: Server) -> None:
    ana = Person(talkative)
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    for number in range(205):
        page.say("chat", text=f"line {number}")
    page.wait_until(lambda: len(page.chat) == 205)
    kept = ana.sit(table).chat
    assert [line["text"] for line in kept] == [f"line {number}" for number in range(5, 205)]
    assert kept[-1]["id"] == 205


def test_those_who_watch_talk_at_public_tables_only(ana: Person, ben: Person) -> None:
    private, public = made(ana), made(ana, public=True)
    nobody = Person(ana.server, "")
    for person, table, why in ((ben, private, "not-seated"), (ben, public, ""), (nobody, public, "name-missing")):
        page = person.sit(table["id"])
        page.say("chat", text="Hello")
        if not why:
            page.wait_until(lambda page=page: bool(page.chat))  # type: ignore[misc]
            assert (page.chat[0]["seat"], page.chat[0]["name"]) == (-1, "Ben")
        else:
            assert refused(page) == why
    assert ana.sit(private["id"]).chat == []


def test_chat_has_limits(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    page.say("chat", text="x" * 501)
    assert refused(page) == "too-large"
    page.say("chat", text=" \n\t ")
    for number in range(11):
        page.say("chat", text=f"{number} \u0000\u202e")
    assert refused(page) == "chat-too-fast"
    assert texts(page) == [str(number) for number in range(10)]


def test_a_line_with_a_key_is_answered_and_said_once(ana: Person, ben: Person) -> None:
    table = made(ana)
    page, other = ana.sit(table["id"]), ben.join(table)

    def said(who: Page, text: str, key: str) -> tuple[str, str]:
        who.say("chat", text=text, key=key)
        answer = who.answer(key)
        return answer["type"], answer.get("code", "")

    assert said(page, "Hello", "k1") == ("accepted", "")
    assert said(page, "Hello", "k1") == ("accepted", ""), "sent again after a lost connection"
    assert said(ana.sit(table["id"]), "Hello", "k1") == ("accepted", "")
    assert said(page, "Hello", "k2") == ("accepted", "")
    assert said(other, "Hola", "k1") == ("accepted", ""), "somebody else's"
    assert said(page, "x" * 501, "k3") == ("refused", "too-large")
    assert said(Person(ana.server, "Cleo").sit(table["id"]), "Hi", "k4") == ("refused", "not-seated")
    for number in range(8):
        assert said(page, str(number), f"n{number}") == ("accepted", "")
    assert said(page, "too much", "k5") == ("refused", "chat-too-fast")
    page.say("chat", text="of a key", key="k" * 65)
    assert page.answer("k" * 64)["code"] == "too-large"
    assert texts(ben.sit(table["id"])) == ["Hello", "Hello", "Hola", *map(str, range(8))]


def test_notes_are_kept_and_nobody_else_reads_them(ana: Person, ben: Person) -> None:
    secret = secrets.token_hex(8)
    table = made(ana, public=True)
    page, other = ana.sit(table["id"]), ben.join(table)
    page.say("note", text=f"Watch out:\n{secret}\u0000")
    page.say("ping")
    page.wait_for("pong")
    assert welcome_note(ana.sit(table["id"])) == f"Watch out:\n{secret}"
    assert welcome_note(ben.sit(table["id"])) == ""
    assert welcome_note(Person(ana.server, "Cleo").sit(table["id"])) == ""
    other.drain(0.1)
    told = "".join(other.heard) + str(ben.get(f"/api/tables/{table['id']}")) + str(ben.get("/api/lobby"))
    assert secret not in told
    page.say("note", text="y" * 4001)
    assert refused(page) == "too-large"
    page.say("note", text="")
    page.say("ping")
    page.wait_for("pong")
    assert welcome_note(ana.sit(table["id"])) == ""
    watcher = Person(ana.server, "Dora").sit(table["id"])
    watcher.say("note", text="mine")
    assert refused(watcher) == "not-seated"


def welcome_note(page: Page) -> str:
    import msgspec

    note: str = msgspec.json.decode(page.heard[0])["note"]
    return note
