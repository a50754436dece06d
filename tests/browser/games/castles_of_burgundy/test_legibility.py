"""The Castles of Burgundy is legible: texts and tiles are large enough, and nothing covers anything else."""

import re
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import ludoteca
from ludoteca.bots.playing import first_deciding
from ludoteca.server.protocol.schemas import LaidPosition
from ludoteca.server.replay import setup
from tests.browser.conftest import Visit
from tests.browser.games.castles_of_burgundy.test_whole_games import (
    ALL_TOGETHER,
    GAME,
    PASSING,
    PHONE,
    PLAY_QUICKLY,
    made,
    open_tab,
    open_table,
    sit,
)
from tests.browser.support.table_page import TablePage

TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "everything": (4, {"board": "border-posts", **dict.fromkeys(ALL_TOGETHER, True)}),
    "base": (2, {}),
    "three": (3, dict.fromkeys(ALL_TOGETHER, True)),
    "teams": (4, {"team": True, "board": "12b", "inns": True, "extra_tiles": True}),
    "alone": (1, {"board": "13b", "white_castles": True, "extra_tiles": True}),
}
SIZES = {"large": {"width": 1440, "height": 900}, "small": {"width": 1024, "height": 768}}
SMALLEST_TEXT = {"large": 11, "small": 10}
# With everything: a depot's tile was 38 pixels wide, 31 in a small window.
SMALLEST_TILE = {"large": 47, "small": 36}

# Every text that is drawn, with its size in pixels: of the page, of drawings through all their scales, and of what drawings use.
TEXTS = """() => {
  const shown = e => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== 'hidden';
  const own = e => [...e.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.textContent.trim() !== '');
  const spoken = e => e.closest('.spoken, .only-spoken') !== null;
  const scaleOf = ({ a, b }) => Math.hypot(a, b);
  const size = e => parseFloat(getComputedStyle(e).fontSize);
  const inside = (href, scale, deep = 0) => {
    const target = document.querySelector(href);
    if (!target || deep > 4) return [];
    const within = e => {
      let by = scale;
      for (let at = e; at && at !== target.parentElement; at = at.parentElement) {
        const own = at.transform?.baseVal.consolidate();
        if (own) by *= scaleOf(own.matrix);
      }
      return by;
    };
    return [
      ...[...target.querySelectorAll('text')].map(e => [`${href}: ${e.textContent}`, size(e) * within(e)]),
      ...[...target.querySelectorAll('use')].flatMap(e => inside(e.getAttribute('href'), within(e) * zoom(e), deep + 1)),
    ];
  };
  const zoom = use => {
    const target = document.querySelector(use.getAttribute('href'));
    const box = target?.viewBox?.baseVal;
    if (!box || box.width === 0) return 1;
    return Math.min(use.width.baseVal.value / box.width, use.height.baseVal.value / box.height);
  };
  const all = [...document.querySelectorAll('.table *')].filter(shown);
  return [
    ...all.filter(e => !(e instanceof SVGElement) && own(e) && !spoken(e)).map(e => [e.textContent.trim(), size(e)]),
    ...all.filter(e => e.matches('svg text')).map(e => [e.textContent, size(e) * scaleOf(e.getScreenCTM())]),
    ...all.filter(e => e.matches('svg use')).flatMap(e =>
      inside(e.getAttribute('href'), zoom(e) * scaleOf(e.getScreenCTM()))),
  ];
}"""

# The page has drawn what it was told.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
# And nothing is looked at.
UNPREVIEWED = f"() => {{ document.activeElement?.blur(); return ({DRAWN})(); }}"

# How wide the tiles of the central board are drawn, without what glows round them.
TILES = """() => [...document.querySelectorAll('.side [data-thing] polygon.edge')]
  .map(e => [e.closest('[data-thing]').dataset.thing, e.getBoundingClientRect().width])"""

