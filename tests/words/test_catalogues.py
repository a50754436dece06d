"""Every message id that the code can use exists in both languages and uses only the values it is given."""

import re

import pytest

import ludoteca
from ludoteca.kernel.events import Event
from ludoteca.kernel.rules import Game
from ludoteca.words import KERNEL, LANGUAGES, Words
from tests.words.catalogues import messages_of, parts_of, played, refusals_in

GAMES = list(ludoteca.all_games().values())
ARENA = "ludoteca.arena"
PACKAGES = [KERNEL, "ludoteca.cli", ARENA, "ludoteca.analysis", *(game.package for game in GAMES)]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things_with_the_same_values(package: str) -> None:
    """Each language may build its sentences of parts of its own: Spanish has genders, English has none."""
    english, spanish = (messages_of(package, language) for language in LANGUAGES)
    parts = {part for language in LANGUAGES for part in parts_of(package, language)}
    assert english.keys() ^ spanish.keys() <= parts
    both = [message for message in english if message in spanish]
    assert both == [message for message in spanish if message in english]
    for message in both:
        if message not in parts:
            assert things_in(english[message]) == things_in(spanish[message]), message


def things_in(values: set[str]) -> set[str]:
    """`card` of `card_id`: what a thing is called, and what it is."""
    return {re.sub("_(id|key|count|help|you)$", "", name) for name in values}


@each_language
@pytest.mark.parametrize(
    "package", [KERNEL, "ludoteca", "ludoteca.bots", f"{ARENA}.tournaments", *(game.package for game in GAMES)]
)
def test_every_refusal_has_words(package: str, language: str) -> None:
    known = messages_of(KERNEL, language)
    if package not in (KERNEL, "ludoteca", "ludoteca.bots"):
        known |= messages_of(ARENA if package.startswith(ARENA) else package, language)
    found = refusals_in(package)
    assert found or package == "ludoteca.bots"
    for refusal, given in found.items():
        assert f"refusal-{refusal}" in known, f"{package} refuses with {refusal}, which has no words"
        needed = {re.sub("_(id|key|count|help)$", "", name) for name in known[f"refusal-{refusal}"]}
        assert given is None or needed <= given, f"refusal-{refusal} needs {needed - given}"


@each_language
@each_game
def test_every_event_phase_and_action_has_words(game: Game, language: str) -> None:
    words = Words(game, language)
    said: set[tuple[object, ...]] = set()
    phases = set()
    for one in played(game):
        phases |= {str(position["phase"]) for position in one.positions if "phase" in position}
        names = [f"player {seat}" for seat in range(one.rules.players)]
        for event in one.told:
            shape = (event.type, event.values.get("reason"), event.values.get("source"), *sorted(event.values))
            if shape in said:
                continue
            said.add(shape)
            for viewer in (None, *range(one.rules.players)):
                check_event(words, event.seen_by(viewer), names, viewer)
        for (type, *_), fields in one.actions.items():
            assert words.told_action(type, fields), f"no words for the action {type} with {fields}"
        for action in one.rules.actions:
            assert words.has(f"action-{action.type}"), action.type
    for phase in phases:
        assert words.has(f"prompt-{phase}"), phase
    assert said


def check_event(words: Words, event: Event, names: list[str], viewer: int | None) -> None:
    sentence = words.event(event, names, viewer)
    assert sentence != f"event-{event.type}", f"no words for {event}, seen by {viewer}"
    assert "{" not in sentence
    if "reason" in event.values:
        assert words.has(f"reason-{event.values['reason']}"), event
        assert words.has(f"source-{event.values['source']}"), event
        assert f": {event.values['reason']}." not in sentence, f"a value is missing for {event}"


@each_language
@each_game
def test_title_options_sheet_and_rules_have_words(game: Game, language: str) -> None:
    words = Words(game, language)
    needed = ["game", "game-about", *(f"source-{source}" for source in game.sheet())]
    for option in game.options:
        needed += [f"option-{option.name}", f"help-option-{option.name}"]
        assert words.option(option.name) != option.name
        for choice in option.choices:
            assert words.option(option.name, choice), choice
            assert words.help_option(option.name, choice), f"{option.name} {choice}"
    topics = [message.removeprefix("rules-") for message in words.ids("rules-")]
    assert topics
    needed += [f"topic-{topic}" for topic in topics]
    for message in needed:
        assert words.has(message), message


@each_language
@each_game
def test_everything_that_can_be_picked_has_a_name_and_help(game: Game, language: str) -> None:
    words = Words(game, language)
    things = {
        pick
        for players in range(game.seats[0], game.seats[1] + 1)
        for options in game.option_sets(players)
        for action in game.rules(players, options).actions
        for pick in action.picks
    }
    for thing in sorted(things):
        assert words.has_name(thing), f"no name for {thing}"
        assert words.help(thing), f"no help for {thing}"
        assert "{" not in words.name(thing) + words.help(thing)
