"""The static site: no installation and no server, the same rules and bots in the browser, online and off."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import hatch_build
from tests.browser import static_site
from tests.browser.sitting import ASKED, GLOWING

PATIENCE = 120_000


def wait_until_asked(page: Page) -> None:
    page.wait_for_function(ASKED, timeout=PATIENCE)


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
    context.set_default_timeout(PATIENCE)
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
    assert complaints == []
    assert foreign == []
    context.close()
