"""The waiting room: what the host may do there, and what becomes of a table whose host is away."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import APIResponse, Locator, Route, expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import go, invitation, make, plan, seat, sit_down, tab_to, the_table
from tests.browser.support import people
from tests.browser.support.people import arrive, look, send
from tests.browser.support.table_page import PHONE, TablePage, assert_fits, push_away
from tests.browser.support.traffic import Traffic
from tests.server.harness import Person, Server


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
    entering = Traffic(page)  # with another seat of this screen
    order = {"seats": [{"seat": seat} for seat in (0, 1, 3, 2)], "names": names}
    people.send(marina, "POST", f"tables/{table['id']}/seats", order)
    entering.wait_for_the_first()
    expect(page.get_by_role("listitem").nth(3)).to_contain_text("Abuela")
    expect(deed(marina, "Random")).to_be_visible()
    deed(marina, "Random").click()
    expect(page.get_by_role("listitem").nth(1)).to_contain_text("Bot")


def test_a_stranger_may_host_only_where_nobody_was_invited(visit: Visit, impatient: Server) -> None:
    ana, ben = Person(impatient, "Ana"), Person(impatient, "Ben")
    eve = arrive(visit(at=impatient), "Eve")
    table = ana.new_table("me open open open", terms={"public": True})
    send(eve, "POST", f"tables/{table['id']}/join", {})
    take_over = look(eve, table["id"]).page.get_by_role("button", name="Take over")
    expect(take_over).to_be_visible()
    ben.join(table)
    expect(take_over).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Leave")).to_be_visible()
