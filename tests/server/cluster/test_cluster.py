"""Three servers on one PostgreSQL database: each can serve every table, and each may be killed."""

import contextlib
import io
import time
from collections.abc import Callable, Iterator
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.cli.main import main
from tests.server.cluster.harness import Cluster, go_on, pause
from tests.server.contests.games import play_table, seats_of
from tests.server.contests.test_evenings import Following, evening_of, in_round
from tests.server.harness import Message, Page, Person, Server
from tests.server.lobby.test_devices import another_device
from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster"), postgres.create("cluster"), 3) as running:
        yield running


@pytest.fixture(autouse=True)
def _all_back(cluster: Cluster) -> Iterator[None]:
    yield
    cluster.together()


def at(cluster: Cluster, number: int, act: Callable[[], Page]) -> Page:
    """Does something with a connection to this server."""
    cluster.alone(cluster.servers[number])
    return act()


def connected(person: Person, table: str, since: int | None = None) -> Page:
    """As a page does: again and again, until a server has the table."""
    deadline = time.monotonic() + 60
    while True:
        try:
            return person.sit(table, since)
        except (ConnectionClosed, OSError, TimeoutError):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_people_at_different_servers_sit_at_one_table(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    table = ana.new_table("me open", terms={"public": True})
    first = at(cluster, 0, lambda: ana.sit(table["id"]))
    cluster.alone(cluster.servers[1])
    ben = Person(cluster, "Ben")
    second = ben.join(table)
    cluster.alone(cluster.servers[2])
    cleo = Person(cluster, "Cleo")
    third = cleo.sit(table["id"])
    first.wait_until(lambda: first.update is not None)
    second.wait_until(lambda: second.update is not None)
    first.wait_until(lambda: first.status is not None and first.status["here"] == [0, 1])
    first.say("chat", text="hello")
    second.wait_until(lambda: [line["text"] for line in second.chat] == ["hello"])
    third.wait_until(lambda: [line["text"] for line in third.chat] == ["hello"])
    play_to_the_end([first, second])
    third.wait_until(lambda: third.update is not None and third.update["result"] is not None)
    assert [entry["version"] for entry in third.entries] == list(range(1, len(third.entries) + 1))
    record = ludoteca.record_from_text(cleo.get(f"/api/tables/{table['id']}/finish")["record"])
    assert third.update is not None
    played = record.replay(ludoteca.game(record.game).rules(record.players, record.options))
    assert played.result.to_json() == third.update["result"]


def play_to_the_end(pages: list[Page]) -> None:
    """Two people, each at a server of their own."""
    answer: Message = {"version": 0}
    while True:
        for page in pages:
            while page.update is None or page.update["version"] < answer["version"]:
                page.hear()
        updates = [page.update for page in pages if page.update]
        if updates[0]["result"] is not None:
            return
        mover = next(page for page, update in zip(pages, updates, strict=True) if update["decision"] is not None)
        assert mover.update is not None
        answer = mover.act(mover.update["position"]["legal"][0])
        assert answer["type"] == "accepted"


def test_the_lobby_of_another_server_knows_who_is_there(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    table = ana.new_table("me open", terms={"public": True})["id"]
    page = ana.sit(table)
    page.wait_for("status")
    cluster.alone(cluster.servers[1])
    ben = Person(cluster, "Ben")

    def here() -> list[bool]:
        listed = [each for each in ben.get("/api/lobby")["open"] if each["id"] == table]
        return [seat["here"] for seat in listed[0]["seats"]]

    wait_until(lambda: here()[0])
    page.close()
    wait_until(lambda: not here()[0])


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_name_changed_at_one_server_is_known_at_the_others(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    cluster.alone(cluster.servers[1])
    again = Person(cluster, "")
    again.http.cookies.update(ana.http.cookies)
    assert again.get("/api/me")["name"] == "Ana"
    ana.http.put("/api/me", json={"name": "Anna"}).raise_for_status()
    wait_until(lambda: again.get("/api/me")["name"] == "Anna")


def everywhere(cluster: Cluster, person: Person, table: str) -> list[Page]:
    """The table's pages through each server: one has it, the others forward to it."""
    return [at(cluster, number, lambda: person.sit(table)) for number in range(len(cluster.servers))]


def test_a_device_ended_at_one_server_is_signed_out_at_all(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    tables = [ana.new_table("me random")["id"], ana.new_table("me random")["id"]]
    phone = another_device(ana)
    owned = [at(cluster, number, lambda number=number: phone.sit(tables[number])) for number in (0, 1)]  # type: ignore[misc]
    pages = [*owned, *everywhere(cluster, phone, tables[1])]
    cluster.alone(cluster.servers[2])
    here = Person(cluster, "")
    here.http.cookies.update(ana.http.cookies)
    own = here.sit(tables[0])
    (gone,) = [each["id"] for each in here.get("/api/me/devices")["devices"] if not each["here"]]
    here.http.delete(f"/api/me/devices/{gone}").raise_for_status()
    assert [page.closed_with() for page in pages] == [4005] * len(pages)
    for server in cluster.servers:
        cluster.alone(server)
        again = Person(cluster, "")
        again.http.cookies.update(phone.http.cookies)
        wait_until(lambda again=again: again.get("/api/me")["name"] == "")  # type: ignore[misc]
    own.say("ping")
    assert own.wait_for("pong")


def test_who_is_deleted_at_one_server_is_gone_at_all(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    zoe, ben = Person(cluster, "Zoe"), Person(cluster, "Ben")
    table = zoe.new_table("me open")
    first = zoe.sit(table["id"])  # at this server
    other = ben.join(table)
    first.act(first.wait_until_asked()["position"]["legal"][0])
    pages = everywhere(cluster, zoe, table["id"])
    cluster.alone(cluster.servers[1])
    here = Person(cluster, "")
    here.http.cookies.update(zoe.http.cookies)
    here.http.post("/api/me/delete", json={"name": "Zoe"}).raise_for_status()
    assert [page.closed_with() for page in (first, *pages)] == [4005] * (len(pages) + 1)
    assert other.closed_with() == 1012, "the table is read anew"
    for server in cluster.servers:
        cluster.alone(server)
        again = Person(cluster, "")
        again.http.cookies.update(zoe.http.cookies)
        wait_until(lambda again=again: again.get("/api/me")["name"] == "")  # type: ignore[misc]
    page = connected(ben, table["id"])
    assert [(seat["name"], seat["standin"]) for seat in page.table["seats"]] == [("N. N.", "resigned"), ("Ben", "")]
    assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"


def test_an_evening_is_followed_at_every_server(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    people, evening = evening_of(cluster, 4, players=2, boards=2)
    path = f"/api/evenings/{evening['id']}"
    followers: list[Following] = []
    for server in cluster.servers:
        cluster.alone(server)
        followers.append(Following(Person(cluster, "Zuzanna"), evening["id"]))
    people[0].http.post(f"{path}/rounds/1").raise_for_status()
    for number in (1, 2):
        for page in followers:
            page.wait_until(in_round(number))
        for at_server, table in enumerate(sorted({person.get(path)["mine"] for person in people})):
            cluster.alone(cluster.servers[at_server])  # each table at a server of its own
            play_table([person for person in people if seats_of(person, table)], table, Random(number))
    for page in followers:
        page.wait_until(lambda told: bool(told["over"]))


def test_commands_over_http_reach_the_server_that_has_the_table(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    table = ana.new_table("me open open")
    page = ana.sit(table["id"])
    page.wait_for("status")
    cluster.alone(cluster.servers[2])
    guest = Person(cluster, "")
    joined = guest.http.post("/api/join", json={"code": table["invite"], "name": "Teo"})
    assert (joined.status_code, joined.json()["seats"][1]["name"]) == (201, "Teo")
    assert guest.get("/api/me")["name"] == "Teo", "the cookie comes back through the other server"
    page.wait_until(lambda: page.table["seats"][1]["name"] == "Teo")
    refused = guest.http.post(f"/api/tables/{table['id']}/close")
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-host")
    names = [seat["name"] for seat in joined.json()["seats"]]
    wanted = [{"seat": 0, "kind": "keep"}, {"seat": 1, "kind": "open"}, {"seat": 2, "kind": "bot", "bot": "random"}]
    elsewhere = Person(cluster, "")
    elsewhere.http.cookies.update(ana.http.cookies)
    arranged = elsewhere.http.post(f"/api/tables/{table['id']}/seats", json={"names": names, "seats": wanted})
    assert arranged.status_code == 201, arranged.text
    page.wait_until(lambda: page.table["seats"][2]["kind"] == "bot")


def test_an_admin_reaches_tables_of_every_server(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Adminanda")
    tables = []
    for server in cluster.servers:
        cluster.alone(server)
        table = ana.new_table("me random", terms={"public": True})["id"]
        page = connected(ana, table)
        page.wait_until(lambda page=page: page.table["status"] == "playing")  # type: ignore[misc]
        tables.append((table, page))
    cluster.together()
    place = ["--database", cluster.servers[0].database, "--language", "en"]
    with contextlib.redirect_stdout(io.StringIO()) as told:
        assert main(["admin", "people", "Adminanda", *place]) == 0
        person = told.getvalue().split()[0]
        assert main(["admin", "rename", person, "Berta", *place]) == 0
    for table, page in tables:
        assert page.closed_with() == 1012
        assert connected(ana, table).table["seats"][0]["name"] == "Berta"
        with contextlib.redirect_stdout(io.StringIO()):
            assert main(["admin", "close", table, *place]) == 0
        assert ana.get(f"/api/tables/{table}")["status"] == "closed"
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["admin", "remove", person, "--yes", *place]) == 0
    wait_until(lambda: ana.get("/api/me")["name"] == "")
    for server in cluster.servers:
        cluster.alone(server)
        for table, _ in tables:
            wait_until(lambda table=table: ana.get(f"/api/tables/{table}")["seats"][0]["name"] == "N. N.")  # type: ignore[misc]


def test_nobody_forwards_without_the_secret(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    foreign = {"x-ludoteca-peer": "guess", "Origin": "https://elsewhere.example"}
    assert ana.http.post("/api/tables", json={}, headers=foreign).status_code == 403


def test_killed_again_and_again_the_others_go_on(cluster: Cluster, postgres: Postgres) -> None:
    """Every acknowledged move is there exactly once, whoever is killed; bots and people go on."""
    ana = Person(cluster, "Ana")
    table = ana.new_table("me random random", "mille-fiori")["id"]
    page, moves, kills = connected(ana, table), 0, 0
    seen: list[Message] = []
    acknowledged: list[Message] = []
    while True:
        try:
            update = page.wait_until_asked()
            if update["result"] is not None:
                break
            key = f"move {moves} at {update['version']}"
            answer = page.act(update["position"]["legal"][0], key=key)
            assert answer["type"] == "accepted" or answer["code"] in ("stale", "not-saved"), answer
            if answer["type"] == "accepted":
                acknowledged.append(answer)
                moves += 1
            if moves in (3, 9) and answer["type"] == "accepted":
                victim = owner_of(cluster, postgres, table)
                assert victim is not None
                victim.kill()
                kills += 1
                victim.start()
        except ConnectionClosed:
            seen += page.entries
            page = connected(ana, table, page.update["version"] if page.update else None)
    seen += page.entries
    assert kills == 2
    assert [entry["version"] for entry in seen] == list(range(1, len(seen) + 1)), "each entry once, none missing"
    mine = {entry["version"] for entry in seen if entry["seat"] == 0}
    assert {answer["version"] for answer in acknowledged} <= mine
    assert len(acknowledged) == len({answer["version"] for answer in acknowledged})


def owner_of(cluster: Cluster, postgres: Postgres, table: str) -> Server | None:
    """The server that has this table in memory."""
    asked = f"select url from servers join owners on servers.id = owners.server where table_id = '{table}'"
    url = str(postgres.value(asked, "cluster"))
    return next((server for server in cluster.servers if url.endswith(f":{server.port}")), None)


def test_a_paused_server_is_replaced_and_writes_nothing_when_it_wakes(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    table = ana.new_table("me random")["id"]
    stuck = ana.sit(table)
    update = stuck.wait_until_asked()
    cluster.alone(cluster.servers[1])
    pause(cluster.servers[0])
    try:
        stuck.say("act", key="late", version=update["decision"], actions=[update["position"]["legal"][0]])
        page = connected(ana, table)
        asked = page.wait_until_asked()
        answer = page.act(asked["position"]["legal"][-1])
        assert answer["type"] == "accepted"
    finally:
        go_on(cluster.servers[0])
    assert stuck.closed_with() == 1012
    woken = Person(cluster.servers[0], "")
    wait_until(lambda: woken.http.get("/api/health").status_code == 200)
    page.play_on(5)
    whole = connected(ana, table)
    whole.wait_for("update")
    assert [entry["version"] for entry in whole.entries] == list(range(1, len(whole.entries) + 1))
    assert next(entry for entry in whole.entries if entry["version"] == answer["version"])["seat"] == 0


def test_a_server_that_stops_hands_its_tables_over(cluster: Cluster) -> None:
    cluster.alone(cluster.servers[0])
    ana = Person(cluster, "Ana")
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    answer = page.act(page.wait_until_asked()["position"]["legal"][0])
    cluster.alone(cluster.servers[1])
    assert cluster.servers[0].stop() == 0
    try:
        back = ana.sit(table)
        assert back.wait_for("update")["version"] >= answer["version"]
    finally:
        cluster.servers[0].start()
