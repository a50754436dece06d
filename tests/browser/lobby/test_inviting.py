"""Invitations: the addresses at which others reach this server, QR code, copying and sharing the link."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import NETWORK, make, plan, seat

# Remembers what the page says for a moment: nobody has to look just then.
SPOKEN = """() => {
  window.spoken = new Set();
  const note = () => document.querySelectorAll('[role=status]').forEach(one => window.spoken.add(one.textContent));
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


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
