#!/usr/bin/env python3
"""An outside bot in plain Python, without Ludoteca: takes the action with the highest number in it."""

import json
import re
import sys
from typing import Any


def choose(observation: Any, actions: list[Any]) -> Any:
    """Here is the place for your ideas: the observation is all that your seat knows."""
    return max(actions, key=lambda action: max([0, *map(int, re.findall("[0-9]+", action["text"]))]))


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="ready", protocol=1, name="Highest number")
    elif heard["type"] == "decision":
        chosen = choose(heard["observation"], heard["actions"])
        say(type="action", id=heard["id"], action=chosen["text"])
    elif heard["type"] == "stop":
        break
