"""The worked examples of both rule texts, on positions that fit the board."""

from dataclasses import dataclass, field

import pytest

from tests.mille_fiori.table import BLUE, GREEN, RED, YELLOW, Table


@dataclass
class Example:
    name: str
    who: int
    card: str
    action: str
    points: dict[int, int]
    before: dict[int, list[str]] = field(default_factory=dict)
    extra_card: bool = False
    bonus: int = 0
    bonuses: dict[str, list[int]] = field(default_factory=dict)
    ship: int = 0

    def __str__(self) -> str:
        return self.name


EXAMPLES = [
    Example("workshops: group of 3", BLUE, "quartz-1", "place w9", {BLUE: 3}, {BLUE: ["w7", "w8"]}),
    Example(
        "workshops: group of 4 on pigment", BLUE, "pigment-1", "place w11", {BLUE: 8}, {BLUE: ["w12", "w17", "w18"]}
    ),
    Example(
        "workshops: gold diamond closed",
        GREEN,
        "lime-1",
        "place w8",
        {GREEN: 1},
        {BLUE: ["w0"], RED: ["w7"]},
        extra_card=True,
    ),
    Example(
        "residences: run of 4, 3 and 5",
        YELLOW,
        "residence-1",
        "place r3",
        {YELLOW: 12},
        {RED: ["r0"], YELLOW: ["r1", "r2"]},
        extra_card=True,
    ),
    Example(
        "residences: third value 1 after 4 and 3",
        YELLOW,
        "residence-1",
        "place r4",
        {YELLOW: 1},
        {RED: ["r0", "r3"], YELLOW: ["r1", "r2"]},
        extra_card=True,
    ),
    Example(
        "residences: fourth value",
        YELLOW,
        "residence-1",
        "place r4",
        {YELLOW: 13},
        {RED: ["r0"], YELLOW: ["r1", "r2", "r3"]},
        bonus=20,
    ),
    Example(
        "nobles: second level without match",
        RED,
        "coin-1",
        "place ns1",
        {RED: 3, BLUE: 1, GREEN: 1},
        {BLUE: ["nb1"], GREEN: ["nb2"]},
    ),
    Example(
        "nobles: top level with match",
        RED,
        "coin-1",
        "place nt0",
        {RED: 16, GREEN: 4, YELLOW: 1},
        {RED: ["nb1", "ns0"], GREEN: ["nb0", "ns1"], YELLOW: ["nb2"], BLUE: ["nb3"]},
        extra_card=True,
    ),
    Example(
        "nobles: third symbol", RED, "coin-1", "place nb3", {RED: 1}, {RED: ["nb1", "nb2"], BLUE: ["nb0"]}, bonus=20
    ),
    Example("trade: third carafe", RED, "carafe-1", "place t9", {RED: 6, YELLOW: 3}, {RED: ["t1"], YELLOW: ["t5"]}),
    Example(
        "trade: fourth good when 20 is gone",
        RED,
        "swan-1",
        "place t3",
        {RED: 1},
        {RED: ["t0", "t1", "t2"]},
        bonus=15,
        bonuses={"trade": [YELLOW]},
    ),
    Example("trade: good deal", RED, "swan-1", "place t11", {RED: 3, BLUE: 6}, {BLUE: ["t3", "t7"]}, extra_card=True),
    Example(
        "harbor: fleet with 3 goods, then 4 steps",
        GREEN,
        "harbor-4",
        "place h2",
        {GREEN: 12 + 3, RED: 6},
        {RED: ["h0", "t0"], GREEN: ["h1", "t1"], BLUE: ["t2"]},
    ),
    Example("sea: onto a 5", GREEN, "residence-4", "sail", {GREEN: 5}, ship=5),
    Example("sea: three steps onto a 10", BLUE, "coin-3", "sail", {BLUE: 10}, ship=3),
    Example("sea: three steps onto an extra card", BLUE, "coin-3", "sail", {}, ship=4, extra_card=True),
    Example("sea: surplus steps on the last space", RED, "crab-5", "sail", {RED: 10}, ship=18, extra_card=True),
    Example("sea: already on the last space", RED, "crab-5", "sail", {}, ship=20),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_example(example: Example) -> None:
    table = Table(
        example.card,
        example.who,
        spaces=example.before,
        ships={example.who: example.ship},
        bonuses=example.bonuses,
    )
    gained = table.play(example.action)
    expected = [example.points.get(seat, 0) for seat in range(4)]
    expected[example.who] += example.bonus
    assert gained == expected
    assert table.earned_card == example.extra_card
    values = [event.values["value"] for event in table.events if event.type == "bonus"]
    assert values == ([example.bonus] if example.bonus else [])
