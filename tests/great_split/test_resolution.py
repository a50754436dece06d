"""Resolution: cards, seals, splitter, sales, special spaces; the rulebook's example and every ruling about it."""

import pytest

from tests.great_split.table import Table


def table(*hand: str, round: int = 6, players: int = 3, **tracks: int) -> Table:
    """The first seat is about to play these cards; `tome_seal=3` sets a cube."""
    cubes = {name.replace("_", "-"): space for name, space in tracks.items()}
    return Table(hands={0: list(hand)}, tracks={0: cubes}, round=round, players=players)


# -- the example


def test_paulas_resolution() -> None:
    """The worked example, with the positions that fit it on the house board."""
    game = Table(
        hands={0: ["prestige-3-II", "topaz-1-I", "tome-2-I", "gold-2-II", "square-2-II"]},
        tracks={0: {"tome": 2, "topaz": 4, "emerald": 3, "gold": 2, "topaz-seal": 1, "emerald-seal": 2}},
        scores=[6, 0, 0],
        round=2,
    )
    game.play(0, "use prestige-3-II", "use topaz-1-I", "use tome-2-I")
    assert game.scored() == {"prestige": 3}
    game.play(0, "use gold-2-II")
    assert game.told("reached-arrow") == [{"space": 3}]
    game.play(0, "arrow emerald")
    assert game.tracks()["gold"] == 4  # past the arrow, not on it
    game.play(0, "use square-2-II", "seal topaz-seal")
    assert game.told("reached-icon") == [{"track": "topaz-seal", "space": 2, "resource": "topaz"}]
    game.play(0, "seal emerald-seal")
    assert game.tracks() == {
        "prestige": 9,
        "tome": 4,
        "topaz": 6,
        "emerald": 5,
        "gold": 4,
        "topaz-seal": 2,
        "emerald-seal": 3,
    }
    assert game.state.data.stars[8 * 64 + 3] == 1  # a ribbon: nothing happens now
    game.play(0, "splitter emerald")  # the gem that is less advanced
    assert game.tracks()["emerald"] == 6
    assert 0 not in game.state.deciding


# -- cards


@pytest.mark.parametrize(
    ("card", "track"),
    [
        ("tome-3-III", "tome"),
        ("artwork-3-III", "artwork"),
        ("topaz-3-III", "topaz"),
        ("emerald-3-III", "emerald"),
    ],
)
def test_each_icon_is_a_step(card: str, track: str) -> None:
    game = table(card)
    game.play(0, f"use {card}")
    assert game.tracks() == {track: 3}


def test_prestige_counts_at_once() -> None:
    game = table("prestige-5-III")
    game.play(0, "use prestige-5-III")
    assert game.state.scores[0] == 5
    assert game.scored() == {"prestige": 5}


def test_cards_are_played_one_by_one_in_any_order_and_all_of_them() -> None:
    """Compulsory: the seat decides until nothing is left, and then no more."""
    game = table("tome-1-I", "topaz-1-I")
    assert {text for text in game.legal() if text.startswith("use")} == {"use tome-1-I", "use topaz-1-I"}
    game.play(0, "use topaz-1-I")
    assert "use topaz-1-I" not in game.legal()
    assert game.why_not(0, "topaz-1-I", "use") == "card-played"
    game.play(0, "splitter tome")
    assert game.why_not(0, "splitter", "gold") == "splitter-played"
    assert set(game.legal()) == {"use tome-1-I", "sell tome-1-I gold", "sell tome-1-I prestige"}
    game.play(0, "use tome-1-I")
    assert 0 not in game.state.deciding
    assert game.tracks() == {"tome": 2, "topaz": 1}


def test_nobody_waits_for_a_seat_that_is_done() -> None:
    """Resolution is open and simultaneous: each seat goes its own way, seats that are done just wait for the market."""
    game = table("tome-1-I")
    game.play(0, "use tome-1-I", "splitter tome")
    assert game.state.deciding == [1, 2]
    assert game.state.round == 6
    assert game.state.revealed == 5


