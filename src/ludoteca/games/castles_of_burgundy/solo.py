"""The solo game: separate lands joined by rivers, to be filled to the last hex within 25 rounds."""

import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Final, final

from ludoteca.games.castles_of_burgundy import (
    castles,
    lands,
    monasteries,
    solo_points,
    solo_ships,
)
from ludoteca.games.castles_of_burgundy.actions import Decline
from ludoteca.games.castles_of_burgundy.boards import NEIGHBOURS, Board, Hex
from ludoteca.games.castles_of_burgundy.castles import Effect
from ludoteca.games.castles_of_burgundy.central import BLACK_SPACES, CENTRAL, DEPOT_SPACES, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.final import close
from ludoteca.games.castles_of_burgundy.goods import COLOURS
from ludoteca.games.castles_of_burgundy.kinds import (
    ANY_ACTION,
    CASTLE,
    DIRECT,
    KINDS,
    MONASTERY,
    NO_TILE,
    SHIP,
    WILD,
)
from ludoteca.games.castles_of_burgundy.modules import Expansion, Module
from ludoteca.games.castles_of_burgundy.placing import ask_hex
from ludoteca.games.castles_of_burgundy.reading import load_goods
from ludoteca.games.castles_of_burgundy.solo_points import (
    CHOSEN,
    COUNTER,
    GAINS,
    LARGEST_GAIN,
    REMOVED,
    SALE,
    SWAPS,
    TARGET,
    TARGET_LOWEST,
    TARGET_USUAL,
    TARGETS,
    BuyPoints,
    Count,
)
from ludoteca.games.castles_of_burgundy.steps import FRAME, FREE_ACTION, Step, pop, push
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.jsontext import Json, read_bool, read_dict, read_int, read_ints, read_list
from ludoteca.kernel.refusals import BadPosition, BadSettings, Refusal
from ludoteca.kernel.result import Result
from ludoteca.kernel.rules import Option, Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

OPTION: Final = "target"
WORKERS: Final = 2
EFFECT: Final = "target"
COLOUR_TILE: Final = "colour-tile"


# -- the boards


def solo_board(name: str, data: dict[str, dict[str, list[object]]], rivers: list[list[str]], origin: str) -> Board:
    """Hexes touch within their land; a river lets two of different lands touch, without making them one area."""
    places: dict[str, int] = {}
    where: list[tuple[str, int, int]] = []
    tokens: list[str] = []
    for land, content in data.items():
        at_q, at_r = content["at"]
        for hex in content["hexes"]:
            assert isinstance(hex, list)
            id, token, q, r = hex
            places[str(id)] = len(tokens)
            where.append((land, int(q) + int(str(at_q)), int(r) + int(str(at_r))))
            tokens.append(str(token))
    joined = [(places[one], places[other]) for one, other in rivers]
    hexes = []
    for place, (land, q, r) in enumerate(where):
        around = [where.index((land, q + dq, r + dr)) for dq, dr in NEIGHBOURS if (land, q + dq, r + dr) in where]
        around += [other for one, other in joined if one == place] + [one for one, other in joined if other == place]
        hexes.append(Hex(f"{q},{r}", tokens[place], around))
    return Board(name, hexes, [place for place, hex in enumerate(hexes) if hex.kind == CASTLE], 1, joined, origin)


def _solo_boards() -> dict[str, Board]:
    data = tomllib.loads((resources.files(__package__) / "solo_boards.toml").read_text("utf-8"))
    return {name: solo_board(name, board["lands"], board["rivers"], board["origin"]) for name, board in data.items()}


BOARDS: Final = _solo_boards()


# -- actions of its own


