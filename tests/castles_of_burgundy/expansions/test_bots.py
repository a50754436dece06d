"""The greedy player alone, and in teams."""

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.playing import play_out
from ludoteca.games.castles_of_burgundy.board.lands import empty_hexes
from ludoteca.games.castles_of_burgundy.state import BurgundyState


def played(players: int, seed: int, names: list[str], **options: str | int | bool) -> BurgundyState:
    state = ludoteca.rules("castles-of-burgundy", players, **options).new(seed)
    assert isinstance(state, BurgundyState)
    play_out(state, [bots.make(name, "castles-of-burgundy", seed) for name in names])
    return state


@pytest.mark.parametrize("board", ["13a", "13b"])
def test_alone_it_fills_nearly_all_of_the_land(board: str) -> None:
    """Random players leave more than half of it empty."""
    assert empty_hexes(played(1, 3, ["greedy"], board=board), 0) <= 9
    assert empty_hexes(played(1, 3, ["random"], board=board), 0) > 18


@pytest.mark.slow
def test_a_greedy_team_beats_a_random_one() -> None:
    state = played(4, 5, ["random", "random", "greedy", "greedy"], team=True)
    assert state.result.ranks == [2, 2, 1, 1]
    assert sum(state.scores[2:]) > 3 * sum(state.scores[:2])
