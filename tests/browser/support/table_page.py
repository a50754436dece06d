"""The page object for a table: what a person sees and does there, by mouse, keyboard or touch."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Message, Person, Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# What glows and can be touched: not drawn twice, not under the zoom.
GLOWING = """() => [...document.querySelectorAll('.table [data-thing]')]
  .filter(e => (e.matches('[aria-disabled=false]') || e.closest('.tray .buttons')) && e.getAttribute('aria-pressed') !== 'true'
    && !e.closest('[inert]') && e.getClientRects().length > 0)
  .map(e => e.dataset.thing)"""

# Buttons of Mille Fiori that need no confirmation; nor does an extra card, whose space is asked for next.
DECISIVE = ("decline", "stay")
EXTRA = "extra card"

# Until the person is asked, and what can be done is there; or the game is over.
ASKED = f"""() => {{
  const turn = document.querySelector('.table')?.dataset.turn;
  return turn === 'over' || (turn === 'mine' && ({GLOWING})().length > 0) ? turn : null;
}}"""


# How often a page is asked, in milliseconds. By default Playwright asks at every frame, and each answer has it laid out anew.
OFTEN = 30


def check(radio: Locator) -> None:
    """By its label: the radio button itself lies hidden under it."""
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def press(thing: Locator, finger: bool = False) -> None:
    """Once, where nothing lies over it, though it be disabled: for a click of its own, Playwright waits until it is enabled."""
    if not finger:
        thing.hover()
        thing.page.mouse.down()
        thing.page.mouse.up()
        return
    thing.hover(trial=True)
    box = thing.bounding_box()
    assert box is not None
    thing.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def wait_until_presses_count(page: Page) -> None:
    """A button that has come under a resting finger or pointer counts no press for a moment: web/src/parts/misclickGuard.ts."""
    expect(page.locator("[data-guarding]")).to_have_count(0)


def push_away(button: Locator, push: Callable[[Locator], None] = Locator.tap) -> None:
    """Pushes a button once; what it does takes the button away."""
    push(button)
    button.wait_for(state="detached")


@dataclass
class TablePage:
    page: Page
    server: Server

    # -- coming in

    def home(self) -> Self:
        self.page.goto(self.server.address)
        self.page.get_by_role("button", name="Play now").first.wait_for()
        return self

    def sit(self, bots: int = 1, bot: str = "random", name: str = "Marina") -> Self:
        """Two clicks in the page; the bots and the name are more."""
        self.home()
        self.page.get_by_label("Your name").fill(name)
        check(self.game.get_by_role("radio", name="1 bot" if bots == 1 else f"{bots} bots"))
        self.game.get_by_role("combobox", name="Bot level").select_option(bot)
        self.game.get_by_role("button", name="Play now").click()
        self.wait_until_asked()
        return self

    @property
    def game(self) -> Locator:
        """On the first page's shelf."""
        return self.page.get_by_role("article", name="Mille Fiori")

    # -- seeing

    def wait_until_asked(self) -> str:
        """`mine` when there is something to decide, `over` at the end."""
        return str(self.page.wait_for_function(ASKED, polling=OFTEN).json_value())

    def glowing(self) -> list[str]:
        found: list[str] = self.page.evaluate(GLOWING)
        return found

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'.table :not([inert] *)[data-thing="{name}"]:visible').last

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-confirm]")

    @property
    def prompt(self) -> str:
        return self.page.locator(".tray h2").inner_text()

    @property
    def scores(self) -> list[int]:
        """In the order they are shown: the own one first."""
        return [int(text) for text in self.page.locator(".score[data-score]").all_inner_texts()]

    @property
    def table_id(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def ask(self, path: str) -> Any:
        return self.page.request.get(f"{self.server.address}/api/{path}").json()

    def moves(self) -> int:
        """Grows with everything that this person did or saw in the log."""
        return self.page.locator("section[aria-label=Log] li").count()

    # -- doing

    def set_language_quickly(self, language: str) -> None:
        """By a click that the page's own script makes, without the panel, which would lie over the page. Waits until the page
        speaks it. `test_pages.py` clicks the button itself."""
        button = self.page.locator(f"button[lang={language}]").first
        button.evaluate("button => button.click()")
        self.page.wait_for_function(
            "language => document.documentElement.lang === language", arg=language, polling=OFTEN
        )

    def pick(self, name: str) -> None:
        self.thing(name).click()

    def tap(self, name: str) -> None:
        """With a finger, what completes a move."""
        self.thing(name).tap()
        self.confirm.wait_for()

    def sends(self, thing: str) -> bool:
        """Whether picking it plays it, without another question."""
        return thing in DECISIVE or EXTRA in self.prompt

    def play_once(self, choice: Random, but: str = "") -> list[str]:
        """One decision by mouse: something that glows, then the button. What says all by itself needs no other.
        One thing may be left to others."""
        picked = [choice.choice([name for name in self.glowing() if name != but])]
        sent = self.sends(picked[0])
        self.pick(picked[0])
        if not sent:
            self.confirm.click()
        return picked

    def play_on_by_socket(
        self, choice: Random, here: Callable[[Message], bool] = lambda position: False, watch: bool = False
    ) -> Message:
        """As from a second tab: to where the position is the wanted one, or to the end. Tells the position; the page may
        hear of it a moment later.

        A decision takes a hundredth of what it takes in the page. That stays open only to watch, and lays nothing out.
        """
        table, address = self.table_id, self.page.url
        if watch:
            self.hide()
        else:
            self.page.goto("about:blank")
        position = self.play_by_socket(table, choice.choice, here)
        if watch:
            self.show()
        else:
            self.page.goto(address)
        return position

    def without_page(self) -> Person:
        """The same person in the same browser, for what needs no page."""
        person = Person(self.server, name="")
        for cookie in self.page.context.cookies(self.server.address):
            person.http.cookies.set(cookie["name"], cookie["value"])
        return person

    def play_by_socket(
        self, table: str, choose: Callable[[list[str]], str], here: Callable[[Message], bool] = lambda position: False
    ) -> Message:
        """Plays what is chosen of the legal actions, without a page."""
        person = self.without_page()
        tab = person.sit(table)
        while (update := tab.wait_until_asked())["result"] is None and not here(update["position"]):
            assert tab.act(choose(update["position"]["legal"]))["type"] == "accepted"
        tab.close()
        person.http.close()
        position: Message = update["position"]
        return position

    def hide(self) -> None:
        """Nothing has a style or a place until it is shown again, which takes half of the time of quick games. Not by
        `content-visibility`: what measures itself after each move would have the whole page laid out all the same."""
        self.page.evaluate("() => { document.body.style.display = 'none'; }")

    def show(self) -> None:
        self.page.evaluate("() => { document.body.style.display = ''; }")

    def play_until(self, wanted: str, choice: Random, most: int = 200) -> bool:
        """Plays until the page asks for something; tells whether it came to that."""
        for _ in range(most):
            if self.wait_until_asked() == "over":
                return False
            if wanted in self.prompt:
                return True
            self.play_once(choice)
        raise AssertionError(f"never asked: {wanted}")


def assert_fits(table_page: TablePage) -> None:
    """A phone never scrolls sideways, neither the page nor its column."""
    too_wide = (
        "[document.documentElement, ...document.querySelectorAll('main')].some((each) => each.scrollWidth > innerWidth)"
    )
    assert not table_page.page.evaluate(too_wide)


def assert_finished(table_page: TablePage) -> None:
    """The page's result is the server's, and everybody's sources add up to it."""
    expect(table_page.page.locator("#result-title")).to_be_visible()
    finish = table_page.ask(f"tables/{table_page.table_id}/finish")
    scores = finish["result"]["scores"]
    assert sorted(table_page.scores) == sorted(scores)
    assert max(scores) > 20
    for seat, score in enumerate(scores):
        assert sum(line["points"][seat] for line in finish["sources"]) == score
    total = table_page.page.get_by_role("row", name="Total")
    for score in scores:
        expect(total).to_contain_text(str(score))
