"""Small things that went wrong once, each in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.company import sit_together
from tests.browser.conftest import Visit
from tests.server.harness import Server


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where everything that is said is too much."""
    with Server(tmp_path_factory.mktemp("silent-server"), chat_per_minute="0.5") as running:
        yield running


def test_what_was_refused_comes_back_to_whoever_wrote_it(visit: Visit, silent: Server) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben", at=silent)
    tab = ana.page.get_by_role("tab", name="Chat")
    tab.click()
    field = ana.page.get_by_role("textbox", name="Say something")
    chat = ana.page.get_by_role("tabpanel", name="Chat")
    field.fill("What a lovely move")
    field.press("Enter")
    expect(chat.get_by_role("alert")).to_have_text("You have said much in a short time; please wait a moment.")
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("listitem")).to_have_text("Nobody has said anything yet.")
    ana.page.get_by_role("tab", name="Log").click()
    tab.click()
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("alert")).to_be_visible()
