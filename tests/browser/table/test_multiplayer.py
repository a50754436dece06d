"""People around one table, each with a browser of their own: watching, leaving, coming back, resigning."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes, assert_said_in_both_languages
from tests.browser.support.people import (
    ME,
    OPEN,
    arrive,
    bot,
    look,
    new_table,
    send,
    sit_together,
    strip,
)
from tests.browser.support.playing import is_mine, next_one, play, play_around
from tests.browser.support.table_page import PHONE, TablePage
from tests.browser.support.traffic import Traffic
from tests.server.harness import Person, Server

UNSAID = re.compile(
    r"\b(table|talk|chat|notes|clock|takeback|standin|seat|absent|watching|menu|missed|notify|curtain)-[a-z]+"
)


def menu(table_page: TablePage, name: str) -> None:
    table_page.page.get_by_role("button", name="Menu").click()
    table_page.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()


def test_three_people_and_a_spectator(visit: Visit, hasty: Server) -> None:
    """One leaves, a bot is called for them, and they come back; nobody hears what the rules hide."""
    choice = Random(1)
    ana, ben, cleo = people = sit_together(visit, "Ana", "Ben", "Cleo", phone=2, at=hasty)
    table = ana.table_id
    dora = arrive(visit(at=hasty), "Dora")
    watched, known = Traffic(dora.page), Traffic(ana.page)
    ana.page.reload()
    look(dora, table).page.locator(".table").wait_for()
    expect(strip(dora)).to_contain_text("You are watching")
    expect(dora.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    expect(dora.page.get_by_role("button", name="Hint")).to_have_count(0)
    play_around(people, choice, 6)
    assert dora.glowing() == []
    expect(dora.page.locator(".tray [data-thing]")).to_have_count(0)

    cleo.page.goto("about:blank")
    expect(ana.page.locator("#seat-2")).to_contain_text("Away")
    call = ana.page.get_by_role("button", name="Let a bot play for Cleo")
    for _ in range(600):
        if call.count():
            break
        play_or_wait([ana, ben], choice)
    call.click()
    expect(ben.page.locator("#seat-2")).to_contain_text("Bot playing")
    play_around([ana, ben], choice, 2)

    look(cleo, table)
    expect(strip(cleo)).to_contain_text("A bot is playing for you")
    cleo.page.get_by_role("button", name="I'm back").click()
    expect(strip(cleo)).to_be_hidden()
    expect(ana.page.locator("#seat-2")).not_to_contain_text("Bot playing")
    play_around(people, choice, 3)
    for traffic, seat in ((watched, None), (known, 0)):
        assert_hands_hidden(traffic, seat)


def play_or_wait(people: list[TablePage], choice: Random) -> None:
    ready = [person for person in people if is_mine(person)]
    if ready:
        play(ready[0], choice)
    else:
        people[0].page.wait_for_timeout(200)


def assert_hands_hidden(traffic: Traffic, seat: int | None) -> None:
    """Neither deck nor hand nor kept card, but this seat's own and what it has passed on."""
    updates = [message for message in map(json.loads, traffic.frames) if message["type"] == "update"]
    assert len(updates) > 5
    passed_on = {"?"}
    for position in (update["position"] for update in updates):
        if seat is not None:
            passed_on |= set(position["hands"][seat])
        assert set(position["deck"]) <= {"?"}
        for other, (hand, kept) in enumerate(zip(position["hands"], position["chosen"], strict=True)):
            if other != seat:
                assert set(hand) <= passed_on
                assert position["phase"] != "choose" or kept in (None, "?")


def test_a_whole_game_watched(visit: Visit, server: Server) -> None:
    """Somebody watches from the first move to the last: what came is what the rules show to everybody."""
    ana = Person(server, "Ana")
    table = ana.new_table("me random random")["id"]
    dora = visit()
    traffic = Traffic(dora.page)
    playing = ana.sit(table)
    look(dora, table).page.locator(".table").wait_for()
    playing.play_on()
    expect(dora.page.locator(".table")).to_have_attribute("data-turn", "over")
    expect(dora.page.locator("#result-title")).to_contain_text("win")
    traffic.assert_nothing_hidden(None, dora.ask(f"tables/{table}/finish"))


def test_two_tabs_for_one_seat(visit: Visit) -> None:
    choice = Random(2)
    ana, ben = people = sit_together(visit, "Ana", "Ben")
    other = TablePage(ana.page.context.new_page(), ana.server)
    look(other, ana.table_id).wait_until_asked()
    picked = other.glowing()[0]
    other.pick(picked)
    play(ana, choice)
    expect(other.page.locator("[data-confirm]")).to_have_count(0)
    expect(other.page.locator(".tray h2")).to_contain_text("Waiting for Ben")
    play(ben, choice)
    while next_one(people) is ben:
        play(ben, choice)
    expect(other.page.locator(".tray h2")).to_have_text(ana.prompt)
    assert other.wait_until_asked() == "mine"


