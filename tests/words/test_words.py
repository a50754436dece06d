"""How ids and values become sentences."""

from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

import ludoteca
from ludoteca.kernel.events import TABLE, Event
from ludoteca.kernel.refusals import Refusal
from ludoteca.words import KERNEL, LANGUAGES, Catalogue, Words, language_here

MILLE_FIORI = ludoteca.game("mille-fiori")
ENGLISH = Words(MILLE_FIORI, "en")
SPANISH = Words(MILLE_FIORI, "es")
NAMES = ["Ana", "Bo", "Cy"]
PACKAGES = [KERNEL, "ludoteca.cli", "ludoteca.arena", *(game.package for game in ludoteca.all_games().values())]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_parsed_alone_is_the_same_as_in_its_file(package: str, language: str) -> None:
    text = (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")
    whole = FluentBundle([language])
    whole.add_resource(FluentResource(text))
    alone = Catalogue(language, text)
    assert [id for id in alone.ids if not id.startswith("-")] == list(whole._messages)
    for id, entry in whole._messages.items():
        assert alone.has_message(id)
        assert isinstance(entry, ftl.Message)
        assert entry.equals(alone._messages[id], ignored_fields=["span", "comment"])


def test_messages_are_parsed_when_they_are_said_with_what_they_refer_to() -> None:
    words = Catalogue(
        "en", "-brand = Ludoteca\ngreeting = { -brand } says { hello }\nhello = hello\nbroken = {\nunused = x\n"
    )
    greeting = words.get_message("greeting").value
    assert greeting
    assert words.format_pattern(greeting, {}) == ("Ludoteca says hello", [])
    assert set(words._messages) == {"greeting", "hello"}
    assert not words.has_message("broken")
    assert not words.has_message("missing")


def test_a_thing_is_named_by_its_kind_and_what_is_printed_on_it() -> None:
    assert ENGLISH.name("quartz-3") == "quartz 3"
    assert SPANISH.name("quartz") == "cuarzo"
    assert ENGLISH.name("w9") == "the second quartz workshop"
    assert SPANISH.name("r10") == "la primera residencia de 10"
    assert ENGLISH.name("nothing-9") == "nothing-9"


def test_help_tells_what_this_very_thing_gives() -> None:
    assert "extra card" in ENGLISH.help("sea-7")
    assert "5 points" in ENGLISH.help("sea-9")
    assert "10 puntos" in SPANISH.help("r15")
    assert ENGLISH.help("nothing-9") == ""


def test_an_event_speaks_to_its_viewer() -> None:
    scored = Event("scored", 0, {"points": 1, "source": "workshops", "reason": "group", "size": 1})
    assert ENGLISH.event(scored, NAMES, 0) == "You get 1 point: a diamond in the workshops."
    assert ENGLISH.event(scored, NAMES, 1) == "Ana gets 1 point: a diamond in the workshops."
    assert SPANISH.event(scored, NAMES) == "Ana gana 1 punto: un diamante en los talleres."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_cut_at_its_bar_only(language: str) -> None:
    """Players choose their names: a bar in one of them is no bar of the sentence."""
    words = Words(ludoteca.game("great-split"), language)
    split = Event("split", 0, {"first": ["tome-3"], "second": ["gold-2", "gold-3"]})
    assert [part.count("|") for part in words.event_and_reason(split, ["Ana | Eva"])[0]] == [1, 0]
    assert words.event(split, ["Ana | Eva"]).count(" | ") == 2


def test_what_a_viewer_does_not_know_is_not_said() -> None:
    kept = Event("chose", 1, {"card": "swan-5"}, ("card",))
    assert ENGLISH.event(kept.seen_by(1), NAMES, 1) == "You keep swan 5."
    assert ENGLISH.event(kept.seen_by(0), NAMES, 0) == "Bo keeps a card."


@pytest.mark.parametrize(
    ("ranks", "sentence"),
    [([1, 2, 3], "You win!"), ([2, 1, 3], "Bo wins!"), ([1, 3, 1], "Ana and Cy share the win.")],
)
def test_the_result_names_the_winners(ranks: list[int], sentence: str) -> None:
    assert ENGLISH.event(Event("result", TABLE, {"scores": [9, 9, 9], "ranks": ranks}), NAMES, 0) == sentence


def test_a_refusal_begins_large_and_names_things_and_players() -> None:
    refused = Refusal("card-not-in-hand", {"card": "quartz-3"})
    assert ENGLISH.refusal(refused, NAMES) == "Quartz 3 is not in your hand."
    taken = Refusal("space-taken", {"space": "t4", "owner": 2})
    assert ENGLISH.refusal(taken, NAMES) == "Cy already has a diamond there."


def test_what_nobody_can_say_stays_an_id_and_spanish_falls_back_to_english() -> None:
    assert ENGLISH.say("no-such-message") == "no-such-message"
    assert Words(MILLE_FIORI, "de").say("game") == "Mille Fiori"


def test_the_language_is_the_one_asked_for_or_that_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_here() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert language_here() == "es"
    assert language_here("en") == "en"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language_here() == "en"