# -- seals


@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        ("diamond-1-I", ["tome-seal", "artwork-seal"]),
        ("square-1-I", ["topaz-seal", "emerald-seal", "gold-seal"]),
        ("star-1-I", ["tome-seal", "artwork-seal", "topaz-seal", "emerald-seal", "gold-seal"]),
    ],
)
def test_a_seal_goes_to_a_track_of_its_group(card: str, tracks: list[str]) -> None:
    game = table(card)
    game.play(0, f"use {card}")
    assert game.legal() == [f"seal {track}" for track in tracks]
    game.play(0, f"seal {tracks[-1]}")
    assert game.tracks() == {tracks[-1]: 1}


def test_several_seals_may_be_stacked_or_spread() -> None:
    game = table("square-3-III")
    game.play(0, "use square-3-III", "seal gold-seal", "seal gold-seal", "seal topaz-seal")
    assert game.tracks() == {"gold-seal": 2, "topaz-seal": 1, "gold": 1}


def test_what_the_first_seal_sets_off_comes_before_the_second() -> None:
    """Ruling 23: the gold icon moves gold onto an arrow, which is used before the next seal is placed."""
    game = table("square-2-II", gold_seal=1, gold=2)
    game.play(0, "use square-2-II", "seal gold-seal")
    assert all(text.startswith("arrow") for text in game.legal())
    game.play(0, "arrow tome")
    assert game.legal() == ["seal topaz-seal", "seal emerald-seal", "seal gold-seal"]


def test_a_full_seal_track_is_not_offered_and_a_single_one_is_taken() -> None:
    """Ruling 2."""
    game = table("square-1-I", "square-2-II", topaz_seal=7)
    game.play(0, "use square-1-I")
    assert game.legal() == ["seal emerald-seal", "seal gold-seal"]
    assert game.why_not(0, "topaz-seal") == "track-full"
    assert game.why_not(0, "tome-seal") == "seal-wrong-group"
    forced = table("square-2-II", topaz_seal=7, gold_seal=7)
    forced.play(0, "use square-2-II")
    assert forced.tracks()["emerald-seal"] == 2
    assert forced.tracks()["emerald"] == 1


def test_a_seal_without_any_open_track_is_lost_but_may_be_sold() -> None:
    """Rulings 2 and 22."""
    game = table("diamond-2-III", tome_seal=9, artwork_seal=9)
    assert "sell diamond-2-III prestige" in game.legal()
    game.play(0, "use diamond-2-III")
    assert game.told("lost-seals") == [{"icon": "diamond", "steps": 2}]
    assert game.tracks() == {"tome-seal": 9, "artwork-seal": 9}


# -- splitter


def test_the_splitter_is_a_step_on_any_track() -> None:
    game = table("tome-1-I")
    offered = [text.removeprefix("splitter ") for text in game.legal() if text.startswith("splitter")]
    assert offered == [
        *["tome", "artwork", "topaz", "emerald", "gold"],
        *["tome-seal", "artwork-seal", "topaz-seal", "emerald-seal", "gold-seal"],
        "prestige",
    ]
    game.play(0, "splitter prestige")
    assert game.scored() == {"prestige": 1}


def test_the_splitter_fires_effects_and_is_not_offered_a_full_track() -> None:
    game = table("tome-1-I", gold=5, tome=14)
    assert "splitter tome" not in game.legal()
    assert game.why_not(0, "splitter", "tome") == "track-full"
    game.play(0, "splitter gold", "arrow artwork")
    assert game.tracks() == {"gold": 6, "tome": 14, "artwork": 2}


def test_the_splitter_cannot_be_sold() -> None:
    """Ruling 10: it could only bring less."""
    assert not any(text.startswith("sell splitter") for text in table("tome-1-I").legal())


