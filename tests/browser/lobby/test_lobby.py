"""Before the first move: making a table, inviting, sitting down, watching, leaving; a name on two devices."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.games.mille_fiori.test_whole_games import PHONE, assert_fits
from tests.browser.support import people
from tests.browser.support.accessibility import assert_accessible_in_both_themes, assert_said_in_both_languages
from tests.browser.support.table_page import TablePage, check, push_away
from tests.browser.support.traffic import Traffic
from tests.server.harness import Person, Server

UNSAID = re.compile(
    r"^(new|join|wait|home|me|devices|person|passkeys|codes|signin|invite|reach|terms|sorry|bot)-[a-z]+$"
)
# Remembers what the page says for a moment: nobody has to look just then.
SPOKEN = """() => {
  window.spoken = new Set();
  const note = () => document.querySelectorAll('[role=status]').forEach(one => window.spoken.add(one.textContent));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
NETWORK = {"addresses": ["http://192.168.1.5:8080/"], "public": "", "loopback": False, "port": 8080}


def go(table_page: TablePage, place: str) -> Page:
    """To a page of the app; a new one, as if from a link."""
    table_page.page.goto("about:blank")
    table_page.page.goto(f"{table_page.server.address}/#/{place}")
    return table_page.page


def plan(table_page: TablePage, game: str = "mille-fiori", name: str = "Marina") -> Page:
    page = go(table_page, f"new/{game}")
    page.get_by_label("Your name").fill(name)
    return page


def make(table_page: TablePage, players: int = 2, name: str = "Marina") -> dict[str, Any]:
    """A table of Mille Fiori with friends by link; tells what the server knows about it."""
    page = plan(table_page, name=name)
    for _ in range(players - 2):
        page.get_by_role("button", name="Add a player").click()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    return the_table(table_page)


def the_table(table_page: TablePage) -> dict[str, Any]:
    found: dict[str, Any] = table_page.ask(f"tables/{table_page.table_id}")
    return found


def invitation(table_page: TablePage) -> str:
    return table_page.page.get_by_role("textbox", name="Link").input_value().split("#/")[1]


def choose(page: Page, what: str, choice: str) -> None:
    check(page.get_by_role("group", name=what).get_by_role("radio", name=choice, exact=True))


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("combobox", name=f"Seat {number}")


def public_table(host: Person, game: str = "mille-fiori") -> str:
    made = host.http.post(
        "/api/tables", json={"game": game, "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    made.raise_for_status()
    table: str = made.json()["id"]
    return table


def test_a_table_as_one_wants_it(visit: Visit) -> None:
    marina = visit().home()
    page = marina.page
    marina.game.get_by_role("link", name="friends, rules, clock").click()
    page.get_by_role("button", name="Create the table").wait_for()  # one can give one's name on the first page, too
    page.get_by_label("Your name").fill("Marina")
    page.get_by_role("button", name="Add a player").click()
    seat(page, 3).select_option("A bot")
    page.get_by_label("Bot level").select_option("random")
    page.get_by_role("button", name="Add a player").click()
    seat(page, 4).select_option("Someone at this device")
    page.get_by_label("Name", exact=True).last.fill("Abuela")
    choose(page, "Edition", "English")
    choose(page, "Ties", "Shared")
    expect(page.get_by_text("bonus spaces score at the end")).to_be_visible()
    choose(page, "Who can join", "Public")
    page.get_by_label("Hints allowed").uncheck()
    choose(page, "Clock", "Minutes")
    page.get_by_label("Minutes per player").fill("500")
    page.get_by_label("Extra seconds per decision").fill("5")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("listitem").filter(has_text="Free seat")).to_have_count(1)
    table = the_table(marina)
    assert [one["kind"] for one in table["seats"]] == ["person", "open", "bot", "person"]
    assert [one["name"] for one in table["seats"]] == ["Marina", "", "Teo", "Abuela"]
    assert table["seats"][2]["bot"] == "random"
    options = table["options"]
    assert (options["edition"], options["tie"], options["bonus_points"]) == ("english", "shared", "at-end")
    assert (table["public"], table["hints"], table["takebacks"]) == (True, False, True)
    assert table["clock"] == {"kind": "minutes", "minutes": 180, "increment": 5, "days": 0}
    page.get_by_text("180 min each + 5 s").click()
    expect(page.get_by_role("definition").filter(has_text="English")).to_be_visible()


def test_a_table_by_keyboard_alone(visit: Visit) -> None:
    marina = visit()
    page = go(marina, "new/mille-fiori")
    press = page.keyboard.press
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Marina")
    tab_to(page, seat(page, 2))
    press("ArrowDown")
    tab_to(page, page.get_by_label("Bot level"))
    press("Home")
    tab_to(page, page.get_by_role("radio", name="All at once"))
    press("ArrowRight")
    tab_to(page, page.get_by_role("button", name="Start", exact=True))
    press("Enter")
    marina.wait_until_asked()
    table = the_table(marina)
    assert table["seats"][1]["bot"] == "easy"
    assert table["options"]["choice"] == "on-turn"


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(80):
        if wanted.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {wanted}")


def sit_down(page: Page, seat: int, push: Callable[[Locator], None] = Locator.click) -> None:
    """Picks the seat, where there are several, and takes it."""
    button = page.get_by_role("button", name=re.compile("^Sit down at seat"))
    button.wait_for()
    if (pick := page.get_by_role("radio", name=f"Seat {seat}", exact=True)).count():
        pick.check()
    expect(button).to_have_accessible_name(f"Sit down at seat {seat}")
    push_away(button, push)


def test_friends_come_by_link_and_by_code(visit: Visit) -> None:
    marina, teo, lucia, nora = visit(), visit(), visit(**PHONE), visit()
    make(marina, players=3)
    link = invitation(marina)
    code = marina.page.locator("[data-code]").inner_text()

    page = go(teo, link)
    expect(page.get_by_text("Marina invites you to play")).to_be_visible()
    expect(page.locator("main svg.drawing")).to_be_visible()  # the picture of the game
    expect(page.get_by_role("listitem").filter(has_text="Marina")).to_be_visible()
    page.get_by_label("Your name").fill("Teo")
    sit_down(page, 3)
    expect(page.get_by_role("listitem").filter(has_text="Teo")).to_contain_text("You")
    expect(marina.page.get_by_role("listitem").filter(has_text="Teo")).to_contain_text("Here")

    lucia.home()
    lucia.page.get_by_label("Join with a code").fill(code.lower())
    push_away(lucia.page.get_by_role("button", name="Join"))
    lucia.page.get_by_label("Your name").fill("Lucía")
    assert_fits(lucia)
    push_away(lucia.page.get_by_role("button", name="Sit down"))
    for everybody in (marina, teo, lucia):
        assert everybody.wait_until_asked() == "mine"
    names = [one["name"] for one in the_table(marina)["seats"]]
    assert names == ["Marina", "Lucía", "Teo"]

    page = go(nora, link)
    expect(page.get_by_role("heading", name="The game has already started")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.locator(".table[data-turn=waiting]")).to_be_visible()
    assert not nora.glowing()
    go(teo, link)  # who sits there already is led to the table
    assert teo.wait_until_asked() == "mine"


def test_a_public_table_is_found_joined_and_watched(visit: Visit, server: Server) -> None:
    teo, nora = visit().home(), visit().home()
    marina = Person(server, "Marina of the public table")
    table = public_table(marina)
    found = teo.page.get_by_role("region", name="Open tables").locator(f'a[href="#/sit/{table}"]')
    expect(found).to_contain_text("1 free seat")
    expect(found).to_contain_text("Marina of the public table")
    found.click()
    seat_two = teo.page.get_by_role("button", name="Sit down at seat 2")
    seat_two.wait_for()
    teo.page.get_by_label("Your name").fill("Teo")
    seat_two.click()
    expect(teo.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(teo.page.get_by_text("Waiting for Marina of the public table")).to_be_visible()
    marina.sit(table).wait_until_asked()
    assert teo.wait_until_asked() == "mine"
    teo.home()
    mine = teo.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("just now")
    watched = nora.page.get_by_role("region", name="Games to watch").locator(f'a[href="#/table/{table}"]')
    watched.click()
    expect(nora.page.locator(".table[data-turn=waiting]")).to_be_visible()


def test_rules_that_exclude_one_another(visit: Visit) -> None:
    """Said beside the rule while it is chosen; nothing is made, and nothing that was chosen is lost."""
    marina = visit()
    page = plan(marina, "castles-of-burgundy")
    choose(page, "Team game", "Two teams")
    expect(page.get_by_role("alert")).to_contain_text("four")
    for _ in range(2):
        page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    choose(page, "Shields", "With shields")
    beside = page.get_by_role("group", name="Shields").get_by_role("alert")
    expect(beside).to_have_text("Shields: not in the team game.")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()
    assert marina.ask("tables") == []
    expect(beside).to_be_in_viewport()
    expect(page.get_by_text(re.compile("Refusal-"))).to_have_count(0)
    choose(page, "Shields", "Without")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    assert the_table(marina)["options"]["team"] is True


def test_leaving_and_closing(visit: Visit) -> None:
    marina, teo = visit(), visit()
    make(marina, players=3)
    link = invitation(marina)
    page = go(teo, link)
    page.get_by_label("Your name").press("Enter")
    expect(marina.page.get_by_role("listitem").filter(has_text="Guest")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    expect(marina.page.get_by_role("listitem").filter(has_text="Free seat")).to_have_count(2)

    page = go(teo, f"table/{marina.table_id}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    marina.page.get_by_role("button", name="Close the table").click()
    marina.page.get_by_role("button", name="Keep it").click()
    marina.page.get_by_role("button", name="Close the table").click()
    marina.page.get_by_role("button", name="Close the table").click()
    marina.page.get_by_role("button", name="Play now").first.wait_for()
    expect(page.get_by_role("link", name=re.compile("page|Home"))).not_to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("closed"))).to_be_visible()
    page = go(teo, link)
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()
    page.get_by_role("link", name="Create a table").click()
    expect(page.get_by_role("heading", name="Mille Fiori")).to_be_visible()


def type_code(table_page: TablePage, code: str) -> Page:
    """On the first page, as somebody reads it out."""
    table_page.home()
    table_page.page.get_by_label("Join with a code").fill(f"{code[:4]} {code[4:]}".lower())
    table_page.page.get_by_role("button", name="Join").click()
    return table_page.page


def test_a_code_leads_to_watching_where_no_seat_is_free(visit: Visit, server: Server) -> None:
    marina, nora, cleo = Person(server, "Marina"), visit(), visit(**PHONE)
    table = marina.new_table("me open random")
    teo = Person(server, "Teo")
    teo.http.post("/api/join", json={"code": table["invite"]}).raise_for_status()

    page = type_code(nora, table["invite"])
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    page.get_by_role("link", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("seat", re.IGNORECASE))).to_have_count(0)

    marina.sit(table["id"])
    teo.sit(table["id"]).wait_until_asked()
    expect(page.locator(".table[data-turn=waiting]")).to_be_visible()
    page = type_code(cleo, table["invite"])
    expect(page.get_by_role("heading", name="The game has already started")).to_be_visible()
    push_away(page.get_by_role("link", name="Watch"))
    expect(page.locator(".table[data-turn=waiting]")).to_be_visible()
    for watching in (nora, cleo):
        assert not watching.glowing()


# -- what the host may do in the waiting room


def deed(table_page: TablePage, name: str) -> Locator:
    return table_page.page.get_by_role("button", name=name, exact=True)


def names_shown(table_page: TablePage) -> list[str]:
    return [text.split("\n")[0] for text in table_page.page.locator("main li").all_inner_texts()]


def test_nobody_holds_a_table_up(visit: Visit, server: Server) -> None:
    """The host, on a phone: frees the seat of one who never came, puts the others in order, and seats a bot."""
    marina, teo = visit(**PHONE), visit()
    table = make(marina, players=3)
    page = go(teo, invitation(marina))
    page.get_by_label("Your name").fill("Teo")
    sit_down(page, 2)
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()  # else Lucía is quicker
    Person(server, "Lucía").http.post("/api/join", json={"code": table["invite"]}).raise_for_status()
    expect(marina.page.get_by_text("Waiting for Lucía")).to_be_visible()
    assert_fits(marina)

    for question in ("Free Lucía’s seat", "Leave it", "Free Lucía’s seat"):
        push_away(deed(marina, question))
    expect(marina.page.get_by_text("Lucía loses this seat")).to_be_visible()
    assert_fits(marina)
    push_away(deed(marina, "Free this seat"))
    expect(page.get_by_role("listitem").filter(has_text="Free seat")).to_have_count(1)

    first = marina.page.get_by_role("listitem").first.filter(has_text="Teo")
    deed(marina, "Move Teo up, to seat 1").tap()
    first.wait_for()
    expect(page.get_by_role("listitem").first).to_contain_text("You")
    assert names_shown(marina) == names_shown(teo) == ["Teo", "Marina", "Free seat"]
    expect(deed(marina, "Move Teo up, to seat 1")).to_be_disabled()

    push_away(deed(marina, "Add a bot at seat 3"))
    assert_fits(marina)
    push_away(deed(marina, "Medium"))
    for person in (marina, teo):
        assert person.wait_until_asked() == "mine"
    assert [one["name"] for one in the_table(marina)["seats"]][:2] == ["Teo", "Marina"]
    assert [one["kind"] for one in the_table(marina)["seats"]] == ["person", "person", "bot"]
    mine = [
        table_page.page.locator(".table").evaluate("e => e.querySelector('[id^=seat-]').id")
        for table_page in (marina, teo)
    ]
    assert mine == ["seat-1", "seat-0"], "each at their own side"


def test_seats_change_before_the_server_has_answered(visit: Visit) -> None:
    """They are shown as they will be and can be changed again at once; the answers close no question when they come."""
    marina = visit()
    make(marina, players=3)
    page = marina.page
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/seats", lambda route: late.append((route, route.fetch())))
    for number in (2, 3):
        deed(marina, f"Move Marina down, to seat {number}").click()
        expect(page.get_by_role("listitem").nth(number - 1)).to_contain_text("Marina")
    deed(marina, "Add a bot at seat 1").click()
    for _ in range(2):
        while not late:
            page.wait_for_timeout(50)
        route, answer = late.pop()
        with page.expect_response("**/seats") as answered:
            route.fulfill(response=answer)
        answered.value.finished()
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")
    expect(deed(marina, "Easy")).to_be_focused()
    page.unroute("**/seats")
    with page.expect_response("**/seats"):
        deed(marina, "Random").click()
        expect(page.get_by_role("listitem").first).to_contain_text("Bot")
    assert [one["kind"] for one in the_table(marina)["seats"]] == ["bot", "open", "person"]


def test_who_loses_their_seat_is_told(visit: Visit) -> None:
    """By keyboard alone; whoever was sent away may come again if they are given the new link."""
    marina, teo = visit(), visit()
    make(marina, players=3)
    link = invitation(marina)
    page = go(teo, link)
    page.get_by_label("Your name").fill("Teo")
    sit_down(page, 3)
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()

    press = marina.page.keyboard.press
    tab_to(marina.page, deed(marina, "Move Teo up, to seat 2"))
    press("Enter")
    expect(deed(marina, "Move Teo up, to seat 1")).to_be_focused()
    press("Enter")
    expect(deed(marina, "Free Teo’s seat")).to_be_focused()
    expect(page.get_by_role("listitem").first).to_contain_text("You")
    press("Enter")
    expect(deed(marina, "Free this seat")).to_be_focused()
    press("Escape")
    expect(deed(marina, "Free Teo’s seat")).to_be_focused()
    press("Enter")
    expect(deed(marina, "Free this seat")).to_be_focused()
    press("Enter")
    expect(deed(marina, "Add a bot at seat 1")).to_be_focused()

    expect(page.get_by_role("alert")).to_contain_text("Your seat was freed")
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    expect(marina.page.get_by_role("textbox", name="Link")).not_to_have_value(re.compile(re.escape(link)))
    page = go(teo, invitation(marina))
    sit_down(page, 1)
    expect(marina.page.get_by_role("listitem").first).to_contain_text("Teo")
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody waits for a host who is away."""
    with Server(tmp_path_factory.mktemp("impatient-server"), host_seconds="0") as running:
        yield running


def test_the_host_goes_and_the_table_stays(visit: Visit, impatient: Server) -> None:
    """One host stays away and is replaced; the next one leaves, and hands the table on."""
    marina, teo = visit(impatient), visit(impatient, **PHONE)
    make(marina, players=3)
    table, link = marina.table_id, invitation(marina)
    page = go(teo, link)
    page.get_by_label("Your name").fill("Teo")
    sit_down(page, 2, Locator.tap)
    expect(page.get_by_role("listitem").first).to_contain_text("Host · Here")
    expect(deed(teo, "Take over the table")).to_have_count(0)
    marina.page.goto("about:blank")
    push_away(deed(teo, "Take over the table"))
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Host · You")
    expect(deed(teo, "Free Marina’s seat")).to_be_visible()
    expect(deed(teo, "Take over the table")).to_have_count(0)
    assert_fits(teo)

    back = go(marina, f"table/{table}")
    expect(back.get_by_role("listitem").nth(1)).to_contain_text("Host · Here")
    expect(deed(marina, "Free Teo’s seat")).to_have_count(0)
    push_away(deed(teo, "Leave the table"))
    expect(deed(marina, "Close the table")).to_be_visible()
    expect(back.get_by_role("listitem").first).to_contain_text("Host · You")
    expect(deed(marina, "Leave the table")).to_have_count(0)


def test_people_on_one_screen_change_their_places(visit: Visit) -> None:
    marina = visit()
    page = plan(marina)
    page.get_by_role("button", name="Add a player").click()
    seat(page, 3).select_option("Someone at this device")
    page.get_by_label("Name", exact=True).last.fill("Abuela")
    page.get_by_role("button", name="Create the table").click()
    deed(marina, "Move Abuela up, to seat 2").wait_for()
    heard = Traffic(page)
    with page.expect_websocket():  # with another seat of this screen the table is entered anew
        deed(marina, "Move Abuela up, to seat 2").click()
    while not heard.frames:  # and then it is heard of anew
        page.wait_for_timeout(20)
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Abuela")
    deed(marina, "Move Marina down, to seat 2").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Marina")
    deed(marina, "Add a bot at seat 3").click()
    deed(marina, "Random").click()
    assert marina.wait_until_asked() == "mine"
    assert [one["name"] for one in the_table(marina)["seats"]] == ["Abuela", "Marina", "Teo"]
    marina.play_once(Random(1))
    page.get_by_role("heading", name="Pass the screen to Marina").wait_for()


def test_an_open_question_outlives_entering_the_table_anew(visit: Visit) -> None:
    marina = people.arrive(visit(), "Marina")
    table = people.new_table(marina, people.ME, people.OPEN, people.guest("Abuela"), people.OPEN)
    page = people.look(marina, table["id"]).page
    deed(marina, "Add a bot at seat 2").click()
    deed(marina, "Random").wait_for()
    names = ["Marina", "", "Abuela", ""]
    with page.expect_websocket() as entered:  # another seat of this screen
        order = {"seats": [{"seat": seat} for seat in (0, 1, 3, 2)], "names": names}
        people.send(marina, "POST", f"tables/{table['id']}/seats", order)
    entered.value.wait_for_event("framereceived")
    expect(page.get_by_role("listitem").nth(3)).to_contain_text("Abuela")
    expect(deed(marina, "Random")).to_be_visible()
    deed(marina, "Random").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bot")


def test_tables_that_are_not_there_say_so(visit: Visit, server: Server) -> None:
    teo = visit()
    page = go(teo, "join/ABCDEFGH")
    expect(page.get_by_role("heading", name="No table has this code")).to_be_visible()
    page.get_by_label("Join with a code").fill("zzzz-zzzz")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile("join/ZZZZZZZZ$"))
    expect(page.get_by_role("heading", name="No table has this code")).to_be_visible()
    page = go(teo, "sit/nothing")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    page = go(teo, "table/nothing")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    page = go(teo, "new/nothing")
    expect(page.get_by_role("heading", name="This game is not available here")).to_be_visible()
    table = public_table(Person(server, "Marina"))
    Person(server, "Nora").http.post(f"/api/tables/{table}/join", json={}).raise_for_status()
    page = go(teo, f"sit/{table}")
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(page.get_by_role("link", name="Watch")).to_be_visible()


def test_a_name_on_another_device(visit: Visit) -> None:
    marina, phone, late, other = visit(), visit(**PHONE), visit(), visit()
    make(marina)
    table = marina.table_id
    marina.home()
    marina.page.get_by_role("link", name="another device").click()
    marina.page.get_by_role("button", name="Create a link").click()
    link = marina.page.get_by_role("textbox", name="Link").input_value().split("#/")[1]
    page = go(phone, link)
    expect(page.get_by_role("heading", name="Welcome, Marina")).to_be_visible()
    phone.home()
    expect(phone.page.get_by_label("Your name")).to_have_value("Marina")
    expect(phone.page.locator(f'a[href="#/table/{table}"]')).to_be_visible()
    page = go(late, link)
    expect(page.get_by_role("heading", name="no longer works")).to_be_visible()

    make(other, name="Teo")
    marina.page.get_by_role("button", name="Create another link").click()
    expect(marina.page.get_by_role("textbox", name="Link")).not_to_have_value(re.compile(re.escape(link)))
    page = go(other, marina.page.get_by_role("textbox", name="Link").input_value().split("#/")[1])
    expect(page.get_by_text("You are Teo here.")).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Welcome, Marina")).to_be_visible()


def test_how_others_get_here(visit: Visit) -> None:
    """This server listens to this machine only, and says so; what it says in a network is played here."""
    marina = visit()
    page = plan(marina)
    command = page.get_by_text("ludoteca serve --host 0.0.0.0")
    expect(command).to_be_visible()
    seat(page, 2).select_option("A bot")
    expect(command).to_have_count(0)
    make(marina)
    expect(command).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.route("**/api/network-addresses", lambda route: route.fulfill(json=NETWORK))
    page.reload()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert page.get_by_role("textbox", name="Link").input_value().startswith("http://192.168.1.5:8080/#/join/")
    expect(command).to_have_count(0)
    public = json.dumps({**NETWORK, "addresses": [], "public": "https://play.example.org"})
    page.route("**/api/network-addresses", lambda route: route.fulfill(body=public, content_type="application/json"))
    page.reload()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(re.compile("^https://play.example.org/#/join/"))


def test_copying_and_sharing(visit: Visit) -> None:
    marina = visit(permissions=["clipboard-read", "clipboard-write"])
    marina.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; }")
    make(marina)
    page = marina.page
    link = page.get_by_role("textbox", name="Link").input_value()
    page.evaluate(SPOKEN)
    page.get_by_role("button", name="Copy the link").click()
    page.wait_for_function("() => window.spoken.has('Copied')")
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("link => window.shared === link", arg=link)


def test_every_page_of_the_lobby_is_accessible(visit: Visit, server: Server) -> None:
    """Each in both themes and both languages: colours don't depend on the language, nor words on the theme."""
    marina = visit()
    host = Person(server, "Nora")
    waiting = host.new_table("me open greedy")
    marina.page.route("**/api/network-addresses", lambda route: route.fulfill(json=NETWORK))
    marina.page.request.put(f"{server.address}/api/me", data={"name": "Marina"}, headers={"Origin": server.address})
    own = marina.page.request.post(
        f"{server.address}/api/tables",
        data={"game": "mille-fiori", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
        headers={"Origin": server.address},
    ).json()
    host.http.post("/api/join", json={"code": own["invite"]}).raise_for_status()
    public_table(host)
    full = host.new_table("me greedy")
    places = {
        "": "main section a",
        "new/mille-fiori": "main fieldset",
        "new/castles-of-burgundy": "main fieldset",
        f"table/{own['id']}": "main [role=img]",
        f"join/{waiting['invite']}/{waiting['id']}": "main form button",
        "join/ABCDEFGH": "main .row a",
        f"join/{full['invite']}": "main .row a",
        f"table/{waiting['id']}": "main li",
        "sit/nothing": "main .row a",
        "me": "main section",
        "devices": "main button",
        "sign-in": "main form",
        "me/nothing": "main .row",
    }
    for place, sign in places.items():
        page = go(marina, place)
        page.locator(sign).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert_accessible_in_both_themes(marina)
        assert_said_in_both_languages(marina, UNSAID)
    page = go(marina, f"table/{own['id']}")
    for question in range(2):  # about a person's seat, and about a free one
        page.locator("[data-act]").nth(question).click()
        expect(page.locator("[data-answer]").first).to_be_focused()
        assert_accessible_in_both_themes(marina, within="main ul")
        assert_said_in_both_languages(marina, UNSAID)
        page.keyboard.press("Escape")
        expect(page.locator("[data-answer]")).to_have_count(0)
