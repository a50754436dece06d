"""Every page of the lobby is accessible, in both themes and both languages."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.lobby.lobby_page import NETWORK, go, public_table
from tests.browser.support.accessibility import assert_accessible_in_both_themes, assert_said_in_both_languages
from tests.server.harness import Person, Server

UNSAID = re.compile(
    r"^(new|join|wait|home|me|devices|person|passkeys|codes|signin|invite|reach|terms|sorry|bot)-[a-z]+$"
)


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
