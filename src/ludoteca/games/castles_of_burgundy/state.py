"""A game of The Castles of Burgundy in progress: what lies where, and the decisions that wait."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy import action_fields, decisions, refusals
from ludoteca.games.castles_of_burgundy.components.kinds import NO_TILE, STARTING
from ludoteca.games.castles_of_burgundy.components.powers import POWERS
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


class BurgundyState(State):
    """Flat lists, strided by seat or by land (see `modules`).

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
        self.powers: list[int] = NOTHING  # shared
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

    def power(self, seat: int, power: int) -> int:
        return self.powers[seat * POWERS + power]

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
        """The tile of a space of the central board, taken away from there."""
        tile = self.slots[slot]
        self.slots[slot] = NO_TILE
        for module in self.settings.modules:
            module.lifted(self, slot)
        return tile

    def to_box(self, tile: int) -> None:
        """Out of the game."""
        self.box = self.box.copy()
        self.box[tile] += 1

    def result_now(self) -> Result:
        return game_end.result(self)

    # -- knowledge

    def hide(self, seat: int) -> None:
        hidden_information.hide(self, seat)

    def complete(self, seat: int, rng: Random) -> None:
        hidden_information.complete(self, seat, rng)

    # -- JSON

    def to_json(self) -> Json:
        return json_writer.to_json(self)

    def check(self) -> None:
        validation.check(self)
