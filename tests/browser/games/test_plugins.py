"""A game of another package in the browser, on its own board and on the generic one."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.table_page import PHONE, TablePage, assert_fits, press

OWN, PLAIN = "", "?board=plain"
DARK = {"color_scheme": "dark"}


def sit(
    table_page: TablePage, game: str, board: str, bots: int = 1, language: str = "en", people: int = 1
) -> TablePage:
    """People on one screen at a table with bots; the board is part of the address."""
    page = table_page.page
    page.goto(table_page.server.address)
    page.get_by_role("article").first.wait_for()
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "bot": "random"}] * bots
    asked = page.evaluate(
        """async ([game, seats, language]) => {
          const json = { 'Content-Type': 'application/json' };
          await fetch('/api/me', { method: 'PUT', headers: json, body: JSON.stringify({ name: 'Marina', language }) });
          const made = await fetch('/api/tables', { method: 'POST', headers: json, body: JSON.stringify({ game, seats }) });
          return (await made.json()).id;
        }""",
        [game, seats, language],
    )
    page.goto(f"{table_page.server.address}/#/table/{asked}{board}")
    page.reload()
    table_page.wait_until_asked()
    return table_page


def finish(table_page: TablePage) -> list[int]:
    table = table_page.page.url.rsplit("/", 1)[1].partition("?")[0]
    scores: list[int] = table_page.ask(f"tables/{table}/finish")["result"]["scores"]
    return scores


@pytest.mark.parametrize("board", [OWN, PLAIN], ids=["own", "plain"])
@pytest.mark.parametrize("device", [{}, PHONE | DARK], ids=["desktop", "phone"])
def test_a_whole_game(visit: Visit, board: str, device: dict[str, object]) -> None:
    marina = sit(visit(**device), "pebbles", board)
    page = marina.page
    assert (page.locator(".plugin").count() == 1) == (board == OWN)
    assert_accessible_in_both_themes(marina)
    choice = Random(5)
    moves = 0
    while marina.wait_until_asked() != "over":
        assert marina.prompt == "Choose a pebble and a pool."
        pebble = choice.choice([thing for thing in marina.glowing() if thing.startswith("pebble")])
        marina.thing(pebble).click()
        expect(marina.thing(pebble)).to_have_attribute("aria-pressed", "true")
        pool = choice.choice([thing for thing in marina.glowing() if thing.startswith("pool")])
        marina.thing(pool).click()
        assert_fits(marina)
        if moves == 1:
            assert_accessible_in_both_themes(marina)
        marina.confirm.click()
        expect(marina.confirm).to_have_count(0)
        moves += 1
    assert moves == 7
    expect(page.locator("#result-title")).to_be_visible()
    scores = finish(marina)
    assert sorted(marina.scores) == sorted(scores)
    expect(page.get_by_role("row", name="Pools")).to_be_visible()


@pytest.mark.parametrize("board", [OWN, PLAIN], ids=["own", "plain"])
def test_by_keyboard_alone(visit: Visit, board: str) -> None:
    marina = sit(visit(), "pebbles", board)
    keyboard = marina.page.keyboard
    for _ in range(2):  # later a pebble may fit into one pool only, and picking it is a whole move
        assert marina.wait_until_asked() == "mine"
        pebble = next(thing for thing in marina.glowing() if thing.startswith("pebble"))
        marina.thing(pebble).focus()
        keyboard.press("Enter")
        expect(marina.thing(pebble)).to_have_attribute("aria-pressed", "true")
        expect(marina.thing(pebble)).to_be_focused()
        for _ in range(12):
            if marina.page.evaluate("document.activeElement.dataset.thing?.startsWith('pool') ?? false"):
                break
            keyboard.press("ArrowUp" if board == OWN else "ArrowDown")
        keyboard.press("Enter")
        expect(marina.confirm).to_be_focused()
        keyboard.press("Enter")
        expect(marina.confirm).to_have_count(0)


@pytest.mark.parametrize("board", [OWN, PLAIN], ids=["own", "plain"])
def test_what_cannot_be_picked_says_why(visit: Visit, board: str) -> None:
    """Two people on one screen: what the first dropped into pool 1 still lies on top when it is their turn again."""
    marina = sit(visit(), "pebbles", board, bots=0, people=2)
    for pool in ("pool-1", "pool-2"):
        pick_pebble(marina)
        marina.thing(pool).click()
        marina.confirm.click()
        marina.page.locator("[data-lift]").click()  # the curtain between two hands
        marina.wait_until_asked()
    pick_pebble(marina)
    assert "pool-1" not in marina.glowing()
    press(marina.thing("pool-1"))
    expect(marina.page.get_by_text("A pebble of yours lies on top in pool 1.")).to_be_visible()


def pick_pebble(table_page: TablePage) -> None:
    pebble = next(thing for thing in table_page.glowing() if thing.startswith("pebble"))
    table_page.thing(pebble).click()
    expect(table_page.thing(pebble)).to_have_attribute("aria-pressed", "true")


def test_on_the_shelf_it_lies_beside_the_others(visit: Visit) -> None:
    marina = visit().home()
    game = marina.page.get_by_role("article", name="Pebbles")
    expect(game.locator("img")).to_have_js_property("complete", True)
    assert game.locator("img").evaluate("image => image.naturalWidth") > 0
    game.get_by_role("combobox", name="Bot level").select_option(label="Closer")
    game.get_by_role("button", name="Play now").click()
    marina.wait_until_asked()
    expect(marina.page.locator(".plugin")).to_be_visible()


def test_it_speaks_spanish(visit: Visit) -> None:
    marina = sit(visit(locale="es-ES"), "pebbles", PLAIN, language="es")
    assert marina.prompt == "Elige un guijarro y una poza."
    expect(marina.page.get_by_role("heading", name="Pozas")).to_be_visible()
    expect(marina.thing("pool-1")).to_have_text("Poza 1")


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_any_game_can_be_played_on_the_plain_board(visit: Visit, game: str) -> None:
    marina = sit(visit(), game, PLAIN)
    assert_accessible_in_both_themes(marina)
    choice = Random(2)
    for _ in range(3):
        marina.wait_until_asked()
        before = marina.moves()
        for _ in range(6):
            marina.thing(choice.choice(marina.glowing())).click()
            if marina.confirm.count() or marina.moves() > before:
                break
        if marina.confirm.count():
            marina.confirm.click()
        expect(marina.confirm).to_have_count(0)


def test_replays_show_its_board_or_the_plain_one(visit: Visit) -> None:
    marina = sit(visit(), "pebbles", OWN)
    table = marina.page.url.rsplit("/", 1)[1]
    pebble = next(thing for thing in marina.glowing() if thing.startswith("pebble"))
    marina.thing(pebble).click()
    marina.thing("pool-2").click()
    marina.confirm.click()
    marina.wait_until_asked()
    marina.page.goto(f"{marina.server.address}/#/replay/{table}?at=1")
    board = marina.page.locator(".plugin")
    expect(board.locator("[data-thing=pool-2] .pebbles-pebble")).to_have_text(f"● {pebble.removeprefix('pebble-')}")
    marina.page.goto("about:blank")
    marina.page.goto(f"{marina.server.address}/#/replay/{table}?at=1&board=plain")
    expect(marina.page.get_by_role("heading", name="Pools")).to_be_visible()
    expect(board).to_have_count(0)
    marina.page.get_by_role("button", name="Previous move").click()
    expect(marina.page).to_have_url(re.compile(r"at=0.*board=plain"))
