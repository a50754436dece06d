"""When a table plays the solo game, on which boards, and to which target."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.boards import BOARD, Board
from ludoteca.games.castles_of_burgundy.expansions.expansion import Expansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.solo.boards import BOARDS
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import OPTION, TARGET_USUAL, TARGETS
from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Option, Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


class SoloExpansion(Expansion):
    def __init__(self) -> None:
        super().__init__("solo")

    def options(self) -> list[Option]:
        return [Option(OPTION, TARGETS, None)]

    def board_choices(self) -> dict[str, list[Board]]:
        return {name: [board] for name, board in BOARDS.items()}

    def default_board(self, players: int, options: Options) -> str:
        return next(iter(BOARDS)) if players == 1 else ""

    def fewest_players(self) -> int:
        return 1

    def complete_options(self, players: int, options: Options) -> None:
        board = str(options["board"])
        if players > 1:
            if board in BOARDS:
                raise BadSettings("board-for-one", {"board": board})
            if OPTION in options:
                raise BadSettings("target-for-one", {"players": players})
            return
        if board not in BOARDS:
            raise BadSettings("solo-board", {"option": BOARD, "value": board, "choices": list(BOARDS)})
        if options.get("start_castle", "open") != "open":
            raise BadSettings("start-castle-open", {"board": board})
        options.setdefault(OPTION, TARGET_USUAL)

    def present(self, players: int, options: Options) -> bool:
        return players == 1

    def make(self, rules: "BurgundyRules") -> Module:
        return Solo(rules)

    def sheet(self) -> list[str]:
        return ["bought", "lost"]

    def option_sets(self, players: int) -> list[Options]:
        if players > 1:
            return []
        return [
            {},
            {"board": "13b"},
            {OPTION: 45, "white_castles": True},
            {OPTION: 55, "board": "13b", "extra_tiles": True},
            {"white_castles": True, "extra_tiles": True},
        ]
