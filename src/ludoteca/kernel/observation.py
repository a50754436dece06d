"""Observations: what a seat knows. There is no other access to it, so secrets are protected in one place."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca.kernel import chance, drawing, jsontext
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.plans import UNLIMITED, Plan, plans_of

if TYPE_CHECKING:
    from ludoteca.kernel.rules import Rules
    from ludoteca.kernel.state import State

HIDDEN: Final = "?"
"""The text for hidden things in an observation's JSON."""


class Observation:
    """The knowledge of a player with perfect memory. `position` is a state without everything else: read it, don't
    play it.

    `seat` is None for a spectator.
    """

    def __init__(self, position: "State", seat: int | None) -> None:
        self.position = position
        self.seat = seat
        self.legal: list[Action] = []
        if seat is not None and position.is_deciding(seat):
            self.legal = position.legal(seat)

    @property
    def rules(self) -> "Rules":
        return self.position.rules

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def deciding(self) -> list[int]:
        return self.position.deciding

    def sample(self, rng: Random) -> "State":
        state = self.position.clone()
        state.complete(-1 if self.seat is None else self.seat, rng)
        state.seed = rng.randbytes(chance.SEED_BYTES)
        return state

    def plans(self, limit: int = 500, rng: Random | None = None, depth: int = UNLIMITED) -> list[Plan]:
        if self.seat is None or not self.legal:
            return []
        return plans_of(self.sample(rng or Random(0)), self.seat, limit, depth)

    def to_json(self) -> Json:
        data = self.position.to_json()
        seat = self.seat
        data["seat"] = seat
        data["legal"] = [] if seat is None else [self.position.text(seat, action) for action in self.legal]
        return data

    @property
    def digest(self) -> str:
        return jsontext.digest(self.to_json())

    def _repr_svg_(self) -> str | None:
        return drawing.drawn(self)
