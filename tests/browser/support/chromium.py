"""Finds Chromium and starts it without access to other machines."""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same browser without windows: each visitor costs a tenth of what a window does.
WITHOUT_WINDOWS = "chromium-headless-shell"
QUIET = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Pages of tests don't live long enough for their scripts to be worth optimizing. With room for 16 MB of new objects from
    # the start, less is collected while a table is built.
    "--js-flags=--no-opt --no-maglev --min-semi-space-size=16",
]


def installed(chromium: BrowserType, windows: bool) -> str | None:
    for name in NAMES if windows else (WITHOUT_WINDOWS, *NAMES):
        if path := shutil.which(name):
            return path
    own = chromium.executable_path
    return own if Path(own).is_file() else None


def launch(chromium: BrowserType, windows: bool = False) -> Browser:
    """With windows, though nobody sees them, where a page needs what only those have."""
    path = installed(chromium, windows)
    if path is None:
        missing = "no chromium here; scripts/ensure-browser installs one"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return chromium.launch(executable_path=path, args=QUIET)
