"""Hints in the page: one quiet line with the reason, the piece lit, and they come true."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import ME, arrive, bot, look, new_table
from tests.browser.sitting import Sitting
from tests.browser.test_great_split import wait

MOVES = 4


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_hint_comes_true(visit: Visit, game: str) -> None:
    """What is suggested is picked and can be confirmed as it is; asked again, it says the same; nothing covers the board."""
    marina = arrive(visit(), "Marina")
    page = marina.page
    look(marina, new_table(marina, ME, bot("Teo"), game=game)["id"])
    suggestion = page.locator(".ask p").filter(has_text=re.compile("^Suggestion: "))
    for _ in range(MOVES):
        (wait if game == "great-split" else Sitting.wait_until_asked)(marina)
        page.get_by_role("button", name="Hint").click()
        marina.confirm.wait_for()
        said = suggestion.inner_text()
        assert len(said) > len("Suggestion: ")
        page.get_by_role("button", name="Hint").click()
        expect(suggestion).to_have_text(said)
        expect(page.get_by_role("status").get_by_text("Suggestion")).to_have_count(0)
        marina.confirm.click()
        expect(suggestion.filter(has_text=said)).to_have_count(0)
