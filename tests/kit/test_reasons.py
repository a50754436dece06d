"""The reasons of refusals are true of the position."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from random import Random

import pytest

from ludoteca.conformance import Asked, Reason
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Rules
from ludoteca.kernel.state import State
from ludoteca.words import LANGUAGES, Words
from tests.kit.cases import TINY, Case, all_cases, all_games, so_many, thorough_cases
from tests.kit.kits import kit_of
from tests.kit.players import Explorer
from tests.kit.rare import rich_starts
from tests.kit.reasons import KERNEL, ids_in_words, ids_made_by

CASES = thorough_cases()
GAMES = all_games()
WITH_WORDS = [game for game in GAMES if game not in TINY]
STATES = 10
"""Positions of a case that are asked about, every action of each."""
MIXED = 40
"""Positions of a case in which every check should come up, of each kind of decision equally many."""
DEAD_THINGS = 60
"""Things that are asked about in each of them."""


def id_of(game: Game) -> str:
    return game.id


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


def reasons_of(rules: Rules) -> dict[str, Reason]:
    return {**KERNEL, **kit_of(rules.game).reasons}


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
        assert rules.game in TINY or all(Words(rules.game, language).help(thing) for language in LANGUAGES), asked
    else:
        check = reasons_of(rules)[refusal.id]
        assert all(check(one) for one in asked if could_say(state, one)), asked
        assert any(could_say(state, one) for one in asked), asked


def could_say(state: State, asked: Asked) -> bool:
    """Whether the refusal is that of this very action, so that its check can be asked."""
    return asked.action.index < 0 or state.refuse(asked.seat, asked.action) == asked.refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_WORDS, ids=id_of)
def test_no_reason_is_only_that_it_is_not_possible(game: Game, language: str) -> None:
    words = Words(game, language)
    for id in kit_of(game).reasons:
        said = words.say(f"refusal-{id}")
        assert not re.search("can't [^.:;]* now|no puedes? [^.:;]* ahora|[Aa]hora no (se )?pued", said), said


def states_by_decision(rules: Rules, seed: int) -> dict[tuple[str, ...], list[State]]:
    """Positions of a game and of rich starts, by the kinds of actions that are legal in them."""
    by_decision: dict[tuple[str, ...], list[State]] = {}
    player = Explorer(seed)
    for place, state in enumerate([rules.new(seed), *rich_starts(rules, seed)]):
        for _ in range(25 if place else 200):
            if state.over:
                break
            types = {action.type for seat in state.deciding for action in state.legal(seat)}
            by_decision.setdefault(tuple(sorted(types)), []).append(state.clone())
            player.play(state)
    return by_decision


def asked_about(rules: Rules, count: int, seed: int = 1) -> list[State]:
    """Some of them, in which as many kinds of decisions as possible come up."""
    by_decision = states_by_decision(rules, seed)
    rng = Random(seed)
    for states in by_decision.values():
        rng.shuffle(states)
    in_turn = [state for row in zip_longest(*by_decision.values()) for state in row if state is not None]
    return in_turn[: so_many(count)]


def reasons_are_true(state: State) -> None:
    rules = state.rules
    reasons = reasons_of(rules)
    position = state.to_json()
    for seat in range(rules.players):
        legal = {action.index for action in state.legal(seat)}
        for action in rules.actions if seat in state.deciding else [rules.actions[0]]:
            if action.index not in legal:
                refusal = state.refuse(seat, action)
                asked = Asked(state, position, seat, action, refusal)
                assert refusal.id in reasons, asked
                assert reasons[refusal.id](asked), asked


def test_a_game_that_brings_no_checks_is_told_so() -> None:
    with pytest.raises(AssertionError, match="bare has no entry point of the group"):
        kit_of(Game("bare", 1, (1, 2), [], "tests"))


@pytest.mark.slow  # what is asked depends on the positions, not on the build
@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_check_is_asked_somewhere(game: Game) -> None:
    """A refusal that no position comes to would never be checked: then the game has to bring a position with it."""
    waiting = set(kit_of(game).reasons)
    for state in states_of_all_kinds(game):
        for asked in refusals_in(state):
            if asked.refusal.id in waiting:
                assert reasons_of(state.rules)[asked.refusal.id](asked), asked
                waiting.remove(asked.refusal.id)
        if not waiting:
            return
    assert not waiting


def states_of_all_kinds(game: Game) -> Iterator[State]:
    """The rare positions that the game brings; and of all its options, those with most modules first, states of each kind of
    decision."""
    rare = kit_of(game).rare
    yield from rare() if rare else ()
    by_options: dict[str, list[Case]] = {}
    for case in all_cases():
        if case.game is game:
            by_options.setdefault(str(case.options), []).append(case)
    in_turn = [cases[number % len(cases)] for number, cases in enumerate(by_options.values())]
    for case in sorted(in_turn, key=lambda case: -list(case.options.values()).count(True)):
        by_decision = states_by_decision(case.rules(), 1)
        for states in by_decision.values():
            yield from Random(3).sample(states, min(len(states), 1 + MIXED // len(by_decision)))


def refusals_in(state: State) -> Iterator[Asked]:
    """Of all actions of the deciding seats, and of some things without actions of their own."""
    position = state.to_json()
    things = sorted(things_of(state.rules.game) - {pick for action in state.rules.actions for pick in action.picks})
    for seat in state.deciding:
        legal = {action.index for action in state.legal(seat)}
        for action in state.rules.actions:
            if action.index not in legal:
                yield Asked(state, position, seat, action, state.refuse(seat, action))
        for thing in Random(2).sample(things, min(DEAD_THINGS, len(things))):
            yield Asked(state, position, seat, Action("", thing, (thing,)), state.why_not(seat, [thing]))


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_refusal_of_an_action_has_a_check(game: Game) -> None:
    assert ids_made_by(game, re.compile("Refusal")) - set(KERNEL) == set(kit_of(game).reasons)


@pytest.mark.parametrize("game", WITH_WORDS, ids=id_of)
def test_refusals_in_the_words_that_no_position_or_setting_is_refused_with_are_about_actions(game: Game) -> None:
    assert ids_in_words(game) - ids_made_by(game, re.compile("Bad[A-Z][A-Za-z]*")) >= set(kit_of(game).reasons)
