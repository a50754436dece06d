"""The Castles of Burgundy as an array: the central board, everybody's land, and the decision that is pending."""

from typing import Final

from ludoteca.bots.castles_of_burgundy.expansion_encoding import name_expansion, write_expansion
from ludoteca.bots.encoding import HIGHEST, Encoder, Writer, counted, relative_mask, seats_from
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
from ludoteca.games.castles_of_burgundy.steps import ARGUMENTS, FRAME, waiting
from ludoteca.kernel.state import State

TILE_KINDS: Final = [*KINDS, "wild"]
ON_TILE: Final = ["animals", "species", "building-type", "monastery-number"]
"""What is printed on a tile: a number of animals, and numbers for species, building type and monastery, from 1."""
ON_HEX: Final = ["free-and-reachable", "tile", *ON_TILE]

# the numbers of the sections
CENTRAL_SLOTS: Final = 0
DEPOT_GOODS: Final = 1
SUPPLIES: Final = 2
BONUSES: Final = 3
GOODS: Final = 4
SOLD: Final = 5
FREE: Final = 6
PLAYER: Final = 7
POWERS_OF: Final = 0
HEXES_OF: Final = 1
OF_PLAYER: Final = 2
"""So many sections each player has with a land, from PLAYER on. After them comes one for each store of key spaces."""


def power_names() -> list[str]:
    """The powers by the names that the rules give them; a free step is for tiles of one kind."""
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
        self.stores: Final = PLAYER + OF_PLAYER * rules.players
        self.printed: Final = [printed_in(board) for board in rules.boards]
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
        self._write_table(state, seat, writer)
        self._write_supplies(state, writer)
        bonuses = writer.section(BONUSES)
        if bonuses.is_new(state.bonuses):
            bonuses.piece = bytes([1 if owner < 0 else 0 for owner in state.bonuses])
            bonuses.pieces = [
                bytes([1 if owner == who else 0 for owner in state.bonuses]) for who in range(state.rules.players)
            ]
        writer.add(bonuses.piece)
        for who in self.turns[seat]:
            self._write_player(state, who, bonuses.pieces[who], writer)
        self._write_lands(state, seat, writer)
        for module in self.settings.modules:
            write_expansion(module, state, seat, writer)

    def _write_table(self, state: BurgundyState, seat: int, writer: Writer) -> None:
        players = state.rules.players
        writer.one_of(state.stage if state.stage < OVER else -1, OVER)
        writer.one_of(state.phase, len(CENTRAL.phases))
        writer.number(state.round)
        writer.one_of(state.white - 1, DIE_SIDES)
        writer.bits(state.used, DICE)
        writer.flag(state.bought)
        writer.bits(relative_mask(state.deciding_mask, seat, players), players)
        writer.one_of((state.active - seat) % players if state.stage == PLAYING else -1, players)
        self._write_step(state, writer)
        slots = writer.section(CENTRAL_SLOTS)
        if slots.is_new(state.slots):
            slots.piece = b"".join([self.in_slot[state.slots[slot]] for slot in self.slots])
        writer.add(slots.piece)
        goods = writer.section(DEPOT_GOODS)
        if goods.is_new(state.depot_goods):
            goods.piece = bytes(state.depot_goods)
        writer.add(goods.piece)
        first = state.phase * CENTRAL.goods_per_phase
        for number in range(CENTRAL.goods_per_phase):
            to_come = state.stage != STARTING and number > state.round
            writer.number(state.pile[first + number] + 1 if to_come else 0)

    def _write_step(self, state: BurgundyState, writer: Writer) -> None:
        """What is decided now, with the numbers that belong to it: a tile, a source, a depot, as the step says."""
        steps = len(self.settings.steps)
        if not state.pending:
            writer.one_of(-1, steps + FRAME - ARGUMENTS + 1)
            return
        top = len(state.pending) - FRAME
        writer.one_of(state.pending[top + 1], steps)
        for place in range(top + ARGUMENTS, top + FRAME):
            writer.number(max(0, state.pending[place] + 1))
        writer.number(waiting(state))

    def _write_supplies(self, state: BurgundyState, writer: Writer) -> None:
        """What is left is known, its order is not."""
        left = writer.section(SUPPLIES)
        if left.is_new(state.drawn, state.supplies):
            own, black = [0] * self.types, [0] * self.types
            for number, supply in enumerate(state.supplies):
                counts = black if number == BLACK else own
                for place in range(state.drawn[number], len(supply)):
                    counts[supply[place]] += 1
            left.piece = bytes(own) + bytes(black)
        writer.add(left.piece)

    def _write_player(self, state: BurgundyState, who: int, bonuses: bytes, writer: Writer) -> None:
        writer.score(state.scores[who])
        writer.number(place_in(state.order, who))
        writer.number(state.steps[who])
        writer.number(place_in(state.bridge, who))
        for die in range(DICE):
            writer.one_of(state.die(who, die) - 1, DIE_SIDES)
        writer.add(bonuses)
        powers = writer.section(PLAYER + who * OF_PLAYER + POWERS_OF)
        if powers.is_new(state.powers[who]):
            powers.piece = bytes([min(power, HIGHEST) for power in state.powers[who]])
        writer.add(powers.piece)
        for store in self.settings.stores_of[who]:
            keys = writer.section(self.stores + store)
            if keys.is_new(state.keys[store]):
                keys.piece = counted(sorted(state.keys[store]), self.types)
            writer.add(keys.piece)

    def _write_lands(self, state: BurgundyState, seat: int, writer: Writer) -> None:
        lands = range(self.settings.lands)
        goods = writer.section(GOODS)
        if goods.is_new(state.goods):
            goods.pieces = [bytes(state.goods_in_store(land)) for land in lands]
        sold = writer.section(SOLD)
        if sold.is_new(state.sold):
            sold.pieces = [bytes(state.goods_sold(land)) for land in lands]
        free = writer.section(FREE)
        if free.is_new(state.left_of_kind):
            free.pieces = [bytes(state.free_by_kind(land)) for land in lands]
        for land in self.lands[seat]:
            writer.number(state.silver[land])
            writer.number(state.workers[land])
            writer.number(self._start_castle(state, seat, land))
            writer.add(goods.pieces[land])
            writer.add(sold.pieces[land])
            writer.add(free.pieces[land])
            writer.add(self.printed[state.boards[land]])
            tiles = state.tiles_in(land)
            hexes = writer.section(PLAYER + land * OF_PLAYER + HEXES_OF)
            if hexes.is_new(tiles):
                hexes.piece = b"".join([self.on_hex[tile] for tile in tiles])
            writer.add(hexes.piece)

    def _start_castle(self, state: BurgundyState, seat: int, land: int) -> int:
        """The hex from 2; 0 while nothing is chosen, 1 for a choice that is still secret."""
        hex = state.start_hexes[land]
        if hex == preparation.UNDECIDED:
            return 0
        secret = preparation.choosing_secretly(state) and not hidden_information.land_is_own(state, seat, land)
        return 1 if secret else hex + 2


