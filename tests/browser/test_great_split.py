"""The Great Split as people play it: by mouse, by keyboard alone, seven at a table with one on a phone."""

import json
import re
from importlib import resources
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.accessible import assert_accessible
from tests.browser.conftest import Visit
from tests.browser.sitting import Sitting
from tests.browser.test_whole_games import PHONE, assert_finished, assert_fits
from tests.browser.traffic import Traffic, all_events

# Until the person is asked and can touch something, or the game is over.
ASKED = """() => {
  const turn = document.querySelector('.table')?.dataset.turn;
  const open = [...document.querySelectorAll('.leaf [data-own], .table [data-thing][aria-disabled=false]')];
  return turn === 'over' || (turn === 'mine' && open.some(e => e.getClientRects().length > 0)) ? turn : null;
}"""
HOUSE_FILE = resources.files("ludoteca.games.great_split") / "house.toml"
TRACKS = ".table g[data-thing], .table button[data-thing=prestige]"


def sit(sitting: Sitting, bots: int, bot: str = "random") -> Sitting:
    sitting.home()
    game = sitting.page.get_by_role("article", name="The Great Split")
    game.get_by_role("radio", name="1 bot" if bots == 1 else f"{bots} bots").check(force=True)
    game.get_by_role("combobox", name="They play").select_option(bot)
    game.get_by_role("button", name="Play now").click()
    wait(sitting)
    return sitting


def wait(sitting: Sitting) -> str:
    return str(sitting.page.wait_for_function(ASKED).json_value())


def progress(sitting: Sitting) -> str:
    return sitting.page.locator("header p").first.inner_text()


def cards_of(sitting: Sitting, pile: str) -> Locator:
    return sitting.page.get_by_role("group", name=f"Pile {pile}", exact=True).locator("[data-own]")


def play_once(sitting: Sitting, choice: Random) -> str:
    """One decision by mouse or finger; tells what was asked."""
    page = sitting.page
    asked = progress(sitting).split("· ")[1]
    touch = "tap" if page.evaluate("navigator.maxTouchPoints > 0") else "click"
    if asked == "Split":
        for _ in range(choice.randint(1, cards_of(sitting, "A").count() - 1)):
            getattr(cards_of(sitting, "A").last, touch)()
        getattr(sitting.confirm, touch)()
        return asked
    getattr(any_of(page.locator(TRACKS), choice) or any_of(playable(sitting), choice), touch)()
    ways = page.locator(".ways button")
    if page.locator("[aria-pressed=true][data-thing=splitter]").count():
        getattr(any_of(page.locator(TRACKS), choice), touch)()
    if sitting.confirm.count():
        getattr(sitting.confirm, touch)()
    else:
        getattr(any_of(ways, choice), touch)()
    return asked


def playable(sitting: Sitting) -> Locator:
    return sitting.page.locator(".tray [data-thing][aria-disabled=false][aria-pressed=false]:not(.ways *)")


def any_of(found: Locator, choice: Random) -> Locator | None:
    count = found.count()
    return found.nth(choice.randrange(count)) if count else None


def settle(sitting: Sitting) -> str:
    """Until what was sent has been heard and the next decision is there."""
    sitting.page.wait_for_timeout(30)
    return wait(sitting)


def test_by_mouse(visit: Visit) -> None:
    ines = visit().home()
    traffic = Traffic(ines.page)
    sit(ines, bots=1, bot="greedy")
    choice = Random(1)
    asked: set[str] = set()
    for _ in range(200):
        if settle(ines) == "over":
            break
        asked.add(play_once(ines, choice))
    assert asked >= {"Split", "Choose", "Resolution"}
    assert_finished(ines)
    assert_accessible(ines)
    finish = ines.ask(f"tables/{ines.table_id}/finish")
    traffic.assert_nothing_hidden(0, finish)
    messages = [json.loads(frame) for frame in traffic.frames]
    for event in all_events(messages):
        if event["type"] in ("dealt", "discarded", "split") and event["seat"] != 0:
            assert not {"card", "first", "second"} & event["values"].keys()


def test_by_keyboard_alone(visit: Visit) -> None:
    ines = sit(visit(), bots=1)
    keyboard = ines.page.keyboard
    for _ in range(200):
        if settle(ines) == "over":
            break
        asked = progress(ines).split("· ")[1]
        if asked == "Split":
            walk_to(ines, ".leaf [data-own]")
            keyboard.press("Enter")
            expect(cards_of(ines, "B")).to_have_count(1)
            expect(cards_of(ines, "B")).to_be_focused()
            walk_to(ines, "[data-confirm]")
        elif ines.page.locator(TRACKS).count():
            walk_to(ines, "g[data-thing], [data-thing=prestige]")
            keyboard.press("Enter")
            expect(ines.confirm).to_be_focused()
        else:
            walk_to(ines, ".tray [data-thing]")
            keyboard.press("Enter")
            if asked == "Resolution" and not ines.page.locator(".ways button").count():
                walk_to(ines, "g[data-thing]")
                keyboard.press("Enter")
            elif asked == "Resolution":
                walk_to(ines, ".ways button")
        keyboard.press("Enter")
    assert_finished(ines)


