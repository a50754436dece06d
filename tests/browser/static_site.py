"""The static site, served as any web host would: plain files, nothing else."""

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
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
    subprocess.run([sys.executable, str(ROOT / "scripts" / "site")], check=True, cwd=ROOT)


@contextmanager
def served() -> Iterator[http.server.ThreadingHTTPServer]:
    files = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(PlainFiles, directory=str(SITE)))
    threading.Thread(target=files.serve_forever, daemon=True).start()
    try:
        yield files
    finally:
        files.shutdown()
        files.server_close()
