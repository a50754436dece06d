"""Drawings: every position of every game can be drawn, for every viewer, and shows what can be picked."""

import io
from random import Random

import pytest
from rich.console import Console

import ludoteca
from ludoteca.cli import boards
from ludoteca.cli.boards import plain
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game
from ludoteca.terminal import THING, Look
from ludoteca.words import Words
from tests.words.catalogues import sets

CASES = [
    (game, players, options)
    for game in ludoteca.all_games().values()
    for number in range(game.seats[0], game.seats[1] + 1)
    for players, options in sets(game, number)
]


def drawn(game: Game, position: Json, look: Look, width: int = 65) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(boards.draw(game, position, look))
    text = console.file
    assert isinstance(text, io.StringIO)
    return text.getvalue()


@pytest.mark.parametrize(("game", "players", "options"), CASES, ids=[f"{g.id}-{n}-{o}" for g, n, o in CASES])
def test_any_position_can_be_drawn(game: Game, players: int, options: dict[str, str | int | bool]) -> None:
    rules = game.rules(players, options)
    words = Words(game, "es", ["ludoteca.cli"])
    names = [f"jugador {seat}" for seat in range(players)]
    state = rules.new(2)
    rng = Random(2)
    ply = 0
    while not state.over:
        if ply % 90 == 0:
            for seat in (None, state.deciding[0]):
                view = state.view(seat)
                picks = {pick for action in view.legal for pick in view.position.picks(seat or 0, action)}
                assert drawn(game, view.to_json(), Look(names, words, seat, picks)).strip()
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))
        ply += 1
    assert drawn(game, state.to_json(), Look(names, words)).strip()


def test_a_thing_carries_its_name_and_shows_that_it_can_be_picked() -> None:
    look = Look(["a"], Words(ludoteca.game("mille-fiori")), 0, {"w9"}, {"w10"})
    assert look.thing("w9", "qu").style.meta[THING] == "w9"  # type: ignore[union-attr]
    assert look.thing("w9", "qu").style != look.thing("w8", "qu").style
    assert look.thing("w10", "qu").style != look.thing("w9", "qu").style


def test_a_game_without_a_drawing_is_shown_field_by_field() -> None:
    words = Words(ludoteca.game("mille-fiori"))
    position = ludoteca.rules("mille-fiori", 2).new(1).view(0).to_json()
    console = Console(file=io.StringIO(), width=100)
    console.print(plain.draw(position, Look(["a", "b"], words, 0)))
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "display" in told
    assert "supply" in told
    assert "? ·" not in told
