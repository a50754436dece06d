"""A duchy: coast, rivers, hexes with their dice numbers, borders between areas, tiles, border posts and shields."""

import math
from typing import Final

from ludoteca.drawings.castles_of_burgundy.tiles import RADIUS, WIDE, draw_shield, draw_tile, hex_points, paint
from ludoteca.drawings.scene import Scene, integer, items, table, text, texts
from ludoteca.drawings.sheet import Sheet

COAST: Final = 18
POST: Final = 25
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
Box = tuple[float, float, float, float]


class Land:
    """One board with what lies on it; `box` is its bounding box in the page's units."""

    def __init__(self, scene: Scene, board: str, tiles: dict[str, object]) -> None:
        self.scene = scene
        self.board = board
        self.tiles = {name: text(tile) for name, tile in tiles.items()}
        self.hexes = {name: table(each) for name, each in table(table(scene.printed["boards"])[board]).items()}
        self.spots = {name: _middle(integer(each["q"]), integer(each["r"])) for name, each in self.hexes.items()}
        self.posts = self._posts()
        self.box = self._box()

    def _box(self) -> Box:
        reach = [(x, y, RADIUS * WIDE + COAST + 2, RADIUS + COAST + 2) for x, y in self.spots.values()]
        reach += [(x, y, POST + 2, POST + 2) for x, y in self.posts]
        left, right = min(x - a for x, _, a, _ in reach), max(x + a for x, _, a, _ in reach)
        top, bottom = min(y - b for _, y, _, b in reach), max(y + b for _, y, _, b in reach)
        return left, top, right - left, bottom - top

    def _posts(self) -> list[tuple[float, float]]:
        """Returns the places of border posts: outwards from the corner where the two hexes that a post touches meet."""
        places = []
        for touched in items(self.scene.printed.get("posts") or []):
            one, other = (self.spots.get(name) for name in texts(touched))
            if one and other:
                x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
                far = math.hypot(x, y) or 1
                places.append((x + x / far * (RADIUS + 6), y + y / far * (RADIUS + 6)))
        return places

    def draw(self, sheet: Sheet, shields: dict[str, str], linked: list[object]) -> None:
        for step in (3, 2, 1):
            for x, y in self.spots.values():
                colour = f"var(--coast-{4 - step})"
                sheet.add("polygon", points=hex_points(RADIUS + COAST * step / 3, x, y), fill=colour)
        self._rivers(sheet)
        for name, (x, y) in self.spots.items():
            sheet.use(f"cb-land-{text(self.hexes[name]['kind'])}", x, y)
        bare = "".join(f"M{hex_points(RADIUS, *spot)}z" for name, spot in self.spots.items() if name not in self.tiles)
        sheet.path(bare, "var(--dim)")
        borders = self._borders()
        sheet.path(borders, stroke="var(--border-a)", stroke_width=5, stroke_linecap="round")
        sheet.path(borders, stroke="var(--border-b)", stroke_width=2, stroke_linecap="round")
        for name, spot in self.spots.items():
            self._hex(sheet, name, *spot)
        for at, (x, y) in enumerate(self.posts):
            met = at < len(linked) and bool(linked[at])
            edge = "var(--accent)" if met else "var(--plate-edge)"
            sheet.circle(x, y, 24, fill="var(--plate)", stroke=edge, stroke_width=5 if met else 2.4)
            sheet.use("cb-post", x - 24, y - 25, 48, variables={"post-flag": "var(--accent)"} if met else None)
        for name, shield in shields.items():
            x, y = self.spots[name]
            draw_shield(sheet, self.scene, shield, x - 23, y - 20, 46)

    def _rivers(self, sheet: Sheet) -> None:
        rivers = table(self.scene.printed.get("rivers") or {}).get(self.board) or []
        for place, ends in enumerate(items(rivers)):
            (ax, ay), (bx, by) = (self.spots[name] for name in texts(ends))
            bend = 0.12 if place % 2 else -0.12
            x, y = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
            path = f"M{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"
            sheet.path(path, stroke="var(--coast-3)", stroke_width=26)
            sheet.path(path, stroke="#3f8acb", stroke_width=18)
            sheet.path(path, stroke="#8cc4f0", stroke_width=2.4, stroke_dasharray="9 8", opacity=0.8)

    def _borders(self) -> str:
        """Returns the lines between areas and along the coast."""
        lines = []
        for name, each in self.hexes.items():
            x, y = self.spots[name]
            for side, (dq, dr) in enumerate(AROUND):
                other = self.hexes.get(f"{integer(each['q']) + dq},{integer(each['r']) + dr}")
                if other and (other["area"] == each["area"] or side > 2):
                    continue
                (ax, ay), (bx, by) = (_corner(side), _corner(side + 1))
                lines.append(f"M{x + ax:.1f} {y + ay:.1f}L{x + bx:.1f} {y + by:.1f}")
        return "".join(lines)

    def _hex(self, sheet: Sheet, name: str, x: float, y: float) -> None:
        if name in self.tiles:
            draw_tile(sheet, self.scene, self.tiles[name], x, y, RADIUS)
            return
        kind = text(self.hexes[name]["kind"])
        sheet.use(f"cb-{kind}", x - 14, y - 34, 28, color=paint(kind)["ink"])
        sheet.use(f"cb-die-{self.hexes[name]['number']}", x - 13.5, y + 1, 27)


def _middle(q: int, r: int) -> tuple[float, float]:
    return RADIUS * 2 * WIDE * (q + r / 2), RADIUS * 1.5 * r


def _corner(side: int) -> tuple[float, float]:
    turn = math.radians(60 * side - 30)
    return math.cos(turn) * RADIUS, math.sin(turn) * RADIUS
