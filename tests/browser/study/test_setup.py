"""Editing a position: on the board, refused with the reason, shared by its address, and played from."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible, assert_accessible_in_both_themes
from tests.browser.support.table_page import PHONE, TablePage


def editor(table_page: TablePage, game: str) -> Page:
    page = table_page.page
    page.goto(f"{table_page.server.address}/#/setup/{game}")
    expect(status(page)).to_contain_text("A game can stand like this")
    return page


def status(page: Page) -> Locator:
    return page.locator(".edit-panel .status")


def test_a_position_is_laid_checked_shared_and_played(visit: Visit) -> None:
    table_page = visit()
    page = editor(table_page, "mille-fiori")
    page.locator("[data-thing=w3]").click()
    page.locator(".palette").get_by_role("button", name="Player 2").click()
    expect(page.locator("[data-thing=w3]")).to_have_accessible_name(re.compile("Player 2"))
    page.locator("[data-thing=r3]").focus()
    page.keyboard.press("Enter")
    page.locator(".palette").get_by_role("button", name="Player 1").press("Enter")
    expect(status(page)).to_contain_text("gap in the line of residences")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_contain_text("A game can stand like this")
    assert_accessible_in_both_themes(table_page)
    expect(page).to_have_url(re.compile(r"\?p="))

    other = visit()
    other.page.goto(page.url)
    expect(other.page.locator("[data-thing=w3]")).to_have_accessible_name(re.compile("Player 2"))

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    table_page.wait_until_asked()
    expect(page.locator("[data-thing=w3]")).not_to_have_accessible_name(re.compile("^$"))
    page.get_by_role("link", name="Go back").click()
    expect(page.locator("[data-thing=w3]")).to_have_accessible_name(re.compile("Player 2"))


def test_tiles_and_tracks_are_laid_on_a_phone(visit: Visit) -> None:
    table_page = visit(**PHONE)
    page = editor_on_phone(table_page, "castles-of-burgundy")
    page.locator("[data-thing='hex 0,-1']").tap()
    page.locator(".palette .thing").first.tap()
    expect(page.locator(".palette .thing").first).to_have_attribute("aria-pressed", "true")
    assert_accessible(table_page)
    page = editor_on_phone(table_page, "great-split")
    page.locator("[data-thing=tome]").first.tap()
    field = page.locator(".palette input")
    before = int(field.input_value())
    page.locator(".palette").get_by_role("button", name=re.compile("^More")).tap()
    expect(field).to_have_value(str(before + 1))
    assert_accessible(table_page)


def test_expansions_are_chosen_and_laid(visit: Visit) -> None:
    page = editor(visit(), "castles-of-burgundy")
    panel = page.locator(".edit-panel")
    panel.get_by_text("Start from …").click()
    panel.get_by_label("With shields", exact=True).check()
    panel.get_by_role("button", name="Start from there").click()
    depots = [panel.get_by_role("button", name=f"Change: Shields · Depot · {n}", include_hidden=True) for n in (1, 2)]
    expect(depots[0]).to_be_attached()  # there, though its list is closed
    panel.get_by_text("Piles and decks").click()
    palette = page.locator(".palette")
    first = palette.get_by_role("button", name=re.compile("^Place 1"))

    def shield_at(depot: Locator) -> str:
        depot.click()
        return str(first.get_attribute("aria-label")).removeprefix("Place 1: ")

    # Whoever holds shield 6 has chosen whom to copy.
    at_depot = next(depot for depot in depots if shield_at(depot).lower() != "shield 6")
    shield = shield_at(at_depot)
    panel.get_by_role("button", name=re.compile("^Shields · On castles · 1 · ")).click()
    palette.get_by_role("button", name=shield, exact=True).click()
    expect(palette.get_by_role("button", name=shield, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(status(page)).not_to_contain_text("A game can stand like this")  # it is at the depot as well
    at_depot.click()
    first.click()
    palette.get_by_role("button", name="Take it out").click()
    expect(first).to_have_count(0)
    expect(status(page)).to_contain_text("A game can stand like this")


def test_what_is_being_decided_is_laid(visit: Visit) -> None:
    """A decision with a tile in hand, which comes out of the supplies and goes back to them."""
    page = editor(visit(), "castles-of-burgundy")
    panel = page.locator(".edit-panel")
    pending = panel.get_by_role("group", name="Being decided", exact=True)
    expect(pending).to_contain_text("1. Turn")
    pending.get_by_role("combobox").select_option("make-room")
    pending.get_by_role("button", name="Add: Being decided").click()
    expect(pending).to_contain_text("2. Tile to discard from full key spaces")
    expect(panel.get_by_role("button", name=re.compile("^Being decided · 2 · Tile in hand: "))).to_be_visible()
    pending.get_by_role("button", name=re.compile(r"^Take out: 2\.")).click()
    expect(pending).not_to_contain_text("2.")
    expect(status(page)).to_contain_text("A game can stand like this")
    pending.get_by_role("combobox").select_option("load")
    pending.get_by_role("button", name="Add: Being decided").click()
    expect(pending).to_contain_text("2. Goods to load")
    expect(status(page)).to_contain_text("A game can stand like this")


def test_points_that_wait_are_laid(visit: Visit) -> None:
    page = editor(visit(), "castles-of-burgundy")
    panel = page.locator(".edit-panel")
    panel.get_by_text("Start from …").click()
    panel.get_by_label("Players").fill("1")
    panel.get_by_role("button", name="Start from there").click()
    waiting = panel.get_by_role("group", name="Waiting to be counted", exact=True)
    waiting.get_by_role("button", name="Add: Waiting to be counted").click()
    expect(waiting).to_contain_text("1. 1")
    expect(panel.get_by_role("spinbutton", name="Waiting to be counted · 1")).to_have_value("1")


def editor_on_phone(table_page: TablePage, game: str) -> Page:
    page = table_page.page
    page.goto(f"{table_page.server.address}/#/setup/{game}")
    expect(page.locator(".tray h2")).to_have_text("A game can stand like this")
    return page
