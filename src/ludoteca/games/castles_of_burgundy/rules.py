"""The game's settings: seats, boards, expansions; and the actions they allow."""

from collections.abc import Sequence
from typing import Final

from ludoteca.games.castles_of_burgundy import decisions, description, game_options
from ludoteca.games.castles_of_burgundy.actions import (
    Buy,
    Decline,
    Discard,
    EndTurn,
    Load,
    LoadGoods,
    Pay,
    Place,
    PutOnHex,
    Sell,
    Take,
    TakeWorkers,
)
from ludoteca.games.castles_of_burgundy.board.key_spaces import MakeRoom
from ludoteca.games.castles_of_burgundy.components.boards import Board
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, DEPOTS, FIRST_BLACK
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_A, DIE_B, FREE
from ludoteca.games.castles_of_burgundy.components.tile_types import Tiles
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.registry import EXPANSIONS
from ludoteca.games.castles_of_burgundy.position.json_reader import load_state
from ludoteca.games.castles_of_burgundy.presentation import BurgundyPresentation
from ludoteca.games.castles_of_burgundy.rounds import preparation
from ludoteca.games.castles_of_burgundy.rounds.preparation import StartCastle
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import (
    DEPOT_ARGUMENT,
    EFFECT_ARGUMENT,
    HELD_TILE_ARGUMENT,
    NO_ARGUMENT,
    NUMBER_ARGUMENT,
    SLOT_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
    Step,
)
from ludoteca.games.castles_of_burgundy.tiles.buildings import free_effects
from ludoteca.games.castles_of_burgundy.tiles.castles import Effect
from ludoteca.games.castles_of_burgundy.tiles.ships import LoadColour, LoadNeighbour, LoadShip
from ludoteca.games.castles_of_burgundy.turn.buying import PayPurchase
from ludoteca.games.castles_of_burgundy.turn.free_actions import FreeAction
from ludoteca.games.castles_of_burgundy.turn.placing import ChooseHex
from ludoteca.games.castles_of_burgundy.turn.turn import Turn
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Options, Rules
from ludoteca.kernel.state import State

MOST_PLAYERS: Final = 4
SHEET: Final = ["areas", "colours", "livestock", "buildings", "goods", "left-over", "monasteries"]


