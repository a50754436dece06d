"""Handles clients that break the protocol: complains, counts, and finally closes the socket."""

from ludoteca.kernel.refusals import Refusal
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.messages import Failed, FailedCode
from ludoteca.server.rate_limits import TokenBucket

MOST_BAD_MESSAGES = 10
"""The socket is closed after this many messages that cannot be read or exceed the rate limit."""


class ProtocolError(Exception):
    """The client broke the protocol: the socket is closed with this code, after a `failed` message if one is given."""

    def __init__(self, code: int, failed: FailedCode | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.failed = failed


class ProtocolGuard:
    """The rate limit of one socket, and the count of its bad messages."""

    def __init__(self, viewer: Viewer, bucket: TokenBucket) -> None:
        self._viewer = viewer
        self._bucket = bucket
        self._bad = 0

    def take(self, cost: int = 1) -> bool:
        """Returns whether the rate limit allows another message of this cost."""
        return self._bucket.take(cost)

    def count_bad(self) -> None:
        self._bad += 1

    def complain(self, code: FailedCode, close_code: int) -> None:
        """Tells the page what was wrong; raises ProtocolError after too many bad messages."""
        self.count_bad()
        self._viewer.send(failed(code, self._viewer.language))
        if self._bad >= MOST_BAD_MESSAGES:
            raise ProtocolError(close_code)


def failed(code: FailedCode, language: str) -> Failed:
    return Failed(code, reason_in_words(code, language))


def reason_in_words(code: str, language: str) -> str:
    """Returns the sentence for a code from the server's own catalogue."""
    id = {"not-deciding": "no-decision"}.get(code, code)
    return words_of("", language).refusal(Refusal(id))
