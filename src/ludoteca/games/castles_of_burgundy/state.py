"""A game of The Castles of Burgundy in progress: what lies where, and the decisions that wait."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy import action_fields, decisions, refusals
from ludoteca.games.castles_of_burgundy.components.central_board import COLOURS
from ludoteca.games.castles_of_burgundy.components.kinds import BONUSES, DICE, KINDS, NO_TILE, STARTING
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
    Lists marked *shared* are never changed in place, so that clones need not copy them.
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
        self.land: list[int] = NOTHING
        self.near: list[int] = NOTHING
        self.left: list[int] = NOTHING
        self.left_of_kind: list[int] = NOTHING
        self.marks: list[int] = NOTHING
        self.keys: list[list[int]] = NO_LISTS
        self.goods: list[int] = NOTHING
        self.sold: list[int] = NOTHING
        self.silver: list[int] = NOTHING
        self.workers: list[int] = NOTHING
        self.slots: list[int] = NOTHING
        self.depot_goods: list[int] = NOTHING
        self.dice: list[int] = NOTHING
        self.bridge: list[int] = NOTHING
        self.steps: list[int] = NOTHING
        self.bonuses: list[int] = NOTHING
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
        twin.land = self.land.copy()
        twin.near = self.near.copy()
        twin.left = self.left.copy()
        twin.left_of_kind = self.left_of_kind.copy()
        twin.marks = self.marks.copy()
        twin.keys = [store.copy() for store in self.keys]
        twin.goods = self.goods.copy()
        twin.sold = self.sold.copy()
        twin.silver = self.silver.copy()
        twin.workers = self.workers.copy()
        twin.slots = self.slots.copy()
        twin.depot_goods = self.depot_goods.copy()
        twin.dice = self.dice.copy()
        twin.bridge = self.bridge.copy()
        twin.steps = self.steps.copy()
        twin.bonuses = self.bonuses.copy()
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
        self.dice[DICE * seat + die] = number

    def dice_of(self, seat: int) -> list[int]:
        return self.dice[DICE * seat : DICE * (seat + 1)]

    def tile_at(self, land: int, hex: int) -> int:
        """Returns the tile on a hex; FAR or NEAR if there is none."""
        return self.land[land * self.settings.hexes + hex]

    def put_tile(self, land: int, hex: int, tile: int) -> None:
        self.land[land * self.settings.hexes + hex] = tile

    def tiles_in(self, land: int) -> list[int]:
        """Lists what lies on each hex of a land."""
        return self.land[land * self.settings.hexes : (land + 1) * self.settings.hexes]

    def free_in_area(self, land: int, area: int) -> int:
        """Counts the free hexes of an area."""
        return self.left[land * self.settings.areas + area]

    def free_of_kind(self, land: int, kind: int) -> int:
        """Counts the free hexes of a colour."""
        return self.left_of_kind[land * len(KINDS) + kind]

    def free_by_kind(self, land: int) -> list[int]:
        return self.left_of_kind[land * len(KINDS) : (land + 1) * len(KINDS)]

    def fill(self, land: int, area: int, kind: int, mark: int) -> None:
        """Counts one free hex less in an area and of a colour, and puts the tile's mark into the area."""
        place = land * self.settings.areas + area
        self.left[place] -= 1
        self.left_of_kind[land * len(KINDS) + kind] -= 1
        if mark >= 0:
            self.marks[place] |= 1 << mark

    def set_free(self, land: int, area: int, count: int) -> None:
        self.left[land * self.settings.areas + area] = count

    def set_free_of_kind(self, land: int, kind: int, count: int) -> None:
        self.left_of_kind[land * len(KINDS) + kind] = count

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
        self.goods[land * COLOURS + colour] += count

    def sell_all(self, land: int, colour: int) -> int:
        """Moves the goods of a colour from the store to those sold, and counts them."""
        place = land * COLOURS + colour
        count = self.goods[place]
        self.goods[place] = 0
        self.sold[place] += count
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
        self.depot_goods[depot * COLOURS + colour] += count

    def load_all(self, depot: int, land: int, colour: int) -> int:
        """Moves the goods of a colour from a depot to a store, and counts them."""
        count = self.depot_goods[depot * COLOURS + colour]
        self.depot_goods[depot * COLOURS + colour] = 0
        self.goods[land * COLOURS + colour] += count
        return count

    def bonus_owner(self, kind: int, rank: int) -> int:
        """Returns who has the large or the small bonus tile of a colour, or NOBODY."""
        return self.bonuses[BONUSES * kind + rank]

    def give_bonus(self, kind: int, rank: int, seat: int) -> None:
        self.bonuses[BONUSES * kind + rank] = seat

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

    def lift(self, slot: int) -> int:
        """Takes the tile from a space of the central board."""
        tile = self.slots[slot]
        self.slots[slot] = NO_TILE
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