class BurgundyRules(Rules):
    """One game's tables: boards, tiles, steps, effects and actions, modules included.

    `land_of`, `stores_of` and `founders` (by seat) say who shares what; in the base game nobody shares anything.
    """

    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.modules: list[Module] = []
        self.tiles = Tiles()
        self.effects: list[Effect] = free_effects()
        self.building_effect = self._effects_of_buildings()
        self.slot_names = CENTRAL.slot_names.copy()
        self.depot_spaces = max(players, 2)
        self.black_spaces = CENTRAL.black_spaces[str(self.depot_spaces)]
        self.goods_points = CENTRAL.goods_points[str(self.depot_spaces)]
        self.colour_points = [
            CENTRAL.colour_large[str(self.depot_spaces)],
            CENTRAL.colour_small[str(self.depot_spaces)],
        ]
        self.lands = players
        self.land_of = list(range(players))
        self.stores = players
        self.stores_of = [[seat] for seat in range(players)]
        self.founders = list(range(players))
        self.key_spaces = CENTRAL.key_spaces
        """Of each store; a seat with several has more."""
        self.goods_spaces = CENTRAL.goods_spaces
        self.start_castle = str(options["start_castle"])
        self.boards: list[Board] = game_options.boards_in_play(players, options)
        self.chosen_boards: list[int] = game_options.chosen_boards(players, options, self.boards)
        """Places in `boards` by land; empty if they are dealt."""
        self.hexes = len(self.boards[0].kind)
        self.areas = max(len(board.area_size) for board in self.boards)
        self.steps: list[Step] = base_steps()
        self._make_actions()
        for expansion in EXPANSIONS:
            if expansion.present(players, options):
                module = expansion.make(self)
                module.place = len(self.modules)
                self.modules.append(module)
                module.build()

    def _effects_of_buildings(self) -> list[int]:
        names = [effect.name for effect in self.effects]
        return [names.index(name) if name in names else -1 for name in self.tiles.building_names]

    def _make_actions(self) -> None:
        """Makes the base game's actions; what modules add comes behind."""
        depots = list(enumerate(self.slot_names[:FIRST_BLACK]))
        tiles = list(enumerate(self.tiles.names))
        colours = list(enumerate(CENTRAL.colours))
        self.take: list[list[Action]] = []
        self.place: list[list[Action]] = []
        self.sell: list[list[Action]] = []
        self.take_workers: list[Action] = []
        for source in (DIE_A, DIE_B, FREE):
            self.take.append(self._add([Take(source, slot, name) for slot, name in depots]))
            self.place.append(self._add([Place(source, tile, name) for tile, name in tiles]))
            self.sell.append(self._add([Sell(source, colour, name) for colour, name in colours]))
            self.take_workers.extend(self._add([TakeWorkers(source)]))
        self.hex = self._add([PutOnHex(hex, name) for hex, name in enumerate(self.boards[0].hex_names)])
        self.discard = self._add([Discard(tile, name) for tile, name in tiles])
        self.buy = self._add([Buy(slot, name) for slot, name in enumerate(self.slot_names)])
        self.pay = self._add([Pay(workers) for workers in range(CENTRAL.black_price + 1)])
        self.load_depot = self._add([Load(depot) for depot in range(DEPOTS)])
        self.load_goods = self._add([LoadGoods(colour, name) for colour, name in colours])
        self.decline: Action = self._add([Decline()])[0]
        self.end_turn: Action = self._add([EndTurn()])[0]

    def _add(self, made: Sequence[Action]) -> list[Action]:
        for action in made:
            self.actions.add(action)
        return list(made)

    # -- what modules add

    def add_tile(self, name: str, kind: int) -> int:
        """Adds a tile type with its actions. The module fills in what it does (`rules.tiles`) and stocks its copies."""
        tile = self.tiles.add(name, kind)
        self._add_tile_actions(tile, name)
        return tile

    def add_monastery(self, number: int, data: dict[str, object]) -> int:
        """Adds a monastery as in tiles.toml, with its actions."""
        tile = self.tiles.add_monastery(number, data)
        self._add_tile_actions(tile, self.tiles.names[tile])
        return tile

    def _add_tile_actions(self, tile: int, name: str) -> None:
        for source in (DIE_A, DIE_B, FREE):
            self.place[source].extend(self._add([Place(source, tile, name)]))
        self.discard.extend(self._add([Discard(tile, name)]))

    def add_step(self, step: Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def add_effect(self, effect: Effect) -> int:
        self.effects.append(effect)
        return len(self.effects) - 1

    def effect_named(self, name: str) -> int:
        return [effect.name for effect in self.effects].index(name)

    def add_slot(self, name: str) -> int:
        """Adds a space beside the black depot; what lies there can be bought like black tiles."""
        slot = len(self.slot_names)
        self.slot_names.append(name)
        self.buy.extend(self._add([Buy(slot, name)]))
        return slot

    # -- games

    def start(self, seed: bytes) -> State:
        state = BurgundyState(self, self, seed)
        preparation.set_up(state)
        decisions.go_on(state)
        return state

    def load(self, data: Json) -> State:
        state = BurgundyState(self, self, b"")
        load_state(self, self, state, data)
        return state

    def describe(self) -> Json:
        return description.describe(self)


def base_steps() -> list[Step]:
    """Makes the base game's steps, in the order of the numbers in `steps`."""
    none = NO_ARGUMENT
    return [
        StartCastle("start-castle"),
        Turn("turn", (none, none, none), True),
        FreeAction("free-action", (EFFECT_ARGUMENT, NUMBER_ARGUMENT, none), True),
        ChooseHex("hex", (TILE_ARGUMENT, SOURCE_ARGUMENT, NUMBER_ARGUMENT)),
        MakeRoom("make-room", (HELD_TILE_ARGUMENT, none, none)),
        PayPurchase("pay", (SLOT_ARGUMENT, none, none)),
        LoadShip("load", (none, none, none), True),
        LoadColour("load-colour", (DEPOT_ARGUMENT, none, none)),
        LoadNeighbour("load-neighbour", (DEPOT_ARGUMENT, none, none), True),
    ]


class CastlesOfBurgundy(Game):
    def __init__(self) -> None:
        super().__init__(
            "castles-of-burgundy",
            2,
            (game_options.fewest_players(), MOST_PLAYERS),
            game_options.all_options(),
            "ludoteca.games.castles_of_burgundy",
        )
        self.presentation = BurgundyPresentation(self)

    def complete_options(self, players: int, options: Options) -> Options:
        return game_options.complete_options(players, options)

    def make(self, players: int, options: Options) -> Rules:
        return BurgundyRules(self, players, options)

    def sheet(self) -> list[str]:
        return SHEET + [source for expansion in EXPANSIONS for source in expansion.sheet()]

    def option_sets(self, players: int) -> list[Options]:
        return game_options.option_sets(players)


GAME: Final = CastlesOfBurgundy()
