"""Asks which building the crane copies, and which species the geese score."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.actions import CRANE, NameSpecies, UseCrane
from ludoteca.games.castles_of_burgundy.expansions.white_castles import module as white_castles
from ludoteca.games.castles_of_burgundy.steps import Step, pop
from ludoteca.games.castles_of_burgundy.tiles import buildings
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.module import ExtraTiles
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class ChooseBuilding(Step):
    """Asks which building's effect the crane has, whether or not there is one in the land."""

    def __init__(self, name: str, module: "ExtraTiles") -> None:
        super().__init__(name, ("", "", ""), True)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        actions.extend(self.module.use_crane)
        actions.append(state.settings.decline)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        pop(state)
        if not isinstance(action, UseCrane):
            if state.listener is not None:
                state.emit("declined", seat, {"effect": CRANE})
            return
        if state.listener is not None:
            state.emit("crane", seat, {"building": action.name})
        if action.name == white_castles.NAME:
            white_castles.act(state, seat)
        else:
            buildings.use(state, seat, action.building)


class ChooseSpecies(Step):
    """Asks which species in the pasture scores with the geese just placed, which have scored themselves already."""

    def __init__(self, name: str, module: "ExtraTiles") -> None:
        super().__init__(name)
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        hex = self.module.geese_hex(state, seat)
        if hex < 0:
            return
        found = self.module.species_near(state, seat, hex)
        for species, action in enumerate(self.module.name_species):
            if found >> species & 1:
                actions.append(action)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, NameSpecies)
        animals = self.module.animals_near(state, seat, self.module.geese_hex(state, seat), action.species)
        pop(state)
        extra = state.powers[seat][powers.POINTS_PER_LIVESTOCK_TILE] * len(animals)
        values: dict[str, object] = {"species": action.name, "animals": animals, "extra": extra}
        state.score(seat, sum(animals) + extra, "livestock", "geese", values)
