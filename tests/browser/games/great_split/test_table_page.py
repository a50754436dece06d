"""The page of The Great Split is accessible and legible, explains itself, and takes back moves."""

import re
from importlib import resources
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import (
    TRACKS,
    asked,
    move_card,
    play_once,
    play_until,
    progress,
    sit,
    speak_spanish,
    wait,
)
from tests.browser.support.accessibility import (
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_said_in_both_languages,
)
from tests.browser.support.table_page import TablePage

HOUSE_FILE = resources.files("ludoteca.games.great_split") / "house.toml"


def test_a_round_at_a_large_table_is_accessible(visit: Visit) -> None:
    ines = sit(visit(), bots=6, bot="greedy")
    choice = Random(4)
    ines.page.get_by_role("button", name="Enlarge").first.click()
    expect(ines.page.get_by_role("group", name=re.compile("’s board"))).to_have_count(3)
    seen: set[str] = set()
    while progress(ines).startswith("Round 1"):
        phase = asked(ines)
        if phase not in seen:
            seen.add(phase)
            assert_accessible_in_both_themes(ines)
            assert_said_in_both_languages(ines, re.compile(r"\b(gs|table|bar|seat)-[a-z]+"))
        play_once(ines, choice)
        wait(ines)
    assert len(seen) >= 3


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_boards_are_readable_and_all_of_a_large_table_is_there(visit: Visit, size: tuple[int, int]) -> None:
    """Digits of the own board and of the neighbours' are 12 pixels high at least, at the smallest desktop too."""
    ines = sit(visit(viewport={"width": size[0], "height": size[1]}), bots=6)
    play_until(ines, Random(5), lambda: asked(ines) == "Split")
    move_card(ines)
    boards = ines.page.get_by_role("group", name=re.compile("board$"))
    expect(boards).to_have_count(3)
    heights = boards.locator("text").evaluate_all(
        "all => all.map(e => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)"
    )
    assert min(heights) > 11.9
    for place in ("#seat-0", "#seat-6", "section[aria-label=Log]"):
        expect(ines.page.locator(place)).to_be_in_viewport(ratio=1)


def test_words_help_and_the_house_set(visit: Visit) -> None:
    ines = sit(visit(), bots=2)
    page = ines.page
    page.get_by_role("button", name="House set").click()
    link = page.get_by_role("dialog", name="House set").get_by_role("link", name="How to enter the printed numbers")
    with page.expect_popup() as opened:
        link.click()
    explained = TablePage(opened.value, ines.server)
    expect(explained.page.get_by_role("listitem").filter(has_text="LUDOTECA_DATA")).to_be_visible()
    assert_accessible(explained)
    with explained.page.expect_download() as file:
        explained.page.get_by_role("link", name="Download").click()
    assert file.value.path().read_text("utf-8") == HOUSE_FILE.read_text("utf-8")
    page.keyboard.press("Escape")
    page.locator('[data-look="space gold 3"]').first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("2 steps on another track")
    speak_spanish(page)
    expect(page.get_by_role("heading", name="Tu tablero")).to_be_visible()
    expect(page.locator("header")).to_contain_text("Ronda 1")
    expect(page.get_by_text(re.compile(r"\b(gs|table|bar|seat)-[a-z]+"))).to_have_count(0)


def test_undo_while_playing_cards(visit: Visit) -> None:
    ines = sit(visit(), bots=1)
    play_until(ines, Random(6), lambda: asked(ines) == "Play")
    before = ines.page.locator(".tray .one.done").count()
    score = ines.scores[0]
    ines.page.locator(".tray .one:not(.done) [data-thing]").first.click()
    ines.page.locator(".ways [data-thing=sell-prestige]").click()
    expect(ines.page.locator(".tray .one.done")).to_have_count(before + 1)
    expect(ines.page.locator("#seat-0 .score")).to_have_text(str(score + 1))
    wait(ines)  # what is on its way can't be taken back yet
    ines.page.get_by_role("navigation").get_by_role("button", name=re.compile("Undo")).click()
    expect(ines.page.locator(".tray .one.done")).to_have_count(before)
    expect(ines.page.locator("#seat-0 .score")).to_have_text(str(score))


def test_after_the_splitter_the_cards_are_asked_for(visit: Visit) -> None:
    ines = sit(visit(), bots=1)
    play_until(ines, Random(6), lambda: asked(ines) == "Play" and ines.page.locator(TRACKS).count() == 0)
    said = ines.page.locator(".tray .ways p")
    expect(said).to_have_text("Pick a card or the splitter.")
    ines.page.locator("[data-thing=splitter]").click()
    expect(said).to_have_text("Pick a track on your board.")
    ines.page.locator("[data-thing=prestige]").click()
    ines.confirm.click()
    expect(said).to_have_text("Pick a card.")
