"""PNG from SVG, by resvg: a library without dependencies that draws what the writer of drawings writes.

A machine may have no fonts at all, so the drawings bring theirs.
"""

from importlib import resources
from typing import Final

from ludoteca.kernel.refusals import BadSettings

FONTS: Final = resources.files("ludoteca.drawings") / "fonts"


def rasterised(svg: str, width: int | None = None) -> bytes:
    """So many pixels wide, or as large as the drawing says. The drawing must have a theme: resvg knows no variables."""
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
