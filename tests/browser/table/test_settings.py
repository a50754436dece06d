"""The settings menu, the mute key, and messages about other people at the table."""

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.people import ME, arrive, bot, expect_toast, look, new_table, note_toasts, sit_together
from tests.server.harness import Server

# Every note that is played is counted.
COUNTED = """() => {
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
}"""


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_bots_wait_as_long_as_the_person_wants(visit: Visit, tmp_path: Path) -> None:
    """At this table a bot's move stands for ten minutes, unless somebody wants it quicker."""
    with Server(tmp_path, bot_pace="600", plan_seconds="60") as slow:
        ana = arrive(visit(at=slow), "Ana")
        page, choice = ana.page, Random(3)
        look(ana, new_table(ana, ME, bot("Teo"), bot("Lucía"))["id"]).wait_until_asked()
        open_settings(page)
        speeds = page.get_by_role("group", name="Bot speed")
        expect(speeds.get_by_role("button", name="Normal")).to_have_attribute("aria-pressed", "true")
        speeds.get_by_role("button", name="Instant").click()
        page.keyboard.press("Escape")
        for _ in range(3):
            ana.wait_until_asked()
            ana.play_once(choice)
        page.reload()
        for _ in range(2):
            ana.wait_until_asked()
            ana.play_once(choice)
        open_settings(page)
        expect(speeds.get_by_role("button", name="Instant")).to_have_attribute("aria-pressed", "true")


def test_a_key_mutes(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    page, choice = ana.page, Random(4)
    page.add_init_script(f"({COUNTED})()")
    look(ana, new_table(ana, ME, bot("Teo"))["id"]).wait_until_asked()
    note_toasts(ana)
    ana.play_once(choice)
    page.wait_for_function("() => window.notes > 0")
    ana.wait_until_asked()
    page.keyboard.press("m")
    expect_toast(ana, "Sounds off")
    page.evaluate("() => { window.notes = 0; }")
    ana.play_once(choice)
    ana.wait_until_asked()
    assert page.evaluate("() => window.notes") == 0
    page.locator("#tab-notes").click()
    page.get_by_role("textbox").first.press_sequentially("mmm")  # letters of a note are letters
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    page.keyboard.press("M")
    expect_toast(ana, "Sounds on")
    ana.play_once(choice)
    page.wait_for_function("() => window.notes > 0")


def test_sounds_and_notifications_are_in_one_menu_only(visit: Visit) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben")
    page = ana.page
    for name in ("Sounds", "Notify me when it is my turn"):
        assert page.locator("label", has=page.locator("input[type=checkbox]")).filter(has_text=name).count() == 1
    open_settings(page)
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("checkbox", name="Sounds")).to_be_visible()
    expect(settings.get_by_role("checkbox", name="Notify me when it is my turn")).to_be_visible()


def test_a_face_in_the_chat_is_seen_by_others_wherever_they_look(visit: Visit) -> None:
    ana, ben = sit_together(visit, "Ana", "Ben")
    note_toasts(ana)
    note_toasts(ben)
    ana.page.locator("#tab-chat").click()
    ana.page.get_by_role("group", name="Add an emoji").get_by_role("button", name="🎉").click()
    expect(ana.page.get_by_role("log", name="Messages").get_by_text("🎉")).to_be_visible()
    expect_toast(ben, "Ana: 🎉")
    assert not ana.page.evaluate("() => [...window.noted].some(text => text.includes('🎉'))"), "it is her own"
    ben.page.locator("#tab-chat").click()
    ana.page.get_by_role("button", name="👍").click()
    expect(ben.page.get_by_role("log", name="Messages").get_by_text("👍")).to_be_visible()
    assert not ben.page.evaluate("() => [...window.noted].some(text => text.includes('👍'))"), "he reads the chat"
