"""A game of The Castles of Burgundy in progress: what lies where, and the decisions that wait."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy import action_fields, decisions, refusals
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS
from ludoteca.games.castles_of_burgundy.components.kinds import BONUSES, DICE, KINDS, NEAR, NO_TILE, STARTING
from ludoteca.games.castles_of_burgundy.position import hidden_information, json_writer, validation
from ludoteca.games.castles_of_burgundy.rounds import game_end
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.result import Result
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.components.boards import Board
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules


NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
"""What a new state's lists are before they are laid out or copied: making 25 empty ones would cost a third of a clone."""


def with_number(numbers: list[int], place: int, number: int) -> list[int]:
    """Returns the same list but for one number."""
    changed = numbers.copy()
    changed[place] = number
    return changed


def colours_among(counts: list[int], holder: int) -> int:
    """Returns the colours of which a land, or a depot, has any goods, as bits."""
    first = holder * COLOURS
    found = 0
    for colour in range(COLOURS):
        if counts[first + colour]:
            found |= 1 << colour
    return found


class BurgundyState(State):
    """Flat lists, strided by seat or by land (see `expansions`).

    `land` has a tile type for each hex, or FAR or NEAR; `near` is a mask of the hexes that are NEAR; `left` counts the free
    hexes of each area, `left_of_kind` of each colour; `marks` has the tile marks in each area as bits. `slots` are the
    spaces of the central board; `depot_goods` counts goods by depot and colour, `goods` and `sold` by land and colour.
    `bridge` lists the seats in turn order, `steps` how far each has come. `pile` holds the 42 goods: five for each phase,
    the players', and those left in the box.
    Lists marked *shared* are never changed in place, but replaced: clones need not copy them, and whoever keeps one sees
    by it alone whether anything has changed.
    """

    def __init__(self, rules: Rules, settings: "BurgundyRules", seed: bytes) -> None:
        super().__init__(rules, seed)
        self.settings = settings
        self.stage = STARTING
        self.phase = 0
        self.round = 0
        self.turn = 0
        self.used = 0
        self.bought = False
        self.white = 0
        self.boards: list[int] = NOTHING  # shared
        self.start_hexes: list[int] = NOTHING  # shared
        self.powers: list[list[int]] = NO_LISTS  # shared
        self.order: list[int] = NOTHING  # shared
        self.pile: list[int] = NOTHING  # shared
        self.supplies: list[list[int]] = NO_LISTS  # shared
        self.drawn: list[int] = NOTHING  # shared
        self.box: list[int] = NOTHING  # shared
        self.land: list[int] = NOTHING  # shared
        self.left_of_kind: list[int] = NOTHING  # shared
        self.goods: list[int] = NOTHING  # shared
        self.sold: list[int] = NOTHING  # shared
        self.slots: list[int] = NOTHING  # shared
        self.depot_goods: list[int] = NOTHING  # shared
        self.dice: list[int] = NOTHING  # shared
        self.bridge: list[int] = NOTHING  # shared
        self.steps: list[int] = NOTHING  # shared
        self.bonuses: list[int] = NOTHING  # shared
        self.keys: list[list[int]] = NO_LISTS  # the lists in it are shared
        self.near: list[int] = NOTHING
        self.left: list[int] = NOTHING
        self.marks: list[int] = NOTHING
        self.silver: list[int] = NOTHING
        self.workers: list[int] = NOTHING
        self.pending: list[int] = NOTHING
        self.extra: list[list[int]] = NO_LISTS

    def chapter(self) -> int:
        return self.phase + 1

    def clone(self) -> State:
        return self.clone_here()

    def clone_here(self) -> "BurgundyState":
        twin = BurgundyState(self.rules, self.settings, self.seed)
        twin.over = self.over
        twin.deciding_mask = self.deciding_mask
        twin.barriers = self.barriers
        twin.scores = self.scores.copy()
        twin.stage = self.stage
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.used = self.used
        twin.bought = self.bought
        twin.white = self.white
        twin.boards = self.boards
        twin.start_hexes = self.start_hexes
        twin.powers = self.powers
        twin.order = self.order
        twin.pile = self.pile
        twin.supplies = self.supplies
        twin.drawn = self.drawn
        twin.box = self.box
        twin.land = self.land
        twin.left_of_kind = self.left_of_kind
        twin.goods = self.goods
        twin.sold = self.sold
        twin.slots = self.slots
        twin.depot_goods = self.depot_goods
        twin.dice = self.dice
        twin.bridge = self.bridge
        twin.steps = self.steps
        twin.bonuses = self.bonuses
        twin.keys = self.keys.copy()
        twin.near = self.near.copy()
        twin.left = self.left.copy()
        twin.marks = self.marks.copy()
        twin.silver = self.silver.copy()
        twin.workers = self.workers.copy()
        twin.pending = self.pending.copy()
        if self.extra:
            twin.extra = [own.copy() for own in self.extra]
        return twin

    # -- rules

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    # -- what lies where: the strides of the lists are known here only

    def die(self, seat: int, die: int) -> int:
        """Returns what the die of a seat shows."""
        return self.dice[DICE * seat + die]

    def set_die(self, seat: int, die: int, number: int) -> None:
        self.dice = with_number(self.dice, DICE * seat + die, number)

    def dice_of(self, seat: int) -> list[int]:
        return self.dice[DICE * seat : DICE * (seat + 1)]

    def tile_at(self, land: int, hex: int) -> int:
        """Returns the tile on a hex; FAR or NEAR if there is none."""
        return self.land[land * self.settings.hexes + hex]

    def put_tile(self, land: int, hex: int, tile: int, reached: list[int]) -> None:
        """Puts a tile on a hex; those that are reached from it come NEAR."""
        first = land * self.settings.hexes
        tiles = with_number(self.land, first + hex, tile)
        for other in reached:
            tiles[first + other] = NEAR
        self.land = tiles

    def tiles_in(self, land: int) -> list[int]:
        """Lists what lies on each hex of a land."""
        return self.land[land * self.settings.hexes : (land + 1) * self.settings.hexes]

    def free_in_area(self, land: int, area: int) -> int:
        """Counts the free hexes of an area."""
        return self.left[land * self.settings.areas + area]

    def free_by_area(self, land: int) -> list[int]:
        return self.left[land * self.settings.areas : (land + 1) * self.settings.areas]

    def free_of_kind(self, land: int, kind: int) -> int:
        """Counts the free hexes of a colour."""
        return self.left_of_kind[land * len(KINDS) + kind]

    def free_by_kind(self, land: int) -> list[int]:
        return self.left_of_kind[land * len(KINDS) : (land + 1) * len(KINDS)]

    def fill(self, land: int, area: int, kind: int, mark: int) -> None:
        """Counts one free hex less in an area and of a colour, and puts the tile's mark into the area."""
        place = land * self.settings.areas + area
        self.left[place] -= 1
        self.set_free_of_kind(land, kind, self.free_of_kind(land, kind) - 1)
        if mark >= 0:
            self.marks[place] |= 1 << mark

    def set_free(self, land: int, area: int, count: int) -> None:
        self.left[land * self.settings.areas + area] = count

    def set_free_of_kind(self, land: int, kind: int, count: int) -> None:
        self.left_of_kind = with_number(self.left_of_kind, land * len(KINDS) + kind, count)

    def has_mark(self, land: int, area: int, mark: int) -> bool:
        """Tells whether a tile with this mark lies in the area."""
        return bool(self.marks[land * self.settings.areas + area] >> mark & 1)

    def stored(self, land: int, colour: int) -> int:
        """Counts the goods of a colour in store."""
        return self.goods[land * COLOURS + colour]

    def colours_stored(self, land: int) -> int:
        """Returns the colours in store, as bits."""
        return colours_among(self.goods, land)

    def goods_in_store(self, land: int) -> list[int]:
        """Lists the goods in store by colour."""
        return self.goods[land * COLOURS : (land + 1) * COLOURS]

    def add_to_store(self, land: int, colour: int, count: int) -> None:
        place = land * COLOURS + colour
        self.goods = with_number(self.goods, place, self.goods[place] + count)

    def sell_all(self, land: int, colour: int) -> int:
        """Moves the goods of a colour from the store to those sold, and counts them."""
        place = land * COLOURS + colour
        count = self.goods[place]
        self.goods = with_number(self.goods, place, 0)
        self.sold = with_number(self.sold, place, self.sold[place] + count)
        return count

    def goods_sold(self, land: int) -> list[int]:
        """Lists the goods sold by colour."""
        return self.sold[land * COLOURS : (land + 1) * COLOURS]

    def goods_at(self, depot: int, colour: int) -> int:
        """Counts the goods of a colour at a depot."""
        return self.depot_goods[depot * COLOURS + colour]

    def colours_at(self, depot: int) -> int:
        """Returns the colours of the goods at a depot, as bits."""
        return colours_among(self.depot_goods, depot)

    def goods_at_depot(self, depot: int) -> list[int]:
        """Lists the goods at a depot by colour."""
        return self.depot_goods[depot * COLOURS : (depot + 1) * COLOURS]

    def add_to_depot(self, depot: int, colour: int, count: int) -> None:
        place = depot * COLOURS + colour
        self.depot_goods = with_number(self.depot_goods, place, self.depot_goods[place] + count)

    def load_all(self, depot: int, land: int, colour: int) -> int:
        """Moves the goods of a colour from a depot to a store, and counts them."""
        place = depot * COLOURS + colour
        count = self.depot_goods[place]
        self.depot_goods = with_number(self.depot_goods, place, 0)
        self.add_to_store(land, colour, count)
        return count

    def bonus_owner(self, kind: int, rank: int) -> int:
        """Returns who has the large or the small bonus tile of a colour, or NOBODY."""
        return self.bonuses[BONUSES * kind + rank]

    def give_bonus(self, kind: int, rank: int, seat: int) -> None:
        self.bonuses = with_number(self.bonuses, BONUSES * kind + rank, seat)

    def board_of(self, seat: int) -> "Board":
        return self.settings.boards[self.boards[self.settings.land_of[seat]]]

    def legal(self, seat: int) -> list[Action]:
        return decisions.legal(self, seat)

    def play(self, seat: int, action: Action) -> None:
        decisions.play(self, seat, action)

    def fields(self, seat: int, action: Action) -> dict[str, object]:
        return action_fields.fields(self, seat, action)

    def refusal(self, seat: int, action: Action) -> Refusal:
        return refusals.refusal(self, seat, action)

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        return refusals.likeliest(self, seat, actions)

    def why_not(self, seat: int, picks: list[str]) -> Refusal:
        about_hex = refusals.why_not_hex(self, seat, picks)
        return super().why_not(seat, picks) if about_hex is None else about_hex

    def score(self, seat: int, points: int, source: str, reason: str, values: dict[str, object] | None = None) -> None:
        for module in self.settings.modules:
            points = module.score(self, seat, points, source, reason)
        super().score(seat, points, source, reason, values)

    def gain_workers(self, seat: int, count: int) -> None:
        self.workers[self.settings.land_of[seat]] += count
        for module in self.settings.modules:
            module.gained_workers(self, seat, count)

    def gain_silver(self, seat: int, count: int) -> None:
        self.silver[self.settings.land_of[seat]] += count

    def add_key(self, store: int, tile: int) -> None:
        """Puts a tile into a key space."""
        self.keys[store] = [*self.keys[store], tile]

    def remove_key(self, store: int, tile: int) -> None:
        tiles = self.keys[store].copy()
        tiles.remove(tile)
        self.keys[store] = tiles

    def put_slot(self, slot: int, tile: int) -> None:
        """Puts a tile, or none, on a space of the central board."""
        self.slots = with_number(self.slots, slot, tile)

    def lift(self, slot: int) -> int:
        """Takes the tile from a space of the central board."""
        tile = self.slots[slot]
        self.put_slot(slot, NO_TILE)
        for module in self.settings.modules:
            module.lifted(self, slot)
        return tile

    def to_box(self, tile: int) -> None:
        """Puts a tile out of the game."""
        self.box = self.box.copy()
        self.box[tile] += 1

    def result_now(self) -> Result:
        return game_end.result(self)

    # -- knowledge

    def hide(self, seat: int) -> None:
        hidden_information.hide(self, seat)

    def complete(self, seat: int, rng: Random) -> None:
        hidden_information.complete(self, seat, rng)

    def redraw(self, rng: Random) -> None:
        super().redraw(rng)
        hidden_information.shuffle_rest(self, rng)

    # -- JSON

    def to_json(self) -> Json:
        return json_writer.to_json(self)

    def check(self) -> None:
        validation.check(self)
