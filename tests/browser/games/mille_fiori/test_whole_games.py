"""Whole games: by mouse, by keyboard alone, on a phone. Rounds are alike, so that the first and the last are played by hand."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.table_page import PHONE, TablePage, assert_finished, assert_fits, push_away
from tests.browser.support.traffic import Traffic
from tests.server.harness import Message

GREW = "before => document.querySelectorAll('section[aria-label=Log] li').length > before"
FEW_DIAMONDS = 6
"""More than anybody places between two of one's own decisions."""
FIRST_ROUND = re.compile("^Round 1 of")


def test_by_mouse_with_a_rematch(visit: Visit) -> None:
    marina = visit().sit(bots=1)
    choice = Random(1)
    play_first_and_last_round(marina, choice, lambda: marina.play_once(choice))
    assert_finished(marina)
    assert_accessible(marina)
    look_back_and_play_again(marina)


def test_by_keyboard_alone_and_what_the_socket_carried(visit: Visit) -> None:
    marina = visit().home()
    traffic = Traffic(marina.page)
    keyboard = marina.page.keyboard
    press_until_focused(marina, "Tab", "radio", "1 bot")
    keyboard.press("Space")
    press_until_focused(marina, "Tab", "button", "Play now")
    keyboard.press("Enter")
    choice = Random(2)

    def decide() -> None:
        for key in (
            "ArrowDown",
            "ArrowRight",
            "ArrowUp",
            "ArrowLeft",
        ):  # from where the focus was, not all lead anywhere
            keyboard.press(key)
            if marina.page.evaluate("document.activeElement.matches('[data-thing][aria-disabled=false], .buttons *')"):
                break
        for _ in range(choice.randrange(3)):
            keyboard.press(choice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        thing = marina.page.evaluate("document.activeElement.dataset.thing ?? ''")
        sent, before = marina.sends(thing), marina.moves()
        keyboard.press("Enter")
        if sent:
            marina.page.wait_for_function(GREW, arg=before)
            return
        expect(marina.confirm).to_be_focused()
        keyboard.press("Enter")
        expect(marina.confirm).to_have_count(0)

    play_first_and_last_round(marina, choice, decide, watch=True)
    assert_finished(marina)
    traffic.assert_nothing_hidden(0, marina.ask(f"tables/{marina.table_id}/finish"))


def test_on_a_phone(visit: Visit) -> None:
    marina = visit(**PHONE).sit(bots=1)
    choice = Random(3)

    def decide() -> None:
        assert_fits(marina)
        thing, before = choice.choice(marina.glowing()), marina.moves()
        if marina.sends(thing):
            marina.thing(thing).tap()
            marina.page.wait_for_function(GREW, arg=before)
            return
        marina.tap(thing)
        assert_fits(marina)
        push_away(marina.confirm)

    play_first_and_last_round(marina, choice, decide)
    assert_finished(marina)


def play_first_and_last_round(
    table_page: TablePage, choice: Random, decide: Callable[[], object], watch: bool = False
) -> None:
    """The rounds between them through the socket."""
    first = last = 0
    while table_page.wait_until_asked() == "mine" and table_page.page.get_by_text(FIRST_ROUND).count():
        decide()
        first += 1
    reached = table_page.play_on_by_socket(choice, is_nearly_over, watch)
    expect(table_page.page.locator("header p").first).to_contain_text(f"Round {reached['round']} of")
    while table_page.wait_until_asked() != "over":
        decide()
        last += 1
    assert first > 4
    assert last > 0


def is_nearly_over(position: Message) -> bool:
    """The last round, or so few diamonds that the game may end before it."""
    return bool(position["round"] == position["rounds"] or min(position["supply"]) <= FEW_DIAMONDS)


def look_back_and_play_again(table_page: TablePage) -> None:
    page = table_page.page
    expect(page.get_by_role("img", name=re.compile("Scores over the game"))).to_be_visible()
    page.get_by_role("button", name="Show the board").click()
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    page.get_by_role("button", name="Show the result").click()
    first = table_page.table_id
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("first => !location.hash.endsWith(first)", arg=first)
    expect(page.locator(".table[data-turn=mine]")).to_be_visible()  # until then the old table may still be there
    table_page.wait_until_asked()
    assert max(table_page.scores) < 30
    expect(page.locator("#seat-1 > .line > svg use")).to_have_attribute(
        "href", "#glass-0"
    )  # one seat on, in the same colour
    table_page.home()
    expect(page.get_by_role("link", name=re.compile("Mille Fiori.*Over"))).to_be_visible()
    page.get_by_role("link", name=re.compile("Mille Fiori.*Your turn")).click()
    table_page.wait_until_asked()


def press_until_focused(table_page: TablePage, key: str, role: str, name: str) -> None:
    wanted = table_page.game.get_by_role(role, name=name)  # type: ignore[arg-type]  # a role of the page
    for _ in range(80):
        if wanted.evaluate("e => e === document.activeElement || (e.name && e.name === document.activeElement.name)"):
            break
        table_page.page.keyboard.press(key)
    while not wanted.evaluate("e => e === document.activeElement"):
        table_page.page.keyboard.press("ArrowLeft")
