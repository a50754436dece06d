"""All routes of the API under `/api`, and its exception handlers."""

import logging
from collections.abc import Callable

import msgspec
from litestar import Response, Router
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.kernel.refusals import Refused
from ludoteca.server.cluster.ownership import OwnedElsewhere
from ludoteca.server.http import errors
from ludoteca.server.http.forwarding import forward
from ludoteca.server.http.routes import contests, games, lobby, passkeys, people, profiles, records, studies, tables
from ludoteca.server.http.services import AnyRequest, asked_language
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.logs import about
from ludoteca.server.protocol.schemas import ErrorBody
from ludoteca.server.storage.writer import NotSaved

log = logging.getLogger(__name__)
LARGEST_BODY = 16_384


def refuse(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    """Returns the error response for a refusal, in the words of the game that the request is about."""
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
        *games.HANDLERS,
        *tables.HANDLERS,
        *people.HANDLERS,
        *passkeys.HANDLERS,
        *profiles.HANDLERS,
        *lobby.HANDLERS,
        *records.HANDLERS,
        *studies.HANDLERS,
        *contests.HANDLERS,
    ],
    guards=[contests.check_look],
)
