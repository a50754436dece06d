"""Describes an expansion before any game exists: what people can choose of it."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.kernel.rules import Option, Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.components.boards import Board
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


class Expansion:
    """What people can choose, before any game exists."""

    def __init__(self, name: str) -> None:
        self.name = name

    def options(self) -> list[Option]:
        return []

    def board_choices(self) -> dict[str, list["Board"]]:
        """Returns further choices of the option `board`: one board for everybody, or several to be dealt."""
        return {}

    def own_boards(self) -> list["Board"]:
        """Returns further boards that a player may choose for himself (`board=own`)."""
        return []

    def default_board(self, players: int, options: Options) -> str:
        """Names the board of a game for which nobody names one; empty to leave it to the base game."""
        return ""

    def fewest_players(self) -> int:
        """Says from how many players on it has option sets; one that allows fewer than the base game says so."""
        return 2

    def present(self, players: int, options: Options) -> bool:
        """Tells whether the complete options bring it into play."""
        return False

    def complete_options(self, players: int, options: Options) -> None:
        """Fills in what other options decide, in place; raises BadSettings where options exclude one another."""

    def make(self, rules: "BurgundyRules") -> Module:
        raise NotImplementedError

    def option_sets(self, players: int) -> list[Options]:
        """Lists settings that the conformance kit plays through."""
        return []

    def sheet(self) -> list[str]:
        """Lists further lines of the score sheet."""
        return []


class SwitchedExpansion(Expansion):
    """An expansion that an option of its name switches on."""

    def options(self) -> list[Option]:
        return [Option(self.name, (False, True), False)]

    def present(self, players: int, options: Options) -> bool:
        return bool(options[self.name])

    def option_sets(self, players: int) -> list[Options]:
        return [{self.name: True}]
