"""Describes a browser coarsely from its User-Agent header, so that people can tell their devices apart. Nothing more
of the header is stored."""

LONGEST_HEADER = 400

# The first match counts: most browsers also name the browsers that they are compatible with.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Chromium", "Chromium"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def described(header: str) -> str:
    """Returns a description such as `Firefox · Linux`; empty if neither is known."""
    text = header[:LONGEST_HEADER]
    return " · ".join(name for name in (_first(BROWSERS, text), _first(SYSTEMS, text)) if name)


def _first(known: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for sign, name in known if sign in text), "")
