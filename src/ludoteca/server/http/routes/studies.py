"""HTTP routes of analyses, best moves, exercises and practice."""

import asyncio

from litestar import get, post

from ludoteca.kernel.refusals import Refused
from ludoteca.server.http.routes.records import Eyes
from ludoteca.server.http.services import AnyRequest, Language, client_of, services_of
from ludoteca.server.protocol.exercises import (
    BestMovesRequest,
    Exercise,
    ExerciseActions,
    PracticeAnswers,
    PracticeExercise,
    PracticeItem,
    PracticeProgress,
    PracticeSet,
)
from ludoteca.server.protocol.schemas import LaidPosition
from ludoteca.server.protocol.study import AnalysisProgress, BestMoves, Judgement
from ludoteca.server.replay import studies
from ludoteca.server.replay.studies import StudyService

LONGEST_POSITION = 262_144


def limited(request: AnyRequest) -> StudyService:
    """Returns the service; raises if the network asked too much recently. Each question takes seconds of a
    processor."""
    services = services_of(request)
    if not services.study_rate.take(client_of(request)):
        raise Refused("too-fast")
    return services.studies


# -- games that are over


@get("/tables/{id:str}/analysis")
async def get_analysis(request: AnyRequest, id: str, language: Language = "en") -> AnalysisProgress:
    """Returns the progress of an analysis, starting it at the first request."""
    return await services_of(request).studies.progress(id, language)


@post("/tables/{id:str}/analysis/{number:int}/exercise", status_code=200)
async def moment_exercise(
    request: AnyRequest, id: str, number: int, data: ExerciseActions, language: Language = "en"
) -> Exercise:
    return await (await limited(request).moment(id, number, language)).exercise(data.actions)


@post("/tables/{id:str}/analysis/{number:int}/answer", status_code=200)
async def moment_answer(
    request: AnyRequest, id: str, number: int, data: ExerciseActions, language: Language = "en"
) -> Judgement:
    return await (await limited(request).moment(id, number, language)).judge(data.actions)


@post("/tables/{id:str}/positions/{version:int}/best", status_code=200)
async def best_of_position(
    request: AnyRequest, id: str, version: int, eyes: Eyes = "", language: Language = "en"
) -> BestMoves:
    """Returns the best moves of a seat in a position of a finished game."""
    person = await services_of(request).person(request)
    return await (await limited(request).position(id, version, person, eyes, language)).best()


# -- any position


@post("/positions/best", status_code=200, request_max_body_size=LONGEST_POSITION)
async def best_of_any(request: AnyRequest, data: BestMovesRequest, language: Language = "en") -> BestMoves:
    """Returns the best moves for an observation, wherever it comes from."""
    request.state.game = data.game
    return await (await limited(request).any_position(data, language, client_of(request))).best()


@post("/positions/laid/best", status_code=200, request_max_body_size=LONGEST_POSITION)
async def best_of_laid(request: AnyRequest, data: LaidPosition, seat: int = -1, language: Language = "en") -> BestMoves:
    """Returns the best moves in an edited position."""
    request.state.game = data.game
    return await (await limited(request).laid(data, seat, language, client_of(request))).best()


# -- practice


@get("/practice/today")
async def puzzle_of_the_day() -> PracticeItem:
    return studies.puzzle_of_the_day()


@get("/practice/{game:str}")
async def get_practice(request: AnyRequest, game: str) -> PracticeSet:
    request.state.game = game
    return await asyncio.to_thread(studies.practice_set, game)


@post("/practice/{game:str}/{item:str}/exercise", status_code=200)
async def practice_exercise(
    request: AnyRequest, game: str, item: str, data: ExerciseActions, language: Language = "en"
) -> PracticeExercise:
    request.state.game = game
    found, study = await limited(request).practice(game, item, language, client_of(request))
    return PracticeExercise(found, await study.exercise(data.actions))


@post("/practice/{game:str}/{item:str}/answer", status_code=200)
async def practice_answer(
    request: AnyRequest, game: str, item: str, data: ExerciseActions, language: Language = "en"
) -> Judgement:
    request.state.game = game
    _, study = await limited(request).practice(game, item, language, client_of(request))
    return await study.judge(data.actions)


@post("/me/practice", status_code=200)
async def practice_progress(request: AnyRequest, data: PracticeAnswers) -> PracticeProgress:
    """Adds these answers and returns the caller's progress."""
    services = services_of(request)
    if not services.position_rate.take(client_of(request)):
        raise Refused("too-fast")
    return await services.practice.add(await services.require_person(request), data.answers)


HANDLERS = [
    get_analysis,
    moment_exercise,
    moment_answer,
    best_of_position,
    best_of_any,
    best_of_laid,
    puzzle_of_the_day,
    get_practice,
    practice_exercise,
    practice_answer,
    practice_progress,
]
