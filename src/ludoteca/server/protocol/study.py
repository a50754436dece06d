"""The bodies of responses about analyses, best moves, and answers to exercises.

The numbers are those of `ludoteca.analysis.model`; sentences and table versions are added.
"""

from typing import Literal

from msgspec import Struct

from ludoteca.analysis.model import Grade, SeatAnalysis, Value
from ludoteca.server.protocol.schemas import Typed

AnalysisStatus = Literal["waiting", "running", "done", "failed", "impossible"]


class LineInfo(Struct):
    """A sequence of own actions: the texts to send, their typed form, their picks, and a sentence in `text`.

    `win` (0 to 1) and `margin` are what the seat can expect from it by what it knew.
    """

    text: str
    actions: list[str]
    typed: list[Typed]
    picks: list[str]
    win: float
    margin: float


class MomentInfo(Struct):
    """One decision, as `Moment`. It was made in the position of `version` and led to that of `until`.

    `why` are sentences on what makes the better line better; `best` is null if nothing better was found.
    """

    version: int
    until: int
    seat: int
    chapter: int
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    before: Value
    after: Value
    played: LineInfo
    best: LineInfo | None
    why: list[str]


class ChanceInfo(Struct):
    """The effect of chance at `version` (0: the set-up) per seat, in win share and points of margin. `text` names
    it."""

    version: int
    name: str
    text: str
    luck: Value
    after: Value


class SourceExpectation(Struct):
    """A line of the score sheet: the points scored, and those expected from this set-up."""

    source: str
    title: str
    made: list[int]
    expected: list[float]


class AnalysisInfo(Struct):
    """The analysis of a game. `start` is the value before anything was dealt."""

    rollouts: int
    start: Value
    seats: list[SeatAnalysis]
    moments: list[MomentInfo]
    chance: list[ChanceInfo]
    sources: list[SourceExpectation]


class AnalysisProgress(Struct):
    """`share` of the work that is done, 0 to 1; `analysis` comes with the status `done`.

    `failed` analyses are tried again at the next request; `impossible` ones are of games with other rules or without a
    judge, and `text` says why.
    """

    status: AnalysisStatus
    share: float
    text: str
    analysis: AnalysisInfo | None


class MoveInfo(Struct):
    """One of the best moves: what it promises, how far it is behind the best, and its reasons as sentences."""

    line: LineInfo
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    why: list[str]


class BestMoves(Struct):
    """The best moves, best first. `win` and `margin` are what the first one promises the seat."""

    seat: int
    win: float
    margin: float
    moves: list[MoveInfo]


class Judgement(Struct):
    """The value of an answer compared with the best; `solved` if nothing that matters is lost. `why` are sentences."""

    solved: bool
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    answer: LineInfo
    best: LineInfo
    why: list[str]
