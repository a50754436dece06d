"""One server for all browser tests of a run, one browser while they run, a fresh visitor for each test."""

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.support.chromium import launch
from tests.browser.support.painting import painted, skip_painting
from tests.browser.support.table_page import TablePage
from tests.server.cluster.harness import Cluster
from tests.server.harness import Server

HERE = Path(__file__).parent
LARGE = {"width": 1440, "height": 900}
Visit = Callable[..., TablePage]
LATE = float(os.environ.get("TEST_LATE_SECONDS") or 0)
"""Everything that goes to the server or comes from it is late by up to so long, each piece by another time (`make test-late`)."""


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(autouse=True)
def patience() -> None:
    """A busy machine is no fault of the page."""
    expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What a move would bring, and which one is good, is thought about for as long as it takes: else a busy machine's pages
    do without. And a page that is slow to read is not sent away: it shall hear of every move."""
    data = tmp_path_factory.mktemp("browser-server")
    patient = {"plan_seconds": "60", "bot_seconds": "60", "queue_length": "5000"}
    quick = {"analysis_rollouts": "2", "analysis_worlds": "1"}
    with new_server(data, grace_seconds="20", **patient, **quick) as running:
        yield running


def new_server(data: Path, **limits: str) -> Server:
    if not LATE:
        return Server(data, **limits)
    behind, rng = Cluster(data, "", 1, **limits), Random(1)
    behind.balancer.late = lambda: LATE * rng.random()
    return behind


@pytest.fixture(scope="package")  # not longer: asyncio can't run beside it in the same process
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright.chromium)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Opens the first page as somebody new. Whatever a page complains about in its console fails the test."""
    opened: list[Page] = []
    complaints: list[str] = []

    def go(at: Server = server, by: Browser = browser, **settings: Any) -> TablePage:
        settings = {"viewport": LARGE, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        context = by.new_context(**settings)
        if settings["reduced_motion"] == "reduce":  # else drawing is the subject
            skip_painting(context)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message.text) else None)
        opened.append(page)
        return TablePage(page, at)

    yield go
    for number, page in enumerate(opened):
        if request.node.stash.get(FAILED, False):
            with painted(page):
                page.screenshot(path=tmp_path / f"failed-{number}.png")
            print(f"as it looked: {tmp_path}/failed-{number}.png")
        page.context.close()
    assert not complaints


def is_complaint(text: str) -> bool:
    """The tests of lost connections lose some on purpose, and quick games are hidden by the tests themselves."""
    caused = ("WebSocket connection", "Failed to load resource", "hidden by content-visibility")
    return not any(one in text for one in caused)
