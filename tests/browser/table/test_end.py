"""The end of a game: the scoring is counted up for those who saw it being played, and the page tells how it was won."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import arrive, look, send
from tests.browser.support.table_page import PHONE, TablePage
from tests.kit.golden import FOLDER as GOLDEN

RECORD = (GOLDEN / "mille-fiori-3-deck.record").read_text()


def end(table_page: TablePage) -> str:
    """Plays the last moves of a known game; the id of its table."""
    table = send(arrive(table_page, "Marina"), "POST", "records", {"text": RECORD})["id"]
    last = table_page.ask(f"tables/{table}/replay?eyes=table&language=en")["last"]
    branch = send(table_page, "POST", f"tables/{table}/branch", {"version": last - 4, "seat": 0, "bot": "greedy"})
    look(table_page, branch["id"])
    choice = Random(1)
    while table_page.wait_until_asked() != "over":
        table_page.play_once(choice)
        expect(table_page.confirm).to_have_count(0)
    return str(branch["id"])


# What the page shows when it begins to count, and right after it was skipped: the page itself looks, for a count is short.
WATCH = """skip => {
  window.staged = null;
  const title = () => document.querySelector('#result-title')?.textContent;
  const look = new MutationObserver(() => {
    if (title() !== 'Final scoring') return;
    look.disconnect();
    const counted = document.querySelectorAll('.sheet tr.now').length;
    if (skip === 'key') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    if (skip === 'tap') document.querySelector('.sheet thead').click();
    setTimeout(() => { window.staged = { counted, title: title() }; });
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize("skip", ["key", "tap", ""])
def test_the_final_scoring_is_counted_up_and_can_be_skipped(visit: Visit, skip: str) -> None:
    phone = PHONE if skip == "tap" else {}
    marina = visit(reduced_motion="no-preference", **phone)
    page = marina.page
    page.goto(marina.server.address)
    page.evaluate(WATCH, skip)
    end(marina)
    title = page.locator("#result-title")
    staged = page.wait_for_function("() => window.staged").json_value()
    assert staged["counted"] == 1
    assert (staged["title"] == "Final scoring") == (skip == "")
    expect(title).to_contain_text("win")
    expect(page.locator(".sheet tr.later")).to_have_count(0)
    totals = [int(text) for text in page.locator(".sheet tfoot .num").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert sorted(totals) == sorted(marina.ask(f"tables/{marina.table_id}")["result"]["scores"])


def test_nothing_is_staged_where_nothing_shall_move_or_nobody_looked_on(visit: Visit) -> None:
    marina = visit()
    table = end(marina)
    page = marina.page
    expect(page.locator("#result-title")).to_contain_text("win")
    expect(page.get_by_role("heading", name="Best moves")).to_be_visible()
    expect(page.locator("section[aria-labelledby=result-title] header p")).to_contain_text("ahead of")
    best = page.locator("section[aria-labelledby=result-title] li")
    points = [int(text.rsplit("+", 1)[1]) for text in best.all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert_accessible_in_both_themes(marina)
    later = visit(reduced_motion="no-preference")
    later.page.goto(f"{later.server.address}/#/table/{table}")
    expect(later.page.locator("#result-title")).to_contain_text("wins")
    best.first.get_by_role("link").click()
    expect(page.locator("section.bar")).to_be_visible()