@final
class Lay(Action):
    """Put the tile of this space of the black depot straight into the land, for a colour that is complete."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__("lay", f"lay {name}", ("lay", name))
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"space": self.name}


@final
class First(Action):
    """Of several things that are still to be done, do this one first."""

    def __init__(self, name: str) -> None:
        super().__init__("first", f"first {name}", ("first", name))
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"effect": self.name}


class Solo(Module):
    """Its own data: see `solo_points`."""

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
        self.blank = rules.add_tile(solo_ships.BLANK, WILD)
        self.blanks = max(len(board.of_kind[SHIP]) for board in rules.boards)
        rules.tiles.set_aside.extend([self.blank] * self.blanks)
        self.target_effect = rules.add_effect(Effect(EFFECT, ANY_ACTION))
        self.gains_step = rules.add_step(solo_points.Gains("gains", self))
        self.load_step = rules.add_step(solo_ships.LoadAlone("load-alone", self))
        self.load_neighbour_step = rules.add_step(solo_ships.LoadNeighbourAlone("load-neighbour-alone", self))
        self.swap_step = rules.add_step(solo_ships.SwapGoods("swap", self))
        self.give_step = rules.add_step(solo_ships.GiveGoods("give", self))
        self.colour_step = rules.add_step(ColourTile(COLOUR_TILE, self))
        self.make_actions()

    def make_actions(self) -> None:
        black = list(enumerate(self.settings.slot_names[FIRST_BLACK : FIRST_BLACK + BLACK_SPACES], FIRST_BLACK))
        self.count_actions = [Count(points) for points in range(LARGEST_GAIN + 1)]
        self.buy_points_actions = [BuyPoints(points) for points in range(max(TARGETS) + 1)]
        self.swap_actions = [solo_ships.Swap(slot, name) for slot, name in black]
        self.give_actions = [solo_ships.Give(colour, name) for colour, name in enumerate(CENTRAL.colours)]
        self.lay_actions = [Lay(slot, name) for slot, name in black]
        names = [effect.name for effect in self.settings.effects]
        self.first_actions = {name: First(name) for name in [*names, "load-alone", COLOUR_TILE]}
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

    # -- preparation

    def set_up(self, state: "BurgundyState") -> None:
        state.workers = [WORKERS]
        target = self.settings.options[OPTION]
        assert isinstance(target, int)
        state.extra[self.place] = [0] * GAINS
        state.extra[self.place][TARGET] = target

    def round_begins(self, state: "BurgundyState") -> None:
        """A tile of the depot that the white die shows leaves the game, or of the next depot that has one."""
        for step in range(DEPOTS):
            first = (state.white - 1 + step) % DEPOTS * DEPOT_SPACES
            for slot in range(first, first + self.settings.depot_spaces):
                if state.slots[slot] != NO_TILE:
                    self.remove_from_board(state, slot)
                    return

    def remove_from_board(self, state: "BurgundyState", slot: int) -> None:
        tile = state.lift(slot)
        state.to_box(tile)
        if state.listener is not None:
            names = self.settings
            state.tell("removed", TABLE, {"tile": names.tiles.names[tile], "space": names.slot_names[slot]})

    # -- a turn

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Gains are counted, and points bought, before anything else that waits, if the player likes."""
        if state.pending[-FRAME + 1] != self.gains_step:
            solo_points.add_counts(self, state, actions)
        solo_points.add_points_for_sale(self, state, seat, actions)
        self.add_first(state, actions)

    def can_wait(self, state: "BurgundyState", seat: int) -> bool:
        """The player orders what waits; a gain counted first may bring another action."""
        more: list[Action] = []
        self.add_any_time_actions(state, seat, more)
        return bool(more)

    def add_first(self, state: "BurgundyState", actions: list[Action]) -> None:
        """What else waits could be done before what is asked now. Said once, it stays so."""
        top = self.name_of(state, len(state.pending) - FRAME)
        if state.extra[self.place][CHOSEN] or not top:
            return
        names: list[str] = []
        for place in range(len(state.pending) - 2 * FRAME, -1, -FRAME):
            name = self.name_of(state, place)
            if name and name != top and name not in names:
                names.append(name)
                actions.append(self.first_actions[name])

    def name_of(self, state: "BurgundyState", place: int) -> str:
        """What a pending effect is called; empty for what has to be decided in its turn."""
        step = state.pending[place + 1]
        if step == FREE_ACTION:
            return self.settings.effects[state.pending[place + 2]].name
        return self.settings.steps[step].name if step in (self.load_step, self.colour_step) else ""

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        own = state.extra[self.place]
        if isinstance(action, Count):
            solo_points.count(self, state, seat, action.points)
            return True
        if isinstance(action, BuyPoints):
            solo_points.buy(self, state, seat, action.points)
            return True
        if isinstance(action, First):
            own[CHOSEN] = 1
            self.bring_up(state, action.name)
            return True
        own[CHOSEN] = 0
        if self.settings.steps[state.pending[-FRAME + 1]].may_buy:
            own[SALE] = 0
        return False

    def bring_up(self, state: "BurgundyState", name: str) -> None:
        """The uppermost effect of this name comes to the top of the stack."""
        for place in range(len(state.pending) - FRAME, -1, -FRAME):
            if self.name_of(state, place) == name:
                frame = state.pending[place : place + FRAME]
                del state.pending[place : place + FRAME]
                state.pending.extend(frame)
                return

    # -- tiles

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        """Ships have nobody to overtake."""
        if self.settings.tiles.kind[tile] == SHIP:
            push(state, seat, self.load_step)
            return True
        return False

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """Monasteries that bring points bring them at once."""
        tiles = self.settings.tiles
        what = tiles.counts[tile]
        if tiles.kind[tile] == MONASTERY and what:
            number = monasteries.count(state, seat, what)
            values: dict[str, object] = {"tile": tiles.names[tile], "count": number, "what": what}
            state.score(seat, number * tiles.points[tile], "monasteries", "monastery", values)

    def count(self, state: "BurgundyState", seat: int, what: str) -> int:
        """In place of bonus tiles: the colours that are complete."""
        if what != "bonus-tiles":
            return 0
        land = self.settings.land_of[seat]
        return state.left_of_kind[land * len(KINDS) : (land + 1) * len(KINDS)].count(0)

    def colour_completed(self, state: "BurgundyState", seat: int, kind: int) -> bool:
        """A tile of the black depot, if there is any, straight into the land."""
        if solo_ships.black_slots(state):
            push(state, seat, self.colour_step)
        return True

    def score(self, state: "BurgundyState", seat: int, points: int, source: str, reason: str) -> int:
        """Each gain waits to be counted."""
        if points:
            solo_points.wait(self, state, seat, points)
        return points

    # -- the end

    def settled(self, state: "BurgundyState", seat: int) -> None:
        """The last hex wins the game at once."""
        if not lands.empty_hexes(state, seat):
            own = state.extra[self.place][:GAINS]
            own[SALE] = own[CHOSEN] = 0
            state.extra[self.place] = own
            state.pending = []
            self.finish(state)

    def end_game(self, state: "BurgundyState") -> bool:
        """The rounds are over, and hexes are left. What the player has is not counted."""
        self.finish(state)
        return True

    def finish(self, state: "BurgundyState") -> None:
        empty = lands.empty_hexes(state, 0)
        if state.listener is not None:
            state.tell("land-unfinished" if empty else "land-filled", 0, {"empty": empty})
        close(state)

    def result(self, state: "BurgundyState") -> Result:
        return Result(state.scores.copy(), [1], lands.empty_hexes(state, 0) == 0)

    # -- refusals

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        own = state.extra[self.place]
        if isinstance(action, Count):
            if action.points not in own[GAINS:]:
                return Refusal("no-such-gain", {"points": action.points})
            return self.decide_first(state)
        if isinstance(action, BuyPoints):
            return self.refuse_points(state, seat, action)
        if isinstance(action, Lay):
            return Refusal("no-colour-tile", {"space": action.name})
        if isinstance(action, solo_ships.Swap | solo_ships.Give):
            return Refusal("no-swap")
        if isinstance(action, First):
            return Refusal("nothing-to-do-first")
        return None

    def refuse_points(self, state: "BurgundyState", seat: int, action: BuyPoints) -> Refusal:
        own = state.extra[self.place]
        if not own[SALE]:
            return Refusal("points-after-gain")
        if action.points > own[TARGET] - own[COUNTER]:
            return Refusal("points-past-target", {"points": own[TARGET] - own[COUNTER]})
        if action.points > state.silver[self.settings.land_of[seat]]:
            return Refusal("points-too-dear", {"points": action.points})
        return self.decide_first(state)

    def decide_first(self, state: "BurgundyState") -> Refusal:
        step = state.pending[-FRAME + 1] if state.pending else 0
        return Refusal("decide-first", {"step": self.settings.steps[step].name})

    # -- what people read

    def describe(self, told: Json) -> None:
        told["rivers"] = {
            board.name: [[board.hex_names[one], board.hex_names[other]] for one, other in board.apart]
            for board in self.settings.boards
        }

    def add_fields(self, state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
        if isinstance(action, Lay | solo_ships.Swap):
            tile = state.slots[action.slot]
            values["tile"] = "" if tile == NO_TILE else self.settings.tiles.names[tile]

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: Json) -> None:
        own = state.extra[self.place]
        data["counter"] = own[COUNTER]
        data["target"] = own[TARGET]
        data["points_for_sale"] = bool(own[SALE])
        data["order_chosen"] = bool(own[CHOSEN])
        data["swaps"] = own[SWAPS]
        data["gains"] = own[GAINS:]
        data["goods_removed"] = {
            name: own[REMOVED + colour] for colour, name in enumerate(CENTRAL.colours) if own[REMOVED + colour]
        }

    def load(self, state: "BurgundyState", data: Json) -> None:
        own = [0] * GAINS
        own[TARGET] = read_int(data, "target", TARGET_LOWEST, max(TARGETS))
        own[COUNTER] = read_int(data, "counter", 0, own[TARGET] - 1)
        own[SALE] = int(read_bool(data, "points_for_sale"))
        own[CHOSEN] = int(read_bool(data, "order_chosen"))
        own[SWAPS] = read_int(data, "swaps", 0, self.blanks)
        removed = [0] * COLOURS
        load_goods(removed, 0, read_dict(data, "goods_removed"), "goods_removed")
        own[REMOVED:GAINS] = removed
        gains = read_ints(data, "gains", len(read_list(data, "gains")), 1, LARGEST_GAIN)
        state.extra[self.place] = own + gains

    def check(self, state: "BurgundyState") -> None:
        """Gains wait exactly as long as their step does; the target is where its steps lead."""
        waiting = state.pending[1::FRAME].count(self.gains_step)
        own = state.extra[self.place]
        if waiting != min(1, len(own) - GAINS):
            raise BadPosition("position-field-wrong", {"field": "gains"})
        target = self.settings.options[OPTION]
        assert isinstance(target, int)
        low = own[TARGET] == TARGET_LOWEST
        if own[TARGET] > target or ((target - own[TARGET]) % solo_points.TARGET_STEP and not low):
            raise BadPosition("position-field-wrong", {"field": "target"})

    def tiles_held(self, state: "BurgundyState") -> list[int]:
        """Black tiles that have not been swapped for yet; a tile that lies face down counts as gone to the box."""
        return [self.blank] * (self.blanks - state.extra[self.place][SWAPS])

    def goods_held(self, state: "BurgundyState") -> list[int]:
        removed = state.extra[self.place][REMOVED:GAINS]
        return [colour for colour, count in enumerate(removed) for _ in range(count)]


