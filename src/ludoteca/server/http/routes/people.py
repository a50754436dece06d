"""HTTP routes of a person: name, device links, and devices."""

from litestar import Response, delete, get, post, put

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts.people import LONGEST_TOKEN, clean_name
from ludoteca.server.http.services import AnyRequest, Services, browser_of, services_of
from ludoteca.server.localization import language_or_english
from ludoteca.server.protocol.people import DeviceInfo, DeviceLink, Devices, DeviceSignIn, Me
from ludoteca.server.tables.rows import Session


@get("/me")
async def get_me(request: AnyRequest) -> Me:
    person = await services_of(request).person(request)
    return Me(person.name, person.language) if person else Me("")


@put("/me")
async def put_me(request: AnyRequest, data: Me) -> Response[Me]:
    services = services_of(request)
    name = clean_name(data.name)
    language = language_or_english(data.language) if data.language else ""
    if not name:
        raise Refused("name-missing")
    token = request.cookies.get(services.settings.cookie)
    person = await services.people.by_token(token)
    if person is not None and token is not None:
        person = await services.people.change(person, name, language or person.language)
    else:
        person, token = await services.sign_up(request, name, language)
    return Response(Me(person.name, person.language), cookies=[services.cookie(token)])


@post("/me/link")
async def make_link(request: AnyRequest) -> DeviceLink:
    """Creates a device link that signs the caller in on another device."""
    services = services_of(request)
    person = await services.require_person(request)
    return DeviceLink(await services.links.create(person.id), round(services.links.seconds))


@post("/me/arrive")
async def redeem_link(request: AnyRequest, data: DeviceSignIn) -> Response[Me]:
    """Redeems a device link. If this browser already belongs to that person, the link stays valid for the other
    device."""
    services = services_of(request)
    token = data.token[:LONGEST_TOKEN]
    here, whose = await services.person(request), await services.links.person_of(token)
    if here is not None and here.id == whose:
        return Response(Me(here.name, here.language))
    if here is not None and whose is not None and not data.instead:
        raise Refused("somebody-here", {"name": here.name})
    id = await services.links.redeem(token)
    if id is None:
        raise Refused("link-wrong")
    person, token = await services.people.sign_in(id, browser_of(request))
    return Response(Me(person.name, person.language), cookies=[services.cookie(token)])


@delete("/me/link", status_code=200)
async def end_link(request: AnyRequest) -> Devices:
    """Revokes the caller's device link."""
    services = services_of(request)
    session = await services.require_session(request)
    await services.links.revoke(session.person.id)
    return await devices_of(services, session)


# -- devices


@get("/me/devices")
async def get_devices(request: AnyRequest) -> Devices:
    services = services_of(request)
    return await devices_of(services, await services.require_session(request))


@delete("/me/devices/{device:str}", status_code=200)
async def end_device(request: AnyRequest, device: str) -> Response[Devices]:
    """Signs out one of the caller's devices, which may be this one."""
    services = services_of(request)
    session = await services.require_session(request)
    if device not in {each.id for each in await services.people.devices(session.person)}:
        raise Refused("device-unknown")
    await services.people.end([device])
    if device == session.device:
        return Response(Devices([], 0), cookies=[services.no_cookie()])
    return Response(await devices_of(services, session))


@delete("/me/devices", status_code=200)
async def end_other_devices(request: AnyRequest) -> Devices:
    """Signs out all devices except this one, and revokes the device link."""
    services = services_of(request)
    session = await services.require_session(request)
    await services.links.revoke(session.person.id)
    others = [each.id for each in await services.people.devices(session.person) if each.id != session.device]
    await services.people.end(others)
    return await devices_of(services, session)


async def devices_of(services: Services, session: Session) -> Devices:
    known = await services.people.devices(session.person)
    devices = [
        DeviceInfo(each.id, each.browser, each.created, max(each.seen, session.seen if here else 0), here)
        for each in known
        for here in [each.id == session.device]
    ]
    return Devices(devices, await services.links.valid_until(session.person.id))


HANDLERS = [get_me, put_me, make_link, end_link, redeem_link, get_devices, end_device, end_other_devices]
