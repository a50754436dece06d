"""HTTP routes of a person's page: their statistics and games, publishing, export, deletion."""

import secrets
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import QueryParameter
from litestar.response import Stream

from ludoteca.kernel.refusals import Refused
from ludoteca.server.http.services import AnyRequest, Language, Services, client_of, services_of
from ludoteca.server.localization import language_or_english
from ludoteca.server.profiles.export import export
from ludoteca.server.profiles.games import GameFilter
from ludoteca.server.protocol.people import Deletion, Me, PersonGames, Profile, Publishing
from ludoteca.server.storage import statements
from ludoteca.server.tables.rows import Person

ADDRESS_BYTES = 12
LONGEST_ADDRESS = 40
Short = Annotated[str, QueryParameter(max_length=40)]


def limited(request: AnyRequest) -> Services:
    services = services_of(request)
    if not services.profile_rate.take(client_of(request)):
        raise Refused("too-fast")
    return services


@get("/me/profile")
async def get_profile(request: AnyRequest, language: Language = "en") -> Profile:
    services = limited(request)
    person = await services.require_person(request)
    return await services.statistics.profile(person, language_or_english(language), own=True)


@get("/me/games")
async def get_games(
    request: AnyRequest,
    game: Short = "",
    players: int = 0,
    against: Short = "",
    outcome: Short = "",
    search: Short = "",
    sort: Short = "newest",
    page: int = 1,
) -> PersonGames:
    services = limited(request)
    person = await services.require_person(request)
    return await services.game_list.games(
        person, GameFilter(game, players, against, outcome, search, sort, page), own=True
    )


@put("/me/published")
async def publish(request: AnyRequest, data: Publishing, language: Language = "en") -> Profile:
    """Publishes or hides the page. Each publication gets a new address, so that earlier links stop working."""
    services = limited(request)
    person = await services.require_person(request)
    address = secrets.token_urlsafe(ADDRESS_BYTES) if data.published else None
    await services.tables.repository.save(statements.publish(person.id, address))
    return await services.statistics.profile(person, language_or_english(language), own=True)


@get("/me/export")
async def get_export(request: AnyRequest) -> Stream:
    services = services_of(request)
    person = await services.require_person(request)
    if not services.export_quota.take(person.id, client_of(request)):
        raise Refused("too-fast")
    headers = {"Content-Disposition": 'attachment; filename="ludoteca.json"'}
    return Stream(export(services.tables.repository, person.id), headers=headers, media_type="application/json")


@post("/me/delete", status_code=200)
async def delete_me(request: AnyRequest, data: Deletion) -> Response[Me]:
    services = services_of(request)
    person = await services.require_person(request)
    if data.name.strip() != person.name:
        raise Refused("name-other")
    await services.deletion.delete(person.id, person.name)
    return Response(Me(""), cookies=[services.no_cookie()])


# -- published pages


@get("/people/{address:str}")
async def get_published(request: AnyRequest, address: str, language: Language = "en") -> Profile:
    services = limited(request)
    person = await published_person(services, address)
    return await services.statistics.profile(person, language_or_english(language), own=False)


@get("/people/{address:str}/games")
async def get_published_games(
    request: AnyRequest,
    address: str,
    game: Short = "",
    players: int = 0,
    against: Short = "",
    outcome: Short = "",
    sort: Short = "newest",
    page: int = 1,
) -> PersonGames:
    services = limited(request)
    person = await published_person(services, address)
    wanted = GameFilter(game, players, against, outcome, "", sort, page)
    return await services.game_list.games(person, wanted, own=False)


async def published_person(services: Services, address: str) -> Person:
    person = await services.statistics.published_person(address[:LONGEST_ADDRESS])
    if person is None:
        raise Refused("page-private")
    return person


HANDLERS = [get_profile, get_games, publish, get_export, delete_me, get_published, get_published_games]
