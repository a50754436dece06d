"""Draws any position field by field, for games without a drawing of their own.

A message `field-<name>` in the game's catalogue is the heading of a field; by default it is the field's name.
"""

from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.kernel.jsontext import Json
from ludoteca.terminal import Look
from ludoteca.words import SEAT_VALUES, SEATS_VALUES

LEFT_OUT = frozenset({"game", "deciding", "legal", "over", "phase", "scores", "seat"})
"""Fields that are shown elsewhere on the screen."""


def draw(position: Json, look: Look) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column()
    for name, value in position.items():
        if name not in LEFT_OUT:
            heading = f"field-{name}"
            table.add_row(look.words.say(heading) if look.words.has(heading) else name, Field(name, look).drawn(value))
    return table


class Field:
    """One field of a position. Numbers in a field that holds seats are shown as players' marks."""

    def __init__(self, name: str, look: Look) -> None:
        self.look = look
        self.holds_seats = name in SEAT_VALUES | SEATS_VALUES

    def drawn(self, value: object) -> Text:
        """Draws a value; a list with one for each seat is shown seat by seat."""
        players = len(self.look.names)
        if isinstance(value, list) and len(value) == players and not all(isinstance(each, str) for each in value):
            lines = [Text.assemble(self.look.mark(seat), " ", self.inline(each)) for seat, each in enumerate(value)]
            return Text("\n" if any(isinstance(each, list | dict) for each in value) else "  ").join(lines)
        return self.inline(value)

    def inline(self, value: object) -> Text:
        if isinstance(value, dict):
            return Text("  ").join(
                Text.assemble(self.thing(key), " ", self.inline(each)) for key, each in value.items()
            )
        if isinstance(value, list):
            return Text(" · ").join(self.repeated(each, len(list(same))) for each, same in groupby(value)) or Text("–")
        if isinstance(value, str):
            return self.thing(value)
        if isinstance(value, bool):
            return Text("✓" if value else "–")
        if isinstance(value, int) and self.holds_seats and 0 <= value < len(self.look.names):
            return self.look.mark(value)
        return Text("–" if value is None else str(value))

    def repeated(self, value: object, times: int) -> Text:
        """Draws equal adjacent things, such as hidden ones, once with their number."""
        return Text.assemble(self.inline(value), f" ×{times}" if times > 1 else "")

    def thing(self, name: str) -> Text:
        return self.look.thing(name, self.look.words.name(name))
