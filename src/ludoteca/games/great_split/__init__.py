"""The Great Split (Hjalmar Hach and Lorenzo Silva): you split, your neighbour chooses; two to seven players."""

from ludoteca.games.great_split.rules import GAME

__all__ = ["GAME"]
