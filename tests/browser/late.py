"""A page whose server is late: some of its messages wait until they are let through."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute


class LateServer:
    """To be made before the page opens a table."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        self._kinds: frozenset[str] = frozenset()
        self._page: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._deliver)

    def _deliver(self, message: str | bytes) -> None:
        # What follows a late message is late too: a socket keeps the order.
        if self._held is not None and (self._held or json.loads(message)["type"] in self._kinds):
            self._held.append(message)
        elif self._page is not None:
            self._page.send(message)

    def hold(self, *kinds: str) -> None:
        """From the next message of one of these kinds on."""
        self._kinds = frozenset(kinds)
        self._held = []

    @property
    def holds(self) -> bool:
        return bool(self._held)

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            if self._page is not None:
                self._page.send(message)
