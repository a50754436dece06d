"""The protocol of worker processes: jobs and results, one line of JSON each."""

import msgspec

from ludoteca import __version__
from ludoteca.analysis.game import Piece
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options
from ludoteca.server.protocol.messages import PlanInfo
from ludoteca.server.tables.views import EventInfo

READY = f"ludoteca {__version__}\n".encode()
"""A worker's first line, when it can take jobs. A worker of another release might not understand them."""
FAILED = b"null\n"
"""A worker's answer after an error in its bot or the rules."""


class SeatJob(msgspec.Struct, tag_field="ask"):
    """The fields of all jobs for a seat. `observation` is what the seat knows, as JSON: a worker never gets a state."""

    game: str
    players: int
    options: Options
    observation: Json


class ChooseMove(SeatJob, tag="choose"):
    """Asks for a bot's move, in this `share` of its usual time.

    With a `stream` for its random numbers, and settings that limit rollouts instead of time, the choice is
    reproducible.
    """

    bot: str
    share: float = 1.0
    stream: int | None = None


class GiveHint(SeatJob, tag="hint"):
    """Asks for a hint in words, computed for at most `seconds`."""

    language: str
    names: list[str]
    seconds: float


class MakePlans(SeatJob, tag="plans"):
    """Asks for the seat's plans in words: at most `limit` of them and `most_bytes` of JSON."""

    language: str
    names: list[str]
    limit: int
    most_bytes: int


class FindBest(SeatJob, tag="best"):
    """Asks for the seat's best moves and their reasons in words."""

    language: str
    names: list[str]
    rollouts: int
    seconds: float


class JudgeAnswer(SeatJob, tag="judge"):
    """Asks for the value of an answer beside the best one, in words."""

    language: str
    names: list[str]
    actions: list[str]
    rollouts: int
    seconds: float


class AnalysePiece(msgspec.Struct, tag_field="ask", tag="analyse"):
    """Asks for one piece of the analysis of a finished game: the only job that gets a whole game."""

    record: str
    number: int
    rollouts: int
    worlds: int


Job = ChooseMove | GiveHint | MakePlans | FindBest | JudgeAnswer | AnalysePiece


class PieceBody(msgspec.Struct):
    """A piece, and the number of pieces."""

    count: int
    piece: Piece


class ChosenMove(msgspec.Struct):
    """An action's text, and the texts of the actions planned after it unless new information is revealed.

    `fault` says what the bot did wrong, if this move was played in its place: late, died, rubbish or illegal.
    """

    action: str
    then: list[str] = []
    fault: str = ""


class HintInfo(msgspec.Struct):
    """One move: its actions, their typed form, its picks, and the sentence that suggests it."""

    actions: list[str]
    typed: list[Json]
    picks: list[str]
    text: str


class HintBody(msgspec.Struct):
    """The suggested moves in order; empty if there is no advice."""

    hints: list[HintInfo]


class PlansBody(msgspec.Struct):
    """`messages.Plans` without its version."""

    complete: bool
    actions: list[Json]
    events: list[EventInfo]
    plans: list[PlanInfo]
