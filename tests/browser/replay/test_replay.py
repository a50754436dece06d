"""Looking back: step by step, through whose eyes, by link, from a record, playing on, and checking that all was fair."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.games.mille_fiori.test_whole_games import PHONE
from tests.browser.support.accessibility import (
    assert_accessible,
    assert_accessible_in_both_themes,
    assert_said_in_both_languages,
)
from tests.browser.support.table_page import TablePage, push_away
from tests.browser.support.traffic import views_of
from tests.kit.golden import FOLDER as GOLDEN
from tests.server.harness import OPEN, Person

RECORD = (GOLDEN / "mille-fiori-3-deck.record").read_text()
RAW_WORDS = re.compile(r"\b(replay|check|import|result|table|end)-[a-z]+")


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    with OPEN:
        yield


def person_in(table_page: TablePage, name: str = "Marina") -> Person:
    """Somebody who can act beside the browser, as with a second window of it."""
    person = Person(table_page.server, name)
    cookies = [
        {"name": key, "value": value, "url": table_page.server.address} for key, value in person.http.cookies.items()
    ]
    table_page.page.context.add_cookies(cookies)  # type: ignore[arg-type]
    return person


def go(table_page: TablePage, path: str) -> Page:
    table_page.page.goto(f"{table_page.server.address}/#/{path}")
    return table_page.page


def bring(table_page: TablePage, record: str = RECORD) -> Page:
    page = go(table_page, "import")
    page.locator("textarea").fill(record)
    page.locator("[type=submit]").click()
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.locator("input[type=range]")


def stands_at(page: Page, move: int) -> None:
    """And shows it: the slider is there before the moment is."""
    expect(slider(page)).to_have_value(str(move))
    expect(page.locator("section[aria-busy]")).to_have_attribute("aria-busy", "false")


def slide_to(page: Page, move: int) -> None:
    slider(page).fill(str(move))
    expect(page).to_have_url(re.compile(f"at={move}&"))
    stands_at(page, move)


def said(page: Page) -> Locator:
    """What happened at this moment."""
    return page.locator(".tray h2")


def played(table_page: TablePage, seats: str = "me random") -> tuple[str, Person]:
    """A finished game at whose start this browser was: it has given its nonce, and noted the promise."""
    person = person_in(table_page)
    table = person.new_table(seats)["id"]
    go(table_page, f"table/{table}")
    table_page.wait_until_asked()
    person.sit(table).play_on()
    return table, person


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
        assert all(answer == {"position": truth[version], "standings": []} for version, answer in seen)
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


def test_records_from_outside(visit: Visit) -> None:
    """A file chosen, a file dropped; a damaged one says what is wrong and at which move."""
    marina = visit()
    page = go(marina, "import")
    lines = RECORD.splitlines()
    twelfth = [number for number, line in enumerate(lines) if re.match(r"\d ", line)][11]
    damaged = "\n".join([*lines[:twelfth], "0 place w99", *lines[twelfth + 1 :]])
    page.get_by_label("Or paste the record").fill(damaged)
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).to_contain_text("Move 12")
    page.get_by_label("Or paste the record").fill(RECORD.replace("digest ", "digest 00"))
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).not_to_contain_text("Move 12")
    page.get_by_label("Or paste the record").fill("not a record at all")
    page.get_by_role("button", name="Replay the game").click()
    expect(page.get_by_role("alert")).to_contain_text("ludoteca record 1")
    chosen: FilePayload = {"name": "game.record", "mimeType": "text/plain", "buffer": RECORD.encode()}
    page.get_by_label("Choose a file").set_input_files(chosen)
    slider(page).wait_for()
    stands_at(page, 0)
    page = go(marina, "import")
    transfer = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.record')); return data; }",
        (GOLDEN / "great-split-3-rounds.record").read_text(),
    )
    page.dispatch_event("form", "drop", {"dataTransfer": transfer})
    slider(page).wait_for()
    expect(page.get_by_role("heading", name="The Great Split")).to_be_visible()


def test_a_game_that_was_never_finished(visit: Visit) -> None:
    """Its record ends in the middle: it can be looked at and played on."""
    begun = "\n".join(RECORD.splitlines()[:60]) + "\n"
    marina = visit()
    page = bring(marina, begun)
    page.keyboard.press("End")
    page.get_by_role("button", name="Previous move").click()
    expect(page.get_by_role("link", name="Result", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).last.click()
    marina.wait_until_asked()


def test_play_on_from_here(visit: Visit) -> None:
    marina = visit()
    page = bring(marina)
    slide_to(page, 60)
    view = views_of(RECORD, 1)[60]
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("combobox", name="I play as").select_option("Player 2")
    page.get_by_role("combobox", name="Bot level").select_option("random")
    page.get_by_role("button", name="Play on", exact=True).last.click()
    expect(page).to_have_url(re.compile("#/table/"))
    marina.wait_until_asked()
    assert all(now >= then for now, then in zip(sorted(marina.scores), sorted(view["scores"]), strict=True))
    before = marina.moves()
    marina.pick(marina.glowing()[0])
    marina.confirm.click()
    page.wait_for_function(
        "count => document.querySelectorAll('section[aria-label=Log] li').length > count", arg=before
    )
    assert view["round"] > 1
    expect(page.locator("section[aria-label=Log] li.round").last).to_have_text(f"Round {view['round']}")


def test_result_and_a_true_game(visit: Visit) -> None:
    """By source and by round; every step of the check is true, with what this browser noted at the start."""
    marina = visit()
    table, person = played(marina)
    page = marina.page
    page.locator("#result-title").wait_for()
    page.get_by_role("button", name="By round").click()
    finish = person.get(f"/api/tables/{table}/finish?language=en")
    for chapter in finish["chapters"]:
        row = page.get_by_role("row", name=re.compile(f"^{chapter['title']} "))
        expect(row).to_be_visible()
        assert sorted(int(cell) for cell in row.locator("td").all_inner_texts()) == sorted(chapter["points"])
    page.get_by_role("link", name="Replay").click()
    stands_at(page, 0)
    page.get_by_role("link", name="Result", exact=True).click()
    page.get_by_role("link", name="Check this game").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")
    for step in ("commitment", "kept", "nonce", "seed", "record", "moves"):
        expect(page.locator(f"[data-step={step}] .mark")).to_have_text("Correct")
    expect(page.locator("code")).to_have_text(f"ludoteca replay {table}.record --check")
    page.evaluate(
        "key => localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), commitment: 'f'.repeat(64)}))",
        f"ludoteca.seed.{table}",
    )
    page.reload()
    expect(page.locator("[data-step=kept] .mark")).to_have_text("Wrong")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "false")


def test_every_lie_is_found_out(visit: Visit) -> None:
    marina = visit()
    person = person_in(marina)
    table = person.new_table("me random")["id"]
    person.sit(table).play_on()
    finish = person.get(f"/api/tables/{table}/finish?language=en")
    record, proof = finish["record"], finish["proof"]
    page = go(marina, "check")
    other = "ab" * 32
    last = [line for line in record.splitlines() if re.match(r"\d ", line)][-1]

    def check(record: str, proof: object, *wrong: str) -> None:
        page.get_by_label("Record", exact=True).fill(record)
        page.get_by_label("Proof").fill(json.dumps(proof) if proof else "")
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.locator("[data-step=moves] .mark")).to_be_visible()
        expect(page.locator(".mark.no")).to_have_count(len(wrong))
        for step in wrong:
            expect(page.locator(f"[data-step={step}] .mark")).to_have_text("Wrong")
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "false" if wrong else "partly")

    check(record, proof)
    check(record, proof | {"secret": other}, "commitment", "seed")
    check(record, proof | {"nonces": {"0": other}}, "seed")
    check(record.replace(proof["seed"], other), proof, "record", "moves")
    check(record.replace(last, f"{1 - int(last[0])}{last[1:]}"), proof, "moves")
    check(record, None)
    page.get_by_label("Proof").fill("no proof")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("not a proof")


def test_a_running_game_cannot_be_checked(visit: Visit) -> None:
    marina = visit()
    table = person_in(marina).new_table("me random")["id"]
    page = go(marina, f"check/{table}")
    expect(page.get_by_role("alert")).to_contain_text("not over")


def touch_to(page: Page, way: str, move: int) -> None:
    page.get_by_role("button", name=way).tap()
    stands_at(page, move)


def test_on_a_phone(visit: Visit) -> None:
    """In Spanish, by touch; nothing is wider than the screen."""
    marina = visit(locale="es-ES", **PHONE)
    page = go(marina, "import")
    page.get_by_label("O pega el registro").fill(RECORD)
    push_away(page.get_by_role("button", name="Ver la repetición"))
    slider(page).wait_for()
    touch_to(page, "Jugada siguiente", 1)
    touch_to(page, "Ronda siguiente", 26)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    address = page.get_by_role("textbox", name="Dirección de este momento")
    page.get_by_role("button", name="Compartir").tap()
    address.wait_for()
    page.keyboard.press("Escape")
    expect(address).to_be_hidden()
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)
    page = go(marina, "check")
    expect(page.get_by_role("button", name="Comprobar", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("es-ES", True)])
def test_the_replay_is_accessible(visit: Visit, language: str, phone: bool) -> None:
    """Of a game that is over, with its panels, and of one that is not."""
    marina = visit(locale=language, **(PHONE if phone else {}))
    page = bring(marina)
    slide_to(page, 60)
    assert_accessible_in_both_themes(marina)
    for panel in ("share", "branch"):
        page.locator(f"[popovertarget={panel}]").click()
        page.locator(f"#{panel}:popover-open").wait_for()
        assert_accessible_in_both_themes(marina, within=f"#{panel}")
        page.keyboard.press("Escape")
        expect(page.locator(":popover-open")).to_have_count(0)
    person = person_in(marina)
    table = person.new_table("me random")["id"]
    playing = person.sit(table)
    playing.act(playing.wait_until_asked()["position"]["legal"][0])
    go(marina, f"replay/{table}?at=1")
    stands_at(page, 1)
    page.locator("[popovertarget=share]").click()
    page.locator("#share:popover-open").wait_for()
    assert_accessible(marina)
    expect(page.get_by_text(RAW_WORDS)).to_have_count(0)


def test_the_pages_around_are_accessible(visit: Visit) -> None:
    marina = visit()

    def look() -> None:
        assert_accessible_in_both_themes(marina)
        assert_said_in_both_languages(marina, RAW_WORDS)

    page = go(marina, "import")
    page.locator("textarea").fill("not a record at all")
    page.locator("[type=submit]").click()
    page.get_by_role("alert").wait_for()
    look()
    page = go(marina, "check")
    page.locator("textarea").nth(1).wait_for()  # the page before has one
    look()
    table, _ = played(marina)
    page.locator("#result-title").wait_for()
    look()
    page.locator(".ways button").last.click()
    look()
    go(marina, f"check/{table}")
    page.locator("[data-verdict=true]").wait_for()
    look()
