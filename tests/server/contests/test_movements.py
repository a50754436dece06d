"""Pairings of an evening."""

from collections import Counter
from itertools import combinations

import pytest

from ludoteca.server.contests.movements import movement


@pytest.mark.parametrize(("people", "players", "rounds"), [(8, 4, 3), (8, 2, 3), (7, 3, 4), (13, 4, 5), (2, 2, 2)])
def test_everybody_plays_once_in_each_round(people: int, players: int, rounds: int) -> None:
    drawn = movement(people, players, rounds)
    assert len(drawn) == rounds
    for tables in drawn:
        assert all(len(table) == players for table in tables)
        assert sorted(number for table in tables for number in table) == list(range(-(-people // players) * players))
        assert all(any(number < people for number in table) for table in tables), "no table of bots alone"


def test_seats_and_opponents_change() -> None:
    drawn = movement(8, 4, 4)
    sat = Counter((number, seat) for tables in drawn for table in tables for seat, number in enumerate(table))
    assert max(sat.values()) == 1, "four rounds, four seats"
    met = Counter(frozenset(pair) for tables in drawn for table in tables for pair in combinations(table, 2))
    assert len(met) >= 26, "of 28 pairs"
    assert max(met.values()) <= 3
    compared = Counter(
        frozenset(pair) for tables in drawn for line in zip(*tables, strict=True) for pair in combinations(line, 2)
    )
    assert max(compared.values()) <= 2, "and nobody is compared with one person alone"


def test_the_same_evening_is_drawn_again() -> None:
    assert movement(10, 3, 4) == movement(10, 3, 4)


def test_two_players_meet_no_one_twice() -> None:
    met = Counter(frozenset(table) for tables in movement(8, 2, 3) for table in tables)
    assert max(met.values()) == 1
