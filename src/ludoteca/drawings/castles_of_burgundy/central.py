"""The central board: phases and rounds, the depots with tiles and goods, the bridge, and the bonus tiles."""

import math
from typing import Final

from ludoteca.drawings.castles_of_burgundy.tiles import (
    KINDS,
    WIDE,
    draw_die,
    draw_goods,
    draw_shield,
    draw_slot,
    draw_tile,
    hex_points,
    paint,
)
from ludoteca.drawings.scene import Scene, badge, entries, integer, ints, items, table, text, texts
from ludoteca.drawings.sheet import Sheet

WIDTH: Final = 520
PLATE: Final = (168, 186)
GAP: Final = 8
RING: Final = (1, 2, 5, 4, 3, 0)
"""The positions of the depots in two rows of three: six, one, two above; five, four, three below."""
BLACK: Final = 104
HEIGHT: Final = 2 * PLATE[1] + BLACK + 300


def draw_central(sheet: Sheet, scene: Scene) -> None:
    sheet.box(-10, -10, WIDTH + 20, HEIGHT + 20, 14, fill="var(--map)", stroke="var(--map-edge)", stroke_width=2)
    _phases(sheet, scene)
    with sheet.group(0, 106):
        _depots(sheet, scene)
    bottom = 106 + 2 * PLATE[1] + BLACK + 3 * GAP
    with sheet.group(16, bottom + 26):
        _bridge(sheet, scene)
    with sheet.group(0, bottom + 116):
        _bonuses(sheet, scene)


def _phases(sheet: Sheet, scene: Scene) -> None:
    """Draws the phases with their points, this phase's rounds with the goods to come, and the white die."""
    position, printed = scene.position, scene.printed
    phases = texts(printed["phases"])
    now = phases.index(text(position["game_phase"]))
    width = (WIDTH - 4 * GAP) / 5
    for at, (phase, points) in enumerate(zip(phases, ints(printed["phase_points"]), strict=True)):
        with sheet.group(at * (width + GAP), 0, opacity=0.55 if at < now else None):
            here = at == now
            sheet.box(0, 0, width, 42, 8, fill="var(--now)" if here else "var(--plate)", stroke="var(--plate-edge)")
            colour = "#ffffff" if here else "var(--map-text)"
            sheet.write(width / 2 - 16, 29, phase, 22, colour, font="display", weight=700)
            sheet.write(width / 2 + 20, 28, f"+{points}", 15, colour)
    coming, round = texts(position["round_goods"]), integer(position["round"])
    for at in range(integer(printed["rounds"])):
        with sheet.group(at * 84, 52, opacity=0.55 if at + 1 < round else None):
            edge, thick = ("var(--now)", 2.5) if at + 1 == round else ("var(--plate-edge)", 1)
            sheet.box(0, 0, 76, 40, 8, fill="var(--plate)", stroke=edge, stroke_width=thick)
            later = at - round
            goods = coming[later] if 0 <= later < len(coming) else None
            sheet.write(22 if goods else 38, 27, at + 1, 18, "var(--map-text)", font="display", weight=700)
            if goods:
                draw_goods(sheet, scene, goods, 38, 6, 28)
    if position["white"]:
        draw_die(sheet, integer(position["white"]), WIDTH - 46, 51, 42)


def _depots(sheet: Sheet, scene: Scene) -> None:
    position = scene.position
    wide, high = PLATE
    shields = items(table(position["shields"])["depots"]) if position.get("shields") else [[]] * 6
    for at, depot in enumerate(entries(position["depots"])):
        place = RING[at]
        y = 0 if place < 3 else high + BLACK + 2 * GAP
        with sheet.group((place % 3) * (wide + GAP), y):
            _depot(sheet, scene, at, depot, texts(shields[at]))
    with sheet.group(0, high + GAP):
        _black(sheet, scene)


def _depot(sheet: Sheet, scene: Scene, at: int, depot: dict[str, object], shields: list[str]) -> None:
    wide, high = PLATE
    sheet.box(0, 0, wide, high, 12, fill="var(--plate)", stroke="var(--plate-edge)", stroke_width=1.6)
    draw_die(sheet, at + 1, 8, 8, 28)
    tiles = items(depot["tiles"])
    kinds = _kinds(scene, at, len(tiles))
    radius, spots = packed(len(tiles), wide - 12, high - 84, 42)
    for tile, kind, (x, y) in zip(tiles, kinds, spots, strict=True):
        if tile:
            draw_tile(sheet, scene, text(tile), wide / 2 + x, high / 2 + 2 + y, radius)
        else:
            draw_slot(sheet, wide / 2 + x, high / 2 + 2 + y, radius, kind)
    stack = [colour for colour, count in table(depot["goods"]).items() for _ in range(integer(count))]
    pitch = min(28, (wide - 44) / max(1, len(stack) - 1))
    for place, colour in enumerate(stack):
        x = wide / 2 - 13 + (place - (len(stack) - 1) / 2) * pitch
        draw_goods(sheet, scene, colour, x, high - 34, 26)
    for place, shield in enumerate(shields):
        draw_shield(sheet, scene, shield, wide - 40 - place * 38, 3, 34)


