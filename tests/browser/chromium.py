"""Finding the browser, and starting it so that it keeps to this machine."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

# The first is the same browser without windows: each visitor costs a tenth of what a window does.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def installed(playwright: Playwright) -> str | None:
    for name in NAMES:
        if path := shutil.which(name):
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def launch(playwright: Playwright) -> Browser:
    path = installed(playwright)
    if path is None:
        missing = "no chromium here; scripts/ensure-browser installs one"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return playwright.chromium.launch(executable_path=path, args=QUIET)
