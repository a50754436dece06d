"""Link previews of deals: an invitation, or the results for those who have played."""

import asyncio
import hmac

from ludoteca.drawings.raster import rasterised
from ludoteca.kernel.refusals import Refused
from ludoteca.server.contests import deals
from ludoteca.server.contests.duels import DealService, entries, result_key
from ludoteca.server.contests.score_card import WIDTH, ResultLine, card
from ludoteca.server.localization import words_of
from ludoteca.server.replay.link_preview import LinkPreview
from ludoteca.server.tables.rows import Deal


def check_key(deal: Deal, key: str) -> None:
    if not hmac.compare_digest(key.encode(), result_key(deal).encode()):
        raise Refused("deal-unknown")


async def lines(service: DealService, deal: Deal) -> list[ResultLine]:
    rows = await service.repository.tables_of_deals([deal.id])
    found = entries(deal, rows, None, True)
    return [
        ResultLine(entry.rank, entry.name, entry.score) for entry in found if entry.rank and entry.score is not None
    ]


async def preview(service: DealService, deal: Deal, language: str, results: bool) -> LinkPreview:
    words = words_of(deal.game, language)
    game = words.say("game")
    shown = await lines(service, deal) if results else []
    title = words.say(f"deal-{deal.kind}-{'result' if results else 'link'}", game=game)
    text = ", ".join(f"{line.name} {line.score}" for line in shown) or words.say("deal-same-dice")
    page = f"day/{deal.game}" if deal.kind == deals.DAY else f"duel/{deal.id}"
    return LinkPreview(title, text, f"/#/{page}", len(shown))


async def picture(service: DealService, deal: Deal, language: str, results: bool) -> bytes:
    words = words_of(deal.game, language)
    title = words.say(f"deal-{deal.kind}-{'result' if results else 'link'}", game=words.say("game"))
    drawn = card(title, words.say("deal-same-dice"), await lines(service, deal) if results else [], "Ludoteca")
    return await asyncio.to_thread(rasterised, drawn, WIDTH)
