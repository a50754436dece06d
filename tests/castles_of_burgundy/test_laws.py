"""Laws of the game, over games that hypothesis makes up."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import FAR, KINDS, NEAR
from ludoteca.games.castles_of_burgundy.components.tile_types import BUILDINGS
from ludoteca.games.castles_of_burgundy.position import validation
from ludoteca.games.castles_of_burgundy.state import BurgundyState

games = st.tuples(
    st.integers(2, 4),
    st.sampled_from(["1", "2", "dealt"]),
    st.sampled_from(["open", "secret"]),
    st.integers(),
)


@settings(max_examples=25, deadline=None)
@given(games)
def test_laws(game: tuple[int, str, str, int]) -> None:
    players, board, start_castle, seed = game
    state = ludoteca.rules("castles-of-burgundy", players, board=board, start_castle=start_castle).new(seed)
    assert isinstance(state, BurgundyState)
    rng = Random(seed)
    while not state.over:
        before = state.clone()
        assert isinstance(before, BurgundyState)
        seat = rng.choice(state.deciding)
        legal = [action for action in state.legal(seat) if action.text != "end turn" or rng.random() < 0.2]
        state.apply(seat, rng.choice(legal or state.legal(seat)))
        everything_is_somewhere(state)
        nothing_is_taken_back(before, state)
        lands_are_counted(state)
        stores_are_not_overfull(state)


def everything_is_somewhere(state: BurgundyState) -> None:
    """164 hexes and 42 goods."""
    assert len(validation.all_tiles(state)) == 164
    assert sorted(validation.all_goods(state)) == CENTRAL.goods


def nothing_is_taken_back(before: BurgundyState, after: BurgundyState) -> None:
    """Scores never fall, placed tiles stay, sold goods stay sold, pawns move forward, bonus tiles stay."""
    for seat in range(before.rules.players):
        assert after.scores[seat] >= before.scores[seat]
        assert after.steps[seat] >= before.steps[seat]
    for old, new in zip(before.land, after.land, strict=True):
        assert old < 0 or old == new
    for old, new in zip(before.sold, after.sold, strict=True):
        assert new >= old
    for old, new in zip(before.bonuses, after.bonuses, strict=True):
        assert old < 0 or old == new


def lands_are_counted(state: BurgundyState) -> None:
    """What is kept beside the lands follows from them: free hexes by area and colour, hexes in reach, colours, types."""
    settings_ = state.settings
    for land in range(settings_.lands):
        board = settings_.boards[state.boards[land]]
        tiles = state.tiles_in(land)
        for area, hexes in enumerate(board.area_hexes):
            assert state.free_in_area(land, area) == sum(tiles[hex] < 0 for hex in hexes)
            types = [settings_.tiles.building[tiles[hex]] for hex in hexes if tiles[hex] >= 0]
            for type in range(BUILDINGS):
                assert state.has_mark(land, area, type) == (type in types)
        for kind in range(len(KINDS)):
            free = sum(tiles[hex] < 0 for hex in board.of_kind[kind])
            assert state.free_of_kind(land, kind) == free
        for hex, tile in enumerate(tiles):
            if tile >= 0:
                assert settings_.tiles.kind[tile] == board.kind[hex]
            else:
                near = any(tiles[other] >= 0 for other in board.neighbours[hex])
                assert tile == (NEAR if near else FAR)
        assert state.near[land] == sum(1 << hex for hex, tile in enumerate(tiles) if tile == NEAR)


def stores_are_not_overfull(state: BurgundyState) -> None:
    for seat in range(state.rules.players):
        assert len(state.keys[seat]) <= 3
        assert sum(count > 0 for count in state.goods_in_store(seat)) <= 3
        assert state.silver[seat] >= 0
        assert state.workers[seat] >= 0


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 4), st.integers())
def test_a_turn_can_be_undone(players: int, seed: int) -> None:
    """Within a turn no action is a barrier; the last turn of a round ends with one."""
    state = ludoteca.rules("castles-of-burgundy", players).new(seed)
    assert isinstance(state, BurgundyState)
    rng = Random(seed)
    while not state.over:
        seat, turn = state.deciding[0], state.turn
        barrier = state.apply(seat, rng.choice(state.legal(seat)))
        if not state.over:
            assert barrier == (turn == players - 1 and state.turn == 0 and players > 1)
