"""Four more tiles: the bridge (monastery 27), the workers (monastery 28), the crane and the geese."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.board import bridge
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.kinds import BLACK, BUILDING, LIVESTOCK, NO_TILE
from ludoteca.games.castles_of_burgundy.expansions import data_files
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.actions import CRANE, GEESE, Hire, NameSpecies, UseCrane
from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.steps import ChooseBuilding, ChooseSpecies
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.white_castles import module as white_castles
from ludoteca.games.castles_of_burgundy.position.json_reader import as_tile
from ludoteca.games.castles_of_burgundy.steps import deciding_step, push, step_now
from ludoteca.games.castles_of_burgundy.tiles import livestock, monasteries
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json, read_field
from ludoteca.kernel.refusals import Refusal

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

BRIDGE: Final = 27
WORKERS: Final = 28
"""The numbers of the two monasteries."""
COUNTED_BY: Final = 0
"""Where the module keeps which monastery has counted the crane (in the solo game)."""


class ExtraTiles(Module):
    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.bridge = -1
        self.crane = -1
        self.geese = -1
        self.hire: Action = Hire()
        self.use_crane: list[Action] = []
        self.name_species: list[Action] = []
        self.crane_types: list[str] = []
        self.alone = rules.players == 1
        self.crane_step = -1
        self.geese_step = -1

    def build(self) -> None:
        data = data_files.read("extra_tiles")
        rules = self.settings
        tiles = rules.tiles
        self.bridge = data_files.add_monastery(rules, data, BRIDGE)
        data_files.add_monastery(rules, data, WORKERS)
        self.crane = rules.add_tile(CRANE, BUILDING)
        self.geese = rules.add_tile(GEESE, LIVESTOCK)
        tiles.stock(self.crane, BLACK, 1)
        tiles.stock(self.geese, BLACK, 1)
        tiles.animals[self.geese] = data_files.number_of(data_files.part_of(data, "geese"), "animals")
        tiles.species[self.geese] = len(tiles.species_names)
        tiles.species_names.append(GEESE)
        self.make_actions()
        self.crane_step = rules.add_step(ChooseBuilding("crane", self))
        self.geese_step = rules.add_step(ChooseSpecies("geese", self))

    def make_actions(self) -> None:
        """The crane can be any building type; a white castle too, if there are any."""
        rules = self.settings
        self.crane_types = rules.tiles.building_names.copy()
        if white_castles.NAME in rules.tiles.number:
            self.crane_types.append(white_castles.NAME)
        rules.actions.add(self.hire)
        for building, name in enumerate(self.crane_types):
            self.use_crane.append(UseCrane(building, name))
            rules.actions.add(self.use_crane[building])
        for species, name in enumerate(rules.tiles.species_names[: rules.tiles.species[self.geese]]):
            self.name_species.append(NameSpecies(species, name))
            rules.actions.add(self.name_species[species])

    def set_up(self, state: "BurgundyState") -> None:
        self.set_own(state, [NO_TILE])

    # -- monastery 27, the bridge

    def change_powers(self, state: "BurgundyState", seat: int, powers_of_seat: list[int]) -> None:
        """Takes monastery 27 from whoever shares another player's monasteries: it is not shared."""
        if powers_of_seat[powers.ON_TOP] and not self.in_land(state, seat, self.bridge):
            powers_of_seat[powers.ON_TOP] = 0

    def in_land(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        return tile in state.tiles_in(self.settings.land_of[seat])

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        if tile == self.bridge:
            self.raise_pawns(state, self.settings.land_of[seat])
        elif self.alone and self.settings.tiles.counts[tile] in self.crane_types:
            self.count_crane_at_once(state, seat, tile)

    def raise_pawns(self, state: "BurgundyState", land: int) -> None:
        """Raises the pawns at once, not only when a ship moves them; partners keep their order."""
        for seat in reversed(state.bridge.copy()):
            if self.settings.land_of[seat] == land:
                bridge.rise(state, seat)

    # -- monastery 28, the workers

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        if state.powers[seat][powers.WORKERS_FOR_SILVER] and state.silver[self.settings.land_of[seat]]:
            actions.append(self.hire)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        if action is not self.hire:
            return False
        workers = state.powers[seat][powers.WORKERS_FOR_SILVER]
        if state.listener is not None:
            state.emit("hired", seat, {"workers": workers, "silver": 1})
        state.gain_silver(seat, -1)
        state.gain_workers(seat, workers)
        return True

    # -- the crane and the geese

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        if tile == self.crane:
            push(state, seat, self.crane_step)
            return True
        if tile == self.geese:
            if self.species_near(state, seat, hex):
                push(state, seat, self.geese_step)
            return True
        return False

    def livestock_points(self, state: "BurgundyState", seat: int, tile: int, hex: int, herd: list[int]) -> None:
        """Geese score again with every other tile that comes into their pasture."""
        land = self.settings.land_of[seat]
        for other in livestock.pasture(state, seat, hex):
            if other != hex and state.tile_at(land, other) == self.geese:
                herd.append(self.settings.tiles.animals[self.geese])

    def geese_hex(self, state: "BurgundyState", seat: int) -> int:
        """Finds the hex of the only geese, -1 if they are not in this land."""
        land = self.settings.land_of[seat]
        for hex in range(self.settings.hexes):
            if state.tile_at(land, hex) == self.geese:
                return hex
        return -1

    def species_near(self, state: "BurgundyState", seat: int, hex: int) -> int:
        """Returns the species (bits) in the pasture of the geese."""
        land = self.settings.land_of[seat]
        species = self.settings.tiles.species
        found = 0
        for other in livestock.pasture(state, seat, hex):
            there = state.tile_at(land, other)
            if other != hex and there >= 0 and species[there] >= 0:
                found |= 1 << species[there]
        return found

    def animals_near(self, state: "BurgundyState", seat: int, hex: int, species: int) -> list[int]:
        """Lists the animals of each tile of a species in the pasture of the geese."""
        land = self.settings.land_of[seat]
        tiles = self.settings.tiles
        there = [state.tile_at(land, other) for other in livestock.pasture(state, seat, hex)]
        return [tiles.animals[tile] for tile in there if tile >= 0 and tiles.species[tile] == species]

    def count(self, state: "BurgundyState", seat: int, what: str) -> int:
        """Counts the crane as a building of the type that one of the owner's monasteries counts, and of no other."""
        if what not in self.crane_types or not self.in_land(state, seat, self.crane):
            return 0
        return 1 if self.settings.tiles.counts[self.crane_monastery(state, seat)] == what else 0

    def crane_monastery(self, state: "BurgundyState", seat: int) -> int:
        """Finds the monastery that counts the crane. All give the same points, so the first one will do."""
        if self.alone and self.own(state)[COUNTED_BY] != NO_TILE:
            return self.own(state)[COUNTED_BY]
        for tile in monasteries.working_for(state, seat):
            if self.settings.tiles.counts[tile] in self.crane_types:
                return tile
        return self.crane

    def count_crane_at_once(self, state: "BurgundyState", seat: int, monastery: int) -> None:
        """In the solo game monasteries count when they are placed: the first one to do so has the crane."""
        if self.own(state)[COUNTED_BY] == NO_TILE and self.in_land(state, seat, self.crane):
            self.set_own(state, [monastery])

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if action is self.hire:
            return self.refuse_hire(state, seat)
        if isinstance(action, UseCrane):
            return Refusal("no-crane")
        if isinstance(action, NameSpecies):
            if step_now(state) != self.geese_step:
                return Refusal("no-geese")
            return Refusal("no-such-species", {"species": action.name})
        return None

    def refuse_hire(self, state: "BurgundyState", seat: int) -> Refusal:
        if not state.powers[seat][powers.WORKERS_FOR_SILVER]:
            return Refusal("no-workers-for-sale")
        if not state.silver[self.settings.land_of[seat]]:
            return Refusal("no-silver")
        return Refusal("decide-first", {"step": deciding_step(state).name})

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        if self.alone:
            counted = self.own(state)[COUNTED_BY]
            data["crane_counted_by"] = None if counted == NO_TILE else self.settings.tiles.names[counted]

    def load(self, state: "BurgundyState", data: Json) -> None:
        self.set_own(state, [NO_TILE])
        if self.alone:
            counted = read_field(data, "crane_counted_by")
            if counted is not None:
                self.set_own(state, [as_tile(state, counted, "crane_counted_by")])


class ExtraTilesExpansion(SwitchedExpansion):
    def make(self, rules: "BurgundyRules") -> Module:
        return ExtraTiles(rules)