# Pairs of parts that lie over each other; corners of hexes and shields may touch.
OVERLAPS = """() => {
  const named = (group, selector) => [...document.querySelectorAll(selector)]
    .map(e => [group, `${group}: ${e.dataset.thing ?? e.dataset.look ?? e.textContent.trim().slice(0, 30)}`, e.getBoundingClientRect()])
    .filter(([, , box]) => box.width > 0 && box.height > 0);
  const over = (one, other) => {
    const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return x > 0 && y > 0 ? (x * y) / Math.min(one.width * one.height, other.width * other.height) : 0;
  };
  const found = [];
  const apart = (parts, least) => parts.forEach((one, i) => parts.slice(i + 1).forEach(other => {
    if (one[0] !== other[0] && over(one[2], other[2]) > least) found.push([one[1], other[1]]);
  }));
  apart([
    ...named('die', '.side [data-plate] > .thing > use[href^="#cb-die"]'),
    ...named('price', '.side .cost rect, .side .price rect'),
    ...named('shield', '.side [data-thing^="shield"] use'),
    ...named('goods', '.side [data-plate] > use[href^="#cb-goods"]'),
    ...named('tile', '.side [data-plate] polygon.edge, .side [data-plate] polygon.slot'),
    ...named('inns', '.side [data-thing=inns] polygon.edge'),
  ], 0.06);
  apart([
    ...named('title', '.board header > *'), ...named('areas', '.board table'),
    ...named('hex', '.board [data-thing^="hex "] > polygon:first-child'), ...named('route', '.board .route'),
  ], 0.02);
  apart([
    ...named('phases', '.side .phase-track'), ...named('depots', '.side .depots'), ...named('bridge', '.side .bridge'),
    ...named('bonuses', '.side .bonuses'), ...named('solo', '.side .solo'),
  ], 0);
  for (const row of ['.tray .ask > *', '.tray .own > .group, .tray .why:not(:empty) > *', '.rail > *'])
    [...document.querySelectorAll(row)].forEach((one, i, all) => all.slice(i + 1).forEach(other => {
      const boxes = [one, other].map(e => e.getBoundingClientRect());
      if (one.parentElement.className === 'why' && other.parentElement.className === 'why') return;
      if (boxes.every(box => box.width > 0 && box.height > 0) && over(...boxes) > 0)
        found.push([one.textContent.trim().slice(0, 30), other.textContent.trim().slice(0, 30)]);
    }));
  // What is in a group of the hand stays in the tray.
  const tray = document.querySelector('.tray').getBoundingClientRect();
  const end = document.querySelector('.tray .why').getBoundingClientRect().left;
  for (const e of document.querySelectorAll('.tray .own button, .tray .own svg, .tray .own b')) {
    const box = e.getBoundingClientRect();
    if (box.width > 0 && (box.right > end || box.bottom > tray.bottom)) found.push(['tray', e.textContent.trim() || e.outerHTML.slice(0, 60)]);
  }
  return found;
}"""


# What is said in the bar above the table, and has no room for it.
CUT = """() => [...document.querySelectorAll('header h1, header h1 ~ p')]
  .filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)"""


def seated(visit: Visit, table: str, **settings: Any) -> TablePage:
    """Some rounds into a game."""
    players, options = TABLES[table]
    marta = sit(visit(**settings), players, **options)
    marta.hide()
    marta.page.evaluate(PLAY_QUICKLY, [30, 5])
    marta.show()
    marta.wait_until_asked()
    return marta


def texts(page: Page) -> dict[str, float]:
    """The smallest size of everything that is written."""
    found: dict[str, float] = {}
    for text, size in page.evaluate(TEXTS):
        found[text] = min(size, found.get(text, size))
    return found


def assert_legible(page: Page, size: str) -> None:
    small = {text: round(px, 1) for text, px in texts(page).items() if px < SMALLEST_TEXT[size] - 0.05}
    assert not small


