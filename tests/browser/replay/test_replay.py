"""Replays: step by step, from each seat's view, by link, and only with what the viewer may know."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.replay.replay_page import RECORD, bring, go, person_in, slide_to, slider, stands_at
from tests.browser.support.table_page import PHONE
from tests.browser.support.traffic import standings_in, views_of
from tests.kit.golden import FOLDER as GOLDEN


def said(page: Page) -> Locator:
    """What happened at this moment."""
    return page.locator(".tray h2")


class Heard:
    """Every answer about the past that comes to a page; some may still be on their way."""

    def __init__(self, page: Page) -> None:
        self._asked: list[Request] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if re.search(r"/(replay|positions/\d+)\?", request.url):
            self._asked.append(request)

    def answers(self) -> list[tuple[str, Any]]:
        answered = [(request.url, request.response()) for request in self._asked]
        return [(url, response.json()) for url, response in answered if response and response.ok]

    def positions(self, eyes: str) -> list[tuple[int, Any]]:
        found = [(re.search(r"positions/(\d+)\?eyes=(\w+)", url), body) for url, body in self.answers()]
        return [(int(match[1]), body) for match, body in found if match and match[2] == eyes]

    def events(self, eyes: str) -> list[Any]:
        replays = [body for _, body in self.answers() if body.get("eyes") == eyes]
        return [event for replay in replays for entry in replay["entries"] for event in entry["events"]]


def test_while_the_game_runs(visit: Visit) -> None:
    """From a line of the log to its moment, through the own eyes only: what comes to the page holds nothing hidden."""
    marina = visit()
    page = marina.page
    person = person_in(marina)
    table = person.new_table("me random random")["id"]
    playing = person.sit(table)
    for _ in range(8):
        playing.act(playing.wait_until_asked()["position"]["legal"][0])
    playing.wait_until_asked()
    heard = Heard(page)
    go(marina, f"table/{table}")
    marina.wait_until_asked()
    line = page.locator("section[aria-label=Log] li", has_text="You keep").last
    line.get_by_role("link", name=re.compile("View this moment: You keep")).click()
    expect(said(page)).to_contain_text("You keep")
    expect(page.locator(".table")).to_have_attribute("data-turn", "waiting")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "PageUp", "End", "Home"):
        page.keyboard.press(key)
    expect(said(page)).to_have_text("The start of the game")
    eyes = page.get_by_role("combobox", name="Point of view")
    assert eyes.locator("option").all_inner_texts() == ["View as Marina", "Everyone"]
    eyes.select_option("table")
    expect(page).to_have_url(re.compile("eyes=table"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("link", name="Back to the table").click()
    marina.wait_until_asked()

    closed = page.request.get(f"{marina.server.address}/api/tables/{table}/positions/3?eyes=1")
    assert closed.json()["error"]["code"] == "eyes-closed"
    go(marina, f"replay/{table}?at=3&eyes=1")
    expect(page).to_have_url(re.compile("at=3&eyes=table"))  # other eyes are closed: the open table's instead

    playing.play_on()
    record = person.get(f"/api/tables/{table}/finish?language=en")["record"]
    for name, seat in (("0", 0), ("table", None)):
        truth = views_of(record, seat)
        seen = heard.positions(name)
        assert len(seen) > 5
        assert all(answer["position"] == truth[version] for version, answer in seen)
        assert all(answer["standings"] == standings_in(record, answer["position"]) for _, answer in seen)
        for event in heard.events(name):
            if event["type"] in ("dealt", "passed", "chose") and event["seat"] != seat:
                assert not {"card", "cards"} & event["values"].keys()


def test_before_the_first_move(visit: Visit) -> None:
    ana = visit()
    person = person_in(ana)
    table = person.new_table("me random")["id"]
    page = go(ana, f"replay/{table}")
    expect(page).to_have_url(re.compile(f"table/{table}$"))  # it has not even begun
    expect(page.locator(".table[data-turn=mine]")).to_be_visible()
    page = go(ana, f"replay/{table}")
    expect(page.get_by_text("0/0")).to_be_visible()
    expect(page.get_by_role("group", name="Board")).to_be_visible()
    expect(page.get_by_role("heading", name="The start")).to_be_visible()


def test_after_the_game_through_every_eyes(visit: Visit) -> None:
    """Each seat's hand as it was, and none to those who only watched."""
    page = bring(visit())
    for seat in range(3):
        page.get_by_role("combobox", name="Point of view").select_option(f"View as Player {seat + 1}")
        expect(page).to_have_url(re.compile(f"eyes={seat}"))
        for move in (40, 91):
            slide_to(page, move)
            view = views_of(RECORD, seat)[move]
            cards = view["hands"][seat] + [card for card in [view["chosen"][seat]] if card]
            held = page.locator(".tray .hand :is([data-look], [data-thing])")
            expect(held).to_have_count(len(cards))
            shown = [one.get_attribute("data-look") or one.get_attribute("data-thing") for one in held.all()]
            assert sorted(str(card) for card in shown) == sorted(cards)
            around = [str(view["scores"][(seat + place) % 3]) for place in range(3)]
            expect(page.locator(".score[data-score]")).to_have_text(around)
    page.get_by_role("combobox", name="Point of view").select_option("Everyone")
    expect(page).to_have_url(re.compile("eyes=table"))
    expect(page.locator(".tray .hand :is([data-look], [data-thing])")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_other_eyes_leave_everything_where_it_is(visit: Visit, phone: bool) -> None:
    """The focus stays on the choice of eyes, so that the next ones are a key away; what was scrolled or opened stays so."""
    page = bring(visit(**(PHONE if phone else {})))
    slide_to(page, 60)
    eyes = page.get_by_role("combobox", name="Point of view")
    log = page.get_by_role("list", name="Log")
    log.evaluate("list => { list.scrollTop = 300; list.dataset.known = 'yes'; }")
    scrolled = log.evaluate("list => list.scrollTop")
    eyes.focus()
    for seat in ("0", "1", "table", "2"):
        eyes.select_option(seat)
        expect(page).to_have_url(re.compile(f"at=60&eyes={seat}$"))
        expect(eyes).to_be_focused()
        expect(eyes).to_have_value(seat)
        stands_at(page, 60)
        expect(log).to_have_attribute("data-known", "yes")  # not drawn anew
        # Some eyes read more lines than others: the log keeps its place among them, and is not at its beginning.
        assert (log.evaluate("list => list.scrollTop") > 0) is (scrolled > 0)
    assert phone or scrolled > 0
    expect(page.locator(".flying-points")).to_have_count(0)
    page.keyboard.press("ArrowRight")  # and the way through the game is a key away as well
    stands_at(page, 61)
    expect(eyes).to_have_value("2")


def test_every_way_through_a_game(visit: Visit) -> None:
    """Buttons, keys, the slider, by itself, lines of the log; the moment is marked in the course of the scores."""
    page = bring(visit())
    stands_at(page, 0)
    press = page.keyboard.press
    page.get_by_role("button", name="Next move").click()
    stands_at(page, 1)
    press("ArrowRight")
    press("ArrowRight")
    stands_at(page, 3)
    press("ArrowLeft")
    stands_at(page, 2)
    page.get_by_role("button", name="Previous move").click()
    stands_at(page, 1)
    page.get_by_role("button", name="Next round").click()
    stands_at(page, 26)
    expect(page.locator("[data-now]")).to_have_attribute("data-now", "26")
    press("End")
    stands_at(page, 191)
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    moments = page.locator("section[aria-label=Log] li a")
    for line in (12, 3, 12):
        wanted = re.search(r"at=(\d+)", moments.nth(line).get_attribute("href") or "")
        assert wanted is not None
        # By its moment: the log may just have grown.
        page.locator(
            f"section[aria-label=Log] li a[href*='{wanted[0]}&'], section[aria-label=Log] li a[href$='{wanted[0]}']"
        ).first.click()
        stands_at(page, int(wanted[1]))
        press("End")
        stands_at(page, 191)
    press("Home")
    stands_at(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber >= 2")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = int(slider(page).input_value())
    page.get_by_role("button", name="Next move").click()
    stands_at(page, stopped + 1)


def test_nothing_is_asked_of_who_looks_back(visit: Visit) -> None:
    """The Great Split: a hand that is to be split or played lies there to be seen, not to be touched."""
    page = bring(visit(), (GOLDEN / "great-split-3-rounds.record").read_text())
    page.get_by_role("combobox", name="Point of view").select_option("1")
    expect(page).to_have_url(re.compile("eyes=1"))
    asked = {"split": 0, "choose": 0, "resolve": 0}
    for move, view in enumerate(views_of((GOLDEN / "great-split-3-rounds.record").read_text(), 1)[:60]):
        if view["phase"] in asked and 1 in view["deciding"] and asked[view["phase"]] < 2:
            asked[view["phase"]] += 1
            slide_to(page, move)
            expect(page.locator(".tray [data-look], .tray [data-thing]").first).to_be_visible()
            expect(page.locator(".tray [data-own], .tray [aria-disabled=false]")).to_have_count(0)
            expect(page.locator(".tray").get_by_text(re.compile("^(Tap|Pick|Drag) "))).to_have_count(0)
    assert min(asked.values()) > 0


def test_own_turns(visit: Visit) -> None:
    page = bring(visit())
    page.get_by_role("combobox", name="Point of view").select_option("View as Player 2")
    expect(page).to_have_url(re.compile("eyes=1"))
    moves = [line.split()[0] for line in RECORD.splitlines() if re.match(r"\d ", line)]
    own = [move for move, seat in enumerate(moves) if seat == "1"]
    for turn in [turn for turn in own if turn > 0][:3]:
        page.keyboard.press("PageDown")
        stands_at(page, turn)
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_contain_text("You")


def test_a_step_is_there_before_it_is_asked_for(visit: Visit) -> None:
    """The moments beside this one are fetched: stepping needs no server."""
    marina = visit()
    page = bring(marina)
    slide_to(page, 60)
    page.wait_for_function(
        """wanted => {
          const here = performance.getEntriesByType('resource').map(one => /positions\\/(\\d+)\\?/.exec(one.name)?.[1]);
          return wanted.every(one => here.includes(String(one)));
        }""",
        arg=[58, 59, 60, 61, 62],
    )
    page.context.set_offline(True)
    first = said(page).inner_text()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    stands_at(page, 62)
    expect(said(page)).not_to_have_text(first)


def test_a_link_for_somebody_else(visit: Visit) -> None:
    page = bring(visit())
    page.get_by_role("combobox", name="Point of view").select_option("View as Player 3")
    expect(page).to_have_url(re.compile("eyes=2"))
    slide_to(page, 77)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="Address of this moment").input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert Path(download.value.path()).read_text() == RECORD
    teo = visit().page
    teo.goto(link)
    expect(said(teo)).to_have_text(said(page).inner_text())
    stands_at(teo, 77)
    expect(teo.get_by_role("combobox", name="Point of view")).to_have_value("2")
