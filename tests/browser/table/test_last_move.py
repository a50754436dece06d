"""The last move stays marked on the board and in the log; the log can be filtered."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.people import arrive, log, send
from tests.kit.golden import FOLDER as GOLDEN

RECORD = (GOLDEN / "mille-fiori-3-deck.record").read_text()
DUCHIES = (GOLDEN / "castles-of-burgundy-3-greedy-board-2.record").read_text()


def test_the_last_move_stays_marked_until_the_next(visit: Visit) -> None:
    marina = visit().sit()
    page, choice = marina.page, Random(5)
    marked = page.locator("[data-last]")
    expect(marked).to_have_count(0)
    for _ in range(3):
        marina.wait_until_asked()
        marina.play_once(choice)
    marina.wait_until_asked()
    before = marked.first.get_attribute("data-thing")
    expect(page.locator("section[aria-label=Log] li.newest")).to_have_count(1)
    page.wait_for_timeout(1000)
    assert marked.first.get_attribute("data-thing") == before
    shown = page.get_by_role("combobox", name="Show in the log")
    expect(page.locator("section[aria-label=Log] li.round")).to_have_text(["Round 1"])
    everything = log(marina).count()
    shown.select_option("My moves")
    mine = log(marina)
    assert 0 < mine.count() < everything
    for line in mine.filter(has_not=page.locator("b")).all():
        assert line.inner_text().startswith("You")
    shown.select_option("Scores")
    assert 0 < log(marina).count() < everything


def test_a_replay_marks_what_moved(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    table = send(ana, "POST", "records", {"text": RECORD})["id"]
    page = ana.page
    page.goto(f"{ana.server.address}/#/replay/{table}?at=40")
    marked = page.locator(".board [data-last]").first
    marked.wait_for()
    seen = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        expect(page.locator("section[aria-label=Replay], section.bar").first).to_have_attribute("aria-busy", "false")
        seen.add(marked.get_attribute("data-thing"))
    assert len(seen) > 2
    expect(page.locator("section[aria-label=Log] li.round").first).to_contain_text("Round")


def test_burgundy_marks_the_last_move_on_its_land_and_in_the_depots(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    table = send(ana, "POST", "records", {"text": DUCHIES})["id"]
    page = ana.page
    page.goto(f"{ana.server.address}/#/replay/{table}?at=60&eyes=0")
    large = page.locator(".board [data-thing^='hex '][data-last]")
    small = page.locator(".info [data-last]")
    bought = page.locator("[data-plate] [data-last]")
    page.locator(".board [data-thing^='hex ']").first.wait_for()
    own: set[str | None] = set()
    others: set[str | None] = set()
    depots: set[str | None] = set()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        expect(page.locator("section[aria-label=Replay], section.bar").first).to_have_attribute("aria-busy", "false")
        own.update(mark.get_attribute("data-thing") for mark in large.all())
        others.update(mark.get_attribute("data-last") for mark in small.all())
        depots.update(mark.get_attribute("data-last") for mark in bought.all())
    assert len(own) > 1
    assert len(others) > 2
    assert len(depots) > 2
