"""Division: split, offer, choose, give back."""

from itertools import combinations

import pytest

from ludoteca.games.great_split import division
from ludoteca.games.great_split.actions import Split
from ludoteca.kernel.refusals import IllegalMove
from tests.great_split.table import Table, look

FIVE = ["tome-1-I", "artwork-1-I", "topaz-1-I", "emerald-1-I", "gold-1-I"]


def table(hand: list[str], players: int = 3, least: int = 1) -> Table:
    return Table("split", round=6, players=players, hands={0: hand}, min_group=least)


# -- 1. split


def test_all_ways_to_make_two_groups() -> None:
    """Five different cards: 15 ways with a card on each side, and one more if a group may be empty (ruling 7)."""
    assert len(table(FIVE).legal()) == 15
    empty = set(table(FIVE, least=0).legal()) - set(table(FIVE).legal())
    assert empty == {"split tome-1-I artwork-1-I topaz-1-I emerald-1-I gold-1-I /"}


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        (["tome-1-I", "tome-1-I", "tome-1-I"], 1),
        (["tome-1-I", "tome-1-I", "gold-1-I"], 2),
        (["tome-1-I", "tome-1-I", "gold-1-I", "gold-1-I"], 4),
        (["tome-1-I", "tome-1-I", "gold-1-I", "star-1-I"], 5),
        (["tome-1-I", "tome-1-I", "tome-1-I", "topaz-1-I", "gold-1-I", "gold-1-I", "gold-1-I"], None),
    ],
)
def test_equal_copies_give_equal_splits_once(hand: list[str], ways: int | None) -> None:
    """Against brute force: the different unordered pairs of groups."""
    different = set()
    for size in range(1, len(hand)):
        for chosen in combinations(range(len(hand)), size):
            one = tuple(sorted(hand[slot] for slot in chosen))
            other = tuple(sorted(hand[slot] for slot in range(len(hand)) if slot not in chosen))
            different.add(frozenset([one, other]) if one != other else frozenset([one]))
    game = table(hand)
    assert len(game.legal()) == len(different) == (ways or len(different))
    for action in game.state.legal(0):
        assert isinstance(action, Split)
        assert not action.mask & 1  # the group with the first slot is the first


def test_groups_may_have_different_sizes() -> None:
    game = table(FIVE)
    game.play(0, "split tome-1-I / artwork-1-I topaz-1-I emerald-1-I gold-1-I")
    assert division.group(game.state, 0, 0) == [game.rules.data.number["tome-1-I"]]


def test_a_split_is_read_in_any_order() -> None:
    game = table(FIVE)
    canonical = game.state.parse(0, "split tome-1-I gold-1-I / artwork-1-I topaz-1-I emerald-1-I")
    assert canonical is not None
    assert game.state.parse(0, "split topaz-1-I artwork-1-I emerald-1-I / gold-1-I tome-1-I") is canonical
    assert game.state.text(0, canonical) == "split tome-1-I gold-1-I / artwork-1-I topaz-1-I emerald-1-I"
    assert game.state.picks(0, canonical) == ("artwork-1-I", "topaz-1-I", "emerald-1-I", "wallet")
    assert game.state.fields(0, canonical) == {
        "first": ["tome-1-I", "gold-1-I"],
        "second": ["artwork-1-I", "topaz-1-I", "emerald-1-I"],
    }


@pytest.mark.parametrize(
    "text",
    [
        "split tome-1-I / artwork-1-I",
        "split tome-1-I artwork-1-I topaz-1-I emerald-1-I gold-1-I /",
        "split tome-1-I artwork-1-I topaz-1-I emerald-1-I gold-1-I",
        "split tome-1-I tome-1-I topaz-1-I / emerald-1-I gold-1-I",
        "split star-1-I artwork-1-I topaz-1-I / emerald-1-I gold-1-I",
        "split / / tome-1-I",
        "split",
    ],
)
def test_what_is_no_split(text: str) -> None:
    game = table(FIVE)
    with pytest.raises(IllegalMove):
        game.play(0, text)


# -- 2. offer


def test_splits_are_sealed_until_all_have_split() -> None:
    """Only its owner sees it; nobody sees it when it has been passed on, except the one who opens the wallet."""
    game = table(FIVE)
    game.play(0, "split tome-1-I artwork-1-I / topaz-1-I emerald-1-I gold-1-I")
    assert [look(game.state.view(viewer), "splits", 0) for viewer in (0, 1, 2, None)] == [
        [2, 3, 4],
        *["?", "?", "?"],
    ]
    assert game.state.to_json()["phase"] == "split"
    (told,) = game.events
    assert told.seen_by(0).values["first"] == ["tome-1-I", "artwork-1-I"]
    assert [told.seen_by(viewer).values for viewer in (1, 2, None)] == [{}, {}, {}]
    game.play(1, game.legal(1)[0])
    game.play(2, game.legal(2)[0])
    assert game.state.to_json()["phase"] == "choose"
    assert [look(game.state.view(viewer), "splits", 0) for viewer in (0, 1, 2, None)] == [
        [2, 3, 4],
        [2, 3, 4],
        *["?", "?"],
    ]
    offered = [event for event in game.events if event.type == "offered" and event.values["owner"] == 0]
    assert offered[0].seat == 1
    assert offered[0].seen_by(1).values["second"] == ["topaz-1-I", "emerald-1-I", "gold-1-I"]
    assert offered[0].seen_by(2).values == {"owner": 0}