@pytest.mark.parametrize("table", TABLES)
def test_all_can_be_read_and_nothing_lies_over_anything(visit: Visit, table: str) -> None:
    """In Spanish, whose words are longer; the base game in English."""
    marta = seated(visit, table, locale="en-GB" if table == "base" else "es-ES")
    page = marta.page
    for size, window in SIZES.items():
        page.set_viewport_size(window)  # type: ignore[arg-type]
        page.mouse.move(2, 2)
        page.evaluate(UNPREVIEWED)
        assert len(texts(page)) > 40
        assert_legible(page, size)
        assert page.evaluate(OVERLAPS) == []
        assert page.evaluate(CUT) == []
        see_something_explained(marta)
        assert_legible(page, size)
        assert page.evaluate(OVERLAPS) == []
        title, frame = page.locator(".board h2").bounding_box(), page.locator(".board").bounding_box()
        assert title
        assert frame
        assert title["x"] - frame["x"] >= 8
        assert title["y"] - frame["y"] >= 8
        if table == "everything":
            tiles: list[tuple[str, float]] = page.evaluate(TILES)
            assert len(tiles) > 10
            assert not {thing: width for thing, width in tiles if width < SMALLEST_TILE[size]}
            assert_small_land_grows(page, size)


def see_something_explained(marta: TablePage) -> None:
    """Look at whatever can be picked, and play on, until the tray says beside the hand what something would bring."""
    why = marta.page.locator(".tray .why > *")
    for _ in range(20):
        for thing in marta.page.locator(".table [data-thing][aria-disabled=false]").all():
            thing.focus()
            marta.page.evaluate(DRAWN)
            if why.count():
                return
        marta.page.evaluate(PLAY_QUICKLY, [1, 3])
        marta.wait_until_asked()
    raise AssertionError("nothing that could be picked was explained")


def assert_small_land_grows(page: Page, size: str) -> None:
    """While it is looked at."""
    large = page.locator(".glance")
    expect(large).to_have_count(0)
    page.locator(".rail button[aria-pressed=false]").first.hover()
    expect(large).to_be_visible()
    assert_legible(page, size)
    drawn = large.bounding_box()
    assert drawn
    assert drawn["width"] > 370
    assert drawn["x"] >= 0
    assert drawn["y"] >= 0
    assert drawn["y"] + drawn["height"] <= SIZES[size]["height"]
    page.mouse.move(2, 2)
    expect(large).to_have_count(0)


@pytest.mark.parametrize("table", ["everything", "base", "alone", "points for sale"])
def test_on_a_phone_the_tray_cuts_nothing(visit: Visit, table: str) -> None:
    """The land and the depots below it are in sight, whole; alone also where points are for sale."""
    if table == "points for sale":
        marta = sit(visit(**PHONE), 1, **TABLES["alone"][1])
        marta.play_on_by_socket(Random(1), lambda position: "buy 1 points" in position["legal"], watch=True)
        marta.wait_until_asked()
        expect(marta.page.locator(".tray .choices button")).not_to_have_count(0)
    else:
        marta = seated(visit, table, **PHONE)
    open_tab(marta.page.locator("#tab-land"))
    expect(marta.page.locator(".strip").first).to_be_visible()
    tray = marta.page.locator(".tray").bounding_box()
    assert tray
    for part in marta.page.locator(".panel > *").all():
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= tray["y"] + 0.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kinds", [2, 3])
def test_all_numbers_to_turn_a_die_to_are_in_sight(visit: Visit, kinds: int, size: str) -> None:
    """With shield 16, beside a hand of so many tiles and goods at least, which has no width to spare."""
    marta = visit(locale="es-ES", viewport=SIZES[size])
    numbers = numbers_offered(marta, kinds)
    for number in numbers.all():
        expect(number).to_be_in_viewport(ratio=0.99)
    assert marta.page.evaluate(OVERLAPS) == []


