"""How a position shows itself in a notebook. Who draws it is told from outside, for the kernel knows no drawing."""

from collections.abc import Callable

Painter = Callable[[object], str | None]
_painters: list[Painter] = []


def set_painter(painter: Painter) -> None:
    """From now on this one draws states and observations, as SVG."""
    _painters[:] = [painter]


def drawn(subject: object) -> str | None:
    """The state or observation as SVG; None where nobody can draw it."""
    return _painters[0](subject) if _painters else None
