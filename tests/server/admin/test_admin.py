"""`ludoteca admin` on a running server, and on a database without one."""

import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.cli.main import main
from tests.server.harness import Person, Server

Capture = pytest.CaptureFixture[str]


class Admin:
    """Runs the command in this process, and returns what it prints."""

    def __init__(self, data: Path, capture: Capture) -> None:
        self._place = ["--data-dir", str(data)]
        self._capture = capture

    def __call__(self, *arguments: str) -> str:
        code = main(["admin", *arguments, *self._place, "--language", "en"])
        told = self._capture.readouterr()
        assert code == 0, told.err
        return told.out

    def refused(self, *arguments: str, language: str = "en") -> str:
        code = main(["admin", *arguments, *self._place, "--language", language])
        told = self._capture.readouterr()
        assert (code, told.out, told.err.count("\n")) == (2, "", 1), told
        return told.err

    def id_of(self, name: str) -> str:
        (line,) = self("people", name).splitlines()
        return line.split()[0]


@pytest.fixture
def admin(server: Server, capsys: Capture) -> Admin:
    return Admin(server.data, capsys)


def everything(data: Path) -> str:
    with closing(sqlite3.connect(data / "ludoteca.sqlite3")) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        return repr([list(database.execute(f"select * from {name}")) for name in names])


