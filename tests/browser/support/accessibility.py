"""Checks pages by axe against WCAG 2.2 AA and its best practices."""

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.support.painting import painted
from tests.browser.support.table_page import TablePage

# What is in order is not looked at any closer: that takes most of the time.
ONLY_WRONG = {"resultTypes": ["violations"]}
ALL = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], **ONLY_WRONG}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}, **ONLY_WRONG}


def assert_accessible(table_page: TablePage, within: str = "") -> None:
    """The whole page; or what has just been opened in it, where the rest was looked at before."""
    assert_keeps(table_page, ALL, within)


def assert_accessible_in_both_themes(table_page: TablePage, within: str = "") -> None:
    """All rules in the theme that is shown; in the other one those that a theme can break."""
    assert_accessible(table_page, within)
    dark = table_page.page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    table_page.page.emulate_media(color_scheme="light" if dark else "dark")
    assert_keeps(table_page, COLOURS, within)
    table_page.page.emulate_media(color_scheme="dark" if dark else "light")


def assert_said_in_both_languages(table_page: TablePage, unsaid: re.Pattern[str]) -> None:
    """No message is missing. Its words are all that a language changes, so nothing else is looked at again."""
    for language in ("es", "en"):
        table_page.set_language_quickly(language)
        expect(table_page.page.get_by_text(unsaid)).to_have_count(0)


def assert_keeps(table_page: TablePage, rules: dict[str, Any], within: str = "") -> None:
    assert_page_keeps(table_page.page, rules, within)


def assert_page_keeps(page: Page, rules: dict[str, Any], within: str = "") -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    with painted(page):
        found = page.evaluate("([within, rules]) => axe.run(within || document, rules)", [within, rules])["violations"]
    said = [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
    assert not said, "\n".join(said)
