"""The Castles of Burgundy: the central board, every duchy with its tiles, and what its players hold."""

from typing import Final

from ludoteca.drawings.castles_of_burgundy.central import HEIGHT, draw_central
from ludoteca.drawings.castles_of_burgundy.central import WIDTH as CENTRAL
from ludoteca.drawings.castles_of_burgundy.land import Land
from ludoteca.drawings.castles_of_burgundy.tiles import GAME, draw_die, draw_goods, draw_slot, draw_tile
from ludoteca.drawings.frame import HEADING, MARGIN, framed, panel
from ludoteca.drawings.page import page_of
from ludoteca.drawings.scene import Scene, integer, ints, items, table, text, texts
from ludoteca.drawings.sheet import Sheet

GAP: Final = 12
HEAD: Final = 52
"""The height of the head of a player's panel, with name and points."""
STORE: Final = 66
"""The height of a player's store below the land."""
ROUTE: Final = 34
LANDS: Final = {1: (1, 720), 2: (2, 520), 3: (2, 430), 4: (2, 430)}
"""By the number of lands: how many are side by side, and the width of each. Teams' lands are wide, and below each
other."""


def draw(scene: Scene) -> Sheet:
    position = scene.position
    lands = [
        Land(scene, text(board), table(land))
        for board, land in zip(items(position["boards"]), items(position["lands"]), strict=True)
    ]
    columns, width = LANDS[1 if scene.position.get("teams") else len(lands)]
    high = max(land.box[3] / land.box[2] for land in lands) * (width - 16)
    owners = [
        [seat for seat, at in enumerate(ints(scene.printed["lands"])) if at == land] for land in range(len(lands))
    ]
    each = (
        HEAD * len(owners[0]) + min(high, 640) + STORE * len(owners[0]) + (ROUTE if position.get("routes") else 0) + 10
    )
    rows = -(-len(lands) // columns)
    height = HEADING + max(HEIGHT + 22, rows * each + (rows - 1) * GAP) + MARGIN
    total = CENTRAL + 20 + 2 * MARGIN + GAP + columns * width + (columns - 1) * GAP
    sheet = framed(scene, GAME, page_of(GAME), total, height, _moment(scene))
    with sheet.group(MARGIN + 10, HEADING + 10):
        draw_central(sheet, scene)
    for at, land in enumerate(lands):
        x = MARGIN + CENTRAL + 20 + GAP + (at % columns) * (width + GAP)
        y = HEADING + (at // columns) * (each + GAP)
        _land(sheet, scene, at, land, owners[at], (x, y, width, each))
    return sheet


def _moment(scene: Scene) -> str:
    if not scene.deciding:
        return scene.words.say("drawing-over")
    phase, round = text(scene.position["game_phase"]), integer(scene.position["round"])
    moment = scene.words.say("drawing-phase", phase=phase, round=round, rounds=integer(scene.printed["rounds"]))
    target = scene.position.get("counter")
    return moment if target is None else f"{moment} · {target}"


def _land(
    sheet: Sheet, scene: Scene, at: int, land: Land, owners: list[int], box: tuple[float, float, float, float]
) -> None:
    x, y, width, each = box
    for place, seat in enumerate(owners):
        panel(
            sheet, scene, seat, x, y + place * HEAD, width, HEAD + 4 if place + 1 < len(owners) else each - place * HEAD
        )
        _dice(sheet, scene, seat, x + width - 178, y + place * HEAD + 12)
    top = y + HEAD * len(owners)
    room = each - HEAD * len(owners) - STORE * len(owners) - (ROUTE if scene.position.get("routes") else 0) - 10
    left, up, wide, high = land.box
    scale = min((width - 16) / wide, room / high)
    with sheet.group(
        x + (width - wide * scale) / 2 - left * scale, top + (room - high * scale) / 2 - up * scale, scale
    ):
        land.draw(sheet, _shields(scene, owners), _linked(scene, at))
    below = top + room + 6
    for place, seat in enumerate(owners):
        _store(sheet, scene, at, seat, x + 16, below + place * STORE, first=place == 0)
    if scene.position.get("routes"):
        _route(sheet, scene, at, x + 16, below + STORE * len(owners), width - 32)


def _dice(sheet: Sheet, scene: Scene, seat: int, x: float, y: float) -> None:
    """Draws the dice of a seat; those that were used in the present turn are pale."""
    used = texts(scene.position["used"]) if seat == scene.position["active"] else []
    for place, value in enumerate(ints(items(scene.position["dice"])[seat])):
        if value:
            with sheet.group(opacity=0.35 if ("die-a", "die-b")[place] in used else None):
                draw_die(sheet, value, x + place * 38, y, 32)


def _shields(scene: Scene, owners: list[int]) -> dict[str, str]:
    shields = scene.position.get("shields")
    if not isinstance(shields, dict):
        return {}
    held = items(shields["held"])
    return {place: text(shield) for seat in owners if seat < len(held) for place, shield in table(held[seat]).items()}


def _linked(scene: Scene, land: int) -> list[object]:
    return items(scene.standings[land].get("linked_posts") or [])


def _store(sheet: Sheet, scene: Scene, land: int, seat: int, x: float, y: float, first: bool) -> None:
    """Draws the tiles in the key spaces, and the land's goods, workers, silver and number of goods sold."""
    position, printed = scene.position, scene.printed
    stores = ints(items(printed["stores"])[seat])
    at = x + 22
    for store, printed_store in zip(stores, items(printed["key_stores"]), strict=True):
        spaces = integer(table(printed_store)["spaces"])
        tiles = texts(items(position["keys"])[store])
        for place in range(max(spaces, len(tiles))):
            if place < len(tiles):
                draw_tile(sheet, scene, tiles[place], at, y + 29, 25)
            else:
                draw_slot(sheet, at, y + 29, 25, "key")
            at += 45
    if not first:
        return
    at += 2
    for colour, count in table(items(position["goods"])[land]).items():
        draw_goods(sheet, scene, colour, at - 14, y + 13, 28)
        sheet.write(at + 16, y + 34, count, 16, anchor="start", font="display", weight=700)
        at += 41
    sold = sum(integer(count) for count in table(items(position["sold"])[land]).values())
    counts = (
        ("cb-hand", ints(position["workers"])[land]),
        ("cb-coin", ints(position["silver"])[land]),
        ("cb-goods", sold),
    )
    for place, (symbol, count) in enumerate(counts):
        left = at - 10 + place * 41
        with sheet.group(opacity=0.6 if symbol == "cb-goods" else None):
            sheet.use(symbol, left, y + 15, 23)
            sheet.write(left + 25, y + 34, count, 16, anchor="start", font="display", weight=700)


def _route(sheet: Sheet, scene: Scene, land: int, x: float, y: float, width: float) -> None:
    """Draws the trade route: the required colours, and the goods on it."""
    route = table(items(scene.position["routes"])[land])
    laid = texts(route["goods"])
    wanted = [
        text(table(space)["colour"])
        for tile in texts(route["tiles"])
        for space in items(table(scene.printed["routes"])[tile])
    ]
    pitch = min(28, width / len(wanted))
    colours = table(page_of(GAME).data["goods"])
    for place, colour in enumerate(wanted):
        at = x + place * pitch
        if place < len(laid):
            sheet.use(f"cb-goods-{laid[place]}", at, y, pitch - 3)
        else:
            sheet.box(
                at, y, pitch - 3, pitch - 3, 5, fill="var(--plate)", stroke=text(colours[colour]), stroke_width=1.6
            )
            sheet.use(f"cb-{colour}", at + 4, y + 4, pitch - 11, color=text(colours[colour]))
