"""Laws of the game, over games that hypothesis makes up."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.games.great_split.data import HOUSE, TRACK_COUNT
from ludoteca.games.great_split.position import json_writer
from ludoteca.games.great_split.state import GreatSplitState

games = st.tuples(st.integers(2, 7), st.sampled_from([0, 1]), st.integers())


@settings(max_examples=30, deadline=None)
@given(games)
def test_laws(game: tuple[int, int, int]) -> None:
    """Cards are conserved, cubes and scores never go back, no track is left at its end, hands stay within bounds."""
    players, least, seed = game
    state = ludoteca.rules("great-split", players, min_group=least).new(seed)
    assert isinstance(state, GreatSplitState)
    everything = [kind for deck in HOUSE.decks for kind in deck]
    rng = Random(seed)
    while not state.over:
        before = state.clone()
        assert isinstance(before, GreatSplitState)
        seat = rng.choice(state.deciding)
        state.apply(seat, rng.choice(state.legal(seat)))
        assert sorted(json_writer.all_cards(state)) == everything
        for place, space in enumerate(state.tracks):
            assert before.tracks[place] <= space <= HOUSE.length[place % TRACK_COUNT]
        for one in range(players):
            assert state.scores[one] >= before.scores[one]
            assert state.sizes[one] <= HOUSE.hand_room
            assert state.hand(one) == sorted(state.hand(one))
        if state.to_json()["phase"] in ("split", "choose"):
            assert all(0 < size <= state.limit for size in state.sizes)
            if least:
                assert min(state.sizes) >= 3  # so that every hand can be split
        if least and state.to_json()["phase"] == "resolve":
            assert min(state.sizes) >= 2
    assert 8 <= state.gauge <= 16
    assert len(state.discards) + sum(state.sizes) == sum(state.settings.dealt[6])


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 7), st.integers())
def test_the_order_of_the_seats_never_matters(players: int, seed: int) -> None:
    """A whole round with the same choices, in two orders, ends in the same position."""
    rules = ludoteca.rules("great-split", players)
    one, other = rules.new(seed), rules.new(seed)
    for step in range(60):
        if one.over:
            break
        seats = one.deciding
        chosen = {seat: one.legal(seat)[step * 7 % len(one.legal(seat))] for seat in seats}
        for seat in seats:
            one.play(seat, chosen[seat])
        for seat in reversed(seats):
            other.play(seat, chosen[seat])
        assert one.digest == other.digest


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 5), st.integers())
def test_what_a_seat_knows_is_true(players: int, seed: int) -> None:
    """Every card that an observation shows in another hand is in that hand, as often as it is shown."""
    state = ludoteca.rules("great-split", players).new(seed)
    assert isinstance(state, GreatSplitState)
    rng = Random(seed)
    while not state.over:
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))
        viewer = rng.randrange(players)
        masked = state.view(viewer).position
        assert isinstance(masked, GreatSplitState)
        for holder in range(players):
            shown = [kind for kind in masked.hand(holder) if kind != HOUSE.unknown]
            held = state.hand(holder)
            assert all(shown.count(kind) <= held.count(kind) for kind in shown)
