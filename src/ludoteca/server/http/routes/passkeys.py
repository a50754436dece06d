"""HTTP routes of passkeys and recovery codes."""

import ipaddress
from typing import Literal
from urllib.parse import urlsplit

from litestar import Response, delete, get, post

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts import passkeys
from ludoteca.server.accounts.passkeys import Site
from ludoteca.server.http.services import AnyRequest, Services, browser_of, client_of, services_of
from ludoteca.server.protocol.people import (
    CodeSignIn,
    Me,
    NewPasskey,
    PasskeyInfo,
    PasskeyOptions,
    Passkeys,
    PasskeySignIn,
    RecoveryCodes,
)
from ludoteca.server.settings import Settings, origin_of
from ludoteca.server.tables.rows import Person

LARGEST_CREDENTIAL = 16_384
LONGEST_CODE = 60


def site_of(settings: Settings, host: str) -> Site | None:
    """Returns the site that passkeys are bound to: that of `--public-url`, else the requested host, which the
    middleware has checked. Forwarded host headers are ignored. None for an IP address, which cannot have passkeys."""
    if settings.public_url:
        name = urlsplit(settings.public_url).hostname or ""
        return Site(name, [origin_of(settings.public_url)]) if _is_name(name) else None
    name = (urlsplit(f"//{host}").hostname or "").lower()
    return Site(name, [f"http://{host}".lower(), f"https://{host}".lower()]) if _is_name(name) else None


def _is_name(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name != ""
    return False


def limited(request: AnyRequest) -> tuple[Services, Site]:
    """Returns the services and the site; raises if passkeys are not possible or the network exceeded its rate limit."""
    services = services_of(request)
    if not services.passkey_rate.take(client_of(request)):
        raise Refused("too-fast")
    site = site_of(services.settings, request.headers.get("host", ""))
    if site is None or not passkeys.is_available():
        raise Refused("no-passkeys")
    return services, site


async def passkeys_response(request: AnyRequest, person: Person) -> Passkeys:
    services = services_of(request)
    known = await services.passkeys.list_for(person)
    infos = [PasskeyInfo(key.id, key.browser, key.created, key.used) for key in known]
    named = site_of(services.settings, request.headers.get("host", "")) is not None
    why_not: Literal["", "not-installed", "no-name"] = "" if named else "no-name"
    if not passkeys.is_available():
        why_not = "not-installed"
    return Passkeys(infos, await services.passkeys.codes_left(person), why_not)


@get("/me/passkeys")
async def get_passkeys(request: AnyRequest) -> Passkeys:
    services = services_of(request)
    return await passkeys_response(request, await services.require_person(request))


@post("/passkeys/new", status_code=200)
async def begin_passkey(request: AnyRequest) -> PasskeyOptions:
    services, site = limited(request)
    return PasskeyOptions(await services.passkeys.begin(await services.require_person(request), site))


@post("/me/passkeys", request_max_body_size=LARGEST_CREDENTIAL)
async def add_passkey(request: AnyRequest, data: NewPasskey) -> Passkeys:
    services, site = limited(request)
    person = await services.require_person(request)
    await services.passkeys.add(person, data.credential, site, browser_of(request))
    return await passkeys_response(request, person)


@delete("/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(request: AnyRequest, passkey: str) -> Passkeys:
    services = services_of(request)
    person = await services.require_person(request)
    await services.passkeys.remove(person, passkey)
    return await passkeys_response(request, person)


@post("/me/codes")
async def make_codes(request: AnyRequest) -> RecoveryCodes:
    """Returns new recovery codes, shown once; earlier ones are invalidated."""
    services = services_of(request)
    if not services.passkey_rate.take(client_of(request)):
        raise Refused("too-fast")
    return RecoveryCodes(await services.passkeys.new_codes(await services.require_person(request)))


# -- signing in


@post("/passkeys/begin", status_code=200)
async def begin_sign_in(request: AnyRequest) -> PasskeyOptions:
    services, site = limited(request)
    return PasskeyOptions(await services.passkeys.begin_sign_in(site))


@post("/passkeys/sign-in", request_max_body_size=LARGEST_CREDENTIAL)
async def sign_in(request: AnyRequest, data: PasskeySignIn) -> Response[Me]:
    services, site = limited(request)
    await check_nobody_here(request, services, data.instead)
    return await signed_in_as(request, services, await services.passkeys.authenticate(data.credential, site))


@post("/passkeys/recover")
async def recover(request: AnyRequest, data: CodeSignIn) -> Response[Me]:
    """Signs in by a recovery code, which works once. Wrong codes have no limit of their own: with 79 bits
    nobody guesses one, and a limit would lock out the others of the guesser's network."""
    services = services_of(request)
    await check_nobody_here(request, services, data.instead)
    id = await services.passkeys.use_code(data.code[:LONGEST_CODE])
    if id is None:
        raise Refused("recovery-wrong")
    return await signed_in_as(request, services, id)


async def check_nobody_here(request: AnyRequest, services: Services, instead: bool) -> None:
    here = await services.person(request)
    if here is not None and not instead:
        raise Refused("somebody-here", {"name": here.name})


async def signed_in_as(request: AnyRequest, services: Services, id: str) -> Response[Me]:
    person, token = await services.people.sign_in(id, browser_of(request))
    return Response(Me(person.name, person.language), cookies=[services.cookie(token)])


HANDLERS = [
    get_passkeys,
    begin_passkey,
    add_passkey,
    remove_passkey,
    make_codes,
    begin_sign_in,
    sign_in,
    recover,
]
