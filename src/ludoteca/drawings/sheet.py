"""Writes SVG: elements in drawing order, with the page's symbols that they use.

Colours are written as on the page, `var(--name)`. A theme replaces them by its values; without one the drawing
contains both, and follows the viewer's theme.
"""

import html
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from ludoteca.drawings.page import Page

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
FONTS: Final = {
    "display": "Fraunces, Georgia, 'Times New Roman', serif",
    "plain": "Inter, system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    "deco": "'Josefin Sans', 'Ludoteca Deco', Inter, system-ui, 'Helvetica Neue', Arial, sans-serif",
    "title": "Limelight, 'Ludoteca Title', Georgia, 'Times New Roman', serif",
}
Attribute = str | float | None
"""The value of an attribute; None omits it."""

_VARIABLE: Final = re.compile(r"var\(--([a-z0-9-]+)(?:,\s*([^()]*))?\)")
_REFERENCE: Final = re.compile(r"""(?:href=["']|url\()#([a-zA-Z0-9_.-]+)""")


class Sheet:
    """A drawing of `width` by `height` units. `title` is its text for screen readers."""

    def __init__(self, name: str, page: Page, width: float, height: float, title: str) -> None:
        self.name = name
        self.page = page
        self.width = width
        self.height = height
        self.title = title
        self._parts: list[str] = []
        self._variants: dict[str, str] = {}

    # -- elements

    def add(self, tag: str, text: str | None = None, /, **attributes: Attribute) -> None:
        inside = "" if text is None else html.escape(text, quote=False)
        self._parts.append(
            f"<{tag}{_written(attributes)}>{inside}</{tag}>" if inside else f"<{tag}{_written(attributes)}/>"
        )

    @contextmanager
    def group(
        self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **attributes: Attribute
    ) -> Iterator[None]:
        moves = [f"translate({number(x)} {number(y)})"] if x or y else []
        moves += [f"rotate({number(turn)})"] if turn else []
        moves += [f"scale({number(scale)})"] if scale != 1 else []
        if moves:
            attributes["transform"] = " ".join(moves)
        self._parts.append(f"<g{_written(attributes)}>")
        yield
        self._parts.append("</g>")

    def path(self, d: str, fill: str = "none", /, **attributes: Attribute) -> None:
        self.add("path", d=d, fill=fill, **attributes)

    def box(self, x: float, y: float, width: float, height: float, r: float = 0, **attributes: Attribute) -> None:
        self.add("rect", x=x, y=y, width=width, height=height, rx=r or None, **attributes)

    def circle(self, x: float, y: float, r: float, **attributes: Attribute) -> None:
        self.add("circle", cx=x, cy=y, r=r, **attributes)

    def write(
        self,
        x: float,
        y: float,
        text: object,
        size: float,
        colour: str = "var(--text)",
        anchor: str = "middle",
        font: str = "plain",
        weight: int = 600,
        **attributes: Attribute,
    ) -> None:
        """Draws a line of text from its baseline."""
        family = f"var(--{font})"
        self.add(
            "text",
            str(text),
            x=x,
            y=y,
            fill=colour,
            font_family=family,
            font_size=size,
            font_weight=weight,
            text_anchor=anchor,
            **attributes,
        )

    def use(
        self,
        symbol: str,
        x: float,
        y: float,
        size: float = 0,
        high: float = 0,
        variables: dict[str, str] | None = None,
        **attributes: Attribute,
    ) -> None:
        """Draws a symbol of the page with its corner at a point, or its centre for one without a size."""
        id = self._variant(symbol, variables or {})
        self.add("use", href=f"#{id}", x=x, y=y, width=size or None, height=high or size or None, **attributes)

    def centred(
        self, symbol: str, x: float, y: float, size: float, colour: str = "", variables: dict[str, str] | None = None
    ) -> None:
        self.use(symbol, x - size / 2, y - size / 2, size, variables=variables, color=colour or None)

    def define(self, id: str, markup: str) -> None:
        """Adds an element of the drawing's own that others refer to, such as a clip path."""
        self._variants[id] = markup

    def _variant(self, symbol: str, variables: dict[str, str]) -> str:
        """Returns the symbol with these variables replaced, because not all SVG viewers support variables."""
        if not variables:
            return symbol
        key = "-".join(
            [symbol, *(re.sub(r"[^a-zA-Z0-9]", "", f"{name}{value}") for name, value in sorted(variables.items()))]
        )
        if key not in self._variants:
            markup = self.page.symbols[symbol].replace(f'id="{symbol}"', f'id="{key}"')
            self._variants[key] = _VARIABLE.sub(lambda found: variables.get(found[1], found[0]), markup)
        return key

    # -- the whole drawing

    def svg(self, theme: Theme | None = None) -> str:
        body = "".join(self._parts)
        used: set[str] = set()
        filled = self._filled(f"<defs>{self._definitions(body)}</defs>{body}", theme, used)
        size = f'width="{number(self.width)}" height="{number(self.height)}" viewBox="0 0 {number(self.width)} {number(self.height)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="{self._class}" role="img" style="max-width:100%;height:auto">'
            f"<title>{html.escape(self.title, quote=False)}</title>{self._style(used)}{self._own_ids(filled, theme)}</svg>"
        )

    @property
    def _class(self) -> str:
        return f"ludoteca-{self.name}"

    def _definitions(self, body: str) -> str:
        """Returns the symbols that are used, directly or by other symbols."""
        known = self.page.symbols | self._variants
        wanted = _REFERENCE.findall(body)
        found: dict[str, str] = {}
        while wanted:
            id = wanted.pop()
            if id not in found and id in known:
                found[id] = known[id]
                wanted += _REFERENCE.findall(known[id])
        return "".join(found[id] for id in sorted(found))

    def _filled(self, markup: str, theme: Theme | None, used: set[str]) -> str:
        def value(found: re.Match[str]) -> str:
            name, otherwise = found[1], found[2]
            if name in FONTS:
                return html.escape(FONTS[name])
            if name not in self.page.colours:
                return otherwise or "currentColor"
            if theme is not None:
                return self.page.colours[name][THEMES.index(theme)]
            used.add(name)
            return f"var(--{self._class}-{name})"

        return _VARIABLE.sub(value, markup)

    def _style(self, used: set[str]) -> str:
        """Returns both values of each colour. Names are prefixed, because a page may contain several drawings."""
        if not used:
            return ""
        light, dark = (
            "".join(f"--{self._class}-{name}:{self.page.colours[name][theme]};" for name in sorted(used))
            for theme in (0, 1)
        )
        return (
            f"<style>.{self._class}{{color-scheme:light dark;{light}}}"
            f"@media(prefers-color-scheme:dark){{.{self._class}{{{dark}}}}}</style>"
        )

    def _own_ids(self, markup: str, theme: Theme | None) -> str:
        """Prefixes ids by game and theme: drawings of one kind on a page share symbols, different ones must not."""
        mine = f"{self._class}-{theme or 'auto'}-"
        markup = re.sub(r'\bid="', f'id="{mine}', markup)
        return re.sub(r"""(href=["']#|url\(#)""", lambda found: found[1] + mine, markup)


def _written(attributes: dict[str, Attribute]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{number(value) if isinstance(value, int | float) else html.escape(value)}"'
        for name, value in attributes.items()
        if value is not None
    )


def number(value: float) -> str:
    """Formats a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def mix(one: str, other: str, share: float) -> str:
    """Returns `one` moved towards `other` by this share, both as #rrggbb."""
    channels = (
        round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def polygon(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "z"


def rhombus(x: float, y: float, a: float, b: float) -> str:
    return polygon((x, y - b), (x + a, y), (x, y + b), (x - a, y))
