"""What was done last stays marked, on the board and in the log; the log shows what one looks for."""

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import arrive, log, send

RECORD = (Path(__file__).parent.parent / "golden" / "mille-fiori-3-deck.record").read_text()


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
