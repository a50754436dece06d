"""The standard bots from the weakest to the strongest: how many lines each considers, and for how long.

A name can be followed by settings: `hard:rollouts=200` uses 200 rollouts per decision instead of a second, which is
reproducible on any machine. `seconds` and `width` (the number of lines considered) can be set as well, as in
`expert:seconds=2:width=8`.
"""

import math
from random import Random
from typing import Final

from ludoteca.bots.bot import Bot, Judge, Line
from ludoteca.bots.judges import judge
from ludoteca.bots.search import Budget, SearchBot
from ludoteca.kernel.actions import Action
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import BadSettings

EASY_NOTICES: Final = 0.5
"""The probability that an easy player notices one of its better lines."""

EASY_CANDIDATES: Final = 0.5
"""The best share of the lines, from which it chooses."""

EASY_WIDTH: Final = 40

MEDIUM_SECONDS: Final = 0.1
MEDIUM_WIDTH: Final = 8
HARD_SECONDS: Final = 1.0
HARD_WIDTH: Final = 12
EXPERT_SECONDS: Final = 5.0
EXPERT_WIDTH: Final = 60
"""The default settings: seconds per decision, and the number of lines considered."""


REPEATED_ROLLOUTS: Final = {"medium": 100, "hard": 500, "expert": 1000}
"""The number of rollouts for bots with a time limit when they have to be reproducible."""


def repeatable(name: str) -> str:
    """Returns the bot's name with settings that make it reproducible on any machine, given the same random numbers."""
    rollouts = REPEATED_ROLLOUTS.get(name)
    return name if rollouts is None else f"{name}:rollouts={rollouts}"


class EasyBot(Bot):
    """Plays sensibly but overlooks things: each line may be missed, though it never plays one of the worse half."""

    def __init__(self, rng: Random, judge: Judge) -> None:
        super().__init__(rng)
        self.judge: Final = judge

    def choose(self, observation: Observation) -> Action:
        seat = observation.seat
        assert seat is not None
        if len(observation.legal) == 1:
            return observation.legal[0]
        lines = first_steps(self.judge.lines(observation.sample(self.rng), seat, self.rng, EASY_WIDTH))
        better = lines[: max(1, round(EASY_CANDIDATES * len(lines)))]
        for line in better:
            if self.rng.random() < EASY_NOTICES:
                return line.actions[0]
        return better[0].actions[0]


def first_steps(lines: list[Line]) -> list[Line]:
    """Returns the best line for each first action."""
    begun: set[int] = set()
    found: list[Line] = []
    for line in lines:
        if line.actions[0].index not in begun:
            begun.add(line.actions[0].index)
            found.append(line)
    return found


# -- what makes them


def make_easy(game: str, rng: Random, settings: dict[str, str] | None = None) -> Bot:
    read("easy", settings or {}, 0, 0.0, 0)
    return EasyBot(rng, judge(game, "easy"))


def make_medium(game: str, rng: Random, settings: dict[str, str] | None = None) -> Bot:
    return searching("medium", judge(game, "medium"), rng, settings, MEDIUM_SECONDS, MEDIUM_WIDTH)


def make_hard(game: str, rng: Random, settings: dict[str, str] | None = None) -> Bot:
    return searching("hard", judge(game, "hard"), rng, settings, HARD_SECONDS, HARD_WIDTH)


def make_expert(game: str, rng: Random, settings: dict[str, str] | None = None) -> Bot:
    return searching("expert", judge(game, "expert").thorough(), rng, settings, EXPERT_SECONDS, EXPERT_WIDTH)


def searching(
    name: str, judging: Judge, rng: Random, settings: dict[str, str] | None, seconds: float, width: int
) -> SearchBot:
    rollouts, seconds, width = read(name, settings or {}, 0, seconds, width)
    return SearchBot(rng, judging, Budget(rollouts, seconds), width)


def read(bot: str, settings: dict[str, str], rollouts: int, seconds: float, width: int) -> tuple[int, float, int]:
    """Returns the settings merged with the defaults. With rollouts alone there is no time limit."""
    if "rollouts" in settings and "seconds" not in settings:
        seconds = 0.0
    for name, text in settings.items():
        value = number(text)
        if value <= 0 or name not in ("rollouts", "seconds", "width"):
            raise BadSettings("bot-setting-wrong", {"bot": bot, "setting": f"{name}={text}"})
        if name == "rollouts":
            rollouts = math.ceil(value)
        elif name == "width":
            width = math.ceil(value)
        else:
            seconds = value
    return rollouts, seconds, width


def number(text: str) -> float:
    """Parses a number; returns 0 for anything else, including infinity."""
    try:
        value = float(text)
    except ValueError:
        return 0.0
    return value if math.isfinite(value) else 0.0
