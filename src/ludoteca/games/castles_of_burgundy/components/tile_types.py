"""The hex tiles. Equal copies are one type; a type is a number with a name, a kind and what it does."""

import tomllib
from importlib import resources
from typing import Final

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BLACK,
    BUILDING,
    CASTLE,
    LETTERS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NO_TILE,
    SHIP,
    SUPPLIES,
)

WAREHOUSE: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
MARKET: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
BUILDINGS: Final = 8

NO_MARK: Final = -1


class Tiles:
    """Tables by type. Modules add theirs with `add` before the game starts.

    `mark`: no area holds two tiles of the same mark (a city's building types; powers may lift it).
    `growth`: by how much the tile makes its area larger when it scores.
    """

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.number: Final[dict[str, int]] = {}
        self.kind: Final[list[int]] = []
        self.species: Final[list[int]] = []
        self.animals: Final[list[int]] = []
        self.building: Final[list[int]] = []
        self.mark: Final[list[int]] = []
        self.growth: Final[list[int]] = []
        self.powers: Final[list[list[int]]] = []
        self.power_value: Final[list[int]] = []
        self.counts: Final[list[str]] = []
        self.points: Final[list[int]] = []
        self.signs: Final[list[str]] = []
        """What is printed on a monastery (see `signs`); empty for other tiles."""
        self.supplies: Final[list[list[int]]] = [[] for _ in SUPPLIES]
        """What each supply holds, copies included."""
        self.set_aside: Final[list[int]] = []
        """Copies that are in no supply: a module brings them into play."""
        data = tomllib.loads((resources.files(__package__) / "tiles.toml").read_text("utf-8"))
        self.species_names: Final[list[str]] = data["livestock"]["species"]
        self.building_names: Final[list[str]] = data["building"]["types"]
        self._add_plain(data["castle"], "castle", CASTLE)
        self._add_plain(data["mine"], "mine", MINE)
        self._add_plain(data["ship"], "ship", SHIP)
        self._add_livestock(data["livestock"]["own"], data["livestock"]["black"])
        for type, name in enumerate(self.building_names):
            tile = self.add(name, BUILDING)
            self.building[tile] = self.mark[tile] = type
            self.stock(tile, BUILDING, data["building"]["own"])
            self.stock(tile, BLACK, data["building"]["black"])
        for number, monastery in data["monastery"].items():
            self.add_monastery(int(number), monastery)

    def add(self, name: str, kind: int) -> int:
        """Adds a type; the caller fills in what it does and stocks its copies."""
        tile = len(self.names)
        self.names.append(name)
        self.number[name] = tile
        self.kind.append(kind)
        for table in (self.species, self.building, self.mark):
            table.append(NO_MARK)
        for table in (self.animals, self.growth, self.power_value, self.points):
            table.append(0)
        self.powers.append([])
        self.counts.append("")
        self.signs.append("")
        return tile

    def stock(self, tile: int, supply: int, copies: int) -> None:
        self.supplies[supply].extend([tile] * copies)

    def _add_plain(self, data: dict[str, int], name: str, kind: int) -> None:
        tile = self.add(name, kind)
        self.stock(tile, kind, data["own"])
        self.stock(tile, BLACK, data["black"])

    def _add_livestock(self, own: dict[str, int], black: dict[str, int]) -> None:
        for species, name in enumerate(self.species_names):
            for animals, copies in own.items():
                tile = self.add(f"{name}-{animals}", LIVESTOCK)
                self.species[tile] = species
                self.animals[tile] = int(animals)
                self.stock(tile, LIVESTOCK, copies)
                self.stock(tile, BLACK, black.get(animals, 0))

    def add_monastery(self, number: int, data: dict[str, object]) -> int:
        """Adds a monastery as the tile file describes it."""
        tile = self.add(f"monastery-{number}", MONASTERY)
        self.stock(tile, BLACK if data.get("black") else MONASTERY, 1)
        self.signs[tile] = str(data.get("signs", ""))
        if "power" in data:
            power = powers.NAMES[str(data["power"])]
            kinds = str(data.get("kinds", ""))
            self.powers[tile] = [power + LETTERS.index(letter) for letter in kinds] if kinds else [power]
            self.power_value[tile] = _int(data.get("value", 1))
        if "counts" in data:
            self.counts[tile] = str(data["counts"])
            self.points[tile] = _int(data["points"])
        return tile

    def name_or_none(self, tile: int) -> str | None:
        """Names what lies in a space; None if that is no tile."""
        return None if tile == NO_TILE else self.names[tile]

    @property
    def castle(self) -> int:
        """Returns the type that every player's land begins with."""
        return self.number["castle"]

    def free_mark(self) -> int:
        """Returns a mark that no type has yet."""
        return max(self.mark) + 1

    def copies(self) -> list[int]:
        """Lists every tile there is, sorted."""
        return sorted([tile for supply in self.supplies for tile in supply] + self.set_aside)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
