"""Whole games as people play them: by mouse, by keyboard alone, on a phone."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import Sitting

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_by_mouse(visit: Visit) -> None:
    marina = visit().sit(bots=1)
    choice = Random(1)
    for _ in range(300):
        if marina.wait_until_asked() == "over":
            break
        marina.play_once(choice)
    assert_finished(marina)


def test_by_keyboard_alone(visit: Visit) -> None:
    marina = visit().home()
    keyboard = marina.page.keyboard
    press_until_focused(marina, "Tab", "radio", "1 bot")
    keyboard.press("Space")
    press_until_focused(marina, "Tab", "button", "Play now")
    keyboard.press("Enter")
    choice = Random(2)
    for _ in range(300):
        if marina.wait_until_asked() == "over":
            break
        keyboard.press("ArrowDown")
        for _ in range(choice.randrange(3)):
            keyboard.press(choice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keyboard.press("Enter")
        expect(marina.confirm).to_be_focused()
        keyboard.press("Enter")
        expect(marina.confirm).to_have_count(0)
    assert_finished(marina)


def test_on_a_phone(visit: Visit) -> None:
    marina = visit(**PHONE).sit(bots=1)
    choice = Random(3)
    for _ in range(300):
        if marina.wait_until_asked() == "over":
            break
        assert_fits(marina)
        marina.thing(choice.choice(marina.glowing())).tap()
        assert_fits(marina)
        marina.confirm.tap()
    assert_finished(marina)


def press_until_focused(sitting: Sitting, key: str, role: str, name: str) -> None:
    wanted = sitting.page.get_by_role(role, name=name)  # type: ignore[arg-type]  # a role of the page
    for _ in range(40):
        if wanted.evaluate("e => e === document.activeElement || (e.name && e.name === document.activeElement.name)"):
            break
        sitting.page.keyboard.press(key)
    while not wanted.evaluate("e => e === document.activeElement"):
        sitting.page.keyboard.press("ArrowLeft")


def assert_fits(sitting: Sitting) -> None:
    """A phone never scrolls sideways."""
    assert sitting.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def assert_finished(sitting: Sitting) -> None:
    """The page's result is the server's, and everybody's sources add up to it."""
    expect(sitting.page.locator("#result-title")).to_be_visible()
    finish = sitting.ask(f"tables/{sitting.table_id}/finish")
    scores = finish["result"]["scores"]
    assert sorted(sitting.scores) == sorted(scores)
    assert max(scores) > 20
    for seat, score in enumerate(scores):
        assert sum(line["points"][seat] for line in finish["sources"]) == score
    total = sitting.page.get_by_role("row", name="Total")
    for score in scores:
        expect(total).to_contain_text(str(score))
