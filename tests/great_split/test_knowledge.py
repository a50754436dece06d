"""Who knows what (ruling 24): wallets between their two ends, cards used, cards sold, discards, memory."""

from random import Random

import pytest

import ludoteca
from ludoteca.games.great_split import hands, knowledge
from ludoteca.games.great_split.data import HOUSE, LEVELS
from ludoteca.games.great_split.position import json_writer
from ludoteca.games.great_split.state import GreatSplitState
from tests.great_split.table import Table, finish_round, look

HANDS = {
    0: ["tome-1-I", "artwork-1-I", "topaz-1-I"],
    1: ["emerald-1-I", "gold-1-I", "prestige-2-I"],
    2: ["diamond-1-I", "square-1-I", "star-1-I"],
    3: ["gold-2-I", "topaz-2-I", "tome-2-I"],
}


def seen(game: Table, viewer: int | None, holder: int) -> list[str]:
    hands = game.state.view(viewer).to_json()["hands"]
    assert isinstance(hands, list)
    return list(hands[holder])


def exchanged(players: int = 4) -> Table:
    """Everybody takes the second group: the last card of the right neighbour."""
    game = Table("choose", round=1, players=players, hands={seat: HANDS[seat] for seat in range(players)})
    game.everybody(*(game.legal(seat)[1] for seat in range(players)))
    return game


# -- division


def test_hands_are_hidden_before_anything_happened() -> None:
    game = Table("split", hands=HANDS, players=4)
    for viewer in (None, 0, 2, 3):
        assert seen(game, viewer, 1) == ["?"] * 3


def test_the_chooser_sees_the_whole_wallet_and_nobody_else_does() -> None:
    game = Table("choose", hands=HANDS, players=4)
    assert seen(game, 1, 0) == HANDS[0]
    for viewer in (None, 2, 3):
        assert seen(game, viewer, 0) == ["?"] * 3


def test_after_the_exchange_the_two_ends_of_a_wallet_know_where_its_cards_are() -> None:
    game = exchanged()
    assert game.hand(1) == ["topaz-1-I", "emerald-1-I", "gold-1-I"]
    assert seen(game, 0, 1) == ["topaz-1-I", "?", "?"]  # what was taken from me
    assert seen(game, 2, 1) == ["emerald-1-I", "gold-1-I", "?"]  # what I gave back
    for viewer in (None, 3):
        assert seen(game, viewer, 1) == ["?"] * 3


def test_with_two_players_each_knows_the_other_hand_but_for_new_cards() -> None:
    game = exchanged(players=2)
    assert seen(game, 0, 1) == game.hand(1)
    assert seen(game, 1, 0) == game.hand(0)
    assert seen(game, None, 0) == ["?"] * 3
    before = game.hand(1)
    finish_round(game.state)
    assert seen(game, 0, 1) == [*before, "?", "?"]


def test_an_earlier_sight_of_a_hand_ends_with_an_exchange_between_others() -> None:
    """Third parties cannot tell which cards moved."""
    game = Table(hands=HANDS, players=4, round=1)
    game.play(0, *(f"use {card}" for card in HANDS[0]), "splitter tome")
    assert seen(game, 2, 0) == HANDS[0]
    finish_round(game.state)
    assert seen(game, 2, 0) == [*HANDS[0], "?"]
    while game.state.to_json()["phase"] != "resolve":
        for seat in game.state.deciding:
            game.state.play(seat, game.state.legal(seat)[0])
    assert set(seen(game, 2, 0)) == {"?"}