def walk_to(sitting: Sitting, wanted: str) -> None:
    """Arrow keys only, as somebody would who looks for it in each direction."""
    here = "wanted => document.activeElement?.matches(wanted)"
    for key in ["ArrowDown", *["ArrowRight"] * 9, *["ArrowUp"] * 9, *["ArrowLeft"] * 9, *["ArrowDown"] * 9]:
        sitting.page.keyboard.press(key)
        if sitting.page.evaluate(here, wanted):
            return
    raise AssertionError(f"no way to {wanted}")


def test_seven_with_one_on_a_phone(visit: Visit) -> None:
    ines = sit(visit(**PHONE), bots=6)
    choice = Random(3)
    assert_accessible(ines)
    while progress(ines).startswith("Round 1"):
        assert_fits(ines)
        play_once(ines, choice)
        assert_fits(ines)
        settle(ines)
    ines.page.get_by_role("button", name="Market").tap()
    expect(ines.page.get_by_role("group", name=re.compile("Art market, gauge at"))).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_round_at_a_large_table_is_accessible(visit: Visit, theme: str) -> None:
    ines = sit(visit(color_scheme=theme), bots=6, bot="greedy")
    choice = Random(4)
    ines.page.get_by_role("button", name=re.compile("board large")).first.click()
    expect(ines.page.get_by_role("group", name=re.compile("’s board"))).to_have_count(3)
    seen: set[str] = set()
    while progress(ines).startswith("Round 1"):
        asked = progress(ines)
        if asked not in seen:
            seen.add(asked)
            assert_accessible(ines)
        play_once(ines, choice)
        settle(ines)
    assert len(seen) >= 3


def test_split_is_composed_and_can_be_taken_back(visit: Visit) -> None:
    ines = sit(visit(), bots=2)
    page = ines.page
    while not progress(ines).endswith("Split"):
        play_once(ines, Random(5))
        settle(ines)
    size = cards_of(ines, "A").count()
    assert cards_of(ines, "B").count() == 0
    expect(ines.confirm).to_have_count(0)
    for moved in range(1, size):
        cards_of(ines, "A").first.click()
        expect(cards_of(ines, "B")).to_have_count(moved)
        expect(ines.confirm).to_have_text("Close the wallet")
    cards_of(ines, "A").first.click()
    expect(ines.confirm).to_have_count(0)  # all cards in one pile: no split
    cards_of(ines, "B").first.drag_to(page.get_by_role("group", name="Pile A", exact=True))
    expect(cards_of(ines, "A")).to_have_count(1)
    expect(page.locator(".ghost").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(cards_of(ines, "A")).to_have_count(2)
    page.get_by_role("button", name="Hint").click()
    ines.confirm.click()
    log = page.locator("section[aria-label=Log]")
    expect(log).to_contain_text("You split")


def test_words_help_and_the_house_set(visit: Visit) -> None:
    ines = sit(visit(), bots=2)
    page = ines.page
    page.get_by_role("button", name="House set").click()
    link = page.get_by_role("dialog", name="House set").get_by_role("link", name="How to enter the printed numbers")
    with page.expect_popup() as opened:
        link.click()
    explained = opened.value
    expect(explained.get_by_role("listitem").filter(has_text="LUDOTECA_DATA")).to_be_visible()
    with explained.expect_download() as file:
        explained.get_by_role("link", name="Download").click()
    assert file.value.path().read_text("utf-8") == HOUSE_FILE.read_text("utf-8")
    page.keyboard.press("Escape")
    page.locator('[data-look="space gold 3"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("2 steps on one other track")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", name="Tu tablero")).to_be_visible()
    expect(page.locator("header")).to_contain_text("Ronda 1")
    expect(page.get_by_text(re.compile(r"\b(gs|table|bar|seat)-[a-z]+"))).to_have_count(0)


def test_undo_while_playing_cards(visit: Visit) -> None:
    ines = sit(visit(), bots=1)
    while not progress(ines).endswith("Resolution"):
        play_once(ines, Random(6))
        settle(ines)
    before = ines.page.locator(".tray .one.done").count()
    score = ines.scores[0]
    card = ines.page.locator(".tray .one:not(.done) [data-thing]").first
    card.click()
    ines.page.locator(".ways [data-thing=sell-prestige]").click()
    expect(ines.page.locator(".tray .one.done")).to_have_count(before + 1)
    assert ines.scores[0] == score + 1
    ines.page.get_by_role("navigation").get_by_role("button", name="Undo").click()
    expect(ines.page.locator(".tray .one.done")).to_have_count(before)
    assert ines.scores[0] == score
