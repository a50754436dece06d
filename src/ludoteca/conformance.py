"""What a game brings to the conformance kit (tests/kit), by an entry point of the group `ludoteca.kit`."""

from collections.abc import Callable, Iterable
from functools import cached_property
from random import Random
from typing import Any, Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.state import State


class Asked:
    """A seat wanted to take an action, and was refused: what a check of the refusal reads."""

    def __init__(self, state: State, position: dict[str, Any], seat: int, action: Action, refusal: Refusal) -> None:
        self.state = state
        self.position = position
        self.seat = seat
        self.action = action
        self.refusal = refusal

    @cached_property
    def wanted(self) -> dict[str, Any]:
        """The action's fields."""
        return self.action.fields()

    def said(self, name: str) -> Any:
        """Returns a value of the refusal."""
        return self.refusal.values[name]

    def offers(self, type: str) -> bool:
        """Returns whether any action of this type is legal."""
        return any(action.type == type for action in self.state.legal(self.seat))

    def __str__(self) -> str:
        where = {"phase": self.position.get("phase"), "pending": self.position.get("pending")}
        return (
            f"seat {self.seat}: {self.action.text!r} is refused by {self.refusal.id} {self.refusal.values} in {where}"
        )

    __repr__ = __str__


Reason = Callable[[Asked], bool]
"""Whether a refusal is right. It reads the position as people do, and shares no code with the game's refusals."""


class KitCases:
    """`reasons` has a check for each refusal of an action. `enrich` makes a position richer, as JSON, so that rare rules
    apply soon, or returns None where it cannot. `rare` returns positions with refusals that games seldom come to.
    `unasked` returns the positions after the picks of a seat in which the engine decides by itself, because there is one
    outcome: nobody is asked there, but `why_not` tells why the other outcomes are impossible."""

    def __init__(
        self,
        reasons: dict[str, Reason],
        enrich: Callable[[State, Random], Json | None] | None = None,
        rare: Callable[[], Iterable[State]] | None = None,
        unasked: Callable[[State, int, tuple[str, ...]], Iterable[State]] | None = None,
    ) -> None:
        self.reasons: Final = reasons
        self.enrich: Final = enrich
        self.rare: Final = rare
        self.unasked: Final = unasked
