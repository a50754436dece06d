"""A match with versions: commands in, journal entries out.

Legality, undo and barriers belong to the kernel (`ludoteca.kernel.match`). A table adds versions, idempotency keys,
and several actions in one message, all or none.
"""

from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.match import Match
from ludoteca.kernel.refusals import IllegalMove
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server.tables.journal import ACT, RELEASE, TAKEBACK, UNDO, JournalEntry
from ludoteca.server.tables.rejections import CommandRejected


class VersionedMatch:
    """`opened` is, per seat, the version since which its decision is unchanged, so that a command for that version is
    still valid.

    What was done before a move of one of `final_seats` cannot be taken back.
    """

    def __init__(
        self,
        rules: Rules,
        seed: bytes,
        start: Json | None = None,
        version: int = 0,
        final_seats: frozenset[int] = frozenset(),
    ) -> None:
        self.rules = rules
        self.match = Match(rules, seed, start)
        self.version = version
        self.final_seats = final_seats
        self.opened = [version] * rules.players
        self.snapshot_version = version
        self._versions: list[int] = []  # of each entry of the match
        self._answers: dict[tuple[int, str], int] = {}

    @property
    def state(self) -> State:
        return self.match.state

    # -- what a seat may do

    def answered(self, seat: int, key: str) -> int | None:
        """Returns the version that this seat's command with this key led to, if it was accepted before."""
        return self._answers.get((seat, key))

    def act(self, seat: int, actions: list[str], version: int, key: str, at: int) -> JournalEntry:
        self._check_turn(seat, version)
        if len(actions) > 1:
            self._rehearse(seat, actions)
        deciding = self.state.deciding_mask
        events: list[Event] = []
        barrier = False
        for text in actions:
            try:
                done = self.match.apply(seat, text)
            except IllegalMove as illegal:
                raise CommandRejected("illegal", illegal.refusal) from illegal
            events += done.events
            barrier |= done.barrier
            self._versions.append(self.version + 1)
        return self._enter(JournalEntry(self.version + 1, ACT, seat, actions, [], key, at, events), deciding, barrier)

    def undo(self, seat: int, all: bool, version: int, key: str, at: int) -> JournalEntry:
        if self.state.over:
            raise CommandRejected("not-playing")  # its record has been published
        groups = self.undoable(seat)
        if not groups:
            raise CommandRejected("nothing-to-undo")
        if not max(groups) <= version <= self.version:
            raise CommandRejected("stale")
        return self.take_back(seat, groups if all else groups[:1], key, at)

    def undoable(self, seat: int) -> list[int]:
        """Returns the versions of this seat's acts that can be taken back, the latest first."""
        places = self.match.undoable(seat)
        if self.final_seats:
            moved = [place for place, move in enumerate(self.match.entries) if move.seat in self.final_seats]
            places = [place for place in places if not moved or place > moved[-1]]
        return list(dict.fromkeys(self._versions[place] for place in places))

    def take_back(self, seat: int, versions: list[int], key: str, at: int) -> JournalEntry:
        deciding = self.state.deciding_mask
        places = [place for place in self.match.undoable(seat) if self._versions[place] in versions]
        self.match.undo(seat, len(places))
        self._versions = [version for place, version in enumerate(self._versions) if place not in places]
        return self._enter(JournalEntry(self.version + 1, UNDO, seat, [], versions, key, at), deciding, False)

    def repeat(self, entry: JournalEntry) -> None:
        """Replays an entry of the journal. Its consequences are in the journal too."""
        events = entry.events
        if entry.kind == ACT:
            done = self.act(entry.seat, entry.actions, self.version, entry.key, entry.at)
        elif entry.kind == UNDO:
            done = self.take_back(entry.seat, entry.undone, entry.key, entry.at)
        else:
            assert entry.kind not in (TAKEBACK, RELEASE), "these come with a snapshot"
            done = self.note(entry)
        done.events = events

    def note(self, entry: JournalEntry) -> JournalEntry:
        """Adds an entry about the table that leaves the game and all decisions unchanged."""
        self.version = entry.version
        return entry

    def remember(self, entry: JournalEntry) -> None:
        """Keeps the key of an entry from before the snapshot, so that a repeated command is recognized."""
        if entry.key:
            self._answers[entry.seat, entry.key] = entry.version

    # -- inside

    def _check_turn(self, seat: int, version: int) -> None:
        if self.state.over:
            raise CommandRejected("not-playing")
        if not 0 <= version <= self.version:
            raise CommandRejected("stale")
        if not self.state.is_deciding(seat):
            raise CommandRejected("not-deciding" if version == self.version else "stale")
        if version < self.opened[seat]:
            raise CommandRejected("stale")

    def _rehearse(self, seat: int, actions: list[str]) -> None:
        """Tries several actions on a clone, so that all are played or none."""
        trial = self.state.clone()
        for number, text in enumerate(actions):
            if number and not trial.is_deciding(seat):
                raise CommandRejected("not-deciding")
            try:
                barrier = trial.apply(seat, text)
            except IllegalMove as illegal:
                raise CommandRejected("illegal", illegal.refusal) from illegal
            if barrier and number + 1 < len(actions):
                raise CommandRejected("after-barrier")  # before revealed information can matter

    def _enter(self, entry: JournalEntry, deciding_before: int, barrier: bool) -> JournalEntry:
        self.version = entry.version
        still = deciding_before & self.state.deciding_mask & ~(1 << entry.seat)
        for seat in range(self.rules.players):
            if barrier or not still >> seat & 1:
                self.opened[seat] = entry.version
        if barrier:
            self.snapshot_version = entry.version
        self.remember(entry)
        return entry
