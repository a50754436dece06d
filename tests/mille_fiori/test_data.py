"""The printed board and cards, written down a second time to find mistakes in the data file."""

from collections import Counter

import pytest

from ludoteca.games.mille_fiori.board import BOARD, COMMONERS, NOBLES, TRADE, WORKSHOPS

SEA = "0 1 1 1 3 1 10 E 1 5 1 1 10 10 1 5 E 1 1 1 10+E"
RESIDENCES = "2 4 3 5 1 4 2 3 1 5 10 2 3 4 5 10 1 5 4 3"
WORKSHOP_ROWS = [
    "pigment ash pigment lime ash lime ash",
    "quartz lime quartz ash pigment quartz pigment quartz",
    "pigment ash quartz lime pigment quartz lime pigment",
    "quartz lime pigment ash lime pigment ash",
]
GOLD_DIAMONDS = "0-7-8 1-2-9 3-10-11 4-5-12 6-13-14 15-16-23 17-24-25 18-19-26 20-27-28 21-22-29"
NOBLE_ROWS = ["cross coin lion cross coin", "lion cross coin lion", "coin lion cross"]
COMMONER_ROWS = ["crab shell fish crab shell", "fish crab shell fish", "shell fish crab"]
WHEELS = {
    "quartz": "1 2 3 3 3 4 5",
    "ash": "1 2 2 3 4 4 5",
    "lime": "1 1 2 3 4 5 5",
    "pigment": "1 1 2 2 3 3 4 4 5",
    "residence": "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5",
    "lion": "1 2 3 5",
    "coin": "1 2 3 5",
    "cross": "1 2 3 4",
    "fish": "1 2 3 4",
    "shell": "1 2 3 4",
    "crab": "1 2 3 5",
    "glassware": "1 2 3 4 5",
    "carafe": "1 2 3 4 5",
    "jewelry": "1 2 3 4 5",
    "swan": "1 2 3 4 5",
    "harbor": "1 1 1 2 2 2 3 3 3 4 4 4 5 5 5",
}


def symbols(area: int, count: int) -> list[str]:
    first = BOARD.area_first[area]
    return [BOARD.symbols[symbol] for symbol in BOARD.space_symbol[first : first + count]]


def test_the_sea_track() -> None:
    printed = SEA.split(" ")
    assert [int(space.partition("+")[0].replace("E", "0")) for space in printed] == BOARD.sea_points
    assert ["E" in space for space in printed] == BOARD.sea_extra
    assert BOARD.sea_last == 20


def test_the_line_of_residences() -> None:
    assert [int(value) for value in RESIDENCES.split(" ")] == BOARD.residence_values


def test_the_workshops() -> None:
    assert symbols(WORKSHOPS, 30) == " ".join(WORKSHOP_ROWS).split(" ")
    for around in GOLD_DIAMONDS.split(" "):
        spots = [int(spot) for spot in around.split("-")]
        assert {BOARD.workshop_gold[spot] for spot in spots} == {sum(1 << spot for spot in spots)}
        for spot in spots:  # the three touch one another
            assert sum(BOARD.workshop_neighbours[spot] >> other & 1 for other in spots) == 2


@pytest.mark.parametrize(("area", "rows"), [(NOBLES, NOBLE_ROWS), (COMMONERS, COMMONER_ROWS)])
def test_the_pyramids(area: int, rows: list[str]) -> None:
    assert symbols(area, 12) == " ".join(rows).split(" ")
    assert BOARD.citizen_points == [1, 3, 6]
    assert [BOARD.citizen_level.count(level) for level in range(3)] == [5, 4, 3]


def test_trade_and_harbor() -> None:
    assert symbols(TRADE, 20) == ["glassware", "carafe", "jewelry", "swan"] * 5
    assert BOARD.fleet_points == [0, 1, 3, 6, 10]
    assert BOARD.bonus_values == [20, 15, 10, 5]


def test_the_deck() -> None:
    printed = Counter(f"{kind}-{wheel}" for kind, wheels in WHEELS.items() for wheel in wheels.split(" "))
    assert Counter(BOARD.card_names[card] for card in BOARD.deck) == printed
    assert printed.total() == 109