def test_cards_seen_in_two_places_are_remembered_as_two() -> None:
    """One copy moves unseen between others, one passes through my hands: I know of two, and go on knowing it."""
    others = {1: HANDS[1], 2: HANDS[2], 3: ["tome-1-I", "gold-2-I", "topaz-2-I"]}
    game = Table("choose", round=1, players=4, hands={0: HANDS[0], **others})
    knowledge.show_hand(game.state, 3, 1 << 1)  # from an earlier round
    game.everybody(*(game.legal(seat)[1] for seat in range(4)))
    assert seen(game, 1, 0)[:2] == ["tome-1-I", "artwork-1-I"]  # given back by me
    assert lost(game, 1) == ["gold-2-I", "tome-1-I", "topaz-2-I"]
    finish_round(game.state)  # nothing is shown, and new cards are dealt
    assert lost(game, 1) == ["gold-2-I", "tome-1-I", "topaz-2-I"]


def lost(game: Table, viewer: int) -> list[str]:
    return sorted(game.rules.data.names[kind] for kind in knowledge.lost_sight_of(game.state, viewer))


# -- resolution


def test_used_cards_are_seen_by_all_and_stay_known_when_they_return() -> None:
    game = Table(hands=HANDS, players=4)
    game.play(0, "use tome-1-I")
    for viewer in (None, 1, 2, 3):
        assert seen(game, viewer, 0) == ["tome-1-I", "?", "?"]
        assert look(game.state.view(viewer), "used", 0) == ["tome-1-I"]


def test_sold_cards_lie_face_down() -> None:
    game = Table(hands=HANDS, players=4)
    game.play(0, "sell tome-1-I gold", "use artwork-1-I", "sell topaz-1-I prestige", "splitter tome")
    assert look(game.state.view(0), "sold", 0) == ["tome-1-I", "topaz-1-I"]
    for viewer in (None, 1, 2, 3):
        assert seen(game, viewer, 0) == ["artwork-1-I", "?", "?"]
        assert look(game.state.view(viewer), "sold", 0) == ["?", "?"]
    sold = game.told("sold")[0]
    assert sold == {"card": "tome-1-I", "track": "gold"}
    assert [event.seen_by(1).values for event in game.events if event.type == "sold"] == [
        {"track": "gold"},
        {"track": "prestige"},
    ]


def test_a_known_hand_does_not_tell_which_card_was_sold() -> None:
    game = exchanged(players=2)
    game.play(0, f"sell {game.hand(0)[0]} gold")
    observation = game.state.view(1)
    assert look(observation, "hands", 0) == game.hand(0)
    assert look(observation, "sold", 0) == ["?"]
    sold = {str(look(observation.sample(Random(seed)), "sold", 0)) for seed in range(40)}
    assert sold == {str([card]) for card in game.hand(0)}


def test_a_known_copy_and_a_used_copy_may_be_the_same() -> None:
    """Who knows of one copy and sees one used knows of one, not two."""
    game = Table(
        "choose",
        round=1,
        hands={0: ["tome-1-I", "tome-1-I", "gold-1-I"], 1: ["tome-1-I", "topaz-1-I"], 2: ["star-1-I", "square-1-I"]},
        splits={0: [1], 1: [1], 2: [1]},
    )
    game.everybody("take star-1-I", "take tome-1-I gold-1-I", "take topaz-1-I")
    assert game.hand(1) == ["tome-1-I", "tome-1-I", "gold-1-I"]
    assert seen(game, 0, 1) == ["tome-1-I", "gold-1-I", "?"]
    assert seen(game, 2, 1) == ["tome-1-I", "?", "?"]
    game.play(1, "use tome-1-I")
    assert seen(game, 0, 1) == ["tome-1-I", "gold-1-I", "?"]
    assert seen(game, 2, 1) == ["tome-1-I", "?", "?"]
    game.play(1, "use tome-1-I")
    assert seen(game, 2, 1) == ["tome-1-I", "tome-1-I", "?"]


# -- discards


def test_a_second_copy_that_is_dealt_makes_nobody_surer_of_the_first() -> None:
    """One of two equal cards is known; a discard may have been that one."""
    game = Table("split", round=1, hands={0: ["tome-1-I", "gold-1-I"]})
    knowledge.show_hand(game.state, 0, 1 << 1)
    number = game.rules.data.number
    hands.add_card(game.state, 0, number["tome-1-I"])
    hands.drop_unseen(game.state, 0, number["gold-1-I"])
    assert game.hand(0) == ["tome-1-I", "tome-1-I"]
    assert seen(game, 1, 0) == ["?", "?"]


