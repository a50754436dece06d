# not compiled: a face for people
"""Hints in words: one step, its reason, and the steps that follow until new information is revealed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca import bots
from ludoteca.bots.explaining import ExplainedMove, LineStep, steps_of
from ludoteca.kernel.events import SCORED, Event
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.refusals import BadSettings
from ludoteca.words import Words

ADVISERS: Final = ("hard", "greedy")
"""The first of these bots that can play the game gives the hints."""
EXPLAINED: Final = 4
"""The number of moves whose sources of points are analysed."""
SHARE_TO_NAME: Final = 0.5
"""Sources that make up a smaller share of the difference are not named."""


@dataclass
class Hint:
    """One move: an action and those that continue it, each in its position, and the sentence."""

    steps: list[LineStep]
    text: str


def adviser(game: str, seed: int, seconds: float) -> "bots.Bot | None":
    """Returns the bot that gives hints, with this time limit; None if no bot can play the game."""
    for name in ADVISERS:
        for settings in (f":seconds={seconds}", ""):
            try:
                return bots.make(name + settings, game, seed)
            except BadSettings:
                continue
    return None


def hints(adviser: "bots.Bot", observation: Observation, words: Words, names: Sequence[str]) -> list[Hint]:
    """Returns the suggested move and those that the adviser would play after it, unless new information is revealed."""
    assert observation.seat is not None
    explained = [] if len(observation.legal) == 1 else adviser.explain(observation)
    moves = in_moves(steps_of(observation, explained[0].actions if explained else observation.legal), observation.seat)
    formatter = _HintFormatter(observation.seat, words, names)
    return [
        Hint(move, formatter.sentence(explained if number == 0 else [], moves[number:]))
        for number, move in enumerate(moves)
    ]


def in_moves(steps: list[LineStep], seat: int) -> list[list[LineStep]]:
    """Groups steps into moves: a tile and its hex are one move, picked and confirmed together."""
    moves: list[list[LineStep]] = []
    for step in steps:
        if moves and step.state.rules.game.presentation.goes_on(step.state, seat):
            moves[-1].append(step)
        else:
            moves.append([step])
    return moves


class _HintFormatter:
    def __init__(self, seat: int, words: Words, names: Sequence[str]) -> None:
        self.seat = seat
        self.words = words
        self.names = names

    def sentence(self, explained: list[ExplainedMove], moves: list[list[LineStep]]) -> str:
        """Returns the reason of a move: the points that it brings, else those that it leads to, else how much worse
        others are."""
        action, state = self.action(moves[0]), moves[0][0].state
        for number, move in enumerate(moves):
            scored = [event for step in move for event in step.events if self.is_own_score(event)]
            if points := sum(int(str(event.values["points"])) for event in scored):
                reason = self.reasons(scored)
                if number == 0:
                    return self.words.say("hint-scores", action=action, points=points, reason=reason)
                then = self.action(move)
                return self.words.say("hint-then", action=action, then=then, points=points, reason=reason)
        others = [move for move in explained[1:EXPLAINED] if move.action is not moves[0][0].action]
        if others:
            return self.comparison(action, explained[0], others[0])
        if len(state.legal(self.seat)) == 1:
            return self.words.say("hint-only", action=action)
        if len(moves) > 1 and len(moves[1][0].state.legal(self.seat)) > 1:
            return self.words.say("hint-leads-to", action=action, then=self.action(moves[1]))
        return self.words.say("hint-plain", action=action)

    def is_own_score(self, event: Event) -> bool:
        return event.type == SCORED and event.seat == self.seat

    def comparison(self, action: str, best: ExplainedMove, other: ExplainedMove) -> str:
        """Returns how many points worse the next best move is, and the source of the difference."""
        lead = round(best.expected() - other.expected())
        gains = {source: points - other.points.get(source, 0.0) for source, points in best.points.items()}
        source = max(gains, key=lambda each: gains[each], default="")
        message = "hint-better" if lead >= 1 else "hint-close"
        if source and gains[source] >= max(1, lead) * SHARE_TO_NAME:
            through = lowered(self.words.say(f"source-{source}"))
            return self.words.say(f"{message}-by", action=action, lead=lead, source=through)
        return self.words.say(message, action=action, lead=lead)

    def action(self, move: list[LineStep]) -> str:
        """Returns the sentence of a move. An action that continues another one includes it: a tile on its hex."""
        action, state = move[-1].action, move[-1].state
        shorter = self.words.told_action(action.type, state.fields(self.seat, action), "advice")
        return lowered(shorter or self.words.action(action, state, self.seat))

    def reasons(self, scored: list[Event]) -> str:
        reasons = [self.words.reason(event.seen_by(self.seat), self.names, self.seat) for event in scored]
        return "; ".join(dict.fromkeys(reason for reason in reasons if reason))


def lowered(text: str) -> str:
    """Returns a sentence as a part of another one, without its capital letter."""
    return text[:1].lower() + text[1:].rstrip(".")