def _kinds(scene: Scene, at: int, spaces: int) -> list[str]:
    """Returns the kinds of tiles for a depot's spaces in this phase."""
    kinds = texts(items(scene.printed["depots"])[at])
    other = scene.printed.get("other_kind")
    if isinstance(other, dict) and other["depot"] == at + 1 and scene.position["game_phase"] in texts(other["phases"]):
        kinds[integer(other["space"]) - 1] = text(other["kind"])
    return (kinds + [""] * spaces)[:spaces]


def _black(sheet: Sheet, scene: Scene) -> None:
    """Draws the tiles that are sold for silver, and the inns beside them."""
    inns = scene.position.get("inns")
    wide = WIDTH - (74 if inns is not None else 0)
    sheet.box(0, 0, wide, BLACK, 12, fill="var(--black-plate)", stroke="#8c7a5a", stroke_width=1.6)
    sheet.box(10, BLACK / 2 - 14, 54, 28, 14, fill="#ffffff1c")
    sheet.write(26, BLACK / 2 + 7, scene.printed["black_price"], 19, "#fff", font="display", weight=800)
    sheet.use("cb-coin", 36, BLACK / 2 - 11, 22)
    tiles = items(scene.position["black"])
    radius, spots = packed(len(tiles), wide - 84, BLACK - 8, 40)
    for tile, (x, y) in zip(tiles, spots, strict=True):
        if tile:
            draw_tile(sheet, scene, text(tile), 70 + (wide - 80) / 2 + x, BLACK / 2 + y, radius)
        else:
            draw_slot(sheet, 70 + (wide - 80) / 2 + x, BLACK / 2 + y, radius, edge="#6d6758")
    if inns is not None:
        for place in range(integer(inns)):
            draw_tile(sheet, scene, "inn", WIDTH - 34, BLACK / 2 - 6 - 4 * place, 32)
        sheet.write(WIDTH - 34, BLACK - 4, f"{inns} ×", 14, "var(--map-text)")


def packed(count: int, width: float, high: float, most: float) -> tuple[float, list[tuple[float, float]]]:
    """Arranges hexes in one or two rows as large as the room allows; returns their radius and centres."""
    best: tuple[float, list[tuple[float, float]]] = (0, [])
    for rows in (1, 2):
        first = math.ceil(count / rows)
        lengths = [first, count - first][:rows]
        shift = 0.5 if rows == 2 and lengths[0] == lengths[1] else 0
        radius = min(most, width / (2 * WIDE * (first + shift)), high / (2 + (rows - 1) * 1.5))
        if radius > best[0] + 0.5:
            spots = [
                (
                    2 * WIDE * radius * (at - (length - 1) / 2 + (row - 0.5) * shift),
                    (row - (rows - 1) / 2) * 1.5 * radius,
                )
                for row, length in enumerate(lengths)
                for at in range(length)
            ]
            best = (radius, spots)
    return best


def _bridge(sheet: Sheet, scene: Scene) -> None:
    """Draws the turn order: the farthest on the bridge begins, the uppermost of a stack first."""
    arches = "".join(f"H{36 + at * 68 + 54}a20 14 0 0 0-40 0" for at in (5, 4, 3, 2, 1, 0))
    sheet.path("M0 51q10-7 20 0" + "t20 0" * 23 + "V60H0z", "#2f79bb", opacity=0.5)
    sheet.path(f"M2 30H478V58H468{arches}H2z", "var(--map-edge)", stroke="var(--border-a)")
    for space, stack in enumerate(items(scene.position["bridge"])):
        x = 36 + space * 68
        sheet.add("ellipse", cx=x, cy=31, rx=22, ry=6, fill="var(--plate)", stroke="var(--border-b)")
        sheet.write(x, 52, space + 1, 18, "var(--map-text)", weight=700)
        here = ints(stack)
        for place, seat in reversed(list(enumerate(here))):
            badge(sheet, seat, x, 20 - (len(here) - 1 - place) * 13, 9)


def _bonuses(sheet: Sheet, scene: Scene) -> None:
    values = ints(scene.printed["colour_points"])
    posts = scene.position.get("border_posts")
    rows = [(kind, items(table(scene.position["bonuses"])[kind])) for kind in KINDS]
    if isinstance(posts, dict):
        rows.append(("post", items(posts["bonuses"])))
    pitch = WIDTH / len(rows)
    for at, (kind, owners) in enumerate(rows):
        x = at * pitch + 16
        if kind == "post":
            sheet.use("cb-post", x - 16, 0, 32)
        else:
            colours = paint(kind)
            sheet.add("polygon", points=hex_points(17, x, 16), fill=colours["base"], stroke=colours["dark"])
            sheet.centred(f"cb-{kind}", x, 16, 19, colours["ink"])
        for place, owner in enumerate(owners):
            left = x + 27 + place * 20
            if owner is None:
                sheet.write(left, 22, values[place], 16, "var(--map-text)", font="display", weight=700)
            else:
                badge(sheet, integer(owner), left, 16, 7)
