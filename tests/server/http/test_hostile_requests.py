"""Requests of strangers are limited in size before parsing, leave nothing in memory, and never cause a server error."""

import pytest

import ludoteca
from ludoteca.kernel.refusals import LONGEST_VALUE, Refusal
from ludoteca.kernel.rules import MOST_RULES, Game, Option, Options, Rules
from ludoteca.words import LONGEST_NAME, MOST_NAMES, Words
from tests.server.harness import Person

MANY_WORDS = " ".join(f"word{number}" for number in range(1_000))
MANY_DIGITS = "swan-" + "7" * 5_000
LONG = [MANY_WORDS, MANY_DIGITS, "x" * 13_000, "take " * 400, "\0" * 100]


def record_with(move: str) -> str:
    """A record whose first move is this text."""
    rules = ludoteca.game("mille-fiori").rules(2)
    seed = "00" * 32
    options = [
        f"option {name} {str(value).lower() if value is True or value is False else value}"
        for name, value in rules.options.items()
    ]
    head = ["ludoteca record 1", "game mille-fiori", f"rules {rules.version}", "players 2", *sorted(options)]
    return "\n".join([*head, f"seed {seed}", f"0 {move}"]) + "\n"


@pytest.mark.parametrize("text", LONG)
def test_a_long_move_is_refused_in_short_words(ana: Person, text: str) -> None:
    answer = ana.http.post("/api/check", json={"text": record_with(text.replace("\0", "."))})
    assert answer.is_success
    assert answer.json()["ok"] is False
    assert len(answer.json()["why"]) < 6 * LONGEST_VALUE


@pytest.mark.parametrize("text", LONG)
def test_a_long_option_is_refused_in_short_words(ana: Person, text: str) -> None:
    for options in ({"edition": text}, {text: "revised"}):
        answer = ana.http.post("/api/games/mille-fiori/settle", json={"players": 2, "options": options})
        assert answer.status_code == 400
        assert len(answer.text) < 20 * LONGEST_VALUE


@pytest.mark.parametrize("text", [MANY_WORDS, MANY_DIGITS])
def test_long_actions_and_picks_leave_the_socket_open(ana: Person, text: str) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    assert len(page.act(text[:1_900])["text"]) < 6 * LONGEST_VALUE
    page.say("why", key="k2", picks=[text[:100]] * 5)
    page.wait_for("because")
    page.say("ping")
    page.wait_for("pong")


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/tables/" + "a" * 2_000, "/api/tables/%ff%fe/replay"])
def test_an_id_that_no_table_has_is_unknown(ana: Person, path: str) -> None:
    assert ana.http.get(path).status_code == 404


def test_json_that_is_too_deep_is_garbage(ana: Person) -> None:
    deep = "[" * 7_000 + "]" * 7_000
    headers = {"Content-Type": "application/json"}
    answer = ana.http.post("/api/games/mille-fiori/settle", content=f'{{"players": 2, "x": {deep}}}', headers=headers)
    assert answer.status_code == 400


def test_a_refusals_texts_are_cut() -> None:
    refusal = Refusal("action-unknown", {"text": "x" * 10_000, "choices": ["a"], "count": 3})
    assert len(str(refusal.values["text"])) == LONGEST_VALUE
    assert (refusal.values["choices"], refusal.values["count"]) == (["a"], 3)


def test_names_that_people_make_up_are_not_remembered_for_ever() -> None:
    words = Words(ludoteca.game("mille-fiori"))
    for number in range(MOST_NAMES + 10):
        words.name(f"thing{number}")
    assert len(words._names) <= MOST_NAMES
    long = "y" * (LONGEST_NAME + 1)
    assert words.name(long) == long
    assert long not in words._names


class ManyRules(Game):
    """A game with more settings than rules are kept for."""

    def __init__(self) -> None:
        choices = tuple(range(MOST_RULES + 10))
        super().__init__("many", 1, (1, 1), [Option("number", choices, 0)], "ludoteca.kernel")

    def make(self, players: int, options: Options) -> Rules:
        return Rules(self, players, options)


def test_rules_are_not_kept_for_every_setting_that_was_asked_for() -> None:
    game = ManyRules()
    made = [game.rules(1, {"number": number}) for number in range(MOST_RULES + 10)]
    assert len(game._made) == MOST_RULES
    assert game.rules(1, {"number": MOST_RULES + 9}) is made[-1]
