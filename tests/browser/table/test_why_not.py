"""A click on something that can't be picked shows the rule that forbids it."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.support.people import ME, arrive, bot, look, new_table, note_toasts
from tests.browser.support.table_page import TablePage, press

# What can be seen and clicked but is no part of a move, a few of each kind.
DEAD = """() => {
  const kinds = {};
  for (const e of document.querySelectorAll('.table [data-thing][aria-disabled=true]')) {
    const box = e.getBoundingClientRect();
    const top = box.width && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && e.contains(top) && !e.closest('[inert]')) (kinds[e.dataset.thing.match(/^[a-z]+/)[0]] ??= []).push(e.dataset.thing);
  }
  return Object.values(kinds).flatMap(names => names.slice(0, 4));
}"""
VAGUE = "nothing to pick here"


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_every_dead_thing_has_a_reason(visit: Visit, game: str) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"), game=game)["id"])
    ana.wait_until_asked()
    note_toasts(ana)
    dead = ana.page.evaluate(DEAD)
    for thing in dead:
        reason = reason_for(ana, thing)
        assert len(reason) > 15, thing
        assert VAGUE not in reason, thing
    assert len(dead) >= {"great-split": 0}.get(game, 8)


def test_what_belongs_to_others_has_a_reason_too(visit: Visit) -> None:
    ana = arrive(visit(), "Ana")
    look(ana, new_table(ana, ME, bot("Teo"))["id"]).wait_until_asked()
    note_toasts(ana)
    assert "Teo’s ship" in reason_for(ana, "ship-1")
    assert "four materials" in reason_for(ana, "bonus-workshops")


def reason_for(table_page: TablePage, thing: str) -> str:
    table_page.page.evaluate("() => window.noted.clear()")
    press(table_page.page.locator(f"[data-thing='{thing}']").first)
    return str(table_page.page.wait_for_function("() => [...window.noted].at(-1)").json_value())
