"""The number of actions that a single action of the solo game saves, computed from the position without playing it."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions.solo import worth as solo
from ludoteca.bots.castles_of_burgundy.time_left import rounds_left
from ludoteca.games.castles_of_burgundy.actions import (
    Buy,
    Decline,
    Discard,
    EndTurn,
    Load,
    Pay,
    Place,
    Sell,
    Take,
    TakeWorkers,
)
from ludoteca.games.castles_of_burgundy.board import depots, lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import DICE, DIE_B, FAR, FREE, LIVESTOCK, SHIP, WILD
from ludoteca.games.castles_of_burgundy.components.tile_types import WATCHTOWER
from ludoteca.games.castles_of_burgundy.expansions.solo.colours import LayTile
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import COUNTER, TARGET, BuyPoints, CountGain
from ludoteca.games.castles_of_burgundy.expansions.solo.order import DoFirst
from ludoteca.games.castles_of_burgundy.expansions.solo.ships import PRICE, GiveColour, SwapForTile
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, second_argument, top_step
from ludoteca.games.castles_of_burgundy.tiles import livestock, monasteries
from ludoteca.games.castles_of_burgundy.tiles.buildings import WATCHTOWER_POINTS
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action

ALONE: Final = 0
"""The only seat, and the only land."""
UNKNOWN: Final = -1e9
IDLE: Final = -5.0
"""For what is never done: points bought short of the target, things put first that come anyway."""
TARGET_REACHED: Final = 1.3
"""An action of any kind."""
LAST_TURN: Final = 0.9
"""What part of placing a tile counts when it is only taken now, to be placed with the other die of the last turn."""


class SoloGains:
    """The gains in one decision, cached within it."""

    def __init__(self, state: BurgundyState) -> None:
        self.state: Final = state
        self.left: Final = rounds_left(state)
        self.board: Final = state.settings.boards[state.boards[ALONE]]
        self.powers: Final = state.powers[ALONE]
        self.workers: Final = state.workers[ALONE]
        self.silver: Final = state.silver[ALONE]
        self.goods: Final = sum(state.goods_in_store(ALONE))
        own = solo.solo_data(state)
        self.counter: Final = own[COUNTER]
        self.target: Final = own[TARGET]
        self.held_of_kind: Final = [0] * (WILD + 1)
        for tile in state.keys[ALONE]:
            self.held_of_kind[state.settings.tiles.kind[tile]] += 1
        self.least = UNKNOWN

    def of(self, action: Action) -> float:
        """Returns what an action saves; UNKNOWN if it has to be tried on a clone."""
        if isinstance(action, Take):
            free = self.powers[powers.FREE_STEP_TO_TAKE]
            cost = self.die_cost(self.value_of(action.source), depots.depot_of(action.slot) + 1, free)
            return self.take(self.state.slots[action.slot], action.source) - cost
        if isinstance(action, Place):
            return self.best_hex(action.tile, self.value_of(action.source))[0] - self.kept(action.tile)
        if isinstance(action, Sell):
            value = self.value_of(action.source)
            return self.sell(action.colour, dice.workers_needed(self.state, ALONE, value, action.colour + 1, 0))
        if isinstance(action, TakeWorkers):
            silver = self.more_silver(self.powers[powers.SILVER_WITH_WORKERS])
            return self.more_workers(self.powers[powers.WORKERS_TAKEN]) + silver
        if isinstance(action, Buy):
            price = min(CENTRAL.black_price, self.silver)
            cost = self.more_silver(-price) + self.more_workers(price - CENTRAL.black_price)
            return self.take(self.state.slots[action.slot], FREE) + cost
        if isinstance(action, EndTurn | Decline):
            return 0.0
        return self.of_rare(action)

    def of_rare(self, action: Action) -> float:
        if isinstance(action, Load):
            return self.more_goods(sum(self.state.goods_at_depot(action.depot)))
        if isinstance(action, Discard):
            return -self.kept(action.tile)
        if isinstance(action, Pay):
            return self.more_workers(-action.workers) + self.more_silver(action.workers - CENTRAL.black_price)
        if isinstance(action, LayTile):
            return self.best_hex(self.state.slots[action.slot], 0)[0]
        if isinstance(action, SwapForTile):
            room = 0.0 if len(self.state.keys[ALONE]) < self.powers[powers.KEY_SPACES] else self.least_kept()
            return solo.BLACK_TILE + self.more_goods(-PRICE) - room
        if isinstance(action, GiveColour):
            return -float(self.state.stored(ALONE, action.colour))
        if isinstance(action, CountGain):
            beyond = self.counter + action.points - self.target
            return TARGET_REACHED - beyond / self.target if beyond >= 0 else action.points / self.target
        if isinstance(action, BuyPoints):
            if action.points < self.target - self.counter:
                return IDLE
            return TARGET_REACHED + self.more_silver(-action.points)
        return IDLE if isinstance(action, DoFirst) else UNKNOWN

    # -- dice, workers, silver and goods

    def value_of(self, source: int) -> int:
        """Returns the value of an action's die; 0 for a free action of any number."""
        if source <= DIE_B:
            return self.state.die(ALONE, source)
        return second_argument(self.state) if top_step(self.state) == FREE_ACTION else 0

    def die_cost(self, value: int, number: int, free: int) -> float:
        workers = dice.workers_needed(self.state, ALONE, value, number, free)
        return -self.more_workers(-workers) if workers else 0.0

    def more_workers(self, count: int) -> float:
        """Returns what additional workers save, or (below zero) cost."""
        most = len(solo.WORKERS) - 1
        gain = solo.WORKERS[min(self.workers + count, most)] - solo.WORKERS[min(self.workers, most)]
        return gain if self.left > 1 else gain * solo.LATE

    def more_silver(self, count: int) -> float:
        most = 2 * (self.left + 1)
        return solo.SILVER * (min(self.silver + count, most) - min(self.silver, most))

    def more_goods(self, count: int) -> float:
        most = PRICE * self.state.free_of_kind(ALONE, SHIP)
        return solo.GOODS * (min(self.goods + count, most) - min(self.goods, most))

    def sell(self, colour: int, workers: int) -> float:
        """Returns what a sale saves for which this many workers are spent."""
        count = self.state.stored(ALONE, colour)
        per_good = self.powers[powers.SILVER_PER_GOOD]
        silver = per_good * count if per_good else self.powers[powers.SILVER_PER_SALE]
        points = count * self.state.settings.goods_points * self.powers[powers.GOODS_FACTOR]
        gain = points / self.target + self.more_silver(silver) + self.more_goods(-count)
        return gain + self.more_workers(self.powers[powers.WORKERS_PER_SALE] - workers)

    # -- tiles

    def in_hand(self, tile: int, others: int) -> float:
        """Returns the worth of a tile in a key space beside others of its kind, which claim hexes too."""
        state = self.state
        kind = state.settings.tiles.kind[tile]
        if not self.left:
            return 0.0
        if kind == WILD:
            return solo.BLACK_TILE
        if state.free_of_kind(ALONE, kind) <= others:
            return 0.0
        mask = lands.open_mask(state, ALONE, tile)
        if mask.bit_count() <= others:
            return solo.OUT_OF_REACH
        numbers = 0
        for hex in self.board.of_kind[kind]:
            if mask >> hex & 1:
                numbers |= 1 << self.board.number[hex]
        found = solo.IN_HAND + solo.EFFECT_IN_HAND * solo.effect_worth(state, tile, self.left)
        return found if numbers.bit_count() > others + 1 else found - solo.FEW_NUMBERS

    def kept(self, tile: int) -> float:
        """Returns the worth of a held tile."""
        return self.in_hand(tile, max(0, self.held_of_kind[self.state.settings.tiles.kind[tile]] - 1))

    def least_kept(self) -> float:
        if self.least == UNKNOWN:
            self.least = min([self.kept(tile) for tile in self.state.keys[ALONE]])
        return self.least

    def take(self, tile: int, source: int) -> float:
        """Returns what one more tile saves; if there is no room, another one is discarded."""
        if self.left:
            gain = self.in_hand(tile, self.held_of_kind[self.state.settings.tiles.kind[tile]])
        else:
            gain = self.place_at_once(tile, source)
        if len(self.state.keys[ALONE]) >= self.powers[powers.KEY_SPACES]:
            return gain - self.least_kept()
        return gain

    def place_at_once(self, tile: int, source: int) -> float:
        """Returns the worth of placing a taken tile with another die, which is all that it is worth in the last
        turn."""
        best = 0.0
        for die in range(DICE):
            if die != source and not self.state.used >> die & 1:
                best = max(best, self.best_hex(tile, self.state.die(ALONE, die))[0])
        return best * LAST_TURN

    def best_hex(self, tile: int, value: int) -> tuple[float, int]:
        """Returns the worth and the hex of the best placement with a die of this value (0: any), workers included; -1
        if there is none."""
        state = self.state
        board = self.board
        kind = state.settings.tiles.kind[tile]
        free = self.powers[powers.FREE_STEP + kind]
        mask = lands.open_mask(state, ALONE, tile) & board.numbered[dice.reachable_numbers(state, ALONE, value, free)]
        best = UNKNOWN
        found = -1
        if mask:
            effect = self.effect(tile)
            for hex in board.every_hex if kind == WILD else board.of_kind[kind]:
                if mask >> hex & 1:
                    gain = self.fill(hex) + effect - self.die_cost(value, board.number[hex], free)
                    if kind == LIVESTOCK:
                        gain += sum(livestock.herd(state, ALONE, tile, hex)) / self.target
                    if gain > best:
                        best = gain
                        found = hex
        return best, found

    def effect(self, tile: int) -> float:
        """Returns what a tile's effect saves when it is placed; points bring the target nearer."""
        tiles = self.state.settings.tiles
        gain = solo.effect_worth(self.state, tile, self.left)
        if tiles.building[tile] == WATCHTOWER:
            gain += WATCHTOWER_POINTS / self.target
        elif tiles.counts[tile]:
            gain += monasteries.count(self.state, ALONE, tiles.counts[tile]) * tiles.points[tile] / self.target
        return gain

    def fill(self, hex: int) -> float:
        """Returns what any tile on this hex saves: the hex itself, its area and colour, and hexes that become
        reachable."""
        state = self.state
        board = self.board
        area = board.area[hex]
        size = board.area_size[area]
        points = CENTRAL.area_points[size] + CENTRAL.phase_points[state.phase]
        promised = solo.PROMISED * solo.AREA_BEGUN * points
        if state.free_in_area(ALONE, area) == 1:
            gain = solo.PLACED + (points - promised * (size - 1) / size) / self.target
        else:
            gain = solo.PLACED + promised / size / self.target
        kind = board.kind[hex]
        of_kind = len(board.of_kind[kind])
        free = state.free_of_kind(ALONE, kind)
        done = 1.0 - free / of_kind
        if free == 1:
            gain += solo.COLOUR * (1.0 - done * done * solo.COLOUR_BEGUN)
        elif free <= self.left + 2:
            after = 1.0 - (free - 1) / of_kind
            gain += solo.COLOUR * (after * after - done * done) * solo.COLOUR_BEGUN
        for other in board.neighbours[hex]:
            if state.tile_at(ALONE, other) == FAR:
                gain += solo.NEAR_HEX
        return gain
