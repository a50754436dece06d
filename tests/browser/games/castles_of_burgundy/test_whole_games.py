"""The Castles of Burgundy at the page's table: whole games by mouse, by keyboard alone and on a phone, with expansions, in teams, alone."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible, assert_accessible_in_both_themes
from tests.browser.support.people import expect_toast, note_toasts
from tests.browser.support.table_page import GLOWING, TablePage, press, push_away, wait_until_presses_count
from tests.browser.support.traffic import Traffic, views_of
from tests.server.harness import Message

GAME = "castles-of-burgundy"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALL_TOGETHER = ("white_castles", "extra_tiles", "inns", "trade_routes", "shields")
LINES = "section[aria-label=Log] li:not(.empty, .round)"
MOST_DECISIONS = 600
FIRST_DECISIONS = 40
PASSING = ("end turn", "decline")

# What glows while a move is asked for and not complete.
WANTED = f"""() => {{
  const asked = document.querySelector('.table').dataset.turn === 'mine' && !document.querySelector('[data-confirm]');
  return asked ? ({GLOWING})() : [];
}}"""

# What every pick changes: whose turn it is, what is picked, what may be picked next.
PICKED = f"""() => JSON.stringify([document.querySelector('.table').dataset.turn, document.querySelectorAll('[data-confirm]').length,
  [...document.querySelectorAll('.table [aria-pressed=true]')].map(e => e.dataset.thing), ({GLOWING})()])"""

# Where nothing is laid out, nothing has a place.
UNSEEN = GLOWING.replace(" && e.getClientRects().length > 0", "")

# Plays quickly, by clicks that the page's own script makes, some decisions in a row; tells whether the game is over. Nothing is hit
# by a pointer: mouse, keys and finger have tests of their own below.
PLAY_QUICKLY = f"""async ([decisions, seed]) => {{
  const glowing = () => {{
    const names = new Set(({UNSEEN})());
    return [...document.querySelectorAll('.table [data-thing]')].filter(e => names.has(e.dataset.thing));
  }};
  const any = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  const turn = () => document.querySelector('.table').dataset.turn;
  const confirm = () => document.querySelector('[data-confirm]');
  const until = async (ready) => {{
    for (let i = 0; i < 20000; i++) {{
      if (ready()) return;
      await new Promise(go => setTimeout(go, 5));
    }}
    throw new Error('nothing came: ' + document.querySelector('.tray').innerText);
  }};
  for (let i = 0; i < decisions; i++) {{
    await until(() => turn() === 'over' || (turn() === 'mine' && glowing().length > 0));
    if (turn() === 'over') return true;
    for (let picks = 0; picks < 12 && turn() === 'mine' && !confirm(); picks++) {{
      const all = glowing();
      if (all.length === 0) break; // and the next round says that nothing came
      const doing = all.filter(e => !['end turn', 'decline'].includes(e.dataset.thing));
      any(doing.length > 0 ? doing : all).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
      await new Promise(go => setTimeout(go, 0));
    }}
    confirm()?.click();
    await until(() => !confirm());
  }}
  return turn() === 'over';
}}"""


def sit(table_page: TablePage, players: int = 2, **options: object) -> TablePage:
    """At a new table with random bots, whatever the rules."""
    return open_table(table_page, new_table(table_page, players, **options))


def sit_later(table_page: TablePage, actions: int, players: int = 2, **options: object) -> TablePage:
    """At a table where this person has done so much already, and begins a turn. The page is opened only then."""
    table = new_table(table_page, players, **options)
    choice = Random(actions)
    done = 0

    def choose(legal: list[str]) -> str:
        nonlocal done
        done += 1
        return choice.choice([text for text in legal if text not in PASSING] or legal)

    def begins(position: Message) -> bool:
        return done >= actions and position["phase"] == "turn" and not position["used"]

    table_page.play_by_socket(table, choose, begins)
    return open_table(table_page, table)


def new_table(table_page: TablePage, players: int, **options: object) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    return made(table_page, "tables", {"game": GAME, "seats": seats, "options": options})


def made(table_page: TablePage, path: str, data: object) -> str:
    """A table that Marta opens without her page; tells its id."""
    address = table_page.server.address
    request = table_page.page.request
    request.put(f"{address}/api/me", data={"name": "Marta"}, headers={"Origin": address})
    answer = request.post(f"{address}/api/{path}", data=data, headers={"Origin": address})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def open_table(table_page: TablePage, table: str) -> TablePage:
    table_page.page.goto(f"{table_page.server.address}/#/table/{table}")
    table_page.wait_until_asked()
    return table_page


def play_quickly(table_page: TablePage, seed: int) -> None:
    table_page.hide()
    for turn in range(MOST_DECISIONS // 10):
        if table_page.page.evaluate(PLAY_QUICKLY, [10, seed + turn]):
            break
    else:
        raise AssertionError("the game does not end")
    table_page.show()


def play_begin_and_end_quickly(table_page: TablePage, seed: int) -> None:
    """Quickly, too; the rounds between, which ask the same again, through the socket."""
    table_page.hide()
    assert not table_page.page.evaluate(PLAY_QUICKLY, [FIRST_DECISIONS, seed])
    table_page.show()
    table_page.play_on_by_socket(Random(seed), in_last_round)
    table_page.wait_until_asked()
    play_quickly(table_page, seed)


def in_last_round(position: Message) -> bool:
    return (position["game_phase"], position["round"]) == ("E", 5)


def asked(table_page: TablePage) -> bool:
    return table_page.page.locator(".table").get_attribute("data-turn") == "mine"


def wanted(table_page: TablePage) -> list[str]:
    """What can be picked for a move that is not complete yet, all seen at one moment; nothing where nobody asks for more.

    The turn is ended, and an effect declined, only when nothing else is left.
    """
    things: list[str] = table_page.page.evaluate(WANTED)
    return [thing for thing in things if thing not in PASSING] or things


def act_by_mouse(table_page: TablePage, choice: Random) -> None:
    """Picks what glows until a move is complete."""
    while things := wanted(table_page):
        table_page.pick(choice.choice(things))
    if table_page.confirm.count():
        table_page.confirm.click()
    expect(table_page.confirm).to_have_count(0)


def act_by_keyboard(table_page: TablePage, choice: Random) -> None:
    keyboard = table_page.page.keyboard
    for _ in range(20):
        keyboard.press("ArrowDown")
        for _ in range(choice.randrange(4)):
            keyboard.press(choice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keyboard.press("Enter")
        if table_page.confirm.count():
            expect(table_page.confirm).to_be_focused()
            keyboard.press("Enter")
            expect(table_page.confirm).to_have_count(0)
            return
        if not asked(table_page):
            return
    keyboard.press("Escape")


def assert_finished(table_page: TablePage) -> dict[str, Any]:
    """The page's result is the server's, and everybody's sources add up to it, on the score sheet as well."""
    page = table_page.page
    expect(page.locator("#result-title")).to_be_visible()
    finish: dict[str, Any] = table_page.ask(f"tables/{table_page.table_id}/finish")
    for seat, score in enumerate(finish["result"]["scores"]):
        assert sum(line["points"][seat] for line in finish["sources"]) == score
    for line in finish["sources"]:
        if any(line["points"]):
            row = page.get_by_role("row", name=re.compile(f"^{re.escape(line['title'])}"))
            for points in line["points"]:
                expect(row.first).to_contain_text(str(points))
    return finish


