"""Finds games, bots and what belongs to them through entry points; those of this package are declared like all others.

    ludoteca.games            <game> = a `Game`
    ludoteca.bots             <bot>  = a function `make(game: str, rng: Random) -> Bot`
    ludoteca.judges           <game> = a `Judge`, which makes `greedy` play the game
    ludoteca.encoders         <game> = a function `make(rules: Rules) -> Encoder`, which makes the arrays of environments
    ludoteca.terminal_boards  <game> = a function `draw(position: Json, look: Look) -> RenderableType`
    ludoteca.drawings         <game> = a function `draw(scene: Scene) -> Sheet` (ludoteca/drawings)
    ludoteca.kit              <game> = the `KitCases` of a game, for the conformance kit
    ludoteca.pages            <game> = a folder (`pathlib.Path`) with the game's board for the browser
    ludoteca.renderers        terminal = a function `text(observation: Observation) -> str`, declared by `ludoteca.cli`

Nothing is imported before somebody asks for it, and then once. A plugin that cannot be loaded costs one line of the log
and is left out; the others go on. docs/add-a-game.md walks through a package that brings all of them.
"""

import functools
import logging
import os
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludoteca.kernel.refusals import BadSettings

GAMES: Final = "ludoteca.games"
BOTS: Final = "ludoteca.bots"
JUDGES: Final = "ludoteca.judges"
TERMINAL_BOARDS: Final = "ludoteca.terminal_boards"
ENCODERS: Final = "ludoteca.encoders"
RENDERERS: Final = "ludoteca.renderers"
DRAWINGS: Final = "ludoteca.drawings"
PAGES: Final = "ludoteca.pages"
KIT: Final = "ludoteca.kit"

OWN_PACKAGE: Final = "ludoteca"
WITHOUT: Final = "LUDOTECA_WITHOUT"
"""The environment variable that names packages, with commas between them, whose plugins are not wanted."""

LOG: Final = logging.getLogger(__name__)
_warned: Final[set[str]] = set()


@functools.cache
def declared(group: str) -> dict[str, EntryPoint]:
    """Returns the entry points of a group by name, sorted. Of two with one name, our own wins, then the alphabet
    decides."""
    found: dict[str, EntryPoint] = {}
    unwanted = os.environ.get(WITHOUT, "").split(",")
    for entry in sorted(entry_points(group=group), key=_rank):
        if _package(entry) in unwanted:
            continue
        if entry.name in found:
            warn(_broken(entry, f"{_package(found[entry.name])} has a plugin of that name"))
        else:
            found[entry.name] = entry
    return found


def load(group: str, name: str, kind: type | None = None) -> object | None:
    """Returns the plugin of this name, an object of this kind or else a function; None if there is none.

    Raises BadSettings if it cannot be loaded.
    """
    # Names are user input (web addresses): only those of existing plugins may fill the cache.
    return _load(group, name, kind) if name in declared(group) else None


@functools.cache
def _load(group: str, name: str, kind: type | None) -> object:
    entry = declared(group)[name]
    try:
        plugin: object = entry.load()
    except Exception as error:
        # An error while importing one package must not affect the others.
        raise _broken(entry, f"{type(error).__name__}: {error}") from error
    if not (callable(plugin) if kind is None else isinstance(plugin, kind)):
        raise _broken(entry, f"{entry.value} is not a {'function' if kind is None else kind.__name__}")
    return plugin


def load_if_sound(group: str, name: str, kind: type | None = None) -> object | None:
    """Loads a plugin as `load` does, but logs a broken one, once, and returns None for it."""
    try:
        return load(group, name, kind)
    except BadSettings as bad:
        warn(bad)
        return None


def broken(group: str, name: str, reason: str) -> BadSettings:
    return _broken(declared(group)[name], reason)


def _broken(entry: EntryPoint, reason: str) -> BadSettings:
    one_line = " ".join(reason.split())
    return BadSettings(
        "plugin-broken",
        {"group": entry.group, "plugin": entry.name, "package": _package(entry), "reason": one_line},
    )


def warn(bad: BadSettings) -> None:
    """Logs what is wrong with a plugin, the first time that it is met."""
    line = "plugin left out: {group} {plugin} of the package {package}: {reason}".format(**bad.refusal.values)
    if line not in _warned:
        _warned.add(line)
        LOG.warning(line)


def _rank(entry: EntryPoint) -> tuple[str, bool, str]:
    package = _package(entry)
    return entry.name, package != OWN_PACKAGE, package


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else ""
