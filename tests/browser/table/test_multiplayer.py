"""People around one table, each with a browser of their own: talking, watching, leaving, coming back, changing their mind."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes, assert_said_in_both_languages
from tests.browser.support.people import (
    ME,
    OPEN,
    PHONE,
    arrive,
    bot,
    expect_toast,
    log,
    look,
    new_table,
    note_toasts,
    send,
    sit_together,
    strip,
)
from tests.browser.support.table_page import TablePage, push_away
from tests.browser.support.traffic import Traffic
from tests.server.harness import Person, Server

SCRIPT = "<script>document.title = 'taken'</script><img src=x onerror=\"document.title = 'taken'\">"
REFUSED = "Your move stands"
UNSAID = re.compile(
    r"\b(table|talk|chat|notes|clock|takeback|standin|seat|absent|watching|menu|missed|notify|curtain)-[a-z]+"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits long for the absent, and a clock's minute is twenty seconds."""
    data = tmp_path_factory.mktemp("hasty-server")
    with Server(data, absent_seconds="1", minute_seconds="20", plan_seconds="60") as running:
        yield running


def open_tab(table_page: TablePage, name: str) -> None:
    table_page.page.get_by_role("tab", name=name).click()


def menu(table_page: TablePage, name: str) -> None:
    table_page.page.get_by_role("button", name="Menu").click()
    table_page.page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()


def play(table_page: TablePage, choice: Random, but: str = "") -> None:
    """One decision, by mouse or by finger; one thing may be left to others."""
    table_page.wait_until_asked()
    if table_page.page.evaluate("navigator.maxTouchPoints > 0"):
        thing = choice.choice([name for name in table_page.glowing() if name != but])
        if table_page.sends(thing):
            table_page.thing(thing).tap()
        else:
            table_page.tap(thing)
            push_away(table_page.confirm)
    else:
        table_page.play_once(choice, but)
    expect(table_page.confirm).to_have_count(0)


def is_mine(table_page: TablePage) -> bool:
    return table_page.page.locator(".table").get_attribute("data-turn") == "mine"


def play_around(people: list[TablePage], choice: Random, moves: int) -> None:
    """Whoever has to decide does, so many times."""
    for _ in range(moves):
        deciding = next_one(people)
        play(deciding, choice)


def next_one(people: list[TablePage]) -> TablePage:
    for _ in range(600):
        for person in people:
            if is_mine(person):
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has anything to decide")


# -- three people, one on a phone, and somebody who watches


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


# -- time


def test_a_clock_runs_out_while_all_decide(visit: Visit, hasty: Server) -> None:
    """Ben chooses at once, Ana never: her time ends, a bot chooses for her, and the table goes on."""
    ana, ben = arrive(visit(at=hasty), "Ana"), Person(hasty, "Ben")
    table = new_table(ana, ME, OPEN, clock={"kind": "minutes", "minutes": 1, "increment": 60})
    ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]}).raise_for_status()
    beside = ben.sit(table["id"])

    def kinds() -> list[str]:
        """What befell Ana, as Ben hears it."""
        return [entry["kind"] for entry in beside.entries if entry["seat"] == 0]

    look(ana, table["id"]).page.locator(".table").wait_for()
    beside.act(beside.wait_until_asked()["position"]["legal"][0])
    expect(ana.page.locator("#seat-0 [data-clock]")).to_have_class(re.compile("soon.*running|running.*soon"))
    expect(ana.page.locator("#seat-1 [data-clock]")).to_have_text(re.compile(r"^\s*0:\d\d$"))
    expect(strip(ana)).to_contain_text("Your time ran out")
    beside.wait_until(lambda: "act" in kinds())
    ana.page.get_by_role("button", name="I'm back").click()
    expect(strip(ana)).to_be_hidden()
    expect(log(ana).filter(has_text="Your time is up: a bot plays for you").first).to_be_visible()
    expect(log(ana).filter(has_text="You are back in the game").first).to_be_visible()
    expect(ana.page.locator("#seat-0 [data-clock]")).not_to_have_text("0:00")
    beside.wait_until(lambda: "back" in kinds())
    assert kinds()[:2] == ["standin", "act"]
    assert kinds()[-1] == "back"


def test_days_are_told_in_days(visit: Visit) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben", clock={"kind": "days", "days": 3})
    expect(ana.page.locator("#seat-0 [data-clock]")).to_have_text(re.compile(r"2 d 23 h|3 d 0 h"))


def test_a_long_name_leaves_room_for_points_and_clock(visit: Visit) -> None:
    long = "Bartholomäus-Maximilian Schwarzenegger"
    ana, _ = sit_together(visit, "Ana", long, phone=0, clock={"kind": "days", "days": 3})
    ana.page.evaluate("() => document.fonts.ready.then(() => null)")
    for seat in range(2):
        for part in (".score", "[data-clock]"):
            shown = ana.page.locator(f"#seat-{seat} {part}")
            expect(shown).to_be_visible()
            assert shown.evaluate("e => e.getBoundingClientRect().right <= innerWidth")


# -- two tabs for one seat


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


# -- taking back


