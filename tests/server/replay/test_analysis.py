"""Analyses are computed once in the background, stored and shared; exercises, best moves and practice."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.analysis.practice import practice_set
from tests.server.harness import Message, Person, Server

GOLDEN = Path(__file__).parents[2] / "golden"
LITTLE = {"analysis_rollouts": "10", "analysis_worlds": "1", "study_rollouts": "60", "study_seconds": "20"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("analysis"), **LITTLE) as running:
        yield running


def imported(person: Person, name: str = "pebbles-2-high") -> str:
    answer = person.http.post("/api/records", json={"text": (GOLDEN / f"{name}.record").read_text()})
    answer.raise_for_status()
    return str(answer.json()["id"])


def analysed(person: Person, table: str, language: str = "en") -> Message:
    """Asks until it is done, as a page does."""
    for _ in range(2000):
        progress: Message = person.get(f"/api/tables/{table}/analysis?language={language}")
        if progress["status"] == "done":
            return progress
        assert progress["status"] == "running"
        assert 0 <= progress["share"] <= 1
        time.sleep(0.05)  # not to wait for something, but not to ask a thousand times a second
    raise AssertionError("it was never done")


def refused(person: Person, path: str, body: object = None) -> str:
    answer = person.http.get(path) if body is None else person.http.post(path, json=body)
    assert answer.status_code >= 400
    return str(answer.json()["error"]["code"])


def test_an_analysis_is_made_once_and_survives_a_restart(ana: Person, server: Server) -> None:
    table = imported(ana)
    analysis = analysed(ana, table)["analysis"]
    replay = ana.get(f"/api/tables/{table}/replay")
    assert [moment["until"] for moment in analysis["moments"]][-1] == replay["last"]
    for moment in analysis["moments"]:
        position = ana.get(f"/api/tables/{table}/positions/{moment['version']}?eyes={moment['seat']}")["position"]
        assert moment["played"]["actions"][0] in position["legal"]
        assert moment["played"]["text"]
    for seat in analysis["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == pytest.approx(seat["margin"])
    server.kill()
    server.start()
    again = Person(server, "Ben").get(f"/api/tables/{table}/analysis")
    assert again["status"] == "done"
    assert again["analysis"] == analysis


def test_sentences_come_in_the_language_of_whoever_looks(ana: Person) -> None:
    table = imported(ana)
    english, spanish = (analysed(ana, table, language)["analysis"] for language in ("en", "es"))
    assert english["seats"] == spanish["seats"]
    assert english["moments"][0]["played"]["actions"] == spanish["moments"][0]["played"]["actions"]
    assert english["moments"][0]["played"]["text"] != spanish["moments"][0]["played"]["text"]


def test_nothing_of_a_running_game_is_analysed(ana: Person) -> None:
    table = ana.new_table("me random", game="pebbles")["id"]
    ana.sit(table).wait_until_asked()
    assert refused(ana, f"/api/tables/{table}/analysis") == "game-not-over"
    assert refused(ana, f"/api/tables/{table}/analysis/0/exercise", {"actions": []}) == "game-not-over"
    assert refused(ana, f"/api/tables/{table}/positions/0/best", {}) == "game-not-over"


def test_a_decision_can_be_made_again_and_is_judged(ana: Person) -> None:
    table = imported(ana)
    moments = analysed(ana, table)["analysis"]["moments"]
    number = next(place for place, moment in enumerate(moments) if moment["grade"] != "forced")
    at = f"/api/tables/{table}/analysis/{number}"
    exercise = ana.http.post(f"{at}/exercise", json={}).json()
    assert exercise["seat"] == moments[number]["seat"]
    legal = exercise["position"]["legal"]
    assert {plan["actions"][0] for plan in exercise["plans"]["plans"]} == set(legal)
    done = ana.http.post(f"{at}/exercise", json={"actions": [legal[0]]}).json()
    assert done["played"] == [legal[0]]
    assert done["complete"] is (done["plans"] is None)
    judged = ana.http.post(f"{at}/answer", json={"actions": [legal[0]]}).json()
    assert judged["answer"]["actions"] == [legal[0]]
    assert judged["loss"] >= 0
    assert judged["solved"] is (judged["grade"] in ("best", "good"))
    assert refused(ana, f"{at}/answer", {"actions": ["dance"]}) == "action-unknown"
    assert refused(ana, f"{at}/answer", {"actions": []}) == "nothing-picked"
    assert refused(ana, f"/api/tables/{table}/analysis/99999/answer", {"actions": ["dance"]}) == "moment-unknown"


def test_the_best_moves_of_any_observation(ana: Person) -> None:
    rules = ludoteca.rules("pebbles", 2)
    observation = rules.new(3).view(0)
    asked = {"game": "pebbles", "players": 2, "options": rules.options, "observation": observation.to_json()}
    best = ana.http.post("/api/positions/best", json=asked).json()
    assert best["moves"][0]["loss"] == 0
    assert {move["line"]["actions"][0] for move in best["moves"]} <= {action.text for action in observation.legal}
    assert refused(ana, "/api/positions/best", {**asked, "observation": {"seat": 0}}) != "own-mistake"
    assert refused(ana, "/api/positions/best", {**asked, "game": "chess"}) == "game-unknown"


def test_a_position_laid_by_hand_has_best_moves(ana: Person) -> None:
    laid = ana.http.post("/api/positions/start", json={"game": "mille-fiori", "players": 2}).json()
    best = ana.http.post("/api/positions/laid/best?seat=1", json=laid).json()
    assert best["seat"] == 1
    assert 1 <= len(best["moves"]) <= 3
    assert refused(ana, "/api/positions/laid/best", {**laid, "position": {}}) != "own-mistake"


def test_at_a_table_the_best_moves_are_told_where_hints_are_allowed(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random", game="pebbles")["id"])
    page.wait_until_asked()
    page.say("best", key="k")
    told = page.wait_for("best")
    assert told["key"] == "k"
    assert told["best"]["moves"][0]["line"]["actions"][0] in page.update["position"]["legal"]  # type: ignore[index]
    without = ana.sit(ana.new_table("me random", game="pebbles", terms={"hints": False})["id"])
    without.wait_until_asked()
    without.say("best", key="k")
    assert without.wait_for("refused")["code"] == "no-hints"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["castles-of-burgundy", "great-split", "mille-fiori"])
def test_practice(ana: Person, game: str) -> None:
    shown = ana.get(f"/api/practice/{game}")
    assert len(shown["items"]) >= 60
    assert len({item["id"] for item in shown["items"]}) == len(shown["items"])
    assert shown["today"] in {item["id"] for item in shown["items"]}
    assert refused(ana, f"/api/practice/{game}/nothing/exercise", {}) == "practice-unknown"
    at = f"/api/practice/{game}/{shown['today']}"
    exercise = ana.http.post(f"{at}/exercise", json={}).json()["exercise"]
    best = next(each for each in practice_set(game) if each.id == shown["today"]).puzzle.best
    assert best[0] in exercise["position"]["legal"]
    judged = ana.http.post(f"{at}/answer", json={"actions": best}).json()
    assert judged["answer"]["actions"] == best
    assert ana.get("/api/practice/today")["id"]
