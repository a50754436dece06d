"""The terminal game without its screen: a match of one person against bots, with choices, previews and log."""

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from ludoteca import bots
from ludoteca.arena.seats import own_seed
from ludoteca.bots import hints
from ludoteca.bots.bot import Bot
from ludoteca.bots.outside.bot import faults_of
from ludoteca.kernel.actions import Action
from ludoteca.kernel.chance import seed_bytes
from ludoteca.kernel.events import SCORED, TABLE, Event
from ludoteca.kernel.match import Match
from ludoteca.kernel.plans import Plan
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.terminal import Look
from ludoteca.words import Words

BOT_NAMES: Final = ("Bianca", "Carlo", "Dora", "Enzo", "Fiore", "Gino")
PLANS: Final = 300
HINT_SECONDS: Final = 0.7


@dataclass
class ActionChoice:
    """A legal action of the person. `plan` is the best continuation, `sure` whether all of them give the same
    points."""

    action: Action
    text: str
    picks: tuple[str, ...]
    plan: Plan | None
    sure: bool

    def points(self, seat: int) -> int:
        return self.plan.points[seat] if self.plan else 0


class TerminalTable:
    def __init__(
        self, rules: Rules, seat: int, others: Sequence[str], seed: int, words: Words, name: str | None = None
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.others = others
        self.seed = seed
        self.words = words
        self.name = name or words.say("play-name")
        self.match = Match(rules, seed_bytes(seed))
        seats = [other for other in range(rules.players) if other != seat]
        self.kinds: dict[int, str] = dict(zip(seats, others, strict=True))
        self.bots: dict[int, Bot] = {
            other: bots.make(kind, rules.game.id, own_seed(seed, other)) for other, kind in self.kinds.items()
        }
        self.faults: Counter[int] = Counter()
        self._line: dict[tuple[int | str, ...], tuple[Action, str]] = {}
        self.names = [self.name] * rules.players
        for other, bot_name in zip(seats, BOT_NAMES, strict=False):
            self.names[other] = bot_name

    def again(self, seed: int) -> "TerminalTable":
        return TerminalTable(self.rules, self.seat, self.others, seed, self.words, self.name)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def yours(self) -> bool:
        return self.state.is_deciding(self.seat)

    # -- what the person can do

    def choices(self) -> list[ActionChoice]:
        """Returns the legal actions with their effects."""
        observation = self.state.view(self.seat)
        plans = observation.plans(PLANS)
        choices = []
        for action in observation.legal:
            ways = [plan for plan in plans if plan.actions[0] is action]
            best = max(ways, key=lambda plan: plan.points[self.seat], default=None)
            sure = len({plan.points[self.seat] for plan in ways}) == 1 and all(plan.complete for plan in ways)
            text = self.words.action(action, self.state, self.seat)
            choices.append(ActionChoice(action, text, self.state.picks(self.seat, action), best, sure))
        return choices

    def foreseen(self, choice: ActionChoice) -> str:
        """Returns the effect of a choice with its reasons; that of the best continuation, if it depends on it."""
        if choice.plan is None:
            return ""
        told = [event for event in choice.plan.events if event.type == SCORED]
        if choice.sure and not told:
            told = choice.plan.events
        text = " ".join(self.words.event(event.seen_by(self.seat), self.names, self.seat) for event in told)
        way = " → ".join(self.words.name(pick) for pick in choice.plan.picks[len(choice.picks) :])
        return text if choice.sure or not text else self.words.say("play-best-way", way=way or "…", points=text)

    def do(self, action: Action) -> None:
        self.match.apply(self.seat, action)

    def undo(self) -> bool:
        return bool(self.match.undo(self.seat, 1))

    def hint(self) -> tuple[Action, str] | None:
        """Returns the suggested action and its sentence; None without advice. Following a hint leads on along the same
        line."""
        barriers = self.state.barriers
        own = [entry.text for entry in self.match.entries if entry.seat == self.seat]
        line = self._line.get((barriers, *own))
        if line is None:
            adviser = hints.adviser(self.rules.game.id, len(self.match.entries), HINT_SECONDS)
            if adviser is None:
                return None
            observation = self.state.view(self.seat)
            self._line = {}
            for hint in hints.hints(adviser, observation, self.words, self.names):
                for step in hint.steps:
                    self._line[barriers, *own] = (step.action, hint.text)
                    own = [*own, step.state.text(self.seat, step.action)]
            line = next(iter(self._line.values()))
        return line

    def why_not(self, picks: list[str]) -> str:
        try:
            return self.words.refusal(self.state.why_not(self.seat, picks), self.names)
        except ValueError:
            return ""

    # -- what the bots do

    def waiting_bot(self) -> int | None:
        """Returns the bot that decides next. Bots wait while the person has to decide, so that a choice can be taken
        back."""
        if self.yours or self.state.over:
            return None
        return next((seat for seat in self.state.deciding if seat in self.bots), None)

    def bot_action(self, seat: int) -> Action:
        """Returns the bot's action, from what its seat knows. This may take a while."""
        return self.bots[seat].choose(self.state.view(seat))

    def fault_of(self, seat: int) -> str:
        """Returns the sentence on the bot's fault in its last decision; empty if there was none."""
        faults = faults_of(self.bots[seat])
        if len(faults) == self.faults[seat]:
            return ""
        self.faults[seat] = len(faults)
        return self.words.say("play-fault", name=self.names[seat], bot=self.kinds[seat], kind=faults[-1].kind)

    def play_bot(self, seat: int, action: Action) -> None:
        self.match.apply(seat, action)

    # -- what is told

    def log(self, first: int = 0) -> list[tuple[int, str]]:
        """Returns the sentences of events from entry `first` on, with their seats."""
        told: list[tuple[int, str]] = []
        for entry in self.match.entries[first:]:
            for event in entry.events:
                told.append((event.seat, self.words.event(event.seen_by(self.seat), self.names, self.seat)))
        return told

    def prompt(self) -> str:
        if self.state.over:
            return self.words.say("prompt-over")
        if not self.yours:
            waiting = self.words.listed([self.names[seat] for seat in self.state.deciding])
            return self.words.say("prompt-waiting", deciding=waiting)
        return self.words.prompt(self.state.view(self.seat).to_json(), self.names)

    def players(self, look: Look) -> list[Text]:
        lines = []
        for seat, points in enumerate(self.state.scores):
            line = Text.assemble("▸ " if self.state.is_deciding(seat) else "  ", look.player(seat))
            line.append(f" ({self.kinds.get(seat) or self.words.say('play-you')})", "dim")
            lines.append(Text.assemble(line, " " * max(1, 25 - len(line.plain)), (f"{points:>4}", "bold")))
        return lines

    def sheet(self) -> list[tuple[str, list[int]]]:
        """Returns everybody's points by source."""
        totals: dict[str, list[int]] = {source: [0] * self.rules.players for source in self.rules.game.sheet()}
        for event in self.scored():
            line = totals.setdefault(str(event.values["source"]), [0] * self.rules.players)
            points = event.values["points"]
            assert isinstance(points, int)
            line[event.seat] += points
        return [(self.words.say(f"source-{source}"), points) for source, points in totals.items() if any(points)]

    def scored(self) -> list[Event]:
        return [event for entry in self.match.entries for event in entry.events if event.type == SCORED]

    def closing_lines(self) -> list[str]:
        """Returns the result, printed when the screen is closed."""
        result = Event("result", TABLE, self.state.result.to_json())
        scores = [f"{name} {score}" for name, score in zip(self.names, self.state.scores, strict=True)]
        return [self.words.event(result, self.names, self.seat), " · ".join(scores)]


def seed_of(seed: int | None) -> int:
    return secrets.randbits(62) if seed is None else seed


def narrowed(choices: Sequence[ActionChoice], path: Sequence[str]) -> list[ActionChoice]:
    """Returns the choices that contain these picks, in any order."""
    return [choice for choice in choices if not Counter(path) - Counter(choice.picks)]


def next_picks(choices: Sequence[ActionChoice], path: Sequence[str]) -> set[str]:
    """Returns the things that can be picked next."""
    return {pick for choice in choices for pick in Counter(choice.picks) - Counter(path)}
