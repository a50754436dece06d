"""The quick policies of rollouts are legal, use no hidden information, and agree with their judges."""

from random import Random

import pytest

import ludoteca
from ludoteca.arena.training import Trainer, begin
from ludoteca.bots.great_split.weights import Weights, initial_weights
from ludoteca.bots.great_split.worth import Outlooks
from ludoteca.bots.judges import judge
from ludoteca.bots.mille_fiori import weights as mille_fiori
from ludoteca.bots.mille_fiori.policy import Gains
from ludoteca.bots.mille_fiori.prospects import outlook_of
from ludoteca.games.great_split.state import GreatSplitState
from ludoteca.games.mille_fiori.actions import Place, Sail
from ludoteca.games.mille_fiori.phases import PLAY
from ludoteca.games.mille_fiori.state import MilleFioriState
from tests.kit.cases import Case
from tests.shipped import SHIPPED

WEIGHTS = mille_fiori.Weights(mille_fiori.initial_weights())
QUICK = [game for game in SHIPPED if game.id != "castles-of-burgundy"]
CASES = [
    Case(game, players, options)
    for game in QUICK
    for players in range(game.seats[0], game.seats[1] + 1)
    for options in (game.option_sets(players) if players == game.seats[0] else [{}])
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_policy_plays_legally_and_sees_nothing_hidden(case: Case) -> None:
    """In another truth that looks the same to the seat, it decides the same; its lines begin legally, the best first."""
    judging = judge(case.game.id)
    rng = Random(3)
    state = case.rules().new(3)
    asked = 0
    while not state.over:
        seat = rng.choice(state.deciding)
        legal = state.legal(seat)
        chosen = judging.reply(state, seat, Random(1))
        assert chosen in legal
        asked += 1
        if asked % 7 == 0:
            swapped = state.view(seat).sample(rng)
            assert judging.reply(swapped, seat, Random(1)) is chosen
            lines = judging.lines(state, seat, rng, 5)
            assert 0 < len(lines) <= 5
            assert all(line.actions[0] in legal for line in lines)
            assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
            before = state.view(seat).digest
            judging.guess(swapped, seat, rng)
            assert swapped.view(seat).digest == before
        state.play(seat, chosen if rng.random() < 0.5 else rng.choice(legal))


def test_guessed_choices_are_possible() -> None:
    """What is put in place of sealed choices could have been chosen: the game goes on from it by its own rules."""
    for game in QUICK:
        judging = judge(game.id)
        for players in (2, 3):
            rng = Random(players)
            state = game.rules(players).new(players)
            for _ in range(60):
                if state.over:
                    break
                seat = max(state.deciding)
                for other in state.deciding[:-1]:
                    state.play(other, rng.choice(state.legal(other)))
                world = state.view(seat).sample(rng)
                judging.guess(world, seat, rng)
                world.check()
                state.play(seat, rng.choice(state.legal(seat)))


def test_gains_in_the_great_split_are_what_the_board_gains() -> None:
    """Counted step by step, or by looking at the whole board before and after: the same."""
    outlooks = Outlooks(Weights(initial_weights()))
    rng = Random(1)
    compared = 0
    for seed in range(2):
        state = ludoteca.rules("great-split", 3).new(seed)
        assert isinstance(state, GreatSplitState)
        while not state.over:
            seat = rng.choice(state.deciding)
            outlook = outlooks.of(state, seat)
            before = state.tracks_of(seat)
            for kind in state.hand(seat):
                after = before.copy()
                prestige = outlook.use(after, kind) - (outlook.worth(after) - outlook.worth(before))
                assert prestige == pytest.approx(round(prestige), abs=1e-6)
                assert prestige >= state.data.prestige[kind] - 1e-6
                assert outlook.gain_by_use(before, kind) == pytest.approx(outlook.use(before.copy(), kind))
                compared += after != before
            state.play(seat, rng.choice(state.legal(seat)))
    assert compared > 300


def test_shipped_weights_of_mille_fiori_are_those_that_training_moves_and_better() -> None:
    judging = judge("mille-fiori")
    margin = 0.0
    for players, weights in mille_fiori.load_weights().items():
        assert set(weights.values) == set(judging.weights())
        rules = ludoteca.rules("mille-fiori", players)
        trainer = Trainer(begin("mille-fiori", judging, 1, 1), judging, [rules])
        for seed in range(4):
            margin += trainer.duel(rules, weights.values, judging.weights(), seed)[1]
    assert margin > 0


def standing(state: MilleFioriState, seat: int) -> float:
    others = [outlook_of(WEIGHTS, state, other) for other in range(state.rules.players) if other != seat]
    return outlook_of(WEIGHTS, state, seat) - sum(others) / len(others)


@pytest.mark.parametrize("players", [2, 3])
def test_gains_in_mille_fiori_are_what_the_outlook_gains(players: int) -> None:
    """Counted on the spot or by playing it and looking at the table: the same, where no bonus or extra card comes with it."""
    rules = ludoteca.rules("mille-fiori", players)
    compared: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        state = rules.new(seed)
        assert isinstance(state, MilleFioriState)
        while not state.over:
            seat = rng.choice(state.deciding)
            if state.phase == PLAY:
                for action in state.legal(seat):
                    after = state.clone()
                    assert isinstance(after, MilleFioriState)
                    after.listener = None
                    after.lone = True  # so that time stands still
                    after.play(seat, action)
                    if after.bonuses != state.bonuses or after.phase != PLAY or after.is_deciding(seat):
                        continue
                    if isinstance(action, Place | Sail):
                        gain = Gains(WEIGHTS, state, seat).of(action)
                        assert gain == pytest.approx(standing(after, seat) - standing(state, seat)), action.text
                        compared.add(action.text[:7])
            state.play(seat, rng.choice(state.legal(seat)))
    assert {"place w", "place r", "place n", "place c", "place t", "place h", "sail"} <= compared
