"""Market, scoring lines and the four scorings, with the rulebook's examples."""

from itertools import combinations

import pytest

from ludoteca.games.great_split import scoring
from ludoteca.games.great_split.data import HOUSE
from tests.great_split.table import Table, Tracks, finish_round


def final(tracks: Tracks, character: str = "heiress", gauge: int = 12, score: int = 0) -> Table:
    """The resolution of the last round; the gauge will end where it is said."""
    market = next(chosen for chosen in subsets(HOUSE.market_tokens) if sum(chosen) == gauge)
    return Table(
        round=6,
        hands={0: ["prestige-2-I"]},
        tracks={0: tracks},
        characters=[character],
        scores=[score, 0, 0],
        market=market,
    )


def subsets(tokens: list[int]) -> list[list[int]]:
    return [list(chosen) for chosen in combinations(tokens, 6)]


def end(game: Table) -> dict[str, int]:
    """Sells all cards for prestige and ends the game; what the final scorings brought to the first seat."""
    game.state.listener = game.events.append
    finish_round(game.state)
    sheet = game.scored(0)
    assert sheet.pop("prestige") == 2
    return sheet


# -- market


def test_a_token_moves_the_gauge() -> None:
    """The worked example: a token of 2, two spaces."""
    game = Table(round=3, market=[1, 3, 2, 0, 1, 2])
    assert game.state.gauge == 4
    game.state.listener = game.events.append
    finish_round(game.state)
    assert game.told("market") == [{"value": 2, "gauge": 6}]
    assert game.state.gauge == 6


def test_six_tokens_sum_to_8_at_least_and_16_at_most() -> None:
    sums = [sum(chosen) for chosen in subsets(HOUSE.market_tokens)]
    assert (min(sums), max(sums)) == (8, 16)
    assert sorted(HOUSE.market_tokens) == [0, 1, 1, 2, 2, 2, 3, 3, 4]


# -- scoring lines


@pytest.mark.parametrize(
    ("round", "lines", "sources"),
    [
        (2, [["tome", "none"], ["artwork", "gems"]], set()),
        (3, [["tome", "none"], ["artwork", "gems"]], {"tome"}),
        (4, [["tome", "none"], ["artwork", "gems"]], {"artwork", "gems"}),
        (3, [["gems", "tome"], ["none", "artwork"]], {"gems", "tome"}),
        (4, [["gems", "tome"], ["none", "artwork"]], {"artwork"}),
        (5, [["gems", "tome"], ["none", "artwork"]], set()),
    ],
)
def test_the_tokens_of_a_line_say_what_is_scored(round: int, lines: list[list[str]], sources: set[str]) -> None:
    """The worked example is the first layout; contracts are never scored midway (ruling 16)."""
    board = {"tome": 12, "artwork": 9, "topaz": 8, "emerald": 8, "tome-seal": 9}
    game = Table(round=round, tracks={0: board}, scoring=lines)
    game.state.listener = game.events.append
    finish_round(game.state)
    assert set(game.scored(0)) - {"prestige"} == sources


def test_midway_the_gauge_counts_this_round_s_token() -> None:
    """Ruling 15."""
    game = Table(
        round=3, tracks={0: {"artwork": 9}}, market=[2, 2, 2, 1, 1, 0], scoring=[["artwork", "none"], ["tome", "gems"]]
    )
    game.state.listener = game.events.append
    finish_round(game.state)
    assert game.scored(0)["artwork"] == 13  # the gauge stands at 6


# -- tomes


@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 1), (7, 6), (12, 9), (13, 9), (14, 10)])
def test_tomes(space: int, points: int) -> None:
    """The value of the furthest valued space reached or passed; the examples are 9 and the maximum of 10."""
    assert end(final({"tome": space})).get("tome", 0) == points


# -- artwork


@pytest.mark.parametrize(
    ("space", "points"), [(0, 0), (2, 0), (3, 6), (5, 6), (6, 10), (7, 13), (9, 13), (10, 15), (12, 15), (16, 15)]
)
def test_artwork_with_the_gauge_at_6(space: int, points: int) -> None:
    """The worked example, all five bands; 9 artworks there are 13 points."""
    assert HOUSE.art_points[6][space] == points


