"""The central board: depots, the black depot, goods, and the numbers printed on it. Read from central_board.toml."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components.kinds import LETTERS

DEPOTS: Final = 6
COLOURS: Final = 6
"""Of goods, one for each number of a die."""
DEPOT_SPACES: Final = 4
BLACK_SPACES: Final = 8
MINE_SPACE_PLAYERS: Final = 3
"""With so many players one space of a depot takes a mine in some phases."""
FIRST_BLACK: Final = DEPOTS * DEPOT_SPACES
SLOTS: Final = FIRST_BLACK + BLACK_SPACES
"""Spaces for hexes: depot by depot, then the black depot. Modules add theirs behind."""


class Central:
    """What is printed on the central board and what every player gets."""

    def __init__(self) -> None:
        data = tomllib.loads((resources.files(__package__) / "central_board.toml").read_text("utf-8"))
        self.phases: Final[list[str]] = data["phases"]
        self.rounds: Final[int] = data["rounds"]
        self.bridge_spaces: Final[int] = data["bridge_spaces"]
        self.start_silver: Final[int] = data["silver"]
        self.start_workers: Final[list[int]] = data["workers_by_turn_order"]
        self.key_spaces: Final[int] = data["key_spaces"]
        self.goods_spaces: Final[int] = data["goods_spaces"]
        self.black_price: Final[int] = data["black_price"]
        self.slot_kind: Final = [LETTERS.index(letter) for depot in data["depots"] for letter in depot]
        self.slot_names: Final = [
            f"depot {depot + 1}.{space + 1}" for depot in range(DEPOTS) for space in range(DEPOT_SPACES)
        ] + [f"black {space + 1}" for space in range(BLACK_SPACES)]
        self.black_spaces: Final[dict[str, int]] = data["black_spaces"]
        three = data["three_players"]
        self.mine_slot: Final[int] = (three["depot"] - 1) * DEPOT_SPACES + three["space"] - 1
        self.mine_phases: Final = [self.phases.index(phase) for phase in three["mine_in"]]

        goods = data["goods"]
        self.colours: Final[list[str]] = goods["colours"]
        self.goods_per_colour: Final[int] = goods["per_colour"]
        self.goods_per_phase: Final[int] = goods["per_phase"]
        self.goods_per_player: Final[int] = goods["per_player"]
        self.silver_per_sale: Final[int] = goods["silver_per_sale"]
        self.goods: Final = [colour for colour in range(len(self.colours)) for _ in range(self.goods_per_colour)]
        self.goods_in_piles: Final[int] = len(self.phases) * self.goods_per_phase

        points = data["points"]
        self.area_points: Final[list[int]] = points["area"]
        self.phase_points: Final[list[int]] = points["phase"]
        self.colour_large: Final[dict[str, int]] = points["colour_large"]
        self.colour_small: Final[dict[str, int]] = points["colour_small"]
        self.goods_points: Final[dict[str, int]] = points["goods"]
        self.unsold_points: Final[int] = points["unsold_goods"]
        self.silver_points: Final[int] = points["silver"]
        self.two_workers_points: Final[int] = points["two_workers"]

    def pile_place(self, phase: int, round: int) -> int:
        """Returns the place of a round's goods tile in the pile of all phases."""
        return phase * self.goods_per_phase + round


CENTRAL: Final = Central()
