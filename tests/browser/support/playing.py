"""Plays a table of Mille Fiori from several pages: finds who decides next, and makes one decision by mouse or touch."""

from random import Random

from playwright.sync_api import expect

from tests.browser.support.table_page import TablePage, push_away


def play(table_page: TablePage, choice: Random, but: str = "") -> None:
    """One decision, by mouse or by finger; one thing may be left to others."""
    table_page.wait_until_asked()
    if table_page.page.evaluate("navigator.maxTouchPoints > 0"):
        thing = choice.choice([name for name in table_page.glowing() if name != but])
        if table_page.sends(thing):
            table_page.thing(thing).tap()
        else:
            table_page.tap(thing)
            push_away(table_page.confirm)
    else:
        table_page.play_once(choice, but)
    expect(table_page.confirm).to_have_count(0)


def is_mine(table_page: TablePage) -> bool:
    return table_page.page.locator(".table").get_attribute("data-turn") == "mine"


def play_around(people: list[TablePage], choice: Random, moves: int) -> None:
    """Whoever has to decide does, so many times."""
    for _ in range(moves):
        deciding = next_one(people)
        play(deciding, choice)


def next_one(people: list[TablePage]) -> TablePage:
    for _ in range(600):
        for person in people:
            if is_mine(person):
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody has anything to decide")
