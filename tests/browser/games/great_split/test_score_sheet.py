"""The score sheet of seven players fits on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.people import arrive, look, send
from tests.kit.golden import FOLDER as GOLDEN


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
