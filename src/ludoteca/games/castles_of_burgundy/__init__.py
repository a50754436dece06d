"""The Castles of Burgundy (Stefan Feld): princes of the fifteenth century and their land."""

from ludoteca.games.castles_of_burgundy.rules import GAME

__all__ = ["GAME"]
