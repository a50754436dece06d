"""Hints in the page: one line with the reason, the piece is lit, and the promised points are scored."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games.great_split.split_page import wait
from tests.browser.support.people import ME, arrive, bot, look, new_table
from tests.browser.support.table_page import TablePage

MOVES = 4


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_hint_comes_true(visit: Visit, game: str) -> None:
    """What is suggested is picked and can be confirmed as it is; asked again, it says the same; nothing covers the board."""
    marina = arrive(visit(), "Marina")
    page = marina.page
    look(marina, new_table(marina, ME, bot("Teo"), game=game)["id"])
    suggestion = page.locator(".ask p").filter(has_text=re.compile("^Suggestion: "))
    for _ in range(MOVES):
        (wait if game == "great-split" else TablePage.wait_until_asked)(marina)
        page.get_by_role("button", name="Hint").click()
        marina.confirm.wait_for()
        said = suggestion.inner_text()
        assert len(said) > len("Suggestion: ")
        page.get_by_role("button", name="Hint").click()
        expect(suggestion).to_have_text(said)
        expect(page.get_by_role("status").get_by_text("Suggestion")).to_have_count(0)
        marina.confirm.click()
        expect(suggestion.filter(has_text=said)).to_have_count(0)


def test_the_button_answers_while_a_move_is_being_suggested(visit: Visit) -> None:
    """Where moves are suggested by themselves the page already waits for one; the button asks for the same."""
    marina = arrive(visit(), "Marina")
    page = marina.page
    page.goto(marina.server.address)
    page.evaluate("() => localStorage.setItem('ludoteca.preferences', JSON.stringify({ advice: true }))")
    page.reload()
    look(marina, new_table(marina, ME, bot("Teo"))["id"])
    for _ in range(2):
        marina.wait_until_asked()
        page.get_by_role("button", name="Hint").click()
        marina.confirm.click()


SIZES = [(1440, 900), (1280, 800), (1024, 768), (390, 844)]
# What does not fit: cut sentences, buttons that are not wholly in the window.
CUT = """() => [
  ...[...document.querySelectorAll('.ask p')].filter(p => p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1),
  ...[...document.querySelectorAll('.ask button')].filter(b => {
    const box = b.getBoundingClientRect(), tray = b.closest('.tray').getBoundingClientRect();
    return box.bottom > Math.min(innerHeight, tray.bottom) || box.top < tray.top || box.left < tray.left || box.right > tray.right;
  }),
].map(e => e.textContent.trim())"""


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_hint_is_read_whole_and_its_buttons_stay(visit: Visit, game: str) -> None:
    """In Spanish, whose sentences are longer, in every window."""
    marina = arrive(visit(locale="es-ES"), "Marina")
    page = marina.page
    look(marina, new_table(marina, ME, bot("Teo"), bot("Lucía"), game=game)["id"])
    for _ in range(2):
        (wait if game == "great-split" else TablePage.wait_until_asked)(marina)
        page.get_by_role("button", name="Pista").click()
        marina.confirm.wait_for()
        expect(page.locator(".ask p")).to_contain_text("Sugerencia: ")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            marina.confirm.wait_for()
            page.wait_for_function(f"() => !({CUT})().length")  # the page lays itself out anew after a resize
        page.set_viewport_size({"width": 1440, "height": 900})
        marina.confirm.click()
        expect(page.locator(".ask p").filter(has_text="Sugerencia: ")).to_have_count(0)