def test_the_last_split_is_a_barrier() -> None:
    """Until then a split may be changed; then it is final."""
    game = table(FIVE)
    assert game.state.apply(0, game.state.legal(0)[0]) is False
    assert game.state.apply(1, game.state.legal(1)[0]) is False
    assert game.state.apply(2, game.state.legal(2)[0]) is True


# -- 3. choose, 4. give back


def choosing(players: int = 3) -> Table:
    hands = {
        0: ["tome-1-I", "artwork-1-I", "topaz-1-I"],
        1: ["emerald-1-I", "gold-1-I", "prestige-2-I"],
        2: ["diamond-1-I", "square-1-I", "star-1-I"],
    }
    first_two = {seat: hand for seat, hand in hands.items() if seat < players}
    return Table("choose", round=1, players=players, hands=first_two, splits={0: [1, 2], 1: [2], 2: [1]})


def test_wallets_go_left_and_the_rest_comes_back() -> None:
    game = choosing()
    assert game.legal(1) == ["take tome-1-I", "take artwork-1-I topaz-1-I"]
    assert game.legal(2) == ["take emerald-1-I gold-1-I", "take prestige-2-I"]
    assert game.legal(0) == ["take diamond-1-I star-1-I", "take square-1-I"]
    game.everybody("take square-1-I", "take artwork-1-I topaz-1-I", "take prestige-2-I")
    assert game.hand(0) == ["tome-1-I", "square-1-I"]
    assert game.hand(1) == ["artwork-1-I", "topaz-1-I", "emerald-1-I", "gold-1-I"]
    assert game.hand(2) == ["prestige-2-I", "diamond-1-I", "star-1-I"]
    assert game.told("took")[0] == {"other": 2, "cards": ["square-1-I"]}
    assert game.told("returned")[0] == {"other": 1, "cards": ["tome-1-I"]}


def test_what_was_taken_and_what_came_back_is_told_to_the_two_ends_of_the_wallet_only() -> None:
    game = choosing()
    game.everybody("take square-1-I", "take artwork-1-I topaz-1-I", "take prestige-2-I")
    for type, step in (("returned", 1), ("took", -1)):
        told = [event for event in game.events if event.type == type]
        assert [event.seat for event in told] == [0, 1, 2]
        for event in told:
            other = (event.seat + step) % 3
            assert event.values["other"] == other
            assert event.seen_by(event.seat).values == event.seen_by(other).values == event.values
            assert event.seen_by((event.seat - step) % 3).values == {"other": other}
            assert event.seen_by(None).values == {"other": other}


def test_what_is_offered_is_told_to_the_two_ends_of_the_wallet_only() -> None:
    game = Table("split", players=4)
    game.everybody(*(game.legal(seat)[0] for seat in range(4)))
    offered = next(event for event in game.events if event.type == "offered" and event.seat == 1)
    assert {seat for seat in range(4) if "first" in offered.seen_by(seat).values} == {0, 1}


def test_two_players_swap_wallets() -> None:
    """Ruling 19: left and right are the same person."""
    game = choosing(players=2)
    game.everybody("take prestige-2-I", "take tome-1-I")
    assert game.hand(0) == ["artwork-1-I", "topaz-1-I", "prestige-2-I"]
    assert game.hand(1) == ["tome-1-I", "emerald-1-I", "gold-1-I"]


def test_choices_are_sealed_until_all_have_chosen() -> None:
    """Ruling 12."""
    game = choosing()
    game.play(1, "take tome-1-I")
    assert [look(game.state.view(viewer), "choices", 1) for viewer in (0, 1, 2, None)] == [
        *["?", "group-1", "?", "?"],
    ]
    assert game.hand(1) == ["emerald-1-I", "gold-1-I", "prestige-2-I"]
    assert game.events[0].seen_by(0).values == {}


def test_equal_groups_are_no_choice_but_nobody_else_learns_it() -> None:
    game = Table("choose", round=1, hands={0: ["tome-1-I", "tome-1-I"]}, splits={0: [1]})
    assert game.legal(1) == ["take tome-1-I"]
    assert 1 in game.state.deciding
    assert game.why_not(1, "group-2") == "groups-equal"


