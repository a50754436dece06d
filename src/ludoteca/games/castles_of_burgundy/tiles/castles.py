"""Castles give a free action of any kind. Some buildings give a part of it."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.kinds import (
    ALL_KINDS,
)
from ludoteca.games.castles_of_burgundy.steps import FREE_ACTION, push

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class Effect:
    """A free action: what it may be (bits), and of which kinds of tiles (bits)."""

    def __init__(self, name: str, what: int, kinds: int = ALL_KINDS) -> None:
        self.name = name
        self.what = what
        self.kinds = kinds


def act(state: "BurgundyState", seat: int) -> None:
    """Gives one more action, as with a die of any number."""
    push(state, seat, FREE_ACTION, 0)
