"""The Great Split: rounds and art market, everybody's tracks, and all cards that are known."""

import math
from typing import Final

from ludoteca.drawings.frame import HEADING, MARGIN, framed, panel
from ludoteca.drawings.page import page_of
from ludoteca.drawings.scene import Scene, badge, entries, integer, ints, is_hidden, items, table, text, texts
from ludoteca.drawings.sheet import Sheet, number

GAME: Final = "great-split"
RESOURCES: Final = ("tome", "artwork", "topaz", "emerald", "gold")
LEVELS: Final = ("I", "II", "III")
COLUMN: Final = 604
GAP: Final = 12
TOP: Final = 108
"""The height of rounds and market."""
HEAD: Final = 54
ROW: Final = 27
CARD: Final = (52, 74.5)
PORTRAIT: Final = 96
TRACKS: Final = COLUMN - PORTRAIT - 26
LEFT: Final = 52
SILVER: Final = "#b9c3cc"
UNREACHED: Final = {"contract-paper": "none", "contract-ink": "var(--dim)", "contract-wax": "var(--dim)"}
SPOTS: Final = {
    1: ((60, 88),),
    2: ((42, 76), (78, 104)),
    3: ((60, 62), (40, 108), (80, 108)),
    4: ((42, 66), (78, 66), (42, 110), (78, 110)),
    5: ((38, 62), (82, 62), (60, 88), (38, 114), (82, 114)),
}
"""The places of a card's icons, by their number."""


def draw(scene: Scene) -> Sheet:
    return _Drawing(scene).sheet


