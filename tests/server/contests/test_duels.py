"""A duel: two people play the same dice, and neither sees the other game before finishing."""

import pytest

from ludoteca.server.tables import seeds
from tests.server.contests.games import as_in, by_chance, challenge, digest, enter, moves, play, refusal
from tests.server.harness import Person, Server


def finished(person: Person, seats: str = "me random random", game: str = "great-split") -> str:
    table = person.new_table(seats, game)["id"]
    play(person, table, by_chance(5))
    return str(table)


@pytest.mark.parametrize(
    ("game", "seats"), [("great-split", "random me random random"), ("mille-fiori", "me random easy")]
)
def test_equal_play_gives_the_same_game(ana: Person, ben: Person, game: str, seats: str) -> None:
    """Though the bots of the first game drew their moves from the system, and thought by the clock."""
    first = finished(ana, seats, game)
    deal = challenge(ana, first)
    own = moves(ana, first)
    again = enter(ben, deal["id"])
    play(ben, again, as_in(own, deal["seat"]))
    assert digest(ben, again) == digest(ana, first)
    compared = ben.get(f"/api/deals/{deal['id']}/compare?left={first}&right={again}")
    assert compared["same"]
    assert compared["parted"] is None
    assert all(roll["left"] == roll["right"] for roll in compared["rolls"])


def test_who_plays_otherwise_gets_the_same_dice(server: Server, ana: Person, ben: Person) -> None:
    """And two who do so in the same way play the same game again: bots have streams of their own."""
    first = finished(ana, "me random easy", "mille-fiori")
    deal = challenge(ana, first)
    own = moves(ana, first)
    tables = []
    for person in (ben, Person(server, "Carla")):
        tables.append(enter(person, deal["id"]))
        play(person, tables[-1], as_in(own, 0, until=6))
    assert digest(ben, tables[0]) == digest(ben, tables[1]) != digest(ben, first)
    compared = ben.get(f"/api/deals/{deal['id']}/compare?left={first}&right={tables[0]}")
    assert not compared["same"]
    parted = compared["parted"]
    mine, others = (ben.get(f"/api/tables/{table}/replay?eyes=table") for table in (first, tables[0]))
    before = [entry["events"] for entry in mine["entries"][: parted["left"] - 1]]
    assert before == [
        [{**event, "parts": [part.replace("Ben", "Ana") for part in event["parts"]]} for event in entry["events"]]
        for entry in others["entries"][: parted["right"] - 1]
    ]
    assert parted["left_texts"] != parted["right_texts"]
    assert len(compared["rolls"]) >= 5
    for side in ("left", "right"):
        assert sum(roll[side] for roll in compared["rolls"]) == compared[side]["result"]["scores"][0]
    dealt = [
        [event["values"] for entry in game["entries"] for event in entry["events"] if event["type"] == "dealt"]
        for game in (mine, others)
    ]
    shared = min(map(len, dealt))
    assert dealt[0][:shared] == dealt[1][:shared] != []


def test_nothing_is_seen_before_the_own_end(server: Server, ana: Person, ben: Person) -> None:
    first = finished(ana)
    deal = challenge(ana, first)
    closed = ben.get(f"/api/deals/{deal['id']}")
    assert closed["state"] == "enter"
    assert [(entry["score"], entry["rank"], entry["table"]) for entry in closed["entries"]] == [(None, None, None)]
    for path in ("", "/replay", "/finish", "/record", "/positions/1", "/analysis"):
        assert refusal(ben, f"/api/tables/{first}{path}") == "deal-closed"
    assert refusal(ben, f"/t/{first}/picture.png") == "deal-closed"
    own = enter(ben, deal["id"])
    assert enter(ben, deal["id"]) == own, "the same table again"
    assert refusal(ben, f"/api/tables/{first}/finish") == "deal-closed"
    assert refusal(ana, f"/api/tables/{own}/replay") != "", "a running game is nobody else's"
    play(ben, own, by_chance(1))
    opened = ben.get(f"/api/deals/{deal['id']}")
    assert opened["state"] == "done"
    assert {entry["table"] for entry in opened["entries"]} == {first, own}
    assert sorted(entry["rank"] for entry in opened["entries"]) in ([1, 2], [1, 1])
    assert ben.get(f"/api/tables/{first}/finish")["table"] == first


def test_the_seed_is_that_of_the_first_game(ana: Person, ben: Person) -> None:
    """Committed before its first move: whoever challenges could not have chosen it."""
    table = ana.new_table("me random", "great-split")
    play(ana, table["id"], by_chance(2))
    deal = challenge(ana, table["id"])
    assert deal["commitment"] == table["commitment"]
    own = enter(ben, deal["id"])
    play(ben, own, by_chance(3))
    done = ben.get(f"/api/tables/{own}/finish")
    proof = seeds.SeedProof(**done["proof"])
    assert proof.commitment == table["commitment"]
    assert seeds.check(proof, done["record"]) == []
    assert proof == seeds.SeedProof(**ana.get(f"/api/tables/{table['id']}/finish")["proof"])


