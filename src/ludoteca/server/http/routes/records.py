"""HTTP routes of replays, summaries and records, and of playing on from a position."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from ludoteca.kernel.refusals import BadPosition, BadRecord, BadSettings, Refused
from ludoteca.server.http.services import AnyRequest, Language, asked_language, client_of, services_of
from ludoteca.server.localization import language_or_english, refusal_info
from ludoteca.server.protocol.schemas import (
    Branch,
    ErrorBody,
    ErrorInfo,
    GameSummary,
    LaidBranch,
    LaidPosition,
    PositionCheck,
    PositionInfo,
    PositionStart,
    RecordCheck,
    RecordText,
    Replay,
)
from ludoteca.server.replay import records, replay, setup, summary
from ludoteca.server.tables.views import TableInfo

LONGEST_RECORD = 262_144
Eyes = Annotated[str, QueryParameter(name="eyes", max_length=20)]


@get("/tables/{id:str}/replay")
async def get_replay(request: AnyRequest, id: str, eyes: Eyes = "", language: Language = "en") -> Response[Replay]:
    services = services_of(request)
    if not services.replay_rate.take(client_of(request)):
        raise Refused("too-fast")
    person = await services.person(request)
    shown = await replay.replay(services.tables, services.replays, id, person, eyes, language_or_english(language))
    return Response(shown, cookies=services.browser_cookie(request))


@get("/tables/{id:str}/positions/{version:int}")
async def get_position(request: AnyRequest, id: str, version: int, eyes: Eyes = "") -> PositionInfo:
    services = services_of(request)
    return await replay.position(services.tables, services.replays, id, await services.person(request), eyes, version)


@get("/tables/{id:str}/finish")
async def finished(request: AnyRequest, id: str, language: Language = "en") -> GameSummary:
    services = services_of(request)
    return await summary.of_table(services.tables, services.replays, id, language_or_english(language))


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(request: AnyRequest, id: str) -> Response[str]:
    tables = services_of(request).tables
    if (await tables.row(id)).status != "over":
        raise Refused("game-not-over")
    headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
    return Response(await tables.repository.record(id), headers=headers, media_type="text/plain")


@post("/records", request_max_body_size=LONGEST_RECORD)
async def import_record(request: AnyRequest, data: RecordText) -> Response[TableInfo] | Response[ErrorBody]:
    """Imports the record of a game that was played elsewhere."""
    services = services_of(request)
    person = await services.require_table_creator(request)
    language = asked_language(request)
    try:
        done = await asyncio.to_thread(records.read, data.text)
    except (BadRecord, BadPosition, BadSettings) as bad:
        problem = ErrorInfo(bad.refusal.id, records.why_bad(bad, data.text, language), refusal_info(bad.refusal))
        return Response(ErrorBody(problem), status_code=400)
    row, work = await asyncio.to_thread(records.imported_table, done, person, person.language or language)
    await services.tables.repository.save(*work)
    return Response(services.info(row, person))


@post("/check", request_max_body_size=LONGEST_RECORD)
async def check(request: AnyRequest, data: RecordText) -> RecordCheck:
    services = services_of(request)
    if not services.check_rate.take(client_of(request)):
        raise Refused("too-many-checks")
    return await asyncio.to_thread(records.check, data.text, asked_language(request))


@post("/tables/{id:str}/branch")
async def branch(request: AnyRequest, id: str, data: Branch) -> TableInfo:
    """Creates a table that continues from a position of this one."""
    services = services_of(request)
    person = await services.require_table_creator(request)
    row = await records.branch(services.tables, services.replays, id, data, person)
    return services.info(row, person)


@get("/tables/{id:str}/laid/{version:int}")
async def laid_position(request: AnyRequest, id: str, version: int) -> LaidPosition:
    """Returns the full position of a finished game after a version, for the position editor."""
    services = services_of(request)
    table = (await services.tables.hub(id)).table.core
    if table.row.status != "over":
        raise Refused("game-not-over")
    return setup.written((await services.replays.timeline(table)).at(version))


@post("/positions/start", status_code=200)
async def start_position(request: AnyRequest, data: PositionStart) -> LaidPosition:
    services = services_of(request)
    request.state.game = data.game
    if not services.check_rate.take(client_of(request)):
        raise Refused("too-many-checks")
    return await asyncio.to_thread(setup.beginning, data)


@post("/positions/check", status_code=200)
async def check_position(
    request: AnyRequest, data: LaidPosition, seat: int = -1, describe: bool = False
) -> PositionCheck:
    services = services_of(request)
    request.state.game = data.game
    if not services.position_rate.take(client_of(request)):
        raise Refused("too-many-checks")
    return await asyncio.to_thread(setup.check, data, seat, asked_language(request), describe)


@post("/positions/play")
async def play_position(request: AnyRequest, data: LaidBranch) -> TableInfo:
    """Creates a table that starts from an edited position."""
    services = services_of(request)
    request.state.game = data.laid.game
    person = await services.require_table_creator(request)
    state = await asyncio.to_thread(setup.read, data.laid)
    colours = [None] * data.laid.players
    row, work = records.table_from(state, data.seat, data.bot, person, colours, data.exact)
    await services.tables.repository.save(*work)
    return services.info(row, person)


HANDLERS = [
    get_replay,
    get_position,
    finished,
    record,
    import_record,
    check,
    branch,
    laid_position,
    start_position,
    check_position,
    play_position,
]
