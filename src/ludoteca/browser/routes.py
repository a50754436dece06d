"""The API of `docs/protocol.md` without HTTP, for the one person of a browser. Routes that need other people are
missing."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec

import ludoteca
from ludoteca.browser.tables import BrowserTables
from ludoteca.kernel.refusals import BadPosition, BadRecord, BadSettings, Refusal, Refused
from ludoteca.server.accounts.people import clean_name
from ludoteca.server.http import game_infos
from ludoteca.server.http.errors import error_body
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.lobby import lobby, new_tables
from ludoteca.server.localization import language_or_english, refusal_info, thing_infos, words_of
from ludoteca.server.protocol import people, schemas
from ludoteca.server.protocol.schemas import ErrorBody, ErrorInfo
from ludoteca.server.replay import records, replay, setup, summary
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.views import TableInfo

Body = TypeVar("Body")


@dataclass(frozen=True)
class Request:
    """A request: its path and query parameters, its body as JSON, and the page's language."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: bytes
    page_language: str

    @property
    def language(self) -> str:
        return language_or_english(self.query.get("language") or self.page_language)

    def number(self, name: str) -> int:
        text = self.path[name]
        if not (text.isascii() and text.isdecimal()):
            raise Refused("garbage")
        return int(text)

    def read(self, kind: type[Body]) -> Body:
        return msgspec.json.decode(self.body, type=kind)


@dataclass(frozen=True)
class Response:
    """A response; `text` is JSON, except for catalogues and records."""

    status: int
    text: str


Handler = Callable[[BrowserTables, Request], Awaitable[object]]
Route = tuple[str, re.Pattern[str], Handler]


def router(routes: list[Route]) -> Callable[[str, str], Callable[[Handler], Handler]]:
    """Returns a decorator that adds a handler to these routes."""

    def route(method: str, path: str) -> Callable[[Handler], Handler]:
        def add(handler: Handler) -> Handler:
            pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
            routes.append((method, re.compile(pattern), handler))
            return handler

        return add

    return route


async def answer(
    routes: Sequence[Route],
    tables: BrowserTables,
    method: str,
    path: str,
    query: Mapping[str, str],
    body: bytes,
    language: str,
) -> Response:
    for known, pattern, handler in routes:
        if known == method and (found := pattern.fullmatch(path)):
            return await _answered(tables, handler, Request(found.groupdict(), query, body, language))
    return _refused(Refused("not-here"), "", language_or_english(language))


async def _answered(tables: BrowserTables, handler: Handler, request: Request) -> Response:
    try:
        result = await handler(tables, request)
    except msgspec.MsgspecError:
        text = words_of("", language_or_english(request.page_language)).refusal(Refusal("garbage"))
        return Response(400, msgspec.json.encode(ErrorBody(ErrorInfo("garbage", text))).decode())
    except (Refused, UnknownTable, NotSaved, RecursionError) as error:
        return _refused(error, request.path.get("game", ""), language_or_english(request.page_language))
    if isinstance(result, Response):
        return result
    return Response(200, result if isinstance(result, str) else msgspec.json.encode(result).decode())


def _refused(error: Exception, game: str, language: str) -> Response:
    status, body = error_body(error, game, language)
    return Response(status, msgspec.json.encode(body).decode())


ROUTES: list[Route] = []
route = router(ROUTES)

# -- the person


@route("GET", "me")
async def get_me(tables: BrowserTables, request: Request) -> people.Me:
    person = await tables.person()
    return people.Me(person.name, person.language) if person else people.Me("")


@route("PUT", "me")
async def put_me(tables: BrowserTables, request: Request) -> people.Me:
    data = request.read(people.Me)
    name = clean_name(data.name)
    if not name:
        raise Refused("name-missing")
    person = await tables.become(name, language_or_english(data.language) if data.language else "")
    return people.Me(person.name, person.language)


# -- games


@route("GET", "games")
async def list_games(tables: BrowserTables, request: Request) -> list[schemas.GameInfo]:
    return game_infos.game_infos(request.language)


@route("GET", "games/{game}/words/{language}")
async def words(tables: BrowserTables, request: Request) -> str:
    return game_infos.catalogue(request.path["game"], request.path["language"])


@route("GET", "games/{game}/things/{language}")
async def things(tables: BrowserTables, request: Request) -> dict[str, schemas.ThingInfo]:
    game_infos.check_language(request.path["language"])
    return thing_infos(ludoteca.game(request.path["game"]).id, request.path["language"])


@route("GET", "games/{game}/box")
async def box(tables: BrowserTables, request: Request) -> dict[str, object]:
    return ludoteca.game(request.path["game"]).presentation.box()


@route("POST", "games/{game}/settle")
async def resolve_options(tables: BrowserTables, request: Request) -> schemas.ResolvedOptions:
    data = request.read(schemas.OptionsRequest)
    return schemas.ResolvedOptions(ludoteca.game(request.path["game"]).resolve_options(data.players, data.options))


# -- tables


