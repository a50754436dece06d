"""Plays to fixed moments of fixed games and takes their pictures: `python -m tests.browser.gallery docs/gallery [WHICH]`.

WHICH is a game, or `multiplayer` for what surrounds the games. Nothing at the server is left to chance, its clock goes only when
it is told to, and all seats are played by the same bot from the same stream: the same rules give the same pictures.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.gallery.multiplayer import take_multiplayer
from tests.browser.gallery.studio import NAMES, SIZES, THEMES, Position, Studio, play
from tests.browser.support.chromium import launch
from tests.browser.support.deterministic_server import Clock, deterministic_server
from tests.server.harness import OPEN, Person


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


def main(folder: Path, which: str = "") -> None:
    """All pictures, or those of one game, or of what surrounds the games."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        clock = Clock(Path(data))
        with deterministic_server(Path(data)) as server, OPEN:
            studio = Studio(launch(playwright.chromium), server, clock, folder)
            marina = Person(server, NAMES[0])
            for moment in (moment for moment in MOMENTS if which in ("", moment.game)):
                take(studio, marina, moment)
            if which in ("", "multiplayer"):
                take_multiplayer(studio)
            studio.browser.close()


def take(studio: Studio, person: Person, moment: Moment) -> None:
    table = play_to(person, moment)
    for theme, size in product(THEMES, SIZES):
        with studio.looking(person, size, theme) as page:
            page.goto(f"{studio.server.address}/#/table/{table}")
            come_in(page)
            moment.look(page)
            studio.keep(page, f"{moment.name}-{size}-{theme}")


def come_in(page: Page) -> None:
    """Until the table is there. One person holds all seats, so a curtain may hang before a hand."""
    there = page.locator(".table[data-turn=mine], .table[data-turn=over] #result-title").first
    curtain = page.get_by_role("button", name=f"I am {NAMES[0]}")
    there.or_(curtain).first.wait_for()
    if curtain.count():
        curtain.click()
        page.mouse.move(2, 2)  # where it has nothing to explain
    there.wait_for()
    page.wait_for_timeout(800)


def play_to(person: Person, moment: Moment) -> str:
    """The id of a table that stands where the moment is. One person holds all seats."""
    seats = [{"kind": "me", "name": name} for name in NAMES[: moment.players]]
    made = person.http.post("/api/tables", json={"game": moment.game, "seats": seats, "options": moment.options})
    made.raise_for_status()
    table: str = made.json()["id"]
    pages = [person.sit(table, seat=seat) for seat in range(moment.players)]
    play(pages, lambda moves, position: moves >= moment.after and moment.here(position))
    for page in pages:
        page.close()
    return table


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
