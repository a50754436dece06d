"""What a person does on the pages of the lobby: making tables, inviting, sitting down."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.support.table_page import TablePage, check, push_away
from tests.server.harness import Person

NETWORK = {"addresses": ["http://192.168.1.5:8080/"], "public": "", "loopback": False, "port": 8080}


def go(table_page: TablePage, place: str) -> Page:
    """To a page of the app; a new one, as if from a link."""
    table_page.page.goto("about:blank")
    table_page.page.goto(f"{table_page.server.address}/#/{place}")
    return table_page.page


def plan(table_page: TablePage, game: str = "mille-fiori", name: str = "Marina") -> Page:
    page = go(table_page, f"new/{game}")
    page.get_by_label("Your name").fill(name)
    return page


def make(table_page: TablePage, players: int = 2, name: str = "Marina") -> dict[str, Any]:
    """A table of Mille Fiori with friends by link; tells what the server knows about it."""
    page = plan(table_page, name=name)
    for _ in range(players - 2):
        page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    return the_table(table_page)


def the_table(table_page: TablePage) -> dict[str, Any]:
    found: dict[str, Any] = table_page.ask(f"tables/{table_page.table_id}")
    return found


def invitation(table_page: TablePage) -> str:
    return table_page.page.get_by_role("textbox", name="Link").input_value().split("#/")[1]


def choose(page: Page, what: str, choice: str) -> None:
    check(page.get_by_role("group", name=what).get_by_role("radio", name=choice, exact=True))


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("combobox", name=f"Seat {number}")


def public_table(host: Person, game: str = "mille-fiori") -> str:
    made = host.http.post(
        "/api/tables", json={"game": game, "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    made.raise_for_status()
    table: str = made.json()["id"]
    return table


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(80):
        if wanted.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {wanted}")


def sit_down(page: Page, seat: int, push: Callable[[Locator], None] = Locator.click) -> None:
    """Picks the seat, where there are several, and takes it."""
    button = page.get_by_role("button", name=re.compile("^Sit down at seat"))
    button.wait_for()
    if (pick := page.get_by_role("radio", name=f"Seat {seat}", exact=True)).count():
        pick.check()
    expect(button).to_have_accessible_name(f"Sit down at seat {seat}")
    push_away(button, push)
