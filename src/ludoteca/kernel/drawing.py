"""Pictures of positions in notebooks. The painter is injected, because the kernel does not depend on drawings."""

from collections.abc import Callable

Painter = Callable[[object], str | None]
_painters: list[Painter] = []


def set_painter(painter: Painter) -> None:
    """Sets the function that draws states and observations as SVG."""
    _painters[:] = [painter]


def drawn(subject: object) -> str | None:
    """Returns the state or observation as SVG; None if there is no drawing for it."""
    return _painters[0](subject) if _painters else None
