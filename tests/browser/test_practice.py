"""Practice: a position on its real board, a hint, the solution, the next one."""

import re

from playwright.sync_api import expect

from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Visit


def test_a_position_is_practised(visit: Visit) -> None:
    sitting = visit()
    page = sitting.page
    page.goto(f"{sitting.server.address}/#/practice/mille-fiori")
    panel = page.locator("section.exercise")
    expect(panel).to_contain_text("One move is clearly best")
    sitting.wait_until_asked()
    before = page.url
    panel.get_by_role("button", name="Show the solution").click()
    expect(panel).to_contain_text("Best:")
    assert_accessible(sitting)
    panel.get_by_role("button", name="Next").click()
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile(r"\?id="))
    expect(panel).to_contain_text("In a row: 0")
