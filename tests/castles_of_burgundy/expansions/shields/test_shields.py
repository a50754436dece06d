"""Taking shields, carrying them, paying for them, and their points at the end."""

import json
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.refusals import BadPosition, BadSettings
from ludoteca.words import Words
from tests.castles_of_burgundy.expansions.shields.table import GREEN, MIDDLE, at_depot, held, shields
from tests.castles_of_burgundy.table import Seat, Table

POINTS = {shield: 12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in range(1, 19)}
SECOND_CASTLE = {GREEN: "castle"}


@pytest.mark.parametrize(("players", "spaces"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_lie_open_at_the_depots(players: int, spaces: list[int]) -> None:
    fields = ludoteca.rules("castles-of-burgundy", players, shields=True).new(5).to_json()["shields"]
    assert isinstance(fields, dict)
    assert [len(depot) for depot in fields["depots"]] == spaces
    dealt = {shield for depot in fields["depots"] for shield in depot}
    assert len(dealt) == sum(spaces)
    assert dealt <= {f"shield-{number}" for number in range(1, 19)}


def test_without_the_option_there_are_none() -> None:
    assert "shields" not in ludoteca.rules("castles-of-burgundy", 2).new(5).to_json()


# -- doubles


def test_a_double_takes_a_shield_instead_of_two_actions() -> None:
    table = Table(Seat(dice=(3, 3)), more=shields(depots={3: [13], 4: [1]}), shields=True)
    assert "take shield-13" in table.legal()
    assert "take shield-1" not in table.legal()
    table.play("take shield-13")
    assert held(table) == {MIDDLE: "shield-13"}
    assert at_depot(table, 3) == []
    assert table.legal() == ["end turn"]


def test_two_workers_turn_a_three_into_a_five_for_a_double_five() -> None:
    table = Table(Seat(dice=(3, 5), workers=2), more=shields(depots={5: [13]}), shields=True)
    table.play("take shield-13")
    assert held(table) == {MIDDLE: "shield-13"}
    assert table.field("workers") == 0
    assert table.told("took-shield") == [{"shield": "shield-13", "depot": "depot 5", "workers": 2}]


def test_both_dice_may_be_changed_and_one_and_six_are_neighbours() -> None:
    table = Table(Seat(dice=(2, 6), workers=2), more=shields(depots={1: [13], 4: [14]}), shields=True)
    assert "take shield-13" in table.legal()
    assert "take shield-14" not in table.legal()
    assert table.why_not("shield-14") == "shield-needs-double"
    table.play("take shield-13")
    assert table.field("workers") == 0


def test_monastery_8_turns_a_die_by_two_with_one_worker() -> None:
    me = Seat({"1,-1": "monastery-8"}, dice=(3, 5), workers=1)
    table = Table(me, more=shields(depots={5: [13]}), shields=True)
    table.play("take shield-13")
    assert table.field("workers") == 0


def test_the_free_step_of_monastery_12_is_not_for_shields() -> None:
    me = Seat({"1,-1": "monastery-12"}, dice=(4, 5))
    table = Table(me, more=shields(depots={5: [13]}), shields=True)
    assert table.why_not("shield-13") == "shield-needs-double"


def test_a_shield_needs_both_dice_unused() -> None:
    table = Table(Seat(dice=(3, 3)), more=shields(depots={3: [13]}), shields=True)
    table.play("die-a workers")
    assert "take shield-13" not in table.legal()
    assert table.why_not("shield-13") == "shield-needs-both-dice"


def test_one_of_two_shields_is_taken_and_none_comes_after() -> None:
    table = Table(Seat(dice=(2, 2)), players=3, more=shields(depots={2: [13, 8]}, players=3), shields=True)
    table.play("take shield-13")
    assert at_depot(table, 2) == ["shield-8"]
    assert table.why_not("shield-13") == "shield-not-there"


def test_a_tile_can_still_be_bought() -> None:
    table = Table(Seat(dice=(2, 2), silver=2), black=["bank"], more=shields(depots={2: [13]}), shields=True)
    table.play("take shield-13", "buy black 1")
    assert table.field("keys") == ["bank"]


# -- castles


def test_a_shield_lies_on_a_castle_of_choice() -> None:
    table = Table(Seat(SECOND_CASTLE, dice=(2, 2)), more=shields(1, depots={2: [13]}), shields=True)
    table.play("take shield-13")
    assert table.asked() == "put-shield"
    assert sorted(table.legal()) == ["hex 0,0", "hex 1,-2"]
    assert table.why_not("hex 1,-1") == "shield-on-castle"
    table.play("hex 1,-2")
    assert held(table) == {MIDDLE: "shield-1", GREEN: "shield-13"}


def test_a_shield_may_replace_another_even_with_a_castle_free() -> None:
    table = Table(Seat(SECOND_CASTLE, dice=(2, 2)), more=shields(1, depots={2: [13]}), shields=True)
    table.play("take shield-13", "hex 0,0")
    assert held(table) == {MIDDLE: "shield-13"}
    assert table.told("shield-replaced") == [{"shield": "shield-1"}]


def test_with_every_castle_taken_a_shield_must_be_replaced() -> None:
    table = Table(Seat(dice=(2, 2), workers=3), more=shields(17, depots={2: [8]}), shields=True)
    table.play("take shield-8")
    assert held(table) == {MIDDLE: "shield-8"}


# -- the tax


def last_turn(me: Seat, mine: dict[str, int] | int, phase: str = "A") -> Table:
    """The last turn of a phase."""
    table = Table(me, phase=phase, round=5, last=True, more=shields(mine), shields=True)
    table.play("end turn")
    return table


def test_each_shield_costs_a_silver_at_the_end_of_the_phase() -> None:
    table = last_turn(Seat(SECOND_CASTLE, silver=3), {MIDDLE: 7, GREEN: 8})
    assert table.asked() == "tax"
    assert sorted(table.legal()) == ["give up shield-7", "give up shield-8", "pay tax"]
    table.play("pay tax")
    assert table.field("silver") == 1
    assert held(table) == {MIDDLE: "shield-7", GREEN: "shield-8"}
    assert table.state.phase == 1


def test_the_tax_comes_before_the_silver_of_the_mines() -> None:
    table = last_turn(Seat({"-1,1": "mine"}), 7)
    assert held(table) == {}
    assert table.field("silver") == 1
    assert [event.type for event in table.events if event.type in ("shield-given-up", "mines-paid")] == [
        "shield-given-up",
        "mines-paid",
    ]


def test_a_player_may_give_up_a_shield_instead_of_paying() -> None:
    table = last_turn(Seat(SECOND_CASTLE, silver=3), {MIDDLE: 7, GREEN: 8})
    table.play("give up shield-7", "pay tax")
    assert table.field("silver") == 2
    assert held(table) == {GREEN: "shield-8"}


def test_a_player_may_give_up_all_of_them() -> None:
    table = last_turn(Seat(SECOND_CASTLE, silver=3), {MIDDLE: 7, GREEN: 8})
    table.play("give up shield-8", "give up shield-7")
    assert table.field("silver") == 3
    assert table.state.phase == 1


def test_who_cannot_pay_for_all_chooses_which_stay() -> None:
    table = last_turn(Seat(SECOND_CASTLE, silver=1), {MIDDLE: 7, GREEN: 8})
    assert sorted(table.legal()) == ["give up shield-7", "give up shield-8"]
    assert table.why_not("tax 0 workers") == "tax-otherwise"
    table.play("give up shield-8", "pay tax")
    assert held(table) == {MIDDLE: "shield-7"}


def test_workers_do_not_pay_without_shield_3() -> None:
    table = last_turn(Seat(workers=3), 7)
    assert held(table) == {}
    assert table.field("workers") == 3


def test_the_tax_is_no_matter_during_a_turn() -> None:
    table = Table(Seat(silver=1), more=shields(7), shields=True)
    assert table.why_not("tax 0 workers") == "no-tax-now"
    assert table.why_not("give up", "shield-7") == "no-tax-now"


# -- the end


@pytest.mark.parametrize("shield", [number for number in POINTS if number != 13])
def test_points_at_the_end(shield: int) -> None:
    table = last_turn(Seat(silver=1), shield, "E")
    while table.asked() != "tax":
        table.play("decline")
    assert table.play("pay tax") == POINTS[shield]
    assert table.state.over


def test_the_tax_of_the_last_phase_decides_which_shields_score() -> None:
    table = last_turn(Seat(SECOND_CASTLE, silver=1), {MIDDLE: 7, GREEN: 17}, "E")
    assert table.play("give up shield-17", "pay tax") == 8
    assert table.told("scored")[-1] == {"points": 8, "source": "shields", "reason": "shield", "shield": "shield-7"}


# -- settings and positions


def test_shields_are_for_two_to_four_players_each_for_themselves() -> None:
    game = ludoteca.game("castles-of-burgundy")
    for players, options in ((1, {}), (4, {"team": True})):
        if game.seats[0] <= players:
            with pytest.raises(BadSettings) as caught:
                game.rules(players, {"shields": True, **options})
            assert caught.value.refusal.id in ("not-alone", "not-in-teams")


@pytest.mark.parametrize(
    "wrong",
    [
        shields({GREEN: 7}),
        shields({"5,5": 7}),
        shields(19),
        shields(7, depots={3: [7]}),
        shields(7, {MIDDLE: 7}),
        shields(7, copied=1),
        shields(6, copied=0),
        shields(depots={3: [1, 2]}),
    ],
)
def test_positions_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        Table(more=wrong, shields=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_survives_json(players: int) -> None:
    rules = ludoteca.rules("castles-of-burgundy", players, shields=True)
    rng = Random(players)
    asked = set()
    for seed in range(3):
        state = rules.new(seed)
        while not state.over:
            seat = state.deciding[0]
            legal = state.legal(seat)
            data = json.loads(json.dumps(state.to_json()))
            asked.add(data["phase"])
            again = rules.from_json(data, state.seed)
            assert again.digest == state.digest
            assert again.legal(seat) == legal
            placing = [action for action in legal if action.type in ("place", "take-shield", "place-straight")]
            state.play(seat, rng.choice(placing if placing and rng.random() < 0.7 else legal))
    assert "tax" in asked


# -- words


def said(table: Table, text: str, language: str = "en") -> str:
    action = table.rules.parse(text)
    words = Words(table.rules.game, language)
    return words.action(action, table.state, 0)


def test_actions_are_said_with_what_they_mean_here() -> None:
    table = Table(Seat(SECOND_CASTLE, dice=(3, 5), workers=2), more=shields(5, depots={5: [13]}), shields=True)
    assert said(table, "take shield-13") == "Take shield 13, 2 workers"
    table.play("take shield-13")
    assert said(table, "hex 1,-2") == "Place shield 13 on a 6 (row 2, hex 3)"
    taxed = last_turn(Seat(SECOND_CASTLE, silver=2, workers=2), {MIDDLE: 3, GREEN: 8})
    assert said(taxed, "pay tax") == "Pay the tax, 2 silver"
    assert said(taxed, "pay tax 1 workers") == "Pay the tax, 1 silver and 1 worker"
