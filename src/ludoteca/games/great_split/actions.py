"""What a player can do: discard, split, take a group, then play card by card. About 250 actions in all."""

from typing import final

from ludoteca.kernel.actions import Action


@final
class Discard(Action):
    """Give up this card of the hand, which is over the limit."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__("discard", f"discard {name}", (name,))
        self.kind = kind
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"card": self.name}


@final
class Split(Action):
    """Divide the hand: the slots of the sorted hand in `mask` are the second group; the first slot never is.

    A position gives it the text and the picks that people use, with the names of the cards.
    """

    def __init__(self, mask: int, slots: int) -> None:
        self.second = [slot for slot in range(slots) if mask >> slot & 1]
        numbers = [str(slot) for slot in self.second]
        super().__init__("split", f"split slots {','.join(numbers)}", (*(f"slot-{n}" for n in numbers), "wallet"))
        self.mask = mask

    def fields(self) -> dict[str, object]:
        return {"second": self.second}


@final
class Take(Action):
    """Keep the first or the second group of the wallet and give the other back."""

    def __init__(self, group: int) -> None:
        name = f"group-{group + 1}"
        super().__init__("take", f"take {name}", (name,))
        self.group = group
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"group": self.name}


@final
class Use(Action):
    """Play this card for its icons."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__("use", f"use {name}", (name, "use"))
        self.kind = kind
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"card": self.name}


@final
class Sell(Action):
    """Play this card face down for a step of gold or prestige."""

    def __init__(self, kind: int, name: str, track: int, track_name: str) -> None:
        super().__init__("sell", f"sell {name} {track_name}", (name, f"sell-{track_name}"))
        self.kind = kind
        self.name = name
        self.track = track
        self.track_name = track_name

    def fields(self) -> dict[str, object]:
        return {"card": self.name, "track": self.track_name}


@final
class Splitter(Action):
    """Play the splitter card for a step on this track."""

    def __init__(self, track: int, name: str) -> None:
        super().__init__("splitter", f"splitter {name}", ("splitter", name))
        self.track = track
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"track": self.name}


@final
class Seal(Action):
    """Use the next seal icon on this seal track."""

    def __init__(self, track: int, name: str) -> None:
        super().__init__("seal", f"seal {name}", (name,))
        self.track = track
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"track": self.name}


@final
class Arrow(Action):
    """Take the two steps of a double arrow on this track."""

    def __init__(self, track: int, name: str) -> None:
        super().__init__("arrow", f"arrow {name}", (name,))
        self.track = track
        self.name = name

    def fields(self) -> dict[str, object]:
        return {"track": self.name}
