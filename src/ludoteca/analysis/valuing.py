"""What a position is worth to every seat: the mean over worlds in which the chance to come is drawn anew.

All hands are open here, and nothing that no seat knows is used: `State.redraw` shuffles it. So the value changes by
decisions and by chance and by nothing else. World number n has the same chance everywhere in a game, as far as possible,
so that differences between positions are due to the positions.
"""

from random import Random
from typing import Final

from ludoteca.analysis.course import Decision
from ludoteca.analysis.model import Value
from ludoteca.bots.bot import Judge
from ludoteca.bots.search import play_on
from ludoteca.kernel import jsontext
from ludoteca.kernel.actions import Action
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

LOOKS: Final = 8
"""So often a barrier is drawn anew to find out whether chance is in it: some only reveal what was sealed."""


class Valuing:
    def __init__(self, judge: Judge, worlds: int, seed: int) -> None:
        self.judge: Final = judge
        self.worlds: Final = worlds
        self.seed: Final = seed

    def of_start(self, rules: Rules) -> Value:
        """Before anything was dealt: of games with other seeds."""
        total = _Total(rules.players)
        for number in range(self.worlds):
            rng = Random(self.seed + number)
            self._add(total, rules.new(rng.randbytes(32)), rng)
        return total.mean()

    def of(self, state: State) -> Value:
        if state.over:
            return self.final(state)
        return self.after(state, 0, [])

    def after(self, state: State, seat: int, actions: list[Action]) -> Value:
        """After these actions, as the mean over the chance that they set off."""
        total = _Total(len(state.scores))
        for number in range(self.worlds):
            rng = Random(self.seed + number)
            world = drawn_anew(state, rng, seat, actions)
            self._add(total, world, rng)
        return total.mean()

    def final(self, state: State) -> Value:
        verdicts = [self.judge.verdict(state, seat) for seat in range(len(state.scores))]
        return Value([win for win, _ in verdicts], [margin for _, margin in verdicts])

    def _add(self, total: "_Total", state: State, rng: Random) -> None:
        play_on(self.judge, state, state.clone(), rng)
        for seat in range(len(state.scores)):
            total.add(seat, self.judge.verdict(state, seat))
        total.count += 1


class _Total:
    def __init__(self, players: int) -> None:
        self.win = [0.0] * players
        self.margin = [0.0] * players
        self.count = 0

    def add(self, seat: int, verdict: tuple[float, float]) -> None:
        self.win[seat] += verdict[0]
        self.margin[seat] += verdict[1]

    def mean(self) -> Value:
        return Value([each / self.count for each in self.win], [each / self.count for each in self.margin])


def drawn_anew(state: State, rng: Random, seat: int, actions: list[Action]) -> State:
    """A clone with other chance to come, in which the actions were taken."""
    world = state.clone()
    world.redraw(rng)
    for action in actions:
        world.play(seat, action)
    return world


def is_chance(decision: Decision) -> bool:
    """Whether other chance could have led somewhere else than it did."""
    if decision.after.barriers == decision.before.barriers:
        return False
    led = known_to_all(decision.after)
    return any(
        known_to_all(drawn_anew(decision.before, Random(number), decision.seat, decision.actions)) != led
        for number in range(LOOKS)
    )


def known_to_all(state: State) -> list[str]:
    """What the seats know together, as a text each."""
    return [jsontext.canonical(state.view(seat).to_json()) for seat in range(len(state.scores))]