def test_the_art_market_moves_with_the_gauge() -> None:
    """Below the gauge by more than 3: 0; by 1 to 3: 6; level: 10; above by 1 to 3: 13; by more: 15 (ruling 14)."""
    assert len(HOUSE.art_points) == 17
    for gauge, row in enumerate(HOUSE.art_points):
        for space in range(20):
            above = space - gauge
            expected = 0 if above < -3 else 6 if above < 0 else 10 if above == 0 else 13 if above < 4 else 15
            assert row[space] == expected


def test_artwork_at_the_end() -> None:
    assert end(final({"artwork": 12}, gauge=12))["artwork"] == 10
    assert "artwork" not in end(final({"artwork": 8}, gauge=12))
    assert end(final({"artwork": 16}, gauge=12))["artwork"] == 15


# -- gems


@pytest.mark.parametrize(
    ("topaz", "emerald", "points"), [(11, 8, 16), (8, 11, 16), (7, 7, 14), (0, 9, 0), (14, 14, 28)]
)
def test_gems(topaz: int, emerald: int, points: int) -> None:
    """Twice the gem that is less advanced: 8 is 16 points, 7 and 7 are 14 (ruling 17)."""
    assert end(final({"topaz": topaz, "emerald": emerald})).get("gems", 0) == points


# -- contracts


def test_marios_contracts() -> None:
    """6 tome contracts of 4 each, 5 artwork contracts of 2 each."""
    game = final({"tome": 12, "artwork": 12, "tome-seal": 9, "artwork-seal": 6}, "curator")
    assert scoring.contract_count(game.state, 0, 0) == 5 + 1
    assert scoring.contract_count(game.state, 0, 1) == 4 + 1
    sheet = end(game)
    assert sheet["contracts-tome"] == 24
    assert sheet["contracts-artwork"] == 10


def test_lucias_final_scoring() -> None:
    """The worked example: 28 + 59 = 87, with 16 from before 103 points."""
    lucia = {
        "tome": 14,
        "artwork": 6,
        "topaz": 13,
        "emerald": 9,
        "gold": 12,
        "tome-seal": 9,
        "topaz-seal": 4,
        "emerald-seal": 2,
        "gold-seal": 7,
    }
    game = final(lucia, "financier", gauge=12, score=16)
    sheet = end(game)
    assert sheet == {
        "tome": 10,
        "gems": 18,
        "contracts-tome": 32,
        "contracts-topaz": 6,
        "contracts-gold": 21,
    }
    assert sum(sheet.values()) == 87
    assert game.state.scores[0] - 2 == 103  # without the card and the splitter that ended the round


def test_each_scores_its_own_board_and_character() -> None:
    """5 + 2 gold contracts of 3 each for the second seat; the first has as many on its track, none on its character."""
    gold = {"gold": 12, "gold-seal": 7}
    game = Table(
        round=6,
        hands={0: ["prestige-2-I"]},
        tracks={0: gold, 1: {**gold, "tome": 3, "topaz": 2, "emerald": 4}, 2: {"artwork": 16}},
        characters=["heiress", "financier", "muse"],
        market=[4, 3, 3, 2, 2, 2],
    )
    game.state.listener = game.events.append
    finish_round(game.state)
    sheets = [
        {source: points for source, points in game.scored(seat).items() if source != "prestige"} for seat in range(3)
    ]
    assert sheets == [
        {"contracts-gold": 15},
        {"contracts-gold": 21, "tome": 3, "gems": 4},
        {"artwork": 10},  # the gauge at its highest, 16
    ]


def test_no_ribbon_means_no_value() -> None:
    """Ruling 17."""
    assert "contracts-tome" not in end(final({"tome": 14, "tome-seal": 2}))


# -- the end


def test_all_four_scorings_and_then_it_is_over() -> None:
    game = final({"tome": 3})
    end(game)
    assert game.state.over
    assert [event.type for event in game.events][-1] == "result"
    assert game.told("ended") == [{"how": "rounds"}]
    assert game.state.revealed == 6


def test_most_prestige_wins_and_ties_share() -> None:
    """Ruling 18."""
    game = final({})
    end(game)
    game.state.scores = [90, 120, 120]
    assert game.state.result.ranks == [3, 1, 1]


def test_scores_go_past_99() -> None:
    """The +100 marker of the board only shows the lap."""
    game = Table(scores=[99, 0, 0], hands={0: ["prestige-2-I"]})
    game.play(0, "use prestige-2-I")
    assert game.state.scores[0] == 101
