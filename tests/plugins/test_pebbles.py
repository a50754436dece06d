"""The game in examples/: rules, bots and boards of a package that is installed beside ludoteca."""

import ast
import importlib
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

import ludoteca
from ludoteca import authoring, bots, plugins
from ludoteca.arena import simulate
from ludoteca.cli.boards import draw, plain
from ludoteca.terminal import Look
from ludoteca.words import Words

POSITION: dict[str, object] = {
    "game": "pebbles",
    "over": False,
    "deciding": [0],
    "scores": [0, 0],
    "hands": [
        [f"pebble-{number}" for number in (2, 9, 10, 12, 14, 16)],
        [f"pebble-{number}" for number in (1, 3, 4, 5, 6, 15)],
    ],
    "pools": {"pool-1": ["pebble-7", "pebble-8"], "pool-2": [], "pool-3": []},
    "owners": {"pool-1": [0, 1], "pool-2": [], "pool-3": []},
    "spent": [],
    "bag": ["pebble-11", "pebble-13"],
}

ROOT = Path(__file__).parents[2]
OUTSIDE = [
    *sorted((ROOT / "examples/pebbles/pebbles").glob("*.py")),
    *(ROOT / f"tests/games/{name}.py" for name in ("envelopes", "tower")),
]


@pytest.mark.parametrize("file", OUTSIDE, ids=lambda file: file.stem)
def test_games_from_outside_import_public_names_only(file: Path) -> None:
    found = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    for node in found:
        if node.module and node.module.split(".")[0] == "ludoteca":
            assert node.module in ("ludoteca", "ludoteca.authoring"), f"{file}:{node.lineno}"
            public: list[str] = importlib.import_module(node.module).__all__
            assert {name.name for name in node.names} <= set(public), f"{file}:{node.lineno}"


def test_every_name_for_authors_can_be_imported() -> None:
    for name in authoring.__all__:
        assert getattr(authoring, name) is not None
    with pytest.raises(AttributeError, match="nothing"):
        authoring.nothing  # noqa: B018


def state(low_tide: bool = False) -> ludoteca.State:
    return ludoteca.rules("pebbles", 2, low_tide=low_tide).from_json(POSITION)


@pytest.mark.parametrize(("low_tide", "pebble", "scores"), [(False, 9, [3, 1]), (False, 2, [1, 3]), (True, 2, [4, 0])])
def test_the_third_pebble_closes_a_pool(low_tide: bool, pebble: int, scores: list[int]) -> None:
    played = state(low_tide)
    played.apply(0, f"drop pebble-{pebble} pool-1")
    assert played.scores == scores
    assert played.to_json()["pools"] == {"pool-1": [], "pool-2": [], "pool-3": []}
    assert played.deciding == [1]


def test_nobody_drops_upon_a_pebble_of_their_own() -> None:
    played = state()
    played.apply(0, "drop pebble-2 pool-2")
    played.apply(1, "drop pebble-1 pool-3")
    assert played.why_not(0, ["pebble-9", "pool-2"]).id == "own-on-top"
    assert played.why_not(0, ["pebble-1", "pool-1"]).id == "pebble-not-yours"


def test_its_bots_are_those_it_brought_and_those_that_its_judge_lets_play() -> None:
    assert bots.who_can_play("pebbles") == ["random", "easy", "greedy", "medium", "hard", "expert", "closer"]
    assert "closer" not in bots.who_can_play("mille-fiori")
    assert bots.make("closer", "pebbles", 1).choose(state().view(0)).text == "drop pebble-9 pool-1"
    for bot, games in (("greedy", 100), ("hard:rollouts=16", 40), ("closer", 100)):
        first, second = simulate(ludoteca.rules("pebbles", 2), [bot, "random"], games).seats
        assert first.wins > second.wins, bot


def shown(drawn: RenderableType) -> str:
    console = Console(width=100, record=True, file=None, quiet=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


@pytest.mark.parametrize("language", ["en", "es"])
def test_its_terminal_board_is_its_own(language: str) -> None:
    game = ludoteca.game("pebbles")
    look = Look(["Ana", "Bo"], Words(game, language), 0, pickable=["pool-2", "pebble-9"])
    position = state().view(0).to_json()
    own, other = shown(draw(game, position, look)), shown(plain.draw(position, look))
    assert own != other
    for text in (own, other):
        for thing in ("pool-1", "pool-3", "pebble-7", "pebble-16"):
            assert look.words.name(thing) in text
        assert look.words.name("pebble-15") not in text


def test_both_boards_draw_every_position() -> None:
    game = ludoteca.game("pebbles")
    rng = Random(3)
    for players in (2, 3, 4):
        played = game.rules(players).new(3)
        look = Look([f"player {seat}" for seat in range(players)], Words(game, "en"), 0)
        while not played.over:
            position = played.view(0).to_json()
            assert shown(draw(game, position, look))
            assert shown(plain.draw(position, look))
            played.apply(played.deciding[0], rng.choice(played.legal(played.deciding[0])))


def test_its_page_lies_in_its_package() -> None:
    entry = plugins.declared(plugins.PAGES)["pebbles"]
    assert entry.dist is not None
    assert entry.dist.name == "ludoteca-pebbles"
