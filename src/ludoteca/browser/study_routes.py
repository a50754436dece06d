"""Analyses, best moves, exercises and practice in a browser: as over HTTP, with less thought."""

from ludoteca.browser.routes import Asked, Route, router
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
from ludoteca.server.replay.exercises import Study

ASKER = "page"
ROUTES: list[Route] = []
route = router(ROUTES)


@route("GET", "tables/{id}/analysis")
async def analysis(tables: BrowserTables, asked: Asked) -> AnalysisProgress:
    return await tables.studies.progress(asked.path["id"], asked.language)


async def moment(tables: BrowserTables, asked: Asked) -> Study:
    return await tables.studies.moment(asked.path["id"], asked.number("number"), asked.language)


@route("POST", "tables/{id}/analysis/{number}/exercise")
async def moment_exercise(tables: BrowserTables, asked: Asked) -> Exercise:
    return await (await moment(tables, asked)).exercise(asked.read(ExerciseActions).actions)


@route("POST", "tables/{id}/analysis/{number}/answer")
async def moment_answer(tables: BrowserTables, asked: Asked) -> Judgement:
    return await (await moment(tables, asked)).judge(asked.read(ExerciseActions).actions)


@route("POST", "tables/{id}/positions/{version}/best")
async def best_of_position(tables: BrowserTables, asked: Asked) -> BestMoves:
    version, eyes = asked.number("version"), asked.query.get("eyes", "")
    person = await tables.person()
    return await (await tables.studies.position(asked.path["id"], version, person, eyes, asked.language)).best()


@route("POST", "positions/best")
async def best_of_any(tables: BrowserTables, asked: Asked) -> BestMoves:
    return await (await tables.studies.any_position(asked.read(BestMovesRequest), asked.language, ASKER)).best()


@route("POST", "positions/laid/best")
async def best_of_laid(tables: BrowserTables, asked: Asked) -> BestMoves:
    seat = int(asked.query.get("seat", "-1"))
    return await (await tables.studies.laid(asked.read(LaidPosition), seat, asked.language, ASKER)).best()


@route("GET", "practice/today")
async def puzzle_of_the_day(tables: BrowserTables, asked: Asked) -> PracticeItem:
    return studies.puzzle_of_the_day()


@route("GET", "practice/{game}")
async def practice(tables: BrowserTables, asked: Asked) -> PracticeSet:
    return studies.practice_set(asked.path["game"])


@route("POST", "practice/{game}/{item}/exercise")
async def practice_exercise(tables: BrowserTables, asked: Asked) -> PracticeExercise:
    found, study = await tables.studies.practice(asked.path["game"], asked.path["item"], asked.language, ASKER)
    return PracticeExercise(found, await study.exercise(asked.read(ExerciseActions).actions))


@route("POST", "practice/{game}/{item}/answer")
async def practice_answer(tables: BrowserTables, asked: Asked) -> Judgement:
    _, study = await tables.studies.practice(asked.path["game"], asked.path["item"], asked.language, ASKER)
    return await study.judge(asked.read(ExerciseActions).actions)


@route("POST", "me/practice")
async def practice_progress(tables: BrowserTables, asked: Asked) -> PracticeProgress:
    return await tables.practice.add(await tables.require_person(), asked.read(PracticeAnswers).answers)
