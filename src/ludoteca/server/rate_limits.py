"""Rate limits: token buckets, one for each client, person or socket."""

import time

MOST_KEYS = 10_000
"""So many buckets are kept before the full ones are dropped."""


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
            self._buckets[key] = TokenBucket(self._per_second, self._burst)
        return self._buckets[key].take()

    def left(self, key: str) -> bool:
        """Whether one more could be taken."""
        return key not in self._buckets or not self._buckets[key].empty
