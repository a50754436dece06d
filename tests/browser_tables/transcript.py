"""Prints what a page gets from the tables in a browser: `python -m tests.browser_tables.transcript pure|msgspec FOLDER`.

`pure` is as in a browser, `msgspec` has the real msgspec. The same requests and games for both, with nothing left to
chance: two people at one screen.
"""

import asyncio
import json
import re
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.browser.worker import Worker

GAMES = ("castles-of-burgundy", "great-split", "mille-fiori")
MOVES = 6
QUIET_TURNS = 50
Request = tuple[str, str, dict[str, Any] | None]
REQUESTS: tuple[Request, ...] = (
    ("GET", "me", None),
    ("PUT", "me", {"name": "  Ana\t María ", "language": "es"}),
    ("POST", "me/practice", {}),
    ("POST", "me/practice", {"answers": [{"game": "mille-fiori", "item": "none", "solved": True}]}),
    ("POST", "me/practice", {"answers": [{"game": "mille-fiori", "item": "none"}]}),
    ("PUT", "me", {"name": ""}),
    ("PUT", "me", {"name": 7}),
    ("GET", "games?language=es", None),
    ("GET", "games/mille-fiori/words/en", None),
    ("GET", "games/great-split/things/es", None),
    ("GET", "games/great-split/things/xx", None),
    ("GET", "games/castles-of-burgundy/box", None),
    ("GET", "games/chess/words/en", None),
    ("POST", "games/castles-of-burgundy/settle", {"players": 2, "options": {}}),
    ("POST", "games/castles-of-burgundy/settle", {"players": 9}),
    ("POST", "games/castles-of-burgundy/settle", {"players": 2, "rules": 1}),
    ("POST", "tables", {"game": "mille-fiori", "seats": [{"kind": "bot", "bot": "greedy"}] * 2}),
    ("GET", "tables/nowhere", None),
    ("POST", "check", {"text": "not a record"}),
    ("POST", "records", {"text": "not a record"}),
)


def timeless(text: str) -> str:
    """Without what differs from one run to the next: moments and codes."""
    text = re.sub(r'"(at|created|changed|since|away)":\d+', r'"\1":0', text)
    return re.sub(r'"invite":"\w+"', '"invite":""', text)


def only_known_chance() -> None:
    from ludoteca.server.tables import seeds

    numbers = iter(range(1, 100))
    seeds.new_secret = lambda: bytes(32)
    secrets.token_urlsafe = lambda nbytes=None: f"table{next(numbers)}"


class Page:
    """One of two people at the same screen."""

    def __init__(self, worker: "Worker", table: str, seat: int) -> None:
        self.seat = seat
        self.plans: dict[str, Any] | None = None
        self.heard: list[str] = []
        self.port = worker.connect(table, self.heard.append, lambda code: self.heard.append(f"closed {code}"))

    async def say(self, text: str) -> None:
        self.port.message(text)
        await until_idle()

    def tell(self) -> bool:
        """Prints what came since; whether anything did."""
        new, self.heard[:] = self.heard[:], []
        for text in new:
            print(self.seat, timeless(text))
            if text.startswith('{"type":"plans"'):
                self.plans = json.loads(text)
        return bool(new)


PAGES: list[Page] = []


async def until_idle() -> None:
    """Until nothing more comes: everything happens in this process, between one turn of the loop and the next."""
    quiet = 0
    while quiet < QUIET_TURNS:
        await asyncio.sleep(0)
        came = [page.tell() for page in PAGES]
        quiet = 0 if any(came) else quiet + 1


async def play(worker: "Worker", table: str) -> None:
    """Both seats play what comes first, and ask why not; then somebody talks nonsense."""
    PAGES[:] = [Page(worker, table, seat) for seat in range(2)]
    for page, language in zip(PAGES, ("en", "es"), strict=True):
        await page.say(json.dumps({"type": "hello", "protocol": 1, "seat": page.seat, "language": language}))
    for page in PAGES:
        await page.say(json.dumps({"type": "ready", "nonce": "00" * 32}))
    for move in range(MOVES):
        for page in PAGES:
            if page.plans is not None:
                first = page.plans["plans"][0]
                act = {"key": f"k{move}", "version": page.plans["version"], "actions": first["actions"][: first["now"]]}
                await page.say(json.dumps({"type": "act", **act}))
                await page.say(json.dumps({"type": "why", "key": "w", "picks": ["nothing"]}))
    for text in ("{", '{"type": "dance"}', '{"type": "undo", "key": "u", "version": 99}', '{"type": "ping"}'):
        await PAGES[0].say(text)
    for page in PAGES:
        page.port.leave()
    await until_idle()


async def main(folder: Path) -> None:
    from ludoteca.browser.worker import Worker

    async def keep() -> None:
        return

    only_known_chance()
    worker = Worker(str(folder / "tables.sqlite3"), keep)
    await worker.start()
    for method, path, body in REQUESTS:
        status, text = await worker.request(method, path, "" if body is None else json.dumps(body), "en")
        print(method, path, status, timeless(text))
    for game in GAMES:
        wanted = {"game": game, "seats": [{"kind": "me", "name": name} for name in ("Ana", "Teo")]}
        _, made = await worker.request("POST", "tables", json.dumps(wanted), "en")
        id = json.loads(made)["id"]
        await play(worker, id)
        for path in (f"tables/{id}", f"tables/{id}/replay?language=es", f"tables/{id}/positions/2?eyes=0", "lobby"):
            status, text = await worker.request("GET", path, "", "en")
            print(path, status, timeless(text))
    await worker.tables.stop()


if __name__ == "__main__":
    if sys.argv[1] == "pure":
        from ludoteca.browser import pure_msgspec

        pure_msgspec.install()
    asyncio.run(main(Path(sys.argv[2])))