def test_by_mouse(visit: Visit) -> None:
    """The first rounds and the last by mouse. Whole games in the page, with all that the base game can ask, follow below."""
    marta = sit(visit())
    choice = Random(5)
    expect(marta.page.get_by_text("Phase A · round 1 of 5")).to_be_visible()
    for _ in range(15):
        assert marta.wait_until_asked() == "mine"
        act_by_mouse(marta, choice)
    marta.play_on_by_socket(choice, in_last_round)
    while marta.wait_until_asked() != "over":
        act_by_mouse(marta, choice)
    finish = assert_finished(marta)
    assert len(finish["result"]["scores"]) == 2
    assert_accessible(marta)


def test_by_keyboard_and_what_the_socket_carried(visit: Visit) -> None:
    """Some rounds by keyboard alone, the rest quickly: the socket is listened to for a whole game."""
    marta = visit()
    traffic = Traffic(marta.page)
    sit(marta)
    choice = Random(6)
    for _ in range(15):
        assert marta.wait_until_asked() == "mine"
        act_by_keyboard(marta, choice)
    marta.play_on_by_socket(choice, watch=True)
    assert_nothing_hidden(traffic, assert_finished(marta))


def assert_nothing_hidden(traffic: Traffic, finish: dict[str, Any]) -> None:
    """Neither seed nor secret, and no position but what the rules show this seat. A tile and its hex are sent together."""
    for secret in (finish["proof"]["secret"], finish["proof"]["seed"]):
        assert not any(secret in frame for frame in traffic.frames)
    views = {json.dumps(view, sort_keys=True) for view in views_of(finish["record"], 0)}
    updates = [message for message in map(json.loads, traffic.frames) if message["type"] == "update"]
    assert len(updates) > 60
    for update in updates:
        assert json.dumps(update["position"], sort_keys=True) in views