def test_who_saw_a_game_may_not_play(server: Server, ana: Person, ben: Person) -> None:
    table = ana.new_table("me random", "great-split")["id"]
    ben.http.get(f"/api/tables/{table}").raise_for_status()
    watching = ben.sit(table)
    play(ana, table, by_chance(2))
    watching.close()
    deal = challenge(ana, table)["id"]
    assert refusal(ben, f"/api/deals/{deal}/enter", {}) == "duel-saw"
    assert ben.get(f"/api/deals/{deal}")["state"] == "barred"
    assert "seen a game of this duel" in ben.get(f"/api/deals/{deal}")["why"]
    assert refusal(ana, f"/api/deals/{deal}/enter", {}) == "duel-played"
    # Somebody else in the same browser
    ben.http.cookies.delete(f"ludoteca-{server.port}")
    ben.http.put("/api/me", json={"name": "Dora"}).raise_for_status()
    assert refusal(ben, f"/api/deals/{deal}/enter", {}) == "duel-browser-saw"


def test_who_only_wants_to_look_gives_up_playing(ana: Person, ben: Person) -> None:
    table = finished(ana)
    deal = challenge(ana, table)["id"]
    looked = ben.http.post(f"/api/deals/{deal}/look").json()
    assert looked["open"]
    assert looked["state"] == "barred"
    assert ben.get(f"/api/tables/{table}/finish")["table"] == table
    assert refusal(ben, f"/api/deals/{deal}/enter", {}) == "duel-saw"


def test_a_duel_as_a_new_table(ana: Person, ben: Person) -> None:
    """Both can play at the same time."""
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = ana.http.post("/api/duels", json={"game": "great-split", "seats": seats}).json()
    assert table["deal"]["kind"] == "duel"
    deal = table["deal"]["id"]
    own = enter(ben, deal)
    choices = by_chance(9), by_chance(9)
    for person, id, choose in ((ben, own, choices[0]), (ana, table["id"], choices[1])):
        play(person, id, choose)
    assert digest(ana, own) == digest(ana, table["id"])
    two = [*seats, {"kind": "open"}]
    assert refusal(ana, "/api/duels", {"game": "great-split", "seats": two}) == "duel-seats"


def test_nobody_looks_ahead_by_taking_back(ana: Person, ben: Person) -> None:
    """Neither by agreement, though the bots of the first table would have agreed, nor by undo: a bot has answered."""
    deal = challenge(ana, finished(ana, "me random", "mille-fiori"))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    new = ana.http.post("/api/duels", json={"game": "mille-fiori", "seats": seats, "takebacks": True}).json()
    for person, table in ((ben, enter(ben, deal["id"])), (ana, new["id"])):
        page = person.sit(table)
        assert not page.table["takebacks"]
        for _ in range(3):
            page.act(page.wait_until_asked()["position"]["legal"][0])
        page.wait_until_asked()
        page.say("takeback")
        assert page.wait_for("refused")["code"] == "no-takebacks"
        assert page.update is not None
        before = page.update["version"]
        while page.update["undo"]:  # what the own move alone has shown
            page.undo()
            page.wait_until(lambda page=page, at=page.update["version"]: page.update["version"] > at)  # type: ignore[misc]
        assert page.undo()["type"] == "refused"
        answered = [entry for entry in page.entries if entry["seat"] == 1 and entry["kind"] == "act"]
        undone = {version for entry in page.entries for version in entry["undone"]}
        assert not undone & set(range(1, answered[-1]["version"] + 1)), (before, undone)


def test_only_a_fair_game_becomes_a_duel(ana: Person, ben: Person) -> None:
    running = ana.new_table("me random", "great-split")["id"]
    assert refusal(ana, f"/api/tables/{running}/duel", {}) == "duel-not-over"
    table = finished(ana, "me random")
    assert refusal(ben, f"/api/tables/{table}/duel", {}) == "duel-not-alone"
    branch = ana.http.post(f"/api/tables/{table}/branch", json={"version": 3, "seat": 0, "bot": "random"}).json()
    play(ana, branch["id"], by_chance(1))
    assert refusal(ana, f"/api/tables/{branch['id']}/duel", {}) == "duel-from-position"
    assert refusal(ana, "/api/deals/nonsense") == "deal-unknown"
    deal = challenge(ana, table)["id"]
    assert challenge(ana, table)["id"] == deal
    own = enter(ben, deal)
    names = [seat["name"] for seat in ben.get(f"/api/tables/{own}")["seats"]]
    change = {"seats": [{"seat": 1}, {"seat": 0}], "names": names}
    assert refusal(ben, f"/api/tables/{own}/seats", change) == "deal-fixed"
    assert refusal(ben, f"/api/tables/{own}/leave", {}) == "cannot-leave"
