"""Whole games over real sockets, from the new table to the proof of the seed."""

import msgspec
import pytest

import ludoteca
from ludoteca.server.tables import seeds
from ludoteca.server.tables.seeds import SeedProof
from tests.server.harness import Message, Page, Person

GAMES = sorted(ludoteca.all_games())


def finish_of(person: Person, table: str) -> Message:
    finish: Message = person.get(f"/api/tables/{table}/finish")
    return finish


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_bots(ana: Person, game: str) -> None:
    table = ana.new_table("me random random", game)
    assert table["status"] == "waiting"
    page = ana.sit(table["id"])
    last = page.play_on()
    finish = finish_of(ana, table["id"])
    assert finish["result"] == last["result"]
    assert [entry["version"] for entry in page.entries] == list(range(1, last["version"] + 1))
    check_record(finish)
    check_points(finish)
    check_seed(finish, table, page)


def check_record(finish: Message) -> None:
    record = ludoteca.record_from_text(finish["record"])
    state = record.replay(ludoteca.game(record.game).rules(record.players, record.options))
    assert state.over
    assert state.result.to_json() == finish["result"]
    assert record.digest == state.digest


def check_points(finish: Message) -> None:
    scores = finish["result"]["scores"]
    by_source = [sum(line["points"][seat] for line in finish["sources"]) for seat in range(len(scores))]
    assert by_source == scores
    assert finish["score_history"][-1]["scores"] == scores
    versions = [moment["version"] for moment in finish["score_history"]]
    assert versions == sorted(set(versions))


def check_seed(finish: Message, table: Message, page: Page) -> None:
    proof = msgspec.convert(finish["proof"], SeedProof)
    assert proof.commitment == table["commitment"], "the promise made before the first move"
    assert proof.nonces == {"0": page.nonce}
    assert seeds.check(proof, finish["record"]) == []


def test_two_people_and_a_bot_play_through(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open greedy")
    assert ben.http.post(f"/api/tables/{table['id']}/join", json={"code": table["invite"]}).json()["seats"][1]["mine"]
    pages = [ana.sit(table["id"]), ben.sit(table["id"])]
    play_together(pages)
    results = [page.update["result"] for page in pages if page.update]
    assert results[0] == results[1] is not None
    proof = finish_of(ben, table["id"])["proof"]
    assert proof["nonces"] == {"0": pages[0].nonce, "1": pages[1].nonce}


def play_together(pages: list[Page]) -> None:
    """Everybody plays their first legal action until the game is over."""
    while not all(page.update and page.update["result"] for page in pages):
        for page in pages:
            page.drain(0.002)
            if page.update and page.update["decision"] is not None:
                assert page.act(page.update["position"]["legal"][0])["type"] == "accepted"


def test_a_plan_is_sent_as_one_message(ana: Person) -> None:
    """With every seat choosing on its own turn, card and space go together."""
    page = ana.sit(ana.new_table("me random", choice="on-turn")["id"])
    longest = 0
    while True:
        update = page.wait_until_asked()
        if update["result"] is not None:
            break
        while page.plans is None or page.plans["version"] != update["decision"]:
            page.wait_for("plans")
        plan = max(page.plans["plans"], key=lambda plan: plan["now"])
        answer = page.act(*plan["actions"][: plan["now"]])
        assert answer["type"] == "accepted"
        longest = max(longest, plan["now"])
        if plan["now"] > 1:
            told = next(entry for entry in page.entries if entry["version"] == answer["version"])
            gained = [0, 0]
            for event in told["events"]:
                if event["type"] == "scored":
                    gained[event["seat"]] += event["values"]["points"]
            assert gained[0] >= plan["points"][0], "at least what was promised; chance may add"
    assert longest > 2


def test_a_sealed_choice_is_forecast_but_only_the_card_is_sent(ana: Person) -> None:
    page = ana.sit(ana.new_table("me random")["id"])
    page.wait_until_asked()
    plans = page.wait_for("plans")["plans"]
    assert all(plan["now"] == 1 and plan["actions"][0].startswith("choose ") for plan in plans)
    assert any(len(plan["actions"]) > 1 for plan in plans)
    assert all(plan["picks"][: plan["now_picks"]] == [plan["actions"][0].removeprefix("choose ")] for plan in plans)


def test_a_rematch_seats_everybody_one_on(ana: Person) -> None:
    table = ana.new_table("me random")
    assert ana.http.post(f"/api/tables/{table['id']}/rematch").status_code == 409
    ana.sit(table["id"]).play_on()
    again = ana.http.post(f"/api/tables/{table['id']}/rematch").json()
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in reversed(table["seats"])]
    assert [seat["colour"] for seat in table["seats"]] == [0, 1]
    assert [seat["colour"] for seat in again["seats"]] == [1, 0], "who played blue plays blue"
    assert again["options"] == table["options"]
    assert again["commitment"] != table["commitment"]
    assert ana.http.post(f"/api/tables/{table['id']}/rematch").json()["id"] == again["id"], "one rematch for all"
    assert ana.get(f"/api/tables/{table['id']}")["next"] == again["id"]
    page = ana.sit(again["id"])
    assert page.seat == 1
    page.play_on()