def test_who_is_muted_plays_but_does_not_write(server: Server, admin: Admin) -> None:
    noisy = Person(server, "Noisy Neville")
    page = noisy.sit(noisy.new_table("me random")["id"])
    page.say("chat", text="first", key="1")
    assert page.answer("1")["type"] == "accepted"
    id = admin.id_of("noisy nev")
    assert admin("mute", id) == "Muted: they can play, but not write.\n"
    assert "(muted)" in admin("people", id)
    page.say("chat", text="second", key="2")
    answer = page.answer("2")
    assert (answer["code"], "muted" in answer["text"]) == ("muted", True)
    assert page.act(page.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"
    admin("unmute", id)
    page.say("chat", text="third", key="3")
    assert page.answer("3")["type"] == "accepted"
    assert [line["text"] for line in page.chat] == ["first", "third"]


def test_a_table_is_closed_under_those_who_play(server: Server, admin: Admin, ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    page = ana.sit(table)
    page.wait_until_asked()
    assert table in admin("tables", table, "--status", "playing")
    assert admin("close", table) == f"Table {table} is closed.\n"
    page.wait_until(lambda: page.table["status"] == "closed")
    assert admin("tables", table, "--status", "playing") == "Nothing found.\n"
    assert "already over" in admin.refused("close", table)


def test_a_new_name_is_everywhere(server: Server, admin: Admin, ben: Person) -> None:
    rude = Person(server, "Rudolf Rude")
    table = rude.new_table("me open")
    page, other = rude.sit(table["id"]), ben.join(table)
    page.say("chat", text="hello")
    other.wait_until(lambda: bool(other.chat))
    page.wait_until_asked()
    assert admin("rename", admin.id_of("Rudolf"), "  Ben\t") == "Renamed, at one table too.\n"
    assert other.closed_with() == 1012
    again = ben.sit(table["id"])
    again.wait_for("update")
    assert [seat["name"] for seat in again.table["seats"]] == ["Ben 2", "Ben"]
    assert again.chat[0]["name"] == "Ben 2"
    assert rude.get("/api/me")["name"] == "Ben"
    assert "Rudolf" not in everything(server.data)
    mine = rude.sit(table["id"])
    assert mine.act(mine.wait_until_asked()["position"]["legal"][0])["type"] == "accepted"


def test_whoever_is_removed_leaves_nothing_but_their_moves(server: Server, admin: Admin, ben: Person) -> None:
    gone = Person(server, "Zacharias")
    lonely = gone.new_table("me random")["id"]
    gone.sit(lonely).play_on()
    table = gone.new_table("me open", terms={"public": True})
    waiting = gone.new_table("me open open")
    ben.join(waiting)
    watched = ben.new_table("me random", terms={"public": True})["id"]
    page, other = gone.sit(table["id"]), ben.join(table)
    page.say("note", text="zzz my plan")
    page.say("chat", text="zzz hello", key="1")
    page.answer("1")
    page.act(page.wait_until_asked()["position"]["legal"][0])
    looking = gone.sit(watched)
    looking.say("chat", text="zzz watching", key="2")
    looking.answer("2")
    id = admin.id_of("Zacharias")
    assert "would remove “Zacharias” from 4 tables" in admin("remove", id)
    assert gone.get("/api/me")["name"] == "Zacharias"
    assert admin("remove", id, "--yes") == "Removed “Zacharias” from 4 tables, and everything they wrote.\n"
    assert gone.get("/api/me")["name"] == ""
    stored = everything(server.data)
    assert [text for text in (id, "Zacharias", "zzz") if text in stored] == []
    assert [seat["name"] for seat in ben.get(f"/api/tables/{lonely}")["seats"]] == ["N. N.", "Random"]
    assert ben.get(f"/api/tables/{waiting['id']}")["host"]
    assert other.closed_with() == 1012
    again = ben.sit(table["id"])
    assert [seat["name"] for seat in again.table["seats"]] == ["N. N.", "Ben"]
    assert again.play_on(2)["version"] > 3  # a bot plays for them


def test_everything_about_a_person_can_be_exported(server: Server, admin: Admin, tmp_path: Path) -> None:
    page = (person := Person(server, "Exporta")).sit(person.new_table("me random")["id"])
    page.say("note", text="my plan")
    page.say("chat", text="good luck", key="1")
    page.answer("1")
    page.play_on()
    id, file = admin.id_of("Exporta"), tmp_path / "exporta.json"
    assert admin("export", id, str(file)) == f"Written to {file}.\n"
    told = json.loads(file.read_text())
    own = person.http.get("/api/me/export").json()
    for each in (told, own):  # the same file as on the person's own page, but for the moment
        del each["exported"]
    assert told == own
    assert told["person"][0]["name"] == "Exporta"
    (table,) = told["tables"]
    assert (table["note"], table["chat"][0]["text"]) == ("my plan", "good luck")
    assert table["record"].startswith("ludoteca")
    assert not {"token_hash", "secret", "hash"} & {
        name for rows in told.values() if isinstance(rows, list) for row in rows for name in row
    }
    assert json.loads(admin("export", id))["tables"] == told["tables"]
    assert "can't be written" in admin.refused("export", id, str(tmp_path / "no" / "where"))


def test_nonsense_is_refused_in_one_line(server: Server, admin: Admin, tmp_path: Path, capsys: Capture) -> None:
    for arguments, said in [
        (("burn",), "is not one of tables, people"),
        (("close",), "ludoteca admin close TABLE"),
        (("close", "no-such-table"), "does not exist"),
        (("close", "../x"), "does not exist"),
        (("mute", ""), "ludoteca admin mute PERSON"),
        (("mute", "nobody"), "nobody with this id"),
        (("rename", "nobody"), "Another name"),
        (("rename", "nobody", "x"), "nobody with this id"),
        (("remove", "nobody", "--yes"), "nobody with this id"),
        (("export", "nobody"), "nobody with this id"),
        (("slow", "x"), "takes no values"),
        (("tables", "--status", "burning"), "one of waiting"),
        (("people", "--status", "over"), "goes with `tables`"),
        (("mute", "nobody", "--yes"), "does not ask"),
    ]:
        assert said in admin.refused(*arguments)
    assert "nadie con ese identificador" in admin.refused("mute", "nobody", language="es")
    Person(server, "Nameless Nora")
    assert "at least one letter" in admin.refused("rename", admin.id_of("Nameless Nora"), "\x00 \x07")
    nowhere = Admin(tmp_path / "nowhere", capsys)
    assert "There is no database" in nowhere.refused("people")
    assert not (tmp_path / "nowhere").exists()


def test_only_who_can_read_the_file_is_the_admin(server: Server, ana: Person) -> None:
    file = server.data / "ludoteca.sqlite3.server"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    secret = json.loads(file.read_text())["secret"]
    people = json.dumps({"command": "people"})
    for shown in ("", "Bearer", f"Bearer {secret[:-1]}", f"Basic {secret}"):
        refused = ana.http.post("/api/admin", content=people, headers={"Authorization": shown})
        assert refused.status_code == 404, shown
    admitted = {"Authorization": f"Bearer {secret}"}
    assert ana.http.post("/api/admin", content=people, headers=admitted).status_code == 200
    for rubbish in ("", "[]", '{"command": "burn"}', '{"command": "people", "more": 1}', "[" * 10_000):
        assert ana.http.post("/api/admin", content=rubbish, headers=admitted).status_code == 400, rubbish
    foreign = admitted | {"Origin": "http://elsewhere.example"}
    assert ana.http.post("/api/admin", content=people, headers=foreign).status_code == 403


def test_a_server_is_not_needed_and_what_is_slow_is_listed(tmp_path: Path, capsys: Capture) -> None:
    admin = Admin(tmp_path, capsys)
    with Server(tmp_path, slow_seconds="0") as server:
        ana, ben = Person(server, "Ana"), Person(server, "Ben")
        table = ana.new_table("me open")
        page = ana.sit(table["id"])
        ben.join(table)
        page.act(page.wait_until_asked()["position"]["legal"][0])
        slow = admin("slow")
        for what in ("commit\n", f"move at table {table['id']}", "POST /api/join", f"load table {table['id']}"):
            assert what in slow
        server.stop()
    assert not (tmp_path / "ludoteca.sqlite3.server").exists()
    assert admin("slow") == "Nothing was slow lately.\n"
    admin("remove", admin.id_of("Ben"), "--yes")
    admin("close", table["id"])
    (line,) = admin("tables").splitlines()
    assert "closed" in line
    assert line.endswith("Ana, N. N.")
    assert "Ben" not in everything(tmp_path)
