"""A quick player for rollouts: it takes the action with the largest gain, one small decision after the other.

It plays on a full state without observations, plans or clones. Decisions of expansions, which are rare, are tried on
clones and judged.
"""

from random import Random
from typing import Final

from ludoteca.bots.castles_of_burgundy.effects import EffectTable
from ludoteca.bots.castles_of_burgundy.expansions.solo.gains import UNKNOWN, SoloGains
from ludoteca.bots.castles_of_burgundy.gains import Gains
from ludoteca.bots.castles_of_burgundy.weights import Weights
from ludoteca.bots.castles_of_burgundy.worth import alone, own_worth
from ludoteca.games.castles_of_burgundy.actions import (
    Buy,
    Decline,
    Discard,
    EndTurn,
    Load,
    LoadGoods,
    Pay,
    Place,
    Sell,
    Take,
    TakeWorkers,
)
from ludoteca.games.castles_of_burgundy.board import depots
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_B, FREE, PLAYING
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import (
    CHOOSE_HEX,
    FREE_ACTION,
    LOAD_NEIGHBOUR,
    first_argument,
    second_argument,
    third_argument,
    top_step,
)
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action
from ludoteca.kernel.state import State

REFUSED: Final = -1e9


class BurgundyPolicy:
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.effects: EffectTable | None = None

    def reply(self, state: State, seat: int, rng: Random) -> Action:
        """Returns one of the seat's legal actions."""
        assert isinstance(state, BurgundyState)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.stage != PLAYING:
            return best_by_worth(state, seat, legal)
        step = top_step(state)
        if alone(state):
            return best_alone(state, legal)
        if step == CHOOSE_HEX:
            return self.best_hex(state, seat, legal)
        if step > LOAD_NEIGHBOUR:
            return best_by_worth(state, seat, legal)
        return self.best_action(state, seat, legal)

    def gains(self, state: BurgundyState, seat: int) -> Gains:
        effects = self.effects
        if effects is None or effects.settings is not state.settings:
            effects = EffectTable(state.settings, self.weights)
            self.effects = effects
        return Gains(state, seat, effects)

    def best_hex(self, state: BurgundyState, seat: int, legal: list[Action]) -> Action:
        hex = self.gains(state, seat).best_hex(first_argument(state), third_argument(state))[1]
        return state.settings.hex[hex] if hex >= 0 else legal[0]

    def best_action(self, state: BurgundyState, seat: int, legal: list[Action]) -> Action:
        gains = self.gains(state, seat)
        before = REFUSED
        best = legal[0]
        best_gain = REFUSED
        for action in legal:
            if isinstance(action, Take):
                gain = take_gain(gains, action)
            elif isinstance(action, Place):
                gain = gains.best_hex(action.tile, value_of(state, seat, action.source))[0] - gains.in_hand(action.tile)
            elif isinstance(action, Sell):
                gain = sell_gain(gains, action)
            elif isinstance(action, TakeWorkers):
                gain = gains.take_workers()
            elif isinstance(action, Buy):
                gain = buy_gain(gains, action)
            elif isinstance(action, EndTurn | Decline):
                gain = 0.0
            elif isinstance(action, Load):
                gain = gains.load(action.depot)
            elif isinstance(action, LoadGoods):
                gain = gains.load_colour(first_argument(state), action.colour)
            elif isinstance(action, Discard):
                gain = -gains.in_hand(action.tile)
            elif isinstance(action, Pay):
                gain = gains.more_workers(-action.workers) + gains.more_silver(action.workers - CENTRAL.black_price)
            else:
                if before == REFUSED:
                    before = own_worth(state, seat)
                gain = worth_after(state, seat, action) - before
            if gain > best_gain:
                best, best_gain = action, gain
        return best


def value_of(state: BurgundyState, seat: int, source: int) -> int:
    """Returns the value of an action's die; 0 for a free action of any number."""
    if source <= DIE_B:
        return state.die(seat, source)
    return second_argument(state) if top_step(state) == FREE_ACTION else 0


def take_gain(gains: Gains, action: Take) -> float:
    state = gains.state
    value = value_of(state, gains.seat, action.source)
    free = gains.powers[powers.FREE_STEP_TO_TAKE]
    workers = dice.workers_needed(state, gains.seat, value, depots.depot_of(action.slot) + 1, free)
    gain = gains.take(state.slots[action.slot], action.source)
    return gain + gains.more_workers(-workers) if workers else gain


def sell_gain(gains: Gains, action: Sell) -> float:
    value = value_of(gains.state, gains.seat, action.source)
    workers = dice.workers_needed(gains.state, gains.seat, value, action.colour + 1, 0)
    gain = gains.sell(action.colour)
    return gain + gains.more_workers(-workers) if workers else gain


def buy_gain(gains: Gains, action: Buy) -> float:
    price = min(CENTRAL.black_price, gains.silver)
    cost = gains.more_silver(-price) + gains.more_workers(price - CENTRAL.black_price)
    return gains.take(gains.state.slots[action.slot], FREE) + cost


def worth_after(state: BurgundyState, seat: int, action: Action) -> float:
    after = state.clone_here()
    after.play(seat, action)
    return own_worth(after, seat)


def best_by_worth(state: BurgundyState, seat: int, legal: list[Action]) -> Action:
    best = legal[0]
    best_worth = REFUSED
    for action in legal:
        worth = worth_after(state, seat, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def best_alone(state: BurgundyState, legal: list[Action]) -> Action:
    """Returns the best action in the solo game, where actions are counted instead of points."""
    gains = SoloGains(state)
    if top_step(state) == CHOOSE_HEX:
        hex = gains.best_hex(first_argument(state), third_argument(state))[1]
        return state.settings.hex[hex] if hex >= 0 else legal[0]
    best = legal[0]
    best_gain = 2 * REFUSED
    before = REFUSED
    for action in legal:
        gain = gains.of(action)
        if gain == UNKNOWN:
            if before == REFUSED:
                before = own_worth(state, 0)
            gain = worth_after(state, 0, action) - before
        if gain > best_gain:
            best, best_gain = action, gain
    return best
