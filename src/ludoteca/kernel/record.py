"""Records: settings, seed, one line per action, final digest. A record defines the game; the state is derived from
it."""

import json
from typing import TYPE_CHECKING, Final

from ludoteca.kernel import jsontext
from ludoteca.kernel.chance import SEED_BYTES
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadRecord, Refused, Value
from ludoteca.kernel.rules import Options, Rules, option_text

if TYPE_CHECKING:
    from ludoteca.kernel.state import State

HEADING: Final = "ludoteca record 1"
_LONGEST: Final = 1_000_000


class Move:
    """One line of a record: a seat and its action's text."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text

    def __repr__(self) -> str:
        return f"{self.seat} {self.text}"


class Record:
    """A game's record in memory. `to_text` and `record_from_text` convert to the file format."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Options,
        seed: bytes,
        moves: list[Move],
        start: Json | None = None,
        data: str = "",
        digest: str = "",
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.moves: Final = moves
        self.start: Final = start
        self.data: Final = data
        self.digest: Final = digest

    def to_text(self) -> str:
        lines = [HEADING, f"game {self.game}", f"rules {self.version}", f"players {self.players}"]
        lines += [f"option {name} {option_text(value)}" for name, value in sorted(self.options.items())]
        if self.data:
            lines.append(f"data {self.data}")
        lines.append(f"seed {self.seed.hex()}")
        if self.start is not None:
            lines.append(f"start {jsontext.canonical(self.start)}")
        lines += [f"{move.seat} {move.text}" for move in self.moves]
        if self.digest:
            lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"

    def begin(self, rules: Rules) -> "State":
        """Returns the position before the first move."""
        if self.version != rules.version:
            raise BadRecord("record-other-rules", {"record": self.version, "rules": rules.version})
        if self.data != rules.data_digest():
            raise BadRecord("record-other-data", {"record": self.data, "rules": rules.data_digest()})
        return rules.new(self.seed) if self.start is None else rules.from_json(self.start, self.seed)

    def replay(self, rules: Rules, to: int | None = None) -> "State":
        """Returns the position after `to` moves; by default after all, and then the digest is checked too."""
        state = self.begin(rules)
        for ply, move in enumerate(self.moves[:to]):
            try:
                state.apply(move.seat, move.text)
            except Refused as refused:
                values: dict[str, Value] = {"ply": ply + 1, "move": str(move), "why": str(refused)}
                raise BadRecord("record-move-illegal", values, refused.refusal) from refused
        if to is None and self.digest and state.digest != self.digest:
            raise BadRecord("record-digest-wrong", {"record": self.digest, "replayed": state.digest})
        return state


def record_from_text(text: str) -> Record:
    """Reads a record; errors name the line in which they occur."""
    if len(text) > _LONGEST:
        raise BadRecord("record-too-long", {"limit": _LONGEST})
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise BadRecord("record-heading-missing", {"heading": HEADING})
    reader = _Reader()
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            reader.read(number, line.rstrip())
    return reader.finish()


class _Reader:
    """Parses the lines of a record."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.options: Options = {}
        self.moves: list[Move] = []

    def read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if "digest" in self.head or not rest:
            raise BadRecord("record-line-wrong", {"line": number, "text": line[:80]})
        if word.isascii() and word.isdigit() and len(word) <= 2:
            self.moves.append(Move(int(word), rest))
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif word in ("game", "rules", "players", "data", "seed", "start", "digest") and word not in self.head:
            self.head[word] = rest
        else:
            raise BadRecord("record-line-wrong", {"line": number, "text": line[:80]})

    def finish(self) -> Record:
        for needed in ("game", "rules", "players", "seed"):
            if needed not in self.head:
                raise BadRecord("record-field-missing", {"field": needed})
        return Record(
            self.head["game"],
            self._number("rules"),
            self._number("players"),
            self.options,
            self._seed(),
            self.moves,
            self._start(),
            self.head.get("data", ""),
            self.head.get("digest", ""),
        )

    def _number(self, field: str) -> int:
        word = self.head[field]
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            raise BadRecord("record-field-wrong", {"field": field})
        return int(word)

    def _seed(self) -> bytes:
        try:
            seed = bytes.fromhex(self.head["seed"])
        except ValueError:
            seed = b""
        if len(seed) != SEED_BYTES:
            raise BadRecord("record-field-wrong", {"field": "seed"})
        return seed

    def _start(self) -> Json | None:
        if "start" not in self.head:
            return None
        try:
            start = json.loads(self.head["start"])
        except (ValueError, RecursionError):
            raise BadRecord("record-field-wrong", {"field": "start"}) from None
        if not isinstance(start, dict):
            raise BadRecord("record-field-wrong", {"field": "start"})
        return start
