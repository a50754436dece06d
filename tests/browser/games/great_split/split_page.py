"""The page of The Great Split: what it asks, its piles and cards, and one decision by mouse or finger."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.support.table_page import OFTEN, TablePage, check

# Until the person is asked and can touch something, or the game is over. A page says `mine` only when it knows what can be done.
ASKED = """() => {
  const turn = document.querySelector('.table')?.dataset.turn;
  const open = [...document.querySelectorAll('.leaf [data-own], .table [data-thing][aria-disabled=false]')];
  return turn === 'over' || (turn === 'mine' && open.some(e => e.getClientRects().length > 0)) ? turn : null;
}"""
TRACKS = ".table g[data-thing], .table button[data-thing=prestige]"
PHASES = {"es": {"Reparto": "Deal", "División": "Split", "Elección": "Choose", "Juego": "Play"}}


def sit(table_page: TablePage, bots: int, bot: str = "random", language: str = "en") -> TablePage:
    """From the first page, in two choices and a click."""
    words = {"en": ("1 bot", "bots", "Bot level", "Play now"), "es": ("1 bot", "bots", "Nivel del bot", "Jugar ya")}
    one, many, kind, play = words[language]
    table_page.page.goto(table_page.server.address)
    game = table_page.page.get_by_role("article", name=re.compile("^(The Great Split|La gran división)"))
    check(game.get_by_role("radio", name=one if bots == 1 else f"{bots} {many}"))
    game.get_by_role("combobox", name=kind).select_option(bot)
    game.get_by_role("button", name=play).click()
    wait(table_page)
    return table_page


def wait(table_page: TablePage) -> str:
    """What was sent has been heard by then: until it is, a page says that it waits."""
    return str(table_page.page.wait_for_function(ASKED, polling=OFTEN).json_value())


def progress(table_page: TablePage) -> str:
    return table_page.page.locator("header p").first.inner_text()


def asked(table_page: TablePage) -> str:
    phase = progress(table_page).split("· ")[1]
    return PHASES["es"].get(phase, phase)


def pile(table_page: TablePage, letter: str) -> Locator:
    return table_page.page.get_by_role("group", name=re.compile(f"^(Pile|Montón) {letter}$"))


def cards_of(table_page: TablePage, letter: str) -> Locator:
    return pile(table_page, letter).locator("[data-own]")


def has_finger(page: Page) -> bool:
    return bool(page.evaluate("navigator.maxTouchPoints > 0"))


def touch(place: Locator) -> None:
    """Once, by mouse or by a finger."""
    if has_finger(place.page):
        place.tap()
    else:
        place.click()


def any_of(found: Locator, choice: Random) -> Locator | None:
    count = found.count()
    return found.nth(choice.randrange(count)) if count else None


def playable(table_page: TablePage) -> Locator:
    return table_page.page.locator(".tray [data-thing][aria-disabled=false][aria-pressed=false]:not(.ways *)")


def play_once(table_page: TablePage, choice: Random) -> str:
    """One decision by mouse or finger; tells what was asked."""
    phase = asked(table_page)
    if phase == "Split":
        split(table_page, choice)
    else:
        pick(table_page, choice)
    return phase


def split(table_page: TablePage, choice: Random) -> None:
    left = cards_of(table_page, "A").count()
    for _ in range(choice.randint(1, left - 1) if left > 1 else 0):
        move_card(table_page)
    confirm(table_page)


def move_card(table_page: TablePage) -> None:
    """From the first pile to the second."""
    card = f"[data-card='{cards_of(table_page, 'A').last.get_attribute('data-card')}']"
    there = pile(table_page, "B").locator(card)
    touch(pile(table_page, "A").locator(card))
    expect(there).to_be_visible()


def confirm(table_page: TablePage) -> None:
    touch(table_page.confirm)
    expect(table_page.confirm).to_have_count(0)


def pick(table_page: TablePage, choice: Random) -> None:
    """Something that glows; then what belongs to it, until it is sent."""
    page = table_page.page
    ready = page.locator("[data-confirm], .tray .ways button, [aria-pressed=true][data-thing=splitter]").first
    thing = any_of(page.locator(TRACKS), choice) or any_of(playable(table_page), choice)
    assert thing is not None
    touch(thing)
    expect(ready).to_be_visible()
    if page.locator("[aria-pressed=true][data-thing=splitter]").count():
        track = any_of(page.locator(TRACKS), choice)
        assert track is not None
        touch(track)
        expect(table_page.confirm).to_be_visible()
    way = any_of(page.locator(".tray .ways button"), choice)
    if table_page.confirm.count() or way is None:
        confirm(table_page)
    else:
        touch(way)
        expect(page.locator(".tray .ways button")).to_have_count(0)


def play_until(table_page: TablePage, choice: Random, here: Callable[[], bool], most: int = 200) -> None:
    for _ in range(most):
        if wait(table_page) == "over" or here():
            return
        play_once(table_page, choice)
    raise AssertionError("it never came to that")


def speak_spanish(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Español").click()
    page.keyboard.press("Escape")


ROUND = ["goal", "hand", "piles", "needs", "close", "choose", "play"]
STEPS = [*ROUND, "tome", "artwork", "gems", "gold", "seals", "contracts", "prestige", "rounds", "end"]


def follow(table_page: TablePage, step: str, card: Locator, choice: Random) -> None:
    """Does what the step asks for."""
    match step:
        case "piles":
            move_card(table_page)
        case "close":
            confirm(table_page)
        case "choose" | "play":
            pick(table_page, choice)
        case _:
            touch(card.locator("button.primary"))
            expect(card).to_have_count(0)