def test_an_unseen_discard_takes_one_certain_copy_of_each_kind() -> None:
    """It might have been any card, so only second copies are still certain."""
    game = Table(
        "discard", round=1, hands={0: ["tome-1-I", "tome-1-I", "gold-1-I", "topaz-1-I", "star-1-I", "gold-2-I"]}
    )
    knowledge.show_hand(game.state, 0, 0b0110)
    game.play(0, "discard gold-2-I")
    assert seen(game, 1, 0) == ["tome-1-I", *["?"] * 4]
    other = Table(
        "discard", round=1, hands={0: ["tome-1-I", "tome-1-I", "gold-1-I", "topaz-1-I", "star-1-I", "gold-2-I"]}
    )
    knowledge.show_hand(other.state, 0, 0b0110)
    other.play(0, "discard tome-1-I")
    assert seen(other, 1, 0) == ["tome-1-I", *["?"] * 4]  # no telling the two apart


def test_an_unseen_discard_does_not_tell_of_a_second_copy() -> None:
    """Who knew one of two equal cards is sure of none: the one that went might be the one that was seen."""
    game = Table(
        "discard", round=1, hands={0: ["tome-1-I", "tome-1-I", "gold-1-I", "topaz-1-I", "star-1-I", "gold-2-I"]}
    )
    game.state.known[0] = 0b0010
    assert seen(game, 1, 0) == ["tome-1-I", *["?"] * 5]
    game.play(0, "discard gold-2-I")
    assert seen(game, 1, 0) == ["?"] * 5


def test_a_card_lost_sight_of_is_not_in_a_deck() -> None:
    """It was in a hand, so it is in some hand or discarded: samples never deal it again."""
    hand = ["tome-2-I", "gold-1-I", "topaz-1-I", "star-1-I", "gold-2-II", "prestige-3-II"]
    game = Table("discard", round=3, players=2, hands={0: [*hand, "emerald-2-I"], 1: ["tome-1-I"] * 3})
    knowledge.show_hand(game.state, 0, 0b10)
    knowledge.remember(game.state)
    game.play(0, "discard gold-2-II")
    observation = game.state.view(1)
    lost = look(observation, "lost", 1)
    assert isinstance(lost, list)
    assert set(lost) == {*hand, "emerald-2-I"}
    for seed in range(200):
        sample = observation.sample(Random(seed))
        assert isinstance(sample, GreatSplitState)
        outside = [HOUSE.names[kind] for kind in json_writer.cards_outside(sample)]
        assert {*hand, "emerald-2-I"} <= set(outside)


def test_a_used_card_is_remembered_when_a_discard_may_have_taken_it() -> None:
    """Everybody has seen five cards, then one of six goes unseen: where they are is open, but not in a deck."""
    hand = ["tome-1-I", "artwork-1-I", "topaz-1-I", "emerald-1-I", "gold-1-I"]
    game = Table(round=1, hands={0: hand})
    game.play(0, *(f"use {card}" for card in hand), "splitter tome")
    finish_round(game.state)
    assert game.state.deciding == [0]
    game.play(0, game.legal(0)[0])
    for viewer in (1, 2, None):
        assert set(seen(game, viewer, 0)) == {"?"}
        lost = look(game.state.view(viewer), "lost", 3 if viewer is None else viewer)
        assert isinstance(lost, list)
        assert set(hand) <= set(lost)


# -- sampling


