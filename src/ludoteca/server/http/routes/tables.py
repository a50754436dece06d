"""HTTP routes of tables, and of the server's health."""

from litestar import Response, get, post, websocket

from ludoteca.server.http.forwarding import forward_socket
from ludoteca.server.http.services import AnyRequest, AnySocket, services_of
from ludoteca.server.http.websocket import WebSocketConnection
from ludoteca.server.live.socket import SocketSession
from ludoteca.server.lobby import new_tables
from ludoteca.server.protocol.schemas import Health, NewTable
from ludoteca.server.storage.writer import NotSaved
from ludoteca.server.tables.views import TableInfo


@post("/tables")
async def create_table(request: AnyRequest, data: NewTable) -> TableInfo:
    services = services_of(request)
    request.state.game = data.game
    person = await services.require_table_creator(request)
    return services.info(await new_tables.create_table(services.tables.repository, data, person), person)


@get("/tables")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    services = services_of(request)
    person = await services.person(request)
    return await services.tables.infos(await services.tables.tables_of(person), person) if person else []


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
    """Liveness check: answers if the process does. The process must not be restarted because its database is away."""


@get("/health")
async def health(request: AnyRequest) -> Health:
    """Readiness check: 503 while the database does not answer."""
    tables = services_of(request).tables
    await tables.repository.ping()
    if not tables.ownership.joined:
        raise NotSaved("declared dead by another server")
    return tables.health()


HANDLERS = [create_table, my_tables, one_table, rematch, alive, health, live]
