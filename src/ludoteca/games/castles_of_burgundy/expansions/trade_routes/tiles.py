"""The twelve tiles of the trade routes."""

from typing import Final

from ludoteca.games.castles_of_burgundy.expansions import data_files

SPACES_PER_TILE: Final = 3


class RouteTile:
    """Three spaces: the goods colour of each, and the bonus."""

    def __init__(self, name: str, colours: list[int], bonuses: list[str]) -> None:
        self.name: Final = name
        self.colours: Final = colours
        self.bonuses: Final = bonuses


def _route_tiles() -> list[RouteTile]:
    listed = data_files.read("trade_routes")["tiles"]
    assert isinstance(listed, list)
    return [
        RouteTile(f"route-{number + 1}", [die - 1 for die, _ in spaces], [bonus for _, bonus in spaces])
        for number, spaces in enumerate(listed)
    ]


ROUTE_TILES: Final = _route_tiles()
NAMES: Final = [tile.name for tile in ROUTE_TILES]
