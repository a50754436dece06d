"""The Great Split as people play it: by mouse, by keyboard alone, seven at a table with one on a phone, each in an own browser."""

import json
import re
from collections.abc import Callable, Sequence
from importlib import resources
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.games.great_split import GAME
from ludoteca.words import Words
from tests.browser.conftest import Visit
from tests.browser.games.mille_fiori.test_whole_games import PHONE, assert_finished, assert_fits
from tests.browser.support.accessibility import (
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_said_in_both_languages,
)
from tests.browser.support.people import sit_together
from tests.browser.support.table_page import OFTEN, TablePage, check
from tests.browser.support.traffic import Traffic, all_events
from tests.browser.table.test_multiplayer import next_one

expect.set_options(timeout=30_000)  # on a busy machine

# Until the person is asked and can touch something, or the game is over. A page says `mine` only when it knows what can be done.
ASKED = """() => {
  const turn = document.querySelector('.table')?.dataset.turn;
  const open = [...document.querySelectorAll('.leaf [data-own], .table [data-thing][aria-disabled=false]')];
  return turn === 'over' || (turn === 'mine' && open.some(e => e.getClientRects().length > 0)) ? turn : null;
}"""
TRACKS = ".table g[data-thing], .table button[data-thing=prestige]"
HOUSE_FILE = resources.files("ludoteca.games.great_split") / "house.toml"
LAST_ROUND = re.compile(r"^Round (\d) of \1")
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


# -- whole games


def test_by_mouse(visit: Visit) -> None:
    """Two players, the first and the last round by hand. Nothing hidden comes through the socket of the whole game, and the
    score sheet tells the points by their source."""
    ines = visit()
    traffic = Traffic(ines.page)
    sit(ines, bots=1, bot="greedy")
    choice = Random(1)
    seen = [play_round(ines, lambda: play_once(ines, choice))]
    go_to_last_round(ines, choice, watch=True)
    seen += [play_round(ines, lambda: play_once(ines, choice))]
    for phases in seen:
        assert phases >= {"Split", "Choose", "Play"}
    assert_finished(ines)
    assert_accessible(ines)
    finish = ines.ask(f"tables/{ines.table_id}/finish")
    assert_sheet(ines, finish["sources"])
    traffic.assert_nothing_hidden(0, finish)
    assert_hands_hidden(traffic, 0)


def play_round(table_page: TablePage, decide: Callable[[], object]) -> set[str]:
    """To the end of the round, or of the game; tells which phases there were."""
    now = progress(table_page).split(" ·")[0]
    seen = set()
    while wait(table_page) != "over" and progress(table_page).startswith(now):
        seen.add(asked(table_page))
        decide()
    return seen


def go_to_last_round(table_page: TablePage, choice: Random, watch: bool = False) -> None:
    table_page.play_on_by_socket(choice, lambda position: position["round"] == position["rounds"], watch)
    expect(table_page.page.locator("header p").first).to_have_text(LAST_ROUND)


def assert_hands_hidden(traffic: Traffic, seat: int) -> None:
    for event in all_events([json.loads(frame) for frame in traffic.frames]):
        if event["type"] in ("dealt", "discarded", "split") and event["seat"] != seat:
            assert not {"card", "first", "second"} & event["values"].keys()


def assert_sheet(table_page: TablePage, sources: list[dict[str, Any]]) -> None:
    """Every source that brought points, in both languages."""
    lines = [line["source"] for line in sources if any(line["points"])]
    assert set(lines) <= {"prestige", "tome", "artwork", "gems", *(f"contracts-{one}" for one in RESOURCES)}
    assert "prestige" in lines
    for language in ("en", "es"):
        if language == "es":
            speak_spanish(table_page.page)
        titles = [Words(GAME, language).say(f"source-{line}") for line in lines]
        expect(table_page.page.locator("tbody th[scope=row]")).to_have_text(titles)


RESOURCES = ("tome", "artwork", "topaz", "emerald", "gold")


