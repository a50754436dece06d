"""Who may talk to us, how much, and what a page may do."""

import ipaddress
import socket
import time
from urllib.parse import urlsplit

from ludoteca.server.settings import Settings, origin_of

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "style-src-attr 'unsafe-inline'"  # where drawn things are; neither style sheet nor script can come in here
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Doorkeeper:
    """Knows under which names this server is reached: nobody may make a browser talk to us under another."""

    def __init__(self, settings: Settings) -> None:
        self._public = origin_of(settings.public_url) if settings.public_url else ""
        public_host = urlsplit(self._public).hostname
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", settings.host.lower()} | (
            {public_host} if public_host else set()
        )

    def knows_host(self, host: str) -> bool:
        """Names that others could point at this machine are not ours (DNS rebinding); plain addresses are."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self._names or _is_address(name)

    def knows_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from a page that we served: its origin is the address it now talks to."""
        if not origin:
            return False
        origin = origin.lower()
        return origin == self._public or origin in (f"http://{host}".lower(), f"https://{host}".lower())


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Bucket:
    """So many a second, with bursts."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def empty(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._per_second < 1

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._burst


class Buckets:
    """A bucket for each of many; full ones are forgotten."""

    def __init__(self, per_second: float, burst: float, most: int = 10_000) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        if name not in self._buckets:
            if len(self._buckets) >= self._most:
                self._buckets = {other: bucket for other, bucket in self._buckets.items() if not bucket.full}
            self._buckets[name] = Bucket(self._per_second, self._burst)
        return self._buckets[name].take()

    def left(self, name: str) -> bool:
        """Whether one more could be taken."""
        return name not in self._buckets or not self._buckets[name].empty
