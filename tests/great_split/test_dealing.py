"""Deal and hand limit."""

import pytest

import ludoteca
from ludoteca.games.great_split.position import json_writer
from ludoteca.games.great_split.state import GreatSplitState
from tests.great_split.table import Table, finish_round, look

LIMITS = [5, 5, 6, 6, 7, 7]
SIX = ["tome-1-I", "tome-1-I", "artwork-1-I", "topaz-1-I", "emerald-1-I", "gold-1-I"]


@pytest.mark.parametrize("players", range(2, 8))
def test_the_level_and_the_limit_of_each_round(players: int) -> None:
    """Level II in rounds 1 to 3, then III. With two players also one of the level before (ruling 25)."""
    state = ludoteca.rules("great-split", players).new(8)
    assert isinstance(state, GreatSplitState)
    for round in range(1, 7):
        assert state.round == round
        data = state.to_json()
        assert data["limit"] == LIMITS[round - 1]
        left = {name: len(cards) for name, cards in data["decks"].items()}  # type: ignore[attr-defined]
        second = min(round, 3) * players
        third = max(0, round - 3) * players
        if players == 2:
            assert left == {"I": 29 - 8 - second, "II": 21 - second - third, "III": 21 - third}
        else:
            assert left == {"I": 0, "II": 21 - second, "III": 21 - third}
        finish_round(state)
    assert state.over


def test_two_players_are_dealt_the_round_s_level_first() -> None:
    """The worked example: a level III round deals each a card of level III and one of level II."""
    game = Table("resolve", players=2, round=3, hands={0: ["tome-1-I"], 1: ["topaz-1-I"]})
    heard = game.events
    game.state.listener = heard.append
    finish_round(game.state)
    dealt = [(event.seat, event.values["level"]) for event in heard if event.type == "dealt"]
    assert dealt == [(0, "III"), (1, "III"), (0, "II"), (1, "II")]


def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    """The others see from which deck it comes."""
    game = Table("resolve", round=3, hands={0: ["tome-1-I"]})
    game.state.listener = game.events.append
    finish_round(game.state)
    dealt = [event for event in game.events if event.type == "dealt"]
    assert [event.seat for event in dealt] == [0, 1, 2]
    for event in dealt:
        assert event.seen_by(event.seat).values["card"] in game.hand(event.seat)
        for viewer in (None, (event.seat + 1) % 3, (event.seat + 2) % 3):
            assert event.seen_by(viewer).values == {"level": "III"}


def test_only_seats_over_the_limit_discard_exactly_the_surplus() -> None:
    game = Table("discard", round=3, hands={0: [*SIX, "square-1-I", "star-1-I"], 1: SIX[2:]})
    assert game.state.deciding == [0]
    assert sorted(game.legal()) == sorted({f"discard {card}" for card in [*SIX, "square-1-I", "star-1-I"]})
    game.play(0, "discard star-1-I")
    assert game.state.deciding == [0]
    game.play(0, "discard tome-1-I")
    assert len(game.hand()) == 6
    assert game.state.to_json()["phase"] == "split"
    assert game.state.deciding == [0, 1, 2]


def test_nobody_over_the_limit_means_no_question() -> None:
    state = ludoteca.rules("great-split", 4).new(1)
    assert state.to_json()["phase"] == "split"


def test_a_seat_below_the_limit_gets_no_more_than_the_round_s_card() -> None:
    """Ruling 9."""
    game = Table("resolve", round=2, hands={0: ["tome-1-I", "topaz-1-I"], 1: SIX[2:], 2: ["gold-2-I"]})
    finish_round(game.state)
    assert len(game.hand(0)) == 3


def test_the_splitter_does_not_count_towards_the_limit() -> None:
    game = Table("discard", round=1, players=2, hands={0: SIX[:5], 1: [*SIX[2:], "gold-2-II", "star-1-I"]})
    assert game.state.deciding == [1]


def test_a_hand_may_exceed_the_limit_after_the_split() -> None:
    """Ruling 8: the limit is checked once, right after the deal. Eight cards are all played; then comes the next deal."""
    game = Table(
        "choose",
        round=1,
        hands={
            0: ["tome-1-I", "tome-2-I", "topaz-1-I", "gold-1-I", "gold-2-II"],
            1: ["prestige-2-I", "gold-2-I", "emerald-1-I", "star-1-I", "topaz-2-II"],
        },
        splits={0: [4], 1: [4], 2: [2]},
    )
    game.everybody(game.legal(0)[0], game.legal(1)[0], "take topaz-2-II")
    assert game.state.to_json()["phase"] == "resolve"
    assert game.state.limit == 5
    assert len(game.hand(1)) == 8
    game.state.check()
    finish_round(game.state)
    assert game.state.to_json()["phase"] == "discard"
    assert game.state.deciding == [1]
    assert len(game.hand(1)) == 9


def test_discards_are_sealed_and_face_down() -> None:
    """Others see how many, the discarder sees which."""
    game = Table("discard", round=1, hands={0: SIX, 1: [*SIX[2:], "gold-1-I", "star-1-I"]})
    assert game.state.barriers == 0
    game.play(0, "discard gold-1-I")
    assert game.state.barriers == 0
    mine, theirs = game.state.view(0), game.state.view(1)
    assert look(mine, "discards", 0) == ["gold-1-I"]
    assert look(theirs, "discards", 0) == ["?"]
    assert game.events[0].seen_by(1).values == {}
    assert game.events[0].seen_by(0).values == {"card": "gold-1-I"}
    assert game.state.deciding == [1]
    assert game.state.apply(1, "discard gold-1-I") is True  # all have discarded: it is final


def test_discards_stay_secret() -> None:
    """In later rounds too, from every seat and from those who watch."""
    game = Table("split", round=4)
    count = len(json_writer.discards_of(game.state, 2))
    assert count > 0
    for viewer in (0, 1, None):
        assert look(game.state.view(viewer), "discards", 2) == ["?"] * count
    assert look(game.state.view(2), "discards", 2) == look(game.state, "discards", 2)


def test_reasons() -> None:
    game = Table("discard", round=1, hands={0: SIX})
    assert game.why_not(0, "star-1-I") == "card-not-in-hand"
    assert game.why_not(0, "group-1") == "discard-first"
    later = Table("split", round=1, hands={0: SIX[:5]})
    assert later.state.refuse(0, later.rules.discard[0]).id == "split-first"
    resolving = Table("resolve", round=1, hands={0: SIX[:5]})
    assert resolving.state.refuse(0, resolving.rules.discard[0]).id == "no-discard-now"
