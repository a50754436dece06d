"""Starts a server without randomness: seeds, codes and ids are always the same, and its clock advances only on request."""

import hashlib
import secrets
from itertools import count
from pathlib import Path

from tests.server.harness import Server

PATCH = "from tests.browser.support.deterministic_server import patch; patch({data!r}); "
BEGIN = 1_794_830_400_000  # a day in November 2026, noon
MINUTE = 60_000


class Clock:
    """The server's time in milliseconds since 1970. It is kept in a file, which the server's process reads."""

    def __init__(self, data: Path) -> None:
        self._file = data / "now"
        self.now = BEGIN
        self.advance(0)

    def advance(self, minutes: float) -> None:
        self.now += round(minutes * MINUTE)
        fresh = self._file.with_suffix(".fresh")
        fresh.write_text(str(self.now))
        fresh.replace(self._file)


def deterministic_server(data: Path) -> Server:
    """A server that does not close idle connections: several pages stay open while pictures are taken of one."""
    return Server(data, first=PATCH.format(data=str(data)), silence_seconds="3600")


def patch(data: str) -> None:
    """Replaces sources of randomness and time. Runs in the server's process before the server's modules are loaded."""
    from ludoteca.server.lobby import invitations
    from ludoteca.server.tables import rows, seeds

    numbers = count()

    def next_bytes(size: int) -> bytes:
        """A different value at each call, the same sequence in each run."""
        return hashlib.blake2b(str(next(numbers)).encode(), digest_size=size).digest()

    clock = Path(data) / "now"
    rows.now = lambda: int(clock.read_text())
    secrets.token_urlsafe = lambda nbytes=None: next_bytes(nbytes or 16).hex()
    seeds.new_secret = lambda: bytes(range(32))
    seeds.seed_of = lambda *_: bytes(range(32))
    invitations.new_code = lambda: "".join(
        invitations.LETTERS[byte % len(invitations.LETTERS)] for byte in next_bytes(invitations.LENGTH)
    )
