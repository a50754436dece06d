"""Border posts: boards 11a to 11f, and chains of tiles between their three posts."""

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.components.boards import ORDINARY
from ludoteca.games.castles_of_burgundy.components.kinds import LETTERS
from ludoteca.games.castles_of_burgundy.expansions.border_posts.boards import BOARDS, TOUCHED
from ludoteca.kernel.refusals import BadPosition, BadSettings
from ludoteca.kernel.state import State
from tests.castles_of_burgundy.expansions.shields.table import shields
from tests.castles_of_burgundy.table import Seat, Table

START = {"0,-3": "castle"}
LEFT_TO_RIGHT = {
    "-2,-1": "ship",
    "-1,-1": "cow-2",
    "0,-1": "market",
    "2,-1": "ship",
    "3,-1": "cow-2",
}
"""On 11a, from the left post to the right one; `1,-1` (a building, die 1) is still free."""
DOWN = {"-1,0": "carpenter", "-1,1": "church", "-2,2": "ship"}
"""From `0,-1` towards the bottom post; `-2,3` (a ship, die 4) is still free."""


def border_table(me: Seat, other: Seat | None = None, **more: object) -> Table:
    boards = {"board_1": "11a", "board_2": "11b"}
    second = other or Seat(start={"3,-3": "castle"})
    return Table(me, [second], **boards, **more)  # type: ignore[arg-type]


def linked(mine: int, theirs: int, *owners: int) -> dict[str, object]:
    bonuses = [*owners, None, None][:2]
    return {"border_posts": {"linked": [mine, theirs], "bonuses": bonuses}}


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("11a", {"B": [7, 2, 2, 1], "G": [5, 1], "S": [5, 1], "K": [5, 1], "M": [2, 1], "C": [1, 1, 1, 1]}),
        ("11b", {"B": [5, 3, 3, 1], "G": [6], "S": [6], "K": [6], "M": [3], "C": [1, 1, 1, 1]}),
        ("11c", {"B": [4, 4, 4], "G": [5, 1], "S": [4, 2], "K": [4, 1, 1], "M": [1, 1, 1], "C": [1, 1, 1, 1]}),
        ("11d", {"B": [6, 4, 2], "G": [3, 3], "S": [6], "K": [3, 2, 1], "M": [3], "C": [2, 1, 1]}),
        ("11e", {"B": [8, 3, 1], "G": [6], "S": [4, 2], "K": [2, 2, 2], "M": [2, 1], "C": [2, 1, 1]}),
        ("11f", {"B": [6, 6], "G": [4, 2], "S": [3, 2, 1], "K": [2, 2, 2], "M": [3], "C": [1, 1, 1, 1]}),
    ],
)
def test_boards(name: str, areas: dict[str, list[int]]) -> None:
    board = BOARDS[name]
    assert {letter: board.areas_of(LETTERS.index(letter)) for letter in areas} == areas
    assert board.number == ORDINARY["1"].number, "the numbers stand where they stand on every board"


def test_posts_touch_two_hexes_at_the_edge() -> None:
    names = BOARDS["11a"].hex_names
    assert [[names[hex] for hex in touched] for touched in TOUCHED] == [
        ["-1,-2", "-2,-1"],
        ["3,-2", "3,-1"],
        ["-2,3", "-1,3"],
    ]
    for touched in TOUCHED:
        assert all(len(BOARDS["11a"].neighbours[hex]) < 6 for hex in touched)


def test_two_posts_give_the_points_of_the_phase() -> None:
    table = border_table(Seat(start=START, land=LEFT_TO_RIGHT, keys=["bank"], dice=(1, 1)), phase="B")
    assert shown(table.state) == [[False] * 3, [False] * 3]
    assert table.play("die-a place bank") == 8
    assert table.state.to_json()["border_posts"] == {"linked": [2, 0], "bonuses": [None, None]}
    assert shown(table.state) == [[True, True, False], [False] * 3]


def shown(state: State) -> list[object]:
    """The posts that a page marks in each land."""
    return [
        ludoteca.game("castles-of-burgundy").presentation.standing(state, seat)["linked_posts"] for seat in range(2)
    ]


def test_a_gap_does_not_link() -> None:
    land = {**LEFT_TO_RIGHT, "1,-2": "monastery-1"}
    del land["0,-1"]
    table = border_table(Seat(start=START, land=land, keys=["bank"], dice=(1, 1)))
    assert table.play("die-a place bank") == 0


def test_any_tile_of_a_chain_links_whatever_its_colour() -> None:
    """An inn in the gap links as well."""
    table = border_table(Seat(start=START, land=LEFT_TO_RIGHT, keys=["inn"], dice=(1, 1)), inns=True, more={"inns": 0})
    table.play("die-a place inn")
    assert table.play("hex 1,-1") == 10


