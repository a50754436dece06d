"""People, games, tables and pages over HTTP."""

import gzip
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludoteca
from ludoteca.server.http.static_files import NOT_BUILT, Files
from tests.server.harness import Message, Person, Server


def problem(answer: httpx.Response) -> Message:
    found: Message = answer.json()["error"]
    assert found["text"], "every refusal has words"
    assert not found["text"].startswith("refusal-"), found
    return found


# -- people


def test_a_name_makes_a_person_whose_secret_only_the_browser_has(server: Server) -> None:
    visitor = Person(server, "")
    assert visitor.get("/api/me") == {"name": "", "language": ""}
    answer = visitor.http.put("/api/me", json={"name": "  Ana \t María ", "language": "es"})
    assert answer.json() == {"name": "Ana María", "language": "es"}
    cookie = answer.headers["set-cookie"]
    assert re.search(r"; HttpOnly", cookie)
    assert re.search(r"; SameSite=strict", cookie, re.IGNORECASE)
    assert visitor.get("/api/me")["name"] == "Ana María"
    token = cookie.split("=", 1)[1].split(";")[0]
    for file in server.data.glob("ludoteca.sqlite3*"):
        assert token.encode() not in file.read_bytes()


def test_a_second_call_changes_the_name_and_keeps_the_person(ana: Person) -> None:
    table = ana.new_table("me random")["id"]
    ana.http.put("/api/me", json={"name": "Anna"})
    assert ana.get("/api/me")["name"] == "Anna"
    assert [mine["id"] for mine in ana.get("/api/tables")] == [table]


@pytest.mark.parametrize("name", ["", "   ", "\u0000\u0007"])
def test_a_name_must_say_something(server: Server, name: str) -> None:
    answer = Person(server, "").http.put("/api/me", json={"name": name})
    assert answer.status_code == 401
    assert problem(answer)["code"] == "name-missing"


def test_a_stolen_or_made_up_token_is_nobody(server: Server) -> None:
    visitor = Person(server, "")
    visitor.http.cookies.set(f"ludoteca-{server.port}", "x" * 43)
    assert visitor.get("/api/me")["name"] == ""
    assert visitor.http.post("/api/tables", json={"game": "mille-fiori", "seats": []}).status_code == 401


# -- games


def test_games_come_with_their_options_in_words(ana: Person) -> None:
    english = {game["id"]: game for game in ana.get("/api/games?language=en")}
    spanish = {game["id"]: game for game in ana.get("/api/games?language=es")}
    assert sorted(english) == sorted(ludoteca.all_games())
    game = english["mille-fiori"]
    assert (game["title"], game["seats"], game["bots"][0]) == ("Mille Fiori", [2, 4], "random")
    edition = next(option for option in game["options"] if option["name"] == "edition")
    assert [choice["value"] for choice in edition["choices"]] == ["revised", "english"]
    other = next(option for option in spanish["mille-fiori"]["options"] if option["name"] == "edition")
    assert edition["title"] != "edition"
    assert edition["title"] != other["title"]


def test_catalogues_are_served_as_they_are(ana: Person) -> None:
    answer = ana.http.get("/api/games/mille-fiori/words/es")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "game = Mille Fiori" in answer.text
    assert problem(ana.http.get("/api/games/mille-fiori/words/xx"))["code"] == "language-unknown"
    assert problem(ana.http.get("/api/games/chess/words/en"))["code"] == "game-unknown"


def test_what_is_in_a_games_box_can_be_shown_before_a_table_is_made(ana: Person) -> None:
    box = ana.get("/api/games/castles-of-burgundy/box")
    assert "13b" in box["boards"]
    assert ana.get("/api/games/great-split/box") == {}
    assert problem(ana.http.get("/api/games/chess/box"))["code"] == "game-unknown"


# -- tables


def refused_table(ana: Person, language: str = "en", **body: object) -> Message:
    new = {"game": "mille-fiori", "seats": [{"kind": "me"}, {"kind": "open"}]} | body
    answer = ana.http.post("/api/tables", json=new, headers={"Accept-Language": language})
    assert answer.status_code in (400, 404)
    return problem(answer)


def test_rules_are_settled_before_there_is_a_table(ana: Person) -> None:
    def settle(**wish: object) -> httpx.Response:
        return ana.http.post("/api/games/castles-of-burgundy/settle", json=wish)

    settled = settle(players=4, options={"team": True}).json()["options"]
    assert settled["team"] is True
    assert settled["board"] == "12a"
    no = settle(players=3, options={"team": True})
    assert no.status_code == 400
    assert problem(no)["code"] == "team-of-four"
    assert problem(no)["text"] == "The team game is for four players, not 3."  # in the game's own words
    assert problem(ana.http.post("/api/games/chess/settle", json={"players": 2}))["code"] == "game-unknown"


