"""Balance reports: statistics per seat from positions and events, and telling real differences from chance."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.arena.balance.anchors import compare
from ludoteca.arena.balance.findings import Findings, findings
from ludoteca.arena.balance.games import BalanceWork, WatchedGame, order_of, traits_of
from ludoteca.arena.balance.study import BalanceStudy
from ludoteca.arena.executors import executor_for
from ludoteca.arena.reports.balance_page import balance_page, natural
from ludoteca.arena.workers import GameSettings
from ludoteca.words import LANGUAGES, Words
from tests.cli.running import complaint, output

WORK = BalanceWork(GameSettings("great-split", 2, {"min_group": 1, "data": "house"}), "random")


def test_a_game_tells_what_every_seat_had_did_and_scored() -> None:
    work = BalanceWork(GameSettings("great-split", 3, {}), "random", seed=4)
    game = work.play_game(2)
    assert game["seed"] == 6
    assert sorted(game["traits"]) == ["characters"]
    assert [sum(points.values()) for points in game["sources"]] == game["scores"]
    assert all(any(action.startswith("took ") for action in did) for did in game["did"])
    assert game == work.play_game(2)


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_what_seats_did_has_a_name_in_every_language(game: str) -> None:
    rules = ludoteca.game(game).rules(2, {"board": "dealt"} if game.startswith("castles") else {})
    work = BalanceWork(GameSettings.of(rules), "random")
    for number in range(3):
        played = work.play_game(number)
        for language in LANGUAGES:
            words = Words(rules.game, language)
            for action in set().union(*played["did"]):
                event, _, thing = action.partition(" ")
                assert words.has(f"did-{event}"), event
                assert words.has_name(thing), thing
            for trait in played["traits"]:
                assert words.has(f"trait-{trait}"), trait


def test_who_begins_and_what_was_dealt_come_from_the_first_position() -> None:
    assert order_of({"order": [2, 0, 1]}, 3) == [2, 0, 1]
    assert order_of({"start": 1}, 3) == [1, 2, 0]
    assert order_of({"order": ["a"]}, 3) == []
    position: dict[str, object] = {"boards": ["1", "8"], "equal": ["1", "1"], "bag": ["a", "b"]}
    assert traits_of(position, frozenset({"boards", "equal", "absent"})) == {"boards": ["1", "8"]}


def test_a_heap_that_happens_to_have_one_thing_for_each_seat_is_no_trait() -> None:
    work = BalanceWork(GameSettings.of(ludoteca.rules("pebbles", 2)), "random")
    assert not any(work.play_game(number)["traits"] for number in range(60))


def made_up(number: int, rng: Random) -> WatchedGame:
    """The muse is worth five points, the heiress nothing; who uses a tome card has done nothing for it."""
    muse = rng.randrange(2)
    scores = [50 + rng.randrange(10), 50 + rng.randrange(10)]
    scores[muse] += 5
    did: list[dict[str, int]] = [{}, {}]
    did[rng.randrange(2)]["used tome-1-I"] = 1
    did[muse]["took gold-1-I"] = 2
    did[1 - muse]["took gold-1-I"] = 1
    return {
        "number": number,
        "seed": number,
        "variant": 0,
        "scores": scores,
        "ranks": [1 + (other > own) for own, other in zip(scores, reversed(scores), strict=True)],
        "decisions": 80,
        "order": [],
        "traits": {"characters": ["muse", "heiress"] if muse == 0 else ["heiress", "muse"]},
        "sources": [{"prestige": score} for score in scores],
        "did": did,
    }


def made_up_findings(games: int = 300) -> Findings:
    rng = Random(1)
    return findings(WORK, [made_up(number, rng) for number in range(games)])


def test_a_difference_that_is_there_is_found_and_one_that_is_not_is_not() -> None:
    found = made_up_findings()
    muse, heiress = found.traits["characters"]["muse"], found.traits["characters"]["heiress"]
    assert muse.margin.interval[0] < 5 < muse.margin.interval[1]
    assert muse.margin.mean == pytest.approx(-heiress.margin.mean)
    assert muse.differs
    assert heiress.differs
    assert found.actions["took gold-1-I"].differs, "who took more of it"
    assert not found.actions["used tome-1-I"].differs
    assert not any(seat.differs for seat in found.seats)
    assert sum(seat.won.wins for seat in found.seats) == pytest.approx(found.games)
    source = found.sources["prestige"]
    assert source.winners.mean - source.losers.mean == pytest.approx(source.difference.mean)


def test_what_few_games_tell_about_is_left_out() -> None:
    assert not made_up_findings(20).actions


def test_chance_is_rarely_called_a_difference() -> None:
    """A hundred things that are worth nothing: after the correction at most a few tables of twenty show any."""
    tables = 0
    for run in range(20):
        rng = Random(run)
        found = Findings(WORK)
        for number in range(60):
            game = made_up(number, rng)
            game["scores"] = [rng.randrange(100), rng.randrange(100)]
            game["did"] = [{f"used thing-{n}": 1 for n in range(100) if rng.random() < 0.5} for _ in range(2)]
            found.add(game)
        tables += any(action.differs for action in found.finish().actions.values())
    assert tables <= 4


def test_options_are_compared_on_the_same_seeds(tmp_path: Path) -> None:
    command = ["balance", "great-split", "--bot", "random", "--games", "20", "--vary", "min-group=1,0", "--json"]
    (found,) = json.loads(output(*command, "--out", str(tmp_path / "games")))
    assert (found["games"], [variant["value"] for variant in found["variants"]]) == (40, ["1", "0"])
    assert found["variants"][0]["interval"] == [None, None]
    assert found["variants"][1]["interval"][0] <= found["variants"][1]["difference"]


def test_a_stopped_study_goes_on_and_workers_change_nothing(tmp_path: Path) -> None:
    with executor_for() as alone:
        whole = BalanceStudy(WORK, 30, tmp_path / "whole").run(alone)
    part = BalanceStudy(WORK, 30, tmp_path / "part")
    with executor_for() as alone:

        def stop(count: int) -> None:
            alone.interrupt.came = count > 0

        assert part.run(alone, stop).games < 30
    with executor_for(2) as pair:
        assert part.run(pair).to_json() == whole.to_json()


def test_the_page_has_all_in_words() -> None:
    text = balance_page([made_up_findings()])
    assert not re.search(r">(arena|balance|did|trait|source)-[a-z-]+<", text)
    assert "the Muse" in text
    assert "Personajes" in text
    assert "<th scope=row>2 tomes" not in text


def test_real_games_stand_beside_ours() -> None:
    work = BalanceWork(GameSettings.of(ludoteca.rules("castles-of-burgundy", 2, board="dealt")), "random")
    found = findings(work, [work.play_game(number) for number in range(12)])
    compared = {one.anchor.what: one for one in compare(found)}
    assert sorted(compared) == ["best", "first", "gains", "points", "ties", "weak"]
    assert compared["points"].anchor.value == 184.6
    assert compared["points"].agrees is False
    assert compared["best"].ours_name in found.traits["boards"]
    assert not compare(made_up_findings(2))


def test_numbers_are_ordered_as_people_do() -> None:
    assert sorted(["10", "2", "11a", "1"], key=natural) == ["1", "2", "10", "11a"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "two"], "--players must be a whole number"),
        (["--bot", "random,easy"], "one bot at all seats"),
        (["--vary", "min-group"], "names no values to compare"),
        (["--vary", "min-group=9"], "9"),
        (["--bot", "nobody"], "no bot called “nobody”"),
    ],
)
def test_what_cannot_be_studied_is_said(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert said in complaint("balance", "great-split", *arguments, "--out", str(tmp_path / "games"))


def test_a_solo_game_has_points_and_no_rivals() -> None:
    work = BalanceWork(GameSettings.of(ludoteca.rules("castles-of-burgundy", 1)), "random")
    found = findings(work, [work.play_game(number) for number in range(3)])
    assert found.points.count == 3
    assert "1 player" in balance_page([found])
