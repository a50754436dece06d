"""An absent person never blocks a table: a bot stands in or their time runs out, and they can come back."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Message, Page, Person, Server
from tests.server.live.test_chat import refused
from tests.server.lobby.test_lobby import code_of, made
from tests.server.storage.test_repository import until_forgotten

QUICK_STANDIN = "from ludoteca.server.tables import core; core.STANDIN_BOT = 'easy'; "
"""What the stand-in plays does not matter here, and the usual one thinks for a tenth of a second each time."""


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A minute of a clock is a fortieth of a second, a day four."""
    limits = {"absent_seconds": "0.2", "minute_seconds": "0.025", "day_seconds": "4", "watch_seconds": "0.2"}
    with Server(tmp_path_factory.mktemp("brisk"), first=QUICK_STANDIN, idle_seconds="0.4", **limits) as server:
        yield server


def sat_down(server: Server, seats: int = 2, **terms: object) -> tuple[Page, Page, Message]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    others = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (seats - 2)]
    table = made(ana, [{"kind": "me"}, *others], **terms)
    pages = ana.sit(table["id"]), ben.join(table)
    for page in pages:
        page.wait_until_asked()
    return *pages, table


def standins(page: Page) -> list[str]:
    return [seat["standin"] for seat in page.table["seats"]]


def kinds(page: Page) -> list[str]:
    return [entry["kind"] for entry in page.entries]


def play_until_asked(page: Page, other: Page) -> Message:
    """The other plays whatever is asked, until this one has something to decide."""
    while page.update is None or page.update["decision"] is None:
        for each in (page, other):
            each.drain(0.01)
        if other.update is not None and other.update["decision"] is not None:
            other.act(other.update["position"]["legal"][0])
    return page.update


def test_a_bot_is_called_for_somebody_who_left_and_who_comes_back(brisk: Server) -> None:
    page, other, table = sat_down(brisk, 3)
    page.act(page.wait_until_asked()["position"]["legal"][0])
    page.say("call", seat=1)
    assert refused(page) == "not-away", "Ben is here"
    other.close()
    page.wait_until(lambda: page.status is not None and page.status["callable"] == [1])
    page.wait_until(lambda: page.table["seats"][1]["away"] > 0)
    assert not page.table["seats"][1]["here"]
    page.say("call", seat=1)
    page.wait_until(lambda: "standin" in kinds(page) and standins(page) == ["", "called", ""])
    event = next(entry for entry in page.entries if entry["kind"] == "standin")["events"][0]
    assert (event["seat"], event["values"]) == (1, {"why": "called", "other": 0})
    assert event["parts"][0] == "Ana calls in a bot for Ben, who is away."
    for _ in range(6):
        page.act(page.wait_until_asked()["position"]["legal"][0])
    assert len([entry for entry in page.entries if entry["seat"] == 1 and entry["kind"] == "act"]) >= 1
    back = other.person.sit(table["id"])
    update = back.wait_for("update")
    assert update["decision"] is None, "the bot decides"
    back.say("act", key="k", version=update["version"], actions=["sail"])
    assert back.answer("k")["code"] == "standin"
    back.say("back")
    back.wait_until(lambda: "back" in kinds(back) and standins(back) == ["", "", ""])
    asked = play_until_asked(back, page)
    assert back.act(asked["position"]["legal"][0])["type"] == "accepted"
    back.say("back")
    back.say("ping")
    back.wait_for("pong")
    assert kinds(back).count("back") == 1, "twice does no harm"


def test_nobody_is_replaced_who_is_here_or_not_asked(brisk: Server) -> None:
    page, other, table = sat_down(brisk)
    for seat in (0, 1, 2, -1, 99):
        page.say("call", seat=seat)
        assert refused(page) == "not-away"
    other.act(other.wait_until_asked()["position"]["legal"][0])
    other.close()
    page.wait_until(lambda: page.table["seats"][1]["away"] > 0)
    assert page.status is not None
    assert page.status["callable"] == [], "Ben has nothing to decide"
    watcher = Person(brisk, "Cleo").sit(table["id"])
    for message in ({"type": "call", "seat": 1}, {"type": "back"}, {"type": "resign"}):
        watcher.say(**message)
        assert refused(watcher) == "not-seated"


