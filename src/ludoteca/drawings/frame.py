"""The frame around the board in every drawing: a heading, and a panel for each player."""

from typing import Final

from ludoteca.drawings.page import Page
from ludoteca.drawings.scene import Scene, badge
from ludoteca.drawings.sheet import Sheet

MARGIN: Final = 16
HEADING: Final = 52
"""The top of the board, below the heading."""


def framed(scene: Scene, game: str, page: Page, width: float, height: float, moment: str) -> Sheet:
    """Returns a sheet with the game's name and the moment in its heading."""
    words = scene.words
    name = words.say("game")
    scores = ", ".join(
        words.say("drawing-score", player=player, points=points)
        for player, points in zip(scene.names, scene.scores, strict=True)
    )
    sheet = Sheet(game, page, width, height, words.say("drawing-title", game=name, moment=moment, scores=scores))
    sheet.box(0, 0, width, height, 14, fill="var(--bg)")
    sheet.write(MARGIN + 2, 35, name, 25, font="display", weight=650, anchor="start")
    sheet.write(width - MARGIN - 2, 34, moment, 15, "var(--muted)", anchor="end")
    return sheet


def panel(
    sheet: Sheet, scene: Scene, seat: int, x: float, y: float, width: float, height: float, points: object = None
) -> None:
    """Draws a player's panel: shape, name, points; deciding players have a coloured edge."""
    deciding = seat in scene.deciding
    edge = "var(--accent)" if deciding else "var(--line)"
    sheet.box(x, y, width, height, 12, fill="var(--panel)", stroke=edge, stroke_width=2.5 if deciding else 1)
    badge(sheet, seat, x + 24, y + 26, 10)
    sheet.write(x + 44, y + 32, scene.names[seat], 17, anchor="start", weight=650)
    shown = scene.scores[seat] if points is None else points
    sheet.write(x + width - 16, y + 39, shown, 34, anchor="end", font="display", weight=650)
