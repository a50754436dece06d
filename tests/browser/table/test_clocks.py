"""Clocks of a table: a time that runs out, clocks in days, room for them beside long names."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.people import (
    ME,
    OPEN,
    arrive,
    log,
    look,
    new_table,
    sit_together,
    strip,
)
from tests.server.harness import Person, Server


def test_a_clock_runs_out_while_all_decide(visit: Visit, hasty: Server) -> None:
    """Ben chooses at once, Ana never: her time ends, a bot chooses for her, and the table goes on."""
    ana, ben = arrive(visit(at=hasty), "Ana"), Person(hasty, "Ben")
    table = new_table(ana, ME, OPEN, clock={"kind": "minutes", "minutes": 1, "increment": 60})
    ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]}).raise_for_status()
    beside = ben.sit(table["id"])

    def kinds() -> list[str]:
        """What befell Ana, as Ben hears it."""
        return [entry["kind"] for entry in beside.entries if entry["seat"] == 0]

    look(ana, table["id"]).page.locator(".table").wait_for()
    beside.act(beside.wait_until_asked()["position"]["legal"][0])
    expect(ana.page.locator("#seat-0 [data-clock]")).to_have_class(re.compile("soon.*running|running.*soon"))
    expect(ana.page.locator("#seat-1 [data-clock]")).to_have_text(re.compile(r"^\s*0:\d\d$"))
    expect(strip(ana)).to_contain_text("Your time ran out")
    beside.wait_until(lambda: "act" in kinds())
    ana.page.get_by_role("button", name="I'm back").click()
    expect(strip(ana)).to_be_hidden()
    expect(log(ana).filter(has_text="Your time is up: a bot plays for you").first).to_be_visible()
    expect(log(ana).filter(has_text="You are back in the game").first).to_be_visible()
    expect(ana.page.locator("#seat-0 [data-clock]")).not_to_have_text("0:00")
    beside.wait_until(lambda: "back" in kinds())
    assert kinds()[:2] == ["standin", "act"]
    assert kinds()[-1] == "back"


def test_days_are_told_in_days(visit: Visit) -> None:
    ana, _ = sit_together(visit, "Ana", "Ben", clock={"kind": "days", "days": 3})
    expect(ana.page.locator("#seat-0 [data-clock]")).to_have_text(re.compile(r"2 d 23 h|3 d 0 h"))


def test_a_long_name_leaves_room_for_points_and_clock(visit: Visit) -> None:
    long = "Bartholomäus-Maximilian Schwarzenegger"
    ana, _ = sit_together(visit, "Ana", long, phone=0, clock={"kind": "days", "days": 3})
    ana.page.evaluate("() => document.fonts.ready.then(() => null)")
    for seat in range(2):
        for part in (".score", "[data-clock]"):
            shown = ana.page.locator(f"#seat-{seat} {part}")
            expect(shown).to_be_visible()
            assert shown.evaluate("e => e.getBoundingClientRect().right <= innerWidth")