def test_on_a_phone_the_numbers_to_turn_a_die_to_lie_in_a_row(visit: Visit) -> None:
    """In their order; a second row would cover the land."""
    marta = visit(**PHONE, locale="es-ES")
    numbers = numbers_offered(marta, 3)
    assert [number.get_attribute("data-thing") for number in numbers.all()] == [f"number {n}" for n in range(1, 7)]
    assert len({box["y"] for number in numbers.all() if (box := number.bounding_box())}) == 1


def numbers_offered(marta: TablePage, kinds: int) -> Locator:
    laid = msgspec.to_builtins(die_to_be_turned(kinds))
    open_table(marta, made(marta, "positions/play", {"laid": laid, "seat": 0, "bot": "random", "exact": True}))
    numbers = marta.page.locator(".tray .choices button[data-thing^='number ']")
    expect(numbers).to_have_count(6)
    return numbers


def die_to_be_turned(kinds: int) -> LaidPosition:
    """The first seat holds shield 16 and so many tiles and goods at least, and has used no die."""
    rules = ludoteca.game(GAME).rules(3, dict.fromkeys(ALL_TOGETHER, True))
    for seed in count():
        state, choice = rules.new(seed), Random(seed)
        while state.deciding_mask:
            seat = first_deciding(state)
            legal = {action.text: action for action in state.legal(seat)}
            if seat == 0 and {"die-a set 6", "die-b set 1"} < legal.keys():
                laid = setup.written(state)
                if all(len(laid.position[held][0]) >= kinds for held in ("keys", "goods")):  # type: ignore[index]
                    return laid
            wanted = {"take shield-16"} & legal.keys() or legal.keys() - set(PASSING) or legal.keys()
            state.play(seat, legal[choice.choice(sorted(wanted))])
    raise AssertionError("unreachable")


def test_goods_show_the_die_that_sells_them(visit: Visit) -> None:
    page = sit(visit()).page
    for number, colour in enumerate(("turquoise", "purple", "pink", "red", "brown", "orange"), 1):
        assert page.locator(f"#cb-goods-{colour} use[href='#cb-die-{number}']").count() == 1
    coming = page.locator(".side .phase-track [data-look^='goods ']").first
    coming.hover()
    expect(page.locator("#help-tip")).to_contain_text("Sold with a")


def test_taking_workers_is_a_button(visit: Visit) -> None:
    marta = sit(visit())
    button = marta.page.get_by_role("button", name="Take 2 workers", exact=True)
    expect(button.locator("svg")).to_have_count(2)  # what comes of it
    button.click()
    if not marta.confirm.count():  # of two equal dice the page takes one
        marta.pick(next(thing for thing in marta.glowing() if thing.startswith("die-")))
    expect(marta.confirm).to_contain_text("Take 2 workers")
    own = marta.page.locator("#seat-0")
    expect(own.locator("[data-look=workers] + b")).to_have_text(
        marta.page.locator(".tray [data-look=workers] b").inner_text()
    )


@pytest.mark.parametrize("language", ["en-GB", "es-ES"])
def test_a_preview_says_what_its_points_are_for(visit: Visit, language: str) -> None:
    marta = seated(visit, "base", locale=language)
    page = marta.page
    scoring = page.locator("[aria-disabled=false][aria-label*='+']:not([aria-label*='+0'])[data-thing^='hex ']")
    for _ in range(40):
        if scoring.count():
            break
        page.evaluate(PLAY_QUICKLY, [1, 3])
        marta.wait_until_asked()
    scoring.first.hover()
    why = page.locator(".tray .why")
    asked = re.fullmatch(r"(?:Why|¿Por qué) [^+]*\+(\d+)\?", why.locator("h3").inner_text())
    assert asked
    points = [int(text) for text in why.locator("li b").all_inner_texts()]
    assert sum(points) == int(asked[1])
    assert all(len(text) > 3 for text in why.locator("li span").all_inner_texts())