def test_the_third_post_gives_them_again_and_the_large_bonus() -> None:
    land = {**LEFT_TO_RIGHT, "1,-1": "bank", **DOWN}
    me = Seat(start=START, land=land, keys=["ship"], dice=(4, 4))
    table = border_table(me, phase="C", more=linked(2, 0))
    assert table.play("die-a place ship") == 6 + 5
    assert table.reasons() == ["border-posts", "border-posts-first"]
    assert table.state.to_json()["border_posts"] == {"linked": [3, 0], "bonuses": [0, None]}


@pytest.mark.parametrize(("players", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_bonus_is_that_of_the_colours(players: int, large: int, small: int) -> None:
    land = {**LEFT_TO_RIGHT, "1,-1": "bank", **DOWN}
    boards = {f"board_{seat + 1}": f"11{letter}" for seat, letter in enumerate("abcd"[:players])}
    starts = {"11b": "3,-3", "11c": "0,-3", "11d": "1,-3"}
    others = [Seat(start={starts[boards[f"board_{seat + 1}"]]: "castle"}) for seat in range(1, players)]
    me = Seat(start=START, land=land, keys=["ship"], dice=(4, 4))
    none: dict[str, object] = {"border_posts": {"linked": [2] + [0] * (players - 1), "bonuses": [None, None]}}
    assert Table(me, others, players=players, more=none, **boards).play("die-a place ship") == 10 + large  # type: ignore[arg-type]
    assert small == Table(me, others, players=players, more=none, **boards).rules.colour_points[1]  # type: ignore[arg-type]


def test_the_second_gets_the_small_bonus() -> None:
    theirs = {
        "-2,-1": "bank",
        "-1,-1": "mine",
        "0,-1": "mine",
        "1,-1": "sheep-2",
        "2,-1": "monastery-1",
        "3,-1": "bank",
        "0,0": "pig-2",
        "0,1": "pig-3",
        "-1,2": "goat-3",
        "-2,3": "castle",
    }
    other = Seat(start={"3,-3": "castle"}, land=theirs)
    mine = {**LEFT_TO_RIGHT, "1,-1": "bank", **DOWN}
    me = Seat(start=START, land=mine, keys=["ship"], dice=(4, 4))
    table = border_table(me, other, more=linked(2, 3, 1))
    assert table.play("die-a place ship") == 10 + 2
    assert table.reasons() == ["border-posts", "border-posts-second"]


def test_all_three_at_once_are_both_awards() -> None:
    """Three chains meet at `0,-1`."""
    left = {"-2,-1": "ship", "-1,-1": "cow-2"}
    right = {"1,-2": "monastery-1", "2,-2": "monastery-2", "3,-2": "monastery-3"}
    bottom = {"0,0": "bank", "-1,1": "church", "-2,2": "ship", "-2,3": "ship"}
    me = Seat(start=START, land={**left, **right, **bottom}, keys=["watchtower"], dice=(3, 3))
    table = border_table(me)
    table.play("die-a place watchtower")
    assert table.play("hex 0,-1") == 10 + 10 + 5 + 4
    assert table.reasons() == ["border-posts", "border-posts", "border-posts-first", "watchtower"]


def test_once_only() -> None:
    """More tiles between posts that are linked already give nothing."""
    land = {**LEFT_TO_RIGHT, "1,-1": "bank"}
    me = Seat(start=START, land=land, keys=["boarding-house"], dice=(2, 2))
    table = border_table(me, more=linked(2, 0))
    assert table.play("die-a place boarding-house") == 0


def test_it_does_not_count_for_26() -> None:
    land = {**LEFT_TO_RIGHT, "1,-1": "bank", **DOWN, "0,-2": "monastery-26"}
    me = Seat(start=START, land=land, keys=["ship"], dice=(4, 4))
    table = border_table(me, phase="E", round=5, last=True, more=linked(2, 0))
    assert table.play("die-a place ship") == 2 + 5
    table.play("end turn")
    assert "monastery" not in table.reasons()


def test_shield_7_does_not_double_it() -> None:
    land = {**LEFT_TO_RIGHT, "1,-1": "bank", **DOWN}
    me = Seat(start=START, land=land, keys=["ship"], dice=(4, 4))
    more = {**linked(2, 0), **shields({"0,-3": 7})}
    assert border_table(me, phase="C", more=more, shields=True).play("die-a place ship") == 6 + 5


def test_everybody_has_such_a_board_or_nobody() -> None:
    with pytest.raises(BadSettings) as caught:
        ludoteca.rules("castles-of-burgundy", 2, board_1="11a", board_2="3")
    assert caught.value.refusal.id == "border-posts-for-all"
    rules = ludoteca.rules("castles-of-burgundy", 3, board="border-posts")
    boards = rules.new(2).to_json()["boards"]
    assert isinstance(boards, list)
    assert len(set(boards)) == 3
    assert set(boards) <= set(BOARDS)
    with pytest.raises(BadSettings):
        ludoteca.rules("castles-of-burgundy", 2, board_1="11a", board_2="11a")


def test_positions_that_cannot_be() -> None:
    for more in (linked(2, 0), linked(0, 0, 1), {"border_posts": {"linked": [0, 0], "bonuses": [None, 1]}}):
        with pytest.raises(BadPosition):
            border_table(Seat(start=START), more=more)
