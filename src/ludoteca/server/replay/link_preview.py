"""Link previews of tables: a title, a sentence, and a picture of what any spectator sees."""

import asyncio
import html
from collections import OrderedDict
from dataclasses import dataclass

from ludoteca import drawings
from ludoteca.kernel.refusals import Refused
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.localization import words_of
from ludoteca.server.replay.replay import ReplayCache
from ludoteca.server.tables.core import TableCore

CACHED_PICTURES = 32
"""The number of cached PNG files, each about half a megabyte."""
PICTURE_WIDTH = 1200


@dataclass(frozen=True)
class LinkPreview:
    """A preview; `picture` is the version that the picture shows, None before the game has begun."""

    title: str
    description: str
    path: str
    picture: int | None


async def preview(tables: TableRegistry, id: str, language: str) -> LinkPreview:
    table = (await tables.hub(id)).table.core
    words = words_of(table.row.game, language)
    over = table.row.status == "over"
    status = "over" if over else "running" if table.begun else "waiting"
    title = words.say(f"preview-{status}", game=words.say("game"))
    names = ", ".join(name for name in table.names if name)
    if over and table.state is not None:
        names = ", ".join(f"{name} {points}" for name, points in zip(table.names, table.state.scores, strict=True))
    path = f"/#/{'replay' if over else 'table'}/{table.id}"
    return LinkPreview(title, names, path, table.version if table.begun else None)


class PreviewPictures:
    """Pictures of tables as PNG, drawn in a thread one at a time: a link opened by many is drawn once."""

    def __init__(self, tables: TableRegistry, replays: ReplayCache) -> None:
        self._tables = tables
        self._replays = replays
        self._drawn: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._one = asyncio.Lock()

    async def picture(self, id: str, language: str) -> bytes:
        table = (await self._tables.hub(id)).table.core
        if not table.begun:
            raise Refused("not-begun")
        key = (id, table.version, language)
        async with self._one:
            if key not in self._drawn:
                self._drawn[key] = await self._draw(table, language)
                while len(self._drawn) > CACHED_PICTURES:
                    self._drawn.popitem(last=False)
            self._drawn.move_to_end(key)
            return self._drawn[key]

    async def _draw(self, table: TableCore, language: str) -> bytes:
        timeline = await self._replays.timeline(table)
        seen = timeline.at(timeline.last).view(None)
        made = await asyncio.to_thread(drawings.png, seen, table.names, language, "light", PICTURE_WIDTH)
        if made is None:
            raise Refused("no-picture")
        return made


def page(shown: LinkPreview, address: str, language: str) -> str:
    """Returns a page that describes the link to programs and redirects people to the table."""
    picture = "" if shown.picture is None else f"{address}/picture.png?v={shown.picture}"
    tags = {
        "og:title": shown.title,
        "og:description": shown.description,
        "og:type": "website",
        "og:url": address,
    }
    tags |= {"og:site_name": "Ludoteca", "twitter:card": "summary_large_image" if picture else "summary"}
    tags |= {"og:image": picture, "og:image:type": "image/png"} if picture else {}
    head = "".join(f'<meta property="{name}" content="{html.escape(value)}">' for name, value in tags.items())
    title, path = html.escape(shown.title), html.escape(shown.path)
    refresh = f'<meta http-equiv="refresh" content="0; url={path}">'
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>{head}{refresh}</head>'
        f'<body><a href="{path}">{title}</a></body></html>'
    )
