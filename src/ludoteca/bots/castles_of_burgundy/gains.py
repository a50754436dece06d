"""The gain in worth of a single action, computed from the position without playing it.

The numbers are those of `worth`, taken apart: the value of a tile in hand and on a hex, the cost of silver and
workers. Computing a difference takes a few microseconds; playing the action on a clone and judging the result takes
fifty.
"""

from typing import Final

from ludoteca.bots.castles_of_burgundy.effects import EffectTable
from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS, rounds_left
from ludoteca.bots.castles_of_burgundy.worth import SALE_SILVER, WORKER_POINTS, colour_points
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import (
    ALL_KINDS,
    BUILDING,
    CASTLE,
    DICE,
    FAR,
    FREE,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NO_TILE,
    SHIP,
    WILD,
)
from ludoteca.games.castles_of_burgundy.components.tile_types import (
    BANK,
    BOARDING_HOUSE,
    BUILDINGS,
    CITY_HALL,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.tiles import goods, livestock, monasteries
from ludoteca.games.castles_of_burgundy.tiles.buildings import BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS
from ludoteca.games.castles_of_burgundy.turn import dice

NUMBERS: Final = 4
"""More numbers than these on which a tile could go add nothing."""
PHASES: Final = len(CENTRAL.phases)
LARGEST: Final = len(CENTRAL.area_points) - 1
UNKNOWN: Final = -1.0
"""A gain that has not been computed yet: none is negative."""


class Gains:
    """The gains in one decision of one seat, cached within it."""

    def __init__(self, state: BurgundyState, seat: int, effects: EffectTable) -> None:
        settings = state.settings
        land = settings.land_of[seat]
        self.state: Final = state
        self.seat: Final = seat
        self.land: Final = land
        self.board: Final = settings.boards[state.boards[land]]
        self.powers: Final = state.powers[seat]
        self.left: Final = rounds_left(state)
        self.workers: Final = state.workers[land]
        self.silver: Final = state.silver[land]
        weights = effects.weights
        self.effects: Final = effects
        self.weights: Final = weights
        self.time: Final = min(1.0, weights.little_time + weights.time_a_round * self.left)
        self.worker_use: Final = min(weights.worker_use, self.left * weights.worker_use_a_round)
        self.silver_use: Final = min(weights.silver_use, self.left * weights.silver_use_a_round)
        self.per_tile: Final = settings.goods_points * self.powers[powers.GOODS_FACTOR]
        self.held_kinds = 0
        self.held = 0
        for store in settings.stores_of[seat]:
            for tile in state.keys[store]:
                self.held_kinds |= 1 << settings.tiles.kind[tile]
                self.held += 1
        self.rooms: Final = self.powers[powers.KEY_SPACES] * len(settings.stores_of[seat])
        self.ship_gain = UNKNOWN
        self.least = UNKNOWN
        self.loading = UNKNOWN
        self.free_action = UNKNOWN
        self.takes: list[float] = []
        self.tiles_in_land: Final = state.tiles_in(land)
        self.free_by_area: Final = state.free_by_area(land)
        self.wanted: Final = self.counted_by_monasteries()

    # -- silver and workers

    def worth_of_workers(self, count: int) -> float:
        return count * WORKER_POINTS + min(float(count), self.weights.useful_workers) * self.worker_use

    def worth_of_silver(self, count: int) -> float:
        return count + min(float(count), self.weights.useful_silver) * self.silver_use

    def more_workers(self, count: int) -> float:
        """Returns the worth of additional workers, or (below zero) the cost of spending them."""
        return self.worth_of_workers(self.workers + count) - self.worth_of_workers(self.workers)

    def more_silver(self, count: int) -> float:
        return self.worth_of_silver(self.silver + count) - self.worth_of_silver(self.silver)

    def take_workers(self) -> float:
        gain = self.more_workers(self.powers[powers.WORKERS_TAKEN])
        return gain + self.more_silver(self.powers[powers.SILVER_WITH_WORKERS])

    # -- goods

    def stored_worth(self, count: int) -> float:
        if not count:
            return 0.0
        if not self.left:
            return float(count)
        return max(float(count), (count * self.per_tile + SALE_SILVER) * self.weights.sale_to_come)

    def sell(self, colour: int) -> float:
        count = self.state.stored(self.land, colour)
        per_good = self.powers[powers.SILVER_PER_GOOD]
        silver = per_good * count if per_good else self.powers[powers.SILVER_PER_SALE]
        gain = count * self.per_tile + self.more_silver(silver) - self.stored_worth(count)
        return gain + self.more_workers(self.powers[powers.WORKERS_PER_SALE])

    def load_colour(self, depot: int, colour: int) -> float:
        count = self.state.goods_at(depot, colour)
        have = self.state.stored(self.land, colour)
        return self.stored_worth(have + count) - self.stored_worth(have)

    def load(self, depot: int) -> float:
        """Returns the worth of loading a depot: goods of colours in store, and the best new colours that fit."""
        state = self.state
        there = state.colours_at(depot)
        if not there:
            return 0.0
        room = goods.room(state, self.seat)
        stored = state.colours_stored(self.land)
        gain = 0.0
        new: list[float] = []
        for colour in range(COLOURS):
            if there >> colour & 1:
                worth = self.load_colour(depot, colour)
                if stored >> colour & 1:
                    gain += worth
                else:
                    new.append(worth)
        if len(new) > room:
            new.sort(reverse=True)
        for worth in new[: max(room, 0)]:
            gain += worth
        return gain

    # -- tiles

    def counted_by_monasteries(self) -> list[int]:
        """Returns the points at the end for each building of a type, by building type; empty if there are none."""
        tiles = self.state.settings.tiles
        found: list[int] = []
        for tile in monasteries.working_for(self.state, self.seat):
            what = tiles.counts[tile]
            if what:
                counted = tiles.number.get(what, -1)
                if counted >= 0 and tiles.building[counted] >= 0:
                    if not found:
                        found = [0] * BUILDINGS
                    found[tiles.building[counted]] += tiles.points[tile] * self.powers[powers.MONASTERY_FACTOR]
        return found

    def effect(self, tile: int) -> float:
        tiles = self.state.settings.tiles
        kind = tiles.kind[tile]
        if kind == MINE:
            return (PHASES - self.state.phase) * (1.0 + self.silver_use)
        if kind == SHIP:
            if self.ship_gain < 0.0:
                best = 0
                for depot in range(DEPOTS):
                    best = max(best, sum(self.state.goods_at_depot(depot)))
                self.ship_gain = self.weights.ship + best * self.weights.goods
            return self.ship_gain
        if kind == MONASTERY:
            if tiles.counts[tile]:
                counted = monasteries.count(self.state, self.seat, tiles.counts[tile])
                return (counted + self.effects.expected[tile] * self.left / ROUNDS) * tiles.points[tile]
            return self.effects.power[tile] * self.left / ROUNDS
        gain = self.effects.fixed[tile]
        if kind == BUILDING and self.wanted and tiles.building[tile] >= 0:
            gain += self.wanted[tiles.building[tile]]
        return gain

    # -- what a tile does at once when it is placed

    def effect_at_once(self, tile: int) -> float:
        """Returns the worth of a tile's effect as `effect` does, but with what can be taken, placed, sold or loaded
        now."""
        state = self.state
        tiles = state.settings.tiles
        kind = tiles.kind[tile]
        if kind == SHIP:
            if self.loading < 0.0:
                self.loading = self.weights.ship
                for depot in range(DEPOTS):
                    self.loading = max(self.loading, self.weights.ship + self.load(depot))
            return self.loading
        if kind == CASTLE:
            if self.free_action < 0.0:
                self.free_action = max(
                    self.best_take(ALL_KINDS), self.best_sale(), self.take_workers(), self.best_placement(tile)
                )
            return self.free_action
        if kind != BUILDING or tiles.building[tile] < 0:
            return self.effect(tile)
        building = tiles.building[tile]
        gain = float(self.wanted[building]) if self.wanted else 0.0
        if building == BANK:
            return gain + self.more_silver(BANK_SILVER)
        if building == BOARDING_HOUSE:
            return gain + self.more_workers(BOARDING_HOUSE_WORKERS)
        if building == WATCHTOWER:
            return gain + WATCHTOWER_POINTS
        if building == WAREHOUSE:
            return gain + self.best_sale()
        if building == CITY_HALL:
            return gain + self.best_placement(tile)
        return gain + self.best_take(state.settings.effects[state.settings.building_effect[building]].kinds)

    def best_take(self, kinds: int) -> float:
        """Returns the worth of the best tile of these kinds (bits) in the depots; in the last turn it comes too
        late."""
        if not self.left:
            return 0.0
        state = self.state
        kind = state.settings.tiles.kind
        if not self.takes:
            for slot in range(FIRST_BLACK):
                tile = state.slots[slot]
                self.takes.append(self.take(tile, FREE) if tile != NO_TILE else 0.0)
        best = 0.0
        for slot in range(FIRST_BLACK):
            if self.takes[slot] > best and kinds >> kind[state.slots[slot]] & 1:
                best = self.takes[slot]
        return best

    def best_sale(self) -> float:
        best = 0.0
        for colour in range(COLOURS):
            if self.state.stored(self.land, colour):
                best = max(best, self.sell(colour))
        return best

    def best_placement(self, but: int) -> float:
        """Returns the worth of the best place for a tile in hand, other than the one that triggers it; further effects
        are estimated."""
        state = self.state
        best = 0.0
        for store in state.settings.stores_of[self.seat]:
            for tile in state.keys[store]:
                if tile != but:
                    kind = state.settings.tiles.kind[tile]
                    mask = lands.open_mask(state, self.seat, tile)
                    if mask:
                        held = self.in_hand(tile)
                        for hex in self.board.every_hex if kind == WILD else self.board.of_kind[kind]:
                            if mask >> hex & 1:
                                gain = self.area(hex) + self.effect(tile) - held
                                if kind == LIVESTOCK:
                                    gain += self.animals(tile, hex)
                                best = max(best, gain)
        return best

    def animals(self, tile: int, hex: int) -> float:
        """Returns the points that livestock would score on a hex."""
        state = self.state
        settings = state.settings
        if settings.modules or self.powers[powers.ONE_PASTURE]:
            found = livestock.herd(state, self.seat, tile, hex)
            return float(sum(found) + self.powers[powers.POINTS_PER_LIVESTOCK_TILE] * len(found))
        tiles = settings.tiles
        species = tiles.species[tile]
        extra = self.powers[powers.POINTS_PER_LIVESTOCK_TILE]
        points = tiles.animals[tile] + extra
        for other in self.board.area_hexes[self.board.area[hex]]:
            there = self.tiles_in_land[other]
            if there >= 0 and tiles.species[there] == species:
                points += tiles.animals[there] + extra
        return float(points)

    def in_hand(self, tile: int) -> float:
        """Returns the worth of a tile in a key space; `worth.hand_worth` sums this up."""
        if not self.left:
            return 0.0
        state = self.state
        weights = self.weights
        settings = state.settings
        board = self.board
        kind = settings.tiles.kind[tile]
        mask = lands.open_mask(state, self.seat, tile)
        numbers = 0
        best = 0.0
        gains = self.weights.area_gain[self.left]
        if mask:
            for hex in board.every_hex if kind == WILD else board.of_kind[kind]:
                if mask >> hex & 1:
                    numbers |= 1 << board.number[hex]
                    area = board.area[hex]
                    gain = gains[board.area_size[area]][self.free_by_area[area]]
                    if kind == LIVESTOCK:
                        gain += self.animals(tile, hex)
                    if gain > best:
                        best = gain
        part = weights.in_hand + weights.number * min(numbers.bit_count(), NUMBERS) if numbers else weights.nowhere
        return (best + self.effect(tile)) * part * self.time

    def take(self, tile: int, source: int) -> float:
        """Returns the worth of one more tile; if there is no room, another one is discarded."""
        gain = self.in_hand(tile) if self.left else self.place_at_once(tile, source)
        if self.held_kinds >> self.state.settings.tiles.kind[tile] & 1:
            gain *= self.weights.same_kind
        if self.held >= self.rooms:
            return gain - self.least_held()
        if self.held + 1 == self.rooms:
            gain -= self.weights.no_room * self.time
        return gain

    def place_at_once(self, tile: int, source: int) -> float:
        """Returns the worth of placing a taken tile with another die, which is all that it is worth in the last
        turn."""
        best = 0.0
        for die in range(DICE):
            if die != source and not self.state.used >> die & 1:
                best = max(best, self.best_hex(tile, self.state.die(self.seat, die))[0])
        return best * self.weights.last_turn

    def least_held(self) -> float:
        if self.least < 0.0:
            least = 1e9
            for store in self.state.settings.stores_of[self.seat]:
                for tile in self.state.keys[store]:
                    least = min(least, self.in_hand(tile))
            self.least = least
        return self.least

    def area(self, hex: int) -> float:
        """Returns what a tile on this hex adds to its area, its colour, and the areas that become reachable."""
        state = self.state
        board = self.board
        left = self.left
        area = board.area[hex]
        size = board.area_size[area]
        free = self.free_by_area[area]
        weights = self.weights
        worth = weights.area_worth[left]
        if free == 1:
            points = CENTRAL.area_points[min(LARGEST, size + self.powers[powers.AREA_GROWTH])]
            gain = points + CENTRAL.phase_points[state.phase] - worth[size][1]
        else:
            gain = worth[size][free - 1] - worth[size][free]
        kind = board.kind[hex]
        free = state.free_of_kind(self.land, kind)
        if free <= len(weights.colour):
            now = weights.colour[free] if free < len(weights.colour) and left >= free else 0.0
            then = weights.colour[free - 1] if left >= free - 1 else 0.0
            if then > now:
                gain += (then - now) * colour_points(state, kind)
        near = state.near[self.land]
        for other in board.neighbours[hex]:
            if self.tiles_in_land[other] == FAR:
                gain += weights.opened
                area = board.area[other]
                if not board.area_mask[area] & near:
                    free = self.free_by_area[area]
                    if free == board.area_size[area]:
                        near |= board.area_mask[area]
                        gain += (1.0 - weights.unreached) * worth[free][free]
        return gain

    def place(self, tile: int, hex: int) -> float:
        """Returns the worth of a tile on a hex, without the workers and without its worth in hand."""
        gain = self.weights.place_now + self.area(hex) + self.effect_at_once(tile)
        if self.state.settings.tiles.kind[tile] == LIVESTOCK:
            gain += self.animals(tile, hex)
        return gain

    def best_hex(self, tile: int, value: int) -> tuple[float, int]:
        """Returns the worth and the hex of the best placement with a die of this value (0: any), workers included; -1
        if there is none."""
        state = self.state
        board = self.board
        kind = state.settings.tiles.kind[tile]
        free = self.powers[powers.FREE_STEP + kind]
        mask = (
            lands.open_mask(state, self.seat, tile)
            & board.numbered[dice.reachable_numbers(state, self.seat, value, free)]
        )
        best = -1e9
        found = -1
        for hex in board.every_hex if kind == WILD else board.of_kind[kind]:
            if mask >> hex & 1:
                workers = dice.workers_needed(state, self.seat, value, board.number[hex], free)
                gain = self.place(tile, hex)
                if workers:
                    gain += self.more_workers(-workers)
                if gain > best:
                    best = gain
                    found = hex
        return best, found
