"""The shapes of this game's JSON, for pages: positions, what is printed, actions, things.

The page's types are generated from these. mypy checks the code that writes positions against them, and tests what it writes.
"""
# not compiled: read as types only

from typing import Literal, TypedDict

from ludoteca.kernel.json_types import JsonTypes

Phase = Literal["choose", "play", "extra", "over"]
Area = Literal["workshops", "residences", "nobles", "commoners", "trade", "harbor"]


class Bonuses(TypedDict):
    """Who has the bonus spaces of an area, the best first."""

    workshops: list[int | None]
    residences: list[int | None]
    nobles: list[int | None]
    commoners: list[int | None]
    trade: list[int | None]


WrittenState = TypedDict(  # a class could have no field called `pass`
    "WrittenState",
    {
        "game": Literal["mille-fiori"],
        "phase": Phase,
        "round": int,
        "rounds": int,
        "pass": int,
        "passes": int,
        "start": int,
        "active": int | None,
        "ending": bool,
        "deciding": list[int],
        "scores": list[int],
        "supply": list[int],
        "reserve": list[int],
        "ships": list[int],
        "spaces": dict[str, int],
        "bonuses": Bonuses,
        "display": list[str],
        "discard": list[str],
        "hands": list[list[str]],
        "chosen": list[str | None],
        "card": str | None,
        "deck": list[str],
    },
)
"""What `State.to_json` writes."""


class Position(WrittenState):
    """What a seat sees of a game. Hidden cards are "?"."""

    seat: int | None
    legal: list[str]


# -- what is printed


class PrintedSpace(TypedDict):
    """`points` of a residence or a citizen; `row` of trade and harbor, from 1; `supports` are the spaces below a citizen;
    one at the top brings an `extra` card."""

    area: Area
    symbol: str | None
    points: int | None
    row: int | None
    extra: bool
    supports: list[str]


class PrintedSea(TypedDict):
    points: int
    extra: bool


class CardKind(TypedDict):
    kind: str
    area: Area


class Described(TypedDict):
    """`fleet_points` by the number of goods in the row; `gold` has the workshops round each gold diamond; `kinds` of cards.
    So many different residences bring an extra card, or the bonus."""

    spaces: dict[str, PrintedSpace]
    sea: list[PrintedSea]
    bonus_values: list[int]
    fleet_points: list[int]
    residence_values: list[int]
    residence_extra_counts: list[int]
    residence_bonus_count: int
    gold: list[list[str]]
    kinds: list[CardKind]


# -- actions


class Choose(TypedDict):
    type: Literal["choose"]
    card: str


class Extra(TypedDict):
    type: Literal["extra"]
    card: str


class Place(TypedDict):
    type: Literal["place"]
    space: str
    stay: bool


class Sail(TypedDict):
    type: Literal["sail"]


class Decline(TypedDict):
    type: Literal["decline"]


# -- things


class Card(TypedDict):
    type: Literal["card"]
    kind: str
    wheel: int
    area: Area


class Space(TypedDict):
    type: Literal["space"]
    area: Area


class SeaSpace(TypedDict):
    type: Literal["sea"]
    at: int


class Ship(TypedDict):
    """Somebody's ship; `seat` is null for the one that is sailed."""

    type: Literal["ship"]
    seat: int | None


class Bonus(TypedDict):
    type: Literal["bonus"]
    area: Area


class Gold(TypedDict):
    type: Literal["gold"]
    at: int


class Choice(TypedDict):
    """Not to decline, and not to sail."""

    type: Literal["choice"]


TYPES = JsonTypes(
    Position, Described, [Choose, Extra, Place, Sail, Decline], [Card, Space, SeaSpace, Ship, Bonus, Gold, Choice]
)
