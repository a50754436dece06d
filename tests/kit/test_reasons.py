"""Refusals are right, not only there: what a player is told is true of the position."""

import re
from functools import cache
from itertools import zip_longest
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Rules
from ludoteca.kernel.state import State
from ludoteca.words import LANGUAGES, Words
from tests.castles_of_burgundy import reasons as burgundy_reasons
from tests.great_split import reasons as great_split_reasons
from tests.kit.cases import Case, so_many, thorough_cases
from tests.kit.players import Explorer
from tests.kit.rare import rich_starts
from tests.kit.reasons import KERNEL, Asked, Reason, ids_in_words, ids_made_by
from tests.mille_fiori import reasons as mille_fiori_reasons

REASONS: dict[str, dict[str, Reason]] = {
    "castles-of-burgundy": burgundy_reasons.REASONS,
    "great-split": great_split_reasons.REASONS,
    "mille-fiori": mille_fiori_reasons.REASONS,
    "pebbles": {
        "pebble-not-yours": lambda asked: (
            asked.said("pebble") == asked.wanted["pebble"]
            and asked.wanted["pebble"] not in asked.position["hands"][asked.seat]
        ),
        "own-on-top": lambda asked: (
            asked.said("pool") == asked.wanted["pool"]
            and asked.position["owners"][asked.wanted["pool"]][-1] == asked.seat
        ),
    },
}
CASES = [case for case in thorough_cases() if case.game.id in REASONS]
STATES = 10
"""Positions of a case that are asked about, every action of each."""
DEAD_THINGS = 60
"""Things that are asked about in each of them."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reason_is_true(case: Case) -> None:
    for state in asked_about(case.rules(), STATES):
        reasons_are_true(state)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reason_is_true_in_many_positions(case: Case) -> None:
    for state in asked_about(case.rules(), 3 * STATES, 2):
        reasons_are_true(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_dead_thing_has_a_reason(case: Case) -> None:
    """Whatever on the table is part of no plan: a click on it gives a reason that is true of something it could mean."""
    rng = Random(6)
    things = sorted(things_of(case.game))
    for state in asked_about(case.rules(), STATES // 2):
        position = state.to_json()
        seat = rng.choice(state.deciding)
        pickable = {pick for plan in state.view(seat).plans(100) for pick in plan.picks}
        for thing in rng.sample(things, min(DEAD_THINGS, len(things))):
            if thing not in pickable:
                has_reason(state, position, seat, thing)


@cache
def things_of(game: Game) -> frozenset[str]:
    return frozenset(game.presentation.things())


def has_reason(state: State, position: Json, seat: int, thing: str) -> None:
    rules = state.rules
    refusal = state.why_not(seat, [thing])
    meanings = [action for action in rules.actions if thing in action.picks] or [Action("", thing, (thing,))]
    asked = [Asked(state, position, seat, action, refusal) for action in meanings]
    if refusal.id == "only-shown":
        assert meanings[0].index < 0, asked
        assert all(Words(rules.game, language).help(thing) for language in LANGUAGES), asked
    else:
        assert any(REASONS[rules.game.id][refusal.id](one) for one in asked if could_say(state, one)), asked


def could_say(state: State, asked: Asked) -> bool:
    """Whether the refusal is that of this very action, so that its check can be asked."""
    return asked.action.index < 0 or state.refuse(asked.seat, asked.action) == asked.refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(REASONS))
def test_no_reason_is_only_that_it_is_not_possible(game: str, language: str) -> None:
    words = Words(ludoteca.game(game), language)
    for id in REASONS[game]:
        said = words.say(f"refusal-{id}")
        assert not re.search("can't [^.:;]* now|no puedes? [^.:;]* ahora|[Aa]hora no (se )?pued", said), said


def asked_about(rules: Rules, count: int, seed: int = 1) -> list[State]:
    """Positions of a game and of rich starts, in which as many kinds of decisions as possible come up."""
    by_decision: dict[tuple[str, ...], list[State]] = {}
    player = Explorer(seed)
    for place, state in enumerate([rules.new(seed), *rich_starts(rules, seed)]):
        for _ in range(25 if place else 200):
            if state.over:
                break
            types = {action.type for seat in state.deciding for action in state.legal(seat)}
            by_decision.setdefault(tuple(sorted(types)), []).append(state.clone())
            player.play(state)
    rng = Random(seed)
    for states in by_decision.values():
        rng.shuffle(states)
    in_turn = [state for row in zip_longest(*by_decision.values()) for state in row if state is not None]
    return in_turn[: so_many(count)]


def reasons_are_true(state: State) -> None:
    rules = state.rules
    reasons = {**KERNEL, **REASONS[rules.game.id]}
    position = state.to_json()
    for seat in range(rules.players):
        legal = {action.index for action in state.legal(seat)}
        for action in rules.actions if seat in state.deciding else [rules.actions[0]]:
            if action.index not in legal:
                refusal = state.refuse(seat, action)
                asked = Asked(state, position, seat, action, refusal)
                assert refusal.id in reasons, asked
                assert reasons[refusal.id](asked), asked


@pytest.mark.parametrize("game", sorted(REASONS))
def test_every_refusal_of_an_action_has_a_check(game: str) -> None:
    """Those of the words that no position or setting is refused with are about actions."""
    checked = set(REASONS[game])
    rules = ludoteca.game(game)
    assert ids_made_by(rules, re.compile("Refusal")) - set(KERNEL) == checked
    assert ids_in_words(rules) - ids_made_by(rules, re.compile("Bad[A-Z][A-Za-z]*")) >= checked


def test_no_game_of_ours_lacks_its_table() -> None:
    ours = [game.id for game in ludoteca.all_games().values() if game.package.startswith("ludoteca.")]
    assert set(ours) <= set(REASONS)
