"""What a page is told of an analysis, of the best moves in a position, and of an answer to an exercise.

The numbers are those of `ludoteca.analysis.model`; sentences and table versions are added.
"""

from typing import Literal

from msgspec import Struct

from ludoteca.analysis.model import Grade, SeatAnalysis, Value
from ludoteca.server.protocol.schemas import Typed

AnalysisStatus = Literal["waiting", "running", "done", "failed", "impossible"]


class LineInfo(Struct):
    """Own actions in a row: the texts to send, what they mean, the things they are about; `text` tells them.

    `win` (0 to 1) and `margin` are what they promise their seat by what it could know.
    """

    text: str
    actions: list[str]
    typed: list[Typed]
    picks: list[str]
    win: float
    margin: float


class MomentInfo(Struct):
    """One decision, as `Moment`. It was made in the position of `version`, and led to that of `until`.

    `why` are sentences on what makes the better line better; `best` is null where nothing better was found.
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
    """What chance changed at `version` (0: the set-up): per seat, in win share and points of margin. `text` names it."""

    version: int
    name: str
    text: str
    luck: Value
    after: Value


class SourceExpectation(Struct):
    """A line of the score sheet: the points made, and those to be expected from this beginning."""

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

    `failed` is tried again when somebody asks next; `impossible` are games of other rules or without a judge, `text` says why.
    """

    status: AnalysisStatus
    share: float
    text: str
    analysis: AnalysisInfo | None


class MoveInfo(Struct):
    """One of the best moves: what it promises, how much it is behind the best, and its reasons as sentences."""

    line: LineInfo
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    why: list[str]


class BestMoves(Struct):
    """The best first. `win` and `margin` are what the best one promises the seat."""

    seat: int
    win: float
    margin: float
    moves: list[MoveInfo]


class Judgement(Struct):
    """What an answer is worth beside the best: `solved` where nothing that matters is lost. `why` are sentences."""

    solved: bool
    grade: Grade
    loss: float
    loss_win: float
    loss_margin: float
    answer: LineInfo
    best: LineInfo
    why: list[str]
