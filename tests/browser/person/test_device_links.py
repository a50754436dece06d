"""A personal link gives another browser the same name and the same tables."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import go, make
from tests.browser.support.people import arrive, send
from tests.browser.support.table_page import PHONE


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
