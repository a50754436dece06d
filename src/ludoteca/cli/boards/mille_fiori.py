"""The board of Mille Fiori in 64 columns: symbols on free spaces, the owner's mark on others."""

import tomllib
from collections.abc import Iterable, Sequence
from importlib import resources
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.kernel.jsontext import Json
from ludoteca.terminal import Look

_BOARD: Final = tomllib.loads((resources.files("ludoteca.games.mille_fiori") / "board.toml").read_text("utf-8"))

SYMBOLS: Final = {
    "quartz": "bright_white",
    "ash": "grey62",
    "lime": "green",
    "pigment": "magenta",
    "cross": "bright_white",
    "coin": "yellow",
    "lion": "red",
    "crab": "red",
    "shell": "bright_white",
    "fish": "cyan",
    "glassware": "cyan",
    "carafe": "green",
    "jewelry": "magenta",
    "swan": "bright_white",
}
GOLD: Final = ("✦", "yellow")
SHIP: Final = "◡"
BONUS: Final = (20, 15, 10, 5)


def draw(position: Json, look: Look) -> RenderableType:
    drawing = _Drawing(position, look)
    middle = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
    middle.add_row(drawing.pyramids(), drawing.trade_and_harbor())
    return Group(drawing.workshops(), drawing.residences(), middle, drawing.sea(), drawing.cards())


class _Drawing:
    def __init__(self, position: Json, look: Look) -> None:
        self.position = position
        self.look = look
        spaces = position["spaces"]
        assert isinstance(spaces, dict)
        self.owners: dict[str, int] = spaces

    def space(self, name: str, text: str, style: str) -> Text:
        """Draws a space in three columns: the owner's mark, or what is printed on it."""
        if name in self.owners:
            mark = self.look.mark(self.owners[name])
            return self.look.thing(name, f" {mark.plain} ", str(mark.style))
        return self.look.thing(name, f"{text:^3}", style)

    def symbol(self, name: str, symbol: str) -> Text:
        return self.space(name, self.look.words.name(symbol)[:2], SYMBOLS[symbol])

    def heading(self, area: str) -> Text:
        title = Text(self.look.words.say(f"source-{area}").upper(), "bold")
        bonuses = self.position["bonuses"]
        assert isinstance(bonuses, dict)
        if area in bonuses:
            title.append("  ")
            for value, owner in zip(BONUS, bonuses[area], strict=True):
                taken = Text.assemble(self.look.mark(owner)) if owner is not None else Text("◇", "dim")
                title.append_text(taken).append(f"{value} ", "dim")
        return title

    def workshops(self) -> Text:
        """Draws the workshops: neighbours are two columns apart, or one in the next row, with gold diamonds between
        three of them."""
        spaces = _BOARD["workshops"]["spaces"]
        cells = {(space["row"], space["col"]): self.symbol(space["name"], space["symbol"]) for space in spaces}
        for one in spaces:
            for other in spaces:
                if one["gold"] == other["gold"] and one["row"] == other["row"] and other["col"] == one["col"] + 2:
                    cells[one["row"], one["col"] + 1] = Text(f" {GOLD[0]} ", GOLD[1])
        rows = [[cells.get((row, column), Text("   ")) for column in range(18)] for row in range(4)]
        return _lines([self.heading("workshops"), *(Text.assemble(*row) for row in rows)])

    def residences(self) -> Text:
        values = _BOARD["residences"]["values"]
        line = [self.space(f"r{place}", str(value), "bright_white") for place, value in enumerate(values)]
        return _lines([self.heading("residences"), Text.assemble(*line)])

    def pyramids(self) -> Text:
        return _lines([*self.pyramid("nobles", "n"), *self.pyramid("commoners", "c")])

    def pyramid(self, area: str, letter: str) -> list[Text]:
        """Draws a pyramid from the top; a space stands between the two that carry it."""
        lines = [self.heading(area)]
        for level in (2, 1, 0):
            symbols = _BOARD["citizens"][area]["symbols"][level]
            names = [f"{letter}{'bst'[level]}{place}" for place in range(len(symbols))]
            cells = [self.symbol(name, symbol) for name, symbol in zip(names, symbols, strict=True)]
            points = _BOARD["citizens"]["level_points"][level]
            lines.append(Text.assemble("   " * level, Text("   ").join(cells), "   " * level, (f" {points}", "dim")))
        return lines

    def trade_and_harbor(self) -> Text:
        """Draws each fleet beside the goods of its row."""
        goods, ships = _BOARD["trade"]["goods"], _BOARD["harbor"]["ships"]
        lines = [self.heading("trade")]
        for row in range(_BOARD["trade"]["rows"]):
            trade = [self.symbol(f"t{row * len(goods) + place}", good) for place, good in enumerate(goods)]
            fleet = [self.space(f"h{row * ships + place}", SHIP, "bright_cyan") for place in range(ships)]
            lines.append(Text.assemble(Text(" ").join(trade), "  ┊ ", Text(" ").join(fleet)))
        loads = " ".join(f"{load}→{points}" for load, points in enumerate(_BOARD["harbor"]["points_by_goods"]))
        lines.append(Text.assemble(self.heading("harbor"), (f"  {loads}", "dim")))
        return _lines(lines)

    def sea(self) -> Text:
        points, extra = _BOARD["sea"]["points"], _BOARD["sea"]["extra_card"]
        track, ships = Text(), Text()
        here = self.position["ships"]
        assert isinstance(here, list)
        for place, value in enumerate(points):
            shown = ("+" if place in extra else "") + (str(value) if value else "") or "·"
            track.append_text(self.look.thing(f"sea-{place}", f"{shown:^3}", "bright_cyan"))
            marks = [self.look.mark(seat) for seat, at in enumerate(here) if at == place]
            ships.append_text(_fitted(marks))
        heading = Text.assemble(self.heading("sea"), "  ", self.look.thing("ship", f" {self.look.words.name('ship')} "))
        return _lines([heading, track, ships])

    def cards(self) -> Table:
        """Draws all visible hands with the kept card, the card in use, and the display."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        words = self.look.words
        hands, chosen = _list(self.position["hands"]), _list(self.position["chosen"])
        for seat in range(len(self.look.names)):
            if self.look.seat in (None, seat):
                if hands[seat]:
                    table.add_row(self.look.player(seat), self.look.cards(_texts(hands[seat])))
                if chosen[seat]:
                    table.add_row(words.say("board-kept"), self.look.card(str(chosen[seat])))
        if self.position["card"]:
            table.add_row(words.say("board-card"), self.look.card(str(self.position["card"])))
        table.add_row(words.say("board-display"), self.look.cards(_texts(self.position["display"])))
        return table


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _texts(value: object) -> Sequence[str]:
    assert isinstance(value, list)
    return value


def _lines(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


def _fitted(marks: Sequence[Text]) -> Text:
    """Returns up to four marks in three columns."""
    line = Text.assemble(*marks[:3])
    line.append(" " * (3 - len(line.plain)))
    return line
