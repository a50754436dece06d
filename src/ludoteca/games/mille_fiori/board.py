"""The board and the deck as tables of small ints, read from board.toml.

A space is a number: its area's first number plus its place within the area. What lies on an area is a bit mask of
those places, so that the rules ask in one step what they need to know.
"""

import tomllib
from importlib import resources
from typing import Final, TypedDict

WORKSHOPS: Final = 0
RESIDENCES: Final = 1
NOBLES: Final = 2
COMMONERS: Final = 3
TRADE: Final = 4
HARBOR: Final = 5
AREAS: Final = ["workshops", "residences", "nobles", "commoners", "trade", "harbor"]
BONUS_AREAS: Final = 5
"""All areas but the harbor have bonus spaces."""


class WorkshopSpace(TypedDict):
    name: str
    row: int
    col: int
    symbol: str
    gold: int


class Workshops(TypedDict):
    points: int
    pigment_points: int
    spaces: list[WorkshopSpace]


class Residences(TypedDict):
    values: list[int]
    extra_card_values: list[int]
    bonus_value_count: int


class Pyramid(TypedDict):
    symbols: list[list[str]]


class Citizens(TypedDict):
    level_points: list[int]
    levels: list[int]
    nobles: Pyramid
    commoners: Pyramid


class Trade(TypedDict):
    points: int
    rows: int
    goods: list[str]


class Harbor(TypedDict):
    rows: int
    ships: int
    points_by_goods: list[int]


class Lot(TypedDict):
    area: str
    wheels: list[int]


