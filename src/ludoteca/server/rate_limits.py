"""Rate limits: token buckets, one for each client, person or socket."""

import ipaddress
import time

MOST_KEYS = 10_000
"""The number of buckets above which full ones are dropped, and then the oldest."""

NETWORK_MULTIPLIER = 10
"""A network's limit as a multiple of a person's: clubs and schools share one address."""


class TokenBucket:
    """A rate limit of `per_second` with bursts."""

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
    """A token bucket per key, such as a client's address; full buckets are dropped."""

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
        """Returns whether the limit allows one more, without taking it."""
        return key not in self._buckets or not self._buckets[key].empty


class HourlyQuota:
    """An hourly limit per person, and `NETWORK_MULTIPLIER` times as much per network.

    Anybody can create any number of people, so what is expensive is limited by network too.
    """

    def __init__(self, per_hour: float) -> None:
        self._people = RateLimiter(per_hour / 3600, per_hour)
        self._networks = RateLimiter(NETWORK_MULTIPLIER * per_hour / 3600, NETWORK_MULTIPLIER * per_hour)

    def take(self, person: str, network: str) -> bool:
        return self.left(person, network) and self._people.take(person) and self._networks.take(network)

    def left(self, person: str, network: str) -> bool:
        """Returns whether the limit allows one more, without taking it."""
        return self._people.left(person) and self._networks.left(network)


def network_of(address: str) -> str:
    """Returns an IPv4 address as it is, and the prefix of an IPv6 address that the provider assigns to one customer."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False))
