"""What a page shows of a seat besides the position: the numbers that it would otherwise have to know rules for."""

import json
from itertools import pairwise
from typing import Any

import ludoteca
from ludoteca.games.great_split import GAME
from ludoteca.games.great_split.scoring import points_now
from ludoteca.kernel.observation import Observation
from ludoteca.server.tables.views import preparable
from tests.great_split.table import Table


def standing(game: Table | Observation, seat: int = 0) -> dict[str, Any]:
    state = game.state if isinstance(game, Table) else game.position
    told: dict[str, Any] = json.loads(json.dumps(GAME.presentation.standing(state, seat)))
    return told


def test_the_total_is_what_a_seat_would_have_if_the_game_ended_now() -> None:
    tracks = {"tome": 10, "topaz": 5, "emerald": 3, "tome-seal": 5}
    game = Table(tracks={0: tracks}, scores=[7, 0, 0], market=[0, 1, 1, 2, 2, 3], characters=["heiress"])
    told = standing(game)
    assert told["points"]["prestige"] == 7
    assert told["points"]["tome"] == 8
    assert told["points"]["gems"] == 6, "twice the lower one"
    assert told["contracts"]["tome"] == {"count": 4, "stars": 2}
    assert told["points"]["contracts-tome"] == 8
    assert told["total"] == sum(told["points"].values()) == points_now(game.state, 0)


def test_the_market_tells_its_points_now_and_one_step_further() -> None:
    """Gauge 4 of the rulebook's table: 10 from space 4 on, 13 from space 5 on."""
    market = [1, 3, 2, 0, 1, 2]
    for space, now, further in ((4, 10, 13), (5, 13, 13), (7, 13, 15)):
        told = standing(Table(round=3, market=market, tracks={0: {"artwork": space}}))
        assert (told["points"]["artwork"], told["artwork_one_further"]) == (now, further)


def test_at_the_end_of_the_track_one_more_step_brings_nothing_more() -> None:
    told = standing(Table(round=6, market=[3, 3, 4, 2, 2, 2], tracks={0: {"artwork": 16}}))
    assert told["points"]["artwork"] == told["artwork_one_further"] == 13, "gauge 14"


def test_cards_left_to_play_include_the_splitter() -> None:
    game = Table(hands={0: ["prestige-2-I", "tome-1-I", "gold-1-I"]})
    assert standing(game)["unplayed"] == 4
    game.play(0, "use prestige-2-I")
    assert standing(game)["unplayed"] == 3
    game.play(0, "sell tome-1-I prestige", "splitter prestige")
    assert standing(game)["unplayed"] == 1
    assert standing(game.state.view(1))["unplayed"] == 1, "others know how many cards were sold"


def test_a_card_of_the_group_that_was_taken_can_be_prepared_and_only_by_its_taker() -> None:
    hands = {0: ["gold-1-I", "tome-1-I", "tome-2-I"], 1: ["star-1-I", "topaz-1-I"]}
    game = Table("choose", hands=hands, splits={0: [1, 2]})
    assert preparable(game.state.view(1)) == []
    game.play(1, game.legal(1)[1])
    second = [card for slot, card in enumerate(game.hand(0)) if slot > 0]
    assert preparable(game.state.view(1)) == [[second]]
    assert GAME.presentation.preparable(game.state.view(0).position, 1) == [], "a choice is secret"
    assert preparable(game.state.view(None)) == []


def test_each_seat_is_told_its_neighbours() -> None:
    """Wallets go to the left; one chooses from the right."""
    for players in range(2, 8):
        told: Any = ludoteca.rules("great-split", players).describe()["neighbours"]
        assert len(told) == players
        assert all(told[one["left"]]["right"] == seat for seat, one in enumerate(told))
        assert all(told[left]["left"] == right for left, right in pairwise(range(players)))


def test_steps_of_splitter_and_double_arrow_are_told() -> None:
    told = ludoteca.rules("great-split", 2).describe()
    assert (told["splitter_steps"], told["arrow_steps"]) == (1, 2)
