"""The solo game: separate lands joined by rivers, to be filled to the last hex within 25 rounds."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.board import depots, lands
from ludoteca.games.castles_of_burgundy.board.areas import AREA
from ludoteca.games.castles_of_burgundy.components.central_board import (
    BLACK_SPACES,
    CENTRAL,
    COLOURS,
    DEPOTS,
    FIRST_BLACK,
)
from ludoteca.games.castles_of_burgundy.components.kinds import ANY_ACTION, MONASTERY, NO_TILE, SHIP, WILD
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.solo import counter, order, position, refusals, ships
from ludoteca.games.castles_of_burgundy.expansions.solo.colours import COLOUR_TILE, ColourTile, LayTile
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import (
    CHOSEN,
    GAINS,
    LARGEST_GAIN,
    OPTION,
    REMOVED,
    SALE,
    SWAPS,
    TARGET,
    TARGETS,
    BuyPoints,
    CountGain,
)
from ludoteca.games.castles_of_burgundy.expansions.solo.order import DoFirst
from ludoteca.games.castles_of_burgundy.rounds.game_end import close
from ludoteca.games.castles_of_burgundy.steps import LOAD_NEIGHBOUR, deciding_step, push, top_step
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.games.castles_of_burgundy.tiles.castles import Effect
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.result import Result

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

WORKERS: Final = 2
EFFECT: Final = "target"
GAINS_STEP: Final = "gains"


class Solo(Module):
    """Its own data are the numbers that `counter` names."""

    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.blank = -1
        self.blanks = 0
        self.target_effect = -1
        self.gains_step = -1
        self.load_step = -1
        self.load_neighbour_step = -1
        self.swap_step = -1
        self.give_step = -1
        self.colour_step = -1
        self.count_actions: list[Action] = []
        self.buy_points_actions: list[Action] = []
        self.swap_actions: list[Action] = []
        self.give_actions: list[Action] = []
        self.lay_actions: list[Action] = []
        self.first_actions: dict[str, Action] = {}

    def build(self) -> None:
        rules = self.settings
        rules.goods_spaces = COLOURS
        self.blank = rules.add_tile(ships.BLANK, WILD)
        self.blanks = max(len(board.of_kind[SHIP]) for board in rules.boards)
        rules.tiles.set_aside.extend([self.blank] * self.blanks)
        self.target_effect = rules.add_effect(Effect(EFFECT, ANY_ACTION))
        self.gains_step = rules.add_step(order.ChooseGain(GAINS_STEP, self))
        self.load_step = rules.add_step(ships.LoadAlone("load-alone", self))
        self.load_neighbour_step = rules.add_step(ships.LoadNeighbourAlone("load-neighbour-alone", self))
        self.swap_step = rules.add_step(ships.SwapGoods("swap", self))
        self.give_step = rules.add_step(ships.GiveGoods("give", self))
        self.colour_step = rules.add_step(ColourTile(COLOUR_TILE, self))
        self.make_actions()

    def make_actions(self) -> None:
        black = list(enumerate(self.settings.slot_names[FIRST_BLACK : FIRST_BLACK + BLACK_SPACES], FIRST_BLACK))
        self.count_actions = [CountGain(points) for points in range(LARGEST_GAIN + 1)]
        self.buy_points_actions = [BuyPoints(points) for points in range(max(TARGETS) + 1)]
        self.swap_actions = [ships.SwapForTile(slot, name) for slot, name in black]
        self.give_actions = [ships.GiveColour(colour, name) for colour, name in enumerate(CENTRAL.colours)]
        self.lay_actions = [LayTile(slot, name) for slot, name in black]
        self.first_actions = {name: DoFirst(name) for name in self.names_of_what_waits()}
        for actions in (
            self.count_actions[1:],
            self.buy_points_actions[1:],
            self.swap_actions,
            self.give_actions,
            self.lay_actions,
            list(self.first_actions.values()),
        ):
            for action in actions:
                self.settings.actions.add(action)

    def names_of_what_waits(self) -> list[str]:
        """Lists effects, and steps of modules that other things may come before; gains are counted by their points."""
        own = [step.name for step in self.settings.steps[LOAD_NEIGHBOUR + 1 :] if step.may_buy]
        own.remove(GAINS_STEP)
        return [effect.name for effect in self.settings.effects] + own

    # -- preparation

    def set_up(self, state: "BurgundyState") -> None:
        state.workers = [WORKERS]
        target = self.settings.options[OPTION]
        assert isinstance(target, int)
        self.set_own(state, [0] * GAINS)
        self.own(state)[TARGET] = target

    def round_begins(self, state: "BurgundyState") -> None:
        """Removes a tile of the depot that the white die shows, or of the next depot that has one."""
        for step in range(DEPOTS):
            first = depots.first_slot((state.white - 1 + step) % DEPOTS)
            for slot in range(first, first + self.settings.depot_spaces):
                if state.slots[slot] != NO_TILE:
                    self.remove_from_board(state, slot)
                    return

    def remove_from_board(self, state: "BurgundyState", slot: int) -> None:
        tile = state.lift(slot)
        state.to_box(tile)
        if state.listener is not None:
            names = self.settings
            state.emit("removed", TABLE, {"tile": names.tiles.names[tile], "space": names.slot_names[slot]})

    # -- a turn

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Lets the player count gains, and buy points, before anything else that waits."""
        if top_step(state) != self.gains_step:
            counter.add_counts(self, state, actions)
        counter.add_points_for_sale(self, state, seat, actions)
        order.add_first(self, state, actions)

    def can_wait(self, state: "BurgundyState", seat: int) -> bool:
        """The player orders what waits; a gain counted first may bring another action."""
        more: list[Action] = []
        self.add_any_time_actions(state, seat, more)
        return bool(more)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        own = self.own(state)
        own[CHOSEN] = len(state.pending) if isinstance(action, DoFirst) else 0
        if isinstance(action, CountGain):
            counter.count(self, state, seat, action.points)
            return True
        if isinstance(action, BuyPoints):
            counter.buy(self, state, seat, action.points)
            return True
        if isinstance(action, DoFirst):
            order.bring_up(self, state, action.name)
            return True
        if deciding_step(state).may_buy:
            own[SALE] = 0
        return False

    # -- tiles

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        """Loads a ship without a step on the bridge: there is nobody to overtake."""
        if self.settings.tiles.kind[tile] == SHIP:
            push(state, seat, self.load_step)
            return True
        return False

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """Scores monasteries that bring points at once."""
        tiles = self.settings.tiles
        what = tiles.counts[tile]
        if tiles.kind[tile] == MONASTERY and what:
            number = monasteries.count(state, seat, what)
            values: dict[str, object] = {"tile": tiles.names[tile], "count": number, "what": what}
            state.score(seat, number * tiles.points[tile], "monasteries", "monastery", values)

    def count(self, state: "BurgundyState", seat: int, what: str) -> int:
        """Counts, in place of bonus tiles, the colours that are complete."""
        if what != "bonus-tiles":
            return 0
        land = self.settings.land_of[seat]
        return state.free_by_kind(land).count(0)

    def colour_completed(self, state: "BurgundyState", seat: int, kind: int) -> bool:
        """Gives a tile of the black depot, if there is any, straight into the land."""
        if ships.black_slots(state):
            push(state, seat, self.colour_step)
        return True

    def sold(self, state: "BurgundyState", seat: int, colour: int, count: int) -> None:
        ships.lapse(self, state, seat)

    def score(self, state: "BurgundyState", seat: int, points: int, source: str, reason: str) -> int:
        """Each gain waits to be counted. An area brings two: for its size, and for the phase."""
        rest = points
        if reason == AREA:
            by_phase = CENTRAL.phase_points[state.phase]
            counter.wait(self, state, seat, by_phase)
            rest -= by_phase
        if rest:
            counter.wait(self, state, seat, rest)
        return points

    # -- the end

    def placing_finished(self, state: "BurgundyState", seat: int) -> None:
        """Wins the game at once with the last hex."""
        if not lands.empty_hexes(state, seat):
            own = self.own(state)[:GAINS]
            own[SALE] = own[CHOSEN] = 0
            self.set_own(state, own)
            state.pending = []
            self.finish(state)

    def end_game(self, state: "BurgundyState") -> bool:
        """Loses the game: the rounds are over, and hexes are left. What the player has is not counted."""
        self.finish(state)
        return True

    def finish(self, state: "BurgundyState") -> None:
        empty = lands.empty_hexes(state, 0)
        if state.listener is not None:
            state.emit("land-unfinished" if empty else "land-filled", 0, {"empty": empty})
        close(state)

    def result(self, state: "BurgundyState") -> Result:
        return Result(state.scores.copy(), [1], lands.empty_hexes(state, 0) == 0)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        return refusals.refusal(self, state, seat, action)

    # -- what people read

    def standing(self, state: "BurgundyState", seat: int, told: Json) -> None:
        """Says who has won, which the score does not."""
        if state.over:
            told["won"] = state.result.won

    def describe(self, told: Json) -> None:
        told["swap_price"] = ships.PRICE
        told["rivers"] = {
            board.name: [[board.hex_names[one], board.hex_names[other]] for one, other in board.apart]
            for board in self.settings.boards
        }

    def add_fields(self, state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
        if isinstance(action, LayTile | ships.SwapForTile):
            tile = state.slots[action.slot]
            values["tile"] = "" if tile == NO_TILE else self.settings.tiles.names[tile]

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        position.write(self, state, data)

    def load(self, state: "BurgundyState", data: Json) -> None:
        position.load(self, state, data)

    def check(self, state: "BurgundyState") -> None:
        position.check(self, state)

    def tiles_held(self, state: "BurgundyState") -> list[int]:
        """Lists black tiles not swapped for yet; a tile that lies face down counts as gone to the box."""
        return [self.blank] * (self.blanks - self.own(state)[SWAPS])

    def goods_held(self, state: "BurgundyState") -> list[int]:
        removed = self.own(state)[REMOVED:GAINS]
        return [colour for colour, count in enumerate(removed) for _ in range(count)]
