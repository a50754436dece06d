"""The arena's reports, opened from disk."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.arena.reports.balance_page import balance_page
from ludoteca.arena.reports.tournament_page import tournament_page
from tests.arena.test_balance import made_up_findings
from tests.arena.test_reports import done
from tests.browser.support.accessibility import ALL, assert_page_keeps

PAGES: dict[str, Callable[[], str]] = {
    "tournament": lambda: tournament_page(done()),
    "balance": lambda: balance_page([made_up_findings(), made_up_findings(60)]),
}


@pytest.mark.parametrize("which", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_is_legible_on_desktop_and_phone(which: str, scheme: str, browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text(PAGES[which](), "utf-8")
    page = browser.new_page(color_scheme="dark" if scheme == "dark" else "light", locale="es-ES")
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for width, height in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(path.as_uri())
        expect(page.locator("main[lang=es]")).to_be_visible()
        expect(page.locator("main[lang=en]")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") == width, "nothing is wider than the window"
        assert_page_keeps(page, ALL)
    page.get_by_role("button", name="English").click()
    expect(page.locator("main[lang=en] h1")).to_be_visible()
    expect(page.locator("main[lang=es]")).to_be_hidden()
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="light / dark").click()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != before
    assert_page_keeps(page, ALL)
    page.close()
    assert not complaints