def test_a_takeback_refused_and_accepted(visit: Visit) -> None:
    choice = Random(3)
    ana, ben = people = sit_together(visit, "Ana", "Ben")
    play_around(people, choice, 2)
    other = next_one(people)
    play(other, choice)
    asker = ana if other is ben else ben  # with nothing to undo: both cards were shown
    expect(asker.page.get_by_role("button", name="Ask to undo")).to_be_visible()
    name = "Ana" if asker is ana else "Ben"
    before = log(asker).all_inner_texts()
    note_toasts(asker)
    board = other.page.locator(".board svg").first
    size = board.bounding_box()
    ask_back(asker)
    question = strip(other)
    expect(question).to_contain_text(f"{name} would like to undo their last move")
    assert board.bounding_box() == size
    expect(strip(asker)).to_contain_text("waiting for")
    question.get_by_role("button", name="No").click()
    expect(strip(asker)).to_be_hidden()
    expect(question).to_be_hidden()
    expect_toast(asker, REFUSED)
    expect(asker.page.get_by_text(REFUSED)).to_have_count(0)
    note_toasts(asker)
    assert log(asker).all_inner_texts()[-len(before) :] == before

    ask_back(asker)
    question.get_by_role("button", name="Yes, undo it").click()
    expect(strip(asker)).to_be_hidden()
    expect(asker.page.locator(".table")).to_have_attribute("data-turn", "mine")
    for person in people:
        expect(log(person).filter(has_text="undone").first).to_be_visible()
    play_around(people, choice, 4)
    assert REFUSED not in " ".join(asker.page.evaluate("[...window.noted]"))


def ask_back(table_page: TablePage) -> None:
    table_page.page.get_by_role("button", name="Ask to undo").click()


def test_bots_always_allow_it(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"))["id"])
    play(ana, Random(4))
    ana.page.get_by_role("button", name="Undo move").click()
    ana.wait_until_asked()
    expect(ana.page.locator(".tray h2")).to_contain_text("Keep one card")
    expect(log(ana).filter(has_text="undone").first).to_be_visible()


def test_neither_hints_nor_takebacks_where_the_table_has_none(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"), hints=False, takebacks=False)["id"])
    play(ana, Random(5))
    ana.wait_until_asked()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(ana.page.get_by_role("button", name=re.compile("[Tt]ake back"))).to_have_count(0)


# -- chat and notes


def test_what_is_said_is_text_and_nothing_else(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben", phone=1)
    dora = look(arrive(visit(), "Dora"), ana.table_id)
    for person in (ana, dora):
        open_tab(person, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    ana.wait_until_asked()
    picked = len(ana.glowing())
    note_toasts(ben)
    write.fill(SCRIPT)
    write.press("Enter")
    expect_toast(ben, f"Ana: {SCRIPT}")
    write.press_sequentially("arrows stay here")
    write.press("ArrowLeft")
    write.press("Escape")
    expect(write).to_be_focused()
    assert len(ana.glowing()) == picked
    write.fill("W" * 500)
    write.press("Enter")
    said = dora.page.get_by_role("log", name="Messages")
    expect(said).to_contain_text(SCRIPT)
    expect(said).to_contain_text("W" * 500)
    expect(dora.page.get_by_role("textbox")).to_have_count(0)
    expect(ben.page.get_by_role("tab", name=re.compile("Chat.*2 unread"))).to_be_visible()
    open_tab(ben, "Chat")
    expect(ben.page.get_by_role("log", name="Messages")).to_contain_text(SCRIPT)
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("W" * 500)
    for person in (ana, ben, dora):
        assert "taken" not in person.page.title()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert person.page.locator(".text script, .text img").count() == 0
    ana.page.reload()
    open_tab(ana, "Chat")
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("W" * 500)


def test_notes_are_ones_own(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben")
    heard = Traffic(ben.page)
    open_tab(ana, "Notes")
    notes = ana.page.get_by_role("textbox", name="Notes for yourself")
    notes.fill("Ben collects pigment")
    open_tab(ana, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    write.fill("Hello")
    write.press("Enter")
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("Hello")  # what was sent before is kept
    ana.page.reload()
    open_tab(ana, "Notes")
    expect(ana.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("Ben collects pigment")
    ben.page.reload()
    open_tab(ben, "Notes")
    expect(ben.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("")
    assert not any('pigment"' in frame and "collects" in frame for frame in heard.frames)


def test_what_is_written_without_a_connection_is_not_lost(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben")
    ana.page.context.set_offline(True)
    expect(ana.page.locator(".lost")).to_contain_text("Connection lost")
    open_tab(ana, "Notes")
    ana.page.get_by_role("textbox", name="Notes for yourself").fill("Ben collects pigment")
    open_tab(ana, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    write.fill("Here again")
    write.press("Enter")
    expect(write).to_have_value("Here again")
    ana.page.context.set_offline(False)
    expect(ana.page.locator(".lost")).to_be_empty()
    write.press("Enter")
    open_tab(ben, "Chat")
    expect(ben.page.get_by_role("log", name="Messages")).to_contain_text("Here again")
    ana.page.reload()
    open_tab(ana, "Notes")
    expect(ana.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("Ben collects pigment")


# -- leaving


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


# -- coming back


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


# -- The Great Split: what one person lays out is not moved by another


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


# -- for everyone


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