class ColourTile(Step):
    """Which tile of the black depot goes straight into the land. Its number does not matter, its colour does."""

    def __init__(self, name: str, module: Solo) -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for slot in solo_ships.black_slots(state):
            if lands.open_hexes(state, seat, state.slots[slot]):
                actions.append(self.module.lay_actions[slot - FIRST_BLACK])
        actions.append(state.settings.decline)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Without a use it is lost, unless something else can come first."""
        only = super().forced(state, seat)
        return None if only is not None and castles.can_do_more(state, seat) else only

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if isinstance(action, Decline):
            if state.listener is not None:
                state.tell("declined", seat, {"effect": COLOUR_TILE})
            return
        assert isinstance(action, Lay)
        tile = state.lift(action.slot)
        if state.listener is not None:
            state.tell("laid", seat, {"tile": state.settings.tiles.names[tile], "space": action.name})
        ask_hex(state, seat, tile, DIRECT, 0)


class SoloExpansion(Expansion):
    def __init__(self) -> None:
        super().__init__("solo")

    def options(self) -> list[Option]:
        return [Option(OPTION, TARGETS, None)]

    def board_choices(self) -> dict[str, list[Board]]:
        return {name: [board] for name, board in BOARDS.items()}

    def default_board(self, players: int, options: Options) -> str:
        return next(iter(BOARDS)) if players == 1 else ""

    def fewest_players(self) -> int:
        return 1

    def settle(self, players: int, options: Options) -> None:
        board = str(options["board"])
        if players > 1:
            if board in BOARDS:
                raise BadSettings("board-for-one", {"board": board})
            if OPTION in options:
                raise BadSettings("target-for-one", {"players": players})
            return
        if board not in BOARDS:
            raise BadSettings("solo-board", {"board": board, "boards": list(BOARDS)})
        if options.get("start_castle", "open") != "open":
            raise BadSettings("start-castle-open", {"board": board})
        options.setdefault(OPTION, TARGET_USUAL)

    def present(self, players: int, options: Options) -> bool:
        return players == 1

    def make(self, rules: "BurgundyRules") -> Module:
        return Solo(rules)

    def sheet(self) -> list[str]:
        return ["bought", "lost"]

    def option_sets(self, players: int) -> list[Options]:
        if players > 1:
            return []
        return [
            {},
            {"board": "13b"},
            {OPTION: 45, "white_castles": True},
            {OPTION: 55, "board": "13b", "extra_tiles": True},
            {"white_castles": True, "extra_tiles": True},
        ]
