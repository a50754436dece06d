"""Diamonds, and the bonus spaces 20 / 15 / 10 / 5 of five sets, one of each set per player."""

from typing import TYPE_CHECKING

from ludoteca.games.mille_fiori.board import AREAS, BOARD, BONUS_AREAS

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.state import MilleFioriState


def has_diamonds(state: "MilleFioriState", seat: int) -> bool:
    return state.supply[seat] + state.reserve[seat] > 0


def spend_diamond(state: "MilleFioriState", seat: int) -> None:
    """Takes a diamond from the personal supply, whose last one ends the game, or else from the reserve if it has any."""
    if state.supply[seat]:
        state.supply[seat] -= 1
        if not state.supply[seat]:
            state.ending = True
            state.emit("supply-empty", seat, {})
    elif state.reserve[seat]:
        state.reserve[seat] -= 1


def has_whole_set(own: int, area: int) -> bool:
    """One diamond on each symbol of the area: those of the spaces, not of the cards. Of residences fewer are enough."""
    for places in BOARD.bonus_masks[area]:
        if not own & places:
            return False
    return True


def take(state: "MilleFioriState", seat: int, area: int) -> None:
    """Gives the seat the highest free bonus space of the area if it has none there. It counts even without a diamond left."""
    for slot, value in enumerate(BOARD.bonus_values):
        owner = state.bonus_owner(area, slot)
        if owner == seat:
            return
        if owner < 0:
            state.set_bonus_owner(area, slot, seat)
            spend_diamond(state, seat)
            if state.listener is not None:
                state.emit("bonus", seat, {"area": AREAS[area], "value": value})
            if state.settings.bonus_at_once:
                state.score(seat, value, "bonus", "bonus-space", {"area": AREAS[area]})
            return


def score_at_end(state: "MilleFioriState") -> None:
    for area in range(BONUS_AREAS):
        for slot, value in enumerate(BOARD.bonus_values):
            owner = state.bonus_owner(area, slot)
            if owner >= 0:
                state.score(owner, value, "bonus", "bonus-space", {"area": AREAS[area]})
