"""The page of a replay: opening records, going to moments, and what happened at one."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.support.table_page import TablePage
from tests.kit.golden import FOLDER as GOLDEN
from tests.server.harness import Person

RECORD = (GOLDEN / "mille-fiori-3-deck.record").read_text()


def person_in(table_page: TablePage, name: str = "Marina") -> Person:
    """Somebody who can act beside the browser, as with a second window of it."""
    person = Person(table_page.server, name)
    cookies = [
        {"name": key, "value": value, "url": table_page.server.address} for key, value in person.http.cookies.items()
    ]
    table_page.page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return person


def go(table_page: TablePage, path: str) -> Page:
    table_page.page.goto(f"{table_page.server.address}/#/{path}")
    return table_page.page


def bring(table_page: TablePage, record: str = RECORD) -> Page:
    page = go(table_page, "import")
    page.locator("textarea").fill(record)
    page.locator("[type=submit]").click()
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.locator("input[type=range]")


def stands_at(page: Page, move: int) -> None:
    """And shows it: the slider is there before the moment is."""
    expect(slider(page)).to_have_value(str(move))
    expect(page.locator("section[aria-busy]")).to_have_attribute("aria-busy", "false")


def slide_to(page: Page, move: int) -> None:
    slider(page).fill(str(move))
    expect(page).to_have_url(re.compile(f"at={move}&"))
    stands_at(page, move)


def played(table_page: TablePage, seats: str = "me random") -> tuple[str, Person]:
    """A finished game at whose start this browser was: it has given its nonce, and noted the promise."""
    person = person_in(table_page)
    table = person.new_table(seats)["id"]
    go(table_page, f"table/{table}")
    table_page.wait_until_asked()
    person.sit(table).play_on()
    return table, person
