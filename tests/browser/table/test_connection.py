"""A table survives a reload, a lost connection and a killed server; and whoever finds no room comes in when there is some."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from ludoteca.server.http.connection_limits import WATCHING_SHARE
from tests.browser.conftest import Visit
from tests.browser.support.accessibility import assert_accessible
from tests.browser.support.table_page import PHONE, TablePage
from tests.server.harness import Message, Page, Person, Server
from tests.server.http.test_connections import public_table, watching


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


MOST = 40
"""Connections of one network: 30 of people who only watch, and enough for a page."""


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "server", connections_per_network=str(MOST)) as running:
        yield running


def begun_table(server: Server) -> Message:
    ana = Person(server, "Ana", "198.51.100.1")
    table = public_table(ana)
    ana.sit(table["id"]).wait_until_asked()
    return table


def fill(server: Server, table: Message) -> list[Page]:
    """Until nobody else of the page's own network may watch."""
    return watching(server, "127.0.0.1", table["id"], int(MOST * WATCHING_SHARE))


@pytest.mark.parametrize("settings", [{"locale": "es-ES"}, {**PHONE, "locale": "en-GB"}])
def test_who_finds_no_room_to_watch_is_told_and_comes_in_when_there_is(
    visit: Visit, small_server: Server, settings: dict[str, object]
) -> None:
    table = begun_table(small_server)
    those = fill(small_server, table)
    marina = visit(at=small_server, **settings)
    marina.page.goto(f"{small_server.address}/#/table/{table['id']}")
    says = {
        "es-ES": "Ahora mismo hay mucha gente mirando. Entrarás en cuanto haya sitio.",
        "en-GB": "Many people are watching just now. You will come in as soon as there is room.",
    }
    told = marina.page.get_by_role("status").filter(has_text=says[str(settings["locale"])])
    expect(told.get_by_role("heading")).to_be_visible()
    assert_accessible(marina)
    those[0].close()
    expect(marina.page.locator(".table")).to_be_visible()


def test_who_lost_the_connection_and_finds_no_room_is_told(visit: Visit, small_server: Server) -> None:
    table = begun_table(small_server)
    marina = visit(at=small_server, locale="es-ES")
    marina.page.goto(f"{small_server.address}/#/table/{table['id']}")
    expect(marina.page.locator(".table")).to_be_visible()
    marina.page.context.set_offline(True)
    lost = marina.page.locator(".lost")
    expect(lost).to_contain_text("Conexión perdida")
    those = fill(small_server, table)
    marina.page.context.set_offline(False)
    expect(lost).to_have_text("Hay mucha gente mirando; esperando sitio…")
    expect(marina.page.locator(".table")).to_be_visible()
    those[0].close()
    expect(lost).to_be_empty()