@route("GET", "lobby")
async def get_lobby(tables: BrowserTables, request: Request) -> schemas.Lobby:
    return await lobby.lobby(tables.registry, await tables.person())


@route("GET", "tables")
async def my_tables(tables: BrowserTables, request: Request) -> list[TableInfo]:
    person = await tables.person()
    return [tables.registry.info(row, person) for row in await tables.registry.tables_of(person)] if person else []


@route("POST", "tables")
async def create_table(tables: BrowserTables, request: Request) -> TableInfo:
    """Creates a table. Nobody else can join: all seats are the person's own or a bot's."""
    data = request.read(schemas.NewTable)
    if any(seat.kind == "open" for seat in data.seats):
        raise Refused("not-here")
    person = await tables.require_person()
    return tables.registry.info(await new_tables.create_table(tables.repository, data, person), person)


@route("GET", "tables/{id}")
async def one_table(tables: BrowserTables, request: Request) -> TableInfo:
    return tables.registry.info(await tables.registry.row(request.path["id"]), await tables.person())


@route("POST", "tables/{id}/rematch")
async def rematch(tables: BrowserTables, request: Request) -> TableInfo:
    person = await tables.require_person()
    return tables.registry.info(await new_tables.rematch(tables.registry, request.path["id"], person), person)


@route("POST", "tables/{id}/close")
async def close(tables: BrowserTables, request: Request) -> TableInfo:
    person = await tables.require_person()
    return tables.registry.info(await tables.seating.close(request.path["id"], person), person)


@route("POST", "tables/{id}/branch")
async def branch(tables: BrowserTables, request: Request) -> TableInfo:
    person = await tables.require_person()
    row = await records.branch(
        tables.registry, tables.replays, request.path["id"], request.read(schemas.Branch), person
    )
    return tables.registry.info(row, person)


# -- looking back


@route("GET", "tables/{id}/finish")
async def finished(tables: BrowserTables, request: Request) -> schemas.GameSummary:
    return await summary.of_table(tables.registry, tables.replays, request.path["id"], request.language)


@route("GET", "tables/{id}/replay")
async def get_replay(tables: BrowserTables, request: Request) -> schemas.Replay:
    person, eyes = await tables.person(), request.query.get("eyes", "")
    return await replay.replay(tables.registry, tables.replays, request.path["id"], person, eyes, request.language)


@route("GET", "tables/{id}/positions/{version}")
async def get_position(tables: BrowserTables, request: Request) -> schemas.PositionInfo:
    person, eyes = await tables.person(), request.query.get("eyes", "")
    return await replay.position(
        tables.registry, tables.replays, request.path["id"], person, eyes, request.number("version")
    )


@route("GET", "tables/{id}/record")
async def record(tables: BrowserTables, request: Request) -> str:
    if (await tables.registry.row(request.path["id"])).status != "over":
        raise Refused("game-not-over")
    return await tables.repository.record(request.path["id"])


@route("POST", "records")
async def import_record(tables: BrowserTables, request: Request) -> TableInfo | Response:
    person, text = await tables.require_person(), request.read(schemas.RecordText).text
    language = language_or_english(request.page_language)
    try:
        done = records.read(text)
    except (BadRecord, BadPosition, BadSettings) as bad:
        problem = ErrorInfo(bad.refusal.id, records.why_bad(bad, text, language), refusal_info(bad.refusal))
        return Response(400, msgspec.json.encode(ErrorBody(problem)).decode())
    row, work = records.imported_table(done, person, person.language or language)
    await tables.repository.save(*work)
    return tables.registry.info(row, person)


@route("POST", "check")
async def check(tables: BrowserTables, request: Request) -> schemas.RecordCheck:
    return records.check(request.read(schemas.RecordText).text, language_or_english(request.page_language))


# -- positions laid by hand


@route("GET", "tables/{id}/laid/{version}")
async def laid_position(tables: BrowserTables, request: Request) -> schemas.LaidPosition:
    table = (await tables.registry.hub(request.path["id"])).table.core
    if table.row.status != "over":
        raise Refused("game-not-over")
    return setup.written((await tables.replays.timeline(table)).at(request.number("version")))


@route("POST", "positions/start")
async def start_position(tables: BrowserTables, request: Request) -> schemas.LaidPosition:
    return setup.beginning(request.read(schemas.PositionStart))


@route("POST", "positions/check")
async def check_position(tables: BrowserTables, request: Request) -> schemas.PositionCheck:
    seat, describe = int(request.query.get("seat", "-1")), request.query.get("describe") == "true"
    return setup.check(request.read(schemas.LaidPosition), seat, language_or_english(request.page_language), describe)


@route("POST", "positions/play")
async def play_position(tables: BrowserTables, request: Request) -> TableInfo:
    data, person = request.read(schemas.LaidBranch), await tables.require_person()
    colours: list[int | None] = [None] * data.laid.players
    row, work = records.table_from(setup.read(data.laid), data.seat, data.bot, person, colours, data.exact)
    await tables.repository.save(*work)
    return tables.registry.info(row, person)
