"""Laws of the game, tested on games that hypothesis generates."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.mille_fiori.board import AREAS, BOARD
from ludoteca.games.mille_fiori.state import MilleFioriState

games = st.tuples(
    st.integers(2, 4),
    st.sampled_from(["revised", "english"]),
    st.sampled_from(["simultaneous", "on-turn"]),
    st.integers(),
)


@settings(max_examples=30, deadline=None)
@given(games)
def test_laws(game: tuple[int, str, str, int]) -> None:
    """Cards and diamonds are conserved, nothing leaves the board, ships sail forward, scores never fall."""
    players, edition, choice, seed = game
    state = ludoteca.rules("mille-fiori", players, edition=edition, choice=choice).new(seed)
    assert isinstance(state, MilleFioriState)
    rng = Random(seed)
    while not state.over:
        before = state.clone()
        assert isinstance(before, MilleFioriState)
        seat = rng.choice(state.deciding)
        state.apply(seat, rng.choice(state.legal(seat)))
        assert sorted(state.all_cards()) == BOARD.deck
        for one in range(players):
            left = state.supply[one] + state.reserve[one]
            assert state.diamonds_out(one) + left == 30 or left == 0
            assert state.scores[one] >= before.scores[one]
            assert state.ships[one] >= before.ships[one]
        for place, mask in enumerate(before.held):
            assert mask & state.held[place] == mask
    for area in range(len(AREAS)):
        held = [state.placed_in(one, area) for one in range(players)]
        assert sum(held) == state.filled[area]  # no space has two owners


def test_the_numbers_of_the_deck() -> None:
    """One card per space of its kind; the wheel numbers add up."""
    kinds = [name.rpartition("-")[0] for name in BOARD.card_names]
    for symbol, places in zip(BOARD.symbols, BOARD.symbol_places, strict=True):
        assert sum(kinds[card] == symbol for card in BOARD.deck) == len(places)
    assert sum(kinds[card] == "residence" for card in BOARD.deck) == 20
    assert sum(kinds[card] == "harbor" for card in BOARD.deck) == 15
    wheels = [BOARD.card_wheel[card] for card in BOARD.deck]
    assert [wheels.count(number) for number in range(1, 6)] == [23, 23, 24, 20, 19]
    assert sum(mask.bit_count() for mask in BOARD.workshop_neighbours) == 2 * 61
    assert all(mask.bit_count() == 3 for mask in BOARD.workshop_gold)
