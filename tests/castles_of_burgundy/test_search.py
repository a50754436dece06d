"""What the search asks of Burgundy's judge: whole turns, where a rollout stops, and who has to be beaten."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.castles_of_burgundy.expansions.solo.gains import SoloGains
from ludoteca.bots.playing import first_deciding
from ludoteca.games.castles_of_burgundy.actions import Sell, TakeWorkers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS, PLAYING
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State
from tests.castles_of_burgundy.table import Seat, Table

JUDGE = bots.judge("castles-of-burgundy")
EVERYTHING = ludoteca.game("castles-of-burgundy").option_sets(2)[-1]


def started(players: int, seed: int, **options: str | int | bool) -> BurgundyState:
    state = ludoteca.rules("castles-of-burgundy", players, **options).new(seed)
    assert isinstance(state, BurgundyState)
    return state


def rolled_out(state: BurgundyState) -> BurgundyState:
    start = state.clone_here()
    while not state.over and not JUDGE.stops(state, start):
        seat = first_deciding(state)
        state.play(seat, JUDGE.reply(state, seat, Random(1)))
    return state


def test_a_rollout_stops_three_rounds_on_before_anybody_moves() -> None:
    state = rolled_out(started(2, 1))
    assert (state.phase, state.round, state.turn, state.used) == (0, 3, 0, 0)


def test_late_in_the_game_it_goes_on_to_the_end() -> None:
    table = Table(Seat(dice=(3, 3)), phase="D", round=4)
    assert rolled_out(table.state).over


def test_a_team_has_to_beat_the_other_and_shares_its_outlook() -> None:
    state = started(4, 1, team=True)
    land_of = state.settings.land_of
    for seat in range(4):
        rivals = JUDGE.rivals(state, seat)
        assert len(rivals) == 2
        assert all(land_of[rival] != land_of[seat] for rival in rivals)
    outlook = JUDGE.outlook(state)
    assert len({outlook[seat] for seat in range(4) if land_of[seat] == land_of[0]}) == 1


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=str)
def test_features_have_names_and_tell_what_lies_there(options: Options) -> None:
    state = started(2, 3, **options)
    rng = Random(3)
    names = JUDGE.feature_names()
    while not state.over:
        state.play(first_deciding(state), rng.choice(state.legal(first_deciding(state))))
        if state.stage != PLAYING:
            continue
        for seat in (0, 1):
            told = dict(zip(names, JUDGE.features(state, seat), strict=True))
            assert told["silver"] == state.silver[seat]
            assert told["workers-up-to-4"] == min(4, state.workers[seat])
            assert sum(told[f"held-{kind}"] for kind in [*KINDS, "wild"]) == len(state.keys[seat])
            assert told["placed"] + sum(told[f"free-{kind}"] for kind in KINDS) == state.settings.hexes
            areas = [told[name] for name in names if name.startswith("area-") and "," not in name]
            assert sum(areas) == sum(
                1 for area in range(len(state.board_of(seat).area_size)) if state.free_in_area(seat, area)
            )


def test_to_end_the_turn_at_once_is_no_line_to_begin_with() -> None:
    """A turn that is not used still counts as over."""
    for seed in range(4):
        state = started(2, seed)
        lines = JUDGE.lines(state, state.active, Random(1), 12)
        assert lines[0].actions[0].text != "end turn"
        assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_alone_a_game_is_worth_the_more_the_fewer_hexes_are_empty() -> None:
    state = rolled_out(started(1, 2))
    while not state.over:
        state.play(0, JUDGE.reply(state, 0, Random(1)))
    win, margin = JUDGE.verdict(state, 0)
    assert win == (1.0 if state.result.won else 0.0)
    assert margin == -10 * sum(state.free_by_kind(0))


def test_alone_a_gain_is_what_the_judge_sees_after_playing_it() -> None:
    """Workers and sales, which set nothing else off, save as many actions by reckoning as by playing them."""
    compared: set[str] = set()
    for seed in range(4):
        state = started(1, seed)
        rng = Random(seed)
        while not state.over:
            gains = SoloGains(state)
            for action in state.legal(0):
                if isinstance(action, TakeWorkers | Sell):
                    after = state.clone_here()
                    after.play(0, action)
                    if len(after.pending) <= len(state.pending) and not after.over:
                        compared.add(action.type)
                        assert gains.of(action) == pytest.approx(JUDGE.worth(after, 0) - JUDGE.worth(state, 0))
            state.play(0, JUDGE.reply(state, 0, rng))
    assert compared == {"workers", "sell"}


def test_alone_the_quick_policy_nearly_fills_the_land_and_never_sees_what_is_hidden() -> None:
    empty = []
    for seed in range(6):
        state = started(1, seed)
        asked = 0
        while not state.over:
            chosen = JUDGE.reply(state, 0, Random(1))
            asked += 1
            if asked % 9 == 0:
                assert JUDGE.reply(state.view(0).sample(Random(asked)), 0, Random(1)) is chosen
            state.play(0, chosen)
        empty.append(sum(state.free_by_kind(0)))
    assert sum(empty) / len(empty) < 4


SETTINGS: list[tuple[int, Options]] = [
    (1, {}),
    (2, {}),
    (2, EVERYTHING),
    (3, {"board": "dealt", "start_castle": "secret"}),
    (4, {"team": True}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_the_search_finds_a_legal_move_in_every_game(players: int, options: Options) -> None:
    rules = ludoteca.game("castles-of-burgundy").rules(players, options)
    state: State = rules.new(6)
    players_of = [bots.make("hard:rollouts=4:width=2", "castles-of-burgundy", seat) for seat in range(players)]
    for _ in range(6):
        seat = first_deciding(state)
        state.apply(seat, players_of[seat].choose(state.view(seat)))


def test_it_completes_an_area_before_its_phase_is_over() -> None:
    land = {"-1,1": "mine", "-2,2": "mine", "-3,2": "bank"}
    table = Table(Seat(dice=(3, 6), keys=["mine"], land=land), round=CENTRAL.rounds, depots={"6.1": "cow-2"})
    bot = bots.make("hard:rollouts=24:width=6", "castles-of-burgundy", 1)
    chosen: list[str] = []
    while table.state.is_deciding(0) and len(chosen) < 6:
        action = bot.choose(table.state.view(0))
        chosen.append(action.text)
        if chosen[-1] == "end turn":
            break
        table.play(action.text)
    assert "die-a place mine" in chosen
