"""Coming to a table by link, by code or from the list of public tables; watching, leaving, tables that are gone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import go, invitation, make, public_table, sit_down, the_table
from tests.browser.support.table_page import PHONE, TablePage, assert_fits, push_away
from tests.server.harness import Person, Server


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
