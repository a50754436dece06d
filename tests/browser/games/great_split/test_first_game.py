"""The guided first game of The Great Split, on a phone and in Spanish."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import STEPS, asked, follow, play_until, wait
from tests.browser.support.table_page import PHONE


def test_learning_by_playing(visit: Visit) -> None:
    """On a phone, in Spanish: every step lights something, and the game goes on meanwhile."""
    ines = visit(locale="es-ES", **PHONE)
    page = ines.page
    page.goto(f"{ines.server.address}/#/learn/great-split")
    choice = Random(2)
    for number, step in enumerate(STEPS, 1):
        card = page.locator(f'[data-tour="gs-tour-{step}"]')
        if step == "goal":
            play_until(ines, choice, lambda: asked(ines) == "Split")
        expect(card).to_be_visible()
        expect(card).to_contain_text(re.compile(rf"{number} (of|de) {len(STEPS)}"))
        page.wait_for_function("() => document.querySelectorAll('[data-lit]').length > 0")
        if step in ("choose", "play"):
            wait(ines)
        follow(ines, step, card, choice)
    expect(page.locator("[data-tour]")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"gs-tour-[a-z]+"))).to_have_count(0)
