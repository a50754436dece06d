"""A match: a game in progress with its record, its events and undo."""

from typing import Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.record import Move, Record
from ludoteca.kernel.rules import Rules


class PlayedMove:
    """A move: its record line, the events it caused, whether it was a barrier, and which seats could decide before
    it."""

    def __init__(self, seat: int, text: str, events: list[Event], barrier: bool, deciding_mask: int) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.events: Final = events
        self.barrier: Final = barrier
        self.deciding_mask: Final = deciding_mask


class Match:
    """Plays actions into a record. `state` is always what replaying the record gives."""

    def __init__(self, rules: Rules, seed: bytes, start: Json | None = None) -> None:
        self.rules: Final = rules
        self.seed: Final = seed
        self.start: Final = start
        self.entries: list[PlayedMove] = []
        self.state = rules.new(seed) if start is None else rules.from_json(start, seed)
        self._settled = self.state.clone()
        """The state after the last barrier, beyond which nothing is ever taken back, and its place in `entries`."""
        self._settled_at = 0

    def apply(self, seat: int, action: Action | str) -> PlayedMove:
        """Checks and plays an action; raises IllegalMove and changes nothing if it is not legal."""
        state = self.state
        text = action if isinstance(action, str) else state.text(seat, action)
        heard: list[Event] = []
        deciding = state.deciding_mask
        state.listener = heard.append
        try:
            barrier = state.apply(seat, action)
        finally:
            state.listener = None
        entry = PlayedMove(seat, text, heard, barrier, deciding)
        self.entries.append(entry)
        if barrier:
            self._settled = state.clone()
            self._settled_at = len(self.entries)
        return entry

    def undoable(self, seat: int) -> list[int]:
        """Returns the places in `entries` of this seat's own actions since its last barrier, the latest first.

        A barrier is chance, a reveal, or another seat's move that builds on the action: one by a seat that could not
        yet decide when the action was made.
        """
        own: list[int] = []
        built_on = 0
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            if entry.barrier:
                break
            if entry.seat != seat:
                built_on |= 1 << entry.seat
            elif built_on & ~entry.deciding_mask:
                break
            else:
                own.append(place)
        return own

    def undo(self, seat: int, count: int | None = None) -> int:
        """Takes back this seat's last `count` actions, or all since its last barrier; returns how many."""
        dropped = self.undoable(seat)[:count]
        if dropped:
            since = range(self._settled_at, len(self.entries))
            kept = [self.entries[place] for place in since if place not in dropped]
            self.entries = self.entries[: self._settled_at]
            self.state = self._settled.clone()
            for entry in kept:
                self.apply(entry.seat, entry.text)
        return len(dropped)

    def record(self) -> Record:
        return Record(
            self.rules.game.id,
            self.rules.version,
            self.rules.players,
            self.rules.options,
            self.seed,
            [Move(entry.seat, entry.text) for entry in self.entries],
            self.start,
            self.rules.data_digest(),
            self.state.digest if self.state.over else "",
        )
