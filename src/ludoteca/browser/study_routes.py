"""Routes of analyses, best moves, exercises and practice in a browser: as over HTTP, with less thinking time."""

from ludoteca.browser.routes import Request, Route, router
from ludoteca.browser.tables import BrowserTables
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
from ludoteca.server.replay.exercises import PositionStudy

ASKER = "page"
ROUTES: list[Route] = []
route = router(ROUTES)


@route("GET", "tables/{id}/analysis")
async def analysis(tables: BrowserTables, request: Request) -> AnalysisProgress:
    return await tables.studies.progress(request.path["id"], request.language)


async def moment(tables: BrowserTables, request: Request) -> PositionStudy:
    return await tables.studies.moment(request.path["id"], request.number("number"), request.language)


@route("POST", "tables/{id}/analysis/{number}/exercise")
async def moment_exercise(tables: BrowserTables, request: Request) -> Exercise:
    return await (await moment(tables, request)).exercise(request.read(ExerciseActions).actions)


@route("POST", "tables/{id}/analysis/{number}/answer")
async def moment_answer(tables: BrowserTables, request: Request) -> Judgement:
    return await (await moment(tables, request)).judge(request.read(ExerciseActions).actions)


@route("POST", "tables/{id}/positions/{version}/best")
async def best_of_position(tables: BrowserTables, request: Request) -> BestMoves:
    version, eyes = request.number("version"), request.query.get("eyes", "")
    person = await tables.person()
    return await (await tables.studies.position(request.path["id"], version, person, eyes, request.language)).best()


@route("POST", "positions/best")
async def best_of_any(tables: BrowserTables, request: Request) -> BestMoves:
    return await (await tables.studies.any_position(request.read(BestMovesRequest), request.language, ASKER)).best()


@route("POST", "positions/laid/best")
async def best_of_laid(tables: BrowserTables, request: Request) -> BestMoves:
    seat = int(request.query.get("seat", "-1"))
    return await (await tables.studies.laid(request.read(LaidPosition), seat, request.language, ASKER)).best()


@route("GET", "practice/today")
async def puzzle_of_the_day(tables: BrowserTables, request: Request) -> PracticeItem:
    return studies.puzzle_of_the_day()


@route("GET", "practice/{game}")
async def practice(tables: BrowserTables, request: Request) -> PracticeSet:
    return studies.practice_set(request.path["game"])


@route("POST", "practice/{game}/{item}/exercise")
async def practice_exercise(tables: BrowserTables, request: Request) -> PracticeExercise:
    found, study = await tables.studies.practice(request.path["game"], request.path["item"], request.language, ASKER)
    return PracticeExercise(found, await study.exercise(request.read(ExerciseActions).actions))


@route("POST", "practice/{game}/{item}/answer")
async def practice_answer(tables: BrowserTables, request: Request) -> Judgement:
    _, study = await tables.studies.practice(request.path["game"], request.path["item"], request.language, ASKER)
    return await study.judge(request.read(ExerciseActions).actions)


@route("POST", "me/practice")
async def practice_progress(tables: BrowserTables, request: Request) -> PracticeProgress:
    return await tables.practice.add(await tables.require_person(), request.read(PracticeAnswers).answers)
