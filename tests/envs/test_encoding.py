"""Arrays hold what a seat knows and nothing else, have a name for every number, and never change unnoticed."""

import hashlib
from random import Random

import pytest

import ludoteca
from ludoteca import plugins
from ludoteca.bots.encoding import Encoder, Writer, encoder
from ludoteca.bots.playing import first_deciding
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.state import State
from tests.kit.cases import Case, sampled_states, thorough_cases, walk

CASES = [case for case in thorough_cases() if case.game.id in plugins.declared(plugins.ENCODERS)]


def differences(one: bytes, other: bytes, names: list[str]) -> list[str]:
    return [name for name, here, there in zip(names, one, other, strict=True) if here != there]


def test_every_game_has_arrays() -> None:
    assert set(plugins.declared(plugins.ENCODERS)) == set(ludoteca.all_games())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_learns_no_more_than_its_observation_tells(case: Case) -> None:
    """From the true state, the observation, its JSON and any truth that fits it, the array is the same."""
    rng = Random(1)
    arrays = encoder(case.rules())
    assert len(set(arrays.names)) == arrays.size
    for state in sampled_states(case.rules(), 3):
        for seat in range(case.players):
            observation = state.view(seat)
            told = arrays.of(observation)
            assert differences(arrays.encode(state, seat), told, arrays.names) == []
            assert differences(arrays.encode(observation.sample(rng), seat), told, arrays.names) == []
            read = case.rules().observation_from_json(observation.to_json())
            assert differences(arrays.of(read), told, arrays.names) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_kept_writer_writes_what_a_new_one_writes(case: Case) -> None:
    """What it remembers of the last position is never out of date: over whole games, from every seat, and back to earlier ones."""
    arrays, kept = encoder(case.rules()), Writer()
    rng = Random(2)
    earlier: list[State] = []
    for seed in (5, 6):
        for state, _, _ in walk(case.rules(), seed):
            if rng.random() < 0.1:
                earlier.append(state.clone())
            for position in (state, rng.choice(earlier)) if earlier and rng.random() < 0.1 else (state,):
                for seat in range(case.players):
                    known = position.view(seat).position if rng.random() < 0.1 else position
                    written = arrays.encode(known, seat, kept)
                    assert differences(written, arrays.encode(known, seat), arrays.names) == []


def test_a_writer_survives_an_error() -> None:
    rules = ludoteca.rules("castles-of-burgundy", players=2)
    arrays, kept = encoder(rules), Writer()
    state = rules.new(1)
    expected = arrays.encode(state, 0, kept)
    wrong = state.clone()
    assert isinstance(wrong, BurgundyState)
    wrong.goods = [256, *wrong.goods[1:]]
    for _ in range(2):
        with pytest.raises(ValueError):
            arrays.encode(wrong, 0, kept)
    assert arrays.encode(state, 0, kept) == expected


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_different_observations_give_different_arrays(game: str) -> None:
    """In a game without hidden repetitions, no two decisions of a seat look the same."""
    rules = ludoteca.rules(game, players=2)
    arrays = encoder(rules)
    seen: dict[bytes, str] = {}
    for state, _, _ in walk(rules, 3):
        digest = state.view(0).digest
        assert seen.setdefault(bytes(arrays.encode(state, 0)), digest) == digest


DIGESTS = {
    "castles-of-burgundy": "3b066c11c7256c0a",
    "great-split": "a934a42099efd330",
    "mille-fiori": "1a1e8064e040fb6f",
}
"""Of the names, and of the arrays of a random game of three: who trained on them relies on them."""


@pytest.mark.parametrize("game", DIGESTS)
def test_the_arrays_of_this_version_never_change(game: str) -> None:
    rules = ludoteca.rules(game, players=3)
    arrays = encoder(rules)
    digest = hashlib.blake2b("\n".join(arrays.names).encode(), digest_size=8)
    for state, seat, _ in walk(rules, 5):
        digest.update(arrays.encode(state, seat))
    assert digest.hexdigest() == DIGESTS[game], "nets trained on them would break: this needs a new version (v1)"


def number_of(arrays: Encoder, state: State, seat: int, name: str) -> int:
    return arrays.encode(state, seat)[arrays.names.index(name)]


def test_mille_fiori_is_seen_from_the_own_seat() -> None:
    rules = ludoteca.rules("mille-fiori", players=3)
    arrays = encoder(rules)
    state = rules.new(1)
    state.scores = [7, 120, 0]
    assert number_of(arrays, state, 1, "own/score/hundreds") == 1
    assert number_of(arrays, state, 1, "own/score/rest") == 20
    assert number_of(arrays, state, 0, "next-1/score/rest") == 20
    assert number_of(arrays, state, 2, "next-1/score/rest") == 7
    for action in state.legal(0):
        assert number_of(arrays, state, 0, f"own/hand/{action.fields()['card']}")
    unseen = sum(number_of(arrays, state, 0, name) for name in arrays.names if name.startswith("unseen/"))
    assert unseen == 109 - 4 - 5  # all but the display and the own hand


def test_the_great_split_shows_the_offer_while_one_chooses() -> None:
    rules = ludoteca.rules("great-split", players=3)
    arrays = encoder(rules)
    for state in sampled_states(rules, 40):
        seat = first_deciding(state)
        offered = sum(number_of(arrays, state, seat, name) for name in arrays.names if name.startswith("offered/"))
        position = state.view(seat).to_json()
        hands = position["hands"]
        assert isinstance(hands, list)
        assert offered == (len(hands[seat - 1]) if position["phase"] == "choose" else 0)


def test_burgundy_shows_the_tile_that_is_being_placed() -> None:
    rules = ludoteca.rules("castles-of-burgundy", players=2)
    arrays = encoder(rules)
    placed = 0
    for state, seat, action in walk(rules, 4):
        if action.type == "hex":
            placed += 1
            assert number_of(arrays, state, seat, "step/hex") == 1
            hex = rules.actions.index(action) - rules.actions.index(rules.parse("hex 0,-3"))
            assert number_of(arrays, state, seat, f"own/hex-{hex}/tile") == 0
            state.play(seat, action)
            assert number_of(arrays, state, seat, f"own/hex-{hex}/tile") == 1
            break
    assert placed


def test_a_game_without_arrays_says_so() -> None:
    from tests.games import tower

    with pytest.raises(ludoteca.BadSettings, match="game-without-encoder"):
        encoder(tower.GAME.rules(2))
