"""Small things that went wrong once, each in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.people import arrive, look, new_table, send, sit_together
from tests.kit.golden import FOLDER as GOLDEN
from tests.server.harness import Person, Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everything that is said is too much, and nobody waits for a host who is away."""
    data = tmp_path_factory.mktemp("strict-server")
    with Server(data, chat_per_minute="0.5", host_seconds="0") as running:
        yield running


def test_what_was_refused_comes_back_to_whoever_wrote_it(visit: Visit, strict: Server) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben", at=strict)
    tab = ana.page.get_by_role("tab", name="Chat")
    tab.click()
    field = ana.page.get_by_role("textbox", name="Write a message")
    chat = ana.page.get_by_role("tabpanel", name="Chat")
    field.fill("What a lovely move")
    field.press("Enter")
    expect(chat.get_by_role("alert")).to_have_text("You have written a lot in a short time; please wait a moment.")
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("listitem")).to_have_text("No messages yet.")
    ana.page.get_by_role("tab", name="Log").click()
    tab.click()
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "es-ES"])
def test_a_personal_link_opened_at_home_says_so(visit: Visit, locale: str) -> None:
    ana = arrive(visit(locale=locale), "Ana")
    link = f"{ana.server.address}/#/me/{send(ana, 'POST', 'me/link')['token']}"
    ana.page.goto(link)
    already = {"en-GB": "You are already Ana here", "es-ES": "Aquí ya eres Ana"}[locale]
    expect(ana.page.get_by_role("heading", name=already)).to_be_visible()
    home = ana.page.locator("main .row a")
    expect(home).to_have_count(1)
    home.click()
    expect(ana.page.locator("main input").first).to_have_value("Ana")
    phone = visit(locale=locale)
    phone.page.goto(link)
    welcome = {"en-GB": "Welcome, Ana", "es-ES": "Hola, Ana"}[locale]
    expect(phone.page.get_by_role("heading", name=welcome)).to_be_visible()


def test_rules_of_one_player_bear_their_name(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    options = {"board_1": "5", "board_2": "3"}
    table = new_table(ana, {"kind": "me"}, {"kind": "open"}, game="castles-of-burgundy", options=options)
    terms = look(ana, table["id"]).page.locator("details")
    terms.locator("summary").click()
    expect(terms.get_by_text("Duchy: Ana")).to_be_visible()
    expect(terms.get_by_text("Duchy of player 2")).to_be_visible()
    expect(terms.get_by_text("Duchy of player 1")).to_have_count(0)


def test_a_stranger_may_host_only_where_nobody_was_invited(visit: Visit, strict: Server) -> None:
    ana, ben = Person(strict, "Ana"), Person(strict, "Ben")
    eve = arrive(visit(at=strict), "Eve")
    table = ana.new_table("me open open open", terms={"public": True})
    send(eve, "POST", f"tables/{table['id']}/join", {})
    take_over = look(eve, table["id"]).page.get_by_role("button", name="Take over")
    expect(take_over).to_be_visible()
    ben.join(table)
    expect(take_over).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Leave")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "es-ES"])
def test_seven_players_points_fit_on_a_phone(visit: Visit, locale: str) -> None:
    phone = visit(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True, locale=locale)
    arrive(phone, "Ana")
    record = (GOLDEN / "great-split-7-rounds.record").read_text("utf-8")
    sheet = look(phone, send(phone, "POST", "records", {"text": record})["id"]).page.locator(".sheet")
    expect(sheet.locator("thead th")).to_have_count(7)
    for width in (390, 360):
        phone.page.set_viewport_size({"width": width, "height": 800})
        for way in sheet.locator("xpath=preceding-sibling::*").get_by_role("button").all():
            way.click()
            expect(way).to_have_attribute("aria-pressed", "true")
            over = sheet.evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth")
            assert over == 0
    assert_accessible(phone)
