"""What can be prepared while others have their turn is what one could do in one's own."""

from random import Random

import pytest

import ludoteca
from ludoteca.games.castles_of_burgundy.actions import PutOnHex
from ludoteca.games.castles_of_burgundy.components.central_board import DEPOT_SPACES, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import TakeShield
from ludoteca.games.castles_of_burgundy.rules import GAME
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import CHOOSE_HEX, TURN, step_now
from ludoteca.games.castles_of_burgundy.turn import preparing
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import Event
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.rules import Options
from ludoteca.server.tables import views
from tests.castles_of_burgundy.table import Seat, Table

DICE = ["die-a", "die-b"]
OTHER = 1
PLENTY = 20
"""Of workers: they turn any die to any number, both of them too."""


def preparable(table: Table, seat: int = OTHER) -> list[PreparableMove]:
    return preparing.preparable(table.state, seat)


def test_tiles_of_the_depots_goods_in_store_and_workers_go_with_either_die() -> None:
    table = Table(others=[Seat(goods={"red": 2})], depots={"1.1": "bank", "4.2": "ship"})
    assert preparable(table) == [[DICE, ["depot 1.1", "depot 4.2", "goods red", "workers"]]]


def test_equal_tiles_of_a_depot_are_all_named() -> None:
    [[_, things]] = preparable(Table(depots={"1.1": "bank", "1.2": "bank"}))
    assert things == ["depot 1.1", "depot 1.2", "workers"]


def test_a_kept_tile_goes_where_it_fits_beside_a_placed_one() -> None:
    """Round the castle in the middle of board 1; no livestock is there."""
    _, *places = preparable(Table(others=[Seat(keys=["ship", "mine", "cow-3"])]))
    assert places == [[DICE, ["ship"], ["hex -1,0", "hex 1,0"]], [DICE, ["mine"], ["hex -1,1"]]]


def test_the_black_depot_is_for_those_who_can_pay() -> None:
    assert [["black 1"]] in preparable(Table(others=[Seat(silver=2)], black=["bank"]))
    assert [["black 1"]] not in preparable(Table(others=[Seat(silver=1)], black=["bank"]))


def test_nothing_is_prepared_before_the_first_turn() -> None:
    state = ludoteca.rules("castles-of-burgundy", 2, start_castle="open").new(1)
    assert GAME.presentation.preparable(state, 1) == []


def test_a_page_is_told_while_its_seat_waits_and_no_spectator_is() -> None:
    state = Table(depots={"1.1": "bank"}).state
    assert views.seen(state, 0).preparable == [], "it decides"
    assert views.seen(state, 1).preparable == [[DICE, ["depot 1.1", "workers"]]]
    assert views.seen(state, None).preparable == []


SETTINGS: list[tuple[int, Options]] = [
    (2, {}),
    (4, {}),
    (3, {"shields": True}),
    (2, {"extra_tiles": True, "white_castles": True, "inns": True}),
    (4, {"team": True}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_whatever_begins_a_turn_can_be_prepared_and_nothing_else(players: int, options: Options) -> None:
    rng = Random(7)
    state = ludoteca.rules("castles-of-burgundy", players, **options).new(3)
    assert isinstance(state, BurgundyState)
    turns = 0
    while not state.over:
        seat = rng.choice(state.deciding)
        if step_now(state) == TURN and not state.used and not state.bought:
            turns += 1
            position = state.clone_here()
            position.workers = [PLENTY] * len(position.workers)
            view = position.view(seat).position
            assert isinstance(view, BurgundyState)
            told = preparing.preparable(view, seat)
            assert {one for move in told for one in moves_of(position, move)} == moves_that_begin(position, seat)
        legal = [action for action in state.legal(seat) if action.text != "end turn" or rng.random() < 0.2]
        state.play(seat, rng.choice(legal or state.legal(seat)))
    assert turns > 20 * players


def moves_of(state: BurgundyState, move: PreparableMove) -> set[tuple[str, ...]]:
    """Without the die, and equal tiles of a depot as the first of them."""
    steps = [step for step in move if step != DICE]
    if len(steps) == 1:
        return {(first_equal(state, thing),) for thing in steps[0]}
    (things, hexes) = steps
    return {(thing, hex) for thing in things for hex in hexes}


def first_equal(state: BurgundyState, thing: str) -> str:
    names = state.settings.slot_names
    if thing not in names:
        return thing
    slot = names.index(thing)
    first = FIRST_BLACK if slot >= FIRST_BLACK else slot - slot % DEPOT_SPACES
    return next(names[other] for other in range(first, slot + 1) if state.slots[other] == state.slots[slot])


def moves_that_begin(state: BurgundyState, seat: int) -> set[tuple[str, ...]]:
    """With so many workers no die is in the way."""
    found: set[tuple[str, ...]] = set()
    for action in state.legal(seat):
        if action.type in ("take", "sell", "workers", "buy") or isinstance(action, TakeShield):
            found.add((action.picks[-1],))
        elif action.type == "place":
            found |= {(action.picks[-1], hex) for hex in hexes_for(state, seat, action)}
    return found


def hexes_for(state: BurgundyState, seat: int, place: Action) -> list[str]:
    """Where there is one hex only, the tile lies there at once. Partners may be asked first whose tile it is."""
    after = state.clone_here()
    events: list[Event] = []
    after.listener = events.append
    after.play(seat, place)
    while not events and step_now(after) != CHOOSE_HEX:
        after.play(seat, after.legal(seat)[0])
    placed = [str(event.values["hex"]) for event in events if event.type == "placed"]
    return placed or [action.picks[0] for action in after.legal(seat) if isinstance(action, PutOnHex)]
