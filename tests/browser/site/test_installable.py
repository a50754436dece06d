"""A browser offers to install the app: Chromium itself judges the manifest, the icons and the page."""

import json
import struct

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visit
from tests.browser.site import static_site

PNG_SIZE_AT = 16
"""Where a PNG file says its width and height."""
PRIVATE = "in-incognito"
"""Chromium's only objection: each test has a private window."""


def assert_installable(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    read = session.send("Page.getAppManifest")
    assert read["url"], "the page names its manifest"
    assert read["errors"] == []
    objections = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {objection["errorId"] for objection in objections} <= {PRIVATE}
    folder = read["url"].rpartition("/")[0]
    for icon in json.loads(read["data"])["icons"]:
        answer = page.request.get(f"{folder}/{icon['src']}")
        assert answer.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack_from(">II", answer.body(), PNG_SIZE_AT)
            assert icon["sizes"] == f"{width}x{height}"


def test_the_served_app_can_be_installed(visit: Visit) -> None:
    marina = visit()
    marina.page.goto(marina.server.address)
    assert_installable(marina.page)


@pytest.mark.slow
def test_the_static_site_can_be_installed(browser: Browser) -> None:
    static_site.build()
    page = browser.new_context().new_page()
    with static_site.served() as files:
        page.goto(f"http://localhost:{files.server_port}/")
        assert_installable(page)
        page.context.close()


def test_a_damaged_manifest_is_found(browser: Browser) -> None:
    """So that the test above can fail."""
    page = browser.new_context().new_page()
    page.route("**/*", lambda route: route.fulfill(body='{"name": ', content_type="application/manifest+json"))
    page.route("**/", lambda route: route.fulfill(body="<link rel=manifest href=m.json>", content_type="text/html"))
    page.goto("http://localhost/")
    with pytest.raises(AssertionError):
        assert_installable(page)
    page.context.close()
