"""What an analysis says, as plain data without words: the JSON of `ludoteca analyse --json` and of the server's database.

docs/analysis.md explains how the numbers are found. Everything that is listed per seat is in the order of the seats.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from ludoteca.kernel.jsontext import Json

FORMAT: Final = 2
"""Raised when the shape or the meaning changes: what was stored before is then made anew."""

Grade = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
"""From nothing lost to most lost; a decision without a choice is `forced` and not counted."""


@dataclass(frozen=True)
class Value:
    """How a position stands: for each seat its share of the win, 0 to 1, and the points ahead of its best rival in the end."""

    win: list[float]
    margin: list[float]


@dataclass(frozen=True)
class LineValue:
    """Own actions in a row, and what they promise the seat by what it could know.

    `actions` are texts as in a record, `typed` what they mean, `picks` the things on the table that they are about.
    `moves` says how many of the actions make one move each: a tile and its hex are one.
    """

    actions: list[str]
    typed: list[Json]
    moves: list[int]
    picks: list[str]
    win: float
    margin: float


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue with its values: one part of why a line is better than another."""

    id: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Moment:
    """One decision: `plies` moves of the record from number `ply` on (from 0), all by one seat.

    `before` and `after` are the position's value with all hands open and all chance to come unknown; `after` is the mean
    over the chance that the decision set off. `played` and `best` are compared by the seat's own knowledge, in the same
    worlds. `loss` is what they differ by, as a share of the win with a little for the margin, never below 0, and
    `error` its standard error. `best` is None where nothing better was found.
    """

    ply: int
    plies: int
    seat: int
    chapter: int
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    error: float
    rollouts: int
    before: Value
    after: Value
    played: LineValue
    best: LineValue | None = None
    why: list[Reason] = field(default_factory=list)


@dataclass(frozen=True)
class Chance:
    """What dice, deals and reveals after so many moves changed: the value then, minus its mean over other outcomes.

    `name` is the type of the first event that told of it; before the first move it is `setup`. `chapter` is the one
    that is played then.
    """

    ply: int
    chapter: int
    name: str
    luck: Value
    after: Value


@dataclass(frozen=True)
class SeatAnalysis:
    """One seat over the whole game. The margin is `start` + `luck` + `skill`; skill is `own` + `others`.

    `start` is what this seat could expect before anything was dealt; `own` and `others` are what its own decisions and
    those of the others changed, all in points of margin. `accuracy` is 0 to 100, the losses are means over the
    decisions with a choice, of which `grades` counts how many got which grade. The errors are standard errors of the
    estimates, None where there was one world only: with other worlds luck would be another by so much.
    """

    accuracy: float
    loss: float
    loss_margin: float
    decisions: int
    grades: dict[str, int]
    margin: float
    start: float
    luck: float
    skill: float
    own: float
    others: float
    luck_error: float | None
    skill_error: float | None


@dataclass(frozen=True)
class ExpectedPoints:
    """The points of a source: those made, and those to be expected from this beginning."""

    source: str
    made: list[int]
    expected: list[float]


@dataclass(frozen=True)
class Analysis:
    """A whole game. `rollouts` is the most that one decision got, `worlds` how many each value of the course rests on."""

    format: int
    game: str
    players: int
    rollouts: int
    worlds: int
    seed: int
    start: Value
    seats: list[SeatAnalysis]
    moments: list[Moment]
    chance: list[Chance]
    sources: list[ExpectedPoints]
