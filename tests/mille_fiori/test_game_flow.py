"""The flow of the game: set-up, rounds, extra cards, bonuses, both ways to end, editions and the variant."""

from typing import Any

import pytest

import ludoteca
from ludoteca.games.mille_fiori.board import BOARD
from ludoteca.games.mille_fiori.state import MilleFioriState
from ludoteca.kernel.events import Event
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.state import State
from tests.mille_fiori.table import BLUE, RED, WORKSHOPS, YELLOW, Table, crowded


def new(players: int, seed: int = 5, **options: str) -> MilleFioriState:
    state = ludoteca.rules("mille-fiori", players, **options).new(seed)
    assert isinstance(state, MilleFioriState)
    return state


def play_first(state: State) -> None:
    """Every deciding seat does the first thing it may, sailing where it can, so that no diamond is spent."""
    for seat in state.deciding:
        legal = {action.text: action for action in state.legal(seat)}
        state.apply(seat, legal.get("sail") or legal.get("decline") or next(iter(legal.values())))


@pytest.mark.parametrize(("players", "display", "rounds"), [(2, 9, 10), (3, 4, 7), (4, 9, 5)])
def test_set_up(players: int, display: int, rounds: int) -> None:
    state = new(players)
    assert len(state.display) == display
    assert [len(state.hand(seat)) for seat in range(players)] == [5] * players
    assert state.supply == [27] * players
    assert state.reserve == [3] * players
    assert state.ships == state.scores == [0] * players
    assert len(state.deck) - state.dealt == 109 - display - 5 * players
    assert (109 - display) == rounds * players * 5


@pytest.mark.parametrize(("players", "plays", "left_over"), [(2, 3, 2), (3, 4, 1), (4, 4, 1)])
def test_a_round(players: int, plays: int, left_over: int) -> None:
    """Choose, play in turn from the start player, pass left; what is left joins the display; the start moves on."""
    state = new(players)
    start, display = state.start, len(state.display)
    for turn in range(plays):
        assert state.deciding == list(range(players))
        assert len(state.hand(0)) == 5 - turn
        play_first(state)
        order = []
        while len(state.deciding) == 1:
            if state.deciding[0] not in order:
                order.append(state.deciding[0])
            play_first(state)
        assert order == [(start + place) % players for place in range(players)]
        if turn < plays - 1:
            assert len(state.display) == display
    assert len(state.display) == display + left_over * players
    assert state.start == (start + 1) % players
    assert state.round == 2
    assert [len(state.hand(seat)) for seat in range(players)] == [5] * players


@pytest.mark.parametrize(("players", "plays"), [(2, 3), (3, 4), (4, 4)])
def test_every_round_has_as_many_plays(players: int, plays: int) -> None:
    state = new(players)
    heard: list[Event] = []
    state.listener = heard.append
    while state.round < 3:
        play_first(state)
    chose = [event.seat for event in heard if event.type == "chose"]
    assert [chose.count(seat) for seat in range(players)] == [2 * plays] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_start_player_is_drawn_by_lot(players: int) -> None:
    assert {new(players, seed).start for seed in range(40)} == set(range(players))


def test_choices_are_final_when_all_have_chosen_and_a_pass_when_all_have_played() -> None:
    """Until then a choice may be changed; then hands that were not seen before come to light."""
    state = new(3)
    assert [state.apply(seat, state.legal(seat)[0]) for seat in (2, 0, 1)] == [False, False, True]
    last = (state.start + 2) % 3
    while len(state.deciding) == 1:
        seat = state.deciding[0]
        barrier = state.apply(seat, state.legal(seat)[-1])
        assert barrier == (len(state.deciding) == 3)
        assert seat == last or not barrier


