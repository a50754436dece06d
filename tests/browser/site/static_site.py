"""Serves the static site as plain files, as any web host does."""

import fcntl
import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
SITE = ROOT / "build" / "site"


class PlainFiles(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012  # as the base class has it
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *values: object) -> None:
        return


def build() -> None:
    """Once in a test run: its workers share the folder, so whoever comes first builds, and the others wait."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with (ROOT / "build" / "site.run").open("a+") as built:
        fcntl.flock(built, fcntl.LOCK_EX)
        built.seek(0)
        if built.read() == run:
            return
        subprocess.run([sys.executable, str(ROOT / "scripts" / "site")], check=True, cwd=ROOT)
        built.truncate(0)
        built.write(run)


@contextmanager
def served() -> Iterator[http.server.ThreadingHTTPServer]:
    files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(PlainFiles, directory=str(SITE)))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    try:
        yield files
    finally:
        files.shutdown()
        files.server_close()
