# not compiled: it waits for others
"""The protocol for outside bots, in the role of UCI in chess: one JSON object per line. docs/bots.md documents it."""

import json
from typing import Final

from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation

VERSION: Final = 1

HELLO: Final = "hello"
READY: Final = "ready"
NEW: Final = "new"
DECISION: Final = "decision"
ACTION: Final = "action"
INFO: Final = "info"
END: Final = "end"
STOP: Final = "stop"
ERROR: Final = "error"


class BadLine(ValueError):
    """A line that is not one JSON object with a `type`."""


def encode(type: str, **fields: object) -> bytes:
    return json.dumps({"type": type, **fields}, separators=(",", ":")).encode() + b"\n"


def decode(line: bytes) -> Json:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadLine(shown(line)) from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadLine(shown(line))
    return message


LONGEST_SHOWN: Final = 120


def shown(line: bytes | str) -> str:
    """Returns received text in a form that is safe to log: one short line of printable characters."""
    text = line.decode("utf-8", "replace") if isinstance(line, bytes) else line
    text = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "..."


def new(observation: Observation, seed: int) -> bytes:
    rules = observation.rules
    return encode(
        NEW,
        game=rules.game.id,
        rules=rules.version,
        players=rules.players,
        options=rules.options,
        seat=observation.seat,
        seed=seed,
    )


def decision(observation: Observation, number: int, seconds: float) -> bytes:
    """Returns the message for a decision. It lists the legal actions with type and fields, so that no bot has to parse
    texts."""
    seat, position = observation.seat, observation.position
    assert seat is not None
    actions = [
        {"text": position.text(seat, action), "type": action.type, **position.fields(seat, action)}
        for action in observation.legal
    ]
    return encode(DECISION, id=number, seconds=seconds, observation=observation.to_json(), actions=actions)
