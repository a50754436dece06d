"""Practice: a position on its real board, a hint, the solution, the next one."""

import re

from playwright.sync_api import expect

from ludoteca.analysis.practice import practice_set
from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible


def test_a_position_is_practised(visit: Visit) -> None:
    table_page = visit()
    page = table_page.page
    page.goto(f"{table_page.server.address}/#/practice/mille-fiori")
    panel = page.locator("section.exercise")
    expect(panel).to_contain_text("One move is clearly best")
    table_page.wait_until_asked()
    before = page.url
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("Best:")
    assert_accessible(table_page)
    panel.get_by_role("button", name="Next").click()
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile(r"\?id="))
    expect(panel).to_contain_text("In a row: 0")


def test_who_finds_the_best_move_has_solved_it(visit: Visit) -> None:
    """The streak grows, and is there again after a reload."""
    keep_a_card = "choose "
    position = next(one for one in practice_set("mille-fiori") if one.puzzle.best[0].startswith(keep_a_card))
    table_page = visit()
    page = table_page.page
    page.goto(f"{table_page.server.address}/#/practice/mille-fiori?id={position.id}")
    panel = page.locator("section.exercise")
    table_page.wait_until_asked()
    expect(panel).to_contain_text("In a row: 0")
    table_page.pick(position.puzzle.best[0].removeprefix(keep_a_card))
    table_page.confirm.click()
    expect(panel.get_by_role("status")).to_contain_text("Solved")
    expect(panel).to_contain_text("Best:")
    expect(panel).to_contain_text("In a row: 1")
    page.reload()
    expect(panel).to_contain_text("In a row: 1")
