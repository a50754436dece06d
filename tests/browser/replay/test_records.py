"""Records from outside: files, damaged records, unfinished games, and playing on from a moment."""

import re

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Visit
from tests.browser.replay.replay_page import RECORD, bring, go, slide_to, slider, stands_at
from tests.browser.support.traffic import views_of
from tests.kit.golden import FOLDER as GOLDEN


def test_records_from_outside(visit: Visit) -> None:
    """A file chosen, a file dropped; a damaged one says what is wrong and at which move."""
    marina = visit()
    page = go(marina, "import")
    lines = RECORD.splitlines()
    twelfth = [number for number, line in enumerate(lines) if re.match(r"\d ", line)][11]
    damaged = "\n".join([*lines[:twelfth], "0 place w99", *lines[twelfth + 1 :]])
    page.get_by_label("Or paste the record").fill(damaged)
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Move 12")
    page.get_by_label("Or paste the record").fill(RECORD.replace("digest ", "digest 00"))
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).not_to_contain_text("Move 12")
    page.get_by_label("Or paste the record").fill("not a record at all")
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).to_contain_text("ludoteca record 1")
    chosen: FilePayload = {"name": "game.record", "mimeType": "text/plain", "buffer": RECORD.encode()}
    page.get_by_label("Choose a file").set_input_files(chosen)
    slider(page).wait_for()
    stands_at(page, 0)
    page = go(marina, "import")
    transfer = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.record')); return data; }",
        (GOLDEN / "great-split-3-rounds.record").read_text(),
    )
    page.dispatch_event("form", "drop", {"dataTransfer": transfer})
    slider(page).wait_for()
    expect(page.get_by_role("heading", name="The Great Split")).to_be_visible()


def test_a_game_that_was_never_finished(visit: Visit) -> None:
    """Its record ends in the middle: it can be looked at and played on."""
    begun = "\n".join(RECORD.splitlines()[:60]) + "\n"
    marina = visit()
    page = bring(marina, begun)
    page.keyboard.press("End")
    page.get_by_role("button", name="Previous move").click()
    expect(page.get_by_role("link", name="Result", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).last.click()
    marina.wait_until_asked()


def test_play_on_from_here(visit: Visit) -> None:
    marina = visit()
    page = bring(marina)
    slide_to(page, 60)
    view = views_of(RECORD, 1)[60]
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("combobox", name="I play as").select_option("Player 2")
    page.get_by_role("combobox", name="Bot level").select_option("random")
    page.get_by_role("button", name="Play on", exact=True).last.click()
    expect(page).to_have_url(re.compile("#/table/"))
    marina.wait_until_asked()
    assert all(now >= then for now, then in zip(sorted(marina.scores), sorted(view["scores"]), strict=True))
    before = marina.moves()
    marina.pick(marina.glowing()[0])
    marina.confirm.click()
    page.wait_for_function(
        "count => document.querySelectorAll('section[aria-label=Log] li').length > count", arg=before
    )
    assert view["round"] > 1
    expect(page.locator("section[aria-label=Log] li.round").last).to_have_text(f"Round {view['round']}")
