"""What a page is told of the table beforehand, and how far its plans look."""

import json
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.games.great_split import GAME
from ludoteca.games.great_split.data import HOUSE, TRACKS
from ludoteca.kernel.rules import Rules

ROOT = Path(__file__).parent.parent.parent


def test_a_page_is_told_what_is_printed_on_the_boards() -> None:
    told = json.loads(json.dumps(ludoteca.rules("great-split", players=3).describe()))
    assert told["set"] == "house"
    assert told["tracks"]["gold"] == {"length": 12, "contracts": [4, 7, 8, 10, 12], "double_arrows": [3, 6, 9, 11]}
    assert told["seal_tracks"]["tome"]["ribbons"] == {"3": 1, "5": 2, "7": 3, "9": 4}
    assert told["art_market"]["5"] == {"0": 0, "2": 6, "5": 10, "6": 13, "9": 15}
    assert told["gem_factor"] == 2
    assert told["seal_groups"]["diamond"] == TRACKS[5:7]
    from_gold_5 = told["steps"]["gold"][5]
    assert from_gold_5[0] == [6, 0, 1]
    assert from_gold_5[2] == [8, 2, 1]
    assert [space for space, _, _ in from_gold_5] == [*range(6, 13)]
    assert told["steps"]["gold"][12] == []
    assert [one["name"] for one in told["characters"]] == [one.name for one in HOUSE.characters]


def test_a_game_tells_nothing_unless_it_says_more() -> None:
    assert Rules(GAME, 2, {}).describe() == {}


def test_plans_of_a_page_are_its_legal_actions() -> None:
    """Card after card: a plan that went on would say what other cards bring as well."""
    rng = Random(4)
    state = ludoteca.rules("great-split", players=2).new(4)
    while not state.over:
        seat = state.deciding[0]
        observation = state.view(seat)
        plans = observation.plans(400, Random(0), GAME.presentation.foresight())
        assert all(len(plan.actions) == 1 for plan in plans)
        assert {plan.actions[0] for plan in plans} == set(observation.legal)
        state.apply(seat, rng.choice(state.legal(seat)))


def test_the_page_of_parts_shows_the_cards_and_boards_there_are() -> None:
    """It is drawn without a server, from a copy."""
    rules = ludoteca.rules("great-split", players=3)
    copy = json.loads((ROOT / "web" / "src" / "fixtures" / "great-split.json").read_text("utf-8"))
    assert copy.pop("cards") == HOUSE.names[: HOUSE.kinds]
    assert copy == json.loads(json.dumps(rules.describe()))
