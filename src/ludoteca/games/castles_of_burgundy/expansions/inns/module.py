"""Inns are wild tiles for sale beside the black depot, one more in each phase. An inn makes its area one hex larger."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.actions import PutOnHex
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import NO_TILE, STARTING, WILD
from ludoteca.games.castles_of_burgundy.expansions import data_files, exclusions
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.steps import CHOOSE_HEX, first_argument, step_now
from ludoteca.kernel.actions import Action
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.jsontext import Json, read_int
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.rules import Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

NAME: Final = "inn"
SPACE: Final = "inns"
STACKED: Final = 0
"""Where the module keeps how many inns are beside the black depot."""


class Inns(Module):
    """Its own data is one number: how many inns are stacked beside the black depot. Only the top one is in the slot."""

    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.tile = -1
        self.slot = -1
        self.copies = 0

    def build(self) -> None:
        """Adds the inn: wild, but one to an area; no monastery helps to place it, because it is of no kind."""
        data = data_files.read("inns")
        tiles = self.settings.tiles
        self.copies = data_files.number_of(data, "copies")
        self.tile = self.settings.add_tile(NAME, WILD)
        self.slot = self.settings.add_slot(SPACE)
        tiles.mark[self.tile] = tiles.free_mark()
        tiles.growth[self.tile] = data_files.number_of(data, "growth")
        tiles.set_aside.extend([self.tile] * self.copies)

    def set_up(self, state: "BurgundyState") -> None:
        self.stack(state, 0)

    def stack(self, state: "BurgundyState", count: int) -> None:
        self.set_own(state, [count])
        state.put_slot(self.slot, self.tile if count else NO_TILE)

    def phase_begins(self, state: "BurgundyState") -> None:
        """Puts an inn on top of those that nobody bought: inns are never cleared away."""
        self.stack(state, self.own(state)[STACKED] + 1)
        if state.listener is not None:
            state.emit("inn-arrived", TABLE, {"count": self.own(state)[STACKED]})

    def lifted(self, state: "BurgundyState", slot: int) -> None:
        if slot == self.slot:
            self.stack(state, self.own(state)[STACKED] - 1)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, PutOnHex) or step_now(state) != CHOOSE_HEX:
            return None
        settings = state.settings
        land = settings.land_of[seat]
        if first_argument(state) != self.tile or state.tile_at(land, action.hex) >= 0:
            return None
        area = state.board_of(seat).area[action.hex]
        if state.has_mark(land, area, settings.tiles.mark[self.tile]):
            return Refusal("second-inn", {"hex": f"hex {action.name}"})
        return None

    # -- what people read

    def describe(self, told: Json) -> None:
        told["inn_copies"] = self.copies
        told["stacks"] = {SPACE: self.settings.tiles.names[self.tile]}

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        data["inns"] = self.own(state)[STACKED]

    def load(self, state: "BurgundyState", data: Json) -> None:
        self.stack(state, read_int(data, "inns", 0, self.copies))

    def tiles_held(self, state: "BurgundyState") -> list[int]:
        """Lists those under the top one, and those of phases to come."""
        begun = 0 if state.stage == STARTING else state.phase + 1
        hidden = max(self.own(state)[STACKED] - 1, 0)
        return [self.tile] * (hidden + len(CENTRAL.phases) - begun)


class InnsExpansion(SwitchedExpansion):
    def complete_options(self, players: int, options: Options) -> None:
        if options[self.name]:
            exclusions.not_alone(players, self.name)

    def make(self, rules: "BurgundyRules") -> Module:
        return Inns(rules)
