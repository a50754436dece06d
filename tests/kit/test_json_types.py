"""What the games write is what their JSON types say: pages read it by types that are generated from these."""

from random import Random
from typing import Any, get_args

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.json_types import JsonTypes
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State
from ludoteca.server.protocol.typescript import GAMES, game_types
from ludoteca.server.tables.views import seen
from ludoteca.server.workers.bot_moves import typed

EVERY: dict[str, int] = {"mille-fiori": 2, "great-split": 2, "castles-of-burgundy": 7}
"""Of its settings, which the rest of the kit plays through one by one, every so-manieth is enough here."""
WITH_ALL_EVENTS: dict[str, Options] = {"castles-of-burgundy": {"shields": True}}
"""Options of games in which every event can happen that a page reads."""
MOST_DECISIONS = 100
SETTINGS = [
    (game, players, options)
    for game, step in EVERY.items()
    for players, options in [
        (players, options)
        for players in range(ludoteca.game(game).seats[0], ludoteca.game(game).seats[1] + 1)
        for options in ludoteca.game(game).option_sets(players)
    ][::step]
]


def types_of(game: str) -> JsonTypes:
    return game_types(GAMES[game])


def fits(data: Any, shape: type) -> None:
    """Nothing is missing, of another type, or too much."""
    assert as_json(msgspec.convert(data, shape)) == as_json(data)


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def as_page(state: State, seat: int | None) -> Json:
    """A position as a page puts it together."""
    told = seen(state, seat)
    return {**told.position, "standings": told.standings} if told.standings else told.position


def by_type(shapes: Any) -> dict[str, type]:
    return {get_args(shape.__annotations__["type"])[0]: shape for shape in shapes}


@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_positions_actions_and_descriptions(game: str, players: int, options: Options) -> None:
    types = types_of(game)
    actions = by_type(types.actions)
    rules = ludoteca.game(game).rules(players, options)
    fits(rules.describe(), types.described)
    rng = Random(players)
    state = rules.new(players)
    while not state.over:
        seat = rng.choice(state.deciding)
        action = rng.choice(state.legal(seat))
        if rng.random() < 0.2:
            fits(as_page(state, rng.choice([None, *range(players)])), types.position)
        for each in state.legal(seat):
            fits(typed(state, seat, each), actions[each.type])
        state.play(seat, action)
    fits(as_page(state, None), types.position)


@pytest.mark.parametrize("game", GAMES)
def test_things(game: str) -> None:
    shapes = by_type(types_of(game).things)
    for what in ludoteca.game(game).presentation.things().values():
        fits(what, shapes[str(what["type"])])


@pytest.mark.parametrize("game", GAMES)
def test_events_that_a_page_reads(game: str) -> None:
    """Those of plans, in the first decisions of a game: of every type that is declared there is one."""
    shapes = types_of(game).events
    state = ludoteca.game(game).rules(2, WITH_ALL_EVENTS.get(game, {})).new(3)
    rng = Random(3)
    found: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if found == shapes.keys():
            break
        seat = state.deciding[0]
        for plan in state.view(seat).plans(100, Random(0), state.rules.game.presentation.foresight()):
            for event in plan.events:
                if event.type in shapes:
                    fits(event.values, shapes[event.type])
                    found.add(event.type)
        state.play(seat, rng.choice(state.legal(seat)))
    assert found == shapes.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_box_is_described_like_a_table(game: str) -> None:
    box = ludoteca.game(game).presentation.box()
    if box:
        fits(box, types_of(game).described)


@pytest.mark.parametrize("game", GAMES)
def test_every_pick_of_every_action_is_a_thing(game: str) -> None:
    """In every setting, also those that depend on the position."""
    things = ludoteca.game(game).presentation.things()
    for _, players, options in [one for one in SETTINGS if one[0] == game]:
        state = ludoteca.game(game).rules(players, options).new(1)
        rng = Random(1)
        picks = set()
        while not state.over:
            seat = state.deciding[0]
            legal = state.legal(seat)
            picks |= {pick for action in legal for pick in state.picks(seat, action)}
            state.play(seat, rng.choice(legal))
        assert picks <= things.keys()
