"""A resting pointer opens nothing, and a press never hits a button that has just replaced another one."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.people import arrive, bot, look, new_table
from tests.browser.support.table_page import PHONE, wait_until_presses_count

REST = 1200  # longer than a tip waits


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_a_tip_opens_only_for_a_pointer_that_moves(visit: Visit) -> None:
    marina = visit().sit()
    page = marina.page
    x, y = middle(marina.thing("w9"))
    page.evaluate("location.hash = '#/'")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.mouse.move(x, y)
    page.go_back()
    marina.wait_until_asked()
    page.wait_for_timeout(REST)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize(("game", "size"), [("great-split", (1440, 900)), ("mille-fiori", (1024, 768))])
def test_a_tip_leaves_the_prompt_free(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ana = arrive(visit(viewport={"width": size[0], "height": size[1]}), "Ana")
    look(ana, new_table(ana, {"kind": "me"}, bot("Teo"), game=game)["id"])
    ana.wait_until_asked()
    cards = ana.page.locator(".tray .hand").locator("[data-thing], [data-look], [data-own]")
    tip = ana.page.get_by_role("tooltip")
    for card in (cards.first, cards.last):
        card.hover()
        expect(tip).to_be_visible()
        assert not overlap(tip, ana.page.locator(".tray h2"))
        assert not overlap(tip, card)
        ana.page.mouse.move(2, 2)
        expect(tip).to_have_count(0)


def place_and_press_again(page: Page, press: str) -> None:
    """Places a diamond that brings an extra card; the next question's button comes where the first one was."""
    place = page.locator("[data-confirm]")
    place.wait_for()
    x, y = middle(place)
    if press == "mouse":
        page.mouse.dblclick(x, y)
    else:
        page.touchscreen.tap(x, y)
        page.touchscreen.tap(x, y)


@pytest.mark.parametrize("press", ["mouse", "finger"])
def test_a_second_press_does_not_answer_the_next_question(visit: Visit, press: str) -> None:
    settings: dict[str, Any] = {} if press == "mouse" else PHONE
    marina = visit(**settings)
    page = marina.page
    page.goto(f"{marina.server.address}/#/demo/mille-fiori?scene=play&picks=w11")
    place_and_press_again(page, press)
    decline = page.locator(".tray .buttons").get_by_role("button", name="No extra card")
    expect(decline).to_be_visible()
    wait_until_presses_count(page)
    expect(decline).to_be_visible()
    decline.click() if press == "mouse" else decline.tap()
    expect(decline).to_have_count(0)
