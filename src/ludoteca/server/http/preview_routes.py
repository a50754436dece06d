"""`/t/<table>`: the link of a table to be shared, which messengers show with a title and a picture."""

from litestar import MediaType, Response, get

from ludoteca.kernel.refusals import Refused
from ludoteca.server.http.services import AnyRequest, asked_language, client_of, services_of
from ludoteca.server.replay import link_preview

AN_HOUR = "public, max-age=3600"


@get("/t/{id:str}", media_type=MediaType.HTML)
async def shared_link(request: AnyRequest, id: str) -> Response[str]:
    services = services_of(request)
    language = asked_language(request)
    shown = await link_preview.preview(services.tables, id, language)
    base = services.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Response(link_preview.page(shown, base, id, language), headers={"Cache-Control": "no-cache"})


@get("/t/{id:str}/picture.png", media_type="image/png")
async def picture(request: AnyRequest, id: str) -> Response[bytes]:
    services = services_of(request)
    if not services.replay_rate.take(client_of(request)):
        raise Refused("too-fast")
    drawn = await services.pictures.picture(id, asked_language(request))
    return Response(drawn, headers={"Cache-Control": AN_HOUR}, media_type="image/png")


HANDLERS = [shared_link, picture]
