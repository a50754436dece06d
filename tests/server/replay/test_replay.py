"""Replays: positions by version, undone stretches, chapters, imported records, playing on from a position."""

import json
import os
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import Refused
from ludoteca.server.replay.records import MOST_MOVES, dealt_anew
from ludoteca.server.replay.replay import Timeline, chapter_starts
from ludoteca.server.tables.journal import standing
from ludoteca.server.tables.versioned_match import VersionedMatch
from tests.server.harness import Message, Page, Person, Server
from tests.server.lobby.test_lobby import code_of, ids

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.record").read_text()


# -- timeline


def test_every_version_is_where_the_game_stood_then() -> None:
    """Random play with undos; timeline grown now and then, as a running table's are."""
    rng = Random(4)
    rules = ludoteca.rules("mille-fiori", players=3)
    play = VersionedMatch(rules, seed_bytes(5))
    timeline = Timeline(rules.new(5), 0)
    log, digests = [], [play.state.digest]
    while not play.state.over:
        seat = rng.choice(play.state.deciding)
        text = play.state.text(seat, rng.choice(play.state.legal(seat)))
        log.append(play.act(seat, [text], play.version, "", 0))
        digests.append(play.state.digest)
        if play.undoable(seat) and rng.random() < 0.3:
            log.append(play.undo(seat, rng.random() < 0.5, play.version, "", 0))
            digests.append(play.state.digest)
        if rng.random() < 0.1:
            timeline.grow(log)
    timeline.grow(log)
    assert any(entry.undone for entry in log)
    assert [timeline.at(version).digest for version in range(len(digests))] == digests
    assert len(standing(log)) == len(play.match.entries)
    for wrong in (-1, len(digests)):
        with pytest.raises(Refused, match="position-unknown"):
            timeline.at(wrong)


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("mille-fiori-2-revised", None), ("castles-of-burgundy-2-board-1", [1, 2, 3, 4, 5])],
)
def test_chapters_begin_where_rounds_do(name: str, numbers: list[int] | None) -> None:
    files = sorted(GOLDEN.glob(f"{name}*.record")) or sorted(GOLDEN.glob(f"{name.split('-2-')[0]}-2*.record"))
    record = record_from_text(files[0].read_text())
    state = record.begin(ludoteca.game(record.game).rules(record.players, record.options))
    play = VersionedMatch(state.rules, record.seed, record.start)
    log = [play.act(move.seat, [move.text], play.version, "", 0) for move in record.moves]
    timeline = Timeline(state, 0)
    timeline.grow(log)
    starts = chapter_starts(timeline)
    assert starts[0][0] == 0
    assert [number for _, number in starts] == (numbers or list(range(1, len(starts) + 1)))
    assert [version for version, _ in starts] == sorted({version for version, _ in starts})


# -- through HTTP


def finished_table(person: Person) -> str:
    table: str = person.new_table("me random random")["id"]
    person.sit(table).play_on()
    return table


