"""The pages about oneself."""

from playwright.sync_api import expect

from tests.browser.accessible import assert_accessible_in_both_themes
from tests.browser.conftest import Visit
from tests.browser.people import ME, PHONE, arrive, bot, look, new_table, send
from tests.browser.sitting import Sitting


def at(sitting: Sitting, place: str) -> Sitting:
    sitting.page.goto("about:blank")
    sitting.page.goto(f"{sitting.server.address}/#/{place}")
    return sitting


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
