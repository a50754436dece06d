"""Tiles, goods and dice of The Castles of Burgundy, drawn with the page's symbols."""

import math
from dataclasses import dataclass
from typing import Final

from ludoteca.drawings.page import page_of
from ludoteca.drawings.scene import Scene, integer, items, table, text, texts
from ludoteca.drawings.sheet import Sheet, number

GAME: Final = "castles-of-burgundy"
RADIUS: Final = 50
"""The radius of a hex in the page's drawings."""
WIDE: Final = math.sqrt(3) / 2
SHIELD_WIDE: Final = 60
SHIELD_HIGH: Final = 72
KINDS: Final = ("castle", "mine", "monastery", "ship", "livestock", "building")


@dataclass(frozen=True)
class SignRow:
    """Where a row of signs stands: no wider and no higher than this, round (0, y); `letter` is the size of what is written."""

    wide: float
    high: float
    letter: float
    y: float
    ink: str


ON_TILE: Final = SignRow(80, 25, 21, -3, "#4a2a0c")
ON_SHIELD: Final = SignRow(50, 26, 24, -15, "#fff6dc")


def hex_points(r: float, x: float = 0, y: float = 0) -> str:
    s = r * WIDE
    corners = ((0, -r), (s, -r / 2), (s, r / 2), (0, r), (-s, r / 2), (-s, -r / 2))
    return " ".join(f"{number(x + dx)},{number(y + dy)}" for dx, dy in corners)


def paint(kind: str) -> dict[str, str]:
    """Returns a kind's colours: base, light, dark, and the ink of its icon."""
    return {name: text(colour) for name, colour in table(table(page_of(GAME).data["paint"])[kind]).items()}


def kind_of(scene: Scene, tile: str) -> str:
    return text(table(scene.printed["tiles"]).get(tile) or "wild")


def draw_tile(sheet: Sheet, scene: Scene, tile: str, x: float, y: float, radius: float) -> None:
    """Draws a hex tile centred at a point. One without a picture of its own shows its kind's icon."""
    kind = kind_of(scene, tile)
    colours = paint(kind)
    what = scene.things.get(tile, {})
    animals = integer(what.get("animals") or 0)
    art = f"cb-art-{tile}" if f"cb-art-{tile}" in sheet.page.symbols else f"cb-art-{kind}"
    with sheet.group(x, y, radius / RADIUS):
        sheet.add("polygon", points=hex_points(48, 0, 4), opacity=0.38)
        sheet.add("polygon", points=hex_points(48, 0, 2), fill=colours["dark"])
        sheet.add("polygon", points=hex_points(48), fill=f"url(#cb-face-{kind})")
        if art in sheet.page.symbols:
            sheet.use(art, 0, 0)
        else:
            sheet.centred(f"cb-{'key' if kind == 'wild' else kind}", 0, -8, 48, colours["ink"])
        sheet.add(
            "polygon", points=hex_points(46.6), fill="none", stroke="#fffbe9", stroke_opacity=0.72, stroke_width=2
        )
        sheet.add("polygon", points=hex_points(48.4), fill="none", stroke=colours["dark"], stroke_width=1.4)
        if kind == "monastery" and what.get("number"):
            draw_signs(sheet, items(table(scene.printed["signs"])[tile]), ON_TILE)
            sheet.use("cb-plaque", 0, 0)
            sheet.write(0, 36, what["number"], 25, "#fff6dc", font="display", weight=800)
        elif animals:
            sheet.circle(0, 29, 15, fill="#2f4d10", stroke="#fffbe9", stroke_width=1.6)
            sheet.write(0, 37, animals, 23, "#fff", font="display", weight=800)


def draw_signs(sheet: Sheet, signs: list[object], row: SignRow) -> None:
    """Draws signs side by side. What is written keeps its size, so that it can be read where icons have to be small."""
    told = [(sign["symbol"], str(sign["text"])) for sign in map(table, signs)]
    wide = [0.0 if symbol else row.letter * (0.2 + 0.56 * len(written)) for symbol, written in told]
    icons = sum(1 for symbol, _ in told if symbol)
    size = min(row.high, (row.wide - sum(wide)) / max(1, icons))
    x = -(sum(wide) + icons * size) / 2
    for (symbol, written), width in zip(told, wide, strict=True):
        if symbol:
            sheet.use(f"cb-{symbol}", x, row.y - size / 2, size, color=row.ink)
        else:
            baseline = row.y + row.letter * 0.36
            sheet.write(x + width / 2, baseline, written, row.letter, row.ink, font="display", weight=800)
        x += width or size


def draw_shield(sheet: Sheet, scene: Scene, shield: str, x: float, y: float, wide: float) -> None:
    """Draws a shield with its corner at a point. Its field says whether it brings many points or few."""
    points = {name: integer(each) for name, each in table(scene.printed["shields"]).items()}
    rank = sorted(set(points.values()), reverse=True).index(points[shield])
    scale = wide / SHIELD_WIDE
    with sheet.group(x + wide / 2, y + SHIELD_HIGH / 2 * scale, scale):
        sheet.use(f"cb-shield-field-{rank}", 0, 0)
        draw_signs(sheet, items(table(scene.printed["shield_signs"])[shield]), ON_SHIELD)
        sheet.write(0, 23, scene.things[shield]["number"], 25, ON_SHIELD.ink, font="display", weight=800)


def draw_die(sheet: Sheet, value: int, x: float, y: float, size: float) -> None:
    """Draws a die with its corner at a point."""
    sheet.use(f"cb-die-{value}", x, y, size)


def draw_goods(sheet: Sheet, scene: Scene, colour: str, x: float, y: float, size: float) -> None:
    """Draws a goods tile with its corner at a point, and the die that sells it."""
    sheet.use(f"cb-goods-{colour}", x, y, size)
    draw_die(sheet, texts(scene.printed["colours"]).index(colour) + 1, x + size * 14 / 30, y + size * 13 / 30, size / 2)


def draw_slot(sheet: Sheet, x: float, y: float, radius: float, kind: str = "", edge: str = "var(--slot-edge)") -> None:
    """Draws a free space, with the icon of the kind it takes."""
    sheet.add(
        "polygon",
        points=hex_points(radius - 2, x, y),
        fill="var(--slot)",
        stroke=edge,
        stroke_width=1.3,
        stroke_dasharray="4 3",
    )
    if kind:
        sheet.use(f"cb-{kind}", x - radius * 0.4, y - radius * 0.4, radius * 0.8, color=edge, opacity=0.55)
