"""The Castles of Burgundy for new players: choosing duchies, the guided first game, help for everything that is drawn."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ludoteca.games.castles_of_burgundy import GAME
from ludoteca.words import Words
from tests.browser.conftest import Visit
from tests.browser.games.castles_of_burgundy.test_whole_games import (
    ALL_TOGETHER,
    PASSING,
    PHONE,
    asked,
    open_tab,
    sit_later,
    touch,
)
from tests.browser.lobby.lobby_page import choose, go, plan, seat, the_table
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.table_page import GLOWING, TablePage, check, push_away
from tests.browser.tour.test_tour import wait_until_lit

LANGUAGES = {"en": "en-GB", "es": "es-ES"}
ENGLISH = Words(GAME, "en")

# -- choosing lands


def lands(page: Page, whose: str = "Duchy") -> Locator:
    return page.get_by_role("group", name=whose, exact=True).locator("label")


def land(page: Page, choice: str, whose: str = "Duchy") -> Locator:
    """By the name below its picture."""
    return lands(page, whose).filter(has=page.get_by_text(choice, exact=True))


def radio(page: Page, choice: str, whose: str = "Duchy") -> Locator:
    return land(page, choice, whose).get_by_role("radio")


def offered() -> list[str]:
    (board,) = [option for option in GAME.options if option.name == "board"]
    return [ENGLISH.option("board", choice) for choice in board.choices]


def test_every_land_has_a_picture_and_says_how_surely_it_is_known(visit: Visit) -> None:
    page = plan(visit(), "castles-of-burgundy")
    expect(lands(page).locator("strong")).to_have_text(offered())
    hexes = lands(page).evaluate_all("all => all.map(one => one.querySelectorAll('svg polygon').length)")
    assert all(count >= 37 for count in hexes)
    for choice, says in (
        ("No. 12a, for teams", "from one source"),
        ("No. 12b, for teams (house design)", "our own design"),
        ("No. 13b, solo", "from one source"),
    ):
        expect(land(page, choice).locator("em")).to_have_text(says)
    expect(lands(page).locator("em")).to_have_count(3)
    check(radio(page, "Chosen"))
    mine = lands(page, "Marina")
    expect(mine).to_have_count(16)
    expect(mine.locator("em")).to_have_text(["from one source"] * 5)  # 11b to 11f
    pictures = mine.evaluate_all("all => all.map(one => one.querySelector('svg').outerHTML)")
    assert len(set(pictures)) == 16


def test_everybody_chooses_a_land(visit: Visit) -> None:
    """From number 3 on there is one copy of each: what somebody has is not for the others."""
    marina = visit()
    page = plan(marina, "castles-of-burgundy")
    seat(page, 2).select_option("A bot")
    check(radio(page, "Chosen"))
    other = page.get_by_role("group", name=re.compile("Teo|player 2")).locator("label")
    check(radio(page, "No. 7", "Marina"))
    taken = other.filter(has=page.get_by_text("No. 7", exact=True))
    expect(taken).to_contain_text("Someone else has it.")
    expect(taken.get_by_role("radio")).to_be_disabled()
    expect(other.filter(has=page.get_by_text("No. 2", exact=True)).get_by_role("radio")).to_be_enabled()
    check(other.filter(has=page.get_by_text("No. 4", exact=True)).get_by_role("radio"))
    expect(radio(page, "No. 4", "Marina")).to_be_disabled()
    assert_accessible(marina)
    page.get_by_role("button", name="Start", exact=True).click()
    marina.wait_until_asked()
    options = the_table(marina)["options"]
    assert (options["board"], options["board_1"], options["board_2"]) == ("own", "7", "4")
    expect(page.get_by_text("Board 7")).to_be_visible()


def test_lands_that_exclude_others_say_so(visit: Visit) -> None:
    """Border posts for all or for nobody; lands for teams and for one player only for them."""
    marina = visit()
    page = plan(marina, "castles-of-burgundy")
    for choice, why in (("No. 12a, for teams", "For the team game."), ("No. 13a, solo", "For one player.")):
        expect(land(page, choice)).to_contain_text(why)
        expect(radio(page, choice)).to_be_disabled()
    check(radio(page, "Chosen"))
    check(radio(page, "No. 11c", "Marina"))
    expect(page.get_by_role("alert")).to_contain_text("Either everyone plays on a duchy with border posts")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("button", name="Create the table")).to_be_enabled()
    assert marina.ask("tables") == []
    for _ in range(2):
        page.get_by_role("button", name="Add a player").click()
    choose(page, "Team game", "Two teams")
    expect(radio(page, "No. 12a, for teams")).to_be_checked()  # the choice gives way to the teams' own land
    expect(page.get_by_role("group", name="Marina", exact=True)).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    for choice in ("No. 1 for all", "Dealt", "Border posts", "Chosen"):
        expect(land(page, choice)).to_contain_text("Not for teams.")
        expect(radio(page, choice)).to_be_disabled()
    check(radio(page, "No. 12b, for teams (house design)"))
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    assert the_table(marina)["options"]["board"] == "12b"


def test_the_land_of_a_single_player(visit: Visit) -> None:
    marina = visit(locale="es-ES")
    page = go(marina, "new/castles-of-burgundy")
    page.get_by_role("button", name=re.compile("Quitar")).last.click()
    expect(radio(page, "N.º 13a, en solitario", "Ducado")).to_be_checked()
    expect(land(page, "N.º 1 para todos", "Ducado")).to_contain_text("No es para jugar en solitario.")


# -- the guided first game

FIRST = ["goal", "dice", "take", "keys", "place", "areas", "colours"]
TILES = ["castle", "mine", "ship", "goods", "livestock", "building", "monastery"]
STEPS = [*FIRST, *TILES, "purse", "left-over", "turn", "end"]
SKIP = {"en": "Skip the tour", "es": "Saltar el tutorial"}


def learn(table_page: TablePage) -> Page:
    table_page.page.goto(f"{table_page.server.address}/#/learn/castles-of-burgundy")
    return table_page.page


def card(page: Page, step: str) -> Locator:
    return page.locator(f'[data-tour="cb-tour-{step}"]')


# What a step asks for, the best first. Tiles in key spaces are called so only here.
WANTED = {"take": ["depot ", "die-"], "place": ["key ", "hex ", "workers", "die-"], "turn": ["end turn"]}
# What glows and lies under nothing else.
TOUCHABLE = f"""() => {{
  const glowing = new Set(({GLOWING})());
  const open = [...document.querySelectorAll('.table [data-thing]')].filter(e => {{
    const {{ left, top, width, height }} = e.getBoundingClientRect();
    return glowing.has(e.dataset.thing) && e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }});
  return open.map(e => [e.closest('.tray .keys') ? `key ${{e.dataset.thing}}` : e.dataset.thing, e.dataset.thing]);
}}"""


def wanted(table_page: TablePage, step: str) -> str:
    """Where nothing of what is asked for can be touched, anything else that is not the end."""
    touchable: list[list[str]] = table_page.page.evaluate(TOUCHABLE)
    for beginning in [*WANTED[step], ""]:
        for called, thing in touchable:
            if called.startswith(beginning) and (beginning or thing not in PASSING):
                return thing
    return table_page.glowing()[0]


def act(table_page: TablePage, step: str, push: Callable[[Locator], None]) -> None:
    """One move."""
    for _ in range(12):
        if table_page.confirm.count() or not asked(table_page) or not table_page.glowing():
            break
        thing = wanted(table_page, step)
        touch(table_page, thing, push)
        if thing in PASSING:
            break  # the next turn may be here already
    if table_page.confirm.count():
        push_away(table_page.confirm, push)


def follow(table_page: TablePage, step: str, push: Callable[[Locator], None]) -> None:
    """Does what the step asks for."""
    here = card(table_page.page, step)
    if step not in WANTED:
        push_away(here.locator("button.primary"), push)
        return
    table_page.wait_until_asked()
    if step == "take" and not any(thing.startswith("depot ") for thing in table_page.glowing()):
        open_tab(table_page.page.locator("#tab-depots"))
    for _ in range(20):
        act(table_page, step, push)
        table_page.wait_until_asked()  # what the move led to is there, and the tour has seen it
        if here.count() == 0:
            return
    raise AssertionError(f"the tour stays at {step}")


def use_effects(table_page: TablePage, push: Callable[[Locator], None]) -> None:
    """Until the turn can be ended: what was placed may ask for more, and the tour waits."""
    for _ in range(20):
        table_page.wait_until_asked()
        if "end turn" in table_page.glowing():
            return
        act(table_page, "turn", push)
    raise AssertionError("the effects never end")


def test_learning_by_playing(visit: Visit) -> None:
    """On a phone, in Spanish: every step lights something, and the game goes on meanwhile."""
    push = Locator.tap
    marta = visit(locale=LANGUAGES["es"], **PHONE)
    page = learn(marta)
    for number, step in enumerate(STEPS, 1):
        if step == "turn":
            use_effects(marta, push)
        expect(card(page, step)).to_be_visible()
        expect(card(page, step)).to_contain_text(re.compile(rf"{number} (of|de) {len(STEPS)}"))
        wait_until_lit(page)
        if step == "goal":
            assert_accessible(marta)
        follow(marta, step, push)
    expect(page.locator("[data-tour]")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"(cb-)?tour-[a-z]+"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tour_can_be_left_and_found_again(visit: Visit, language: str) -> None:
    marta = visit(locale=LANGUAGES[language])
    page = learn(marta)
    expect(card(page, "goal")).to_be_visible()
    page.get_by_role("button", name=SKIP[language]).click()
    expect(page.locator("[data-tour]")).to_have_count(0)
    page.reload()
    marta.wait_until_asked()
    wait_until_lit(page)  # a good move: by then a tour would be there too
    expect(page.locator("[data-tour]")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^(Rules|Reglas)$")).click()
    page.get_by_role("button", name=re.compile("Take the tour|Ver el tutorial")).click()
    expect(card(page, "goal")).to_be_focused()


# -- help

EXPLAINED = ".table [data-thing], .table [data-look], .table [data-help]"
# A tip comes at once, however long a mouse would have to rest.
IMPATIENT = """() => {
  const later = window.setTimeout;
  window.setTimeout = (then, ms, ...rest) => later(then, ms > 400 && ms < 800 ? 0 : ms, ...rest);
}"""
# Rests on each thing as a mouse would, again where the page was just drawn anew; tells their names and what their tips say.
# A tip depends on nothing but the name, or the words, of its thing: the second of two alike is left out.
TIPS = f"""async () => {{
  const things = () => document.querySelectorAll('{EXPLAINED}');
  const tip = () => document.querySelector('#help-tip')?.textContent ?? '';
  const said = [];
  const known = new Set();
  for (let number = 0; number < things().length; number++) {{
    const {{ thing, look, help }} = things()[number].dataset;
    if (known.has(thing ?? look ?? help)) continue;
    known.add(thing ?? look ?? help);
    for (let tick = 0; tick < 500 && (tick === 0 || tip() === ''); tick++) {{
      if (tick % 50 === 0)
        things()[number].dispatchEvent(
          new PointerEvent('pointermove', {{ bubbles: true, pointerType: 'mouse', movementX: 1 }}));
      await new Promise(go => setTimeout(go, 1));
    }}
    said.push([thing ?? look ?? '', tip()]);
  }}
  return said;
}}"""
SENTENCE = re.compile(r"[^{}]*[.!]\s*", re.DOTALL)


def all_tips(table_page: TablePage) -> list[tuple[str, str]]:
    """What the page says about each thing on it."""
    table_page.page.mouse.move(0, 0)
    tips: list[list[str]] = table_page.page.evaluate(TIPS)
    return [(name, tip) for name, tip in tips]


TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "four": (4, {"board": "border-posts", **dict.fromkeys(ALL_TOGETHER, True)}),
    "teams": (4, {"team": True, "board": "12b", "inns": True, "extra_tiles": True}),
    "alone": (1, {"board": "13b", "white_castles": True, "extra_tiles": True}),
}


@pytest.mark.parametrize("table", TABLES)
def test_everything_on_the_table_explains_itself(visit: Visit, table: str) -> None:
    """In both languages: things by a sentence, what is only written there at least by a word."""
    marta = visit()
    marta.page.add_init_script(f"({IMPATIENT})()")
    players, options = TABLES[table]
    sit_later(marta, 15, players, **options)
    english = all_tips(marta)
    assert len({name for name, _ in english}) > 50
    speak_spanish(marta.page)
    spanish = all_tips(marta)
    assert [name for name, _ in spanish] == [name for name, _ in english]
    for (name, said), (_, dicho) in zip(english, spanish, strict=True):
        assert said != dicho, f"{name}: {said}"
        for tip in (said, dicho):
            assert SENTENCE.fullmatch(tip) if name else tip.strip(), f"{name}: {tip}"
            assert not re.search(r"\b(help|cb|name)-[a-z]", tip), f"{name}: {tip}"


TIP = """() => {
  const tip = document.createElement('p');
  tip.style.left = '0px';
  document.querySelector('.table .notes').append(tip);
  tip.getBoundingClientRect();
}"""


def test_a_tip_leaves_the_styles_of_the_table_alone(visit: Visit, browser: Browser) -> None:
    """One :has() with an attribute in it, in the styles of whichever game, and the whole table is styled anew for each tip."""
    marta = visit()
    players, options = TABLES["teams"]
    sit_later(marta, 15, players, **options)
    browser.start_tracing(categories=["devtools.timeline"])
    marta.page.evaluate(TIP)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = sum(event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree")
    assert 0 < styled < 100


def speak_spanish(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Español").click()
    page.keyboard.press("Escape")
    expect(page.locator("header p").first).to_contain_text("Fase")  # the words of the game come after those of the page
