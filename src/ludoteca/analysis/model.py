"""The result of an analysis as plain data: the JSON of `ludoteca analyse --json` and of the server's database.

docs/analysis.md explains how the numbers are found. Lists per seat are in the order of the seats.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from ludoteca.kernel.jsontext import Json

FORMAT: Final = 2
"""Incremented when the shape or the meaning changes; stored analyses of another format are recomputed."""

Grade = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
"""From the smallest loss to the largest; a decision without alternatives is `forced` and not counted."""


@dataclass(frozen=True)
class Value:
    """The value of a position: each seat's share of the win, 0 to 1, and its final margin over its best rival in
    points."""

    win: list[float]
    margin: list[float]


@dataclass(frozen=True)
class LineValue:
    """A sequence of own actions, and what the seat can expect from it by what it knew.

    `actions` are texts as in a record, `typed` their typed form, `picks` the things on the table that they are about.
    `moves` says how many actions form each move: a tile and its hex are one.
    """

    actions: list[str]
    typed: list[Json]
    moves: list[int]
    picks: list[str]
    win: float
    margin: float


@dataclass(frozen=True)
class Reason:
    """A message of the catalogue with its values: one reason why a line is better than another."""

    id: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Moment:
    """One decision: `plies` moves of the record from number `ply` on (from 0), all by one seat.

    `before` and `after` are the position's values with all hands open and future chance unknown; `after` is the mean
    over the chance that the decision triggered. `played` and `best` are compared by the seat's own knowledge, in the
    same worlds. `loss` is their difference, as a share of the win with a small weight for the margin, never below 0,
    and `error` is its standard error. `best` is None if nothing better was found.
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
    """The effect of dice, deals and reveals after `ply` moves: the value then, minus its mean over other outcomes.

    `name` is the type of the first event that showed it; before the first move it is `setup`. `chapter` is the round
    or phase then.
    """

    ply: int
    chapter: int
    name: str
    luck: Value
    after: Value


@dataclass(frozen=True)
class SeatAnalysis:
    """One seat over the whole game. The margin is `start` + `luck` + `skill`; skill is `own` + `others`.

    `start` is what this seat could expect before anything was dealt; `own` and `others` are the effects of its own
    decisions and of the others', all in points of margin. `accuracy` is 0 to 100, the losses are means over the
    decisions with a choice, and `grades` counts those by grade. The errors are standard errors of the estimates, None
    if there was only one world.
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
    """The points of a source: those scored, and those expected from this set-up."""

    source: str
    made: list[int]
    expected: list[float]


@dataclass(frozen=True)
class Analysis:
    """A whole game. `rollouts` is the largest number for one decision, `worlds` the number for each position value."""

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