def test_a_splitter_that_can_only_be_prestige_is_played_by_itself() -> None:
    full = {"tome": 14, "artwork": 16, "topaz": 14, "emerald": 14, "gold": 12, "tome_seal": 9, "artwork_seal": 9}
    game = table("tome-1-I", **full, topaz_seal=7, emerald_seal=7, gold_seal=7)
    assert "splitter prestige" in game.legal()
    game.play(0, "sell tome-1-I prestige")
    assert 0 not in game.state.deciding
    assert game.state.scores[0] == 2


# -- sales


def test_any_card_can_be_sold_for_gold_or_prestige() -> None:
    game = table("tome-3-III", "star-1-I")
    game.play(0, "sell tome-3-III gold", "sell star-1-I prestige")
    assert game.tracks() == {"gold": 1, "prestige": 1}
    assert game.scored() == {"prestige": 1}


def test_gold_from_a_sale_fires_arrows() -> None:
    """Ruling 10."""
    game = table("tome-1-I", gold=2)
    game.play(0, "sell tome-1-I gold")
    assert game.why_not(0, "gold") == "arrow-not-on-gold"
    game.play(0, "arrow topaz")
    assert game.tracks() == {"gold": 3, "topaz": 2}


def test_no_sale_for_gold_when_gold_is_full() -> None:
    """Ruling 21."""
    game = table("gold-2-I", gold=12)
    assert {text for text in game.legal() if not text.startswith("splitter")} == {
        "use gold-2-I",
        "sell gold-2-I prestige",
    }
    assert game.why_not(0, "gold-2-I", "sell-gold") == "track-full"


@pytest.mark.parametrize("round", [4, 5])
def test_sold_cards_come_back_to_the_hand(round: int) -> None:
    game = table("tome-3-III", "topaz-1-I", round=round)
    game.play(0, "sell tome-3-III prestige", "use topaz-1-I", "splitter tome")
    while game.state.round == round:
        seat = game.state.deciding[0]
        game.state.play(seat, game.state.legal(seat)[-1])
    assert {"tome-3-III", "topaz-1-I"} <= set(game.hand())
    assert len(game.hand()) == 3
    assert game.state.used == game.state.sold == [0, 0, 0]
    assert not game.state.splitter_played


def test_equal_copies_are_one_choice() -> None:
    game = table("tome-1-I", "tome-1-I")
    assert game.legal().count("use tome-1-I") == 1
    game.play(0, "use tome-1-I")
    assert "sell tome-1-I gold" in game.legal()
    game.play(0, "sell tome-1-I gold")
    assert game.tracks() == {"tome": 1, "gold": 1}


# -- special spaces


def test_steps_past_the_end_are_lost() -> None:
    """Ruling 1."""
    game = table("tome-3-III", tome=12)
    game.play(0, "use tome-3-III")
    assert game.tracks() == {"tome": 14}
    assert game.told("lost") == [{"track": "tome", "steps": 1}]


def test_a_card_that_moves_nothing_may_still_be_used() -> None:
    """Ruling 22."""
    game = table("tome-2-I", tome=14)
    game.play(0, "use tome-2-I")
    assert game.tracks() == {"tome": 14}


def test_an_arrow_on_a_track_with_one_space_left_loses_a_step() -> None:
    """Ruling 1."""
    game = table("gold-1-I", gold=2, tome=13)
    game.play(0, "use gold-1-I", "arrow tome")
    assert game.tracks() == {"gold": 3, "tome": 14}


def test_an_arrow_is_one_track_two_steps() -> None:
    """Ruling 6; and ruling 5: any track but gold itself, the gold seal track and prestige included."""
    game = table("gold-1-I", gold=2)
    game.play(0, "use gold-1-I")
    assert "arrow gold" not in game.legal()
    assert {"arrow gold-seal", "arrow prestige"} <= set(game.legal())
    assert len(game.legal()) == 10
    game.play(0, "arrow prestige")
    assert game.scored() == {"prestige": 2}


def test_an_arrow_comes_before_the_rest_of_the_gold() -> None:
    """Ruling 3: step by step, each effect fully done before the next step."""
    game = table("gold-3-III", gold=2)
    game.play(0, "use gold-3-III")
    assert game.tracks() == {"gold": 3}
    game.play(0, "arrow tome")
    assert game.tracks() == {"gold": 5, "tome": 2}


