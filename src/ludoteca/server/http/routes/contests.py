"""HTTP routes of duels, games of the day and evenings, and who may look at their tables."""

import asyncio

from litestar import Response, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

import ludoteca
from ludoteca import bots
from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import clean_name
from ludoteca.server.contests import days
from ludoteca.server.http.services import AnyRequest, AnySocket, Language, services_in, services_of
from ludoteca.server.http.websocket import WebSocketConnection
from ludoteca.server.live.registry import UnknownTable
from ludoteca.server.live.socket import Disconnected
from ludoteca.server.live.viewer import PROTOCOL_ERROR, TRY_LATER, UNKNOWN_TABLE
from ludoteca.server.localization import language_or_english
from ludoteca.server.protocol.contests import (
    ChangeEvening,
    Comparison,
    DayInfo,
    DayLine,
    DealInfo,
    EnterDeal,
    EveningInfo,
    JoinEvening,
    NewEvening,
)
from ludoteca.server.protocol.schemas import NewTable
from ludoteca.server.tables.views import TableInfo

Connection = ASGIConnection[BaseRouteHandler, object, object, State]


async def check_look(connection: Connection, handler: BaseRouteHandler) -> None:
    """Guards all routes below `/tables/{id}`: nobody may see a game of a deal that they can still play."""
    id = connection.path_params.get("id")
    if not isinstance(id, str):
        return
    services = services_in(connection.app.state)
    try:
        row = await services.tables.row(id)
    except UnknownTable:
        return  # the route checks access itself, with its own response and limits
    person = await services.people.by_token(connection.cookies.get(services.settings.cookie))
    looks = connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") == "GET"
    shows_game = looks and (row.status == "over" or not connection.scope["path"].endswith(f"/tables/{id}"))
    await services.deals.onlookers.check_look(row, person, services.viewers(connection, person), shows_game)


@post("/tables/{id:str}/duel")
async def challenge(request: AnyRequest, id: str, language: Language = "en") -> DealInfo:
    """Returns the duel on the chance of a finished game, creating it if there is none."""
    services = services_of(request)
    person = await services.require_person(request)
    deal = await services.deals.challenge(id, person)
    viewers = services.viewers(request, person)
    return await services.deals.info(deal, person, viewers, language_or_english(language))


@post("/duels")
async def new_duel(request: AnyRequest, data: NewTable) -> TableInfo:
    services = services_of(request)
    request.state.game = data.game
    person = await services.require_table_creator(request)
    return services.info(await services.deals.new_duel(data, person), person)


@get("/deals/{deal:str}")
async def get_deal(request: AnyRequest, deal: str, language: Language = "en") -> Response[DealInfo]:
    services = services_of(request)
    person = await services.person(request)
    found = await services.deals.deal(deal)
    viewers = services.viewers(request, person)
    shown = await services.deals.info(found, person, viewers, language_or_english(language))
    return Response(shown, cookies=services.browser_cookie(request))


@post("/deals/{deal:str}/enter")
async def enter(request: AnyRequest, deal: str, data: EnterDeal) -> TableInfo:
    services = services_of(request)
    person = await services.require_table_creator(request)
    found = await services.deals.deal(deal)
    request.state.game = found.game
    row = await services.deals.enter(found, person, services.viewers(request, person), clean_name(data.name))
    return services.info(row, person)


@post("/deals/{deal:str}/look")
async def look(request: AnyRequest, deal: str, language: Language = "en") -> Response[DealInfo]:
    """Lets the viewer see the games of a duel instead of playing it."""
    services = services_of(request)
    person = await services.person(request)
    found = await services.deals.deal(deal)
    cookies = services.browser_cookie(request)
    viewers = [*services.viewers(request, person), *(str(cookie.value) for cookie in cookies)]
    await services.deals.look(found, viewers)
    return Response(await services.deals.info(found, person, viewers, language_or_english(language)), cookies=cookies)


@get("/deals/{deal:str}/compare")
async def compare(request: AnyRequest, deal: str, left: str, right: str, language: Language = "en") -> Comparison:
    services = services_of(request)
    person = await services.person(request)
    found = await services.deals.deal(deal)
    viewers = services.viewers(request, person)
    return await services.deals.compare(found, left, right, person, viewers, language_or_english(language))


@get("/days")
async def list_days(request: AnyRequest) -> list[DayLine]:
    """Lists the games of the day of all games that have bots."""
    services = services_of(request)
    person = await services.person(request)
    games = [game for game in ludoteca.all_games() if bots.who_can_play(game)]
    return [await days.line(services.deals, game, person) for game in games]


@get("/days/{game:str}")
async def get_day(request: AnyRequest, game: str, language: Language = "en") -> Response[DayInfo]:
    services = services_of(request)
    request.state.game = game
    person = await services.person(request)
    viewers = services.viewers(request, person)
    shown = await days.info(services.deals, game, person, viewers, language_or_english(language))
    return Response(shown, cookies=services.browser_cookie(request))


# -- evenings


@post("/evenings")
async def make_evening(request: AnyRequest, data: NewEvening) -> EveningInfo:
    services = services_of(request)
    request.state.game = data.game
    person = await services.require_table_creator(request)
    evening = await services.evenings.make(data, clean_name(data.title), person)
    return await services.evenings.info(evening, person)


@get("/evenings/{evening:str}")
async def get_evening(request: AnyRequest, evening: str) -> EveningInfo:
    services = services_of(request)
    return await services.evenings.info(await services.evenings.evening(evening), await services.person(request))


@websocket("/evenings/{evening:str}/live")
async def follow_evening(socket: AnySocket, evening: str) -> None:
    """Notifies a page at first and after every change of the evening. The page then requests the evening itself."""
    evenings, page = services_of(socket).evenings, WebSocketConnection(socket)
    await page.accept()
    try:
        id = (await evenings.evening(evening)).id
    except Refused:
        await page.close(UNKNOWN_TABLE)
        return
    if not page.enter(seated=False):
        await page.close(TRY_LATER)
        return

    async def send_changes() -> None:
        with evenings.followers.follow(id) as changed:
            while await changed.wait():
                changed.clear()
                await page.send('{"type":"changed"}')

    sending = asyncio.create_task(send_changes())
    try:
        await page.receive()
        await page.close(PROTOCOL_ERROR)  # pages must not send messages
    except (Disconnected, OSError):
        return
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


@put("/evenings/{evening:str}")
async def change_evening(request: AnyRequest, evening: str, data: ChangeEvening) -> EveningInfo:
    services = services_of(request)
    person = await services.require_person(request)
    await services.evenings.change(await services.evenings.evening(evening), data.auto, person)
    return await services.evenings.info(await services.evenings.evening(evening), person)


@post("/evenings/{evening:str}/join")
async def join_evening(request: AnyRequest, evening: str, data: JoinEvening) -> EveningInfo:
    services = services_of(request)
    person = await services.require_person(request)
    found = await services.evenings.evening(evening)
    await services.evenings.join(found, person, clean_name(data.name), data.code)
    return await services.evenings.info(found, person)


@post("/evenings/{evening:str}/rounds/{number:int}")
async def start_round(request: AnyRequest, evening: str, number: int) -> EveningInfo:
    services = services_of(request)
    person = await services.require_person(request)
    await services.evenings.start(await services.evenings.evening(evening), number, person)
    return await services.evenings.info(await services.evenings.evening(evening), person)


HANDLERS = [
    challenge,
    new_duel,
    get_deal,
    enter,
    look,
    compare,
    list_days,
    get_day,
    make_evening,
    get_evening,
    follow_evening,
    change_evening,
    join_evening,
    start_round,
]
