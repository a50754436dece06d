"""Mille Fiori: the printed board with everybody's glass on it, the display, and all hands that are known."""

from typing import Final

from ludoteca.drawings.frame import HEADING, MARGIN, framed, panel
from ludoteca.drawings.page import page_of
from ludoteca.drawings.scene import (
    INK,
    WHITE,
    Scene,
    entries,
    glass,
    integer,
    ints,
    is_hidden,
    items,
    real,
    seat_colour,
    seat_shape,
    table,
    text,
    texts,
)
from ludoteca.drawings.sheet import Sheet, mix, polygon, rhombus

GAME: Final = "mille-fiori"
PANELS: Final = 336
CARD: Final = 46
"""The width of a card; its face has the proportions of 64 to 72."""
CARD_HIGH: Final = CARD * 72 / 64
CARD_LARGEST: Final = 56
"""The width of a card in a hand: five fit side by side."""
GLASS: Final = {"workshops": 43, "residences": 36, "nobles": 41, "commoners": 41, "trade": 36.5, "harbor": 36.5}
SYMBOL: Final = {"workshops": 30, "nobles": 21, "commoners": 21, "trade": 29, "harbor": 26}
PYRAMIDS: Final = ("nobles", "commoners")
CLUSTER: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""A bonus cluster: the best on top, then left, right, below."""


def draw(scene: Scene) -> Sheet:
    return _Drawing(scene).sheet


class _Drawing:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.page = page_of(GAME)
        self.layout = table(self.page.data["layout"])
        self.width, self.high = (real(each) for each in items(self.layout["size"]))
        self.owners = {space: integer(seat) for space, seat in table(self.position["spaces"]).items()}
        self.ships = ints(self.position["ships"])
        self.board_now = table(scene.standings[0]["board"])
        self.kinds = [text(each["kind"]) for each in entries(scene.printed["kinds"])]
        self.display = self._sorted(texts(self.position["display"]))
        in_row = int(self.width // (CARD + 4))
        rows = max(1, -(-len(self.display) // in_row))
        below = HEADING + self.high + 12
        height = below + 26 + rows * (CARD_HIGH + 5) + MARGIN
        self.sheet = framed(scene, GAME, self.page, self.width + PANELS + 3 * MARGIN, height, self._moment())
        with self.sheet.group(MARGIN, HEADING):
            self._board()
        self._display(MARGIN, below, in_row)
        self._players(self.width + 2 * MARGIN, HEADING)

    def _moment(self) -> str:
        if self.position["phase"] == "over" or not self.scene.deciding:
            return self.scene.words.say("drawing-over")
        round, rounds = integer(self.position["round"]), integer(self.position["rounds"])
        return self.scene.words.say("drawing-round", round=round, rounds=rounds)

    # -- the board

    def _board(self) -> None:
        self._water()
        for spot in entries(self.layout["rosettes"]):
            self._rosette(real(spot["x"]), real(spot["y"]), real(spot["r"]), text(spot["area"]))
        self._titles()
        self._bonuses()
        self._legends()
        self._spaces()
        self._fleets()
        self._golds()
        self._sea()

    def _water(self) -> None:
        sheet = self.sheet
        edge = f'<rect width="{self.width:g}" height="{self.high:g}" rx="16"/>'
        sheet.define("lagoon", f'<clipPath id="lagoon">{edge}</clipPath>')
        with sheet.group(clip_path="url(#lagoon)"):
            self._lagoon()

    def _lagoon(self) -> None:
        sheet = self.sheet
        sheet.box(0, 0, self.width, self.high, fill="url(#water)")
        sheet.box(0, 0, self.width, self.high, fill="url(#sunset)")
        islands = {area: text(path) for area, path in table(self.layout["islands"]).items()}
        for reach, opacity in ((22, 0.07), (11, 0.1)):
            for path in islands.values():
                sheet.path(
                    path, stroke="var(--shore)", stroke_width=reach, stroke_opacity=opacity, stroke_linejoin="round"
                )
        cool, warm = _glints()
        for path, colour, opacity in ((cool, "glint", 0.22), (warm, "glint-warm", 0.5)):
            sheet.path(
                path, stroke=f"var(--{colour})", stroke_opacity=opacity, stroke_width=1.6, stroke_linecap="round"
            )
        for area, path in islands.items():
            sheet.path(path, f"url(#island-{area})", stroke=f"var(--{area})", stroke_width=2.5, stroke_opacity=0.5)

    def _rosette(self, x: float, y: float, r: float, area: str) -> None:
        """Draws a slice of a millefiori cane, where the printed board has an ornament."""
        sheet, colour = self.sheet, f"var(--{area})"
        with sheet.group(x, y, r / 30, opacity=0.42):
            sheet.circle(0, 0, 29, fill=colour, fill_opacity=0.35, stroke=colour, stroke_width=1.5)
            sheet.circle(0, 0, 25, fill="var(--well)", fill_opacity=0.35)
            for turn in range(0, 360, 30):
                sheet.path("M0-11C5-15 5.4-21 0-24C-5.4-21-5-15 0-11z", colour, transform=f"rotate({turn})")
            sheet.circle(0, 0, 10, fill=colour, fill_opacity=0.35, stroke=colour, stroke_width=1.5)
            for turn in range(0, 360, 60):
                sheet.circle(0, -6, 2.6, fill="var(--bonus-edge)", transform=f"rotate({turn})")

    def _titles(self) -> None:
        for area, title in table(self.layout["titles"]).items():
            at = table(title)
            anchor = text(at.get("anchor", "start"))
            name = self.scene.words.say(f"source-{area}")
            x, y, size = real(at["x"]), real(at["y"]), real(at["size"])
            self.sheet.write(x, y, name, size, f"var(--{area})", anchor, "display", 650)

    def _bonuses(self) -> None:
        taken = table(self.position["bonuses"])
        values = ints(self.scene.printed["bonus_values"])
        for area, cluster in table(self.layout["bonuses"]).items():
            at = table(cluster)
            a, b = real(at["a"]), real(at["b"])
            for (dx, dy), value, owner in zip(CLUSTER, values, items(taken[area]), strict=True):
                with self.sheet.group(real(at["x"]) + dx * a, real(at["y"]) + dy * b):
                    shape = rhombus(0, 0, a * 0.93, b * 0.93)
                    edge = "var(--bonus-edge)"
                    self.sheet.path(shape, "var(--bonus)", stroke=edge, stroke_opacity=0.8, stroke_width=1.6)
                    if owner is None:
                        size = 17 if a < 22 else 19
                        self.sheet.write(0, 6.5, value, size, "var(--gold)", font="display", weight=700)
                    else:
                        self._glass(integer(owner), a * 1.72, value=value)

    def _legends(self) -> None:
        sheet, printed = self.sheet, self.scene.printed
        bonus = integer(printed["residence_bonus_count"])
        for place, count in enumerate(sorted([*ints(printed["residence_extra_counts"]), bonus])):
            with sheet.group(622 + place * 56, 252):
                sheet.box(0, -14, 50, 28, 14, fill="var(--well)")
                sheet.write(16, 5.5, count, 16, "var(--residences)", font="display", weight=700)
                reward, size = ("glass", 20) if count == bonus else ("extra-card", 17)
                self._glyph(reward, 34, 0, size, "var(--gold)", "var(--well-solid)")
        trade = [text(each["kind"]) for each in entries(printed["kinds"]) if each["area"] == "trade"]
        for place, good in enumerate(trade):
            self._glyph(good, 377 + place * 19.5, 354, 17, "var(--trade)", "var(--well-solid)")
        sheet.box(373, 522, 66, 32, 16, fill="var(--well)")
        self._glyph("hands", 392, 538, 24, "var(--trade)", "var(--well-solid)")
        self._glyph("extra-card", 421, 538, 18, "var(--gold)", "var(--well-solid)")

    def _spaces(self) -> None:
        spots = table(self.layout["spaces"])
        for name, printed in table(self.scene.printed["spaces"]).items():
            if name in spots:
                self._space(name, table(printed), table(spots[name]))

    def _space(self, name: str, printed: dict[str, object], spot: dict[str, object]) -> None:
        sheet, area, turn = self.sheet, text(printed["area"]), real(spot.get("rot", 0))
        x, y = real(spot["x"]), real(spot["y"])
        closed = name in texts(self.board_now["unsupported"])
        symbol = printed["symbol"] or ("boat" if area == "harbor" else None)
        ten = printed["points"] == 10
        with sheet.group(x, y):
            edge = "var(--gold)" if ten else f"var(--{area})"
            sheet.path(
                self._outline(area, turn),
                "var(--well-closed)" if closed else "var(--well)",
                stroke=edge,
                stroke_width=2.4 if ten else 1.8,
                stroke_opacity=0.95 if ten else 0.55,
                stroke_linejoin="round",
                stroke_dasharray="3 4" if closed else None,
                transform=f"rotate({turn:g})" if turn else None,
            )
            colour = "var(--gold)" if ten else f"var(--{area})"
            if name in self.owners:
                sign = text(printed["symbol"]) if printed["symbol"] else ""
                value = None if area in PYRAMIDS or printed["points"] is None else integer(printed["points"])
                self._glass(self.owners[name], GLASS[area], sign, value, turn)
            elif symbol:
                with sheet.group(opacity=0.5 if closed else None):
                    lift = -3 if area in PYRAMIDS else 0
                    self._glyph(text(symbol), 0, lift, SYMBOL[area], colour, "var(--well-solid)")
                    if area in PYRAMIDS:
                        sheet.write(0, 20, printed["points"], 13, colour, font="display", weight=700)
            else:
                sheet.write(0, 8, printed["points"], 22, colour, font="display", weight=700)
        if printed["extra"]:
            self._glyph("extra-card", x - 23, y - 23, 15, "var(--gold)", "var(--well-solid)")

    def _outline(self, area: str, turn: float) -> str:
        outlines = table(self.page.data["outlines"])
        if area == "residences" and turn >= 20:
            return text(outlines["column" if turn == 90 else "bend"])
        return text(outlines[area])

    def _glass(self, seat: int, width: float, symbol: str = "", value: int | None = None, turn: float = 0) -> None:
        """Draws a glass diamond with a glow, and on it the symbol that it covers."""
        sheet, colour, high = self.sheet, seat_colour(seat), width * 136 / 104
        lying = turn > 20
        ink, face = mix(colour, INK, 0.8), mix(colour, WHITE, 0.8)
        drop = 1.6 if seat_shape(seat) == "triangle" and not lying else 0
        rx, ry = (high * 0.72, width * 0.66) if lying else (width * 0.72, high * 0.66)
        sheet.add("ellipse", cx=4, cy=6, rx=rx, ry=ry, fill=f"url(#glass-light-{seat})", fill_opacity=0.5)
        with sheet.group(turn=turn if lying else 0):
            glass(sheet, seat, 0, 0, width)
        if symbol:
            self._glyph(symbol, 0, drop, width * (0.3 if drop else 0.34), ink, face)
        elif value is not None:
            sheet.write(0, drop + 5, value, 15.5, ink, font="display", weight=700)

    def _glyph(self, name: str, x: float, y: float, size: float, colour: str, cut: str) -> None:
        """Draws a symbol in a colour; `cut` is the colour of what lies behind it."""
        symbol = f"s-{name}"
        cuts = {"cut": cut} if "var(--cut" in self.page.symbols[symbol] else None
        self.sheet.centred(symbol, x, y, size, colour, cuts)

    def _fleets(self) -> None:
        """Draws what a ship of each fleet would bring now, between the harbor and the goods of its row."""
        spaces = {name: table(each) for name, each in table(self.scene.printed["spaces"]).items()}
        points = ints(self.board_now["ship_points"])
        rows = {integer(each["row"]): name for name, each in spaces.items() if each["area"] == "harbor"}
        for row, name in rows.items():
            worth = points[row - 1]
            with self.sheet.group(166.5, real(table(table(self.layout["spaces"])[name])["y"])):
                edge = "var(--gold)" if worth else "var(--harbor)"
                self.sheet.circle(0, 0, 12.5, fill="var(--sea-well)", stroke=edge, stroke_width=1.8)
                self.sheet.write(0, 5, worth, 14, "var(--gold)", font="display", weight=700)

    def _golds(self) -> None:
        closed = texts(self.board_now["closed_gold"])
        for spot in entries(self.layout["gold"]):
            with self.sheet.group(real(spot["x"]), real(spot["y"]), opacity=0.5 if spot["id"] in closed else None):
                _gold(self.sheet)

    def _sea(self) -> None:
        sheet = self.sheet
        route = "M56 606H40Q26 606 26 618Q26 645 44 655H831"
        shore = "var(--shore)"
        sheet.path(
            route, stroke=shore, stroke_width=3, stroke_opacity=0.35, stroke_dasharray="2 7", stroke_linecap="round"
        )
        bay = "var(--sea-well)"
        sheet.box(52, 592, 128, 28, 14, fill=bay, fill_opacity=0.5, stroke=shore, stroke_opacity=0.45, stroke_width=1.5)
        spots = entries(self.layout["sea"])
        for at, disc in enumerate(entries(self.scene.printed["sea"])):
            if at:
                self._disc(disc, real(spots[at]["x"]), real(spots[at]["y"]))
        for seat in range(self.scene.players):
            x, y, scale = self._mooring(seat)
            with sheet.group(x, y, scale):
                sheet.add("ellipse", cx=0, cy=16, rx=17, ry=4, fill="#000", fill_opacity=0.3)
                sheet.use(f"ship-{seat}", -17, -17, 34)

    def _disc(self, disc: dict[str, object], x: float, y: float) -> None:
        sheet, points, extra = self.sheet, integer(disc["points"]), bool(disc["extra"])
        rich = points >= 5 or extra
        both = extra and points > 0
        half, high = 27 if both else 20 if rich else 18, 20 if rich else 18
        edge, width = ("var(--gold)", 2.2) if rich else ("var(--shore)", 1.5)
        with sheet.group(x, y):
            faint = 0.95 if rich else 0.55
            sheet.box(
                -half,
                -high,
                2 * half,
                2 * high,
                high,
                fill="var(--sea-well)",
                stroke=edge,
                stroke_opacity=faint,
                stroke_width=width,
            )
            if points:
                size, colour = (22, "var(--gold)") if rich else (17, "var(--sea-text)")
                sheet.write(-8 if both else 0, 7.5 if rich else 6, points, size, colour, font="display", weight=700)
            if extra:
                self._glyph("extra-card", 14 if both else 0, 0, 17 if both else 22, "var(--gold)", "var(--sea-well)")

    def _mooring(self, seat: int) -> tuple[float, float, float]:
        """Returns the place of a ship: in its lane of the bay, or above its space beside other ships."""
        at, spots = self.ships[seat], entries(self.layout["sea"])
        if at == 0:
            return real(items(self.layout["lanes"])[seat]), 604, 1
        here = [other for other, place in enumerate(self.ships) if place == at]
        shift = (here.index(seat) - (len(here) - 1) / 2) * 16
        x, y = real(spots[at]["x"]), real(spots[at]["y"])
        if at == len(spots) - 1:
            return x + shift * 0.8, y - 24, 0.68
        return (x + 4 + shift * 0.4, y - 12, 1) if at == 1 else (x + shift, y - 30, 1)

    # -- cards

    def _sorted(self, cards: list[str]) -> list[str]:
        kinds = self.kinds

        def rank(card: str) -> tuple[int, int]:
            what = self.scene.things.get(card)
            return (kinds.index(text(what["kind"])), integer(what["wheel"])) if what else (len(kinds), 0)

        return sorted(cards, key=rank)

    def _card(self, name: str, x: float, y: float, width: float = CARD) -> None:
        sheet = self.sheet
        what = None if is_hidden(name) else self.scene.things[name]
        colours = texts(table(self.page.data["cards"])[text(what["area"])]) if what else ["#2b5a66", "#123440"]
        dark = mix(colours[1], INK, 0.45)
        with sheet.group(x, y, width / 64):
            fill = f"url(#card-{what['area']})" if what else colours[1]
            sheet.box(0.75, 0.75, 62.5, 70.5, 9, fill=fill, stroke=dark, stroke_width=1.5)
            sheet.path("M32 4L4 38H32z", "#fff", fill_opacity=0.26)
            sheet.path("M32 4L60 38H32z", "#fff", fill_opacity=0.13)
            sheet.path("M60 38L32 70V38z", INK, fill_opacity=0.14)
            if what is None:
                sheet.path(rhombus(32, 36, 13, 19), "#ffcf5c", fill_opacity=0.55, stroke="#ffcf5c")
                return
            kind = text(what["kind"])
            icon = {"residence": "house", "harbor": "boat"}.get(kind, kind)
            self._glyph(icon, 33, 43, 44, "#fffaf0", mix(colours[0], colours[1], 0.6))
            sheet.circle(15, 15, 12, fill="#fffaf0", stroke=dark, stroke_width=1.5)
            sheet.write(15, 21, what["wheel"], 18, dark, font="display", weight=700)

    def _display(self, x: float, y: float, in_row: int) -> None:
        words = self.scene.words
        self.sheet.write(x + 2, y + 13, words.say("drawing-display"), 16, anchor="start", font="display", weight=650)
        deck = words.say("drawing-deck", count=len(items(self.position["deck"])))
        self.sheet.write(x + self.width - 2, y + 13, deck, 13, "var(--muted)", anchor="end")
        for place, card in enumerate(self.display):
            row, column = divmod(place, in_row)
            self._card(card, x + column * (CARD + 4), y + 24 + row * (CARD_HIGH + 5))

    def _players(self, x: float, y: float) -> None:
        high = min(178, (self.high - (self.scene.players - 1) * 12) / self.scene.players)
        for seat in range(self.scene.players):
            self._player(seat, x, y + seat * (high + 12), high)

    def _player(self, seat: int, x: float, y: float, high: float) -> None:
        sheet, words, left = self.sheet, self.scene.words, x + 18
        panel(sheet, self.scene, seat, x, y, PANELS, high)
        glass(sheet, seat, left + 8, y + 64, 21)
        sheet.write(left + 24, y + 70, ints(self.position["supply"])[seat], 16, anchor="start")
        sheet.use(f"ship-{seat}", left + 56, y + 50, 27)
        sheet.write(left + 90, y + 70, self.ships[seat], 16, anchor="start")
        hand = self._sorted(texts(items(self.position["hands"])[seat]))
        width = min(CARD_LARGEST, (high - 104) * 64 / 72)
        pitch = min(width + 5, (PANELS - 36 - width) / max(1, len(hand) - 1))
        for place, card in enumerate(hand):
            self._card(card, left + place * pitch, y + 90, width)
        chosen = items(self.position["chosen"])[seat]
        playing = self.position["card"] if seat == self.position["active"] else None
        if kept := playing or chosen:
            at = x + PANELS - CARD * 0.72 - 16
            self._card(text(kept), at, y + 49, CARD * 0.72)
            word = words.say("drawing-card" if playing else "drawing-kept")
            sheet.write(at - 8, y + 71, word, 13, "var(--muted)", anchor="end")


def _gold(sheet: Sheet) -> None:
    a, b = 10, 14
    sheet.path(rhombus(0, 0, a, b), "#e8a90c")
    sheet.path(polygon((0, -b), (a, 0), (0, 0)), "#ffd45a")
    sheet.path(polygon((0, -b), (0, 0), (-a, 0)), "#fff0b8")
    sheet.path(polygon((-a, 0), (0, 0), (0, b)), "#ffc32e")
    sheet.path(rhombus(0, 0, a, b), stroke="#3a2400", stroke_width=1.8)


def _glints() -> tuple[str, str]:
    """Returns highlights on the water, random but always the same: cool everywhere, warm below the sun."""
    seed = 7

    def random(low: float, high: float) -> float:
        nonlocal seed
        seed = seed * 16807 % 2147483647
        return low + seed / 2147483647 * (high - low)

    def wave(left: float, right: float, longest: float) -> str:
        width = random(8, longest)
        x, y = random(left, right), random(592, 682)
        return f"M{x:.0f} {y:.0f}q{width / 4:.0f}-2.5 {width / 2:.0f} 0t{width / 2:.0f} 0"

    cool = "".join(wave(6, 840, 26) for _ in range(54))
    return cool, "".join(wave(380, 720, 34) for _ in range(26))
