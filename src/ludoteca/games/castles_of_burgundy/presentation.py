"""What pages and terminals need from the game besides its rules."""

from typing import Final

from ludoteca.games.castles_of_burgundy import action_fields, box, game_options, things
from ludoteca.games.castles_of_burgundy.components.boards import BOARD, OWN
from ludoteca.games.castles_of_burgundy.expansions.team.boards import TEAMS
from ludoteca.games.castles_of_burgundy.position import validation
from ludoteca.games.castles_of_burgundy.state import BurgundyState
from ludoteca.games.castles_of_burgundy.steps import CHOOSE_HEX, step_now
from ludoteca.games.castles_of_burgundy.turn import preparing
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove, Presentation
from ludoteca.kernel.refusals import Value
from ludoteca.kernel.rules import Options
from ludoteca.kernel.state import State

WITH_EVERYBODY: Final[tuple[int, Options]] = (4, {"shields": True})
"""Other players can be picked, all of them."""


class BurgundyPresentation(Presentation):
    def goes_on(self, state: State, seat: int) -> bool:
        assert isinstance(state, BurgundyState)
        return step_now(state) == CHOOSE_HEX

    def foresight(self) -> int:
        """Each action is confirmed by itself, the hex of a tile together with the tile."""
        return 1

    def about(self, thing: str) -> dict[str, Value]:
        return action_fields.about(thing)

    def things(self) -> dict[str, Json]:
        told: dict[str, Json] = {}
        for players, options in [*box.EVERYTHING, WITH_EVERYBODY]:
            state = self.game.rules(players, options).new(0)
            assert isinstance(state, BurgundyState)
            told |= things.things(state.settings)
        return told

    def variants(self) -> list[str]:
        return ["solo", "team"]

    def standing(self, state: State, seat: int) -> Json:
        assert isinstance(state, BurgundyState)
        told: Json = {}
        for module in state.settings.modules:
            module.standing(state, seat, told)
        return told

    def preparable(self, state: State, seat: int) -> list[PreparableMove] | None:
        assert isinstance(state, BurgundyState)
        return preparing.preparable(state, seat)

    def arrange(self, state: State) -> None:
        assert isinstance(state, BurgundyState)
        validation.arrange(state)

    def box(self) -> Json:
        return box.box(self.game)

    def board_option(self) -> str:
        return BOARD

    def board(self, options: Options, seat: int) -> str:
        """A dealt board is called so: which one it was says the position alone."""
        name = str(options[BOARD])
        return str(options[f"board_{seat + 1}"]) if name == OWN else name

    def team(self, options: Options, seat: int) -> int:
        return next(seats[0] for seats in TEAMS if seat in seats) if options["team"] else seat

    def reseated(self, options: Options, order: list[int]) -> Options:
        return game_options.reseated(options, order)
