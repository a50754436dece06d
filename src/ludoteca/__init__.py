"""Ludoteca: a fast, exact, typed library of board game rules, and all that grows on it.

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
from importlib.metadata import entry_points

from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import BadPosition, BadRecord, BadSettings, IllegalMove, Refused
from ludoteca.kernel.rules import Game, OptionValue, Rules, nearest

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "Refused",
    "all_games",
    "game",
    "record_from_text",
    "rules",
]


@functools.cache
def all_games() -> dict[str, Game]:
    """The games on this machine by id, found through the entry point group `ludoteca.games`."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group="ludoteca.games"), key=lambda e: e.name)}


def game(id: str) -> Game:
    """The game with this id; raises BadSettings, with the nearest id there is."""
    known = all_games()
    if id not in known:
        raise BadSettings("game-unknown", {"game": id, "games": list(known), "nearest": nearest(id, list(known))})
    return known[id]


def rules(id: str, players: int, **options: OptionValue) -> Rules:
    """The rules of a game for so many players; options not named keep their defaults."""
    return game(id).rules(players, options)
