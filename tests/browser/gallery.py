"""Plays to fixed moments of fixed games and takes their pictures: `python -m tests.browser.gallery docs/gallery [GAME]`.

The seed is fixed in the server's own process and all seats are played by the same bot from the same stream, so that the same
rules give the same pictures.
"""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import ludoteca
from ludoteca import bots
from tests.browser.chromium import launch
from tests.server import harness
from tests.server.harness import OPEN, Person, Server

SIZES = {"large": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
THEMES = ("dark", "light")
QUALITY = 84
NAMES = ["Marina", "Teo", "Lucía", "Bruno", "Nora", "Iris", "Hugo"]
FIXED_SEED = "from ludoteca.server import seeds; seeds.seed_of = lambda *_: bytes(range(32)); "
Position = dict[str, object]
NETWORK = {"addresses": ["http://192.168.1.5:8080/"], "public": "", "loopback": False, "port": 8080}


@dataclass(frozen=True)
class Moment:
    """A place in a game: the first decision of seat 0, after so many moves, at which `here` holds; `look` shows more of it."""

    name: str
    game: str
    players: int
    after: int
    here: Callable[[Position], bool]
    look: Callable[[Page], None] = lambda page: None
    options: dict[str, object] = field(default_factory=dict)


def pick_best(page: Page) -> None:
    """Picks what brings the most, as the page itself says."""
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-confirm]").wait_for()
    page.wait_for_timeout(5000)  # until the hint's note is gone


def phase(wanted: str) -> Callable[[Position], bool]:
    return lambda position: position["phase"] == wanted


def pick_card(page: Page) -> None:
    """A card in the tray that can be played: then the ways to play it show what they would bring."""
    page.locator(".tray [data-thing][aria-disabled=false]").first.click()
    page.mouse.move(2, 2)


def resolving(position: Position) -> bool:
    """One card has been played, and nothing waits to be placed."""
    used, pending = position["used"], position["pending"]
    assert isinstance(used, list)
    assert isinstance(pending, list)
    return position["phase"] == "resolve" and len(used[0]) == 1 and not pending[0]


def workshop_card(position: Position) -> bool:
    chosen = position["chosen"]
    assert isinstance(chosen, list)
    return position["phase"] == "play" and str(chosen[0]).split("-")[0] in ("quartz", "ash", "lime", "pigment")


def full_turn(position: Position) -> bool:
    """Both dice, two tiles and two workers."""
    keys, workers = position["keys"], position["workers"]
    assert isinstance(keys, list)
    assert isinstance(workers, list)
    return position["phase"] == "turn" and not position["used"] and len(keys[0]) > 1 and workers[0] > 1


def pick_key_tile(page: Page) -> None:
    """Of a tile that waits: where it could go, with what it brings and costs."""
    page.locator(".tray .keys [data-thing][aria-disabled=false]").first.click()
    page.mouse.move(2, 2)


BURGUNDY = "castles-of-burgundy"
TOGETHER = dict.fromkeys(("white_castles", "extra_tiles", "inns", "trade_routes", "shields"), True)

MOMENTS = [
    Moment("mille-fiori-play", "mille-fiori", 3, 100, workshop_card, pick_best),
    Moment("mille-fiori-choose", "mille-fiori", 4, 70, phase("choose")),
    Moment("mille-fiori-extra", "mille-fiori", 2, 80, phase("extra")),
    Moment("mille-fiori-result", "mille-fiori", 3, 10_000, phase("over")),
    Moment("great-split-split", "great-split", 5, 150, phase("split"), pick_best),
    Moment("great-split-choose", "great-split", 7, 220, phase("choose")),
    Moment("great-split-resolve", "great-split", 2, 50, resolving, pick_card),
    Moment("great-split-result", "great-split", 3, 10_000, phase("over")),
    Moment("castles-of-burgundy-turn", BURGUNDY, 3, 110, full_turn, pick_key_tile),
    Moment("castles-of-burgundy-castle", BURGUNDY, 2, 60, phase("free-action")),
    Moment(
        "castles-of-burgundy-expansions", BURGUNDY, 4, 200, full_turn, options={"board": "border-posts", **TOGETHER}
    ),
    Moment("castles-of-burgundy-team", BURGUNDY, 4, 200, phase("turn"), options={"team": True}),
    Moment("castles-of-burgundy-solo", BURGUNDY, 1, 60, phase("turn"), options={"board": "13a"}),
    Moment("castles-of-burgundy-result", BURGUNDY, 3, 10_000, phase("over")),
]