def test_four_players_with_all_that_goes_together(visit: Visit) -> None:
    marta = sit(visit(), players=4, board="border-posts", **dict.fromkeys(ALL_TOGETHER, True))
    play_quickly(marta, 7)
    finish = assert_finished(marta)
    assert len(finish["result"]["scores"]) == 4


def test_in_teams(visit: Visit) -> None:
    marta = sit(visit(), players=4, team=True)
    expect(marta.page.locator(".tray").get_by_text("Team’s")).to_be_visible()
    assert_accessible(marta)
    play_quickly(marta, 8)
    finish = assert_finished(marta)
    assert len(finish["result"]["scores"]) == 4


@pytest.mark.parametrize(("board", "play"), [("13a", play_quickly), ("13b", play_begin_and_end_quickly)])
def test_alone(visit: Visit, board: str, play: Callable[[TablePage, int], None]) -> None:
    """The lands differ, what is asked does not: one game is played whole."""
    marta = sit(visit(), players=1, board=board)
    assert_accessible(marta)
    play(marta, 9)
    assert_finished(marta)


def test_on_a_phone(visit: Visit) -> None:
    """Some rounds with a finger, everything large enough for it; the rest quickly."""
    marta = sit(visit(**PHONE))
    choice = Random(3)
    assert_accessible(marta)
    for _ in range(15):
        marta.wait_until_asked()
        assert_fits(marta)
        act_by_touch(marta, choice)
    marta.play_on_by_socket(choice)
    assert_finished(marta)
    assert marta.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def act_by_touch(table_page: TablePage, choice: Random) -> None:
    for _ in range(12):
        things = wanted(table_page)
        if not things:
            break
        touch(table_page, choice.choice(things))
        assert_fits(table_page)
    if table_page.confirm.count():
        wait_until_presses_count(table_page.page)
        push_away(table_page.confirm)
    expect(table_page.confirm).to_have_count(0)


def touch(table_page: TablePage, thing: str, push: Callable[[Locator], None] = Locator.tap) -> None:
    """Picks it, and sees that it is picked: what a finger does comes a moment later."""
    before = table_page.page.evaluate(PICKED)
    changed = f"before => ({PICKED})() !== before"
    if table_page.page.locator(f".tray .ask [data-thing='{thing}']").count():
        wait_until_presses_count(table_page.page)
    push(table_page.thing(thing))
    table_page.page.wait_for_function(changed, arg=before)


def open_tab(tab: Locator) -> None:
    tab.tap()
    expect(tab).to_have_attribute("aria-selected", "true")


def assert_fits(table_page: TablePage) -> None:
    """A phone never scrolls sideways, and whatever can be touched is as large as a fingertip."""
    assert table_page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = table_page.page.evaluate(
        """() => [...document.querySelectorAll('.table button, .table a, .table [data-thing][aria-disabled=false]')]
          .filter(e => e.getClientRects().length > 0 && e.getAttribute('aria-disabled') !== 'true')
          .map(e => [e.dataset.thing ?? e.getAttribute('aria-label') ?? e.innerText, e.getBoundingClientRect()])
          .filter(([, box]) => Math.max(box.width, box.height) < 44 || Math.min(box.width, box.height) < 40)
          .map(([name, box]) => `${name}: ${box.width.toFixed()} x ${box.height.toFixed()}`)"""
    )
    assert not small


def test_a_phone_has_the_land_first_and_the_depots_a_swipe_away(visit: Visit) -> None:
    marta = sit(visit(**{**PHONE, "viewport": {"width": 360, "height": 740}}))
    page = marta.page
    expect(page.get_by_role("tab", name="My duchy", selected=True)).to_be_visible()
    open_tab(page.get_by_role("tab", name="Depots"))
    expect(page.get_by_role("group", name="Depots")).to_be_visible()
    assert_fits(marta)
    assert_accessible(marta)
    open_tab(page.get_by_role("tab", name="Others"))
    expect(page.get_by_role("button", name="Enlarge this duchy")).to_be_visible()
    open_tab(page.get_by_role("tab", name="Log").first)
    expect(page.get_by_role("region", name="Log")).to_be_visible()


