"""Records a page's socket messages and compares them with the record of the finished game."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

import ludoteca
from ludoteca.server.tables.views import shown


class Traffic:
    """Everything that a page hears from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def wait_for_the_first(self) -> None:
        """Of a socket that is opened after this was made: its frame may come before anybody waits for it."""
        for _ in range(1500):
            if self.frames:
                return
            self._page.wait_for_timeout(20)
        raise AssertionError("nothing was heard")

    def assert_nothing_hidden(self, seat: int | None, finish: dict[str, Any]) -> None:
        """Neither seed nor secret, no position but what the rules show this seat (or, without one, everybody), no card that
        another drew or kept."""
        messages = [json.loads(frame) for frame in self.frames]
        asked = set() if seat is None else {"plans", "accepted"}
        assert {"welcome", "update", "status"} | asked <= {message["type"] for message in messages}
        for secret in (finish["proof"]["secret"], finish["proof"]["seed"]):
            assert len(secret) == 64
            assert not any(secret in frame for frame in self.frames)
        views = views_of(finish["record"], seat)
        updates = [message for message in messages if message["type"] == "update"]
        assert len(updates) > 60
        for update in updates:
            assert update["position"] == views[update["version"]]
        for event in all_events(messages):
            if event["type"] in ("dealt", "passed", "chose") and event["seat"] != seat:
                assert not {"card", "cards"} & event["values"].keys()


def views_of(text: str, seat: int | None) -> list[Any]:
    """What the seat knows after each move of a record in which nothing was taken back."""
    record = ludoteca.record_from_text(text)
    state = ludoteca.rules(record.game, players=record.players, **record.options).new(record.seed)
    views = [state.view(seat).to_json()]
    for move in record.moves:
        state.apply(move.seat, move.text)
        views.append(state.view(seat).to_json())
    return views


def standings_in(text: str, position: Any) -> list[Any]:
    """What follows from a shown position, and from nothing else."""
    record = ludoteca.record_from_text(text)
    rules = ludoteca.rules(record.game, players=record.players, **record.options)
    standings: list[Any] = json.loads(json.dumps(shown(rules.observation_from_json(position)).standings))
    return standings


def all_events(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    entries = [entry for message in messages if message["type"] == "update" for entry in message["entries"]]
    planned = [event for message in messages if message["type"] == "plans" for event in message["events"]]
    return [event for entry in entries for event in entry["events"]] + planned
