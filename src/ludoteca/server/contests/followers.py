"""The open pages of evenings, which want to know when something has changed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Followers:
    """One event for each open page, by the evening that it shows. Several changes at once are one."""

    def __init__(self) -> None:
        self._pages: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def follow(self, evening: str) -> Iterator[asyncio.Event]:
        """The event is set from the beginning: a page that connects again may have missed something."""
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

    def tell(self, evening: str) -> None:
        for changed in self._pages.get(evening, ()):
            changed.set()

    def tell_all(self) -> None:
        for evening in self._pages:
            self.tell(evening)
