"""The analysis beside a replay: found from the game, used by keyboard, with best moves and exercises; also on a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.replay.replay_page import person_in
from tests.browser.support.accessibility import assert_accessible, assert_accessible_in_both_themes
from tests.browser.support.table_page import PHONE, TablePage
from tests.kit.golden import FOLDER as GOLDEN
from tests.server.harness import OPEN

RECORD = (GOLDEN / "pebbles-3-high.record").read_text("utf-8")
TIMEOUT = 90_000


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    with OPEN:
        yield


def analysis(table_page: TablePage) -> Locator:
    """Opens the analysis of a game that was played elsewhere, and waits for it."""
    answer = person_in(table_page).http.post("/api/records", json={"text": RECORD})
    page = table_page.page
    page.goto(f"{table_page.server.address}/#/replay/{answer.json()['id']}")
    page.get_by_role("button", name="Analysis").click()
    panel = page.locator("section.analysis")
    expect(panel).to_contain_text("Players compared", timeout=TIMEOUT)
    return panel


@pytest.mark.slow
def test_a_game_is_understood_and_its_mistakes_are_tried_again(visit: Visit) -> None:
    table_page = visit()
    page, panel = table_page.page, analysis(table_page)
    luck = panel.get_by_role("row", name=re.compile("^Luck")).get_by_role("cell")
    expect(luck.first).to_have_text(re.compile(r"^[+−]?\d+ ± \d+$"))
    moment = panel.locator("ol").last.get_by_role("link").first
    expect(moment.locator(".thumbnail > div")).to_be_visible()
    moment.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("at="))
    panel.get_by_role("button", name="Best three moves").click()
    moves = panel.locator(".ask ol > li")
    expect(moves.first).to_be_visible(timeout=TIMEOUT)
    assert 1 <= moves.count() <= 3
    assert_accessible_in_both_themes(table_page)
    panel.get_by_role("link", name=re.compile("Learn from your")).click()
    expect(page.locator("section.exercise")).to_contain_text("Find something better")


@pytest.mark.slow
def test_an_analysis_is_read_on_a_phone(visit: Visit) -> None:
    table_page = visit(**PHONE)
    panel = analysis(table_page)
    expect(panel.locator("svg").first).to_be_visible()
    assert table_page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(table_page)
