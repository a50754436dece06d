"""The Castles of Burgundy at the page's table: a whole phase by mouse, in any order of picks."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Visit
from tests.browser.sitting import Sitting

GAME = "The Castles of Burgundy"
ROUNDS_OF_A_PHASE = 5
LINES = "section[aria-label=Log] li:not(.empty)"


def sit(sitting: Sitting, bots: int = 1) -> Sitting:
    sitting.home()
    game = sitting.page.get_by_role("article", name=GAME)
    game.get_by_role("radio", name="1 bot" if bots == 1 else f"{bots} bots").check(force=True)
    game.get_by_role("combobox", name="They play").select_option("random")
    game.get_by_role("button", name="Play now").click()
    sitting.wait_until_asked()
    return sitting


def play_once(sitting: Sitting, choice: Random) -> None:
    """Picks what glows until a move is complete. The turn is ended only when nothing else is left."""
    lines = sitting.page.locator(LINES)
    before = lines.count()
    while sitting.confirm.count() == 0 and lines.count() == before:
        glowing = sitting.glowing()
        sitting.pick(choice.choice([thing for thing in glowing if thing != "end turn"] or glowing))
    if sitting.confirm.count():
        sitting.confirm.click()
    expect(lines).not_to_have_count(before)


def test_the_first_phase_by_mouse(visit: Visit) -> None:
    marta = sit(visit())
    choice = Random(5)
    expect(marta.page.get_by_text("Phase A · round 1 of 5")).to_be_visible()
    assert_accessible(marta)
    for _ in range(ROUNDS_OF_A_PHASE * 12):
        marta.wait_until_asked()
        if marta.page.get_by_text(re.compile("Phase B · round 1")).count():
            break
        play_once(marta, choice)
    expect(marta.page.get_by_text("Phase B · round 1 of 5")).to_be_visible()
    assert_accessible(marta)


def test_a_tile_a_die_or_a_depot_may_be_picked_first(visit: Visit) -> None:
    marta = sit(visit())
    assert any(thing.startswith("die-") for thing in marta.glowing())
    marta.pick(next(thing for thing in marta.glowing() if thing.startswith("depot ")))
    if marta.confirm.count() == 0:
        marta.pick(next(thing for thing in marta.glowing() if thing.startswith("die-")))
    marta.confirm.click()
    expect(marta.page.get_by_text(re.compile("You take .* from depot")).first).to_be_visible()
    marta.page.get_by_role("button", name="Undo").click()
    expect(marta.page.locator(LINES).first).to_have_text(re.compile("You take your move back"))
    assert any(thing.startswith("die-") for thing in marta.glowing())


def test_another_duchy_can_be_made_large(visit: Visit) -> None:
    marta = sit(visit())
    marta.page.get_by_role("button", name="Show this duchy large").click()
    marta.page.get_by_role("button", name="Back to my duchy").click()
    expect(marta.page.get_by_role("button", name="Back to my duchy")).to_have_count(0)
