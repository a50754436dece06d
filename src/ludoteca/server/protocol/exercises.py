"""Exercises: positions outside any table in which a seat has to decide, from mistakes of a game or from practice
sets."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import OptionValue
from ludoteca.server.protocol.messages import Plans
from ludoteca.server.protocol.schemas import Position
from ludoteca.server.protocol.study import AnalysisProgress, BestMoves, Judgement

Difficulty = Literal["easy", "medium", "hard"]
MOST_ANSWERS = 200


class Exercise(Struct):
    """What the seat knows and can do. `played` are the actions of the answer so far; `complete` says that the answer
    is complete.

    `plans` are as at a table, null if the answer is complete; send a plan's actions with those played before.
    """

    game: str
    players: int
    options: dict[str, OptionValue]
    seat: int
    names: list[str]
    described: Json
    position: Position
    standings: list[Json]
    prompt: str
    played: list[str]
    complete: bool
    plans: Plans | None


class ExerciseActions(Struct, forbid_unknown_fields=True):
    """The actions of an answer so far, from the exercise's position on."""

    actions: list[str] = []


class BestMovesRequest(Struct, forbid_unknown_fields=True):
    """Asks for the best moves of the observation's seat."""

    game: str
    players: int
    observation: Json
    options: dict[str, OptionValue] = {}


class PracticeItem(Struct):
    """A position of the practice set. `loss` is the cost of the second best move: the larger, the easier."""

    id: str
    game: str
    players: int
    difficulty: Difficulty
    loss: float


class PracticeSet(Struct):
    """All positions of a game, the easiest first; `today` is the id of the puzzle of the day, `date` its date (UTC)."""

    game: str
    date: str
    today: str
    items: list[PracticeItem]


class PracticeExercise(Struct):
    item: PracticeItem
    exercise: Exercise


class PracticeAnswer(Struct, forbid_unknown_fields=True):
    """A person's first answer to a position of the practice set; `solved` means without help."""

    game: str
    item: str
    solved: bool


class PracticeAnswers(Struct, forbid_unknown_fields=True):
    """Answers that the server does not know yet, in order."""

    answers: Annotated[list[PracticeAnswer], Meta(max_length=MOST_ANSWERS)] = []


class PracticeProgress(Struct):
    """The person's current and longest streak of solved positions; `solved` lists them as `<game>/<item>`."""

    streak: int
    longest: int
    solved: list[str]


TYPES = (
    AnalysisProgress,
    BestMoves,
    BestMovesRequest,
    Judgement,
    Exercise,
    ExerciseActions,
    PracticeSet,
    PracticeExercise,
    PracticeAnswers,
    PracticeProgress,
)
