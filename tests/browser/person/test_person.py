"""The pages about oneself."""

import json

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import ME, arrive, bot, look, new_table, send
from tests.browser.support.table_page import PHONE, TablePage


def at(table_page: TablePage, place: str) -> TablePage:
    table_page.page.goto("about:blank")
    table_page.page.goto(f"{table_page.server.address}/#/{place}")
    return table_page


def test_a_device_is_signed_out_from_another_one(visit: Visit) -> None:
    marina, phone = arrive(visit(), "Marina"), visit(**PHONE)
    send(phone, "POST", "me/arrive", {"token": send(marina, "POST", "me/link")["token"]})
    table = new_table(marina, ME, bot("Teo"))["id"]
    look(phone, table).page.locator(".table").wait_for()
    page = at(marina, "devices").page
    expect(page.get_by_text("This device", exact=True)).to_have_count(1)
    assert_accessible_in_both_themes(marina)
    page.get_by_role("button", name="Sign out all other devices").click()
    expect(page.get_by_role("status").filter(has_text="All other devices are signed out.")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="This device was signed out.")).to_be_visible()
    assert phone.ask("me")["name"] == ""

    page.get_by_role("button", name="Sign out:").click()
    expect(page.get_by_text("No other device knows you")).to_be_visible()
    page.get_by_role("button", name="Stay signed in").click()
    expect(page.get_by_text("No other device knows you")).to_have_count(0)
    assert marina.ask("me")["name"] == "Marina"


def test_my_games_are_mine_until_i_publish_them(visit: Visit) -> None:
    marina, guest = arrive(visit(), "Marina"), visit(**PHONE)
    finished = [new_table(marina, ME, bot("Teo"))["id"], new_table(marina, ME, bot("Nora"))["id"]]
    for table in finished:
        marina.play_by_socket(table, lambda legal: legal[0])
    marina.home().page.get_by_role("link", name="My games and my data").click()
    page = marina.page
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("region", name="Ratings").get_by_text("Mille Fiori · bots")).to_be_visible()
    expect(page.get_by_role("region", name="Points by source").get_by_role("row", name="Workshops")).to_be_visible()
    assert_accessible_in_both_themes(marina)
    games.get_by_label("Search for a player").fill("nor")
    expect(games.get_by_role("listitem")).to_have_count(1)
    games.get_by_role("combobox", name="Game").select_option("The Great Split")
    expect(games.get_by_text("No game found.")).to_be_visible()

    page.get_by_role("checkbox", name="Anyone with the address").check()
    address = page.get_by_role("textbox", name="Link").input_value().split("#/")[1]
    seen = at(guest, address).page
    expect(seen.get_by_role("heading", name="Marina")).to_be_visible()
    expect(seen.get_by_role("region", name="Games").get_by_role("listitem")).to_have_count(2)
    assert seen.evaluate("document.documentElement.scrollWidth") == 390
    expect(seen.get_by_role("button", name="Delete everything")).to_have_count(0)
    page.get_by_role("checkbox", name="Anyone with the address").uncheck()
    expect(page.get_by_role("textbox", name="Link")).to_have_count(0)
    at(guest, address)
    expect(seen.get_by_role("heading", name="This page does not exist")).to_be_visible()

    with page.expect_download() as file:
        page.get_by_role("link", name="Export everything").click()
    assert json.loads(file.value.path().read_text("utf-8"))["person"][0]["name"] == "Marina"


def test_everything_is_deleted_with_one_button_and_a_plain_question(visit: Visit) -> None:
    marina = arrive(visit(locale="es"), "Marina")
    page = at(marina, "me").page
    page.get_by_role("button", name="Borrarlo todo").click()
    expect(page.get_by_text("Lo que queda: las partidas terminadas, sin tu nombre")).to_be_visible()
    sure = page.get_by_role("button", name="Borrar para siempre")
    expect(sure).to_be_disabled()
    page.get_by_label("Escribe tu nombre, Marina").fill("Marina")
    sure.click()
    expect(page.get_by_role("heading", name="Todo está borrado")).to_be_visible()
    assert marina.ask("me")["name"] == ""


AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_authenticator(table_page: TablePage) -> CDPSession:
    """The browser's own virtual authenticator: it makes and uses passkeys as a phone would."""
    session = table_page.page.context.new_cdp_session(table_page.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session


def test_an_address_without_a_name_leads_to_one_with_passkeys(visit: Visit) -> None:
    marina = visit()
    page, number = marina.page, f"http://127.0.0.1:{marina.server.port}"
    page.request.put(f"{number}/api/me", data={"name": "Marina"}, headers={"Origin": number})
    page.goto(f"{number}/#/devices")
    panel = page.get_by_role("region", name="Passkeys")
    expect(panel.get_by_text("this address is only a number")).to_be_visible()
    expect(panel.get_by_role("button", name="Create a passkey")).to_have_count(0)
    panel.get_by_role("button", name="Continue at “localhost”").click()
    expect(page.get_by_role("heading", name="Welcome, Marina")).to_be_visible()
    at(marina, "devices")
    expect(panel.get_by_role("button", name="Create a passkey")).to_be_visible()


def test_a_passkey_brings_a_name_back_and_so_does_a_recovery_code_once(visit: Visit) -> None:
    marina = arrive(visit(), "Marina")
    with_authenticator(marina)
    page = at(marina, "devices").page
    panel = page.get_by_role("region", name="Passkeys")
    panel.get_by_role("button", name="Create a passkey").click()
    expect(panel.locator("code")).to_have_count(8)
    assert_accessible_in_both_themes(marina)
    code = panel.locator("code").first.inner_text()
    page.get_by_role("button", name="Sign out:").click()
    page.get_by_role("alert").get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="You are signed out")).to_be_visible()
    assert marina.ask("me")["name"] == ""

    page.evaluate("location.hash = '#/sign-in'")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Welcome, Marina")).to_be_visible()
    assert marina.ask("me")["name"] == "Marina"

    phone = arrive(visit(**PHONE), "Teo")
    page = at(phone, "sign-in").page
    page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Sign in with the code").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Welcome, Marina")).to_be_visible()
    late = at(visit(), "sign-in").page
    late.get_by_label("Recovery code").fill(code)
    late.get_by_role("button", name="Sign in with the code").click()
    expect(late.get_by_role("alert")).to_contain_text("has been used")
