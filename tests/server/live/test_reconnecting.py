"""Reconnecting: no message is missed or doubled; changes of language; several tabs."""

from random import Random

from tests.server.harness import Message, Page, Person


def test_a_connection_lost_again_and_again_misses_and_doubles_nothing(ana: Person) -> None:
    rng = Random(3)
    table = ana.new_table("me greedy greedy")["id"]
    page = ana.sit(table)
    entries: list[Message] = []
    while True:
        update = page.wait_until_asked()
        if update["result"] is not None:
            break
        page.act(rng.choice(update["position"]["legal"]))
        if rng.random() < 0.4:
            entries += page.entries
            assert page.update is not None
            page.socket.close()
            page = ana.sit(table, since=page.update["version"])
    entries += page.entries
    whole = ana.sit(table)
    whole.wait_for("update")
    assert entries == whole.entries
    assert [entry["version"] for entry in entries] == list(range(1, len(entries) + 1))


def test_a_move_whose_answer_was_lost_is_sent_again_and_counts_once(ana: Person) -> None:
    table = ana.new_table("me open random")["id"]
    ben = Person(ana.server, "Ben")
    join(ana, ben, table)
    page, other = ana.sit(table), ben.sit(table)
    update = page.wait_until_asked()
    first, second = update["position"]["legal"][:2]
    page.say("act", key="k-1", version=update["decision"], actions=[first])
    page.socket.close()  # before the answer
    other.wait_until_asked()
    back = ana.sit(table, since=0)
    back.wait_for("update")
    back.say("act", key="k-1", version=update["decision"], actions=[first])
    assert back.answer("k-1") == {"type": "accepted", "key": "k-1", "version": 1}
    back.say("act", key="k-1", version=update["decision"], actions=[second])
    assert back.answer("k-1")["version"] == 1, "the key decides, not the content"
    fresh = ana.sit(table)
    fresh.wait_for("update")
    assert len([entry for entry in fresh.entries if entry["seat"] == 0]) == 1


def join(host: Person, guest: Person, table: str) -> None:
    code = host.get(f"/api/tables/{table}")["invite"]
    guest.http.post(f"/api/tables/{table}/join", json={"code": code}).raise_for_status()


def test_two_tabs_of_one_seat_see_the_same(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    one = ana.sit(table)
    one.wait_until_asked()
    two = ana.sit(table)
    update = two.wait_until_asked()
    assert two.seat == one.seat == 0
    answer = two.act(update["position"]["legal"][0])
    while one.update is None or one.update["version"] < answer["version"]:
        one.wait_for("update")
    stale = one.act(update["position"]["legal"][1], version=update["decision"])
    assert stale["type"] == "refused"
    assert stale["code"] in ("stale", "not-deciding")


def test_another_language_tells_everything_again(ana: Person) -> None:
    table = ana.new_table("me random random")["id"]
    page = ana.sit(table)
    for _ in range(4):
        page.act(page.wait_until_asked()["position"]["legal"][0])
    page.wait_until_asked()
    page.drain(0.3)
    english = sentences(page)
    page.entries = []
    page.say("language", language="es")
    page.wait_for("update")
    spanish = sentences(page)
    assert len(spanish) == len(english)
    assert spanish != english
    assert [event["values"] for entry in page.entries for event in entry["events"]]
    assert page.wait_for("plans")["plans"]
    page.say("act", key="k", version=0, actions=["sail"])
    assert "mesa" in page.answer("k")["text"]


def sentences(page: Page) -> list[str]:
    return [event["parts"][0] for entry in page.entries for event in entry["events"]]


def test_a_version_the_table_never_had_gets_everything(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    page.act(page.wait_until_asked()["position"]["legal"][0])
    back = ana.sit(table, since=10_000)
    back.wait_for("update")
    assert back.entries[0]["version"] == 1


def test_a_page_that_leaves_in_the_middle_of_its_move_breaks_nothing(ana: Person) -> None:
    """Again and again: the move is sent and the socket closed at once. It counts once or not at all, and play goes on."""
    table = ana.new_table("me random")["id"]
    version = 0
    for number in range(25):
        page = ana.sit(table)
        update = page.wait_until_asked()
        assert [entry["version"] for entry in page.entries] == list(range(1, update["version"] + 1))
        assert update["version"] >= version
        version = update["version"]
        page.say("act", key=f"k{number}", version=update["decision"], actions=[update["position"]["legal"][0]])
        page.socket.close()
    ana.sit(table).play_on()
