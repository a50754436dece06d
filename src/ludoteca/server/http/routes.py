"""HTTP routes of games and tables, and the exception handlers of the API. `docs/protocol.md` lists all routes."""

import asyncio
import functools
import gzip
import logging
from collections.abc import Callable

import msgspec
from litestar import MediaType, Response, Router, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refused
from ludoteca.server.cluster.ownership import OwnedElsewhere
from ludoteca.server.http import (
    contest_routes,
    errors,
    game_infos,
    lobby_routes,
    passkey_routes,
    people_routes,
    profile_routes,
    record_routes,
    study_routes,
)
from ludoteca.server.http.forwarding import forward, forward_socket
from ludoteca.server.http.services import AnyRequest, AnySocket, Language, asked_language, services_of
from ludoteca.server.http.websocket import WebSocketConnection
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.live.socket import SocketSession
from ludoteca.server.lobby import new_tables
from ludoteca.server.localization import language_or_english, thing_infos
from ludoteca.server.logs import about
from ludoteca.server.protocol.schemas import (
    ErrorBody,
    GameInfo,
    Health,
    NewTable,
    OptionsRequest,
    ResolvedOptions,
    ThingInfo,
)
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.views import TableInfo

log = logging.getLogger(__name__)
LARGEST_BODY = 16_384


# -- games


@get("/games")
async def list_games(request: AnyRequest, language: Language = "en") -> list[GameInfo]:
    return await asyncio.to_thread(game_infos.game_infos, language_or_english(language))


@get(
    "/games/{game:str}/words/{language:str}",
    media_type="text/plain",
    responses={200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False)},
)
async def get_catalogue(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    plain = game_infos.catalogue(game, language).encode()
    return compressed(request, plain, gzip.compress(plain, mtime=0), "text/plain")


@get(
    "/games/{game:str}/things/{language:str}",
    media_type="application/json",
    responses={200: ResponseSpec(dict[str, ThingInfo], generate_examples=False)},
)
async def things(request: AnyRequest, game: str, language: str) -> Response[bytes]:
    """What every thing of the game is, typed, and what it is called: pages take no names apart, and make none up."""
    game_infos.check_language(language)
    plain, gzipped = await asyncio.to_thread(encoded_things, ludoteca.game(game).id, language)
    return compressed(request, plain, gzipped, "application/json")


def compressed(request: AnyRequest, plain: bytes, gzipped: bytes, media_type: str) -> Response[bytes]:
    """Whichever of the two the client reads."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=media_type)
    return Response(plain, headers=headers, media_type=media_type)


@functools.cache
def encoded_things(game: str, language: str) -> tuple[bytes, bytes]:
    """As sent, and a tenth of it in size: every page that opens a table asks for it."""
    plain = msgspec.json.encode(thing_infos(game, language))
    return plain, gzip.compress(plain, mtime=0)


@get("/games/{game:str}/box")
async def box(game: str) -> Json:
    return await asyncio.to_thread(ludoteca.game(game).presentation.box)


@post("/games/{game:str}/settle", status_code=200)
async def settle(request: AnyRequest, game: str, data: OptionsRequest) -> ResolvedOptions:
    """Validates options before there is a table."""
    request.state.game = game
    return ResolvedOptions(ludoteca.game(game).settled(data.players, data.options))


# -- tables


@post("/tables")
async def make_table(request: AnyRequest, data: NewTable) -> TableInfo:
    services = services_of(request)
    request.state.game = data.game
    person = await services.require_table_creator(request)
    return services.info(await new_tables.create(services.tables.repository, data, person), person)


@get("/tables")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    services = services_of(request)
    person = await services.person(request)
    return await services.tables.infos(await services.tables.of(person), person) if person else []


@get("/tables/{id:str}")
async def one_table(request: AnyRequest, id: str) -> Response[TableInfo]:
    services = services_of(request)
    shown = await services.one_info(await services.tables.row(id), await services.person(request))
    return Response(shown, cookies=services.browser_cookie(request))


@post("/tables/{id:str}/rematch")
async def rematch(request: AnyRequest, id: str) -> TableInfo:
    services = services_of(request)
    person = await services.require_table_creator(request)
    return services.info(await new_tables.rematch(services.tables, id, person), person)


@websocket("/tables/{id:str}/live")
async def live(socket: AnySocket, id: str) -> None:
    services = services_of(socket)
    if not await forward_socket(socket, id, services.tables):
        session = await services.session(socket)
        person, device = (session.person, session.device) if session else (None, "")
        await SocketSession(WebSocketConnection(socket), services.tables, id, person, device).run()


@get("/alive")
async def alive(request: AnyRequest) -> None:
    """Whether the process answers at all; it is not to be restarted because its database is away."""


@get("/health")
async def health(request: AnyRequest) -> Health:
    """Whether the server can play: 503 while the database does not answer."""
    tables = services_of(request).tables
    await tables.repository.ping()
    if not tables.ownership.joined:
        raise NotSaved("declared dead by another server")
    return tables.health()


# -- errors


def refuse(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """The error response to a refusal, in the words of the game that was asked for."""
    status, body = errors.error_body(error, request.state.get("game", ""), asked_language(request))
    if body.error.code == errors.DATABASE_AWAY:
        log.warning("%s %s: %s", request.method, request.url.path, error, extra=about("database-away"))
    return Response(body, status_code=status)


EXCEPTION_HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Exception], Response[ErrorBody]]] = {
    Refused: refuse,
    UnknownTable: refuse,
    NotSaved: refuse,
    SQLAlchemyError: refuse,
    OSError: refuse,
    RecursionError: refuse,
    msgspec.MsgspecError: refuse,
    OwnedElsewhere: forward,
}

ROUTES = Router(
    "/api",
    route_handlers=[
        list_games,
        get_catalogue,
        box,
        things,
        settle,
        make_table,
        my_tables,
        one_table,
        rematch,
        alive,
        health,
        live,
        *people_routes.HANDLERS,
        *passkey_routes.HANDLERS,
        *profile_routes.HANDLERS,
        *lobby_routes.HANDLERS,
        *record_routes.HANDLERS,
        *study_routes.HANDLERS,
        *contest_routes.HANDLERS,
    ],
    guards=[contest_routes.check_look],
)
