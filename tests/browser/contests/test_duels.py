"""Duels in three real browsers: a challenge, somebody who plays the same, and somebody who plays otherwise."""

import re
from random import Random

from playwright.sync_api import expect

from ludoteca.kernel.record import Move, record_from_text
from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import ME, arrive, bot, look, new_table
from tests.browser.support.table_page import PHONE, TablePage
from tests.server.contests.games import as_in


def record_of(table_page: TablePage, table: str) -> tuple[list[Move], str]:
    record = record_from_text(
        table_page.page.request.get(f"{table_page.server.address}/api/tables/{table}/record").text()
    )
    return record.moves, record.digest


def accept(table_page: TablePage, link: str, others: int = 1) -> str:
    """By the link that was sent; the id of the own table."""
    page = table_page.page
    page.goto(link)
    expect(page.get_by_text("Ana challenges you")).to_be_visible()
    expect(page.locator("td.points")).to_have_text(["finished"] * others)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    return table_page.table_id


def test_a_duel_in_three_browsers(visit: Visit) -> None:
    ana, ben, cara = arrive(visit(), "Ana"), arrive(visit(), "Ben"), arrive(visit(**PHONE), "Cara")
    first = new_table(ana, ME, bot("Teo"), bot("Nora"), game="great-split")["id"]
    ana.play_by_socket(first, Random(3).choice)
    look(ana, first)
    ana.page.get_by_role("button", name="Challenge a friend on the same dice").click()
    link = ana.page.get_by_role("textbox", name="Link").first.input_value()
    moves, digest = record_of(ana, first)

    # The same moves are the same game, digest for digest.
    again = accept(ben, link)
    ben.play_by_socket(again, as_in(moves, 0))
    assert record_of(ben, again)[1] == digest
    look(ben, again)
    ben.page.get_by_role("link", name="See the duel").click()
    expect(ben.page.get_by_text("Both played the very same game, move for move.")).to_be_visible()
    assert_accessible_in_both_themes(ben)

    # Other moves are another game on the same dice.
    otherwise = accept(cara, link, others=2)
    page = cara.page
    cara.play_by_socket(otherwise, as_in(moves, 0, until=3))
    assert record_of(cara, otherwise)[1] != digest
    page.goto(link)
    expect(page.get_by_role("heading", name="Where the games parted")).to_be_visible()
    expect(page.locator("tr.mine .name")).to_have_text("Cara")
    assert_accessible_in_both_themes(cara)

    # Who played or watched is told so.
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    with_result = page.get_by_role("textbox", name="Link").last.input_value()
    picture = page.request.get(f"{with_result}/picture.png")
    assert picture.body().startswith(b"\x89PNG")
