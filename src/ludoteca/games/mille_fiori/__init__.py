"""Mille Fiori (Reiner Knizia): glass from the lagoon, two to four players."""

from ludoteca.games.mille_fiori.rules import GAME

__all__ = ["GAME"]
