"""People at the same table, each with their own browser, and the parts of their pages beside the game."""

from typing import Any

from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.support.table_page import PHONE, TablePage

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def bot(name: str, kind: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": kind, "name": name}


def guest(name: str) -> dict[str, str]:
    """Another person on this screen."""
    return {"kind": "me", "name": name}


def arrive(table_page: TablePage, name: str) -> TablePage:
    """Becomes somebody with a name, as the first page would."""
    send(table_page, "PUT", "me", {"name": name})
    return table_page


def send(table_page: TablePage, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    address = table_page.server.address
    answer = table_page.page.request.fetch(
        f"{address}/api/{path}", method=method, data=body, headers={"Origin": address}
    )
    assert answer.ok, answer.text()
    return answer.json()


def new_table(host: TablePage, *seats: dict[str, str], game: str = "mille-fiori", **terms: object) -> dict[str, Any]:
    made: dict[str, Any] = send(host, "POST", "tables", {"game": game, "seats": list(seats), **terms})
    return made


def look(table_page: TablePage, table: str) -> TablePage:
    """Opens the table's page."""
    table_page.page.goto(f"{table_page.server.address}/#/table/{table}")
    return table_page


def sit_together(
    visit: Visit, *names: str, game: str = "mille-fiori", phone: int = -1, **terms: Any
) -> list[TablePage]:
    """A table for these people, who come one after the other; one of them may be on a phone."""
    at = terms.pop("at", None)
    here = {"at": at} if at else {}
    bots = terms.pop("bots", ())
    people = [arrive(visit(**here, **(PHONE if i == phone else {})), name) for i, name in enumerate(names)]
    table = new_table(people[0], ME, *[OPEN] * (len(names) - 1), *bots, game=game, **terms)
    look(people[0], table["id"])
    for person in people[1:]:
        send(person, "POST", f"tables/{table['id']}/join", {"code": table["invite"]})
        look(person, table["id"])
    for person in people:
        person.page.locator(".table").wait_for()
    return people


def log(table_page: TablePage) -> Locator:
    return table_page.page.locator("section[aria-label=Log] li:not(.empty, .round)")


def strip(table_page: TablePage) -> Locator:
    """What concerns the people at the table: beside the board, on a phone above the tray."""
    return table_page.page.locator(".rail > .strip, .tray > .strip")


NOTED = """() => {
  window.noted = new Set();
  const note = () => document.querySelectorAll('.notes [role=status] > p').forEach(one => window.noted.add(one.textContent));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


def note_toasts(table_page: TablePage) -> None:
    """From now on the page remembers every note that it shows for a moment: nobody has to look just then."""
    table_page.page.evaluate(NOTED)


def expect_toast(table_page: TablePage, text: str) -> None:
    table_page.page.wait_for_function("text => [...window.noted].some(one => one.includes(text))", arg=text)


def lift(table_page: TablePage, name: str) -> None:
    table_page.page.get_by_role("heading", name=f"Pass the screen to {name}").wait_for()
    table_page.page.get_by_role("button", name=f"I am {name}: show my side").click()
    table_page.wait_until_asked()
