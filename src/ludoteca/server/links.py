"""Personal links: they carry somebody to another device, once, and for a short time only.

They are kept in memory: after a restart one asks for another.
"""

import secrets
import time
from collections.abc import Callable

from ludoteca.server.people import hash_of

TOKEN_BYTES = 24


class Links:
    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._clock = clock
        self._links: dict[bytes, tuple[str, float]] = {}  # by the token's hash: whose it is, and until when

    def make(self, person: str) -> str:
        """A new link for this person; an older one of theirs works no more."""
        now = self._clock()
        self._links = {key: link for key, link in self._links.items() if link[1] > now and link[0] != person}
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self._links[hash_of(token)] = (person, now + self.seconds)
        return token

    def use(self, token: str) -> str | None:
        """Whose link this is; it works no more."""
        person, until = self._links.pop(hash_of(token), ("", 0.0))
        return person if until > self._clock() else None
