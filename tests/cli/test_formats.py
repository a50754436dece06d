"""The published schemas hold for what is really written, for every game and seat count."""

import json
from collections.abc import Iterator
from random import Random

import jsonschema_rs
import pytest
from jsonschema_rs import Draft202012Validator

import ludoteca
from ludoteca.cli.trace import lines
from ludoteca.kernel.chance import seed_bytes
from tests.cli.running import ROOT, output

FOLDER = ROOT / "docs" / "schemas"
SCHEMAS = {path.name.split(".")[0]: json.loads(path.read_text()) for path in FOLDER.glob("*.schema.json")}
REGISTRY = jsonschema_rs.Registry([(schema["$id"], schema) for schema in SCHEMAS.values()])
CASES = [
    (game, players) for game in ludoteca.all_games().values() for players in range(game.seats[0], game.seats[1] + 1)
]
each_case = pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.id}-{n}" for game, n in CASES])


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(SCHEMAS[name], registry=REGISTRY)


def positions(game: ludoteca.Game, players: int) -> Iterator[ludoteca.Match]:
    match = ludoteca.Match(game.rules(players), seed_bytes(11))
    rng = Random(11)
    while not match.state.over:
        yield match
        seat = rng.choice(match.state.deciding)
        match.apply(seat, rng.choice(match.state.legal(seat)))
    yield match


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_a_schema_is_one_and_is_documented(name: str) -> None:
    jsonschema_rs.meta.validate(SCHEMAS[name])
    assert f"schemas/{name}.schema.json" in (ROOT / "docs" / "formats.md").read_text()


@each_case
def test_traces(game: ludoteca.Game, players: int) -> None:
    match = ludoteca.Match(game.rules(players), seed_bytes(3))
    trace = [json.loads(json.dumps(line)) for line in lines(match, ["random"] * players, 3)]
    check = validator("trace")
    for line in trace:
        check.validate(line)
    assert [line["ply"] for line in trace[1:-1]] == list(range(1, len(trace) - 1))
    gained = [0] * players
    for line in trace[1:-1]:
        for event in line["events"]:
            if event["type"] == "scored":
                gained[event["seat"]] += event["points"]
    before = trace[0]["state"]["scores"]
    assert [start + more for start, more in zip(before, gained, strict=True)] == trace[-1]["result"]["scores"]


@each_case
def test_records_positions_and_observations(game: ludoteca.Game, players: int) -> None:
    """Every position, through everybody's eyes. A record holds those before it."""
    position, observation, record = validator("position"), validator("observation"), validator("record")
    viewers = [None, *range(players)]
    for place, match in enumerate(positions(game, players)):
        position.validate(match.state.to_json())
        for seat in viewers:
            observation.validate(match.state.view(seat).to_json())
        if place % 9 == 0 or match.state.over:
            record.validate(match.record().to_text().splitlines())


def test_the_command_writes_what_the_schema_says() -> None:
    check = validator("trace")
    for line in output("trace", "mille-fiori", "--players", "4", "--seed", "1").splitlines():
        check.validate(json.loads(line))


def test_the_schemas_are_not_too_kind() -> None:
    """They refuse what is not a line, a position or a record."""
    wrong = [
        ("trace", {"result": {"scores": [1]}, "digest": "0" * 32}),
        ("trace", {"ply": 1}),
        ("position", {"game": "mille-fiori", "deciding": [0], "scores": [1.5]}),
        ("observation", {"game": "mille-fiori", "deciding": [0], "scores": [1], "seat": 0}),
        ("record", ["ludoteca record 1", "game x", "rules 1", "players 2", "0 pass"]),
    ]
    for name, thing in wrong:
        with pytest.raises(jsonschema_rs.ValidationError):
            validator(name).validate(thing)
