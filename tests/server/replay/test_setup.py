"""Edited positions: reachable ones are accepted unchanged, impossible ones are rejected with the reason."""

import copy
import json
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition
from ludoteca.kernel.state import State
from ludoteca.server.protocol.schemas import LaidPosition, PositionStart
from ludoteca.server.replay import setup
from tests.server.harness import Person
from tests.server.lobby.test_lobby import code_of
from tests.server.replay.test_replay import finished_table

GAMES = [
    ("mille-fiori", 2, {}),
    ("mille-fiori", 4, {"choice": "on-turn"}),
    ("great-split", 2, {}),
    ("great-split", 4, {}),
    ("castles-of-burgundy", 1, {}),
    ("castles-of-burgundy", 3, {"shields": True, "inns": True}),
]


def moments(game: str, players: int, options: dict[str, object]) -> list[State]:
    """Every seventh position of a random game, and its last one."""
    rng = Random(3)
    state = ludoteca.game(game).rules(players, options).new(3)  # type: ignore[arg-type]
    seen = [state.clone()]
    count = 0
    while not state.over:
        seat = rng.choice(state.deciding)
        state.play(seat, rng.choice(state.legal(seat)))
        count += 1
        if count % 7 == 0 or state.over:
            seen.append(state.clone())
    return seen


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_a_game_came_to_stays_as_it_is(game: str, players: int, options: dict[str, object]) -> None:
    for state in moments(game, players, options):
        laid = setup.written(state)
        assert setup.arranged(laid) == state.to_json()
        assert setup.check(laid, 0, "en", False).why == ""


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_whatever_is_laid_gets_an_answer(game: str, players: int, options: dict[str, object]) -> None:
    """Values exchanged, doubled and left out at random: no error but the reasons of the game, and no reason is its mere id."""
    rng = Random(8)
    states = moments(game, players, options)
    for _ in range(60):
        laid = setup.written(rng.choice(states))
        damaged = LaidPosition(laid.game, laid.players, laid.options, damage(laid.position, rng))
        try:
            why = setup.check(damaged, rng.randrange(players), rng.choice(["en", "es"]), False).why
        except BadPosition:
            pytest.fail("a bad position is an answer, not an error")
        assert not why.startswith("refusal-")


def damage(position: Json, rng: Random) -> Json:
    """One value somewhere is exchanged for another one of the position, doubled or left out."""
    data: Json = json.loads(json.dumps(position))
    places: list[tuple[dict[str, object] | list[object], str | int]] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                places.append((value, key))
                walk(one)
        elif isinstance(value, list):
            for at, one in enumerate(value):
                places.append((value, at))
                walk(one)

    walk(data)
    holder, key = rng.choice(places)
    other, at = rng.choice(places)
    match rng.randrange(4):
        case 0:
            del holder[key]  # type: ignore[arg-type]
        case 1 if isinstance(holder, list) and isinstance(key, int):
            holder.append(copy.deepcopy(holder[key]))
        case 2:
            holder[key] = rng.choice([None, -1, 99, "?", "swan-9", True, []])  # type: ignore[index]
        case _:
            holder[key] = copy.deepcopy(other[at])  # type: ignore[index]
    return data


@pytest.mark.parametrize("game", ["mille-fiori", "great-split", "castles-of-burgundy"])
def test_a_beginning_can_be_any_round(game: str) -> None:
    for chapter in (1, 3):
        begun = setup.beginning(PositionStart(game, 2, {}, chapter))
        assert setup.read(begun).chapter() == chapter
    far = setup.beginning(PositionStart("great-split", 2, {}, 50))
    assert not setup.read(far).over, "there is something to play on from"


def test_what_follows_from_a_change_is_set_right() -> None:
    laid = setup.written(ludoteca.rules("mille-fiori", players=2).new(1))
    position = copy.deepcopy(laid.position)
    position["spaces"] = {"w0": 0, "r0": 1, "h3": 1}
    changed = LaidPosition(laid.game, 2, laid.options, position)
    assert setup.check(changed, 0, "en", False).why == ""
    state = setup.read(changed)
    assert state.to_json()["supply"] == [26, 25]
    position["spaces"] = {"r1": 1}
    assert "gap in the line of residences" in setup.check(changed, 0, "en", False).why
    position["spaces"] = {"nt0": 0}
    told = setup.check(changed, 0, "es", False)
    assert told.why.startswith("Hay un diamante en el aire")
    assert told.field == "spaces"
    position["spaces"] = {}
    position["hands"] = [["quartz-1"] * 5, ["quartz-1"] * 5]
    assert "Missing:" in setup.check(changed, 0, "en", False).why


# -- routes


def test_a_laid_position_is_checked_and_played(ana: Person) -> None:
    laid = ana.http.post("/api/positions/start", json={"game": "mille-fiori", "players": 2, "chapter": 2}).json()
    laid["position"]["scores"] = [40, 2]
    told = ana.http.post("/api/positions/check?seat=1&describe=true", json=laid).json()
    assert (told["why"], told["position"]["scores"]) == ("", [40, 2])
    assert told["described"]
    wish = {"laid": laid, "seat": 1, "bot": "random", "exact": True}
    made = ana.http.post("/api/positions/play", json=wish)
    assert made.status_code == 201
    page = ana.sit(made.json()["id"])
    first = page.wait_for("update")["position"]
    assert (first["scores"], first["hands"][1]) == ([40, 2], told["position"]["hands"][1])
    assert set(first["hands"][0]) == {"?"}, "nobody sees through another's cards"
    page.play_on()


def test_what_cannot_be_laid_is_refused(ana: Person) -> None:
    laid = ana.http.post("/api/positions/start", json={"game": "great-split", "players": 3}).json()
    hands = laid["position"]["hands"]
    hands[0][0] = next(card for card in hands[1] if card != hands[0][0])  # some cards are in the deck twice
    told = ana.http.post("/api/positions/check?language=es", json=laid).json()
    assert told["why"]
    assert told["described"] is None
    post = ana.http.post
    assert post("/api/positions/play", json={"laid": laid, "seat": 0}).status_code == 400
    assert code_of(post("/api/positions/start", json={"game": "chess", "players": 2})) == "game-unknown"
    assert code_of(post("/api/positions/start", json={"game": "great-split", "players": 99})) == "players-wrong"
    assert post("/api/positions/check", json={**laid, "position": {"x": "y" * 20_000}}).status_code == 413


def test_only_a_finished_game_shows_its_whole_position(ana: Person) -> None:
    running = ana.new_table("me random")["id"]
    ana.sit(running).wait_until_asked()
    assert code_of(ana.http.get(f"/api/tables/{running}/laid/0")) == "game-not-over"
    over = finished_table(ana)
    laid = ana.get(f"/api/tables/{over}/laid/20")
    assert "?" not in json.dumps(laid["position"])
    assert ana.http.post("/api/positions/check", json=laid).json()["why"] == ""
