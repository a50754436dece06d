"""A turn: two dice, an action with each, in any order; workers change what a die shows."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.actions import EndTurn
from ludoteca.games.castles_of_burgundy.board import key_spaces, lands
from ludoteca.games.castles_of_burgundy.components.kinds import DIE_A, DIE_B
from ludoteca.games.castles_of_burgundy.steps import Step, pop
from ludoteca.games.castles_of_burgundy.turn import dice, die_actions
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class Turn(Step):
    """Asks for an action with one of the dice, or for the end of the turn."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        first, second = state.die(seat, DIE_A), state.die(seat, DIE_B)
        if state.used != dice.BOTH_DICE:
            tiles = key_spaces.types_held(state, seat)
            hexes = [lands.open_mask(state, seat, tile) for tile in tiles]
            if not state.used >> DIE_A & 1:
                die_actions.add_actions(state, seat, DIE_A, first, tiles, hexes, actions)
            if not state.used >> DIE_B & 1 and (first != second or state.used):
                die_actions.add_actions(state, seat, DIE_B, second, tiles, hexes, actions)
        for module in state.settings.modules:
            module.add_die_actions(state, seat, actions)
        actions.append(state.settings.end_turn)

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Ending a turn is always the player's own word."""
        return None

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        if isinstance(action, EndTurn):
            end_turn(state, seat)
        else:
            die_actions.act(state, seat, action, state.die(seat, die_actions.source_of(action)))


def end_turn(state: "BurgundyState", seat: int) -> None:
    pop(state)
    if state.listener is not None:
        unused = [state.die(seat, die) for die in (DIE_A, DIE_B) if not state.used >> die & 1]
        state.emit("turn-ended", seat, {"unused": unused})
