"""Searches a turn of many small decisions, die by die.

Every way to use one die is followed to the end of its chain of effects, and the best few go on with the other die.
"""

from typing import Final

from ludoteca.bots.castles_of_burgundy import solo
from ludoteca.bots.castles_of_burgundy.worth import alone, own_worth
from ludoteca.games.castles_of_burgundy.actions import EndTurn
from ludoteca.games.castles_of_burgundy.components.kinds import DICE
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import SetDie
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import TURN, top_step
from ludoteca.kernel.actions import Action

BEAM: Final = 3
"""How many ways to have used a die are thought through further."""
CHAIN: Final = 60
"""How many positions are looked at within one chain of effects."""
UNUSED_DIE: Final = 1.8
"""What a die that is not used yet may still bring."""


class Line:
    """A way to go on: the first action of it, where it leads, and what that is worth if the turn ends there."""

    def __init__(self, first: Action, state: BurgundyState, worth: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.worth: Final = worth

    def promise(self) -> float:
        """What it is worth to go on from there: dice that are left have a use."""
        die = solo.UNUSED_DIE if alone(self.state) else UNUSED_DIE
        return self.worth + die * (DICE - self.state.used.bit_count())


def best_of_turn(state: BurgundyState, seat: int) -> Action:
    """The first step of the best way found to play the rest of this turn."""
    lines = chains(state, seat, None)
    best = lines[0]
    while lines:
        lines.sort(key=Line.promise, reverse=True)
        for line in lines:
            if line.worth > best.worth:
                best = line
        lines = [longer for line in lines[:BEAM] for longer in chains(line.state, seat, line.first)]
    return best.first


def between_dice(state: BurgundyState) -> bool:
    """The seat may go on, or end its turn."""
    return state.over or top_step(state) == TURN


def chains(state: BurgundyState, seat: int, first: Action | None) -> list[Line]:
    """Every way to use a die or to buy, each to the end of what it sets off; and, to begin with, ending the turn."""
    lines: list[Line] = []
    waiting: list[tuple[BurgundyState, Action | None]] = [(state, first)]
    for here, begun in waiting:
        for action in here.legal(seat):
            if isinstance(action, EndTurn):
                if begun is None:
                    lines.append(Line(action, here, own_worth(here, seat)))
                continue
            if alone(here) and solo.is_idle(here, action):
                continue
            after = here.clone()
            assert isinstance(after, BurgundyState)
            after.play(seat, action)
            way = action if begun is None else begun
            if (between_dice(after) and not isinstance(action, SetDie)) or len(waiting) > CHAIN:
                lines.append(Line(way, after, own_worth(after, seat)))
            else:
                waiting.append((after, way))
    return lines
