"""Passkeys and recovery codes: whose they are, how often they work, at which addresses. A browser test signs with one."""

import base64
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.kernel.refusals import Refused
from ludoteca.server.accounts import passkeys
from ludoteca.server.accounts.passkeys import PasskeyService, Site
from ludoteca.server.http.routes.passkeys import site_of
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage.repository import Repository
from tests.server.database import somebody, with_database
from tests.server.harness import Message, Person, Server

WRONG_CODES = 40
"""A few more than one network was once allowed in an hour."""


def answer_to(challenge: str, kind: str = "webauthn.get") -> Message:
    data = json.dumps({"type": kind, "challenge": challenge, "origin": "http://localhost"}).encode()
    encoded = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": encoded}}


def code_of(answer_body: Message) -> str:
    code: str = answer_body["error"]["code"]
    return code


@pytest.mark.parametrize(
    ("public", "host", "site"),
    [
        ("", "localhost:8080", Site("localhost", ["http://localhost:8080", "https://localhost:8080"])),
        ("", "Laptop.local", Site("laptop.local", ["http://laptop.local", "https://laptop.local"])),
        ("", "192.168.1.5:8080", None),
        ("", "[::1]:8080", None),
        ("https://play.example.org/", "10.0.0.1:8081", Site("play.example.org", ["https://play.example.org"])),
        ("http://192.168.1.5/", "localhost", None),
    ],
)
def test_the_site_is_the_public_one_or_the_host_that_was_asked(public: str, host: str, site: Site | None) -> None:
    assert site_of(Settings("127.0.0.1", 8080, public, "", Limits()), host) == site


def test_a_page_is_told_why_there_are_no_passkeys(ana: Person) -> None:
    assert ana.get("/api/me/passkeys")["why_not"] == ""
    by_number = ana.http.get("/api/me/passkeys", headers={"Host": f"127.0.0.1:{ana.server.port}"})
    assert by_number.json()["why_not"] == "no-name"


def test_a_challenge_is_answered_once_and_by_whom_it_was_made_for(server: Server) -> None:
    visitor = Person(server, "")
    options = visitor.http.post("/api/passkeys/begin").json()["options"]
    assert (options["rpId"], options.get("allowCredentials", [])) == ("localhost", [])
    credential = answer_to(options["challenge"])
    first = visitor.http.post("/api/passkeys/sign-in", json={"credential": credential})
    assert (first.status_code, code_of(first.json())) == (403, "passkey-unknown")
    again = visitor.http.post("/api/passkeys/sign-in", json={"credential": credential})
    assert code_of(again.json()) == "passkey-late", "it is used up, though it did not help"


def test_nobody_adds_a_passkey_with_the_challenge_of_somebody_else(ana: Person, ben: Person) -> None:
    options = ana.http.post("/api/passkeys/new").json()["options"]
    assert options["user"]["name"] == "Ana"
    credential = answer_to(options["challenge"], "webauthn.create")
    taken = ben.http.post("/api/me/passkeys", json={"credential": credential})
    assert code_of(taken.json()) == "passkey-late"
    own = ana.http.post("/api/me/passkeys", json={"credential": credential})
    assert code_of(own.json()) == "passkey-wrong", "there is no signature in it"
    assert ana.get("/api/me/passkeys")["passkeys"] == []


@pytest.mark.parametrize(
    "credential", [{}, {"response": 1}, {"response": {}}, {"response": {"clientDataJSON": "?"}}, answer_to("nonsense")]
)
def test_nonsense_is_refused(server: Server, credential: Message) -> None:
    answer = Person(server, "").http.post("/api/passkeys/sign-in", json={"credential": credential})
    assert (answer.status_code, code_of(answer.json())) in ((403, "passkey-wrong"), (403, "passkey-late"))


def test_what_is_mine_is_for_nobody_else(server: Server, ana: Person, ben: Person) -> None:
    stranger = Person(server, "")
    for method, path in (
        ("GET", "passkeys"),
        ("POST", "codes"),
        ("DELETE", "passkeys/AAAA"),
    ):
        assert stranger.http.request(method, f"/api/me/{path}").status_code == 401
    assert stranger.http.post("/api/passkeys/new").status_code == 401
    assert ben.http.delete("/api/me/passkeys/AAAA").status_code == 403


def test_a_recovery_code_works_once_and_newer_ones_replace_older(ana: Person) -> None:
    old = ana.http.post("/api/me/codes").json()["codes"]
    codes = ana.http.post("/api/me/codes").json()["codes"]
    assert len({*old, *codes}) == 16
    assert ana.get("/api/me/passkeys")["codes"] == 8

    def recover(code: str) -> tuple[int, str]:
        device = Person(ana.server, "")
        answer = device.http.post("/api/passkeys/recover", json={"code": code})
        return answer.status_code, device.get("/api/me")["name"]

    assert recover(old[0]) == (403, "")
    assert recover(codes[0].lower()) == (201, "Ana")
    assert recover(codes[0]) == (403, "")
    assert ana.get("/api/me/passkeys")["codes"] == 7
    for file in ana.server.data.glob("ludoteca.sqlite3*"):
        assert codes[1].replace("-", "").encode() not in file.read_bytes()
    taken = ana.http.post("/api/passkeys/recover", json={"code": codes[1]})
    assert code_of(taken.json()) == "somebody-here", "a code is not used up by asking"
    assert recover(codes[1]) == (201, "Ana")


def test_wrong_codes_lock_nobody_out(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, guesser = Person(server, "Ana"), Person(server, "")
        right = ana.http.post("/api/me/codes").json()["codes"][0]
        for number in range(WRONG_CODES):
            answer = guesser.http.post("/api/passkeys/recover", json={"code": f"AAAA-{number}"})
            assert code_of(answer.json()) == "recovery-wrong"
        phone = Person(server, "")
        assert phone.http.post("/api/passkeys/recover", json={"code": right}).json()["name"] == "Ana"
        ana.http.post("/api/me/delete", json={"name": "Ana"}).raise_for_status()
        server.stop()
        with closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database:
            assert database.execute("select count(*) from recovery_codes").fetchone() == (0,)


def test_challenges_are_bounded_in_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST_CHALLENGES", 3)

    async def work(repository: Repository) -> None:
        await repository.add_person(somebody(1), b"1")
        service = PasskeyService(repository)
        for _ in range(3):
            await service.begin_sign_in(Site("localhost", []))
        with pytest.raises(Refused) as refused:
            await service.begin_sign_in(Site("localhost", []))
        assert refused.value.refusal.id == "too-fast"

    with_database(tmp_path, work)
