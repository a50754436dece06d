"""Chat and notes at a table: text only, kept over reloads and lost connections, and limited in rate."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.people import (
    arrive,
    expect_toast,
    look,
    note_toasts,
    sit_together,
)
from tests.browser.support.table_page import TablePage
from tests.browser.support.traffic import Traffic
from tests.server.harness import Server

SCRIPT = "<script>document.title = 'taken'</script><img src=x onerror=\"document.title = 'taken'\">"


def open_tab(table_page: TablePage, name: str) -> None:
    table_page.page.get_by_role("tab", name=name).click()


def test_what_is_said_is_text_and_nothing_else(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben", phone=1)
    dora = look(arrive(visit(), "Dora"), ana.table_id)
    for person in (ana, dora):
        open_tab(person, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    ana.wait_until_asked()
    picked = len(ana.glowing())
    note_toasts(ben)
    write.fill(SCRIPT)
    write.press("Enter")
    expect_toast(ben, f"Ana: {SCRIPT}")
    write.press_sequentially("arrows stay here")
    write.press("ArrowLeft")
    write.press("Escape")
    expect(write).to_be_focused()
    assert len(ana.glowing()) == picked
    write.fill("W" * 500)
    write.press("Enter")
    said = dora.page.get_by_role("log", name="Messages")
    expect(said).to_contain_text(SCRIPT)
    expect(said).to_contain_text("W" * 500)
    expect(dora.page.get_by_role("textbox")).to_have_count(0)
    expect(ben.page.get_by_role("tab", name=re.compile("Chat.*2 unread"))).to_be_visible()
    open_tab(ben, "Chat")
    expect(ben.page.get_by_role("log", name="Messages")).to_contain_text(SCRIPT)
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("W" * 500)
    for person in (ana, ben, dora):
        assert "taken" not in person.page.title()
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert person.page.locator(".text script, .text img").count() == 0
    ana.page.reload()
    open_tab(ana, "Chat")
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("W" * 500)


def test_notes_are_ones_own(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben")
    heard = Traffic(ben.page)
    open_tab(ana, "Notes")
    notes = ana.page.get_by_role("textbox", name="Notes for yourself")
    notes.fill("Ben collects pigment")
    open_tab(ana, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    write.fill("Hello")
    write.press("Enter")
    expect(ana.page.get_by_role("log", name="Messages")).to_contain_text("Hello")  # what was sent before is kept
    ana.page.reload()
    open_tab(ana, "Notes")
    expect(ana.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("Ben collects pigment")
    ben.page.reload()
    open_tab(ben, "Notes")
    expect(ben.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("")
    assert not any('pigment"' in frame and "collects" in frame for frame in heard.frames)


def test_what_is_written_without_a_connection_is_not_lost(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben")
    ana.page.context.set_offline(True)
    expect(ana.page.locator(".lost")).to_contain_text("Connection lost")
    open_tab(ana, "Notes")
    ana.page.get_by_role("textbox", name="Notes for yourself").fill("Ben collects pigment")
    open_tab(ana, "Chat")
    write = ana.page.get_by_role("textbox", name="Write a message")
    write.fill("Here again")
    write.press("Enter")
    expect(write).to_have_value("Here again")
    ana.page.context.set_offline(False)
    expect(ana.page.locator(".lost")).to_be_empty()
    write.press("Enter")
    open_tab(ben, "Chat")
    expect(ben.page.get_by_role("log", name="Messages")).to_contain_text("Here again")
    ana.page.reload()
    open_tab(ana, "Notes")
    expect(ana.page.get_by_role("textbox", name="Notes for yourself")).to_have_value("Ben collects pigment")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows one line of chat in two minutes."""
    data = tmp_path_factory.mktemp("strict-server")
    with Server(data, chat_per_minute="0.5") as running:
        yield running


def test_what_was_refused_comes_back_to_whoever_wrote_it(visit: Visit, strict: Server) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben", at=strict)
    tab = ana.page.get_by_role("tab", name="Chat")
    tab.click()
    field = ana.page.get_by_role("textbox", name="Write a message")
    chat = ana.page.get_by_role("tabpanel", name="Chat")
    field.fill("What a lovely move")
    field.press("Enter")
    expect(chat.get_by_role("alert")).to_have_text("You have written a lot in a short time; please wait a moment.")
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("listitem")).to_have_text("No messages yet.")
    ana.page.get_by_role("tab", name="Log").click()
    tab.click()
    expect(field).to_have_value("What a lovely move")
    expect(chat.get_by_role("alert")).to_be_visible()