class _Drawing:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.position = scene.position
        self.printed = scene.printed
        self.high = HEAD + 5 * ROW + CARD[1] + 28
        rows = -(-scene.players // 2)
        height = HEADING + TOP + GAP + rows * (self.high + GAP) + MARGIN - GAP
        self.sheet = framed(scene, GAME, page_of(GAME), 2 * COLUMN + GAP + 2 * MARGIN, height, self._moment())
        with self.sheet.group(MARGIN, HEADING):
            self._lacquer(COLUMN, TOP)
            self._rounds()
        with self.sheet.group(MARGIN + COLUMN + GAP, HEADING):
            self._lacquer(COLUMN, TOP)
            self._market()
        for seat in range(scene.players):
            row, column = divmod(seat, 2)
            y = HEADING + TOP + GAP + row * (self.high + GAP)
            self._player(seat, MARGIN + column * (COLUMN + GAP), y)

    def _moment(self) -> str:
        if not self.scene.deciding:
            return self.scene.words.say("drawing-over")
        round, rounds = integer(self.position["round"]), integer(self.position["rounds"])
        return self.scene.words.say("drawing-round", round=round, rounds=rounds)

    def _lacquer(self, width: float, high: float) -> None:
        """Draws a panel with brass corners."""
        c, w, h = 10, width, high
        edge = f"M{c} 0H{w - c}V{c}H{w}V{h - c}H{w - c}V{h}H{c}V{h - c}H0V{c}H{c}z"
        self.sheet.path(edge, "var(--lacquer-a)", stroke="var(--brass)", stroke_width=1.5)

    # -- rounds and market

    def _rounds(self) -> None:
        sheet, now = self.sheet, integer(self.position["round"])
        after = ints(self.printed["scoring_rounds"])
        limits, deals = ints(self.printed["hand_limits"]), ints(self.printed["deal_levels"])
        places = [40 + at * 62 + 78 * sum(each <= at for each in after) for at in range(len(limits))]
        sheet.path(f"M{places[0]} 40H{places[-1]}", stroke="var(--space-edge)", stroke_width=1.5)
        sheet.path(f"M{places[0]} 40H{places[min(now, len(places)) - 1]}", stroke="var(--brass)", stroke_width=2.5)
        for at, x in enumerate(places):
            here, past = at + 1 == now, at + 1 < now
            if here:
                sheet.path(_rays(x, 40, 29, 24), "var(--brass)", opacity=0.5)
            fill = "url(#gs-brass)" if here else "var(--brass-dim)" if past else "var(--lacquer-b)"
            r = 24 if here else 18
            sheet.path(_rhomb(x, 40, r), fill, stroke="var(--brass-dim)", stroke_width=1.3)
            ink = "#1b1408" if here else "var(--on-dim)" if past else "var(--text)"
            sheet.write(x, 47, at + 1, 23 if here else 19, ink, font="title", weight=400)
            sheet.box(x - 24, 74, 22, 24, 3, fill="none", stroke="var(--brass-dim)")
            sheet.write(x - 13, 91, LEVELS[deals[at] - 1], 13, "var(--muted)", font="deco")
            sheet.write(x + 8, 91.5, limits[at], 14, "var(--muted)")
            sheet.path(f"M{x + 15} 80.5h7v11h-7zM{x + 18} 78.5h6.5v11", stroke="var(--muted)", stroke_width=1.1)
        for tokens, each in zip(items(self.position["scoring"]), after, strict=False):
            self._tokens(texts(tokens), places[each - 1] + 70, past=now > each)

    def _tokens(self, tokens: list[str], x: float, past: bool) -> None:
        """Draws what is scored after a round."""
        sheet = self.sheet
        sheet.path(f"M{x} 14V68", stroke="var(--brass-dim)", stroke_dasharray="2 3")
        with sheet.group(opacity=0.55 if past else None):
            for at, source in enumerate(tokens):
                cx = x + (17 if at else -17)
                sheet.circle(cx, 40, 15.5, fill="var(--space)", stroke="var(--brass)", stroke_width=1.6)
                if source == "gems":
                    sheet.centred("gs-topaz", cx - 5, 40, 12.5, "var(--topaz)")
                    sheet.centred("gs-emerald", cx + 5, 40, 11.5, "var(--emerald)")
                elif f"gs-{source}" in sheet.page.symbols:
                    sheet.centred(f"gs-{source}", cx, 40, 17, f"var(--{source})")
                elif is_hidden(source):
                    sheet.write(cx, 46, source, 17, "var(--muted)", font="deco")
                else:
                    sheet.path(f"M{cx - 5} 40h10", stroke="var(--muted)", stroke_width=2)

    def _market(self) -> None:
        """Draws what the art market pays at this gauge, and everybody's artwork on it."""
        sheet, gauge = self.sheet, integer(self.position["gauge"])
        last = integer(table(table(self.printed["tracks"])["artwork"])["length"])
        pitch = (COLUMN - 40) / (last + 1)
        place = [20 + pitch * (at + 0.5) for at in range(last + 1)]
        paid = table(table(self.printed["art_market"])[str(gauge)])
        bands = [(int(begin), integer(points)) for begin, points in paid.items() if int(begin) <= last]
        for at, (begin, points) in enumerate(bands):
            end = bands[at + 1][0] if at + 1 < len(bands) else last + 1
            x, wide = place[begin] - pitch / 2, (end - begin) * pitch
            sheet.box(x + 1, 32, wide - 2, 27, fill="var(--brass)", fill_opacity=0.14 + points / 30)
            sheet.write(x + wide / 2, 52, points, 18, font="deco")
        for at, x in enumerate(place):
            here = at == gauge
            sheet.write(x, 75, at, 12.5, "var(--brass)" if here else "var(--muted)", weight=700 if here else 500)
        if gauge <= last:
            sheet.path(f"M{place[gauge]} 31l-8-9v-2h16v2z", "var(--brass)")
        self._drawn_tokens()
        stood: dict[int, int] = {}
        for seat, own in enumerate(entries(self.position["tracks"])):
            at = integer(own["artwork"])
            stood[at] = stood.get(at, 0) + 1
            badge(sheet, seat, place[at] + (stood[at] - 1) * 11 - 4, 90, 5)

    def _drawn_tokens(self) -> None:
        """Draws the market's tokens, future ones face down."""
        tokens = items(self.position["market"])
        for at, token in enumerate(tokens):
            x, hidden = COLUMN - 24 - (len(tokens) - 1 - at) * 24, is_hidden(str(token))
            fill = "none" if hidden else "var(--brass)"
            self.sheet.circle(x, 17, 9.5, fill=fill, stroke="var(--brass)", stroke_width=1.4)
            if not hidden:
                self.sheet.write(x, 21.5, token, 13, "var(--ink)")

    # -- players

    def _player(self, seat: int, x: float, y: float) -> None:
        sheet, words = self.sheet, self.scene.words
        panel(sheet, self.scene, seat, x, y, COLUMN, self.high)
        character = text(items(self.position["characters"])[seat] or "?")
        if not is_hidden(character):
            sheet.write(x + COLUMN - 84, y + 31, words.name(character), 14, "var(--muted)", anchor="end")
            self._portrait(character, x + 12, y + HEAD)
        with sheet.group(x + PORTRAIT + 12, y + HEAD):
            for row, resource in enumerate(RESOURCES):
                self._tracks(seat, resource, ROW * row + ROW / 2)
        self._cards(seat, x + 14, y + HEAD + 5 * ROW + 14)

    def _portrait(self, character: str, x: float, y: float) -> None:
        sheet = self.sheet
        arch = "M4 128V12Q48-74 92 12V128z"
        sheet.define("gs-arch", f'<clipPath id="gs-arch"><path d="{arch}"/></clipPath>')
        with sheet.group(x + 4, y + 26, 0.82):
            with sheet.group(clip_path="url(#gs-arch)"):
                sheet.path(arch, "#15263a")
                sheet.path(_rays(48, 58, 130, 30), "#2a4460", opacity=0.55)
                sheet.circle(48, 58, 35, fill="#0e1a29", stroke="#d9b56a")
                for stroke in items(table(sheet.page.data["portraits"]).get(character) or []):
                    d, colour, *width = items(stroke)
                    if width:
                        thick = number(float(str(width[0])))
                        sheet.path(text(d), stroke=text(colour), stroke_width=thick, stroke_linecap="round")
                    else:
                        sheet.path(text(d), text(colour))
            sheet.path(arch, stroke="#d9b56a", stroke_width=1.6)

    def _tracks(self, seat: int, resource: str, y: float) -> None:
        """Draws a resource's own track and that of its seals."""
        sheet, own = self.sheet, entries(self.position["tracks"])[seat]
        tracks, seals = table(self.printed["tracks"]), table(self.printed["seal_tracks"])
        longest = [max(integer(table(each)["length"]) for each in kind.values()) for kind in (tracks, seals)]
        pitch = (TRACKS - LEFT - 34) / sum(longest)
        second = LEFT + longest[0] * pitch + 32
        at, sealed = integer(own[resource]), integer(own[f"{resource}-seal"])
        sheet.centred(f"gs-{resource}", 10, y, 20, f"var(--{resource})")
        sheet.write(33, y + 6, at, 17, weight=700)
        printed = table(tracks[resource])
        for space in range(1, integer(printed["length"]) + 1):
            x = LEFT + (space - 0.5) * pitch
            self._space(x, y, pitch, resource, space <= at)
            if space == at:
                continue
            if space in ints(printed.get("contracts") or []):
                unreached = None if space < at else UNREACHED
                sheet.use("gs-contract", x - 5.2, y - 6.1, 10.4, 12.2, unreached)
            elif space in ints(printed.get("double_arrows") or []):
                chevrons = f"M{x - 3.4:g} {y - 3.4:g}l3.2 3.4-3.2 3.4M{x + 0.4:g} {y - 3.4:g}l3.2 3.4-3.2 3.4"
                sheet.path(chevrons, stroke="#17130d" if space < at else "var(--brass)", stroke_width=1.5)
        self._seal_sign(resource, second - 20, y)
        self._seals(table(seals[resource]), resource, sealed, second, y, pitch)
        _cube(sheet, LEFT + (at - 0.5) * pitch if at else LEFT - 3, y - 0.5, f"var(--{resource})")
        _cube(sheet, second + (sealed - 0.5) * pitch if sealed else second - 5, y - 0.5, SILVER)

    def _space(self, x: float, y: float, pitch: float, resource: str, done: bool) -> None:
        left, wide, high = x - pitch / 2 + 0.7, pitch - 1.4, 19
        self.sheet.box(left, y - high / 2, wide, high, 2, fill="var(--space)", stroke="var(--line)", stroke_width=0.8)
        if done:
            self.sheet.box(left, y - high / 2, wide, high, 2, fill=f"var(--{resource})", fill_opacity=0.6)

    def _seal_sign(self, resource: str, x: float, y: float) -> None:
        """Draws which seals the track takes."""
        groups = table(self.printed["seal_groups"])
        sign = next((name for name, tracks in groups.items() if f"{resource}-seal" in texts(tracks)), "star")
        path = f"M{x:g} {y - 5:g}l4.6 5-4.6 5-4.6-5z" if sign == "diamond" else f"M{x - 4:g} {y - 4:g}h8v8h-8z"
        self.sheet.path(path, "var(--silver)", stroke="#55606a", stroke_width=0.8)

    def _seals(self, printed: dict[str, object], resource: str, at: int, left: float, y: float, pitch: float) -> None:
        sheet = self.sheet
        icons, ribbons = table(printed.get("icons") or {}), table(printed.get("ribbons") or {})
        for space in range(1, integer(printed["length"]) + 1):
            x, done = left + (space - 0.5) * pitch, space <= at
            if str(space) not in ribbons:
                self._space(x, y, pitch, resource, done)
                if str(space) in icons and space != at:
                    sheet.centred(f"gs-{icons[str(space)]}", x, y, 11, f"var(--{icons[str(space)]})")
                continue
            wide = pitch - 1
            ribbon = f"M{x - wide / 2:g} {y - 10:g}h{wide:g}v22l{-wide / 2:g}-4l{-wide / 2:g} 4z"
            fill = f"var(--{resource})" if done else "var(--panel)"
            sheet.path(ribbon, fill, stroke=f"var(--{resource})")
            if space != at:
                ink = "#14110b" if done else f"var(--{resource})"
                sheet.write(x, y + 4.5, ribbons[str(space)], 13, ink, weight=700)

    # -- cards

    def _cards(self, seat: int, x: float, y: float) -> None:
        """Draws a hand, in its two groups if its split is known; cards used or sold this round are pale."""
        groups = self._groups(seat)
        spent = [*texts(items(self.position["used"])[seat]), *texts(items(self.position["sold"])[seat])]
        count = sum(len(group) for group in groups)
        pitch = min(CARD[0] + 4, (COLUMN - 28 - CARD[0] - 26 * (len(groups) - 1)) / max(1, count - 1))
        at = x
        for group in groups:
            for card in group:
                gone = card in spent
                if gone:
                    spent.remove(card)
                with self.sheet.group(opacity=0.35 if gone else None):
                    self._card(card, at, y)
                at += pitch
            at += 26

    def _groups(self, seat: int) -> list[list[str]]:
        hand = texts(items(self.position["hands"])[seat])
        split = items(self.position["splits"])[seat]
        if not isinstance(split, list):
            return [hand]
        second = ints(split)
        return [[card for slot, card in enumerate(hand) if (slot in second) == other] for other in (False, True)]

    def _card(self, name: str, x: float, y: float) -> None:
        sheet = self.sheet
        with sheet.group(x, y, CARD[0] / 120):
            if is_hidden(name):
                sheet.box(0.5, 0.5, 119, 171, 7, fill="#17130d", stroke="#d4ad66")
                sheet.path(_rays(60, 86, 56, 24), "#d4ad66", opacity=0.2)
                sheet.path("M60 42l25 44-25 44-25-44z", "#17130d", stroke="#d4ad66", stroke_width=2)
                return
            what = self.scene.things[name]
            art = [text(each["icon"]) for each in entries(what["icons"]) for _ in range(integer(each["count"]))]
            colour = (
                f"var(--card-{art[0]})" if art[0] in RESOURCES else "#8a6a2a" if art[0] == "prestige" else "#5d6b76"
            )
            sheet.box(0.5, 0.5, 119, 171, 7, fill="url(#gs-paper)", stroke="#c9b27e")
            sheet.circle(60, 92, 49, fill="#fcf6e7", stroke=colour, stroke_opacity=0.5)
            sheet.path("M16.5 8.5h87v8h8v139h-8v8h-87v-8h-8v-139h8z", stroke="#8c6a2c", stroke_width=1.6)
            sheet.path("M42 8.5h36l-7 25H49z", "#17130d")
            sheet.write(60, 28, what["level"], 20, "#f6e3ae", font="deco")
            self._art(art, colour)

    def _art(self, art: list[str], colour: str) -> None:
        sheet = self.sheet
        if set(art) == {"prestige"}:
            sheet.centred("gs-prestige", 60, 92, 96, colour)
            sheet.write(60, 106, f"+{len(art)}", 36, "#3a2a0a", font="deco", weight=700)
            return
        spots = SPOTS[min(len(art), 5)]
        size = {1: 72, 2: 56, 3: 46}.get(len(art), 38)
        for icon, (x, y) in zip(art, spots, strict=False):
            painted = f"var(--card-{icon})" if icon in RESOURCES else "#8a6a2a"
            sheet.centred(f"gs-{icon}", x, y, size, painted)


def _cube(sheet: Sheet, x: float, y: float, colour: str, size: float = 7.6) -> None:
    k, half = 0.87 * size, size / 2
    top = f"M{x:g} {y - size:g}l{k:g} {half:g}l{-k:g} {half:g}l{-k:g} {-half:g}z"
    right = f"M{x + k:g} {y - half:g}l{-k:g} {half:g}v{size:g}l{k:g} {-half:g}z"
    whole = f"M{x:g} {y - size:g}l{k:g} {half:g}v{size:g}l{-k:g} {half:g}l{-k:g} {-half:g}v{-size:g}z"
    sheet.path(whole, colour)
    sheet.path(top, "#fff", fill_opacity=0.4)
    sheet.path(right, "#000", fill_opacity=0.36)
    sheet.path(whole, stroke="#0000008c", stroke_width=0.8)


def _rhomb(x: float, y: float, r: float) -> str:
    return f"M{x:g} {y - r:g}l{r:g} {r:g}l{-r:g} {r:g}l{-r:g} {-r:g}z"


def _rays(x: float, y: float, r: float, count: int) -> str:
    """Returns the path of rays from a point."""

    def at(turn: float) -> str:
        return f"{x + r * math.cos(turn):.1f} {y + r * math.sin(turn):.1f}"

    step = 2 * math.pi / count
    return "".join(f"M{x:g} {y:g}L{at(step * each)}L{at(step * (each + 0.5))}Z" for each in range(count))