def test_hands_are_passed_to_the_left() -> None:
    state = new(3)
    play_first(state)
    waiting = [state.hand(seat) for seat in range(3)]
    while len(state.deciding) == 1:
        play_first(state)
    assert [state.hand(seat) for seat in range(3)] == [waiting[2], waiting[0], waiting[1]]


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 7), (4, 5)])
def test_the_deck_runs_out_after_the_last_round(players: int, rounds: int) -> None:
    state = new(players)
    heard: list[Event] = []
    state.listener = heard.append
    while not state.over:
        play_first(state)
    assert [event.values["how"] for event in heard if event.type == "ended"] == ["deck"]
    assert heard[-1].type == "result"
    assert [event.values["round"] for event in heard if event.type == "round"] == list(range(2, rounds + 1))
    assert sorted(state.all_cards()) == BOARD.deck


def test_a_chosen_card_is_hidden_until_it_is_used() -> None:
    state = new(3)
    play_first(state)
    order = [(state.start + place) % 3 for place in range(3)]
    last = order[2]
    card = BOARD.card_names[state.chosen[last]]
    heard: list[Event] = []
    state.listener = heard.append
    assert state.view(order[0]).to_json()["chosen"][last] == "?"  # type: ignore[index]
    assert state.view(last).to_json()["chosen"][last] == card  # type: ignore[index]
    while state.deciding != [last]:
        play_first(state)
    assert state.view(order[0]).to_json()["chosen"][last] == "?"  # type: ignore[index]
    state.apply(last, "sail")
    sailed = [event for event in heard if event.type == "sailed" and event.seat == last]
    assert sailed[0].seen_by(order[0]).values["card"] == card


def test_hands_seen_before_are_known_but_for_the_card_taken() -> None:
    """Two players: from the second pass on, each knows the other's hand."""
    state = new(2)
    play_first(state)
    while len(state.deciding) == 1:
        play_first(state)
    known = state.view(0).to_json()["hands"]
    assert known == state.to_json()["hands"]
    state.apply(1, state.legal(1)[0])
    hands, chosen = state.view(0).to_json()["hands"], state.view(0).to_json()["chosen"]
    assert isinstance(hands, list)
    assert hands[1] == known[1]  # type: ignore[index]
    assert chosen == [None, "?"]


def test_hands_and_choices_are_told_to_their_owner_only() -> None:
    """Others hear that cards were dealt, passed on and chosen, and how many, not which."""
    state = new(3)
    heard: list[Event] = []
    state.listener = heard.append
    while state.round == 1:
        play_first(state)
    counts = {"dealt": 5, "passed": 4, "chose": 1}
    for type, count in counts.items():
        told = [event for event in heard if event.type == type]
        assert {event.seat for event in told} == {0, 1, 2}
        for event in told[:3]:
            cards = event.seen_by(event.seat).values.get("cards") or [event.values["card"]]
            assert isinstance(cards, list)
            assert len(cards) == count
            for viewer in (None, (event.seat + 1) % 3, (event.seat + 2) % 3):
                assert event.seen_by(viewer).values == ({} if type == "chose" else {"count": count})


@pytest.mark.parametrize("choice", ["simultaneous", "on-turn"])
def test_a_seat_knows_its_hand_and_those_that_passed_through_it(choice: str) -> None:
    """Hands go left: a pass later the left neighbour's is known, then the next one's. Spectators know none."""
    state = new(4, choice=choice)
    for turn in range(4):
        hands = state.to_json()["hands"]
        assert isinstance(hands, list)
        unseen = ["?"] * (5 - turn)
        for viewer in range(4):
            known = [hands[holder] if (holder - viewer) % 4 <= turn else unseen for holder in range(4)]
            assert state.view(viewer).to_json()["hands"] == known
        assert state.view(None).to_json()["hands"] == [unseen] * 4
        while state.pass_ == turn and state.round == 1:
            play_first(state)


# -- extra cards


def test_an_extra_card_comes_from_the_display_and_leaves_a_gap() -> None:
    table = Table("coin-3", ships={RED: 4}, display=["swan-1", "lime-1", "lime-1"])
    table.play("sail")
    assert table.legal == ["extra lime-1", "extra swan-1", "decline"]
    assert table.play("extra lime-1", "place w3") == [1, 0, 0, 0]
    assert [BOARD.card_names[card] for card in table.state.display] == ["lime-1", "swan-1"]
    assert [BOARD.card_names[card] for card in table.state.discard[-2:]] == ["coin-3", "lime-1"]
    assert table.state.deciding == [YELLOW]


