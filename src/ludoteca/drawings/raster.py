"""Converts SVG to PNG with resvg, a library without dependencies that supports what the drawings use.

The drawings bring their fonts, because a machine may have none.
"""

from importlib import resources
from typing import Final

from ludoteca.kernel.refusals import BadSettings

FONTS: Final = resources.files("ludoteca.drawings") / "fonts"


def rasterised(svg: str, width: int | None = None) -> bytes:
    """Returns a PNG of this width, by default the drawing's own. The drawing must have a theme, because resvg does not
    support CSS variables."""
    try:
        import resvg_py
    except ImportError:
        raise BadSettings("extra-missing", {"what": "PNG", "package": "resvg-py"}) from None
    with resources.as_file(FONTS) as folder:
        made = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_dirs=[str(folder)],
            skip_system_fonts=True,
            serif_family="Fraunces",
            sans_serif_family="Inter",
        )
    return bytes(made)
