"""The HTTP API of looking back: replays, results, records, and playing on from a position."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition, BadRecord, BadSettings, Refused
from ludoteca.server.http.services import AnyRequest, Language, asked_language, client_of, desk_of
from ludoteca.server.localization import language_or_english, refused
from ludoteca.server.protocol.schemas import Branch, Checked, Failure, Finish, Problem, RecordText, Replay, TableInfo
from ludoteca.server.replay import records, replay
from ludoteca.server.replay.summary import finish

LONGEST_RECORD = 262_144
Eyes = Annotated[str, Parameter(query="eyes", max_length=20)]


@get("/tables/{id:str}/replay")
async def get_replay(request: AnyRequest, id: str, eyes: Eyes = "", language: Language = "en") -> Replay:
    desk = desk_of(request)
    if not desk.retellings.take(client_of(request)):
        raise Refused("too-fast")
    person = await desk.person(request)
    return await replay.replay(desk.tables, desk.replays, id, person, eyes, language_or_english(language))


@get("/tables/{id:str}/positions/{version:int}")
async def get_position(request: AnyRequest, id: str, version: int, eyes: Eyes = "") -> Json:
    desk = desk_of(request)
    return await replay.position(desk.tables, desk.replays, id, await desk.person(request), eyes, version)


@get("/tables/{id:str}/finish")
async def finished(request: AnyRequest, id: str, language: Language = "en") -> Finish:
    desk = desk_of(request)
    table = (await desk.tables.company(id)).table
    if table.row.status != "over" or table.row.result is None:
        raise Refused("game-not-over")
    try:
        chapters = replay.chapter_starts(await desk.replays.moments(table))
    except BadRecord:  # played by rules that are no longer here
        chapters = []
    return finish(table, await desk.tables.store.record(id), chapters, language_or_english(language))


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(request: AnyRequest, id: str) -> Response[str]:
    tables = desk_of(request).tables
    if (await tables.row(id)).status != "over":
        raise Refused("game-not-over")
    headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
    return Response(await tables.store.record(id), headers=headers, media_type="text/plain")


@post("/records", request_max_body_size=LONGEST_RECORD)
async def import_record(request: AnyRequest, data: RecordText) -> Response[TableInfo] | Response[Failure]:
    """A table of a game that was played elsewhere."""
    desk = desk_of(request)
    person = await desk.table_maker(request)
    language = asked_language(request)
    try:
        done = await asyncio.to_thread(records.read, data.text)
    except (BadRecord, BadPosition, BadSettings) as bad:
        problem = Problem(bad.refusal.id, records.why_bad(bad, data.text, language), refused(bad.refusal))
        return Response(Failure(problem), status_code=400)
    row, work = await asyncio.to_thread(records.imported_table, done, person, person.language or language)
    await desk.tables.store.save(*work)
    return Response(desk.info(row, person))


@post("/check", request_max_body_size=LONGEST_RECORD)
async def check(request: AnyRequest, data: RecordText) -> Checked:
    desk = desk_of(request)
    if not desk.checks.take(client_of(request)):
        raise Refused("too-many-checks")
    return await asyncio.to_thread(records.check, data.text, asked_language(request))


@post("/tables/{id:str}/branch")
async def branch(request: AnyRequest, id: str, data: Branch) -> TableInfo:
    """Play on from here."""
    desk = desk_of(request)
    person = await desk.table_maker(request)
    table = (await desk.tables.company(id)).table
    if table.row.status != "over":
        raise Refused("no-branch")
    state = (await desk.replays.moments(table)).at(data.version)
    row, work = records.branch_table(state, data, person)
    await desk.tables.store.save(*work)
    return desk.info(row, person)


HANDLERS = [get_replay, get_position, finished, record, import_record, check, branch]
