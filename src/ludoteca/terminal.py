"""What the terminal drawing of a position depends on besides the position: names, language, seat colours, and pickable
things."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from ludoteca.words import Words

MARKS: Final = "◆●■▲★♥♣"
COLOURS: Final = (
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
    "white",
)
"""Each seat has a shape and a colour, so that it is recognizable without colours too."""

THING: Final = "thing"
PICKABLE: Final = Style(bold=True, reverse=True)
POINTED: Final = Style(bold=True, reverse=True, color="bright_yellow")


class Look:
    """`pickable` are the things that can be picked now, `pointed` those of the highlighted action."""

    def __init__(
        self,
        names: Sequence[str],
        words: Words,
        seat: int | None = None,
        pickable: Collection[str] = (),
        pointed: Collection[str] = (),
    ) -> None:
        self.names = names
        self.words = words
        self.seat = seat
        self.pickable = pickable
        self.pointed = pointed

    def thing(self, name: str, text: str, style: str = "") -> Text:
        """Returns a text for a thing of the table. It carries the thing's name, so that a click on it picks the
        thing."""
        made = Style.parse(style) + Style(meta={THING: name})
        if name in self.pointed:
            made += POINTED
        elif name in self.pickable:
            made += PICKABLE
        return Text(text, made)

    def mark(self, seat: int) -> Text:
        return Text(MARKS[seat], f"bold {COLOURS[seat]}")

    def player(self, seat: int) -> Text:
        return Text.assemble(self.mark(seat), " ", (self.names[seat], COLOURS[seat]))

    def card(self, name: str) -> Text:
        return self.thing(name, self.words.name(name))

    def cards(self, names: Sequence[str]) -> Text:
        """Returns cards side by side, equal ones once with their number."""
        line = Text()
        for name in dict.fromkeys(names):
            count = names.count(name)
            line.append_text(self.card(name))
            line.append(f"×{count}  " if count > 1 else "  ")
        return line
