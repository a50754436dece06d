"""The guided first game: on a real table, by mouse, by keyboard and by touch, and left at any moment."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import expect_toast, note_toasts
from tests.browser.support.table_page import PHONE, TablePage, push_away

LEARN = "Learn by playing"
TURN = ["goal", "hand", "pick", "spaces", "keep", "place", "why"]
AREAS = ["workshops", "residences", "citizens", "trade", "harbor", "sea", "bonus", "display"]
STEPS = [*TURN, *AREAS, "end"]


def learn(table_page: TablePage, link: str = LEARN) -> Page:
    table_page.page.goto(table_page.server.address)
    table_page.page.get_by_role("article", name="Mille Fiori").get_by_role("link", name=link).click()
    return table_page.page


def card(page: Page, step: str) -> Locator:
    return page.locator(f'[data-tour="mf-tour-{step}"]')


def wait_until_lit(page: Page) -> None:
    page.wait_for_function("() => document.querySelectorAll('[data-lit]').length > 0")


def take(table_page: TablePage, step: str, *, finger: bool = False) -> None:
    """Does what the step asks for."""
    page = table_page.page
    pick = table_page.tap if finger else table_page.pick
    match step:
        case "pick":
            table_page.wait_until_asked()
            pick(page.locator(".tray .hand [data-thing]").first.get_attribute("data-thing") or "")
        case "place":
            table_page.wait_until_asked()
            pick(next(thing for thing in table_page.glowing() if not thing.startswith(("ship", "sea"))))
        case "keep" | "why":
            push(table_page.confirm, finger)
        case _:
            push(card(page, step).locator("button.primary"), finger)


def push(button: Locator, finger: bool) -> None:
    if finger:
        push_away(button)
    else:
        button.click()


def test_by_mouse(visit: Visit) -> None:
    """Every step stands beside what it lights, never over it; afterwards a good move is lit, and the tour is not shown again."""
    marina = visit()
    page = learn(marina)
    note_toasts(marina)
    for step in STEPS:
        expect(card(page, step)).to_be_visible()
        expect(card(page, step)).to_contain_text(f"{STEPS.index(step) + 1} of {len(STEPS)}")
        wait_until_lit(page)
        take(marina, step)
    expect(page.locator("[data-tour]")).to_have_count(0)
    expect_toast(marina, "under Rules")
    marina.wait_until_asked()
    wait_until_lit(page)
    page.reload()
    marina.wait_until_asked()
    wait_until_lit(page)  # by then a tour would be there too
    expect(page.locator("[data-tour]")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Suggest moves")).to_be_checked()
    page.get_by_role("checkbox", name="Suggest moves").uncheck()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_by_keyboard(visit: Visit) -> None:
    """The focus goes to the step; the arrows go from there to what can be picked."""
    marina = visit()
    page = learn(marina)
    press = page.keyboard.press
    expect(card(page, "goal")).to_be_focused()
    press("Enter")
    expect(card(page, "hand")).to_be_focused()
    press("Tab")
    press("Enter")
    expect(card(page, "pick")).to_be_focused()
    marina.wait_until_asked()
    press("ArrowRight")
    press("Enter")
    expect(card(page, "spaces")).to_be_visible()
    expect(marina.confirm).to_be_focused()  # hands stay where they are
    card(page, "spaces").get_by_role("button", name="Next").press("Enter")
    expect(card(page, "keep")).to_be_focused()
    marina.confirm.press("Enter")
    expect(card(page, "place")).to_be_visible()


def test_it_can_be_left_and_found_again(visit: Visit) -> None:
    marina = visit()
    page = learn(marina)
    expect(card(page, "goal")).to_be_visible()
    page.get_by_role("button", name="Skip the tour").click()
    expect(page.locator("[data-tour]")).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="Take the tour").click()
    expect(card(page, "goal")).to_be_focused()
    marina.wait_until_asked()
    marina.pick(marina.glowing()[0])
    expect(marina.confirm).to_be_visible()
    page.keyboard.press("Escape")  # takes the card back, and no more
    expect(marina.confirm).to_have_count(0)
    expect(page.locator("[data-tour]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-tour]")).to_have_count(0)


def test_a_reload_goes_on_where_it_was(visit: Visit) -> None:
    marina = visit()
    page = learn(marina)
    take(marina, "goal")
    expect(card(page, "hand")).to_be_visible()
    page.reload()
    expect(card(page, "hand")).to_be_visible()


def test_on_a_phone(visit: Visit) -> None:
    """In Spanish: the card is inside the window and never over what has to be touched."""
    marina = visit(locale="es-ES", **PHONE)
    page = learn(marina, "Aprender jugando")
    for step in STEPS:
        expect(card(page, step)).to_be_visible()
        expect(card(page, step)).to_be_in_viewport(ratio=1)
        take(marina, step, finger=True)
    expect(page.locator("[data-tour]")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"(mf-)?tour-[a-z]+"))).to_have_count(0)


@pytest.mark.parametrize(("language", "link", "phone"), [("en-GB", LEARN, True), ("es-ES", "Aprender jugando", False)])
def test_accessible(visit: Visit, language: str, link: str, phone: bool) -> None:
    """The first step, one that only explains, and the good move that is lit when the tour was left."""
    marina = visit(locale=language, **(PHONE if phone else {}))
    page = learn(marina, link)
    expect(card(page, "goal")).to_be_visible()
    assert_accessible_in_both_themes(marina)
    take(marina, "goal")
    take(marina, "hand")
    take(marina, "pick")
    expect(card(page, "spaces")).to_be_visible()
    assert_accessible_in_both_themes(marina)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-tour]")).to_have_count(0)
    wait_until_lit(page)
    assert_accessible_in_both_themes(marina)
