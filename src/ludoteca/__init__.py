"""Ludoteca: a fast, exact, typed library of board game rules, with bots, a command line and a server.

>>> import ludoteca
>>> rules = ludoteca.rules("mille-fiori", players=3, edition="revised")
>>> state = rules.new(seed=7)
>>> while not state.over:
...     for seat in state.deciding:
...         barrier = state.apply(seat, state.view(seat).legal[0])
>>> sorted(state.result.ranks)
[1, 2, 3]
"""

import functools
import importlib

from ludoteca import plugins
from ludoteca.bots.bot import Bot, Judge, Line
from ludoteca.bots.explaining import ExplainedMove
from ludoteca.kernel import drawing
from ludoteca.kernel.actions import Action, Actions
from ludoteca.kernel.events import Event
from ludoteca.kernel.match import Match, PlayedMove
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.plans import Plan
from ludoteca.kernel.presentation import Presentation
from ludoteca.kernel.record import Move, Record, record_from_text
from ludoteca.kernel.refusals import BadPosition, BadRecord, BadSettings, IllegalMove, Refusal, Refused, Value
from ludoteca.kernel.result import Result
from ludoteca.kernel.rules import Game, Option, Options, OptionValue, Rules, nearest
from ludoteca.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Actions",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "Bot",
    "Event",
    "ExplainedMove",
    "Game",
    "IllegalMove",
    "Judge",
    "Line",
    "Match",
    "Move",
    "Observation",
    "Option",
    "OptionValue",
    "Options",
    "Plan",
    "PlayedMove",
    "Presentation",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "State",
    "Value",
    "all_games",
    "game",
    "record_from_text",
    "rules",
]


@functools.cache
def all_games() -> dict[str, Game]:
    """Returns the games on this machine by id, found through their entry points. One that cannot be loaded is left
    out."""
    found: dict[str, Game] = {}
    for id in plugins.declared(plugins.GAMES):
        try:
            found[id] = game(id)
        except BadSettings as bad:
            plugins.warn(bad)
    return found


def game(id: str) -> Game:
    """Returns the game with this id; raises BadSettings, with the nearest id there is or with what is wrong with its
    plugin."""
    found = plugins.load(plugins.GAMES, id, Game)
    if not isinstance(found, Game):
        known = list(all_games())
        raise BadSettings("game-unknown", {"game": id, "games": [*known], "nearest": nearest(id, known)})
    if found.id != id:
        raise plugins.broken(plugins.GAMES, id, f"its game calls itself {found.id}")
    return found


def rules(id: str, players: int, **options: OptionValue) -> Rules:
    """Returns the rules of a game for so many players; options not named keep their defaults."""
    return game(id).rules(players, options)


def _draw(subject: object) -> str | None:
    """Loads the drawings by name when a picture is requested: rules and bots import this module, and must not depend
    on drawings."""
    found: object = importlib.import_module("ludoteca.drawings").svg(subject)
    return found if isinstance(found, str) else None


drawing.set_painter(_draw)
