"""Impossible positions are rejected, naming the wrong field."""

import json

import pytest

from ludoteca.kernel.refusals import BadPosition
from tests.kit.damage import Change, Position, put, put_in
from tests.mille_fiori.table import BLUE, GREEN, RED, YELLOW, Table


def move_a_card(origin: str, target: str) -> Change:
    def change(data: Position) -> None:
        cards = data[origin]
        assert isinstance(cards, list)
        data[target].append(cards.pop())  # type: ignore[attr-defined]

    return change


def move_a_diamond(origin: str, target: str) -> Change:
    def change(data: Position) -> None:
        spaces = data["spaces"]
        assert isinstance(spaces, dict)
        spaces[target] = spaces.pop(origin)

    return change


def table() -> Table:
    """Red is about to use a residence card; diamonds of the others lie on every kind of area."""
    spaces = {BLUE: ["r0", "r1", "w7"], GREEN: ["nb0", "nb1", "ns0"], YELLOW: ["t3", "h0", "cb0"]}
    return Table("residence-1", spaces=spaces, bonuses={"trade": [BLUE], "nobles": [GREEN]})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("phase", "tea"), "phase"),
        (put("round", 9), "round"),
        (put("game", "chess"), "game"),
        (put("deciding", [1]), "position-phase-wrong"),
        (put("phase", "choose"), "position-phase-wrong"),
        (put("phase", "extra"), "position-phase-wrong"),
        (put("phase", "over"), "position-phase-wrong"),
        (put("chosen", [None] * 4), "position-cards-wrong"),
        (put_in("hands", 0, ["lion-9"]), "hands"),
        (put("supply", [27, 22, 24, 25]), "position-diamonds-wrong"),
        (put("ending", True), "field=ending"),
        (move_a_card("deck", "discard"), "field=deck"),
        (put("round", 1), "field=deck"),
        (put_in("spaces", "r3", RED), "field=spaces"),
        (move_a_diamond("r1", "r2"), "field=spaces"),  # a gap in the line
        (move_a_diamond("r0", "r2"), "field=spaces"),
        (move_a_diamond("nb1", "nb2"), "field=spaces"),  # ns0 in the air
        (move_a_diamond("cb0", "ct1"), "field=spaces"),
        (put("discard", "cards"), "discard"),
        (put_in("bonuses", "trade", [None, BLUE, None, None]), "field=bonuses"),
        (put_in("bonuses", "trade", [BLUE, BLUE, None, None]), "field=bonuses"),
    ],
)
def test_what_cannot_be(change: Change, said: str) -> None:
    one = table()
    data = json.loads(json.dumps(one.state.to_json()))
    assert one.rules.from_json(json.loads(json.dumps(data))).digest == one.state.digest
    change(data)
    with pytest.raises(BadPosition, match=said):
        one.rules.from_json(data)


@pytest.mark.parametrize(
    ("cards", "diamonds"),
    [(["residence"], 2), (["quartz"], 1), (["swan"], 1), (["harbor"], 1), (["lion", "coin", "cross"], 3)],
)
def test_a_diamond_needs_a_card_that_was_played_for_it(cards: list[str], diamonds: int) -> None:
    """Otherwise there would be more cards of a kind to come than spaces: a residence card without a residence."""
    one = table()
    data = json.loads(json.dumps(one.state.to_json()))
    played = [name for name in data["discard"] if name.rpartition("-")[0] in cards]
    others = [name for name in data["discard"] if name.rpartition("-")[0] not in cards]
    for enough in (diamonds, diamonds - 1):
        data["discard"] = [*others, *played[:enough]]
        data["display"] = one.sorted([*one.state.to_json()["display"], *played[enough:]])  # type: ignore[misc]
        if enough == diamonds:
            one.rules.from_json(data)
    with pytest.raises(BadPosition, match="field=spaces"):
        one.rules.from_json(data)


def test_who_has_no_diamond_left_has_had_the_last_turn() -> None:
    """An empty supply ends the game with this pass, so its owner is never about to play."""
    most = [f"w{number}" for number in range(26)]
    bonus = {"workshops": [BLUE]}
    with pytest.raises(BadPosition, match="field=ending"):
        Table("residence-1", spaces={BLUE: most}, bonuses=bonus)
    with pytest.raises(BadPosition, match="position-phase-wrong"):
        Table("residence-1", spaces={BLUE: most}, bonuses=bonus, ending=True)
    with pytest.raises(BadPosition, match="position-phase-wrong"):
        Table("residence-1", spaces={RED: most}, bonuses={"workshops": [RED]}, ending=True)


@pytest.mark.parametrize(
    ("area", "complete"),
    [
        ("workshops", ["w0", "w1", "w8", "w7"]),
        ("residences", ["r0", "r1", "r2", "r3"]),
        ("nobles", ["nb0", "nb1", "ns0"]),
        ("commoners", ["cb0", "cb1", "cb2"]),
        ("trade", ["t0", "t1", "t2", "t3"]),
    ],
)
def test_who_has_a_complete_set_has_its_bonus_space(area: str, complete: list[str]) -> None:
    """Areas would treat the set differently later: residences give nothing for the fifth value, workshops the bonus."""
    Table("harbor-1", spaces={BLUE: complete}, bonuses={area: [BLUE]})
    Table("harbor-1", spaces={BLUE: complete[:-1]})
    with pytest.raises(BadPosition, match="field=bonuses"):
        Table("harbor-1", spaces={BLUE: complete})
    with pytest.raises(BadPosition, match="field=bonuses"):
        Table("harbor-1", spaces={BLUE: complete}, bonuses={area: [RED]})
