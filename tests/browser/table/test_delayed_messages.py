"""A tap is never lost, neither before the plans have arrived nor while an answer is under way."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.games.castles_of_burgundy import test_whole_games as burgundy
from tests.browser.games.great_split import split_page as great_split
from tests.browser.support.delayed_messages import DelayedMessages
from tests.browser.support.table_page import PHONE, TablePage, press

HELD_BACK = 15_000


def wait_until_held(late: DelayedMessages, table_page: TablePage) -> None:
    for _ in range(HELD_BACK // 50):
        if late.holds:
            return
        table_page.page.wait_for_timeout(50)
    raise AssertionError("nothing was held back")


def in_hand(table_page: TablePage) -> Locator:
    return table_page.page.locator(".tray .hand [data-thing]")


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_touched_before_the_plans_are_there(visit: Visit, phone: bool) -> None:
    marina = visit(**(PHONE if phone else {}))
    late = DelayedMessages(marina.page)
    marina.sit(bots=1)
    late.hold("plans")
    marina.page.reload()
    in_hand(marina).first.wait_for()
    wait_until_held(late, marina)
    card = str(in_hand(marina).first.get_attribute("data-thing"))
    press(marina.thing(card), finger=phone)  # it says that it cannot be picked yet
    expect(marina.thing(card)).not_to_have_attribute("aria-pressed", "true")
    late.release()
    expect(marina.thing(card)).to_have_attribute("aria-pressed", "true")
    expect(marina.confirm).to_be_visible()


def test_a_thing_touched_while_a_move_is_under_way(visit: Visit) -> None:
    """It belongs to the next decision, and is picked there."""
    marta = visit()
    late = DelayedMessages(marta.page)
    burgundy.sit(marta)
    marta.pick("die-a")
    marta.pick("workers")
    late.hold("update")
    marta.confirm.click()
    wait_until_held(late, marta)
    press(marta.thing("die-b"))  # of equal dice only one glows
    expect(marta.thing("die-a")).to_have_attribute("aria-pressed", "true")  # what is being sent stays as it is
    late.release()
    expect(marta.thing("die-b")).to_have_attribute("aria-pressed", "true")
    expect(marta.thing("die-a")).not_to_have_attribute("aria-pressed", "true")


def test_cards_moved_before_the_plans_are_there(visit: Visit) -> None:
    """In The Great Split a touched card goes to the other pile: each touch counts, in order."""
    ines = visit()
    late = DelayedMessages(ines.page)
    great_split.sit(ines, bots=1)
    great_split.play_until(ines, Random(4), lambda: great_split.asked(ines) == "Split")
    late.hold("plans")
    ines.page.reload()
    here = great_split.pile(ines, "A").locator("[data-card]")
    here.first.wait_for()
    wait_until_held(late, ines)
    moved = [str(here.nth(i).get_attribute("data-card")) for i in (0, 1)]
    for card in moved:
        ines.page.locator(f"[data-card='{card}']").click()
    expect(great_split.cards_of(ines, "B")).to_have_count(0)
    late.release()
    expect(great_split.cards_of(ines, "B")).to_have_count(2)
    assert sorted(card.get_attribute("data-card") or "" for card in great_split.cards_of(ines, "B").all()) == moved
