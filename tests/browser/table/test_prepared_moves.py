"""Moves prepared while others move are shown, can be dropped, are offered in one's turn, and never sent by themselves."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split import split_page as great_split
from tests.browser.support.people import expect_toast, log, note_toasts, sit_together
from tests.browser.support.playing import next_one, play
from tests.browser.support.table_page import TablePage, press

SPACES = "main.board g.space[data-thing]"
OPEN_SPACES = ".column .over g.space[data-thing]"
PREPARED = "Prepared for your turn"
WHILE_OTHERS_CHOOSE = "You can change your card"


def tray(table_page: TablePage) -> Locator:
    return table_page.page.locator(".tray .ask")


def pressed(table_page: TablePage, name: str) -> Locator:
    return table_page.page.locator(f'.table :not([inert] *)[data-thing="{name}"][aria-pressed=true]').first


def prepare_a_space(table_page: TablePage, spaces: str = SPACES, finger: bool = False) -> str:
    """Tries one space after the other until one suits the card that was kept."""
    for name in [one.get_attribute("data-thing") or "" for one in table_page.page.locator(spaces).all()]:
        space = table_page.page.locator(f'{spaces}[data-thing="{name}"]')
        press(space, finger)
        if tray(table_page).get_by_text(PREPARED).count():
            return name
    raise AssertionError("no space can be prepared")


def until_one_waits(people: list[TablePage], choice: Random) -> tuple[TablePage, TablePage]:
    """Whose turn it is, and who has kept a card, waits, and sees that the other one moves."""
    for person in people:
        play(person, choice)
    mover = next_one(people)
    (waiting,) = [person for person in people if person is not mover]
    expect(waiting.page.locator(".table")).to_have_attribute("data-turn", "waiting")
    expect(tray(waiting)).not_to_contain_text(WHILE_OTHERS_CHOOSE)
    return mover, waiting


@pytest.mark.parametrize("phone", [-1, 0], ids=["mouse", "finger"])
def test_a_space_is_prepared_offered_and_confirmed(visit: Visit, phone: int) -> None:
    people = sit_together(visit, "Ana", "Ben", phone=phone)
    choice = Random(2)
    while True:
        mover, ana = until_one_waits(people, choice)
        if phone < 0 or ana is people[phone]:
            break
        while mover is next_one(people):  # extra cards too
            play(mover, choice)
        play(ana, choice)
    finger = phone >= 0
    name = prepare_a_space(ana, OPEN_SPACES if finger else SPACES, finger)
    expect(pressed(ana, name)).to_be_visible()
    expect(tray(ana).get_by_role("button", name="Drop it")).to_be_visible()
    lines = log(ana).count()
    while next_one(people) is mover:
        play(mover, choice, but=name)
    expect(ana.confirm).to_be_visible()
    expect(tray(ana)).to_contain_text("As you prepared it")
    assert mover.page.locator(".table").get_attribute("data-turn") == "waiting", "nothing was sent"
    if finger:
        ana.confirm.tap()
    else:
        ana.confirm.click()
    expect(ana.confirm).to_have_count(0)
    assert log(ana).count() > lines


def test_by_keyboard_and_what_is_dropped_is_gone(visit: Visit) -> None:
    people = sit_together(visit, "Ana", "Ben")
    choice = Random(3)
    mover, ana = until_one_waits(people, choice)
    name = prepare_a_space(ana)
    ana.page.keyboard.press("Escape")
    expect(tray(ana)).not_to_contain_text(PREPARED)
    ana.page.locator(f'{SPACES}[data-thing="{name}"]').focus()
    ana.page.keyboard.press("ArrowLeft")  # nothing glows, and yet one can walk
    assert ana.page.evaluate("document.activeElement.dataset.thing") != name
    ana.page.locator(f'{SPACES}[data-thing="{name}"]').focus()
    ana.page.keyboard.press("Enter")
    expect(tray(ana)).to_contain_text(PREPARED)
    ana.page.get_by_role("button", name="Drop it").click()
    expect(tray(ana)).not_to_contain_text(PREPARED)
    while next_one(people) is mover:
        play(mover, choice)
    ana.wait_until_asked()
    expect(ana.confirm).to_have_count(0)
    expect(tray(ana)).not_to_contain_text("repared")


def test_what_another_takes_first_is_quietly_told(visit: Visit) -> None:
    """Burgundy: the tile that was prepared is taken by the one before."""
    people = sit_together(visit, "Ana", "Ben", game="castles-of-burgundy")
    mover = next_one(people)
    (waiting,) = [person for person in people if person is not mover]
    mover.wait_until_asked()
    tile = next(name for name in mover.glowing() if name.startswith("depot ") and "." in name)
    for name in ("die-a", tile):
        press(waiting.thing(name))
    expect(tray(waiting)).to_contain_text(PREPARED)
    expect(pressed(waiting, tile)).to_be_visible()
    expect(pressed(waiting, "die-a")).to_be_visible()
    note_toasts(waiting)
    press(waiting.thing("hex 1,0"))  # no tile is kept that could go there
    expect_toast(waiting, "It is not your turn")
    expect(pressed(waiting, tile)).to_be_visible()
    mover.pick(tile)
    which = tray(mover).get_by_text("With which die?")
    expect(mover.confirm.or_(which)).to_be_visible()
    if which.count():
        mover.pick(next(name for name in mover.glowing() if name.startswith("die-")))
    mover.confirm.click()
    expect(mover.confirm).to_have_count(0)
    mover.page.locator(".tray .buttons [data-thing='end turn']").click()
    mover.confirm.click()
    expect(mover.page.locator(".table")).to_have_attribute("data-turn", "waiting")
    waiting.wait_until_asked()
    expect(tray(waiting)).to_contain_text("Prepared, but not possible now")
    expect(pressed(waiting, "die-a")).to_be_visible()  # what is still possible is kept


def test_the_first_card_to_play_is_prepared_while_others_choose(visit: Visit) -> None:
    people = sit_together(visit, "Ana", "Ben", game="great-split")
    choice = Random(4)
    ana, ben = people
    great_split.wait(ana)
    while great_split.asked(ana) != "Choose":
        for person in people:
            great_split.wait(person)
            great_split.play_once(person, choice)
        great_split.wait(ana)
    great_split.play_once(ana, choice)
    card = ana.page.locator(".tray .sealed.taken button[data-thing]").first
    name = card.get_attribute("data-thing") or ""
    press(card)
    expect(tray(ana)).to_contain_text(PREPARED)
    great_split.wait(ben)
    great_split.play_once(ben, choice)
    great_split.wait(ana)
    expect(pressed(ana, name)).to_be_visible()
    expect(ana.page.locator(".tray .ways button").first).to_be_visible()
