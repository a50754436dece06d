"""The worker protocol: jobs that a worker process is given, and the results it returns. One line of JSON each."""

import msgspec

from ludoteca import __version__
from ludoteca.analysis.game import Piece
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options
from ludoteca.server.protocol.messages import PlanInfo
from ludoteca.server.tables.views import EventInfo

READY = f"ludoteca {__version__}\n".encode()
"""A worker's first line, when it can take jobs: one of another release might not understand them."""
FAILED = b"null\n"
"""A worker's answer when its bot or the rules failed."""


class SeatJob(msgspec.Struct, tag_field="ask"):
    """What every job has. `observation` is what the seat knows, as JSON: a worker never gets a state."""

    game: str
    players: int
    options: Options
    observation: Json


class ChooseMove(SeatJob, tag="choose"):
    """A bot's choice for the seat, made in this part of the time that it usually takes.

    With a `stream` for its random numbers, and settings that limit its rollouts instead of its time, it chooses the same
    again."""

    bot: str
    share: float = 1.0
    stream: int | None = None


class GiveHint(SeatJob, tag="hint"):
    """A hint for the seat, in words, thought about for so many seconds."""

    language: str
    names: list[str]
    seconds: float


class MakePlans(SeatJob, tag="plans"):
    """The seat's plans, in words: at most `limit` of them and `most_bytes` of JSON."""

    language: str
    names: list[str]
    limit: int
    most_bytes: int


class FindBest(SeatJob, tag="best"):
    """The best moves of the seat and their reasons, in words."""

    language: str
    names: list[str]
    rollouts: int
    seconds: float


class JudgeAnswer(SeatJob, tag="judge"):
    """What an answer is worth beside the best, in words."""

    language: str
    names: list[str]
    actions: list[str]
    rollouts: int
    seconds: float


class AnalysePiece(msgspec.Struct, tag_field="ask", tag="analyse"):
    """A piece of the analysis of a finished game: the only job that gets a whole game."""

    record: str
    number: int
    rollouts: int
    worlds: int


Job = ChooseMove | GiveHint | MakePlans | FindBest | JudgeAnswer | AnalysePiece


class PieceBody(msgspec.Struct):
    """A piece, and how many there are."""

    count: int
    piece: Piece


class ChosenMove(msgspec.Struct):
    """An action's text, and the texts of those that the bot means to take next, if nothing new comes to light.

    `fault` says what the bot did wrong, so that this was played in its place: late, died, rubbish or illegal.
    """

    action: str
    then: list[str] = []
    fault: str = ""


class HintInfo(msgspec.Struct):
    """One move: its actions, what they mean, what is picked for them, and the sentence that suggests it."""

    actions: list[str]
    typed: list[Json]
    picks: list[str]
    text: str


class HintBody(msgspec.Struct):
    """What to do now, and then; nothing where there is no advice."""

    hints: list[HintInfo]


class PlansBody(msgspec.Struct):
    """`messages.Plans` without its version."""

    complete: bool
    actions: list[Json]
    events: list[EventInfo]
    plans: list[PlanInfo]
