"""The page of a new table: seats, rules, clock and access; what rules exclude each other."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import choose, go, plan, seat, tab_to, the_table
from tests.browser.support.people import arrive, look, new_table


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


def test_rules_of_one_player_bear_their_name(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    options = {"board_1": "5", "board_2": "3"}
    table = new_table(ana, {"kind": "me"}, {"kind": "open"}, game="castles-of-burgundy", options=options)
    terms = look(ana, table["id"]).page.locator("details")
    terms.locator("summary").click()
    expect(terms.get_by_text("Duchy: Ana")).to_be_visible()
    expect(terms.get_by_text("Duchy of player 2")).to_be_visible()
    expect(terms.get_by_text("Duchy of player 1")).to_have_count(0)