def speak_spanish(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Español").click()
    page.keyboard.press("Escape")


def test_by_keyboard_alone(visit: Visit) -> None:
    """The first and the last round."""
    ines = sit(visit(), bots=1)
    play_round(ines, lambda: decide_by_keyboard(ines))
    go_to_last_round(ines, Random(1))
    play_round(ines, lambda: decide_by_keyboard(ines))
    assert_finished(ines)


def decide_by_keyboard(table_page: TablePage) -> None:
    keyboard = table_page.page.keyboard
    phase = asked(table_page)
    if phase == "Split":
        walk_to(table_page, ".leaf [data-own]")
        keyboard.press("Enter")
        expect(cards_of(table_page, "B")).to_have_count(1)
        expect(cards_of(table_page, "B")).to_be_focused()
        walk_to(table_page, "[data-confirm]")
    elif table_page.page.locator(TRACKS).count():
        walk_to(table_page, "g[data-thing], [data-thing=prestige]")
        keyboard.press("Enter")
        expect(table_page.confirm).to_be_focused()
    else:
        walk_to(table_page, ".tray [data-thing]")
        keyboard.press("Enter")
        if phase == "Play":
            expect(table_page.page.locator(".tray .ways button, g[data-thing]").first).to_be_visible()
            ways = table_page.page.locator(".tray .ways button").count()
            walk_to(table_page, ".tray .ways button" if ways else "g[data-thing]")
            if not ways:
                keyboard.press("Enter")
                expect(table_page.confirm).to_be_focused()
        else:
            expect(table_page.confirm).to_be_focused()
    keyboard.press("Enter")


def walk_to(table_page: TablePage, wanted: str) -> None:
    """Arrow keys only, as somebody would who looks for it in each direction."""
    here = "wanted => document.activeElement?.matches(wanted)"
    for key in ["ArrowDown", *["ArrowRight"] * 9, *["ArrowUp"] * 9, *["ArrowLeft"] * 9, *["ArrowDown"] * 9]:
        table_page.page.keyboard.press(key)
        if table_page.page.evaluate(here, wanted):
            return
    raise AssertionError(f"no way to {wanted}")


# -- several people


SMALL_PHONE = {**PHONE, "viewport": {"width": 360, "height": 740}}


def test_seven_with_one_on_a_phone(visit: Visit) -> None:
    """The first round by touch, and the last, with the largest hands: nothing is cut off at the side, and everything that can
    be touched is large enough for a finger."""
    ines = sit(visit(**SMALL_PHONE), bots=6)
    page = ines.page
    choice = Random(3)
    assert_accessible(ines)

    def decide() -> None:
        assert_fits(ines)
        assert_touchable(page)
        play_once(ines, choice)

    play_round(ines, decide)
    go_to_last_round(ines, choice)
    wait(ines)
    while asked(ines) in ("Deal", "Split"):
        decide()
        wait(ines)
    market = page.get_by_role("group", name=re.compile("Art market, gauge at"))
    touch(page.get_by_role("button", name="Market"))
    expect(market).to_be_visible()
    assert_accessible(ines)


def assert_touchable(page: Page) -> None:
    small = page.evaluate(
        """() => [...document.querySelectorAll('.tray button, .phone button, .phone g[role=button]')]
          .filter(e => e.getClientRects().length > 0)
          .map(e => [e.getAttribute('aria-label') ?? e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => box.width < 44 || box.height < 44).map(([name, box]) => [name, box.width, box.height])"""
    )
    assert not small


def test_two_people_each_in_an_own_browser(visit: Visit) -> None:
    """A round: each sees that the other thinks or is done, and nothing of what they do before it is shown."""
    people = sit_together(visit, "Ines", "Teo", game="great-split", phone=1)
    ines, teo = people
    heard = [Traffic(person.page) for person in people]
    for person in people:
        person.page.reload()
        wait(person)
    choice = Random(7)
    while asked(person := next_one(people)) == "Deal":  # both discard
        play_once(person, choice)
    for person in people:
        wait(person)
    play_once(ines, choice)
    expect(ines.page.get_by_role("img", name="A closed wallet")).to_be_visible()
    expect(teo.page.locator("#seat-0")).to_contain_text("Wallet closed")
    expect(ines.page.locator("#seat-1")).to_contain_text("Splitting")
    assert positions(heard[1])[-1]["splits"] == ["?", None]
    play_once(teo, choice)
    for person in people:
        wait(person)
        assert asked(person) == "Choose"
    while progress(person := next_one(people)).startswith("Round 1"):
        play_once(person, choice)
    for seat in (0, 1):
        assert_hands_hidden(heard[seat], seat)
        seen = [position["hands"][1 - seat] for position in positions(heard[seat]) if position["phase"] == "split"]
        assert {card for hand in seen for card in hand} == {"?"}


def positions(traffic: Traffic) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in traffic.frames]
    return [message["position"] for message in messages if message["type"] == "update"]


# -- what a page shows


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


# -- the guided first game

ROUND = ["goal", "hand", "piles", "needs", "close", "choose", "play"]
STEPS = [*ROUND, "tome", "artwork", "gems", "gold", "seals", "contracts", "prestige", "rounds", "end"]


def test_learning_by_playing(visit: Visit) -> None:
    """On a phone, in Spanish: every step lights something, and the game goes on meanwhile."""
    ines = visit(locale="es-ES", **PHONE)
    page = ines.page
    page.goto(f"{ines.server.address}/#/learn/great-split")
    choice = Random(2)
    for number, step in enumerate(STEPS, 1):
        card = page.locator(f'[data-tour="gs-tour-{step}"]')
        if step == "goal":
            play_until(ines, choice, lambda: asked(ines) == "Split")
        expect(card).to_be_visible()
        expect(card).to_contain_text(re.compile(rf"{number} (of|de) {len(STEPS)}"))
        page.wait_for_function("() => document.querySelectorAll('[data-lit]').length > 0")
        if step in ("choose", "play"):
            wait(ines)
        follow(ines, step, card, choice)
    expect(page.locator("[data-tour]")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"gs-tour-[a-z]+"))).to_have_count(0)


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