def test_a_long_card_can_pass_two_arrows() -> None:
    game = table("gold-3-III", gold=8)
    game.play(0, "use gold-3-III", "arrow tome")
    assert game.tracks() == {"gold": 11, "tome": 2}
    game.play(0, "arrow topaz")
    assert game.tracks() == {"gold": 11, "tome": 2, "topaz": 2}


def test_chains_have_no_limit() -> None:
    """Rulings 4 and 5: gold -> arrow -> gold seal -> gold -> the next arrow -> and back to the second seal step."""
    game = table("gold-1-I", gold=5, gold_seal=1)
    game.play(0, "use gold-1-I")
    assert game.tracks() == {"gold": 6, "gold-seal": 1}
    game.play(0, "arrow gold-seal")
    assert game.tracks() == {"gold": 7, "gold-seal": 3}
    chain = table("gold-1-I", "gold-3-III", gold=8, gold_seal=3)
    chain.play(0, "use gold-1-I")  # onto the arrow at 9
    chain.play(0, "arrow gold-seal")  # icon at 4: gold 10; then the second step
    assert chain.tracks() == {"gold": 10, "gold-seal": 5}
    chain.play(0, "use gold-3-III", "arrow topaz-seal")  # arrow at 11; icon at 2: topaz; the rest of the gold
    assert chain.tracks() == {"gold": 12, "gold-seal": 5, "topaz-seal": 2, "topaz": 1}


def test_a_seal_sets_off_gold_that_sets_off_a_seal() -> None:
    game = table("square-1-I", gold=10, gold_seal=1)
    game.play(0, "use square-1-I", "seal gold-seal")  # icon at 2: gold 11, an arrow
    game.play(0, "arrow gold-seal")  # icon at 4: gold 12
    assert game.tracks() == {"gold": 12, "gold-seal": 4}


def test_an_icon_fires_when_passed() -> None:
    game = table("gold-1-I", gold=2, tome_seal=1)
    game.play(0, "use gold-1-I", "arrow tome-seal")
    assert game.told("reached-icon") == [{"track": "tome-seal", "space": 2, "resource": "tome"}]
    assert game.tracks() == {"gold": 3, "tome-seal": 3, "tome": 1}


def test_scoring_spaces_do_nothing_when_reached() -> None:
    """Tome values, contracts and ribbons have no instant effect."""
    game = table("tome-2-I", "artwork-3-III", "diamond-1-I", tome=2, tome_seal=2)
    game.play(0, "use tome-2-I", "use artwork-3-III", "use diamond-1-I", "seal tome-seal")
    assert game.tracks() == {"tome": 4, "artwork": 3, "tome-seal": 3}
    assert game.scored() == {}


def test_a_forced_arrow_is_taken_by_the_engine() -> None:
    """Only prestige can still move: no question, two points."""
    full = {"tome": 14, "artwork": 16, "topaz": 14, "emerald": 14, "gold": 10, "tome_seal": 9, "artwork_seal": 9}
    game = table("gold-1-I", "tome-1-I", **full, topaz_seal=7, emerald_seal=7, gold_seal=7)
    game.play(0, "use gold-1-I")
    assert game.scored() == {"prestige": 2}
    assert "use tome-1-I" in game.legal()


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (["tome-2-I", "use"], "card-not-in-hand"),
        (["star-1-I", "sell-gold"], "card-not-in-hand"),
        (["topaz-seal"], "no-seal-now"),
        (["topaz"], "no-arrow-now"),
        (["group-1"], "division-over"),
    ],
)
def test_reasons(picks: list[str], reason: str) -> None:
    assert table("tome-1-I").why_not(0, *picks) == reason


def test_a_card_that_was_played_cannot_be_sold_as_well() -> None:
    game = table("tome-1-I", "artwork-1-I")
    game.play(0, "use tome-1-I")
    assert game.why_not(0, "tome-1-I", "sell-gold") == "card-played"
