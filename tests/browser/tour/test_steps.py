"""Every step of every tour, in both languages and at three sizes of the window (`look_at` says which together): its card is
whole, inside the window, and beside what it speaks of, which can be seen."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LARGE, Visit
from tests.browser.games.castles_of_burgundy import test_help as burgundy
from tests.browser.games.great_split import split_page as split
from tests.browser.support.table_page import TablePage
from tests.browser.tour import test_tour as fiori

SIZES = {"large": (1440, 900), "small": (1024, 768), "phone": (390, 844)}
# What is wrong with the card that is shown; an empty list if nothing is. Rings reach a little beyond what they are round.
# The page hears of a change of the window with the next frame, and draws with the one after it.
FAULTS = """async () => {
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const card = document.querySelector('[data-tour]');
  if (!card) return ['no card'];
  const box = (e) => e.getBoundingClientRect();
  const inside = (b, by) => b.left >= -by && b.top >= -by && b.right <= innerWidth + by && b.bottom <= innerHeight + by;
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const lit = [...document.querySelectorAll('[data-lit]')].map(box);
  const tips = [...document.querySelectorAll('#help-tip')].map(box);
  const name = card.dataset.tour;
  const said = (b) => [b.left, b.top, b.right, b.bottom].map(Math.round).join(' ');
  return [
    ...(inside(box(card), 0) ? [] : [`${name}: the card leaves the window: ${said(box(card))}`]),
    ...(card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1 ? [`${name}: the card is clipped`] : []),
    ...(lit.length ? [] : [`${name}: nothing is lit`]),
    ...lit.filter(b => !inside(b, 12)).map(b => `${name}: what is lit leaves the window: ${said(b)}`),
    ...lit.filter(b => overlap(b, box(card))).map(b => `${name}: the card ${said(box(card))} covers ${said(b)}`),
    ...tips.filter(b => overlap(b, box(card))).map(() => `${name}: a tip lies on the card`),
  ];
}"""


def faults(page: Page) -> list[str]:
    """As soon as everything stands where it goes: the card follows within moments."""
    found: list[str] = []
    for _ in range(15):
        found = page.evaluate(FAULTS)
        if not found:
            return []
        page.wait_for_timeout(100)
    return found


def look_at(table_page: TablePage, keep: Callable[[str], None] = lambda name: None) -> list[str]:
    """The step that is shown: in every language in the large window, in the others with the longer words, whose card needs
    more room than the other one. Each change of language or window draws the whole table anew."""
    page = table_page.page
    found: list[str] = []

    def check(size: str, language: str) -> int:
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        found.extend(f"{size} {language}: {fault}" for fault in faults(page))
        keep(f"{size}-{language}")
        return len(page.locator("[data-tour]").inner_text())

    letters: dict[str, int] = {}
    for language in ("en", "es"):
        table_page.set_language_quickly(language)
        letters[language] = check("large", language)
    longest = max(letters, key=lambda language: letters[language])
    table_page.set_language_quickly(longest)
    for size in ("small", "phone"):
        check(size, longest)
    page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
    table_page.set_language_quickly("en")
    faults(page)
    return found


def shown(page: Page) -> str | None:
    """The name of the step, without the letters of its game."""
    card = page.locator("[data-tour]")
    return None if card.count() == 0 else (card.get_attribute("data-tour") or "").split("-", 2)[2]


def walk(
    table_page: TablePage,
    steps: list[str],
    follow: Callable[[str], None],
    keep: Callable[[str], None] = lambda name: None,
) -> None:
    """From the first step to the last, doing what they ask for."""
    page = table_page.page
    wrong: list[str] = []
    for number, step in enumerate(steps, 1):
        page.locator("[data-tour]").wait_for()
        assert shown(page) == step
        wrong += look_at(table_page, lambda name, at=f"{number:02}-{step}": keep(f"{at}-{name}"))  # type: ignore[misc]
        follow(step)
        page.locator(f'[data-tour$="-tour-{step}"]').wait_for(state="detached")
    expect(page.locator("[data-tour]")).to_have_count(0)
    assert not wrong, "\n".join(wrong)


def through_mille_fiori(table_page: TablePage) -> Callable[[str], None]:
    table_page.page.goto(f"{table_page.server.address}/#/learn/mille-fiori")
    return lambda step: fiori.take(table_page, step)


def through_the_great_split(table_page: TablePage) -> Callable[[str], None]:
    choice = Random(2)

    def follow(step: str) -> None:
        card = table_page.page.locator(f'[data-tour="gs-tour-{step}"]')
        if step == "goal":
            split.play_until(table_page, choice, lambda: split.asked(table_page) == "Split")
        if step in ("choose", "play"):
            split.wait(table_page)
        split.follow(table_page, step, card, choice)

    table_page.page.goto(f"{table_page.server.address}/#/learn/great-split")
    return follow


def through_burgundy(table_page: TablePage) -> Callable[[str], None]:
    def follow(step: str) -> None:
        burgundy.follow(table_page, step, Locator.click)
        if step == "left-over":
            burgundy.use_effects(table_page, Locator.click)

    table_page.page.goto(f"{table_page.server.address}/#/learn/castles-of-burgundy")
    return follow


TOURS: dict[str, tuple[Callable[[TablePage], Callable[[str], None]], list[str]]] = {
    "mille-fiori": (through_mille_fiori, fiori.STEPS),
    "great-split": (through_the_great_split, split.STEPS),
    "castles-of-burgundy": (through_burgundy, burgundy.STEPS),
}


@pytest.mark.parametrize("game", TOURS)
def test_every_step_stands_beside_what_it_speaks_of(visit: Visit, game: str) -> None:
    begin, steps = TOURS[game]
    marina = visit()
    walk(marina, steps, begin(marina))


# -- what an expansion adds

TOGETHER = dict.fromkeys(("white_castles", "extra_tiles", "inns", "trade_routes", "shields"), True)
ADDED = ["extra-tiles", "white-castles", "inns", "trade-routes", "shields", "border-posts"]
EXPANSIONS: list[tuple[int, dict[str, Any], dict[int, str]]] = [
    (3, {"board": "border-posts", **TOGETHER}, dict(enumerate(ADDED, 16))),
    (3, {"team": True}, {16: "team"}),
    (0, {"board": "13a"}, {0: "goal-solo", 14: "solo"}),
]


@pytest.mark.parametrize(("bots", "options", "added"), EXPANSIONS)
def test_one_step_for_each_expansion(visit: Visit, bots: int, options: dict[str, Any], added: dict[int, str]) -> None:
    """At tables that are played so; what comes before is said at every table, and passed over here."""
    marina = visit()
    page = marina.page
    page.goto(marina.server.address)
    origin = {"Origin": marina.server.address}
    page.request.put(f"{marina.server.address}/api/me", data={"name": "Marina"}, headers=origin)
    others = [{"kind": "bot", "bot": "random", "name": name} for name in ("Teo", "Lucía", "Bruno")[:bots]]
    wanted = {"game": "castles-of-burgundy", "seats": [{"kind": "me"}, *others], "options": options}
    table = page.request.post(f"{marina.server.address}/api/tables", data=wanted, headers=origin).json()["id"]
    wrong: list[str] = []
    for number, step in added.items():
        kept = json.dumps({"table": table, "step": number})
        page.evaluate("kept => localStorage.setItem('ludoteca.tour', kept)", kept)
        page.goto(f"{marina.server.address}/#/table/{table}")
        page.reload()
        page.locator("[data-tour]").wait_for()
        assert shown(page) == step
        wrong += look_at(marina)
    assert not wrong, "\n".join(wrong)
