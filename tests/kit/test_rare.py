"""The laws hold along games with rare situations. A long search is `python -m tests.kit.rare`."""

import pytest

from tests.kit.cases import PLAIN, Case, all_cases, thorough_cases
from tests.kit.kits import can_enrich
from tests.kit.players import PLAYERS, Player
from tests.kit.rare import WHILE_RICH, play_on, rich_starts

each_player = pytest.mark.parametrize("make", PLAYERS, ids=lambda make: make.__name__)
MANY_STEPS = ("castles-of-burgundy-1", "castles-of-burgundy-4-team")
"""Games whose turns have many steps that wait for one another, in an order of the player's choice: they get the most."""


@pytest.mark.parametrize("case", thorough_cases(), ids=str)
def test_players_who_look_for_rare_things_never_get_stuck(case: Case) -> None:
    for number, make in enumerate(PLAYERS):
        if not PLAIN or (number + case.players) % 2:  # each of them at some number of players
            play_on(case.rules().new(number), make(number), 3)


@pytest.mark.parametrize("case", [case for case in thorough_cases() if can_enrich(case.game)], ids=str)
def test_nobody_gets_stuck_in_a_rich_position(case: Case) -> None:
    players = [make(number) for number, make in enumerate(PLAYERS)]
    starts = list(rich_starts(case.rules(), 1))
    assert starts
    for number, state in enumerate(starts[:15]):
        play_on(state, players[number % len(players)], 3, WHILE_RICH)


@pytest.mark.slow
@each_player
@pytest.mark.parametrize("case", [case for case in all_cases() if str(case).startswith(MANY_STEPS)], ids=str)
def test_nobody_gets_stuck_where_much_waits(case: Case, make: type[Player]) -> None:
    """Without the lapse of a swap, a few of these games would come to nothing."""
    player = make(7)
    for seed in range(25 if case.players == 1 else 4):
        for state in rich_starts(case.rules(), seed):
            play_on(state, player, 1, WHILE_RICH)
