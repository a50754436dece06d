"""What shields let a player do: take one, use one, pay for them or give them up."""

from typing import final

from ludoteca.games.castles_of_burgundy.components.kinds import SOURCES
from ludoteca.kernel.actions import Action


def shield_name(shield: int) -> str:
    return f"shield-{shield}"


@final
class TakeShield(Action):
    """Take this shield: with both dice, or as a castle's free action."""

    def __init__(self, shield: int) -> None:
        super().__init__("take-shield", f"take {shield_name(shield)}", (shield_name(shield),))
        self.shield = shield

    def fields(self) -> dict[str, object]:
        return {"shield": shield_name(self.shield)}


@final
class SetDie(Action):
    """Turn an own die to a number (shield 16)."""

    def __init__(self, die: int, number: int) -> None:
        super().__init__("set-die", f"{SOURCES[die]} set {number}", (SOURCES[die], f"number {number}"))
        self.die = die
        self.number = number

    def fields(self) -> dict[str, object]:
        return {"source": SOURCES[self.die], "number": self.number}


@final
class CopyPlayer(Action):
    """Share this player's monasteries from now on (shield 6)."""

    def __init__(self, player: int) -> None:
        super().__init__("copy-player", f"copy player {player + 1}", (f"player {player + 1}",))
        self.player = player

    def fields(self) -> dict[str, object]:
        return {"other": self.player}


@final
class PlaceStraight(Action):
    """Place the tile of this space straight in the land (shields 14 and 15)."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__("place-straight", f"place straight {name}", (name,))
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"space": self.name}


@final
class PayTax(Action):
    """Pay for all own shields, so much of it in workers (shield 3) and the rest in silver."""

    def __init__(self, workers: int) -> None:
        text = f"pay tax {workers} workers" if workers else "pay tax"
        super().__init__("pay-tax", text, (f"tax {workers} workers",))
        self.workers = workers

    def fields(self) -> dict[str, object]:
        return {"workers": self.workers}


@final
class GiveUp(Action):
    """Remove this own shield from the game instead of paying for it."""

    def __init__(self, shield: int) -> None:
        super().__init__("give-up", f"give up {shield_name(shield)}", ("give up", shield_name(shield)))
        self.shield = shield

    def fields(self) -> dict[str, object]:
        return {"shield": shield_name(self.shield)}
