"""Any position, field by field, for games without a drawing of their own."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli.boards.look import Look
from ludoteca.kernel.jsontext import Json

LEFT_OUT = frozenset({"game", "deck", "legal", "seat"})
"""Said elsewhere, or nobody's business."""


def draw(position: Json, look: Look) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column()
    players = len(look.names)
    for name, value in position.items():
        if name not in LEFT_OUT:
            table.add_row(name, field(value, look, players))
    return table


def field(value: object, look: Look, players: int) -> RenderableType:
    """A list with a value for each seat is shown seat by seat."""
    if isinstance(value, list) and len(value) == players and not all(isinstance(each, str) for each in value):
        lines = [Text.assemble(look.mark(seat), " ", inline(each, look)) for seat, each in enumerate(value)]
        return Text("\n" if any(isinstance(each, list | dict) for each in value) else "  ").join(lines)
    return inline(value, look)


def inline(value: object, look: Look) -> Text:
    if isinstance(value, dict):
        return Text("  ").join(
            Text.assemble(look.thing(key, key), " ", inline(each, look)) for key, each in value.items()
        )
    if isinstance(value, list):
        return Text(" · ").join(inline(each, look) for each in value)
    if isinstance(value, str):
        return look.thing(value, look.words.name(value))
    if isinstance(value, bool):
        return Text("✓" if value else "–")
    return Text("–" if value is None else str(value))
