"""The open pages of evenings, which are notified when something has changed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Followers:
    """Holds one asyncio event for each open page, by its evening. Several changes in a row are one notification."""

    def __init__(self) -> None:
        self._pages: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def follow(self, evening: str) -> Iterator[asyncio.Event]:
        """Yields the page's event. It is set at first, because a page that reconnects may have missed a change."""
        changed = asyncio.Event()
        changed.set()
        pages = self._pages.setdefault(evening, set())
        pages.add(changed)
        try:
            yield changed
        finally:
            pages.discard(changed)
            if not pages:
                self._pages.pop(evening, None)

    def notify(self, evening: str) -> None:
        for changed in self._pages.get(evening, ()):
            changed.set()

    def notify_all(self) -> None:
        for evening in self._pages:
            self.notify(evening)
