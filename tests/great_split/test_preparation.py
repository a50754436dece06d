"""Setting the table: boards, characters, tokens, decks, first hands."""

import pytest

import ludoteca
from ludoteca.games.great_split.data import HOUSE
from ludoteca.games.great_split.state import GreatSplitState

SEATS = range(2, 8)


def new(players: int, seed: int = 5) -> GreatSplitState:
    state = ludoteca.rules("great-split", players).new(seed)
    assert isinstance(state, GreatSplitState)
    return state


@pytest.mark.parametrize("players", SEATS)
def test_each_has_a_character_and_its_steps(players: int) -> None:
    state = new(players)
    assert len(set(state.characters)) == players
    for seat, character in enumerate(state.characters):
        steps = state.tracks_of(seat)
        assert steps == HOUSE.characters[character].start + [0] * 5
    assert state.scores == [0] * players
    assert state.gauge == 0


@pytest.mark.parametrize("players", SEATS)
def test_six_of_nine_market_tokens_face_down_and_all_scoring_tokens_face_up(players: int) -> None:
    state = new(players)
    left = HOUSE.market_tokens.copy()
    for value in state.market:
        left.remove(value)
    assert len(left) == 3
    assert sorted(state.scoring) == [0, 1, 2, 3]
    seen = state.view(0).to_json()
    assert seen["market"] == ["?"] * 6
    assert seen["scoring"] == state.to_json()["scoring"]


@pytest.mark.parametrize("players", SEATS)
def test_four_cards_of_level_one_and_the_first_deal(players: int) -> None:
    """With two players the rest of level I stays as a deck and one more is dealt; otherwise it is back in the box."""
    state = new(players)
    data = state.to_json()
    decks, hands = data["decks"], data["hands"]
    assert isinstance(decks, dict)
    assert isinstance(hands, list)
    levels = [sorted(card.rsplit("-", 1)[1] for card in hand) for hand in hands]
    if players == 2:
        assert levels == [["I"] * 5 + ["II"]] * 2
        assert len(decks["I"]) == 29 - 10
        assert data["box"] == []
    else:
        assert levels == [["I"] * 4 + ["II"]] * players
        assert decks["I"] == []
        assert len(data["box"]) == 29 - 4 * players  # type: ignore[arg-type]
    assert len(decks["II"]) == 21 - players
    assert len(decks["III"]) == 21


def test_characters_tokens_and_decks_are_shuffled() -> None:
    """Every character, every token and every card of a level can come first."""
    games = [new(3, seed) for seed in range(120)]
    assert {state.characters[0] for state in games} == set(range(7))
    assert {state.scoring[0] for state in games} == set(range(4))
    assert {state.market[0] for state in games} == set(HOUSE.market_tokens)
    for level, deck in enumerate(HOUSE.decks):
        assert {state.deck[HOUSE.level_first[level]] for state in games} == set(deck)


def test_the_same_seed_deals_the_same_however_people_play() -> None:
    """Chance is keyed by name: tokens, characters and decks do not depend on what anybody does."""
    one, other = new(4, 3), new(4, 3)
    one.play(0, one.legal(0)[-1])
    assert one.deck == other.deck
    assert new(4, 3).deck != new(4, 4).deck
