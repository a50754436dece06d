"""Encodes The Castles of Burgundy: the central board, everybody's land, and the pending decision."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansions.encoding import name_expansion, write_expansion
from ludoteca.bots.encoding import BASE, HIGHEST, Encoder, Writer, counted, relative_mask, seats_from
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.boards import Board
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BLACK,
    DICE,
    DIE_SIDES,
    FAR,
    KINDS,
    LIVESTOCK,
    MONASTERY,
    NEAR,
    NO_TILE,
    OVER,
    PLAYING,
    STAGES,
    STARTING,
)
from ludoteca.games.castles_of_burgundy.components.tile_types import Tiles
from ludoteca.games.castles_of_burgundy.position import hidden_information
from ludoteca.games.castles_of_burgundy.rounds import preparation
from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import ARGUMENTS, FRAME, step_now, top_arguments, top_step, waiting
from ludoteca.kernel.state import State

TILE_KINDS: Final = [*KINDS, "wild"]
ON_TILE: Final = ["animals", "species", "building-type", "monastery-number"]
"""What is printed on a tile: a number of animals, and numbers for species, building type and monastery, from 1."""
ON_HEX: Final = ["free-and-reachable", "tile", *ON_TILE]

# the numbers of the sections
CLOCK: Final = 0
CENTRAL_SLOTS: Final = 1
DEPOT_GOODS: Final = 2
SUPPLIES: Final = 3
STANDING: Final = 4
BONUSES: Final = 5
COUNTS: Final = 6
LAND: Final = 7
HEXES: Final = 8
"""From here on each land has one, and after them each store of key spaces."""


def power_names() -> list[str]:
    """Returns the names of the powers; a free step is for tiles of one kind."""
    found = {number: name for name, number in vars(powers).items() if isinstance(number, int) and name != "POWERS"}
    names = [found.get(number, "FREE_STEP") for number in range(powers.POWERS)]
    for kind, name in enumerate(TILE_KINDS):
        names[powers.FREE_STEP + kind] = f"FREE_STEP_{name}"
    return [name.lower().replace("_", "-") for name in names]


class BurgundyEncoder(Encoder):
    def __init__(self, rules: BurgundyRules) -> None:
        super().__init__(rules)
        self.settings: Final = rules
        tiles = rules.tiles
        self.types: Final = len(tiles.names)
        self.in_slot: Final = [tile_in_slot(tiles, tile) for tile in range(self.types)]
        self.in_slot.append(bytes(len(TILE_KINDS) + len(ON_TILE)))  # NO_TILE
        self.on_hex: Final = [bytes([0, 1]) + printed_on(tiles, tile) for tile in range(self.types)]
        self.on_hex.append(b"\1" + bytes(len(ON_HEX) - 1))  # NEAR
        self.on_hex.append(bytes(len(ON_HEX)))  # FAR
        self.lands: Final = [lands_from(rules, seat) for seat in range(rules.players)]
        self.stores: Final = HEXES + rules.lands
        self.printed: Final = [printed_in(board) for board in rules.boards]
        # Caches of encoded parts by the numbers that they depend on: some hundreds of small pieces each.
        self.turns_before: Final[dict[int, bytes]] = {}
        self.steps_before: Final[dict[int, bytes]] = {}
        self.purses_before: Final[dict[int, bytes]] = {}
        self.slots: Final = [
            depot * (FIRST_BLACK // DEPOTS) + space for depot in range(DEPOTS) for space in range(rules.depot_spaces)
        ]
        self.slots.extend(range(FIRST_BLACK, FIRST_BLACK + rules.black_spaces))
        self.slots.extend(range(len(CENTRAL.slot_names), len(rules.slot_names)))
        self._name_table()
        for who in self.seat_names():
            self._name_player(who)
        lands = self.seat_names() if rules.lands == rules.players else ["own-team", "other-team"]
        for land in lands:
            self._name_land(land)
        for module in rules.modules:
            name_expansion(module, lands, self)

    # -- names, in the order of writing

    def _name_table(self) -> None:
        rules = self.settings
        self.name_each("stage", list(STAGES[:OVER]))
        self.name_each("phase", CENTRAL.phases)
        self.name("round")
        self.name_each("white-die", [str(side) for side in range(1, DIE_SIDES + 1)])
        self.name("die-a-used", "die-b-used", "bought")
        self.name_each("deciding", self.seat_names())
        self.name_each("active", self.seat_names())
        self.name_each("step", [step.name for step in rules.steps])
        self.name("step/a", "step/b", "step/c", "pending")
        for slot in self.slots:
            self.name_each(rules.slot_names[slot], [*TILE_KINDS, *ON_TILE])
        for depot in range(DEPOTS):
            self.name_each(f"depot {depot + 1}/goods", CENTRAL.colours)
        self.name_each("goods-to-come", [f"round-{number + 1}" for number in range(CENTRAL.goods_per_phase)])
        self.name_each("supply", rules.tiles.names)
        self.name_each("black-supply", rules.tiles.names)
        for kind in KINDS:
            self.name(f"bonus-left/{kind}/large", f"bonus-left/{kind}/small")

    def _name_player(self, who: str) -> None:
        self.name_score(who)
        self.name(f"{who}/turn", f"{who}/bridge", f"{who}/bridge-place")
        for die in ("die-a", "die-b"):
            self.name_each(f"{who}/{die}", [str(side) for side in range(1, DIE_SIDES + 1)])
        for kind in KINDS:
            self.name(f"{who}/bonus/{kind}/large", f"{who}/bonus/{kind}/small")
        self.name_each(f"{who}/power", power_names())
        for store in range(len(self.settings.stores_of[0])):
            self.name_each(f"{who}/key-spaces-{store + 1}", self.settings.tiles.names)

    def _name_land(self, who: str) -> None:
        self.name(f"{who}/silver", f"{who}/workers", f"{who}/start-castle")
        self.name_each(f"{who}/goods", CENTRAL.colours)
        self.name_each(f"{who}/sold", CENTRAL.colours)
        self.name_each(f"{who}/free", KINDS)
        for hex in range(self.settings.hexes):
            self.name(f"{who}/hex-{hex}/colour", f"{who}/hex-{hex}/number")
        for hex in range(self.settings.hexes):
            self.name_each(f"{who}/hex-{hex}", ON_HEX)

    # -- writing

    def write(self, state: State, seat: int, writer: Writer) -> None:
        assert isinstance(state, BurgundyState)
        clock = writer.section(CLOCK)
        if clock.is_new_number(
            ((state.stage * BASE + state.phase) * BASE + state.round) * BASE + state.white, state.pile
        ):
            clock.pieces = [written_clock(state), bytes(goods_to_come(state))]
        writer.add(clock.pieces[0])
        self._write_turn(state, seat, writer)
        self._write_step(state, writer)
        self._write_central_board(state, writer)
        writer.add(clock.pieces[1])
        self._write_supplies(state, writer)
        self._write_players(state, seat, writer)
        self._write_lands(state, seat, writer)
        for module in self.settings.modules:
            write_expansion(module, state, seat, writer)

    def _write_turn(self, state: BurgundyState, seat: int, writer: Writer) -> None:
        active = state.active + 1 if state.stage == PLAYING else 0
        key = ((state.deciding_mask * BASE + active) * BASE + state.used) * BASE + 2 * seat + state.bought
        piece = self.turns_before.get(key)
        if piece is None:
            piece = self.turns_before[key] = written_turn(state, seat)
        writer.add(piece)

    def _write_step(self, state: BurgundyState, writer: Writer) -> None:
        """Writes the pending decision with its numbers: a tile, a source, a depot, depending on the step."""
        key = waiting(state)
        if key:
            key = key * BASE + top_step(state)
            for argument in top_arguments(state):
                key = key * BASE + min(max(0, argument + 1), HIGHEST)
        piece = self.steps_before.get(key)
        if piece is None:
            piece = self.steps_before[key] = written_step(state)
        writer.add(piece)

    def _write_central_board(self, state: BurgundyState, writer: Writer) -> None:
        slots = writer.section(CENTRAL_SLOTS)
        if slots.is_replaced(state.slots):
            slots.piece = b"".join([self.in_slot[state.slots[slot]] for slot in self.slots])
        writer.add(slots.piece)
        goods = writer.section(DEPOT_GOODS)
        if goods.is_replaced(state.depot_goods):
            goods.piece = bytes(state.depot_goods)
        writer.add(goods.piece)

    def _write_supplies(self, state: BurgundyState, writer: Writer) -> None:
        """Writes the remaining tiles by kind. Their number is known, their order is not."""
        left = writer.section(SUPPLIES)
        if left.is_replaced(state.drawn, state.supplies):
            own, black = [0] * self.types, [0] * self.types
            for number, supply in enumerate(state.supplies):
                counts = black if number == BLACK else own
                for place in range(state.drawn[number], len(supply)):
                    counts[supply[place]] += 1
            left.piece = bytes(own) + bytes(black)
        writer.add(left.piece)

    def _write_players(self, state: BurgundyState, seat: int, writer: Writer) -> None:
        players = state.rules.players
        standing = writer.section(STANDING)
        if standing.is_replaced(state.order, state.steps, state.bridge, state.dice):
            standing.pieces = [written_standing(state, who) for who in range(players)]
        bonuses = writer.section(BONUSES)
        if bonuses.is_replaced(state.bonuses, state.powers):
            bonuses.piece = bytes([1 if owner < 0 else 0 for owner in state.bonuses])
            bonuses.pieces = [written_bonuses(state, who) for who in range(players)]
        writer.add(bonuses.piece)
        for who in self.turns[seat]:
            writer.score(state.scores[who])
            writer.add(standing.pieces[who])
            writer.add(bonuses.pieces[who])
            for store in self.settings.stores_of[who]:
                keys = writer.section(self.stores + store)
                if keys.is_replaced(state.keys[store]):
                    keys.piece = counted(sorted(state.keys[store]), self.types)
                writer.add(keys.piece)

    def _write_lands(self, state: BurgundyState, seat: int, writer: Writer) -> None:
        lands = self.settings.lands
        counts = writer.section(COUNTS)
        if counts.is_replaced(state.goods, state.sold, state.left_of_kind, state.boards):
            counts.pieces = [self._written_counts(state, land) for land in range(lands)]
        tiles = writer.section(LAND)
        if tiles.is_replaced(state.land):
            tiles.pieces = [self._written_hexes(state, land, writer) for land in range(lands)]
        for land in self.lands[seat]:
            self._write_purse(state, seat, land, writer)
            writer.add(counts.pieces[land])
            writer.add(tiles.pieces[land])

    def _write_purse(self, state: BurgundyState, seat: int, land: int, writer: Writer) -> None:
        silver, workers = min(state.silver[land], HIGHEST), min(state.workers[land], HIGHEST)
        start = self._start_castle(state, seat, land)
        key = (silver * BASE + workers) * BASE + start
        piece = self.purses_before.get(key)
        if piece is None:
            piece = self.purses_before[key] = bytes([silver, workers, start])
        writer.add(piece)

    def _written_counts(self, state: BurgundyState, land: int) -> bytes:
        """Encodes goods and free hexes by colour, and what is printed on the board."""
        counts = state.goods_in_store(land) + state.goods_sold(land) + state.free_by_kind(land)
        return bytes(counts) + self.printed[state.boards[land]]

    def _written_hexes(self, state: BurgundyState, land: int, writer: Writer) -> bytes:
        tiles = state.tiles_in(land)
        hexes = writer.section(HEXES + land)
        if hexes.is_new(tiles):
            hexes.piece = b"".join([self.on_hex[tile] for tile in tiles])
        return hexes.piece

    def _start_castle(self, state: BurgundyState, seat: int, land: int) -> int:
        """Returns the hex, from 2; 0 if none is chosen yet, 1 for a choice that is still secret."""
        hex = state.start_hexes[land]
        if hex == preparation.UNDECIDED:
            return 0
        secret = preparation.choosing_secretly(state) and not hidden_information.land_is_own(state, seat, land)
        return 1 if secret else hex + 2


# -- parts that are made when their inputs have changed


def written_clock(state: BurgundyState) -> bytes:
    clock = Writer()
    clock.one_of(state.stage if state.stage < OVER else -1, OVER)
    clock.one_of(state.phase, len(CENTRAL.phases))
    clock.number(state.round)
    clock.one_of(state.white - 1, DIE_SIDES)
    return clock.done()


def goods_to_come(state: BurgundyState) -> list[int]:
    """Returns the goods that lie open on the round spaces, from 1."""
    first = state.phase * CENTRAL.goods_per_phase
    begun = CENTRAL.goods_per_phase if state.stage == STARTING else state.round + 1
    return [state.pile[first + number] + 1 if number >= begun else 0 for number in range(CENTRAL.goods_per_phase)]


def written_turn(state: BurgundyState, seat: int) -> bytes:
    players = state.rules.players
    turn = Writer()
    turn.bits(state.used, DICE)
    turn.flag(state.bought)
    turn.bits(relative_mask(state.deciding_mask, seat, players), players)
    turn.one_of((state.active - seat) % players if state.stage == PLAYING else -1, players)
    return turn.done()


def written_step(state: BurgundyState) -> bytes:
    steps = len(state.settings.steps)
    if not state.pending:
        return bytes(steps + FRAME - ARGUMENTS + 1)
    step = Writer()
    step.one_of(step_now(state), steps)
    for argument in top_arguments(state):
        step.number(max(0, argument + 1))
    step.number(waiting(state))
    return step.done()


def written_standing(state: BurgundyState, who: int) -> bytes:
    """Encodes turn order and dice."""
    standing = Writer()
    standing.number(place_in(state.order, who))
    standing.number(state.steps[who])
    standing.number(place_in(state.bridge, who))
    for die in range(DICE):
        standing.one_of(state.die(who, die) - 1, DIE_SIDES)
    return standing.done()


def written_bonuses(state: BurgundyState, who: int) -> bytes:
    """Encodes bonus tiles and powers."""
    own = [1 if owner == who else 0 for owner in state.bonuses]
    return bytes(own + [min(power, HIGHEST) for power in state.powers[who]])


# -- tables


def tile_in_slot(tiles: Tiles, tile: int) -> bytes:
    kinds = [0] * len(TILE_KINDS)
    kinds[tiles.kind[tile]] = 1
    return bytes(kinds) + printed_on(tiles, tile)


def printed_on(tiles: Tiles, tile: int) -> bytes:
    """Encodes what distinguishes a tile from others of its kind (see ON_TILE)."""
    animals = tiles.animals[tile] if tiles.kind[tile] == LIVESTOCK else 0
    name = tiles.names[tile]
    monastery = int(name.rpartition("-")[2]) if tiles.kind[tile] == MONASTERY else 0
    return bytes([animals, tiles.species[tile] + 1, tiles.building[tile] + 1, monastery])


def printed_in(board: Board) -> bytes:
    """Encodes the colour and number of every hex."""
    return bytes([number for hex in board.every_hex for number in (board.kind[hex], board.number[hex])])


def lands_from(rules: BurgundyRules, seat: int) -> list[int]:
    """Returns the lands in the order of the table, the own one first; partners share one."""
    found: list[int] = []
    for who in seats_from(seat, rules.players):
        if rules.land_of[who] not in found:
            found.append(rules.land_of[who])
    return found


def place_in(order: list[int], who: int) -> int:
    """Returns the seat's place, from 1; 0 if there is no order yet."""
    for place, seat in enumerate(order):
        if seat == who:
            return place + 1
    return 0


assert (NO_TILE, NEAR, FAR) == (-1, -2, -1), "the tables end with what is no tile"
