"""The static site: no installation and no server, the same rules and bots in the browser, online and off."""

import re
import subprocess
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import hatch_build
import ludoteca
from ludoteca.bots.playing import first_deciding
from ludoteca.kernel import chance
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from tests.browser.site import static_site
from tests.browser.support.table_page import ASKED, GLOWING

TIMEOUT = 120_000
LAST_MOVES = 8


def wait_until_asked(page: Page) -> None:
    page.wait_for_function(ASKED, timeout=TIMEOUT)


@pytest.fixture(scope="module")
def site() -> Path:
    static_site.build()
    return static_site.SITE


@pytest.mark.slow
def test_the_golden_records_end_the_same_with_the_python_of_the_site(site: Path, tmp_path: Path) -> None:
    """A Python two or three years newer than the oldest that we support, on another architecture."""
    node = hatch_build.node_tools(static_site.ROOT, tmp_path) / "node"
    golden = static_site.ROOT / "tests" / "golden"
    asked = [str(node), "test-rules.mjs", str(site / "python" / "ludoteca.zip"), str(golden)]
    said = subprocess.run(asked, cwd=static_site.ROOT / "site", capture_output=True, text=True, check=True).stdout
    ours = [path for path in golden.glob("*.record") if not path.name.startswith("pebbles")]
    assert said.startswith(f"{len(ours)} records, Python 3.14")


@pytest.mark.slow
@pytest.mark.usefixtures("site")
def test_a_game_begins_goes_on_after_a_reload_and_without_a_network(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    foreign: list[str] = []
    with static_site.served() as files:
        home = f"http://localhost:{files.server_port}/"
        page.on(
            "request",
            lambda request: None if request.url.startswith((home, "blob:", "data:")) else foreign.append(request.url),
        )
        page.goto(home)
        page.get_by_text("needs a Ludoteca server").wait_for()
        expect(page.get_by_label("Join with a code")).to_have_count(0)
        card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Mille Fiori"))
        card.get_by_role("button", name="Play now").click()
        wait_until_asked(page)
        first = page.evaluate(GLOWING)
        page.locator(f'.table [data-thing="{first[0]}"]').first.click()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.reload()
        wait_until_asked(page)
        assert sorted(page.evaluate(GLOWING)) == sorted(first), "the same decision, out of the browser's own storage"
        table = page.url
    # The host is gone: nothing but what the browser kept.
    context.set_offline(True)
    page.goto(home)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.goto(table)
    wait_until_asked(page)
    assert sorted(page.evaluate(GLOWING)) == sorted(first)
    analyse(page, home, end_of_a_game())
    assert complaints == []
    assert foreign == []
    context.close()


def end_of_a_game() -> str:
    """The record of the last moves of a game: Python in a browser is slow, and a whole one takes minutes."""
    rules = ludoteca.rules("mille-fiori", 2)
    whole = played(Match(rules, chance.seed_bytes(4)))
    start = whole.replay(rules, len(whole.moves) - LAST_MOVES)
    return played(Match(rules, chance.seed_bytes(5), start.to_json())).to_text()


def played(match: Match) -> Record:
    rng = Random(6)
    while not match.state.over:
        seat = first_deciding(match.state)
        match.apply(seat, rng.choice(match.state.legal(seat)))
    return match.record()


def analyse(page: Page, home: str, record: str) -> None:
    """The analysis comes to its end, and the page is answered meanwhile."""
    page.goto(f"{home}#/import")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Replay the game").click()
    page.get_by_role("button", name="Analysis").click()
    panel = page.locator("section.analysis")
    expect(panel).to_contain_text("computed in this browser", timeout=TIMEOUT)
    expect(panel).to_contain_text("Players compared", timeout=TIMEOUT)
    expect(panel.get_by_role("row", name=re.compile("^Luck")).get_by_role("cell").first).to_have_text(
        re.compile(r"^[+−]?\d+( ± \d+)?$")
    )