class Board:
    """Everything printed: spaces, symbols, cards, tracks."""

    def __init__(self) -> None:
        data = tomllib.loads((resources.files(__package__) / "board.toml").read_text("utf-8"))
        self.diamonds: Final[int] = data["diamonds"]
        self.reserve: Final[int] = data["reserve"]
        self.hand: Final[int] = data["hand"]
        self.bonus_values: Final[list[int]] = data["bonus_values"]
        self.empty_display_points: Final[int] = data["empty_display_points"]
        self.kind_order: Final[list[str]] = data["kind_order"]
        self.setup: Final[dict[str, dict[str, int]]] = data["setup"]

        self.space_names: Final[list[str]] = []
        self.space_area: Final[list[int]] = []
        self.space_symbol: Final[list[int]] = []
        self.area_first: Final[list[int]] = []
        self.symbols: Final[list[str]] = []
        self._read_workshops(data["workshops"])
        self._read_residences(data["residences"])
        self._read_citizens(data["citizens"])
        self._read_trade_and_harbor(data["trade"], data["harbor"])
        self.space_number: Final = {name: number for number, name in enumerate(self.space_names)}
        self.symbol_places: Final = self._places_by_symbol()
        self.symbol_mask: Final = [sum(1 << place for place in places) for places in self.symbol_places]
        self.bonus_sets: Final = [self._bonus_set(area) for area in range(BONUS_AREAS)]
        self.bonus_masks: Final = [list(places.values()) for places in self.bonus_sets]
        self.sea_points: Final[list[int]] = data["sea"]["points"]
        self.sea_extra: Final = [place in data["sea"]["extra_card"] for place in range(len(self.sea_points))]
        self.sea_last: Final = len(self.sea_points) - 1
        self._read_deck(data["deck"])

    def _add_area(self) -> int:
        self.area_first.append(len(self.space_names))
        return len(self.area_first) - 1

    def _add_space(self, name: str, area: int, symbol: str) -> None:
        if symbol and symbol not in self.symbols:
            self.symbols.append(symbol)
        self.space_names.append(name)
        self.space_area.append(area)
        self.space_symbol.append(self.symbols.index(symbol) if symbol else -1)

    def _read_workshops(self, data: Workshops) -> None:
        area = self._add_area()
        spaces = data["spaces"]
        for space in spaces:
            self._add_space(space["name"], area, space["symbol"])
        places = [(space["row"], space["col"]) for space in spaces]
        self.workshop_neighbours = [
            sum(1 << other for other, there in enumerate(places) if _touch(here, there)) for here in places
        ]
        self.workshop_gold = [
            sum(1 << other for other, there in enumerate(spaces) if there["gold"] == here["gold"]) for here in spaces
        ]
        self.pigment = self.symbols.index("pigment")
        self.group_points = data["points"]
        self.pigment_points = data["pigment_points"]

    def _read_residences(self, data: Residences) -> None:
        area = self._add_area()
        self.residence_values = data["values"]
        for place in range(len(self.residence_values)):
            self._add_space(f"r{place}", area, "")
        self.residence_masks = [
            sum(1 << place for place, there in enumerate(self.residence_values) if there == value)
            for value in sorted(set(self.residence_values))
        ]
        """The places of each value."""
        self.residence_extra_counts = data["extra_card_values"]
        self.residence_bonus_count = data["bonus_value_count"]

    def _read_citizens(self, data: Citizens) -> None:
        self.citizen_level: list[int] = []
        self.citizen_support: list[int] = []
        self.citizen_triangle: list[int] = []
        for letter, pyramid in (("n", data["nobles"]), ("c", data["commoners"])):
            area = self._add_area()
            for mark, symbols in zip("bst", pyramid["symbols"], strict=True):
                for place, symbol in enumerate(symbols):
                    self._add_space(f"{letter}{mark}{place}", area, symbol)
        levels = data["levels"]
        self.citizen_points = data["level_points"]
        first_below = 0
        for level, width in enumerate(levels):
            for place in range(width):
                below = first_below + place
                support = 0b11 << below if level else 0
                self.citizen_level.append(level)
                self.citizen_support.append(support)
                deeper = self.citizen_triangle[below] | self.citizen_triangle[below + 1] if level else 0
                self.citizen_triangle.append(support | deeper)
            first_below += levels[level - 1] if level else 0

    def _read_trade_and_harbor(self, trade: Trade, harbor: Harbor) -> None:
        area = self._add_area()
        goods, rows = trade["goods"], trade["rows"]
        for place in range(rows * len(goods)):
            self._add_space(f"t{place}", area, goods[place % len(goods)])
        self.goods = len(goods)
        self.column_points = trade["points"]
        self.trade_row = [((1 << len(goods)) - 1) << row * len(goods) for row in range(rows)]
        area = self._add_area()
        ships = harbor["ships"]
        for place in range(rows * ships):
            self._add_space(f"h{place}", area, "")
        self.harbor_ships = ships
        self.fleet_points = harbor["points_by_goods"]

    def _places_by_symbol(self) -> list[list[int]]:
        places: list[list[int]] = [[] for _ in self.symbols]
        for space, symbol in enumerate(self.space_symbol):
            if symbol >= 0:
                places[symbol].append(space - self.area_first[self.space_area[space]])
        return places

    def _bonus_set(self, area: int) -> dict[str, int]:
        """What is collected for an area's bonus, symbols or values of residences, and the places of each."""
        if area == RESIDENCES:
            values = sorted(set(self.residence_values))
            return {str(value): mask for value, mask in zip(values, self.residence_masks, strict=True)}
        symbols = {symbol for symbol, there in zip(self.space_symbol, self.space_area, strict=True) if there == area}
        names = [kind for kind in self.kind_order if kind in {self.symbols[symbol] for symbol in symbols}]
        return {name: self.symbol_mask[self.symbols.index(name)] for name in names}

    def _read_deck(self, data: dict[str, Lot]) -> None:
        self.card_names: list[str] = []
        self.card_area: list[int] = []
        self.card_symbol: list[int] = []
        self.card_wheel: list[int] = []
        self.deck: list[int] = []
        for kind, lot in data.items():
            for wheel in sorted(set(lot["wheels"])):
                self.deck.extend([len(self.card_names)] * lot["wheels"].count(wheel))
                self.card_names.append(f"{kind}-{wheel}")
                self.card_area.append(AREAS.index(lot["area"]))
                self.card_symbol.append(self.symbols.index(kind) if kind in self.symbols else -1)
                self.card_wheel.append(wheel)
        self.card_number = {name: number for number, name in enumerate(self.card_names)}

    def place_of(self, space: int) -> int:
        """A space's place within its area."""
        return space - self.area_first[self.space_area[space]]


def _touch(here: tuple[int, int], there: tuple[int, int]) -> bool:
    rows, columns = abs(here[0] - there[0]), abs(here[1] - there[1])
    return (rows, columns) in ((0, 2), (1, 1))


BOARD: Final = Board()
BONUS_SPACES: Final = len(BOARD.bonus_values)
"""Bonus spaces of each area that has them."""
