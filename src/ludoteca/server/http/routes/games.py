"""HTTP routes of games: catalogues, things, and options."""

import asyncio
import functools
import gzip

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.server.http import game_infos
from ludoteca.server.http.services import AnyRequest, Language
from ludoteca.server.localization import language_or_english, thing_infos
from ludoteca.server.protocol.schemas import GameInfo, OptionsRequest, ResolvedOptions, ThingInfo


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
    """Returns every thing of the game with its type, fields and name, so that pages need not parse names or invent
    them."""
    game_infos.check_language(language)
    plain, gzipped = await asyncio.to_thread(encoded_things, ludoteca.game(game).id, language)
    return compressed(request, plain, gzipped, "application/json")


def compressed(request: AnyRequest, plain: bytes, gzipped: bytes, media_type: str) -> Response[bytes]:
    """Returns the compressed body if the client accepts it, else the plain one."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(gzipped, headers={**headers, "Content-Encoding": "gzip"}, media_type=media_type)
    return Response(plain, headers=headers, media_type=media_type)


@functools.cache
def encoded_things(game: str, language: str) -> tuple[bytes, bytes]:
    """Returns the JSON plain and compressed (a tenth of the size). It is cached, because every page that opens a table
    requests it."""
    plain = msgspec.json.encode(thing_infos(game, language))
    return plain, gzip.compress(plain, mtime=0)


@get("/games/{game:str}/box")
async def box(game: str) -> Json:
    return await asyncio.to_thread(ludoteca.game(game).presentation.box)


@post("/games/{game:str}/settle", status_code=200)
async def resolve_options(request: AnyRequest, game: str, data: OptionsRequest) -> ResolvedOptions:
    """Validates options before a table is created."""
    request.state.game = game
    return ResolvedOptions(ludoteca.game(game).resolve_options(data.players, data.options))


HANDLERS = [list_games, get_catalogue, box, things, resolve_options]
