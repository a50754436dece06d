"""Undo at a table of several people: refused, accepted, always allowed by bots, or switched off."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.people import (
    ME,
    arrive,
    bot,
    expect_toast,
    log,
    look,
    new_table,
    note_toasts,
    sit_together,
    strip,
)
from tests.browser.support.playing import next_one, play, play_around
from tests.browser.support.table_page import TablePage

REFUSED = "Your move stands"


def test_a_takeback_refused_and_accepted(visit: Visit) -> None:
    choice = Random(3)
    ana, ben = people = sit_together(visit, "Ana", "Ben")
    play_around(people, choice, 2)
    other = next_one(people)
    play(other, choice)
    asker = ana if other is ben else ben  # with nothing to undo: both cards were shown
    expect(asker.page.get_by_role("button", name="Ask to undo")).to_be_visible()
    name = "Ana" if asker is ana else "Ben"
    before = log(asker).all_inner_texts()
    note_toasts(asker)
    board = other.page.locator(".board svg").first
    size = board.bounding_box()
    ask_back(asker)
    question = strip(other)
    expect(question).to_contain_text(f"{name} would like to undo their last move")
    assert board.bounding_box() == size
    expect(strip(asker)).to_contain_text("waiting for")
    question.get_by_role("button", name="No").click()
    expect(strip(asker)).to_be_hidden()
    expect(question).to_be_hidden()
    expect_toast(asker, REFUSED)
    expect(asker.page.get_by_text(REFUSED)).to_have_count(0)
    note_toasts(asker)
    assert log(asker).all_inner_texts()[-len(before) :] == before

    ask_back(asker)
    question.get_by_role("button", name="Yes, undo it").click()
    expect(strip(asker)).to_be_hidden()
    expect(asker.page.locator(".table")).to_have_attribute("data-turn", "mine")
    for person in people:
        expect(log(person).filter(has_text="undone").first).to_be_visible()
    play_around(people, choice, 4)
    assert REFUSED not in " ".join(asker.page.evaluate("[...window.noted]"))


def ask_back(table_page: TablePage) -> None:
    table_page.page.get_by_role("button", name="Ask to undo").click()


def test_bots_always_allow_it(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"))["id"])
    play(ana, Random(4))
    ana.page.get_by_role("button", name="Undo move").click()
    ana.wait_until_asked()
    expect(ana.page.locator(".tray h2")).to_contain_text("Keep one card")
    expect(log(ana).filter(has_text="undone").first).to_be_visible()


def test_neither_hints_nor_takebacks_where_the_table_has_none(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"), hints=False, takebacks=False)["id"])
    play(ana, Random(5))
    ana.wait_until_asked()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(ana.page.get_by_role("button", name=re.compile("[Tt]ake back"))).to_have_count(0)
