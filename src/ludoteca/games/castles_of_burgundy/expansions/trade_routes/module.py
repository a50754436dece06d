"""Trade routes: sold goods are laid along a row of spaces, and bring a bonus where the colour matches."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS
from ludoteca.games.castles_of_burgundy.components.kinds import ANY_ACTION
from ludoteca.games.castles_of_burgundy.components.signs import sign_row
from ludoteca.games.castles_of_burgundy.expansions import data_files, exclusions
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.tiles import (
    NAMES,
    ROUTE_TILES,
    SPACES_PER_TILE,
    RouteTile,
)
from ludoteca.games.castles_of_burgundy.position.json_reader import as_name
from ludoteca.games.castles_of_burgundy.steps import (
    FREE_ACTION,
    GOODS_ARGUMENT,
    NUMBER_ARGUMENT,
    Step,
    first_argument,
    frames,
    pop,
    push,
    second_argument,
)
from ludoteca.games.castles_of_burgundy.tiles.buildings import BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS
from ludoteca.games.castles_of_burgundy.tiles.castles import Effect
from ludoteca.kernel.actions import Action
from ludoteca.kernel.chance import shuffled
from ludoteca.kernel.jsontext import Json, as_dict, read_list
from ludoteca.kernel.refusals import BadPosition
from ludoteca.kernel.rules import Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

SOURCE: Final = "trade-routes"
ACTION: Final = "route-action"
EMPTY: Final = -1


class TradeRoutes(Module):
    """Its own data, land by land: the tiles of the route from left to right, then the goods on its spaces."""

    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        per_player = data_files.part_of(data_files.read("trade_routes"), "tiles_per_player")
        self.tiles = data_files.number_of(per_player, str(rules.players))
        self.spaces = self.tiles * SPACES_PER_TILE
        self.step = -1

    def build(self) -> None:
        self.settings.add_effect(Effect(ACTION, ANY_ACTION))
        self.step = self.settings.add_step(LayGoods("trade-route", self))

    def set_up(self, state: "BurgundyState") -> None:
        """Deals route tiles at random, and lays them in the order in which they were dealt."""
        dealt = shuffled(state.seed, "deal trade routes", list(range(len(ROUTE_TILES))))
        own: list[int] = []
        for land in range(self.settings.lands):
            own.extend(dealt[land * self.tiles : (land + 1) * self.tiles])
            own.extend([EMPTY] * self.spaces)
        self.set_own(state, own)

    # -- a route

    def first_tile(self, land: int) -> int:
        """Returns where the tiles of a land's route begin in the module's data."""
        return land * (self.tiles + self.spaces)

    def first_space(self, land: int) -> int:
        """Returns where the goods on its spaces begin."""
        return self.first_tile(land) + self.tiles

    def route(self, state: "BurgundyState", land: int) -> list[int]:
        """Lists the tiles of a land's route."""
        first = self.first_tile(land)
        return self.own(state)[first : first + self.tiles]

    def laid(self, state: "BurgundyState", land: int) -> list[int]:
        """Lists the colours of the goods on it, from the left."""
        first = self.first_space(land)
        return [colour for colour in self.own(state)[first : first + self.spaces] if colour != EMPTY]

    def tile_with(self, state: "BurgundyState", land: int, space: int) -> "RouteTile":
        """Returns the tile of a land's route on which a space is printed."""
        return ROUTE_TILES[self.own(state)[self.first_tile(land) + space // SPACES_PER_TILE]]

    def colour_of(self, state: "BurgundyState", land: int, space: int) -> int:
        return self.tile_with(state, land, space).colours[space % SPACES_PER_TILE]

    def bonus_of(self, state: "BurgundyState", land: int, space: int) -> str:
        return self.tile_with(state, land, space).bonuses[space % SPACES_PER_TILE]

    # -- selling

    def sold(self, state: "BurgundyState", seat: int, colour: int, count: int) -> None:
        push(state, seat, self.step, colour, count)

    def lay(self, state: "BurgundyState", seat: int, colour: int) -> bool:
        """Lays one sold tile on the next space and gives its bonus; False if the route is full."""
        land = self.settings.land_of[seat]
        space = len(self.laid(state, land))
        if space == self.spaces:
            return False
        self.own(state)[self.first_space(land) + space] = colour
        if self.colour_of(state, land, space) == colour:
            self.give(state, seat, self.bonus_of(state, land, space), space)
        return True

    def give(self, state: "BurgundyState", seat: int, bonus: str, space: int) -> None:
        """Gives a bonus, which is the effect of a tile; `action` is a castle's, though not one that a shield adds to."""
        if state.listener is not None:
            state.emit("route-bonus", seat, {"bonus": bonus, "space": space + 1})
        if bonus == "workers":
            state.gain_workers(seat, BOARDING_HOUSE_WORKERS)
        elif bonus == "silver":
            state.gain_silver(seat, BANK_SILVER)
        elif bonus == "points":
            state.score(seat, WATCHTOWER_POINTS, SOURCE, "trade-route", {"space": space + 1})
        else:
            name = ACTION if bonus == "action" else bonus
            push(state, seat, FREE_ACTION, self.settings.effect_named(name))

    # -- what people read

    def describe(self, told: Json) -> None:
        told["routes"] = {
            tile.name: [
                {"colour": CENTRAL.colours[colour], "bonus": bonus}
                for colour, bonus in zip(tile.colours, tile.bonuses, strict=True)
            ]
            for tile in ROUTE_TILES
        }
        amounts = {"workers": BOARDING_HOUSE_WORKERS, "silver": BANK_SILVER, "points": WATCHTOWER_POINTS}
        told["route_bonuses"] = amounts
        signs = data_files.part_of(data_files.read("trade_routes"), "signs")
        bonuses = [bonus for tile in ROUTE_TILES for bonus in tile.bonuses]
        told["route_signs"] = {
            bonus: sign_row(str(signs.get(bonus, bonus)), amounts.get(bonus, 0)) for bonus in dict.fromkeys(bonuses)
        }

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        data["routes"] = [
            {
                "tiles": [NAMES[tile] for tile in self.route(state, land)],
                "goods": [CENTRAL.colours[colour] for colour in self.laid(state, land)],
            }
            for land in range(self.settings.lands)
        ]

    def load(self, state: "BurgundyState", data: Json) -> None:
        own: list[int] = []
        for value in read_list(data, "routes", self.settings.lands):
            route = as_dict(value, "routes")
            own.extend(as_name(name, "routes", NAMES) for name in read_list(route, "tiles", self.tiles))
            laid = [as_name(name, "routes", CENTRAL.colours) for name in read_list(route, "goods")]
            if len(laid) > self.spaces:
                raise BadPosition("position-field-wrong", {"field": "routes"})
            own.extend(laid + [EMPTY] * (self.spaces - len(laid)))
        self.set_own(state, own)

    def check(self, state: "BurgundyState") -> None:
        """Checks that every route tile is there once, and that what was sold lies on the route until it is full."""
        dealt: list[int] = []
        for land in range(self.settings.lands):
            dealt.extend(self.route(state, land))
            sold = state.goods_sold(land)
            waiting = self.waiting(state, land)
            laid = self.laid(state, land)
            missing = [sold[colour] - laid.count(colour) - waiting[colour] for colour in range(COLOURS)]
            if min(missing) < 0 or (sum(missing) > 0 and len(laid) < self.spaces):
                raise BadPosition("position-field-wrong", {"field": "routes"})
        if len(set(dealt)) != len(dealt):
            raise BadPosition("position-field-wrong", {"field": "routes"})

    def waiting(self, state: "BurgundyState", land: int) -> list[int]:
        """Counts goods (by colour) that are sold but not yet laid, because a bonus comes first."""
        counts = [0] * COLOURS
        for frame in frames(state):
            if frame.step == self.step and self.settings.land_of[frame.seat] == land:
                colour, count = frame.arguments[:2]
                if not count:
                    raise BadPosition("position-field-wrong", {"field": "pending"})
                counts[colour] += count
        return counts


class LayGoods(Step):
    """Lays goods of a colour (a), so many of them (b), one by one; each bonus is used before the next."""

    def __init__(self, name: str, module: TradeRoutes) -> None:
        super().__init__(name, (GOODS_ARGUMENT, NUMBER_ARGUMENT, ""))
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """Nobody is ever asked."""

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Returns an action that stands for going on, because there is nothing to decide."""
        return state.settings.decline

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        """Counts down under a bonus that was pushed on top; what finds no space is simply sold."""
        colour, count = first_argument(state), second_argument(state)
        pop(state)
        if count > 1:
            push(state, seat, self.module.step, colour, count - 1)
        if not self.module.lay(state, seat, colour) and count > 1:
            pop(state)


class TradeRoutesExpansion(SwitchedExpansion):
    def complete_options(self, players: int, options: Options) -> None:
        if options[self.name]:
            exclusions.not_alone(players, self.name)
            exclusions.not_in_teams(options, self.name)

    def make(self, rules: "BurgundyRules") -> Module:
        return TradeRoutes(rules)

    def sheet(self) -> list[str]:
        return [SOURCE]