def test_a_tile_a_die_or_a_depot_may_be_picked_first(visit: Visit) -> None:
    marta = sit(visit())
    assert any(thing.startswith("die-") for thing in marta.glowing())
    marta.pick(next(thing for thing in marta.glowing() if thing.startswith("depot ")))
    if marta.confirm.count() == 0:
        expect(marta.page.get_by_text("With which die?")).to_be_visible()
        marta.pick(next(thing for thing in marta.glowing() if thing.startswith("die-")))
    marta.confirm.click()
    expect(marta.page.get_by_text(re.compile("You take .* from depot")).first).to_be_visible()
    marta.wait_until_asked()  # what is on its way can't be taken back yet
    marta.page.get_by_role("button", name=re.compile("Undo")).click()
    expect(marta.page.locator(LINES).first).to_have_text(re.compile("You undo your move"))
    marta.wait_until_asked()
    assert any(thing.startswith("die-") for thing in marta.glowing())


def ending(table_page: TablePage) -> Locator:
    return table_page.page.locator(".tray [data-thing='end turn']")


def take_workers(table_page: TablePage) -> None:
    """With a die that is left; always possible."""
    table_page.wait_until_asked()
    table_page.pick("workers")
    if table_page.confirm.count() == 0:
        table_page.pick(next(thing for thing in table_page.glowing() if thing.startswith("die-")))
    table_page.confirm.click()
    expect(table_page.confirm).to_have_count(0)


def test_ending_a_turn_says_what_is_unused(visit: Visit) -> None:
    marta = sit(visit())
    expect(ending(marta)).to_have_text(re.compile(r"^End turn with \d and \d unused\s*$"))
    ending(marta).click()
    marta.confirm.click()
    expect(marta.page.locator("section[aria-label=Log] li.round").first).to_have_text("Round A2.")


def test_a_turn_can_be_taken_back_to_its_start(visit: Visit) -> None:
    """A team has silver for a purchase from the start, which is unused as well."""
    marta = sit(visit(), players=4, team=True)
    dice = re.compile(r"^End turn with (\d), (\d),? and a purchase unused\s*$")
    expect(ending(marta)).to_have_text(dice)
    says = [ending(marta).inner_text()]
    first, second = dice.match(says[0]).groups()  # type: ignore[union-attr]
    glowing = sorted(marta.glowing())
    workers = marta.thing("workers").inner_text()
    take_workers(marta)
    expect(ending(marta)).to_have_text(re.compile(f"^End turn with ({first}|{second}) and a purchase unused"))
    says.append(ending(marta).inner_text())
    take_workers(marta)
    expect(ending(marta)).to_have_text("End turn without buying")
    for said in reversed(says):
        marta.page.get_by_role("navigation").get_by_role("button", name="Undo", exact=True).click()
        expect(ending(marta)).to_have_text(said)
        marta.wait_until_asked()  # what is on its way can't be followed by more
    assert sorted(marta.glowing()) == glowing
    assert marta.thing("workers").inner_text() == workers
    expect(marta.page.get_by_role("navigation").get_by_role("button", name="Undo", exact=True)).to_be_disabled()


def test_why_a_hex_is_not_possible(visit: Visit) -> None:
    marta = sit(visit())
    note_toasts(marta)
    far = marta.page.locator("[data-thing='hex 0,-3']")
    press(far)  # what does not glow says why
    expect_toast(marta, "not next to any of your tiles")


def test_another_duchy_can_be_made_large(visit: Visit) -> None:
    marta = sit(visit())
    note_toasts(marta)
    marta.page.get_by_role("button", name="Enlarge this duchy").click()
    press(marta.page.locator("[data-thing='hex 0,-3']"))
    expect_toast(marta, "you place tiles only in your own")
    marta.page.get_by_role("button", name="Back to my duchy").click()
    expect(marta.page.get_by_role("button", name="Back to my duchy")).to_have_count(0)


def test_accessible_in_both_themes_and_languages(visit: Visit) -> None:
    marta = sit(visit(locale="es-ES"), players=4, **dict.fromkeys(ALL_TOGETHER, True))
    assert_accessible_in_both_themes(marta)
    marta.hide()
    marta.page.evaluate(PLAY_QUICKLY, [25, 4])
    marta.show()
    marta.wait_until_asked()
    marta.set_language_quickly("en")
    assert_accessible_in_both_themes(marta)
