"""The Great Split as people play it: by mouse, by keyboard alone, seven at a table with one on a phone, two in two browsers."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from ludoteca.games.great_split import GAME
from ludoteca.words import Words
from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import (
    TRACKS,
    asked,
    cards_of,
    play_once,
    progress,
    sit,
    speak_spanish,
    touch,
    wait,
)
from tests.browser.support.accessibility import (
    assert_accessible,
)
from tests.browser.support.people import sit_together
from tests.browser.support.playing import next_one
from tests.browser.support.table_page import PHONE, TablePage, assert_finished, assert_fits
from tests.browser.support.traffic import Traffic, all_events

LAST_ROUND = re.compile(r"^Round (\d) of \1")


def test_by_mouse(visit: Visit) -> None:
    """Two players, the first and the last round by hand. Nothing hidden comes through the socket of the whole game, and the
    score sheet tells the points by their source."""
    ines = visit()
    traffic = Traffic(ines.page)
    sit(ines, bots=1, bot="greedy")
    choice = Random(1)
    seen = [play_round(ines, lambda: play_once(ines, choice))]
    go_to_last_round(ines, choice, watch=True)
    seen += [play_round(ines, lambda: play_once(ines, choice))]
    for phases in seen:
        assert phases >= {"Split", "Choose", "Play"}
    assert_finished(ines)
    assert_accessible(ines)
    finish = ines.ask(f"tables/{ines.table_id}/finish")
    assert_sheet(ines, finish["sources"])
    traffic.assert_nothing_hidden(0, finish)
    assert_hands_hidden(traffic, 0)


def play_round(table_page: TablePage, decide: Callable[[], object]) -> set[str]:
    """To the end of the round, or of the game; tells which phases there were."""
    now = progress(table_page).split(" ·")[0]
    seen = set()
    while wait(table_page) != "over" and progress(table_page).startswith(now):
        seen.add(asked(table_page))
        decide()
    return seen


def go_to_last_round(table_page: TablePage, choice: Random, watch: bool = False) -> None:
    table_page.play_on_by_socket(choice, lambda position: position["round"] == position["rounds"], watch)
    expect(table_page.page.locator("header p").first).to_have_text(LAST_ROUND)


def assert_hands_hidden(traffic: Traffic, seat: int) -> None:
    for event in all_events([json.loads(frame) for frame in traffic.frames]):
        if event["type"] in ("dealt", "discarded", "split") and event["seat"] != seat:
            assert not {"card", "first", "second"} & event["values"].keys()


def assert_sheet(table_page: TablePage, sources: list[dict[str, Any]]) -> None:
    """Every source that brought points, in both languages."""
    lines = [line["source"] for line in sources if any(line["points"])]
    assert set(lines) <= {"prestige", "tome", "artwork", "gems", *(f"contracts-{one}" for one in RESOURCES)}
    assert "prestige" in lines
    for language in ("en", "es"):
        if language == "es":
            speak_spanish(table_page.page)
        titles = [Words(GAME, language).say(f"source-{line}") for line in lines]
        expect(table_page.page.locator("tbody th[scope=row]")).to_have_text(titles)


RESOURCES = ("tome", "artwork", "topaz", "emerald", "gold")


def test_by_keyboard_alone(visit: Visit) -> None:
    """The first and the last round."""
    ines = sit(visit(), bots=1)
    play_round(ines, lambda: decide_by_keyboard(ines))
    go_to_last_round(ines, Random(1))
    play_round(ines, lambda: decide_by_keyboard(ines))
    assert_finished(ines)


def decide_by_keyboard(table_page: TablePage) -> None:
    keyboard = table_page.page.keyboard
    phase = asked(table_page)
    if phase == "Split":
        walk_to(table_page, ".leaf [data-own]")
        keyboard.press("Enter")
        expect(cards_of(table_page, "B")).to_have_count(1)
        expect(cards_of(table_page, "B")).to_be_focused()
        walk_to(table_page, "[data-confirm]")
    elif table_page.page.locator(TRACKS).count():
        walk_to(table_page, "g[data-thing], [data-thing=prestige]")
        keyboard.press("Enter")
        expect(table_page.confirm).to_be_focused()
    else:
        walk_to(table_page, ".tray [data-thing]")
        keyboard.press("Enter")
        if phase == "Play":
            expect(table_page.page.locator(".tray .ways button, g[data-thing]").first).to_be_visible()
            ways = table_page.page.locator(".tray .ways button").count()
            walk_to(table_page, ".tray .ways button" if ways else "g[data-thing]")
            if not ways:
                keyboard.press("Enter")
                expect(table_page.confirm).to_be_focused()
        else:
            expect(table_page.confirm).to_be_focused()
    keyboard.press("Enter")


def walk_to(table_page: TablePage, wanted: str) -> None:
    """Arrow keys only, as somebody would who looks for it in each direction."""
    here = "wanted => document.activeElement?.matches(wanted)"
    for key in ["ArrowDown", *["ArrowRight"] * 9, *["ArrowUp"] * 9, *["ArrowLeft"] * 9, *["ArrowDown"] * 9]:
        table_page.page.keyboard.press(key)
        if table_page.page.evaluate(here, wanted):
            return
    raise AssertionError(f"no way to {wanted}")


SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 740}}


def test_seven_with_one_on_a_phone(visit: Visit) -> None:
    """The first round by touch, and the last, with the largest hands: nothing is cut off at the side, and everything that can
    be touched is large enough for a finger."""
    ines = sit(visit(**SMALL_PHONE), bots=6)
    page = ines.page
    choice = Random(3)
    assert_accessible(ines)

    def decide() -> None:
        assert_fits(ines)
        assert_touchable(page)
        play_once(ines, choice)

    play_round(ines, decide)
    go_to_last_round(ines, choice)
    wait(ines)
    while asked(ines) in ("Deal", "Split"):
        decide()
        wait(ines)
    market = page.get_by_role("group", name=re.compile("Art market, gauge at"))
    touch(page.get_by_role("button", name="Market"))
    expect(market).to_be_visible()
    assert_accessible(ines)


def assert_touchable(page: Page) -> None:
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tray button, .phone button, .phone g[role=button]')]
          .filter(e => e.getClientRects().length > 0)
          .map(e => [e.getAttribute('aria-label') ?? e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => box.width < 44 || box.height < 44).map(([name, box]) => [name, box.width, box.height])"""
    )
    assert not small