@pytest.mark.parametrize("players", range(2, 8))
def test_samples_are_games_that_could_be(players: int) -> None:
    """Every level as often as it was dealt, decks of one level each, choices from what was possible; play goes on."""
    state = ludoteca.rules("great-split", players).new(3)
    rng = Random(3)
    for step in range(150):
        if state.over:
            break
        if step % 5 == 0:
            viewer = rng.choice([None, *range(players)])
            sample = state.view(viewer).sample(rng)
            assert isinstance(sample, GreatSplitState)
            sample.check()
            outside = json_writer.cards_outside(sample)
            for level in range(len(LEVELS)):
                dealt = sum(HOUSE.levels[kind] == level for kind in outside)
                assert dealt == sample.settings.dealt[sample.round][level]
            for _ in range(6):
                if not sample.over:
                    seat = rng.choice(sample.deciding)
                    sample.play(seat, rng.choice(sample.legal(seat)))
            sample.check()
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))


def levels_held(state: GreatSplitState, seat: int) -> list[str]:
    return [LEVELS[HOUSE.levels[kind]] for kind in state.hand(seat)]


@pytest.mark.parametrize("players", [3, 5])
def test_the_level_of_a_card_just_dealt_is_known(players: int) -> None:
    """In the first round everybody holds four cards of level I and one of level II, in every sample too."""
    state = ludoteca.rules("great-split", players).new(6)
    for seed in range(20):
        sample = state.view(0).sample(Random(seed))
        assert isinstance(sample, GreatSplitState)
        for seat in range(players):
            assert levels_held(sample, seat) == ["I"] * 4 + ["II"]


def test_after_a_discard_or_an_exchange_it_is_not() -> None:
    game = Table(round=1, hands={0: ["tome-1-I"] * 2, 1: ["gold-1-I"] * 3, 2: ["star-1-I"]})
    finish_round(game.state)
    assert look(game.state, "fresh", 0) is True
    while game.state.to_json()["phase"] != "resolve":
        for seat in game.state.deciding:
            game.state.play(seat, game.state.legal(seat)[0])
    assert look(game.state, "fresh", 0) is False
    two = ludoteca.rules("great-split", 2).new(1)
    two.play(0, two.legal(0)[0])
    assert two.to_json()["fresh"] == [False, True]


def test_sealed_splits_and_choices_are_drawn_from_what_was_possible() -> None:
    game = Table("split", hands=HANDS, players=4)
    game.play(2, "split diamond-1-I square-1-I / star-1-I")
    drawn = {str(look(game.state.view(0).sample(Random(seed)), "splits", 2)) for seed in range(60)}
    assert drawn == {"[1]", "[2]", "[1, 2]"}
    choosing = Table("choose", hands=HANDS, players=4)
    choosing.play(2, choosing.legal(2)[0])
    picked = {str(look(choosing.state.view(0).sample(Random(seed)), "choices", 2)) for seed in range(30)}
    assert picked == {"group-1", "group-2"}


def test_unrevealed_tokens_are_drawn_from_those_left() -> None:
    game = Table(round=4, market=[4, 3, 3, 2, 2, 2])
    observation = game.state.view(0)
    assert observation.to_json()["market"] == [4, 3, 3, "?", "?", "?"]
    for seed in range(50):
        tokens = observation.sample(Random(seed)).to_json()["market"]
        assert isinstance(tokens, list)
        assert 4 not in tokens[3:]
        assert 3 not in tokens[3:]


def test_an_observation_holds_no_trace_of_the_past() -> None:
    """The masked state itself, not only its JSON: dealt cards, decks, tokens and knowers are gone."""
    state = ludoteca.rules("great-split", 5).new(4)
    rng = Random(4)
    for _ in range(120):
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))
    masked = state.view(1).position
    assert isinstance(masked, GreatSplitState)
    assert set(masked.deck) == {HOUSE.unknown}
    assert set(masked.market[masked.revealed :]) <= {-1}
    assert masked.seed == b""
    for holder in (0, 2, 3, 4):
        for kind, knowers in zip(masked.hand(holder), masked.known[holder * HOUSE.hand_room :], strict=False):
            assert (kind == HOUSE.unknown) == (knowers == 0)
            assert not knowers or knowers == 1 << 1 or knowers == knowledge.all_but(masked, holder)
    assert all(viewers in (0, 1 << 1) for viewers in masked.seen)
