"""Several people on one screen: a curtain hides secret hands, and is missing in games without hidden information."""

import json
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible_in_both_themes
from tests.browser.support.people import arrive, bot, guest, lift, log, look, new_table
from tests.browser.support.table_page import TablePage
from tests.browser.support.traffic import Traffic

CURTAIN = "[data-lift]"


def positions(traffic: Traffic) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in traffic.frames]
    return [message["position"] for message in messages if message["type"] == "update"]


def known_hands(traffic: Traffic) -> set[int]:
    """Whose cards have come to this browser."""
    return {
        seat
        for position in positions(traffic)
        for seat, hand in enumerate(position["hands"])
        if any(card != "?" for card in hand)
    }


def share(visit: Visit, game: str, *names: str, **settings: Any) -> tuple[TablePage, Traffic]:
    """One browser with these people and a bot, looking at their new table."""
    screen = arrive(visit(**settings), names[0])
    traffic = Traffic(screen.page)
    table = new_table(screen, *map(guest, names), bot("Teo"), game=game)
    look(screen, table["id"]).page.locator(".table").wait_for()
    return screen, traffic


def test_a_curtain_between_two_hands(visit: Visit) -> None:
    """Mille Fiori: each chooses in secret; nothing of a hand is in the browser before its curtain is lifted."""
    screen, traffic = share(visit, "mille-fiori", "Ana", "Ben")
    choice = Random(1)
    screen.wait_until_asked()
    assert known_hands(traffic) == {0}
    expect(screen.page.get_by_text("You", exact=True)).to_be_visible()
    screen.play_once(choice)
    screen.page.get_by_role("heading", name="Pass the screen to Ben").wait_for()
    assert known_hands(traffic) == {0}
    expect(screen.page.locator(".table, [data-thing], [data-look]")).to_have_count(0)
    assert_accessible_in_both_themes(screen)
    lift(screen, "Ben")
    assert known_hands(traffic) == {0, 1}
    assert set(positions(traffic)[-1]["hands"][0]) == {"?"}
    screen.play_once(choice)
    # Whoever's turn it is to use their card: the other one passes the screen on.
    for _ in range(4):
        screen.page.locator(f".table[data-turn=mine], {CURTAIN}").first.wait_for()
        if screen.page.locator(CURTAIN).count():
            screen.page.locator(CURTAIN).click()
        screen.wait_until_asked()
        screen.play_once(choice)


def test_a_mind_changed_at_the_curtain(visit: Visit) -> None:
    screen, _ = share(visit, "mille-fiori", "Ana", "Ben")
    screen.wait_until_asked()
    hand = sorted(screen.glowing())
    screen.play_once(Random(2))
    screen.page.get_by_role("button", name="Ana changes their mind").click()
    screen.wait_until_asked()
    assert sorted(screen.glowing()) == hand


def test_whoever_comes_back_to_the_screen_reads_what_happened(visit: Visit) -> None:
    screen, _ = share(visit, "mille-fiori", "Ana", "Ben")
    choice = Random(3)
    screen.wait_until_asked()
    screen.play_once(choice)
    lift(screen, "Ben")
    expect(log(screen).filter(has_text="You keep")).to_have_count(0)
    screen.play_once(choice)
    turns = 0
    while screen.page.locator("section[aria-label=Log] li.new").count() == 0:
        assert (turns := turns + 1) < 20
        screen.page.locator(f".table[data-turn=mine], {CURTAIN}").first.wait_for()
        if screen.page.locator(CURTAIN).count():
            screen.page.locator(CURTAIN).click()
        screen.wait_until_asked()
        if screen.page.locator("section[aria-label=Log] li.new").count() == 0:
            screen.play_once(choice)
    expect(screen.page.get_by_role("link", name="Step through")).to_be_visible()


def test_the_curtain_comes_first_after_a_reload(visit: Visit) -> None:
    """Nobody knows who sits there now; until they say so, the browser has the open table only."""
    screen, _ = share(visit, "mille-fiori", "Ana", "Ben", locale="es-ES")
    screen.wait_until_asked()
    traffic = Traffic(screen.page)
    screen.page.reload()
    expect(screen.page.get_by_role("heading", name="Pásale la pantalla a Ana")).to_be_visible()
    assert_accessible_in_both_themes(screen)
    assert known_hands(traffic) == set()
    expect(screen.page.locator(CURTAIN)).to_be_focused()
    screen.page.keyboard.press("Enter")
    screen.wait_until_asked()
    assert known_hands(traffic) == {0}


def test_the_great_split_on_one_screen(visit: Visit) -> None:
    screen, traffic = share(visit, "great-split", "Ana", "Ben", color_scheme="dark")
    page = screen.page
    page.locator(".table[data-turn=mine] .leaf [data-own]").first.wait_for()  # before that a card stays where it is
    assert known_hands(traffic) == {0}
    page.get_by_role("group", name="Pile A", exact=True).locator("[data-own]").last.click()
    screen.confirm.click()
    page.get_by_role("heading", name="Pass the screen to Ben").wait_for()
    assert known_hands(traffic) == {0}
    assert_accessible_in_both_themes(screen)
    page.locator(CURTAIN).click()
    page.locator(".leaf [data-own]").first.wait_for()
    assert known_hands(traffic) == {0, 1}


def test_no_curtain_where_nothing_is_secret(visit: Visit) -> None:
    """The Castles of Burgundy has no hands: the screen goes by itself to whoever's turn it is."""
    screen, _ = share(visit, "castles-of-burgundy", "Ana", "Ben")
    page = screen.page
    page.locator(".table[data-turn=mine]").wait_for()
    names = ["Ana", "Ben"]
    if page.locator("section.active", has_text="Ben").count():  # the lot decides who begins
        names.reverse()
    for name in names:
        page.locator(".table[data-turn=mine]").wait_for()
        expect(page.locator("section.active", has_text=name)).to_contain_text("Your turn")
        expect(page.locator(CURTAIN)).to_have_count(0)
        while screen.wait_until_asked() and page.locator("section.active", has_text=name).count():
            if not screen.confirm.count():
                glowing = screen.glowing()
                screen.pick("end turn" if "end turn" in glowing else glowing[0])
            if screen.confirm.count():
                screen.confirm.click()
                expect(screen.confirm).to_have_count(0)


def test_one_person_sees_no_curtain(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    table = new_table(ana, guest("Ana"), bot("Teo"))
    look(ana, table["id"]).wait_until_asked()
    for _ in range(2):
        ana.play_once(Random(4))
        ana.wait_until_asked()
        expect(ana.page.locator(CURTAIN)).to_have_count(0)
