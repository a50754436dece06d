"""All pages are accessible, exist in both languages, are small, and load nothing from other addresses."""

import re
from random import Random

import pytest
from playwright.sync_api import Request, Response, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible, assert_accessible_in_both_themes
from tests.browser.support.people import expect_toast, note_toasts
from tests.browser.support.table_page import PHONE, press, push_away

FIRST_LOAD = 300_000


def test_every_page_is_accessible(visit: Visit) -> None:
    marina = visit().home()
    assert_accessible_in_both_themes(marina)
    marina.sit(bots=2, bot="greedy")
    assert_accessible_in_both_themes(marina)
    marina.play_once(Random(1))
    marina.wait_until_asked()
    marina.pick(marina.glowing()[0])
    expect(marina.confirm).to_be_visible()
    assert_accessible_in_both_themes(marina)
    for panel in ("Settings", "Rules"):
        marina.page.get_by_role("button", name=panel).click()
        expect(marina.page.get_by_role("dialog", name=panel)).to_be_visible()
        assert_accessible_in_both_themes(marina, within=":popover-open")
        marina.page.keyboard.press("Escape")
    marina.page.goto(f"{marina.server.address}/#/demo/mille-fiori?scene=long")
    expect(marina.page.locator("#seat-1 .score")).to_have_text("151")  # no longer the table that was there before
    assert_accessible_in_both_themes(marina)


@pytest.mark.parametrize("game", ["", "mille-fiori", "great-split", "castles-of-burgundy"])
def test_the_parts_are_accessible(visit: Visit, game: str) -> None:
    """Both themes stand side by side there."""
    marina = visit()
    marina.page.goto(f"{marina.server.address}/#/parts/{game}")
    marina.page.wait_for_selector("main.both .light section")
    assert_accessible(marina)


@pytest.mark.parametrize("page", ["parts", "demo", "new", "learn"])
def test_an_unknown_game_is_told_as_such(visit: Visit, page: str) -> None:
    marina = visit()
    marina.page.goto(f"{marina.server.address}/#/{page}/no-such-game")
    expect(marina.page.get_by_role("heading", name="This game is not available here")).to_be_visible()
    expect(marina.page.get_by_role("link", name="Home", exact=True)).to_be_visible()


def test_the_phone_is_accessible(visit: Visit) -> None:
    marina = visit(**PHONE).sit(bots=3)
    assert_accessible_in_both_themes(marina)
    marina.tap(marina.glowing()[0])
    push_away(marina.confirm)
    marina.wait_until_asked()
    assert_accessible_in_both_themes(marina)


def test_language(visit: Visit) -> None:
    """Everything changes at once, and stays changed: bar, prompt, log, names, help, rules."""
    marina = visit().sit(bots=1)
    marina.play_once(Random(1))
    marina.wait_until_asked()
    page = marina.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("button", name="Deshacer")).to_be_visible()
    log = page.locator("section[aria-label=Historial] li")
    expect(log.filter(has_text="Te quedas")).to_have_count(1)
    expect(page.locator(".title").first).to_have_text("Talleres")
    expect(page.locator(".tray")).to_contain_text("o navega")
    expect(page.locator('[data-thing="w9"]')).to_have_attribute("aria-label", re.compile("taller de cuarzo"))
    page.reload()
    expect(page.get_by_role("button", name="Deshacer")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "es"
    expect(page.get_by_text(re.compile(r"(mf|table|bar|end|home|seat)-[a-z]+"))).to_have_count(0)


def test_giving_a_name_moves_nothing(visit: Visit) -> None:
    """It is given with the click that leaves the field, and what was clicked at must still be there."""
    marina = visit()
    page = marina.page
    page.route(
        "**/api/lobby", lambda route: route.fulfill(json={"mine": [], "open": [], "watch": []})
    )  # others come and go
    marina.home()
    play = page.get_by_role("button", name="Play now").first
    page.evaluate("() => document.fonts.ready.then(() => null)")
    before = play.bounding_box()
    page.get_by_label("Your name").fill("Marina")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Use my name on another device")).to_be_visible()
    assert play.bounding_box() == before


def test_help_hint_and_why_not(visit: Visit) -> None:
    marina = visit().sit(bots=1)
    page = marina.page
    note_toasts(marina)
    press(page.locator('[data-thing="sea-12"]'))  # it does not glow
    expect_toast(marina, "That space is 12 ahead of your ship")
    page.locator('[data-thing="r0"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("filled in order")
    page.get_by_role("button", name="Hint").click()
    marina.confirm.wait_for()
    expect(page.locator(".ask")).to_contain_text("Suggestion: keep")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()


def test_first_load_is_small_and_ours(visit: Visit) -> None:
    """Home and the first table together, as they come over the wire."""
    marina = visit()
    sizes: list[int] = []
    asked: list[str] = []

    def note(response: Response) -> None:
        # Others' tables are many, and asked for every few seconds.
        if not response.url.endswith("/api/lobby"):
            sizes.append(int(response.headers.get("content-length", "0")))

    def note_request(request: Request) -> None:
        asked.append(request.url)

    marina.page.on("response", note)
    marina.page.on("request", note_request)
    marina.sit(bots=1)
    assert all(url.startswith(marina.server.address) for url in asked)
    assert len([url for url in asked if "/words/" in url]) == 1
    assert 50_000 < sum(sizes) < FIRST_LOAD
    print(f"first load: {sum(sizes)} bytes in {len(sizes)} answers")
