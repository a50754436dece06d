"""Splitting a hand in the page: piles are composed and taken back, forecasts are those of the rules, wallets are animated."""

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import asked, cards_of, pile, play_once, play_until, sit, wait
from tests.browser.support.table_page import TablePage
from tests.browser.support.traffic import Traffic


def test_split_is_composed_and_can_be_taken_back(visit: Visit) -> None:
    ines = sit(visit(), bots=2)
    page = ines.page
    play_until(ines, Random(5), lambda: asked(ines) == "Split")
    size = cards_of(ines, "A").count()
    assert cards_of(ines, "B").count() == 0
    expect(ines.confirm).to_have_count(0)
    for moved in range(1, size):
        cards_of(ines, "A").first.click()
        expect(cards_of(ines, "B")).to_have_count(moved)
        expect(ines.confirm).to_have_text("Close the wallet")
        expect(page.locator(".gain .points")).to_have_text([re.compile(r"^\+\d+$")] * 4)
    cards_of(ines, "A").first.click()
    expect(ines.confirm).to_have_count(0)  # all cards in one pile: no split
    cards_of(ines, "B").first.drag_to(pile(ines, "A"))
    expect(cards_of(ines, "A")).to_have_count(1)
    expect(page.locator(".ghost").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards_of(ines, "A")).to_have_count(0)
    expect(cards_of(ines, "B")).to_have_count(size)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".ask")).to_contain_text("Suggestion: split")
    ines.confirm.click()
    log = page.locator("section[aria-label=Log]")
    expect(log).to_contain_text("You split")


def test_escape_takes_back_the_last_card_moved_and_then_the_one_before(visit: Visit) -> None:
    """Whichever pile the rules name the split by; the keyboard stays with the card."""
    ines = sit(visit(), bots=2)
    page = ines.page
    play_until(ines, Random(5), lambda: asked(ines) == "Split")
    size = cards_of(ines, "A").count()
    lay: list[tuple[list[int], list[int]]] = [(list(range(size)), [])]
    for letter, place in [("A", -1), ("A", 0), ("B", 0), ("A", 1), ("A", 0)]:
        piles = [list(pile) for pile in lay[-1]]
        slot = piles["AB".index(letter)].pop(place)
        piles["BA".index(letter)] = sorted([*piles["BA".index(letter)], slot])
        page.locator(f"[data-card='{slot}']").click()
        expect_lying(page, piles)
        lay.append((piles[0], piles[1]))
    page.locator(f"[data-card='{lay[-1][0][0]}']").press("Enter")
    expect(page.locator(f"[data-card='{lay[-1][0][0]}']")).to_be_focused()
    page.keyboard.press("Escape")
    expect_lying(page, lay[-1])
    expect(page.locator(f"[data-card='{lay[-1][0][0]}']")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect_lying(page, lay[-2])
    for before in reversed(lay[:-2]):
        page.keyboard.press("Escape")
        expect_lying(page, before)
    page.get_by_role("button", name="Hint").click()
    expect(ines.confirm).to_be_visible()
    page.keyboard.press("Escape")  # shown at once, taken back at once
    expect_lying(page, lay[0])


def expect_lying(page: Page, piles: Sequence[list[int]]) -> None:
    """These cards, by their places in the hand, in each pile."""
    page.wait_for_function(
        """piles => JSON.stringify(piles) === JSON.stringify([...document.querySelectorAll('.tray .leaf')]
          .map(leaf => [...leaf.querySelectorAll('[data-card]')].map(card => Number(card.dataset.card))))""",
        arg=list(piles),
    )


def test_what_a_pile_would_bring_is_what_the_rules_foretell(visit: Visit) -> None:
    """For both who might get it, whichever way round the piles were made."""
    ines = visit()
    traffic = Traffic(ines.page)
    sit(ines, bots=2)
    play_until(ines, Random(5), lambda: asked(ines) == "Split")
    plans = next(json.loads(frame) for frame in reversed(traffic.frames) if '"type":"plans"' in frame)
    foretold = {tuple(sorted(plan["picks"][:-1])): forecast_of(plans, plan) for plan in plans["plans"]}
    for turn in range(6):
        source = cards_of(ines, "AB"[turn == 2])
        rest = source.count() - 1
        source.first.click()
        expect(source).to_have_count(rest)
        piles = [cards_in(ines, letter) for letter in "AB"]
        if not all(piles):
            continue
        named = 1 if piles[1] in foretold else 0  # the rules call the pile that is named the second
        values = foretold[piles[named]]
        expected = []
        for place in (0, 1):
            group = "second" if place == named else "first"
            expected += [f"+{values[f'{group}_chooser']}", f"+{values[f'{group}_owner']}"]
        expect(ines.page.locator(".gain .points")).to_have_text(expected)


def forecast_of(plans: dict[str, Any], plan: dict[str, Any]) -> dict[str, int]:
    (told,) = [plans["events"][at] for at in plan["events"] if plans["events"][at]["type"] == "forecast"]
    values: dict[str, int] = told["values"]
    return values


def cards_in(table_page: TablePage, letter: str) -> tuple[str, ...]:
    return tuple(sorted(cards_of(table_page, letter).evaluate_all("cards => cards.map(card => card.dataset.look)")))


def test_the_wallet_moves_and_stops_nobody(visit: Visit) -> None:
    """With animations on, what leaves can't be touched and is soon gone; with them off it is gone at once."""
    ines = sit(visit(reduced_motion="no-preference"), bots=2)
    choice = Random(5)
    play_until(ines, choice, lambda: asked(ines) == "Split")
    play_once(ines, choice)
    wait(ines)
    assert asked(ines) == "Choose"
    expect(ines.page.locator(".tray .wallet")).to_have_count(1)
    play_once(ines, choice)
    wait(ines)
    expect(ines.page.locator(".tray .wallet")).to_have_count(0)
    expect(ines.page.locator(".tray .one").first).to_be_visible()