def test_a_game_that_scores_at_its_end_has_a_course_all_the_same(ana: Person) -> None:
    """Of The Great Split it is told what everybody would have had at each moment."""
    table = ana.new_table("me random random", game="great-split")["id"]
    ana.sit(table).play_on()
    finish = ana.get(f"/api/tables/{table}/finish")
    history = [moment["scores"] for moment in finish["score_history"]]
    assert finish["as_if_over"]
    assert history[-1] == finish["result"]["scores"]
    half = history[len(history) // 2]
    scored = ana.get(f"/api/tables/{table}/replay")["score_history"]
    until_half = [
        moment["scores"]
        for moment in scored
        if moment["version"] <= finish["score_history"][len(history) // 2]["version"]
    ]
    assert sum(half) > sum(until_half[-1])
    assert not ana.get(f"/api/tables/{finished_table(ana)}/finish")["as_if_over"]


def test_a_finished_game_is_told_from_any_seat_in_any_language(ana: Person, ben: Person) -> None:
    table = finished_table(ana)
    page = ana.sit(table)
    page.wait_for("update")
    finish = ana.get(f"/api/tables/{table}/finish")
    told = ben.get(f"/api/tables/{table}/replay?eyes=0")
    assert (told["eyes"], told["first"], told["last"], told["table"]["id"]) == ("0", 0, len(page.entries), table)
    assert told["entries"] == page.entries
    assert told["score_history"] == finish["score_history"]
    assert [chapter["title"] for chapter in told["chapters"]] == [
        f"Round {n + 1}" for n in range(len(told["chapters"]))
    ]
    spanish = ben.get(f"/api/tables/{table}/replay?language=es")
    assert (spanish["eyes"], spanish["chapters"][0]["title"]) == ("table", "Ronda 1")
    assert spanish["entries"][0]["events"][0]["parts"] != told["entries"][0]["events"][0]["parts"]
    last = ben.get(f"/api/tables/{table}/positions/{told['last']}?eyes=0")["position"]
    assert last == page.update["position"] if page.update else False
    sums = [sum(chapter["points"][seat] for chapter in finish["chapters"]) for seat in range(3)]
    assert sums == finish["result"]["scores"]
    assert [chapter["title"] for chapter in finish["chapters"]] == [chapter["title"] for chapter in told["chapters"]]


@pytest.mark.parametrize("eyes", ["9", "-1", "x", "1.5", "²", "00000000000000000001"])
def test_eyes_that_are_no_seat(ana: Person, eyes: str) -> None:
    table = ana.new_table("me random")["id"]
    ana.sit(table).wait_until_asked()
    answer = ana.http.get(f"/api/tables/{table}/replay", params={"eyes": eyes})
    assert code_of(answer) == "seat-unknown"


def test_moments_that_never_were(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    assert code_of(ana.http.get(f"/api/tables/{table}/replay")) == "not-begun"
    ana.sit(table).wait_until_asked()
    for version in ("7777", "99999999999999999999999"):
        answer = ana.http.get(f"/api/tables/{table}/positions/{version}")
        assert answer.status_code in (400, 404)
    assert ana.http.get(f"/api/tables/{table}/positions/-1").status_code in (400, 404)
    assert ana.http.get(f"/api/tables/{table}/positions/one").status_code in (400, 404)
    assert code_of(ana.http.get("/api/tables/nowhere/replay")) == "table-unknown"


def test_while_it_runs_one_looks_back_through_own_eyes_and_strangers_see_the_table(ana: Person, ben: Person) -> None:
    table = ana.new_table("me random random")["id"]
    page = ana.sit(table)
    page.act(page.wait_until_asked()["position"]["legal"][0])
    page.wait_until_asked()
    own = ana.get(f"/api/tables/{table}/positions/0")["position"]
    assert own["seat"] == 0
    assert own["hands"][0] != ["?"] * 5
    assert own["hands"][1] == ["?"] * 5
    for stranger in (ben, Person(ana.server, "")):
        seen = stranger.get(f"/api/tables/{table}/positions/0")["position"]
        assert (seen["seat"], seen["hands"]) == (None, [["?"] * 5] * 3)
        assert code_of(stranger.http.get(f"/api/tables/{table}/positions/0?eyes=0")) == "eyes-closed"
    ana.http.post(f"/api/tables/{table}/close").raise_for_status()
    assert code_of(ana.http.get(f"/api/tables/{table}/replay?eyes=1")) == "eyes-closed", "closed is not over"
    assert ana.get(f"/api/tables/{table}/replay?eyes=0")["entries"][-1]["kind"] == "closed"


# -- records from outside


def imported(person: Person, text: str) -> Message:
    answer = person.http.post("/api/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    table: Message = answer.json()
    return table


def test_a_record_becomes_a_table_that_can_be_looked_at(ana: Person, ben: Person) -> None:
    table = finished_table(ana)
    text = ana.http.get(f"/api/tables/{table}/record").text
    copy = imported(ben, text)
    assert (copy["status"], copy["imported"], copy["invite"]) == ("over", True, None)
    assert [seat["name"] for seat in copy["seats"]] == ["Player 1", "Player 2", "Player 3"]
    assert copy["id"] in ids(ben.get("/api/lobby")["mine"])
    before, after = (ana.get(f"/api/tables/{id}/finish") for id in (table, copy["id"]))
    for same in ("result", "sources", "score_history", "chapters", "record"):
        assert after[same] == before[same]
    assert after["proof"] is None
    assert ana.get(f"/api/tables/{copy['id']}/replay?eyes=2")["last"] == len(record_from_text(text).moves)
    page = ana.sit(copy["id"])
    assert page.seat is None
    assert page.wait_for("update")["result"] == before["result"]
    assert code_of(ben.http.post(f"/api/tables/{copy['id']}/rematch")) == "no-rematch"


def test_an_unfinished_record_stands_at_its_last_position(ana: Person) -> None:
    lines = golden("castles-of-burgundy-2-board-1").splitlines()
    copy = imported(ana, "\n".join(lines[:40]) + "\n")
    assert (copy["status"], copy["result"], copy["deciding"]) == ("over", None, [])
    assert ana.get(f"/api/tables/{copy['id']}/replay")["last"] > 10
    assert code_of(ana.http.get(f"/api/tables/{copy['id']}/finish")) == "game-not-over"
    page = ana.sit(copy["id"])
    page.wait_for("update")
    assert page.act("roll", version=0)["code"] == "not-seated"


def test_damaged_records_are_refused_with_the_place(ana: Person) -> None:
    text = golden("castles-of-burgundy-2-board-1")
    lines = text.splitlines()
    first = next(place for place, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
    wrong_move = "\n".join([*lines[: first + 4], "0 no such thing", *lines[first + 5 :]]) + "\n"
    broken = {
        "record-heading-missing": "once upon a time",
        "record-line-wrong": text.replace("players 2", "players 2\nnonsense"),
        "record-field-missing": text.replace("players 2\n", ""),
        "record-other-rules": text.replace(lines[2], "rules 999"),
        "game-unknown": text.replace("castles-of-burgundy", "chess"),
        "record-move-illegal": wrong_move,
        "record-digest-wrong": text.replace(lines[-1], "digest " + "0" * 64),
        "record-too-many-moves": "\n".join(lines[:first]) + "\n0 roll" * (MOST_MOVES + 1) + "\n",
        "position-field-missing": text.replace("\n" + lines[first], "\nstart {}\n" + lines[first], 1),
    }
    for code, bad in broken.items():
        answer = ana.http.post("/api/records", json={"text": bad})
        assert (answer.status_code, code_of(answer)) == (400, code)
        checked = ana.http.post("/api/check", json={"text": bad}).json()
        assert not checked["ok"]
        assert checked["why"] == answer.json()["error"]["text"]
        assert "refusal-" not in checked["why"]
    place = ana.http.post("/api/records", json={"text": wrong_move}).json()["error"]
    assert place["refusal"]["values"]["ply"] == 5
    assert "no such thing" in place["text"]
    assert ana.http.post("/api/check", json={"text": wrong_move}).json()["plies"] == 4
    assert ids(ana.get("/api/lobby")["mine"]) == []


def test_what_is_no_record_at_all(ana: Person) -> None:
    for path in ("/api/records", "/api/check"):
        bodies: list[object] = [[], {"text": 5}, {}, {"text": "", "more": 1}]
        for body in bodies:
            assert code_of(ana.http.post(path, json=body)) == "garbage"
        assert ana.http.post(path, json={"text": "x" * 300_000}).status_code == 413
    assert code_of(Person(ana.server, "").http.post("/api/records", json={"text": ""})) == "name-missing"


def test_a_record_is_checked(ana: Person) -> None:
    text = golden("castles-of-burgundy-2-board-1")
    record = record_from_text(text)
    assert Person(ana.server, "").http.post("/api/check", json={"text": text}).json() == {
        "game": record.game,
        "players": 2,
        "plies": len(record.moves),
        "digest": record.digest,
        "ok": True,
        "seed": record.seed.hex(),
        "why": "",
    }


def test_checks_and_replays_are_rationed(tmp_path: Path) -> None:
    with Server(tmp_path, checks_per_minute="2", replays_per_minute="2") as server:
        ana = Person(server)
        codes = [ana.http.post("/api/check", json={"text": ""}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        codes = [ana.http.get("/api/tables/nowhere/replay").status_code for _ in range(3)]
        assert codes == [404, 404, 429]


# -- playing on


@pytest.mark.parametrize("name", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_any_moment_can_be_played_on_from_without_knowing_more(name: str) -> None:
    """What is dealt anew is a position that can be read, and looks the same to the seat it was dealt for."""
    rng = Random(3)
    for players in (2, 3):
        rules = ludoteca.game(name).rules(players, {})
        state = rules.new(rng.getrandbits(32))
        while not state.over:
            if rng.random() < 0.1:
                seat = rng.randrange(players)
                anew = rules.from_json(dealt_anew(state, seat), os.urandom(32))
                assert anew.view(seat).digest == state.view(seat).digest
            seat = rng.choice(state.deciding)
            state.play(seat, rng.choice(state.legal(seat)))


def test_playing_on_from_a_position(ana: Person, ben: Person) -> None:
    table = finished_table(ana)
    then = ben.get(f"/api/tables/{table}/positions/20?eyes=1")["position"]
    answer = ben.http.post(f"/api/tables/{table}/branch", json={"version": 20, "seat": 1, "bot": "random"})
    assert answer.status_code == 201
    branch = answer.json()
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "person", "bot"]
    page = ben.sit(branch["id"])
    first = page.wait_for("update")
    assert (first["version"], first["position"]) == (0, then)
    page.play_on()
    finish = ben.get(f"/api/tables/{branch['id']}/finish")
    record = record_from_text(finish["record"])
    assert record.start is not None
    assert replayed(record) == finish["result"]
    again = ben.get(f"/api/tables/{branch['id']}/positions/0?eyes=1")["position"]
    assert again == then


def test_what_was_scored_before_playing_on_is_on_the_sheet(ana: Person) -> None:
    table = finished_table(ana)
    then = ana.get(f"/api/tables/{table}/positions/60?eyes=1")["position"]
    assert then["round"] > 1
    assert any(then["scores"])
    branch = ana.http.post(f"/api/tables/{table}/branch", json={"version": 60, "seat": 1, "bot": "random"}).json()["id"]
    page = ana.sit(branch)
    assert chapter_told(page) == then["round"]
    page.play_on()
    finish = ana.get(f"/api/tables/{branch}/finish?language=en")
    lines = finish["sources"]
    assert (lines[0]["title"], lines[0]["points"]) == ("Before playing on", then["scores"])
    assert [sum(seat) for seat in zip(*(line["points"] for line in lines), strict=True)] == finish["result"]["scores"]
    assert finish["score_history"][0]["scores"] == then["scores"]
    assert finish["score_history"][-1]["scores"] == finish["result"]["scores"]
    by_round = [line["points"] for line in finish["chapters"]]
    assert [sum(seat) for seat in zip(*by_round, strict=True)] == finish["result"]["scores"]
    assert finish["chapters"][1]["title"] == f"Round {then['round']}"
    replay = ana.get(f"/api/tables/{branch}/replay?eyes=1")
    assert replay["score_history"][0]["scores"] == then["scores"]
    assert chapter_told(ana.sit(branch)) == then["round"], "also once it is over"


def chapter_told(page: Page) -> int:
    (welcome,) = [message for message in map(json.loads, page.heard) if message["type"] == "welcome"]
    chapter: int = welcome["chapter"]
    return chapter


def replayed(record: Record) -> Message:
    result: Message = record.replay(ludoteca.game(record.game).rules(record.players, record.options)).result.to_json()
    return result


def test_what_cannot_be_played_on(ana: Person) -> None:
    running = ana.new_table("me random")["id"]
    ana.sit(running).wait_until_asked()
    post = ana.http.post
    assert code_of(post(f"/api/tables/{running}/branch", json={"version": 0, "seat": 0})) == "no-branch"
    over = finished_table(ana)
    last = ana.get(f"/api/tables/{over}/replay")["last"]
    path = f"/api/tables/{over}/branch"
    assert code_of(post(path, json={"version": last, "seat": 0})) == "no-branch"
    assert code_of(post(path, json={"version": last + 1, "seat": 0})) == "position-unknown"
    assert code_of(post(path, json={"version": -1, "seat": 0})) == "position-unknown"
    assert code_of(post(path, json={"version": 3, "seat": 3})) == "seat-unknown"
    assert code_of(post(path, json={"version": 3, "seat": -1})) == "seat-unknown"
    assert code_of(post(path, json={"version": 3, "seat": 0, "bot": "deep"})) == "bot-unknown"
    bodies: list[object] = [[], {}, {"version": "x", "seat": 0}, {"version": 1, "seat": 0, "more": 1}]
    for body in bodies:
        assert code_of(post(path, json=body)) == "garbage"