def test_two_people_each_in_an_own_browser(visit: Visit) -> None:
    """A round: each sees that the other thinks or is done, and nothing of what they do before it is shown."""
    people = sit_together(visit, "Ines", "Teo", game="great-split", phone=1)
    ines, teo = people
    heard = [Traffic(person.page) for person in people]
    for person in people:
        person.page.reload()
        wait(person)
    choice = Random(7)
    while asked(person := next_one(people)) == "Deal":  # both discard
        play_once(person, choice)
    for person in people:
        wait(person)
    play_once(ines, choice)
    expect(ines.page.get_by_role("img", name="A closed wallet")).to_be_visible()
    expect(teo.page.locator("#seat-0")).to_contain_text("Wallet closed")
    expect(ines.page.locator("#seat-1")).to_contain_text("Splitting")
    assert positions(heard[1])[-1]["splits"] == ["?", None]
    play_once(teo, choice)
    for person in people:
        wait(person)
        assert asked(person) == "Choose"
    while progress(person := next_one(people)).startswith("Round 1"):
        play_once(person, choice)
    for seat in (0, 1):
        assert_hands_hidden(heard[seat], seat)
        seen = [position["hands"][1 - seat] for position in positions(heard[seat]) if position["phase"] == "split"]
        assert {card for hand in seen for card in hand} == {"?"}


def positions(traffic: Traffic) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in traffic.frames]
    return [message["position"] for message in messages if message["type"] == "update"]
