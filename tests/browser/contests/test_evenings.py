"""A tournament in two browsers: made on the page, joined by its link, played to its end, and looked at by everybody."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import arrive
from tests.browser.support.table_page import PHONE, check
from tests.server.contests.games import play_table, seats_of
from tests.server.harness import Person


def play_round(people: list[Person], path: str, choice: Random) -> None:
    """At all tables, by socket."""
    for table in sorted({person.get(path)["mine"] for person in people}):
        play_table([person for person in people if seats_of(person, table)], table, choice)


def margins(page: Page) -> dict[str, float]:
    """The standings as the page shows them."""
    rows = page.locator(".standings tbody tr")
    names = [name.removesuffix(" you").removesuffix("you") for name in rows.locator("th").all_inner_texts()]
    told = [text.replace("\u2212", "-") for text in rows.locator("td:nth-child(3)").all_inner_texts()]
    return {name.strip(): float(text) for name, text in zip(names, told, strict=True)}


def test_a_tournament_is_made_joined_and_played_to_its_end(visit: Visit) -> None:
    ana, ben = arrive(visit(), "Ana"), arrive(visit(**PHONE), "Ben")
    page = ana.page
    page.goto(f"{ana.server.address}/#/evening?game=pebbles")
    page.get_by_label("Name of the tournament").fill("Club night")
    check(page.get_by_role("group", name="Players at a table").get_by_role("radio", name="2"))
    check(page.get_by_role("group", name="Deals").get_by_role("radio", name="2", exact=True))
    page.get_by_role("button", name="Create the tournament").click()
    page.wait_for_url(re.compile("#/evening/.+"))
    page.get_by_role("button", name="Join").click()
    link = page.get_by_role("textbox", name="Link").input_value()

    ben.page.goto(link)
    ben.page.get_by_role("button", name="Join").tap()
    expect(ben.page.get_by_text("Waiting for the host to start deal 1")).to_be_visible()
    path = f"/api/evenings/{page.url.rpartition('/')[2]}"
    people = [ana.without_page(), ben.without_page(), Person(ana.server, "Cleo"), Person(ana.server, "Dora")]
    for person in people[2:]:
        person.http.post(f"{path}/join", json={"code": link.rpartition("=")[2]}).raise_for_status()
    expect(page.locator(".standings tbody tr")).to_have_count(4)
    page.get_by_role("button", name="Start deal 1").click()
    expect(page.get_by_text("2 of 2 tables still playing")).to_be_visible()

    # Everything else the pages hear by themselves: the first result, the second deal, the end.
    projected = visit()
    projected.page.goto(link.partition("?")[0])
    expect(ben.page.get_by_role("link", name="Go to my table")).to_be_visible()
    play_round(people, path, Random(1))
    expect(projected.page.get_by_text("Deal 2 of 2")).to_be_visible()
    assert_accessible_in_both_themes(ben)
    play_round(people, path, Random(2))
    expect(projected.page.get_by_text("Final standings")).to_be_visible()
    assert_accessible_in_both_themes(projected)
    expect(page.get_by_text("Final standings")).to_be_visible()
    told = {one["name"]: one["margin"] for one in people[0].get(path)["standings"]}
    assert margins(page) == margins(projected.page) == told
    assert any(told.values())
    # Whoever played it may look at it, and so may everybody.
    projected.page.get_by_role("link", name="Watch").first.click()
    projected.page.wait_for_url(re.compile("#/replay/"))