def main(folder: Path, game: str = "") -> None:
    """All pictures, or those of one game."""
    folder.mkdir(parents=True, exist_ok=True)
    harness.START = FIXED_SEED + harness.START
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
        OPEN,
    ):
        browser = launch(playwright)
        marina = Person(server, NAMES[0])
        for theme, size in ((theme, size) for theme in THEMES for size in SIZES if not game):
            with looking(browser, marina, size, theme) as page:
                page.goto(server.address)
                page.get_by_role("button", name="Play now").first.wait_for()
                page.wait_for_timeout(600)
                keep(page, folder / f"home-{size}-{theme}.webp")
        if not game:
            look_at_lobby(browser, marina, folder)
        for moment in (moment for moment in MOMENTS if game in ("", moment.game)):
            table = play_to(marina, moment)
            for theme, size in ((theme, size) for theme in THEMES for size in SIZES):
                with looking(browser, marina, size, theme) as page:
                    page.goto(f"{server.address}/#/table/{table}")
                    come_in(page)
                    moment.look(page)
                    keep(page, folder / f"{moment.name}-{size}-{theme}.webp")
        browser.close()


def look_at_lobby(browser: Browser, host: Person, folder: Path) -> None:
    """Before the first move, as in a network with other devices. Codes are drawn by chance, so these differ each time."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy", "name": NAMES[2]}]
    made = host.http.post("/api/tables", json={"game": "mille-fiori", "seats": seats})
    made.raise_for_status()
    places = {
        "new-table": ("new/mille-fiori", "main fieldset"),
        "waiting-room": (f"table/{made.json()['id']}", "main [role=img]"),
    }
    for theme, size, (name, (place, sign)) in product(THEMES, SIZES, places.items()):
        with looking(browser, host, size, theme) as page:
            page.route("**/api/reach", lambda route: route.fulfill(json=NETWORK))
            page.goto(f"{host.server.address}/#/{place}")
            page.locator(sign).first.wait_for()
            page.wait_for_timeout(600)
            keep(page, folder / f"{name}-{size}-{theme}.webp")


def come_in(page: Page) -> None:
    """Until the table is there. One person holds all seats, so a curtain may hang before a hand."""
    there = page.locator(".table[data-turn=mine], .table[data-turn=over] #result-title").first
    curtain = page.get_by_role("button", name=f"I am {NAMES[0]}")
    there.or_(curtain).first.wait_for()
    if curtain.count():
        curtain.click()
    there.wait_for()
    page.wait_for_timeout(800)


@contextmanager
def looking(browser: Browser, person: Person, size: str, theme: str) -> Iterator[Page]:
    width, height = SIZES[size]
    phone = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]  # one of THEMES
        reduced_motion="reduce",
        locale="en-GB",
        **phone,  # type: ignore[arg-type]
    )
    address = person.server.address
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in person.http.cookies.items()])
    yield context.new_page()
    context.close()


def keep(page: Page, file: Path) -> None:
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))
    print(f"{file} {file.stat().st_size // 1000} kB", flush=True)


def play_to(person: Person, moment: Moment) -> str:
    """The id of a table that stands where the moment is. One person holds all seats."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: moment.players]]
    made = person.http.post("/api/tables", json={"game": moment.game, "seats": seats, "options": moment.options})
    made.raise_for_status()
    table: str = made.json()["id"]
    pages = [person.sit(table, seat=seat) for seat in range(moment.players)]
    bot = bots.make("greedy", moment.game, 1)
    rules = ludoteca.rules(moment.game, players=moment.players, **moment.options)  # type: ignore[arg-type]
    for move in range(10_000):
        updates = [at_version(page, move) for page in pages]
        position = updates[0]["position"]
        mine = updates[0]["decision"] is not None or updates[0]["result"] is not None
        if updates[0]["result"] is not None or (move >= moment.after and mine and moment.here(position)):
            break
        seat = next(seat for seat, update in enumerate(updates) if update["decision"] is not None)
        observation = rules.observation_from_json(updates[seat]["position"])
        action = observation.position.text(seat, bot.choose(observation))
        assert pages[seat].act(action)["type"] == "accepted", action
    for page in pages:
        page.close()
    return table


def at_version(page: harness.Page, version: int) -> harness.Message:
    while page.update is None or page.update["version"] < version:
        page.wait_for("update")
    return page.update


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