# -- tables


def tile_in_slot(tiles: Tiles, tile: int) -> bytes:
    kinds = [0] * len(TILE_KINDS)
    kinds[tiles.kind[tile]] = 1
    return bytes(kinds) + printed_on(tiles, tile)


def printed_on(tiles: Tiles, tile: int) -> bytes:
    """What distinguishes a tile from others of its kind (see ON_TILE)."""
    animals = tiles.animals[tile] if tiles.kind[tile] == LIVESTOCK else 0
    name = tiles.names[tile]
    monastery = int(name.rpartition("-")[2]) if tiles.kind[tile] == MONASTERY else 0
    return bytes([animals, tiles.species[tile] + 1, tiles.building[tile] + 1, monastery])


def printed_in(board: Board) -> bytes:
    """Colour and number of every hex."""
    return bytes([number for hex in board.every_hex for number in (board.kind[hex], board.number[hex])])


def lands_from(rules: BurgundyRules, seat: int) -> list[int]:
    """The lands in the order of the table, the own one first; partners share one."""
    found: list[int] = []
    for who in seats_from(seat, rules.players):
        if rules.land_of[who] not in found:
            found.append(rules.land_of[who])
    return found


def place_in(order: list[int], who: int) -> int:
    """From 1; 0 if there is no order yet."""
    for place, seat in enumerate(order):
        if seat == who:
            return place + 1
    return 0


assert (NO_TILE, NEAR, FAR) == (-1, -2, -1), "the tables end with what is no tile"
