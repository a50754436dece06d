"""Rate limits: token buckets, one for each client, person or socket."""

import ipaddress
import time

MOST_KEYS = 10_000
"""So many buckets are kept before the full ones are dropped, and then the oldest."""

NETWORK_MULTIPLIER = 10
"""A network may use so many times what one of its people may: a club or a school comes from one address."""


class TokenBucket:
    """A rate limit: so many a second, with bursts."""

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


class RateLimiter:
    """A token bucket per key, such as a client's address; full ones are forgotten."""

    def __init__(self, per_second: float, burst: float, most_keys: int = MOST_KEYS) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most_keys = most_keys
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        if key not in self._buckets:
            if len(self._buckets) >= self._most_keys:
                self._buckets = {other: bucket for other, bucket in self._buckets.items() if not bucket.full}
            if len(self._buckets) >= self._most_keys:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[key] = TokenBucket(self._per_second, self._burst)
        return self._buckets[key].take()

    def left(self, key: str) -> bool:
        """Whether one more could be taken."""
        return key not in self._buckets or not self._buckets[key].empty


class HourlyRation:
    """So much an hour for a person, and `NETWORK_MULTIPLIER` times as much for the network they come from.

    Anybody can become as many people as they like: what costs something is limited by network too.
    """

    def __init__(self, per_hour: float) -> None:
        self._people = RateLimiter(per_hour / 3600, per_hour)
        self._networks = RateLimiter(NETWORK_MULTIPLIER * per_hour / 3600, NETWORK_MULTIPLIER * per_hour)

    def take(self, person: str, network: str) -> bool:
        return self.left(person, network) and self._people.take(person) and self._networks.take(network)

    def left(self, person: str, network: str) -> bool:
        """Whether one more could be taken."""
        return self._people.left(person) and self._networks.left(network)


def network_of(address: str) -> str:
    """An address of IPv4; of IPv6 the part that the provider gives to one customer, who chooses the rest."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
