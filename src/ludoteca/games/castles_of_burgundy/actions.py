"""What a player can do, one small decision at a time. About 330 actions in the base game; modules append theirs.

`die-a place cow-3` comes before `hex 0,-3`; whatever is about one of the dice, or about a free action, names it first.
"""

from typing import final

from ludoteca.games.castles_of_burgundy.components.kinds import SOURCES
from ludoteca.kernel.actions import Action


@final
class Take(Action):
    """Take the tile of this space of a depot to a key space."""

    def __init__(self, source: int, slot: int, name: str) -> None:
        super().__init__("take", f"{SOURCES[source]} take {name}", (SOURCES[source], name))
        self.source = source
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"source": SOURCES[self.source], "space": self.name}


@final
class Place(Action):
    """Place a tile of this type from a key space in the land; the hex is asked next."""

    def __init__(self, source: int, tile: int, name: str) -> None:
        super().__init__("place", f"{SOURCES[source]} place {name}", (SOURCES[source], name))
        self.source = source
        self.tile = tile
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"source": SOURCES[self.source], "tile": self.name}


@final
class Sell(Action):
    """Sell all goods of this colour."""

    def __init__(self, source: int, colour: int, name: str) -> None:
        super().__init__("sell", f"{SOURCES[source]} sell {name}", (SOURCES[source], f"goods {name}"))
        self.source = source
        self.colour = colour
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"source": SOURCES[self.source], "goods": f"goods {self.name}"}


@final
class TakeWorkers(Action):
    """Use a die of any number for workers."""

    def __init__(self, source: int) -> None:
        super().__init__("workers", f"{SOURCES[source]} workers", (SOURCES[source], "workers"))
        self.source = source

    def fields(self) -> dict[str, object]:
        return {"source": SOURCES[self.source]}


@final
class PutOnHex(Action):
    """Put the tile here; at the start of the game, the castle."""

    def __init__(self, hex: int, name: str) -> None:
        super().__init__("hex", f"hex {name}", (f"hex {name}",))
        self.hex = hex
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"hex": f"hex {self.name}"}


@final
class Discard(Action):
    """Put this tile of a key space into the box, to make room."""

    def __init__(self, tile: int, name: str) -> None:
        super().__init__("discard", f"discard {name}", ("discard", name))
        self.tile = tile
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"tile": self.name}


@final
class Buy(Action):
    """Buy the tile of this space."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__("buy", f"buy {name}", ("buy", name))
        self.slot = slot
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"space": self.name}


@final
class Pay(Action):
    """Pay with so many workers, and the rest in silver."""

    def __init__(self, workers: int) -> None:
        super().__init__("pay", f"pay {workers} workers", (f"pay {workers} workers",))
        self.workers = workers

    def fields(self) -> dict[str, object]:
        return {"workers": self.workers}


@final
class Load(Action):
    """Load the goods of this depot onto the new ship."""

    def __init__(self, depot: int) -> None:
        super().__init__("load", f"load depot {depot + 1}", (f"depot {depot + 1}",))
        self.depot = depot

    def fields(self) -> dict[str, object]:
        return {"depot": f"depot {self.depot + 1}"}


@final
class LoadGoods(Action):
    """Load the goods of this colour; there is no room for all."""

    def __init__(self, colour: int, name: str) -> None:
        super().__init__("load-goods", f"load {name}", (f"goods {name}",))
        self.colour = colour
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"goods": f"goods {self.name}"}


@final
class Decline(Action):
    """Make no use of an effect."""

    def __init__(self) -> None:
        super().__init__("decline", "decline", ("decline",))


@final
class EndTurn(Action):
    """End the turn; dice not used are forfeited."""

    def __init__(self) -> None:
        super().__init__("end-turn", "end turn", ("end turn",))
