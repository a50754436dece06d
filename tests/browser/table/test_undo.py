"""Undo of a pick, a move, a kept card and an extra card."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.people import arrive, look, send
from tests.browser.support.table_page import TablePage
from tests.kit.golden import FOLDER as GOLDEN

RECORD = (GOLDEN / "mille-fiori-3-deck.record").read_text()


def undo(table_page: TablePage) -> None:
    table_page.page.get_by_role("navigation").get_by_role("button", name="Undo", exact=True).click()


def kept_card(table_page: TablePage) -> str:
    """The card in use lies first in the tray, only to look at."""
    return str(table_page.page.locator(".hand .used [data-look]").get_attribute("data-look"))


def test_a_pick_is_taken_back_or_changed(visit: Visit) -> None:
    marina = visit().sit()
    first, second = list(dict.fromkeys(marina.glowing()))[:2]  # a hand may hold equal cards
    marina.pick(first)
    expect(marina.thing(first)).to_have_attribute("aria-pressed", "true")
    marina.page.keyboard.press("Escape")
    expect(marina.confirm).to_have_count(0)
    marina.pick(first)
    marina.pick(second)
    expect(marina.thing(first)).to_have_attribute("aria-pressed", "false")
    expect(marina.thing(second)).to_have_attribute("aria-pressed", "true")
    marina.page.get_by_role("button", name="Cancel").click()
    expect(marina.confirm).to_have_count(0)
    assert {first, second} <= set(marina.glowing())


def test_without_confirmation_a_moment_to_change_ones_mind(visit: Visit) -> None:
    """A kept card, then a ship that sailed: until the bots go on, each can be taken back."""
    marina = visit().sit(bots=3)
    marina.page.get_by_role("button", name="Settings").click()
    marina.page.get_by_role("checkbox", name="Confirm moves").uncheck()
    marina.page.keyboard.press("Escape")
    expect(marina.page.get_by_role("dialog", name="Settings")).to_be_hidden()
    hand = sorted(marina.glowing())
    marina.pick(hand[0])
    expect(marina.page.get_by_role("button", name="Continue")).to_be_visible()
    assert kept_card(marina) == hand[0]
    marina.page.locator(".tray").get_by_role("button", name="Undo", exact=True).click()
    marina.wait_until_asked()
    assert sorted(marina.glowing()) == hand
    marina.pick(hand[1])
    marina.page.get_by_role("button", name="Continue").click()
    scores = sail_with_time_to_think(marina)
    marina.page.locator(".tray").get_by_role("button", name="Undo", exact=True).click()
    marina.wait_until_asked()
    assert marina.scores == scores
    assert "ship" in marina.glowing()


def sail_with_time_to_think(table_page: TablePage) -> list[int]:
    """The scores before a sailing that brought points and can be taken back: the last one to play in a turn gets new cards,
    and can't. Nobody knows that before having played once, which is done ashore: the sea is short."""
    go_on = table_page.page.get_by_role("button", name="Continue")
    last = True
    for _ in range(80):
        table_page.wait_until_asked()
        scores, things = table_page.scores, table_page.glowing()
        ashore = [thing for thing in things if thing != "ship" and not thing.startswith("sea-")]
        picked = "ship" if "ship" in things and not (last and ashore) else ashore[-1]
        table_page.pick(picked)
        go_on.or_(table_page.page.locator(".table[data-turn=mine], .table[data-turn=over]")).first.wait_for()
        held = go_on.is_visible()
        if "ship" in things:
            last = not held
        if held:
            if picked == "ship" and table_page.scores[0] > scores[0]:
                return scores
            go_on.click()
    raise AssertionError("always the last to play, or for nothing")


def test_around_an_extra_card(visit: Visit) -> None:
    """A move that earned an extra card, and the choice of that card, are taken back; the log forgets both."""
    marina = visit()
    earn_extra_card(marina)
    asked = marina.prompt
    lines = marina.moves()
    cards = [thing for thing in marina.glowing() if thing != "decline"]
    marina.pick(cards[0])  # is laid down at once: its space is asked for next
    expect(marina.page.locator(".tray h2")).not_to_have_text(asked)
    marina.wait_until_asked()  # and the answer is there
    undo(marina)
    expect(marina.page.locator(".tray h2")).to_have_text(asked)
    marina.wait_until_asked()
    assert cards[0] in marina.glowing()
    undo(marina)
    expect(marina.page.locator(".tray h2")).not_to_have_text(asked)
    expect(
        marina.page.get_by_role("navigation").get_by_role("button", name="Undo move")
    ).to_be_visible()  # beyond it: by consent
    assert "takes" not in marina.page.locator("section[aria-label=Log] li:not(.round)").first.inner_text()
    assert marina.moves() < lines + 2


def earn_extra_card(table_page: TablePage) -> None:
    """Plays on in a known game, as the first of three: this card takes the ship to an extra card, whatever the others keep."""
    table = send(arrive(table_page, "Marina"), "POST", "records", {"text": RECORD})["id"]
    branch = send(table_page, "POST", f"tables/{table}/branch", {"version": 52, "seat": 2, "bot": "random"})
    look(table_page, branch["id"])
    for thing in ("shell-1", "ship"):
        table_page.wait_until_asked()
        table_page.pick(thing)
        table_page.confirm.click()
    table_page.wait_until_asked()
    expect(table_page.page.locator(".tray h2")).to_contain_text("extra card")


def at_burgundy(table_page: TablePage) -> TablePage:
    """A game whose turns have several moves that reveal nothing."""
    address = table_page.server.address
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table_page.page.request.put(f"{address}/api/me", data={"name": "Marina"}, headers={"Origin": address})
    made = table_page.page.request.post(
        f"{address}/api/tables", data={"game": "castles-of-burgundy", "seats": seats}, headers={"Origin": address}
    )
    table_page.page.goto(f"{address}/#/table/{made.json()['id']}")
    table_page.wait_until_asked()
    return table_page


def take_workers(table_page: TablePage, die: str, next_prompt: str) -> None:
    table_page.pick(die)
    table_page.pick("workers")
    table_page.confirm.click()
    expect(table_page.page.locator(".tray h2")).to_have_text(next_prompt)
    table_page.wait_until_asked()


def test_a_whole_turn_is_taken_back_at_once(visit: Visit) -> None:
    """By the button, which is there where more than one move can be undone, and by keys."""
    marina = at_burgundy(visit())
    title = marina.page.locator(".tray h2")
    start_over = marina.page.get_by_role("button", name="Start over")
    both = marina.prompt
    last = both.rsplit(" ", 1)[1]
    expect(start_over).to_have_count(0)
    take_workers(marina, "die-a", f"Use your dice: {last}")
    expect(start_over).to_have_count(0)
    take_workers(marina, "die-b", "You have used your dice")
    start_over.click()
    expect(title).to_have_text(both)
    expect(start_over).to_have_count(0)
    marina.wait_until_asked()
    take_workers(marina, "die-a", f"Use your dice: {last}")
    take_workers(marina, "die-b", "You have used your dice")
    marina.page.keyboard.press("Control+z")
    expect(title).to_have_text(f"Use your dice: {last}")
    marina.wait_until_asked()
    take_workers(marina, "die-b", "You have used your dice")
    marina.page.keyboard.press("Control+Backspace")
    expect(title).to_have_text(both)
