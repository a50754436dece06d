"""HTTP routes of the lobby: finding, joining, leaving and arranging tables, and the server's network addresses."""

import asyncio

from litestar import Response, get, post

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import clean_name
from ludoteca.server.http import network_addresses
from ludoteca.server.http.services import AnyRequest, services_of
from ludoteca.server.lobby import lobby
from ludoteca.server.protocol.schemas import Arrangement, InviteCode, Join, Lobby, NetworkAddresses
from ludoteca.server.tables.views import TableInfo


@get("/lobby")
async def get_lobby(request: AnyRequest) -> Lobby:
    services = services_of(request)
    return await lobby.lobby(services.tables, await services.person(request))


@get("/network-addresses")
async def get_network_addresses(request: AnyRequest) -> NetworkAddresses:
    return await asyncio.to_thread(network_addresses.network_addresses, services_of(request).settings)


@post("/find", status_code=200)
async def find(request: AnyRequest, data: InviteCode) -> TableInfo:
    """Finds a table by its code, to look at it before joining. The code is in the body, because addresses are
    logged."""
    services = services_of(request)
    id = await services.seating.find(data.code)
    return await services.one_info(await services.tables.row(id), await services.person(request))


@post("/join")
async def join_by_code(request: AnyRequest, data: Join) -> Response[TableInfo]:
    return await _join(request, None, data)


@post("/tables/{id:str}/join")
async def join_table(request: AnyRequest, id: str, data: Join) -> Response[TableInfo]:
    return await _join(request, id, data)


async def _join(request: AnyRequest, id: str | None, data: Join) -> Response[TableInfo]:
    """Joins as the person of the session, or as a new person of the given name."""
    services = services_of(request)
    name, token = clean_name(data.name), ""
    person = await services.person(request)
    if person is None and not name:
        raise Refused("name-missing")
    if id is None:
        id = await services.seating.find(data.code)
    await services.tables.hub(id)  # before a person is created: if another server owns the table, it creates them
    if person is None:
        person, token = await services.sign_up(request, name, "")
    row = await services.seating.join(id, data.code, data.seat, person, name)
    return Response(services.info(row, person), cookies=[services.cookie(token)] if token else [])


@post("/tables/{id:str}/leave")
async def leave(request: AnyRequest, id: str) -> TableInfo:
    services = services_of(request)
    person = await services.require_person(request)
    return services.info(await services.seating.leave(id, person), person)


@post("/tables/{id:str}/seats")
async def arrange(request: AnyRequest, id: str, data: Arrangement) -> TableInfo:
    services = services_of(request)
    person = await services.require_person(request)
    return services.info(await services.seating.arrange(id, data, person), person)


@post("/tables/{id:str}/host")
async def take_over(request: AnyRequest, id: str) -> TableInfo:
    services = services_of(request)
    person = await services.require_person(request)
    return services.info(await services.seating.take_over(id, person), person)


@post("/tables/{id:str}/close")
async def close(request: AnyRequest, id: str) -> TableInfo:
    services = services_of(request)
    person = await services.require_person(request)
    return services.info(await services.seating.close(id, person), person)


HANDLERS = [get_lobby, get_network_addresses, find, join_by_code, join_table, leave, arrange, take_over, close]
