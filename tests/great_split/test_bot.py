"""The greedy player: what it sees in cards, splits and groups."""

from random import Random

from ludoteca import bots
from ludoteca.bots.great_split import JUDGE
from ludoteca.bots.great_split.weights import Weights, initial_weights
from ludoteca.bots.great_split.worth import Outlooks
from tests.great_split.table import Table


def choice(game: Table, seat: int = 0) -> str:
    action = bots.make("greedy", "great-split", 1).choose(game.state.view(seat))
    return game.state.text(seat, action)


def test_a_card_is_worth_what_it_brings_to_this_board() -> None:
    """Tomes for a full tome track are only good for a sale; for one with finished seals they are precious."""
    board = {"tome": 10, "tome-seal": 9}
    game = Table(round=6, tracks={0: {"tome": 14}, 1: board})
    tomes = game.rules.data.number["tome-3-III"]
    outlooks = Outlooks(Weights(initial_weights()))
    worths = [outlooks.card_worths(game.state, seat, [tomes])[0] for seat in (0, 1)]
    assert worths[0] < 3
    assert worths[1] > 10


def test_it_takes_the_group_that_is_worth_more_to_it() -> None:
    game = Table(
        "choose",
        round=6,
        hands={0: ["prestige-2-I", "prestige-4-III", "prestige-5-III"], 1: ["tome-1-I", "gold-1-I"]},
        splits={0: [2], 1: [1]},
    )
    assert choice(game, 1) == "take prestige-2-I prestige-4-III"


def test_it_splits_so_that_the_rest_is_good_too() -> None:
    """The neighbour takes the better half, so the halves are about even."""
    game = Table(
        "split",
        round=6,
        players=2,
        hands={0: ["prestige-2-I", "prestige-2-I", "prestige-3-II", "prestige-5-III"], 1: ["gold-1-I"] * 3},
        tracks={seat: {"gold": 12} for seat in (0, 1)},
    )
    first, second = choice(game).removeprefix("split ").split(" / ")
    sums = sorted(sum(int(card.split("-")[1]) for card in group.split()) for group in (first, second))
    assert sums in ([5, 7], [6, 6])


def test_it_gives_the_neighbour_what_only_the_neighbour_wants() -> None:
    """I have finished tomes, the neighbour lives on them: the tomes go on one side, my gems on the other."""
    mine = {"tome": 14, "emerald": 9, "topaz": 9, "topaz-seal": 7, "emerald-seal": 7}
    theirs = {"tome": 8, "tome-seal": 9, "topaz": 14, "emerald": 14}
    game = Table(
        "split",
        round=6,
        hands={0: ["tome-2-I", "tome-2-II", "topaz-2-I", "emerald-2-I"]},
        tracks={0: mine, 1: theirs},
    )
    groups = choice(game).removeprefix("split ").split(" / ")
    assert sorted(groups) == ["tome-2-I tome-2-II", "topaz-2-I emerald-2-I"]


def test_it_discards_what_is_of_least_use() -> None:
    hand = ["prestige-2-I", "prestige-3-II", "prestige-3-II", "gold-2-II", "gold-1-I", "tome-1-I"]
    game = Table("discard", round=2, hands={0: hand}, tracks={0: {"tome": 14}, 1: {"tome": 14}})
    assert choice(game) == "discard tome-1-I"


def test_at_the_end_it_finishes_what_it_can() -> None:
    """The splitter reaches the last ribbon: a star more for eight contracts."""
    game = Table(round=6, hands={0: ["prestige-2-I"]}, tracks={0: {"tome": 14, "tome-seal": 8}})
    game.play(0, "use prestige-2-I")
    assert choice(game) == "splitter tome-seal"


def test_the_judge_sees_who_is_ahead() -> None:
    game = Table(round=4, tracks={0: {"tome": 8, "topaz": 6, "emerald": 6}, 1: {"tome": 2}})
    worths = [JUDGE.worth(game.state, seat) for seat in range(3)]
    assert worths[0] > 0 > worths[1]
    assert abs(sum(worths)) < 1e-6
    assert JUDGE.prefer(game.state.view(0), Random(1)) in game.state.legal(0)
