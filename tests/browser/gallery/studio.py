"""Tools for taking pictures: browsers of every size and theme, screenshots, and a bot that plays to a position."""

import base64
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Browser, Page

import ludoteca
from ludoteca import bots
from tests.browser.support.deterministic_server import Clock
from tests.server import harness
from tests.server.harness import Person, Server

SIZES = {"large": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
THEMES = ("dark", "light")
QUALITY = 84
NAMES = ["Marina", "Teo", "Lucía", "Bruno", "Nora", "Iris", "Hugo"]
Position = dict[str, object]


@dataclass(frozen=True)
class Studio:
    browser: Browser
    server: Server
    clock: Clock
    folder: Path
    language: str = "en-GB"

    @contextmanager
    def looking(self, person: Person, size: str, theme: str) -> Iterator[Page]:
        """Somebody's fresh browser, in which it is as late as at the server."""
        width, height = SIZES[size]
        phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,  # type: ignore[arg-type]  # one of THEMES
            reduced_motion="reduce",
            locale=self.language,
            timezone_id="UTC",
            **phone,  # type: ignore[arg-type]
        )
        cookies = person.http.cookies.items()
        context.add_cookies([{"name": name, "value": value, "url": self.server.address} for name, value in cookies])
        page = context.new_page()
        page.clock.set_fixed_time(datetime.fromtimestamp(self.clock.now / 1000, UTC))
        yield page
        context.close()

    def keep(self, page: Page, name: str) -> None:
        session = page.context.new_cdp_session(page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = self.folder / f"{name}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        print(f"{file} {file.stat().st_size // 1000} kB", flush=True)


def play(pages: list[harness.Page], here: Callable[[int, Position], bool], seat: int = 0) -> None:
    """The same bot plays for all these seats until it is this one's turn and `here` holds, or the game is over."""
    table = pages[0].table
    rules = ludoteca.rules(table["game"], players=len(pages), **table["options"])
    bot = bots.make("greedy", table["game"], 1)
    for version in range(at_version(pages[0], 0)["version"], 10_000):
        updates = [at_version(page, version) for page in pages]
        own = updates[seat]
        if own["result"] is not None or (own["decision"] is not None and here(version, own["position"])):
            return
        deciding = next(seat for seat, update in enumerate(updates) if update["decision"] is not None)
        observation = rules.observation_from_json(updates[deciding]["position"])
        action = observation.position.text(deciding, bot.choose(observation))
        assert pages[deciding].act(action)["type"] == "accepted", action


def at_version(page: harness.Page, version: int) -> harness.Message:
    while page.update is None or page.update["version"] < version:
        page.wait_for("update")
    return page.update