def test_an_empty_group_can_be_taken() -> None:
    game = Table("choose", round=1, hands={0: ["tome-1-I", "gold-1-I"]}, splits={0: []}, min_group=0)
    assert game.legal(1) == ["take tome-1-I gold-1-I", "take nothing"]
    game.everybody(game.legal(0)[0], "take nothing", game.legal(2)[0])
    assert {"tome-1-I", "gold-1-I"} <= set(game.hand(0))


def test_an_empty_hand_still_plays_its_splitter() -> None:
    game = Table(
        "choose",
        round=1,
        players=2,
        hands={0: ["tome-1-I", "gold-1-I"], 1: ["topaz-1-I"]},
        splits={0: [], 1: []},
        min_group=0,
    )
    game.everybody("take nothing", "take tome-1-I gold-1-I")
    assert game.hand(0) == []
    assert all(text.startswith("splitter") for text in game.legal(0))
    game.play(0, "splitter tome")
    assert game.state.deciding == [1]


def test_the_splitter_always_comes_back() -> None:
    game = choosing()
    game.everybody("take square-1-I", "take artwork-1-I topaz-1-I", "take prestige-2-I")
    for seat in range(3):
        assert "splitter prestige" in game.legal(seat)


def test_reasons() -> None:
    game = table(FIVE[:3])
    rules = game.rules
    assert game.state.refuse(0, rules.split[0]).id == "group-empty"
    assert game.state.refuse(0, rules.split[8]).id == "split-too-many"
    assert game.state.refuse(0, rules.take[0]).id == "split-first"
    equal = table(["tome-1-I", "tome-1-I", "gold-1-I"])
    assert equal.state.refuse(0, rules.split[3]).id == "split-same-groups"
    assert choosing().state.refuse(0, rules.split[1]).id == "choose-first"


# -- looking ahead


def forecasts(table: Table, seat: int) -> dict[str, dict[str, object]]:
    """By the text of the plan, what it says of the groups."""
    plans = table.state.view(seat).plans(400, depth=1)
    return {
        table.state.text(seat, plan.actions[0]): event.values
        for plan in plans
        for event in plan.events
        if event.type == "forecast"
    }


def test_who_splits_is_told_what_each_group_would_bring_now() -> None:
    """Seat 0 has two contracts on topaz and no star; seat 1 one topaz less than emeralds."""
    tracks = {0: {"topaz": 8, "topaz-seal": 2}, 1: {"topaz": 3, "emerald": 4}}
    one = Table(
        "split",
        round=6,
        hands={0: ["topaz-1-I", "prestige-2-I", "square-1-I"]},
        tracks=tracks,
        characters=["financier", "bibliophile", "muse"],
    )
    told = forecasts(one, 0)["split topaz-1-I prestige-2-I / square-1-I"]
    assert told == {"first_owner": 2, "first_chooser": 4, "second_owner": 2, "second_chooser": 0}
    assert one.state.tracks[:10] == [0, 0, 8, 0, 0, 0, 0, 2, 0, 0]


def test_each_group_is_tried_on_the_board_as_it_is() -> None:
    """Two topaz bring up to the five emeralds, whichever group they are in; both groups together would bring no more."""
    tracks = {0: {"topaz": 3, "emerald": 5}}
    one = Table("split", round=6, hands={0: ["topaz-2-I", "topaz-2-II"]}, tracks=tracks)
    told = forecasts(one, 0)["split topaz-2-I / topaz-2-II"]
    assert (told["first_owner"], told["second_owner"]) == (4, 4)


def test_a_double_arrow_is_thought_to_go_where_it_brings_most() -> None:
    tracks = {0: {"gold": 2, "topaz": 3, "emerald": 5}}
    one = Table("split", round=6, hands={0: ["gold-1-I", "prestige-2-I"]}, tracks=tracks)
    assert forecasts(one, 0)["split gold-1-I / prestige-2-I"]["first_owner"] == 4


def test_who_chooses_is_told_the_same_as_who_split() -> None:
    hand = ["tome-2-II", "gold-3-III", "star-1-II"]
    one = Table("split", round=6, hands={0: hand}, tracks={0: {"gold": 2}, 1: {"tome": 3}})
    chosen = "split tome-2-II gold-3-III / star-1-II"
    expected = forecasts(one, 0)[chosen]
    one.play(0, chosen)
    for seat in (1, 2):
        one.play(seat, one.legal(seat)[0])
    assert one.state.to_json()["phase"] == "choose"
    assert list(forecasts(one, 1).values()) == [expected, expected]


def test_what_is_only_imagined_is_no_part_of_a_game() -> None:
    one = table(FIVE)
    for seat in range(3):
        one.play(seat, one.legal(seat)[0])
    assert "split" in {event.type for event in one.events}
    assert "forecast" not in {event.type for event in one.events}
