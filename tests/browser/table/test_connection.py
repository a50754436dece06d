"""A table survives a reload, a lost connection and a killed server."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.support.table_page import TablePage
from tests.server.harness import Server


def seen(table_page: TablePage) -> tuple[str, list[int], list[str], list[str]]:
    """All that must be the same afterwards."""
    table_page.wait_until_asked()
    log = table_page.page.locator("section[aria-label=Log] li:not(.round)").all_inner_texts()
    return table_page.prompt, table_page.scores, sorted(table_page.glowing()), log


def test_reload_in_the_middle_of_a_turn(visit: Visit) -> None:
    marina = visit().sit(bots=2)
    choice = Random(7)
    for _ in range(3):
        marina.wait_until_asked()
        marina.play_once(choice)
    before = seen(marina)
    marina.pick(marina.glowing()[0])
    marina.page.reload()
    assert seen(marina) == before
    marina.play_once(choice)
    marina.wait_until_asked()


def test_lost_connection(visit: Visit) -> None:
    """The page says so, comes back by itself, keeps what was picked, and sends what was asked for meanwhile once."""
    marina = visit().sit(bots=1)
    picked = marina.glowing()[0]
    marina.pick(picked)
    marina.page.context.set_offline(True)
    expect(marina.page.locator(".lost")).to_contain_text("Connection lost")
    expect(marina.thing(picked)).to_have_attribute("aria-pressed", "true")
    marina.confirm.click()
    marina.page.context.set_offline(False)
    expect(marina.page.locator(".lost")).to_be_empty(timeout=30_000)
    expect(marina.page.locator(".tray h2")).not_to_contain_text("Keep one card")
    kept = marina.page.locator("section[aria-label=Log] li").filter(has_text=re.compile("You keep"))
    expect(kept).to_have_count(1)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "server", plan_seconds="60") as running:
        yield running


def test_server_killed_and_started_again(visit: Visit, own_server: Server) -> None:
    marina = visit(at=own_server).sit(bots=1)
    choice = Random(9)
    for _ in range(3):
        marina.wait_until_asked()
        marina.play_once(choice)
    before = seen(marina)
    picked = before[2][0]
    marina.pick(picked)
    own_server.kill()
    expect(marina.page.locator(".lost")).to_contain_text("Connection lost")
    marina.confirm.click()
    own_server.start()
    expect(marina.page.locator(".lost")).to_be_empty(timeout=30_000)
    expect(marina.confirm).to_have_count(0)
    marina.wait_until_asked()
    after = seen(marina)
    assert after[3][-len(before[3]) :] == before[3]
    marina.page.reload()
    assert seen(marina) == after
