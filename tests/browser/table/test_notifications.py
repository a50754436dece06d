"""Notifications of one's turn. Chromium has them only when it runs with windows."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.chromium import launch
from tests.browser.support.people import ME, OPEN, arrive, bot, look, new_table, send
from tests.browser.support.playing import next_one, play


@pytest.fixture(scope="module")
def windowed(browser: Browser) -> Iterator[Browser]:
    running = launch(browser.browser_type, windows=True)
    yield running
    running.close()


# The browser's own notifications, and a note of those that it really showed.
WATCHED = """() => {
  window.shown = [];
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      this.addEventListener('show', () => window.shown.push([this.title, this.body]));
    }
  };
}"""
# Its windows are seen by nobody, and none lies behind another: it calls all of them visible.
HIDE = "hidden => Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })"


def switch(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Settings").get_by_role("checkbox", name="Notify me when it is my turn")


def test_notification_permission_denied(visit: Visit, windowed: Browser) -> None:
    """Nobody is there to say yes: the browser itself answers no, and says so from then on."""
    ana = arrive(visit(by=windowed), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"))["id"]).wait_until_asked()
    assert ana.page.evaluate("Notification.permission") == "default"
    ana.page.get_by_role("button", name="Settings").click()
    switch(ana.page).click()
    expect(ana.page.get_by_text("This browser does not allow notifications here").first).to_be_visible()
    assert ana.page.evaluate("Notification.permission") == "denied"
    expect(switch(ana.page)).not_to_be_checked()
    expect(switch(ana.page)).to_be_disabled()
    assert_accessible_in_both_themes(ana)
    ana.page.reload()
    ana.wait_until_asked()
    ana.page.get_by_role("button", name="Settings").click()
    expect(switch(ana.page)).to_be_disabled()


def test_a_hidden_page_calls_when_it_is_my_turn(visit: Visit, windowed: Browser) -> None:
    ana, ben = arrive(visit(by=windowed), "Ana"), arrive(visit(), "Ben")
    ana.page.context.grant_permissions(["notifications"], origin=ana.server.address)
    ana.page.add_init_script(f"({WATCHED})()")
    table = new_table(ana, ME, OPEN)
    look(ana, table["id"])
    send(ben, "POST", f"tables/{table['id']}/join", {"code": table["invite"]})
    look(ben, table["id"])
    ana.wait_until_asked()
    ana.page.get_by_role("button", name="Settings").click()
    switch(ana.page).check()
    ana.page.keyboard.press("Escape")
    expect(switch(ana.page)).to_be_hidden()
    play(ana, Random(8))
    assert ana.page.evaluate("window.shown") == []
    ana.page.evaluate(HIDE, True)
    while next_one([ana, ben]) is ben:
        play(ben, Random(8))
    ana.page.wait_for_function("() => window.shown.length > 0")
    assert ana.page.evaluate("window.shown[0]") == ["Mille Fiori", "It is your turn."]
    assert ana.page.title().startswith("•")
