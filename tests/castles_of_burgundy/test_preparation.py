"""Preparation: first player, pieces, boards, starting castles; and what does not go together."""

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.chance import Stream
from ludoteca.kernel.events import Event
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import OptionValue


def new(players: int, seed: int = 0, **options: OptionValue) -> BurgundyState:
    state = ludoteca.rules("castles-of-burgundy", players, **options).new(seed)
    assert isinstance(state, BurgundyState)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_their_pieces(players: int) -> None:
    for seed in range(10):
        state = new(players, seed)
        first = state.bridge[0]
        assert state.bridge == [(first + place) % players for place in range(players)]
        assert [state.workers[seat] for seat in state.bridge] == [1, 2, 3, 4][:players]
        assert state.silver == [1] * players
        assert [sum(state.goods[6 * seat : 6 * seat + 6]) for seat in range(players)] == [3] * players
        assert state.deciding == [first]
        assert all(land == {"0,0": "castle"} for land in lands(state))
        assert sum(state.depot_goods) == 1


def lands(state: BurgundyState) -> list[dict[str, str]]:
    found = state.to_json()["lands"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_roll_begins_and_those_who_tie_roll_again(players: int) -> None:
    decided_by = {1: 0, 2: 0}
    for seed in range(60):
        state = new(players, seed)
        dice = Stream(state.seed, "first player")
        rolls = {seat: dice.below(6) + 1 for seat in range(players)}
        for roll in (1, 2):
            best = [seat for seat in rolls if rolls[seat] == max(rolls.values())]
            assert state.bridge[0] in best, f"seed {seed}, roll {roll}: {rolls}"
            if len(best) == 1:
                decided_by[roll] += 1
                break
            rolls = {seat: dice.below(6) + 1 for seat in best}
    assert min(decided_by.values()) > 0, "both happened"


def test_anybody_may_begin() -> None:
    assert {new(4, seed).bridge[0] for seed in range(40)} == {0, 1, 2, 3}


def test_17_goods_stay_over_after_the_piles() -> None:
    for players in (2, 3, 4):
        box = new(players).to_json()["goods_box"]
        assert isinstance(box, list)
        assert len(box) == 17 - 3 * players


def test_castles_chosen_openly_in_turn_order() -> None:
    state = new(3, 5, board="2", start_castle="open")
    first, second, third = state.bridge
    assert state.deciding == [first]
    green = [action.text for action in state.legal(first)]
    assert green == ["hex 3,-3", "hex -3,0", "hex 0,0", "hex 0,3"]
    state.apply(first, "hex 3,-3")
    assert lands(state)[first] == {"3,-3": "castle"}
    assert state.deciding == [second]
    state.apply(second, "hex 0,0")
    state.apply(third, "hex 0,3")
    assert (state.phase, state.round) == (0, 0)
    assert state.scores == [0, 0, 0], "the starting castle scores nothing, even if it fills its area"
    assert state.to_json()["phase"] == "turn"


def test_castles_chosen_secretly_all_at_once() -> None:
    state = new(2, 5, board="2", start_castle="secret")
    assert state.deciding == [0, 1]
    heard: list[Event] = []
    state.listener = heard.append
    assert not state.apply(1, "hex 0,3")
    assert heard[0].seen_by(0).values == {}
    assert state.view(0).to_json()["start_hexes"] == [None, "?"]
    assert state.view(1).to_json()["start_hexes"] == [None, "0,3"]
    assert state.apply(0, "hex -3,0"), "what is revealed can't be taken back"
    assert lands(state) == [{"-3,0": "castle"}, {"0,3": "castle"}]


def test_dealt_boards_are_different_ones_from_1_to_10() -> None:
    seen = set()
    for seed in range(30):
        names = new(4, seed, board="dealt").to_json()["boards"]
        assert isinstance(names, list)
        assert len(set(names)) == 4
        seen |= set(names)
    assert seen == {str(number) for number in range(1, 11)}


def test_a_board_each() -> None:
    state = new(3, board_1="7", board_3="2")
    assert state.to_json()["boards"] == ["7", "1", "2"]
    assert isinstance(state.rules, BurgundyRules)
    assert state.rules.options["start_castle"] == "open"
    mixed = ludoteca.rules("castles-of-burgundy", 2, board_1="1", board_2="2", start_castle="centre")
    assert mixed.options["board"] == "own"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"board": "1", "board_2": "3"}, "board-not-own"),
        ({"board_1": "3", "board_2": "3"}, "board-copies"),
        ({"board_3": "3"}, "board-without-player"),
        ({"board": "dealt", "start_castle": "centre"}, "start-castle-centre"),
        ({"board_1": "4", "start_castle": "centre"}, "start-castle-centre"),
    ],
)
def test_what_does_not_go_together(options: dict[str, OptionValue], why: str) -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.rules("castles-of-burgundy", 2, **options)
    assert caught.value.refusal.id == why
