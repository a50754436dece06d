"""The game of the day is the same for everybody, the first try counts, and yesterday's best is published."""

from pathlib import Path

from tests.server.contests.games import by_chance, digest, enter, play, refusal
from tests.server.harness import OPEN, Person, Server

NEXT_DAY = "import time; real = time.time_ns; time.time_ns = lambda: real() + 86_400 * 10**9; "
QUICK_BOTS = "import ludoteca.server.contests.days as days; days.USUAL_BOTS = ('random',); "
DAY = "/api/days/pebbles"


def test_one_counted_try_for_everybody_and_the_best_of_yesterday(tmp_path: Path) -> None:
    with Server(tmp_path, first=QUICK_BOTS) as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        today = ana.get(DAY)
        deal = today["deal"]["id"]
        assert ben.get(DAY)["deal"]["commitment"] == today["deal"]["commitment"]
        tables = {}
        for person, seed in ((ana, 1), (ben, 1)):
            tables[person] = enter(person, deal)
            play(person, tables[person], by_chance(seed))
        assert digest(ana, tables[ana]) == digest(ana, tables[ben]), "the same bots and dice"
        again = enter(ana, deal)
        play(ana, again, by_chance(2))
        entries = {entry["table"]: entry for entry in ana.get(f"/api/deals/{deal}")["entries"]}
        assert [entries[id]["counted"] for id in (tables[ana], tables[ben], again)] == [True, True, False]
        assert entries[again]["rank"] is None
        assert [entries[tables[person]]["rank"] for person in (ana, ben)] == [1, 1]
        assert ana.get(DAY)["played"] == 2
        stranger = Person(server, "Zoe")
        assert refusal(stranger, f"/api/tables/{again}/replay") == "deal-closed"
        OPEN.close()
        server.stop()
    with Server(tmp_path, first=NEXT_DAY) as server:
        zoe = Person(server, "Zoe")
        tomorrow = zoe.get(DAY)
        assert tomorrow["deal"]["commitment"] == today["next_commitment"], "drawn and sealed the day before"
        assert tomorrow["best"] in tables.values()
        assert tomorrow["best_name"] in ("Ana", "Ben")
        assert zoe.get(f"/api/tables/{tomorrow['best']}/replay?eyes=table")["last"] > 0, "yesterday's games are open"
        assert refusal(zoe, f"/api/deals/{deal}/enter", {}) == "day-over"
        OPEN.close()


def test_every_game_has_one(ana: Person) -> None:
    for game in ("mille-fiori", "great-split", "castles-of-burgundy"):
        told = ana.get(f"/api/days/{game}")["deal"]
        assert told["bots"].count("medium") == told["players"] - 1 == 2
        assert told["bots"][told["seat"]] == ""
        assert told["state"] == "enter"
    assert refusal(ana, "/api/days/chess") == "game-unknown"