def test_people_on_one_screen_are_here_together(brisk: Server) -> None:
    ana = Person(brisk, "Ana")
    table = made(ana, [{"kind": "me"}, {"kind": "me", "name": "Eva"}])["id"]
    first, second = ana.sit(table, seat=0), ana.sit(table, seat=1)
    for page in (first, second):
        page.wait_until_asked()
    second.close()
    first.say("ping")
    first.wait_for("pong")
    assert [seat["here"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == [True, True]


def test_who_resigns_is_replaced_for_good(brisk: Server) -> None:
    page, other, _table = sat_down(brisk, 3)
    other.say("resign")
    page.wait_until(lambda: "resigned" in kinds(page) and standins(page)[1] == "resigned")
    assert page.entries[-1]["events"][0]["parts"][0] == "Ben resigns; a bot plays on."
    other.say("back")
    assert refused(other) == "resigned"
    other.wait_until(lambda: other.update is not None and other.update["decision"] is None)
    other.say("act", key="k", version=0, actions=["sail"])
    assert other.answer("k")["code"] == "resigned"
    other.say("resign")
    last = page.play_on()
    assert last["result"] is not None
    assert kinds(page).count("resigned") == 1
    assert standins(page)[1] == "resigned"
    other.say("resign")
    assert refused(other) == "not-playing"


def test_when_all_have_resigned_the_table_is_closed(brisk: Server) -> None:
    page, other, table = sat_down(brisk, 3)
    other.say("resign")
    page.wait_until(lambda: "resigned" in kinds(page))
    page.say("resign")
    page.wait_until(lambda: page.table["status"] == "closed")
    assert kinds(page)[-2:] == ["resigned", "closed"]
    for message in ("resign", "back", "takeback"):
        page.say(message)
        assert refused(page) in ("closed", "not-playing")
    assert code_of(page.person.http.get(f"/api/tables/{table['id']}/finish")) == "game-not-over"


def test_before_the_game_nothing_of_this_is_possible(brisk: Server) -> None:
    ana = Person(brisk, "Ana")
    page = ana.sit(made(ana)["id"])
    for message in ({"type": "call", "seat": 0}, {"type": "back"}, {"type": "resign"}, {"type": "takeback"}):
        page.say(**message)
        assert refused(page) == "not-playing"


def test_without_hints_there_are_none(brisk: Server) -> None:
    ana = Person(brisk, "Ana")
    page = ana.sit(ana.new_table("me random", terms={"hints": False})["id"])
    page.wait_until_asked()
    page.say("hint", key="h")
    assert page.answer("h")["code"] == "no-hints"


# -- clocks

MINUTES = {"kind": "minutes", "minutes": 40, "increment": 0}  # a second
LONG = {"kind": "minutes", "minutes": 100, "increment": 0}
DAYS = {"kind": "days", "days": 1}


def test_a_clock_runs_out_in_a_simultaneous_decision(brisk: Server) -> None:
    """Ana has chosen; Ben has not, and looks on. His time runs out, a bot chooses, and he takes over again."""
    page, other, _table = sat_down(brisk, 3, clock=MINUTES)
    first = page.wait_until_asked()["position"]["legal"][0]
    page.wait_until(lambda: page.status is not None)
    assert page.status is not None
    assert [each["left"] > 0 for each in page.status["clocks"]][2] is False, "a bot has no clock"
    page.act(first, version=0)  # on a slow machine her time is over too
    page.wait_until(lambda: standins(page)[1] == "clock")
    event = next(entry for entry in page.entries if entry["kind"] == "standin")["events"][0]
    assert (event["seat"], event["values"], event["parts"][0][:3]) == (1, {"why": "clock"}, "Ben")
    other.wait_until(lambda: other.update is not None and other.update["decision"] is None)
    other.say("back")
    other.wait_until(lambda: "back" in kinds(other))
    assert other.status is not None


def test_a_sleeping_table_wakes_when_a_clock_runs_out(tmp_path: Path) -> None:
    """Everybody has left, and the table leaves memory before their time is over."""
    with Server(tmp_path, minute_seconds="0.05", idle_seconds="0.4", watch_seconds="0.2") as server:
        page, other, table = sat_down(server, 2, clock=LONG)
        for each in (page, other):
            each.close()
        until_forgotten(page.person)
        path = f"/api/tables/{table['id']}"
        while [seat["standin"] for seat in page.person.get(path)["seats"]] != ["clock", "clock"]:
            time.sleep(0.05)


def test_with_days_the_clock_replaces_and_nobody_calls(brisk: Server) -> None:
    page, other, _table = sat_down(brisk, 2, clock=DAYS)
    page.act(page.wait_until_asked()["position"]["legal"][0])
    other.close()
    page.say("call", seat=1)
    assert refused(page) == "not-away"
    page.wait_until(lambda: standins(page)[1] == "clock")
    assert page.status is not None
    assert page.status["callable"] == []