def test_an_extra_card_may_be_declined_or_used_for_sailing() -> None:
    table = Table("coin-3", ships={RED: 4}, display=["swan-5"])
    assert table.play("sail", "decline") == [0, 0, 0, 0]
    assert table.state.deciding == [YELLOW]
    table = Table("coin-3", ships={RED: 4}, display=["swan-5"])
    assert table.play("sail", "extra swan-5", "sail") == [10, 0, 0, 0]


def test_extra_cards_chain() -> None:
    table = Table(
        "coin-3", ships={RED: 4}, spaces={BLUE: ["w0", "w7", "t3", "t7"]}, display=["lime-2", "swan-1", "ash-1"]
    )
    gained = table.play("sail", "extra lime-2", "place w8", "extra swan-1", "place t11", "extra ash-1", "place w4")
    assert gained == [1 + 3 + 1, 0, 0, 6]
    assert table.state.display == []


@pytest.mark.parametrize(
    ("options", "points"), [({}, 0), ({"edition": "english"}, 5), ({"empty_display": "5-points"}, 5)]
)
def test_an_empty_display_gives_nothing_or_five_points(options: dict[str, Any], points: int) -> None:
    table = Table("coin-3", ships={RED: 4}, display=[], **options)
    assert table.play("sail") == [points, 0, 0, 0]
    assert table.state.deciding == [YELLOW]


def test_left_over_cards_come_too_late_for_the_last_turn() -> None:
    """The last play of a round earns a card, but the display is empty until all have played."""
    table = Table("coin-3", players=2, ships={RED: 4}, display=[], last_pass=True)
    table.play("sail")
    assert table.state.deciding == [YELLOW]
    assert table.state.display == []


# -- bonus spaces


@pytest.mark.parametrize(("taken", "value"), [([], 20), ([BLUE], 15), ([BLUE, 2], 10), ([BLUE, 2, YELLOW], 5)])
def test_the_highest_free_bonus_space(taken: list[int], value: int) -> None:
    table = Table("coin-1", spaces={RED: ["nb1", "nb2"]}, bonuses={"nobles": taken})
    assert table.play("place nb0") == [1 + value, 0, 0, 0]
    assert table.state.supply[RED] == 27 - 2 - 1 - 1


def test_english_bonus_points_count_at_the_end() -> None:
    table = Table("coin-1", players=2, spaces={RED: ["nb1", "nb2"]}, deck=False, last_pass=True, edition="english")
    assert table.play("place nb0") == [1, 0]
    while not table.state.over:
        play_first(table.state)
    heard = [event.values for event in table.events if event.type == "scored" and event.values["source"] == "bonus"]
    assert [event["points"] for event in heard] == [20]
    assert table.state.bonuses.count(RED) == 1


def test_points_then_bonus_space_then_extra_card() -> None:
    """The last space round a gold diamond, and the fourth material with it."""
    table = Table("lime-1", spaces={RED: ["w0", "w7", "w1"]}, display=["swan-1"])
    assert table.play("place w8") == [4 + 20, 0, 0, 0]
    told = [event.values.get("reason", event.type) for event in table.events]
    assert told == ["placed", "group", "bonus", "bonus-space"]
    assert table.earned_card


BONUSES = {"workshops": [RED, YELLOW], "nobles": [YELLOW], "trade": [YELLOW, RED]}


def play_on(table: Table) -> dict[str, int]:
    """Plays to the end without another diamond; what bonus spaces brought, by seat and area."""
    state = table.state
    state.listener = table.events.append
    while not state.over:
        seat = state.deciding[0]
        state.apply(seat, state.legal(seat)[-1])
    brought: dict[str, int] = {}
    for event in table.events:
        if event.type == "scored" and event.values["source"] == "bonus":
            points, area = event.values["points"], event.values["area"]
            assert isinstance(points, int)
            brought[f"{event.seat} {area}"] = points
    return brought