def test_resigning_and_closing(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben", bots=[bot("Teo")])
    expect(ana.page.get_by_role("tab", name="Chat")).to_be_visible()
    menu(ben, "Resign…")
    ben.page.get_by_role("button", name="No, play on").click()
    ben.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign…").click()
    ben.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign").click()
    expect(strip(ben)).to_contain_text("You have resigned")
    expect(ana.page.locator("#seat-1")).to_contain_text("Bot playing")
    play(ana, Random(6))
    menu(ana, "Close the table…")
    ana.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close the table").click()
    for person in (ana, ben):
        expect(person.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    assert_accessible_in_both_themes(ana)
    ana.page.get_by_role("link", name="Home", exact=True).click()
    expect(ana.page.get_by_role("heading", name="Ludoteca")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_moves_missed_are_marked(visit: Visit, phone: bool) -> None:
    """Above the log; on a phone, where the log is far below, before all else."""
    choice = Random(7)
    ana, ben = people = sit_together(visit, "Ana", "Ben", phone=0 if phone else -1)
    play_around(people, choice, 2)
    while next_one(people) is ana:
        play(ana, choice)
    table = ana.table_id
    ana.page.goto("about:blank")
    play(ben, choice)
    look(ana, table)
    expect(ana.page.locator("section[aria-label=Log] li.new").first).to_be_visible()
    news = ana.page.locator("main > p" if phone else "section[aria-label=Log] > p", has_text=re.compile(r"\d+ new"))
    expect(news).to_be_in_viewport()
    step = news.get_by_role("link", name="Step through")
    expect(step).to_have_attribute("href", re.compile(rf"#/replay/{table}\?at=\d+"))
    assert_accessible_in_both_themes(ana)
    ana.page.get_by_role("button", name="Got it").click()
    expect(ana.page.locator("section[aria-label=Log] li.new")).to_have_count(0)
    expect(news).to_have_count(0)


def test_piles_stay_when_another_closes_their_wallet(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben", game="great-split", bots=[bot("Teo")])
    for person in (ana, ben):
        person.page.locator(".leaf [data-own]").first.wait_for()
        until_split(person)
    moved = pile(ana, "A").last
    card = moved.get_attribute("data-look")
    moved.click()
    expect(pile(ana, "B")).to_have_count(1)
    left = pile(ana, "A").count()
    pile(ben, "A").last.click()
    ben.confirm.click()
    expect(ana.page.locator("#seat-1")).not_to_have_class(re.compile("active"))
    expect(pile(ana, "B")).to_have_count(1)
    assert pile(ana, "B").first.get_attribute("data-look") == card
    assert pile(ana, "A").count() == left
    expect(ana.confirm).to_be_enabled()


def until_split(table_page: TablePage) -> None:
    table_page.page.locator(".table[data-turn=mine]").wait_for()
    expect(table_page.page.locator("header p").first).to_contain_text("Split")


def pile(table_page: TablePage, name: str) -> Any:
    return table_page.page.get_by_role("group", name=f"Pile {name}", exact=True).locator("[data-own]")


def test_people_at_a_table_are_accessible(visit: Visit) -> None:
    """Chat, notes and menu, to people with clocks and to somebody who watches; a question, to whom it is asked."""
    ana = arrive(visit(), "Ana")
    table = new_table(ana, ME, OPEN, bot("Teo"), public=True, clock={"kind": "minutes", "minutes": 20})
    look(ana, table["id"])
    ben = arrive(visit(**PHONE), "Ben")
    send(ben, "POST", f"tables/{table['id']}/join", {"code": table["invite"]})
    dora = arrive(visit(), "Dora")
    for person in (ben, dora):
        look(person, table["id"]).page.locator(".table").wait_for()
    ana.page.locator("#tab-chat").click()
    ana.page.locator("section textarea").fill("¡Hola!")
    ana.page.locator("section textarea").press("Enter")
    expect(ben.page.locator("#tab-chat b")).to_have_text("1")
    ben.page.locator("#tab-notes").click()
    dora.page.locator("#tab-chat").click()
    ana.page.locator("[popovertarget=table-menu]").click()
    for person in (ana, ben, dora):
        assert_accessible_in_both_themes(person)
        assert_said_in_both_languages(person, UNSAID)
    ana.page.keyboard.press("Escape")
    for person in (ana, ben):
        play(person, Random(9))
    ana.page.get_by_role("button", name="Ask to undo").click()
    for person in (ana, ben):
        expect(strip(person)).to_be_visible()
        assert_said_in_both_languages(person, UNSAID)
    assert_accessible_in_both_themes(ben)
