"""`/t/<table>`: the shareable link of a table, which messengers show with a title and a picture."""

from litestar import MediaType, Response, get

from ludoteca.kernel.refusals import Refused
from ludoteca.server.contests import links
from ludoteca.server.contests.deals import EVENING
from ludoteca.server.http.services import AnyRequest, asked_language, client_of, services_of
from ludoteca.server.replay import link_preview
from ludoteca.server.replay.link_preview import LinkPreview
from ludoteca.server.tables.rows import Deal

AN_HOUR = "public, max-age=3600"


@get("/t/{id:str}", media_type=MediaType.HTML)
async def shared_link(request: AnyRequest, id: str) -> Response[str]:
    services = services_of(request)
    language = asked_language(request)
    row = await services.tables.row(id)
    if (
        row.deal is not None and row.deal.kind != EVENING
    ):  # the result must not be revealed to those who can still play it
        return await _deal_link(request, row.deal, f"d/{row.deal.id}", results=False)
    shown = await link_preview.preview(services.tables, id, language)
    return _page(request, shown, f"t/{id}")


def _page(request: AnyRequest, shown: LinkPreview, path: str) -> Response[str]:
    base = services_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    text = link_preview.page(shown, f"{base}/{path}", asked_language(request))
    return Response(text, headers={"Cache-Control": "no-cache"})


@get("/t/{id:str}/picture.png", media_type="image/png")
async def picture(request: AnyRequest, id: str) -> Response[bytes]:
    services = services_of(request)
    if not services.replay_rate.take(client_of(request)):
        raise Refused("too-fast")
    row = await services.tables.row(id)
    if row.deal is not None and not await services.deals.onlookers.may_look(row.deal, None, []):
        raise Refused("deal-closed")
    drawn = await services.pictures.picture(id, asked_language(request))
    return Response(drawn, headers={"Cache-Control": AN_HOUR}, media_type="image/png")


# -- duels and games of the day


@get("/d/{deal:str}", media_type=MediaType.HTML)
async def deal_link(request: AnyRequest, deal: str) -> Response[str]:
    """Serves the link of an invitation, which reveals nothing about the games that were played."""
    found = await services_of(request).deals.deal(deal)
    return await _deal_link(request, found, f"d/{deal}", results=False)


@get("/d/{deal:str}/picture.png", media_type="image/png")
async def deal_picture(request: AnyRequest, deal: str) -> Response[bytes]:
    return await _deal_picture(request, await services_of(request).deals.deal(deal), results=False)


@get("/d/{deal:str}/{key:str}", media_type=MediaType.HTML)
async def result_link(request: AnyRequest, deal: str, key: str) -> Response[str]:
    """Serves the link of the results, which only those who have played receive."""
    found = await services_of(request).deals.deal(deal)
    links.check_key(found, key)
    return await _deal_link(request, found, f"d/{deal}/{key}", results=True)


@get("/d/{deal:str}/{key:str}/picture.png", media_type="image/png")
async def result_picture(request: AnyRequest, deal: str, key: str) -> Response[bytes]:
    found = await services_of(request).deals.deal(deal)
    links.check_key(found, key)
    return await _deal_picture(request, found, results=True)


async def _deal_link(request: AnyRequest, deal: Deal, path: str, results: bool) -> Response[str]:
    if deal.kind == EVENING:
        raise Refused("deal-unknown")
    shown = await links.preview(services_of(request).deals, deal, asked_language(request), results)
    return _page(request, shown, path)


async def _deal_picture(request: AnyRequest, deal: Deal, results: bool) -> Response[bytes]:
    services = services_of(request)
    if deal.kind == EVENING:
        raise Refused("deal-unknown")
    if not services.replay_rate.take(client_of(request)):
        raise Refused("too-fast")
    drawn = await links.picture(services.deals, deal, asked_language(request), results)
    return Response(drawn, headers={"Cache-Control": AN_HOUR}, media_type="image/png")


HANDLERS = [shared_link, picture, deal_link, deal_picture, result_link, result_picture]