def test_english_bonus_spaces_are_counted_at_the_end_each_with_its_value() -> None:
    table = Table("lion-1", players=2, bonuses=BONUSES, deck=False, last_pass=True, edition="english")
    assert play_on(table) == {
        "0 workshops": 20,
        "1 workshops": 15,
        "1 nobles": 20,
        "1 trade": 20,
        "0 trade": 15,
    }


def test_bonus_spaces_counted_at_once_are_not_counted_again() -> None:
    table = Table("lion-1", players=2, bonuses=BONUSES, deck=False, last_pass=True)
    assert play_on(table) == {}
    assert table.state.over


# -- the end


def test_the_last_diamond_ends_the_game_after_this_pass() -> None:
    table = Table("quartz-1", spaces={RED: WORKSHOPS[:26]}, bonuses={"workshops": [RED]}, reserve={RED: 2})
    assert table.state.supply[RED] == 1
    table.play("place w7")
    assert table.state.ending
    assert table.state.deciding == [YELLOW]
    for seat in (YELLOW, 2, BLUE):
        assert table.state.deciding == [seat]
        table.state.apply(seat, "sail")
        while table.state.deciding == [seat]:
            table.state.apply(seat, "decline")
    assert table.state.over
    assert table.state.hand(YELLOW)  # hands that are left are dropped


def test_the_reserve_serves_the_rest_of_the_turn() -> None:
    table = crowded("lime-1", supply=1, reserve=3, display=["quartz-1", "pigment-1"])
    assert table.state.supply[RED] == 1
    table.play("place w8")
    assert (table.state.supply[RED], table.state.reserve[RED]) == (0, 3)
    table = crowded("coin-3", supply=1, reserve=3, display=["quartz-1", "pigment-1", "harbor-1"])
    table.play("sail", "extra harbor-1", "place h0 stay")
    assert (table.state.supply[RED], table.state.reserve[RED]) == (0, 3)
    assert table.state.ending
    table = crowded("harbor-3", supply=1, reserve=3, display=["harbor-1", "harbor-2"])
    table.play("place h0", "extra harbor-1")  # the supply is empty, and the card may still be placed
    assert "place h1" in table.legal
    table.play("place h1")
    assert (table.state.supply[RED], table.state.reserve[RED]) == (0, 2)


def test_a_bonus_space_can_take_the_last_diamond() -> None:
    table = Table(
        "coin-1",
        spaces={RED: [*WORKSHOPS[:22], "nb1", "nb2"]},
        bonuses={"workshops": [RED]},
        reserve={RED: 3},
    )
    assert table.state.supply[RED] == 2
    table.play("place nb0")
    assert table.state.supply[RED] == 0
    assert table.state.ending


def test_without_any_diamond_the_engine_sails() -> None:
    table = crowded("coin-3", supply=1, reserve=0, display=["harbor-3", "lion-2"])
    table.play("sail", "extra harbor-3", "place h0")  # 7 and 3 steps: space 10
    assert (table.state.supply[RED], table.state.reserve[RED]) == (0, 0)
    assert table.state.ships[RED] == 10
    table = crowded("harbor-3", supply=1, reserve=0, display=["lion-2", "lion-1"])
    assert table.play("place h0", "extra lion-2") == [5, 0, 0, 0]  # 4 + 3, then the extra card can only sail
    assert table.state.deciding == [YELLOW]


def test_a_bonus_counts_even_without_a_diamond() -> None:
    spaces = [*WORKSHOPS[:26], "nb1", "nb2"]
    table = Table("coin-1", spaces={RED: spaces}, bonuses={"workshops": [RED]}, reserve={RED: 0})
    assert table.state.supply[RED] == 1
    assert table.play("place nb0") == [1 + 20, 0, 0, 0]
    assert table.state.bonuses.count(RED) == 2


@pytest.mark.parametrize(
    ("options", "ranks"), [({}, [1, 1, 3]), ({"edition": "english"}, [2, 1, 3]), ({"tie": "diamonds"}, [2, 1, 3])]
)
def test_ties(options: dict[str, Any], ranks: list[int]) -> None:
    """Red and yellow tie; yellow has fewer diamonds left."""
    table = Table("residence-1", players=3, spaces={YELLOW: ["w0"]}, scores=[10, 10, 3], **options)
    assert table.state.result_now().ranks == ranks


