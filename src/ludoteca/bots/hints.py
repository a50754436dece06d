# not compiled: a face for people
"""A hint in words: one step, its reason, and the steps that follow as long as nothing new comes to light."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca import bots
from ludoteca.bots.explaining import ExplainedMove, Step, steps_of
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.state import State
from ludoteca.words import Words

ADVISERS: Final = ("hard", "greedy")
"""The first of these that can play the game gives the hints."""
NOTICEABLE: Final = 0.5
"""A lead of fewer points is none to speak of."""


@dataclass
class HintStep:
    """An action in the position where it is due, and the sentence about it."""

    action: Action
    state: State
    text: str


def adviser(game: str, seed: int, seconds: float) -> "bots.Bot | None":
    """Who gives hints; None for a game that no bot understands. Those who think by the clock get so many seconds."""
    for name in ADVISERS:
        for settings in (f":seconds={seconds}", ""):
            try:
                return bots.make(name + settings, game, seed)
            except BadSettings:
                continue
    return None


def hint(adviser: "bots.Bot", observation: Observation, words: Words, names: Sequence[str]) -> list[HintStep]:
    """What to do now, and then. The adviser itself would go on so, unless chance or others say something new."""
    assert observation.seat is not None
    moves = [] if len(observation.legal) == 1 else adviser.explain(observation)
    steps = steps_of(observation, moves[0].actions if moves else observation.legal)
    telling = _Telling(observation.seat, words, names)
    return [
        HintStep(step.action, step.state, telling.sentence(moves if number == 0 else [], steps[number:]))
        for number, step in enumerate(steps)
    ]


class _Telling:
    def __init__(self, seat: int, words: Words, names: Sequence[str]) -> None:
        self.seat = seat
        self.words = words
        self.names = names

    def sentence(self, moves: list[ExplainedMove], steps: list[Step]) -> str:
        """The points that the step brings; else those that it leads to; else why another move is worse."""
        action = self.action(steps[0])
        for number, step in enumerate(steps):
            scored = [event for event in step.events if event.type == SCORED and event.seat == self.seat]
            if points := sum(int(str(event.values["points"])) for event in scored):
                reason = self.reasons(scored)
                if number == 0:
                    return self.words.say("hint-scores", action=action, points=points, reason=reason)
                then = self.action(step)
                return self.words.say("hint-then", action=action, then=then, points=points, reason=reason)
        others = [move for move in moves[1:] if move.action is not steps[0].action]
        if others:
            return self.comparison(action, steps[0].state, moves[0], others[0])
        if len(steps[0].state.legal(self.seat)) == 1:
            return self.words.say("hint-only", action=action)
        if len(steps) > 1 and len(steps[1].state.legal(self.seat)) > 1:
            return self.words.say("hint-leads-to", action=action, then=self.action(steps[1]))
        return self.words.say("hint-plain", action=action)

    def comparison(self, action: str, state: State, best: ExplainedMove, other: ExplainedMove) -> str:
        """By how much the next best move is worse, and what makes the difference."""
        lead = best.margin - other.margin
        instead = lowered(self.words.action(other.action, state, self.seat))
        if lead < NOTICEABLE:
            return self.words.say("hint-close", action=action, other=instead)
        gains = {source: points - other.points.get(source, 0.0) for source, points in best.points.items()}
        source = max(gains, key=lambda each: gains[each], default="")
        values = {"action": action, "other": instead, "lead": max(1, round(lead))}
        if source and gains[source] >= NOTICEABLE:
            return self.words.say("hint-better-by", **values, source=lowered(self.words.say(f"source-{source}")))
        return self.words.say("hint-better", **values)

    def action(self, step: Step) -> str:
        return lowered(self.words.action(step.action, step.state, self.seat))

    def reasons(self, scored: list[Event]) -> str:
        reasons = [self.words.reason(event.seen_by(self.seat), self.names, self.seat) for event in scored]
        return "; ".join(dict.fromkeys(reason for reason in reasons if reason))


def lowered(text: str) -> str:
    """As it stands within a sentence."""
    return text[:1].lower() + text[1:].rstrip(".")
