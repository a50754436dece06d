"""Replays and the pages around them on a phone, in Spanish, and for everyone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.replay.replay_page import RECORD, bring, go, person_in, played, slide_to, slider, stands_at
from tests.browser.support.accessibility import (
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_said_in_both_languages,
)
from tests.browser.support.table_page import PHONE, push_away

RAW_WORDS = re.compile(r"\b(replay|check|import|result|table|end)-[a-z]+")


def touch_to(page: Page, way: str, move: int) -> None:
    page.get_by_role("button", name=way).tap()
    stands_at(page, move)


def test_on_a_phone(visit: Visit) -> None:
    """In Spanish, by touch; nothing is wider than the screen."""
    marina = visit(locale="es-ES", **PHONE)
    page = go(marina, "import")
    page.get_by_label("O pega el registro").fill(RECORD)
    push_away(page.get_by_role("button", name="Ver la repetición"))
    slider(page).wait_for()
    touch_to(page, "Jugada siguiente", 1)
    touch_to(page, "Ronda siguiente", 26)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    address = page.get_by_role("textbox", name="Dirección de este momento")
    page.get_by_role("button", name="Compartir").tap()
    address.wait_for()
    page.keyboard.press("Escape")
    expect(address).to_be_hidden()
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)
    page = go(marina, "check")
    expect(page.get_by_role("button", name="Comprobar", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("es-ES", True)])
def test_the_replay_is_accessible(visit: Visit, language: str, phone: bool) -> None:
    """Of a game that is over, with its panels, and of one that is not."""
    marina = visit(locale=language, **(PHONE if phone else {}))
    page = bring(marina)
    slide_to(page, 60)
    assert_accessible_in_both_themes(marina)
    for panel in ("share", "branch"):
        page.locator(f"[popovertarget={panel}]").click()
        page.locator(f"#{panel}:popover-open").wait_for()
        assert_accessible_in_both_themes(marina, within=f"#{panel}")
        page.keyboard.press("Escape")
        expect(page.locator(":popover-open")).to_have_count(0)
    person = person_in(marina)
    table = person.new_table("me random")["id"]
    playing = person.sit(table)
    playing.act(playing.wait_until_asked()["position"]["legal"][0])
    go(marina, f"replay/{table}?at=1")
    stands_at(page, 1)
    page.locator("[popovertarget=share]").click()
    page.locator("#share:popover-open").wait_for()
    assert_accessible(marina)
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)


def test_the_pages_around_are_accessible(visit: Visit) -> None:
    marina = visit()

    def look() -> None:
        assert_accessible_in_both_themes(marina)
        assert_said_in_both_languages(marina, RAW_WORDS)

    page = go(marina, "import")
    page.locator("textarea").fill("not a record at all")
    page.locator("[type=submit]").click()
    page.get_by_role("alert").wait_for()
    look()
    page = go(marina, "check")
    page.locator("textarea").nth(1).wait_for()  # the page before has one
    look()
    table, _ = played(marina)
    page.locator("#result-title").wait_for()
    look()
    page.locator(".ways button").last.click()
    look()
    go(marina, f"check/{table}")
    page.locator("[data-verdict=true]").wait_for()
    look()
