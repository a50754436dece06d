"""What the page shows of a round of The Great Split: its phase, splitters, choices, and the two piles."""

from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import asked, play_once, sit, wait
from tests.browser.support.people import log
from tests.browser.support.table_page import TablePage

READABLE = 100
"""Pixels that a card to be played is wide on a large screen, at least."""


def until(table_page: TablePage, phase: str, choice: Random) -> None:
    wait(table_page)
    while asked(table_page) != phase:
        play_once(table_page, choice)
        wait(table_page)


def spine(table_page: TablePage) -> Locator:
    return table_page.page.locator(".tray .spine")


def test_a_strip_says_where_the_round_stands(visit: Visit) -> None:
    ana, choice = sit(visit(), bots=2), Random(6)
    strip = ana.page.get_by_role("list", name="Phases of a round")
    expect(strip.get_by_role("listitem")).to_have_text(["Deal", "Split", "Choose", "Play"])
    for phase in ("Split", "Choose", "Play"):
        until(ana, phase, choice)
        expect(strip.locator("[aria-current=step]")).to_have_text(phase)


def test_the_splitter_is_ones_own_in_the_own_wallet_only(visit: Visit) -> None:
    ana, choice = sit(visit(), bots=2), Random(7)
    until(ana, "Split", choice)
    expect(spine(ana)).to_contain_text("Always yours")
    until(ana, "Choose", choice)
    expect(spine(ana)).to_contain_text("Stays with")
    expect(ana.page.get_by_text("Always yours")).to_have_count(0)
    first = ana.page.locator(".tray [data-thing=group-1]")
    first.click()
    expect(ana.page.locator(".tray .leaf.picked .taking")).to_be_visible()
    expect(ana.page.locator(".tray .leaf.other")).to_have_count(1)


def test_cards_to_play_are_large_and_piles_lie_apart_in_the_log(visit: Visit) -> None:
    ana, choice = sit(visit(), bots=2), Random(8)
    until(ana, "Play", choice)
    for card in ana.page.locator(".tray .hand .one:not(.splitter) button.card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= READABLE
    splits = log(ana).filter(has_text="split")
    assert splits.count() > 0
    for line in splits.all():
        bar = line.locator(".apart")
        expect(bar).to_have_count(1)
        expect(bar).to_be_visible()
        assert " | " not in line.inner_text()
