"""Why not? Every refusal names the rule that stands in the way."""

import pytest

import ludoteca
from tests.castles_of_burgundy.table import Seat, Table


def rich_table() -> Table:
    """Dice 2 and 5, one worker, a ship and a bank in hand, one red goods tile, 2 silver."""
    seat = Seat(dice=(2, 5), workers=1, keys=["ship", "bank"], goods={"red": 1}, silver=2)
    return Table(seat, depots={"2.1": "mine", "2.2": "mine", "4.1": "church"}, black=["mine", "mine"])


@pytest.mark.parametrize(
    ("picks", "why"),
    [
        (["die-a", "depot 5.1"], "space-empty"),
        (["die-a", "depot 2.2"], "equal-tile-first"),
        (["die-a", "depot 4.1"], "too-few-workers"),
        (["die-a", "castle"], "tile-not-held"),
        (["die-a", "ship", "hex 0,0"], "hex-taken"),
        (["die-a", "ship", "hex 0,-1"], "wrong-colour"),
        (["die-a", "ship", "hex 3,0"], "hex-not-adjacent"),
        (["die-a", "ship", "hex 1,0"], "too-few-workers"),
        (["die-a", "goods pink"], "no-goods"),
        (["die-a", "goods red"], "too-few-workers"),
        (["free", "workers"], "no-free-action"),
        (["depot 4.1"], "too-few-workers"),
        (["black 3"], "space-empty"),
        (["goods pink"], "no-goods"),
        (["castle"], "tile-not-held"),
        (["hex 0,0"], "hex-taken"),
        (["hex 3,0"], "hex-not-adjacent"),
        (["hex 0,-1"], "choose-tile-first"),
        (["ship", "hex 0,-1"], "wrong-colour"),
        (["hex 1,-1"], "no-tile-for-hex"),
        (["die-a", "hex 0,-1"], "choose-tile-first"),
        (["die-a", "workers", "hex 0,0"], "hex-taken"),
        (["buy", "black 3"], "space-empty"),
        (["buy", "black 2"], "equal-tile-first"),
        (["buy", "depot 2.1"], "buy-black-only"),
        (["decline"], "nothing-to-decline"),
        (["discard", "ship"], "nothing-to-discard"),
        (["pay 1 workers"], "nothing-to-pay"),
        (["depot 3"], "load-with-ship"),
        (["goods red"], "too-few-workers"),
        (["the moon"], "only-shown"),
    ],
)
def test_on_a_turn(picks: list[str], why: str) -> None:
    assert rich_table().why_not(*picks) == why


def test_refusals_say_how_many_workers_are_missing() -> None:
    refusal = rich_table().state.why_not(0, ["die-a", "depot 4.1"])
    assert refusal.values == {"die": 2, "needed": 2, "workers": 1}


def test_dice() -> None:
    table = Table(Seat(dice=(4, 4)))
    assert table.why_not("die-b", "workers") == "dice-equal"
    table.play("die-a workers")
    assert table.why_not("die-a", "workers") == "die-used"


def test_no_hex_for_a_tile() -> None:
    table = Table(Seat(dice=(3, 4), keys=["castle"]))
    assert table.why_not("die-a", "castle") == "no-hex-for-tile"


def test_a_second_bank_in_this_city() -> None:
    seat = Seat(dice=(5, 4), keys=["bank"], land={"0,1": "bank"}, workers=3)
    assert Table(seat).why_not("die-a", "bank", "hex 0,2") == "second-in-city"


def test_money() -> None:
    table = Table(Seat(silver=1), black=["mine"])
    assert table.why_not("buy", "black 1") == "too-little-silver"
    table = Table(Seat(silver=4), black=["mine", "bank"])
    table.play("buy black 1")
    assert table.why_not("buy", "black 2") == "bought-already"


def test_in_the_middle_of_something() -> None:
    table = Table(
        Seat(dice=(3, 1), keys=["market", "ship"], silver=2), depots={"1.1": "ship", "2.1": "mine"}, black=["bank"]
    )
    table.play("die-a place market", "hex 0,-1")
    assert table.why_not("free", "depot 2.1") == "effect-other-kinds"
    assert table.why_not("free", "workers") == "effect-not-for-that"
    assert table.why_not("die-b", "workers") == "free-action-first"
    assert table.why_not("end turn") == "decide-first"


def test_starting_castle() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2, start_castle="open").new(1)
    (seat,) = state.deciding
    assert state.why_not(seat, ["hex 0,1"]).id == "castle-on-green"
    assert state.why_not(seat, ["die-a", "workers"]).id == "decide-first"