def test_impossible_tables_are_refused_with_the_reason(ana: Person) -> None:
    assert refused_table(ana, game="chess")["code"] == "game-unknown"
    assert refused_table(ana, seats=[{"kind": "me"}])["code"] == "players-wrong"
    assert refused_table(ana, seats=[{"kind": "me"}] * 9)["code"] == "players-wrong"
    assert refused_table(ana, seats=[{"kind": "open"}, {"kind": "open"}])["code"] == "nobody-sits"
    assert refused_table(ana, seats=[{"kind": "me"}, {"kind": "bot", "bot": "deep"}])["code"] == "bot-unknown"
    assert refused_table(ana, options={"edition": "first"})["code"] == "option-value-unknown"
    assert refused_table(ana, options={"speed": 1})["code"] == "option-unknown"
    bad: list[dict[str, Any]] = [
        {"seats": "me"},
        {"seats": [{"kind": "king"}]},
        {"options": {"edition": []}},
        {"more": 1},
    ]
    for broken in bad:
        assert refused_table(ana, **broken)["code"] == "garbage"
    assert refused_table(ana, "es-ES,es;q=0.9", game="chess")["text"] != refused_table(ana, game="chess")["text"]


def test_a_table_is_listed_for_those_who_sit_there(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open")
    assert ana.get(f"/api/tables/{table['id']}")["invite"] == table["invite"]
    seen = ben.get(f"/api/tables/{table['id']}")
    assert seen["invite"] is None
    assert not any(seat["mine"] for seat in seen["seats"])
    assert ben.get("/api/tables") == []
    assert problem(ben.http.get("/api/tables/nowhere"))["code"] == "table-unknown"


def test_joining_needs_the_code_and_a_free_seat(ana: Person, ben: Person) -> None:
    table = ana.new_table("me open")
    path = f"/api/tables/{table['id']}/join"
    assert problem(ben.http.post(path, json={"code": "guess"}))["code"] == "invite-wrong"
    assert ben.http.post(path, json={"code": table["invite"]}).json()["seats"][1] == {
        "kind": "person",
        "name": "Ben",
        "bot": "",
        "mine": True,
        "here": False,
        "standin": "",
        "away": 0,
        "host": False,
        "colour": 1,
    }
    assert ben.http.post(path, json={"code": table["invite"]}).status_code == 201, "twice does no harm"
    cleo = Person(ana.server, "Cleo")
    assert problem(cleo.http.post(path, json={"code": table["invite"]}))["code"] == "no-seat-free"


def test_one_person_may_hold_several_seats(ana: Person) -> None:
    """Friends around one screen: a socket for each seat."""
    answer = ana.http.post(
        "/api/tables",
        json={"game": "mille-fiori", "seats": [{"kind": "me"}, {"kind": "me", "name": "Grandma"}]},
    ).json()
    assert [seat["name"] for seat in answer["seats"]] == ["Ana", "Grandma"]
    pages = [ana.sit(answer["id"], seat=0), ana.sit(answer["id"], seat=1)]
    hands = [page.wait_until_asked()["position"]["hands"] for page in pages]
    assert hands[0][0] != ["?"] * 5
    assert hands[0][1] == ["?"] * 5
    assert hands[1][0] == ["?"] * 5
    assert hands[1][1] != ["?"] * 5


# -- the door


def test_changes_must_come_from_our_own_pages(server: Server) -> None:
    for origin in ("http://evil.example", "null", "", f"http://127.0.0.1:{server.port + 1}"):
        with httpx.Client(base_url=server.address, headers={"Origin": origin} if origin else {}) as stranger:
            answer = stranger.put("/api/me", json={"name": "Eve"})
            assert answer.status_code == 403
            assert problem(answer)["code"] == "not-ours"


def test_names_that_others_point_at_us_are_not_ours(server: Server) -> None:
    """DNS rebinding: the attacker's page and its requests both carry the attacker's name."""
    with httpx.Client(
        base_url=server.address, headers={"Host": "evil.example", "Origin": "http://evil.example"}
    ) as eve:
        assert eve.get("/api/me").status_code == 403
        assert eve.get("/").status_code == 403


def test_bodies_have_a_limit_and_must_be_json(ana: Person) -> None:
    assert ana.http.put("/api/me", json={"name": "x" * 20_000}).status_code == 413
    for content in (b"", b"{", b"\xff", b"[1]", b"{}"):
        answer = ana.http.put("/api/me", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert problem(answer)["code"] == "garbage"
    assert ana.http.put("/api/nothing", json={}).status_code in (404, 405)


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/tables/nowhere", "/nothing/here"):
        headers = httpx.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers.get("cache-control") == "no-store" or not path.startswith("/api/")


# -- pages


def test_without_pages_the_page_says_how_to_build_them(tmp_path: Path) -> None:
    page = Files(tmp_path).get("")
    assert page is not None
    assert page.content.decode() == NOT_BUILT
    assert "make play" in NOT_BUILT


def test_files_are_compressed_and_hashed_ones_cached_for_long(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page</p>" * 100)
    (tmp_path / "assets" / "index-abc123.js").write_text("let x = 1;" * 100)
    (tmp_path / "assets" / "font-abc123.woff2").write_bytes(b"w" * 100)
    (tmp_path / ".built-from").write_text("secret of the build")
    files = Files(tmp_path)
    page, script, font = files.get(""), files.get("assets/index-abc123.js"), files.get("assets/font-abc123.woff2")
    assert page is not None
    assert script is not None
    assert font is not None
    assert page.cache == "no-cache"
    assert "immutable" in script.cache
    assert gzip.decompress(script.gzipped) == script.content
    assert (script.type, font.gzipped) == ("text/javascript", b"")
    for outside in ("../secret", "/etc/passwd", "assets/../../x", ".built-from", "assets"):
        assert files.get(outside) is None
