"""Holds back messages from the server to a page, to test what a player can do before they arrive."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute


class DelayedMessages:
    """Intercepts the page's sockets; create it before the page opens a table."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        self._kinds: frozenset[str] = frozenset()
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._deliver)

    def _deliver(self, message: str | bytes) -> None:
        # Messages after a held one are held too, because a socket keeps their order.
        if self._held is not None and (self._held or json.loads(message)["type"] in self._kinds):
            self._held.append(message)
        elif self._page is not None:
            self._page.send(message)

    def hold(self, *kinds: str) -> None:
        """Holds back the next message of one of these types and all messages after it."""
        self._kinds = frozenset(kinds)
        self._held = []

    @property
    def holds(self) -> bool:
        return bool(self._held)

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            if self._page is not None:
                self._page.send(message)