def test_english_tie_counts_the_reserve_too() -> None:
    """Both supplies are as full; red has used one of the reserve."""
    table = Table("residence-1", players=2, spaces={RED: ["w0"]}, reserve={RED: 2}, scores=[10, 10], edition="english")
    assert table.state.supply == [27, 27]
    assert table.state.result_now().ranks == [1, 2]


def test_english_tie_with_equal_diamonds_is_shared() -> None:
    table = Table("residence-1", players=3, scores=[10, 10, 3], edition="english")
    assert table.state.result_now().ranks == [1, 1, 3]


# -- the tactical variant


def test_on_turn_choice() -> None:
    """Each seat chooses from the hand it holds when its turn comes; the rests are passed when the pass ends."""
    state = new(3, choice="on-turn")
    hands = [state.hand(seat) for seat in range(3)]
    for place in range(3):
        seat = (state.start + place) % 3
        assert state.deciding == [seat]
        assert state.hand(seat) == hands[seat]
        state.apply(seat, state.legal(seat)[0])
        assert state.deciding == [seat]
        hands[seat] = state.hand(seat)
        state.apply(seat, "sail")
        while state.deciding == [seat] and "decline" in [action.text for action in state.legal(seat)]:
            state.apply(seat, "decline")
    assert [state.hand(seat) for seat in range(3)] == [hands[2], hands[0], hands[1]]


def test_on_turn_after_the_last_diamond_later_seats_still_choose() -> None:
    state = new(2, choice="on-turn")
    state.supply[state.active] = 1
    state.reserve[state.active] = 3
    first, second = state.active, 1 - state.active
    state.apply(first, state.legal(first)[0])
    state.apply(first, state.legal(first)[0])
    assert state.ending
    if state.deciding == [first]:
        state.apply(first, "decline")
    assert state.deciding == [second]
    play_first(state)
    play_first(state)
    while not state.over:
        assert state.deciding == [second]
        state.apply(second, "decline")


# -- refusals and options


def test_refusals_name_the_rule() -> None:
    state = new(2)
    assert state.why_not(0, ["ship"]).id == "choose-card-first"
    missing = next(name for name in BOARD.card_names if BOARD.card_number[name] not in state.hand(0))
    assert state.why_not(0, [missing]).id == "card-not-in-hand"
    assert state.why_not(0, ["decline"]).id == "nothing-to-decline"
    table = Table("coin-3", ships={RED: 4}, display=["swan-1"])
    assert table.why_not("swan-1") in ("no-extra-card-now", "card-chosen-already")
    table.play("sail")
    assert table.why_not("lion-1") in ("card-not-in-display", "card-chosen-already")
    assert table.why_not("w0") == "no-card-for-area", "the swan is for trade"
    assert table.why_not("sea-1") == "sail-forward"
    assert table.why_not("ship-1") == "ship-of-other"
    assert table.why_not("bonus-trade") == "only-shown"
    assert table.state.why_not(BLUE, ["swan-1"]).id == "not-deciding"


def test_options() -> None:
    rules = ludoteca.rules("mille-fiori", 2, edition="english", tie="shared")
    assert rules.options["tie"] == "shared"
    assert rules.options["empty_display"] == "5-points"
    assert rules is ludoteca.rules("mille-fiori", 2, tie="shared", edition="english")
    with pytest.raises(BadSettings, match="nearest=edition"):
        ludoteca.rules("mille-fiori", 2, editon="english")
    with pytest.raises(BadSettings, match="nearest=english"):
        ludoteca.rules("mille-fiori", 2, edition="englsh")
    with pytest.raises(BadSettings, match="players-wrong"):
        ludoteca.rules("mille-fiori", 5)
    with pytest.raises(BadSettings, match="nearest=mille-fiori"):
        ludoteca.rules("mile-fiori", 2)
