"""Positions that cannot be are refused, with the field that is wrong."""

import json

import pytest

import ludoteca
from ludoteca.kernel.refusals import BadPosition
from tests.great_split.table import Table
from tests.kit.damage import Change, Position, put, put_in


def swap_decks(data: Position) -> None:
    decks = data["decks"]
    assert isinstance(decks, dict)
    decks["II"][0], decks["III"][0] = decks["III"][0], decks["II"][0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("phase", "tea"), "phase"),
        (put("round", 7), "round"),
        (put("game", "chess"), "game"),
        (put("deciding", [0]), "position-phase-wrong"),
        (put("phase", "discard"), "position-phase-wrong"),
        (put("phase", "over"), "position-field-wrong"),
        (put("phase", "prepare"), "position-"),
        (put_in("characters", 1, "nobody"), "characters"),
        (put("characters", ["muse", "muse", "heiress"]), "characters"),
        (put_in("tracks", 0, {"tome": 15}), "tome"),
        (put("gauge", 5), "market"),
        (put("market", [4, 4, 2, 1, 1, 0]), "market"),
        (put("scoring", [["tome", "tome"], ["gems", "none"]]), "scoring"),
        (put_in("hands", 0, ["tome-1-I"] * 3), "position-cards-wrong"),
        (put_in("hands", 0, ["tome-9-I"]), "hands"),
        (put_in("hands", 0, ["tome-1-I"] * 17), "hands"),
        (put_in("hands", 0, ["?"]), "position-"),
        (put_in("known", 0, [[0], [], []]), "known"),
        (put_in("known", 0, [[9], [], []]), "known"),
        (put_in("used", 0, ["star-2-III"]), "used"),
        (put_in("sold", 0, ["star-2-III"]), "sold"),
        (put_in("sold", 0, ["?"] * 4), "sold"),
        (put_in("fresh", 0, True), "position-phase-wrong"),
        (put_in("pending", 0, [{"what": "tome", "count": 1}]), "pending"),
        (put_in("pending", 0, [{"what": "", "count": 1}]), "pending"),
        (put_in("pending", 0, [{"what": "arrow", "count": 99}]), "count"),
        (put_in("splits", 0, [1]), "position-phase-wrong"),
        (put_in("splits", 0, [0]), "splits"),
        (put_in("choices", 0, "group-1"), "position-phase-wrong"),
        (put_in("choices", 0, "group-3"), "choices"),
        (put_in("lost", 0, ["star-2-III"]), "lost"),
        (put_in("lost", 1, ["?"]), "lost"),
        (put_in("box", 0, "star-2-III"), "position-"),
        (swap_decks, "position-"),
    ],
)
def test_what_cannot_be(change: Change, said: str) -> None:
    game = Table(round=2, hands={0: ["tome-1-I", "gold-1-I", "star-1-I"]})
    data = json.loads(json.dumps(game.state.to_json()))
    assert game.rules.from_json(json.loads(json.dumps(data))).digest == game.state.digest
    change(data)
    with pytest.raises(BadPosition, match=said):
        game.rules.from_json(data)


def test_used_and_sold_are_different_cards() -> None:
    game = Table(round=2, hands={0: ["tome-1-I", "gold-1-I", "star-1-I"]})
    game.play(0, "use tome-1-I")
    data = game.state.to_json()
    put_in("sold", 0, ["tome-1-I"])(data)
    with pytest.raises(BadPosition, match="sold"):
        game.rules.from_json(data)


def refused(game: Table, change: Change, said: str) -> None:
    data = json.loads(json.dumps(game.state.to_json()))
    change(data)
    with pytest.raises(BadPosition, match=said):
        game.rules.from_json(data)


def test_who_opens_a_wallet_knows_its_cards() -> None:
    game = Table("choose", hands={0: ["tome-1-I", "gold-1-I"]})
    refused(game, put_in("known", 0, [[], []]), "known")
    refused(game, put_in("known", 0, [[1], [2]]), "known")


def test_a_used_card_is_known_to_all() -> None:
    game = Table(round=2, hands={0: ["tome-1-I", "gold-1-I", "star-1-I"]})
    game.play(0, "use tome-1-I")
    refused(game, put_in("known", 0, [[], [], []]), "known")
    refused(game, put_in("known", 0, [[1, 2], [], []]), "known")  # and the public


@pytest.mark.parametrize("phase", ["discard", "split"])
def test_a_hand_can_be_split(phase: str) -> None:
    """A card on each side, unless a group may be empty."""
    hands = {0: ["tome-1-I"], 1: ["topaz-1-I"] * 3 + ["gold-1-I"] * 3 if phase == "discard" else ["gold-1-I"] * 3}
    with pytest.raises(BadPosition, match="position-phase-wrong"):
        Table(phase, round=2, hands=hands)
    assert Table(phase, round=2, hands=hands, min_group=0).state.sizes[0] == 1


def test_a_hand_will_be_split_again() -> None:
    """One card is dealt before the next split, so one must be there."""
    with pytest.raises(BadPosition, match="position-phase-wrong"):
        Table(round=2, hands={0: []})
    assert "splitter tome" in Table(round=2, hands={0: []}, min_group=0).legal()


def test_a_double_arrow_is_one() -> None:
    game = Table(round=6, hands={0: ["gold-1-I"]}, tracks={0: {"gold": 2}})
    game.play(0, "use gold-1-I")
    refused(game, put_in("pending", 0, [{"what": "arrow", "count": 2}]), "pending")


def test_hands_over_the_limit_are_not_split() -> None:
    hand = ["tome-1-I", "artwork-1-I", "topaz-1-I", "emerald-1-I", "gold-1-I"]
    assert Table("split", round=1, hands={0: hand}).state.sizes[0] == 5
    with pytest.raises(BadPosition, match="position-phase-wrong"):
        Table("split", round=1, hands={0: [*hand, "star-1-I"]})


def test_nothing_is_pending_while_hands_are_split() -> None:
    refused(Table("split"), put_in("pending", 0, [{"what": "diamond", "count": 1}]), "position-phase-wrong")


def test_an_observation_whose_own_cards_are_hidden_is_refused() -> None:
    rules = ludoteca.game("great-split").rules(2)
    state = rules.new(1)
    while not any(action.type == "use" for action in state.legal(state.deciding[0])):
        seat = state.deciding[0]
        state.apply(seat, state.legal(seat)[0])
    seat = state.deciding[0]
    seen = state.view(seat).to_json()
    hands = seen["hands"]
    assert isinstance(hands, list)
    hands[seat] = ["?"] * len(hands[seat])
    with pytest.raises(BadPosition):
        rules.observation_from_json(seen)
