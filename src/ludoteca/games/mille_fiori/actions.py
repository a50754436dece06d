"""What a player can do: choose a card, use it, play an extra one. About 270 actions in all."""

from typing import final

from ludoteca.kernel.actions import Action


@final
class Choose(Action):
    """Keep this card of the hand and play it this turn."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("choose", f"choose {name}", (name,))
        self.card = card
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"card": self.name}


@final
class Extra(Action):
    """Play this card of the display as an extra card."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__("extra", f"extra {name}", (name,))
        self.card = card
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"card": self.name}


@final
class Place(Action):
    """Put a diamond on this space. With a harbor card the ship moves too, unless it is told to stay."""

    def __init__(self, space: int, name: str, stay: bool) -> None:
        super().__init__(
            "place", f"place {name} stay" if stay else f"place {name}", (name, "stay") if stay else (name,)
        )
        self.space = space
        self.name = name
        self.stay = stay

    def fields(self) -> dict[str, object]:
        return {"space": self.name, "stay": self.stay}


@final
class Sail(Action):
    """Use any card for its wheel number only."""

    def __init__(self) -> None:
        super().__init__("sail", "sail", ("ship",))


@final
class Decline(Action):
    """Play no extra card."""

    def __init__(self) -> None:
        super().__init__("decline", "decline", ("decline",))
