"""HTTP routes of analyses, best moves, exercises and practice."""

import asyncio
from datetime import UTC, datetime

from litestar import get, post

import ludoteca
from ludoteca.analysis import practice
from ludoteca.analysis.practice import PracticePosition
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.record import record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.server.http.record_routes import Eyes
from ludoteca.server.http.services import AnyRequest, Language, Services, client_of, services_of
from ludoteca.server.localization import language_or_english, words_of
from ludoteca.server.protocol.exercises import (
    BestMovesRequest,
    Exercise,
    ExerciseActions,
    PracticeExercise,
    PracticeItem,
    PracticeSet,
)
from ludoteca.server.protocol.study import AnalysisProgress, BestMoves, Judgement
from ludoteca.server.replay.analysis_views import analysis_info
from ludoteca.server.replay.exercises import Study
from ludoteca.server.replay.replay import eyes_of

LONGEST_POSITION = 262_144


def limited(request: AnyRequest) -> Services:
    """The services, unless too much was asked from the same network lately: each question takes seconds of a processor."""
    services = services_of(request)
    if not services.study_rate.take(client_of(request)):
        raise Refused("too-fast")
    return services


# -- games that are over


@get("/tables/{id:str}/analysis")
async def get_analysis(request: AnyRequest, id: str, language: Language = "en") -> AnalysisProgress:
    """Where the analysis stands; to ask begins it."""
    services = services_of(request)
    table = (await services.tables.hub(id)).table.core
    spoken = language_or_english(language)
    found = await services.analyses.ask(table)
    why = words_of(table.row.game, spoken).refusal(found.why.refusal) if found.why else ""
    analysis = None
    if found.analysis is not None:
        analysis = await asyncio.to_thread(analysis_info, found.analysis, table, spoken)
    return AnalysisProgress(found.status, found.share, why, analysis)


async def study_of_moment(request: AnyRequest, id: str, number: int, language: str) -> Study:
    """The position in which a decision of an analysed game was made, as its seat knew it."""
    services = limited(request)
    table = (await services.tables.hub(id)).table.core
    found = await services.analyses.ask(table)
    if found.analysis is None or not 0 <= number < len(found.analysis.moments):
        raise Refused("moment-unknown")
    moment = found.analysis.moments[number]
    record = record_from_text(await services.tables.repository.record(id))
    state = await asyncio.to_thread(record.replay, table.rules, moment.ply)
    return Study(services.tables, state.view(moment.seat), table.names, language_or_english(language), id)


@post("/tables/{id:str}/analysis/{number:int}/exercise", status_code=200)
async def moment_exercise(
    request: AnyRequest, id: str, number: int, data: ExerciseActions, language: Language = "en"
) -> Exercise:
    return await (await study_of_moment(request, id, number, language)).exercise(data.actions)


@post("/tables/{id:str}/analysis/{number:int}/answer", status_code=200)
async def moment_answer(
    request: AnyRequest, id: str, number: int, data: ExerciseActions, language: Language = "en"
) -> Judgement:
    return await (await study_of_moment(request, id, number, language)).judge(data.actions)


@post("/tables/{id:str}/positions/{version:int}/best", status_code=200)
async def best_of_position(
    request: AnyRequest, id: str, version: int, eyes: Eyes = "", language: Language = "en"
) -> BestMoves:
    """The best moves of a seat in a position of a game that is over."""
    services = limited(request)
    table = (await services.tables.hub(id)).table.core
    if table.row.status != "over":
        raise Refused("game-not-over")
    seat = eyes_of(table, await services.person(request), eyes)
    state = (await services.replays.timeline(table)).at(version)
    return await Study(services.tables, state.view(seat), table.names, language_or_english(language), id).best()


# -- any position


@post("/positions/best", status_code=200, request_max_body_size=LONGEST_POSITION)
async def best_of_any(request: AnyRequest, data: BestMovesRequest, language: Language = "en") -> BestMoves:
    """The best moves from what a seat knows, wherever the position is from."""
    request.state.game = data.game
    services = limited(request)
    observation = await asyncio.to_thread(read_observation, data)
    spoken = language_or_english(language)
    names = seat_names(data.players, spoken)
    return await Study(services.tables, observation, names, spoken, client_of(request)).best()


def read_observation(data: BestMovesRequest) -> Observation:
    return ludoteca.game(data.game).rules(data.players, data.options).observation_from_json(data.observation)


def seat_names(players: int, language: str) -> list[str]:
    words = words_of("", language)
    return [words.say("imported-seat", number=seat + 1) for seat in range(players)]


# -- practice


@get("/practice/today")
async def puzzle_of_the_day() -> PracticeItem:
    """The games take turns."""
    day = today()
    games = [game for game in ludoteca.all_games() if practice.practice_set(game)]
    found = practice.of_the_day(games[day % len(games)], day // len(games)) if games else None
    if found is None:
        raise Refused("practice-unknown")
    return practice_item(found)


@get("/practice/{game:str}")
async def get_practice(request: AnyRequest, game: str) -> PracticeSet:
    request.state.game = game
    id = ludoteca.game(game).id
    found = await asyncio.to_thread(practice.practice_set, id)
    day = practice.of_the_day(id, today())
    items = await asyncio.to_thread(lambda: [practice_item(each) for each in found])
    return PracticeSet(id, datetime.now(UTC).date().isoformat(), day.id if day else "", items)


@post("/practice/{game:str}/{item:str}/exercise", status_code=200)
async def practice_exercise(
    request: AnyRequest, game: str, item: str, data: ExerciseActions, language: Language = "en"
) -> PracticeExercise:
    found, study = await study_of_practice(request, game, item, language)
    return PracticeExercise(practice_item(found), await study.exercise(data.actions))


@post("/practice/{game:str}/{item:str}/answer", status_code=200)
async def practice_answer(
    request: AnyRequest, game: str, item: str, data: ExerciseActions, language: Language = "en"
) -> Judgement:
    _, study = await study_of_practice(request, game, item, language)
    return await study.judge(data.actions)


async def study_of_practice(request: AnyRequest, game: str, item: str, language: str) -> tuple[PracticePosition, Study]:
    services = limited(request)
    request.state.game = game
    found = next((each for each in practice.practice_set(ludoteca.game(game).id) if each.id == item), None)
    if found is None:
        raise Refused("practice-unknown")
    observation = await asyncio.to_thread(found.observation)
    spoken = language_or_english(language)
    names = seat_names(found.record.players, spoken)
    return found, Study(services.tables, observation, names, spoken, client_of(request))


def practice_item(found: PracticePosition) -> PracticeItem:
    puzzle = found.puzzle
    return PracticeItem(found.id, found.record.game, found.record.players, puzzle.difficulty, puzzle.loss)


def today() -> int:
    """The number of the day, UTC."""
    return datetime.now(UTC).toordinal()


HANDLERS = [
    get_analysis,
    moment_exercise,
    moment_answer,
    best_of_position,
    best_of_any,
    puzzle_of_the_day,
    get_practice,
    practice_exercise,
    practice_answer,
]
