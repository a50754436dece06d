"""A tournament in two browsers: made on the page, joined by its link, and started."""

import re

from playwright.sync_api import expect

from tests.browser.accessible import assert_accessible_in_both_themes
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, arrive
from tests.browser.sitting import check


def test_a_tournament_is_made_joined_and_started(visit: Visit) -> None:
    ana, ben = arrive(visit(), "Ana"), arrive(visit(**PHONE), "Ben")
    page = ana.page
    page.goto(f"{ana.server.address}/#/evening?game=pebbles")
    page.get_by_label("Name of the tournament").fill("Club night")
    check(page.get_by_role("group", name="Players at a table").get_by_role("radio", name="2"))
    check(page.get_by_role("group", name="Deals").get_by_role("radio", name="1", exact=True))
    page.get_by_role("button", name="Create the tournament").click()
    page.wait_for_url(re.compile("#/evening/.+"))
    page.get_by_role("button", name="Join").click()
    link = page.get_by_role("textbox", name="Link").input_value()

    ben.page.goto(link)
    ben.page.get_by_role("button", name="Join").tap()
    expect(ben.page.get_by_text("Waiting for the host to start deal 1")).to_be_visible()
    page.get_by_role("button", name="Start deal 1").click()
    expect(page.get_by_text("1 of 1 tables still playing")).to_be_visible()
    assert_accessible_in_both_themes(ana)

    # The other page hears of it by itself.
    ben.page.get_by_role("link", name="Go to my table").tap()
    ben.page.wait_for_url(re.compile("#/table/"))
    ben.page.goto(link)
    expect(ben.page.get_by_role("link", name="Go to my table")).to_be_visible()
    assert_accessible_in_both_themes(ben)
