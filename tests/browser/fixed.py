"""A server in whose process nothing is left to chance: seeds, codes, ids, and a clock that goes when it is told to."""

import hashlib
import secrets
from itertools import count
from pathlib import Path

from tests.server.harness import Server

FIX = "from tests.browser.fixed import fix; fix({data!r}); "
BEGIN = 1_794_830_400_000  # a day in November 2026, noon
MINUTE = 60_000


class Clock:
    """What time it is at the server, in milliseconds since 1970; read there from a file."""

    def __init__(self, data: Path) -> None:
        self._file = data / "now"
        self.now = BEGIN
        self.go_on(0)

    def go_on(self, minutes: float) -> None:
        self.now += round(minutes * MINUTE)
        fresh = self._file.with_suffix(".fresh")
        fresh.write_text(str(self.now))
        fresh.replace(self._file)


def fixed_server(data: Path) -> Server:
    """Nobody is sent away for saying nothing while others are looked at."""
    return Server(data, first=FIX.format(data=str(data)), silence_seconds="3600")


def fix(data: str) -> None:
    """In the server's own process, before anything else of it is loaded."""
    from ludoteca.server.lobby import invitations
    from ludoteca.server.tables import rows, seeds

    numbers = count()

    def drawn(size: int) -> bytes:
        """Something else each time, in an order of its own."""
        return hashlib.blake2b(str(next(numbers)).encode(), digest_size=size).digest()

    clock = Path(data) / "now"
    rows.now = lambda: int(clock.read_text())
    secrets.token_urlsafe = lambda nbytes=None: drawn(nbytes or 16).hex()
    seeds.new_secret = lambda: bytes(range(32))
    seeds.seed_of = lambda *_: bytes(range(32))
    invitations.new_code = lambda: "".join(
        invitations.LETTERS[byte % len(invitations.LETTERS)] for byte in drawn(invitations.LENGTH)
    )
