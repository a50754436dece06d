"""Searches a turn of many small decisions, die by die.

Every use of one die is followed to the end of its chain of effects, and the best few continue with the other die.
"""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions.solo import worth as solo
from ludoteca.bots.castles_of_burgundy.worth import alone, own_worth
from ludoteca.games.castles_of_burgundy.actions import EndTurn
from ludoteca.games.castles_of_burgundy.components.kinds import DICE, PLAYING
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import SetDie
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import TURN, top_step
from ludoteca.kernel.actions import Action

BEAM: Final = 3
"""The number of uses of a die that a greedy player follows further."""
CHAIN: Final = 60
"""The largest number of positions considered within one chain of effects."""
UNUSED_DIE: Final = 1.8
"""The expected worth of an unused die."""


class PartialTurn:
    """A sequence of actions, the state that it leads to, and its worth if the turn ends there."""

    def __init__(self, actions: list[Action], state: BurgundyState, worth: float) -> None:
        self.actions: Final = actions
        self.state: Final = state
        self.worth: Final = worth

    def promise(self) -> float:
        """Returns the worth of continuing from there: unused dice count unless the turn ends."""
        if self.ends_turn():
            return self.worth
        die = solo.UNUSED_DIE if alone(self.state) else UNUSED_DIE
        return self.worth + die * (DICE - self.state.used.bit_count())

    def ends_turn(self) -> bool:
        return isinstance(self.actions[-1], EndTurn)

    def leads_where(self, other: "PartialTurn") -> bool:
        """Returns whether another sequence, perhaps in another order, leads to the same position."""
        mine, its = self.state, other.state
        return (
            self.worth == other.worth
            and mine.used == its.used
            and mine.bought == its.bought
            and mine.slots == its.slots
            and mine.land == its.land
            and mine.silver == its.silver
            and mine.workers == its.workers
            and mine.goods == its.goods
            and mine.keys == its.keys
            and mine.dice == its.dice
            and mine.extra == its.extra
        )


def best_of_turn(state: BurgundyState, seat: int) -> Action:
    """Returns the first action of the best turn found."""
    turns = partial_turns(state, seat, BEAM)
    best = turns[0]
    for turn in turns:
        if turn.worth > best.worth:
            best = turn
    return best.actions[0]


def partial_turns(state: BurgundyState, seat: int, beam: int) -> list[PartialTurn]:
    """Returns all sequences that were considered; `beam` of them were followed further after each die."""
    turns = chains(state, seat, [])
    found: list[PartialTurn] = []
    while turns:
        turns.sort(key=PartialTurn.promise, reverse=True)
        found.extend(turns)
        turns = [
            longer for turn in turns[:beam] if not turn.ends_turn() for longer in chains(turn.state, seat, turn.actions)
        ]
    return found


def between_dice(state: BurgundyState) -> bool:
    """Returns whether the seat can continue or end its turn."""
    return state.over or top_step(state) == TURN


def chains(state: BurgundyState, seat: int, begun: list[Action]) -> list[PartialTurn]:
    """Returns every use of a die and every purchase, each to the end of its effects, after ending the turn."""
    turns: list[PartialTurn] = []
    waiting: list[tuple[BurgundyState, list[Action]]] = [(state, begun)]
    for here, before in waiting:
        for action in here.legal(seat):
            if isinstance(action, EndTurn):
                if not before:
                    turns.append(PartialTurn([action], here, own_worth(here, seat)))
                continue
            if alone(here) and solo.is_idle(here, action):
                continue
            after = here.clone_here()
            after.play(seat, action)
            actions = [*before, action]
            if (between_dice(after) and not isinstance(action, SetDie)) or len(waiting) > CHAIN:
                turns.append(PartialTurn(actions, after, own_worth(after, seat)))
            else:
                waiting.append((after, actions))
    return turns


def distinct_turns(turns: list[PartialTurn], most: int) -> list[PartialTurn]:
    """Returns the best sequences, one for each position that they lead to."""
    found: list[PartialTurn] = []
    for turn in sorted(turns, key=_worth, reverse=True):
        if len(found) == most:
            break
        if not any(turn.leads_where(other) for other in found):
            found.append(turn)
    return found


def whole_turns(state: BurgundyState, seat: int, beam: int, most: int) -> list[PartialTurn]:
    """Returns the best ways to play the rest of the turn, each including the action that ends it."""
    turns = distinct_turns(partial_turns(state, seat, beam), most)
    end_turn = state.settings.end_turn
    return [
        turn
        if turn.ends_turn() or not may_end(turn.state)
        else PartialTurn([*turn.actions, end_turn], turn.state, turn.worth)
        for turn in turns
    ]


def may_end(state: BurgundyState) -> bool:
    return state.stage == PLAYING and not state.over and top_step(state) == TURN


def _worth(turn: PartialTurn) -> float:
    return turn.worth
