"""The shapes of this game's JSON, for pages: positions, what is printed, actions, things.

The page's types are generated from these. mypy checks the code that writes positions against them, and tests what it writes.
"""
# not compiled: read as types only

from typing import Literal, NotRequired, TypedDict

from ludoteca.kernel.json_types import JsonTypes

Phase = Literal["choose", "play", "extra", "over"]
Area = Literal["workshops", "residences", "nobles", "commoners", "trade", "harbor"]
BonusArea = Literal["workshops", "residences", "nobles", "commoners", "trade"]


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


class BonusNow(TypedDict):
    """Which of an area's set a seat `has`, and the `points` of the bonus space that it has taken."""

    has: list[str]
    points: int | None


class BonusesNow(TypedDict):
    workshops: BonusNow
    residences: BonusNow
    nobles: BonusNow
    commoners: BonusNow
    trade: BonusNow


class BoardNow(TypedDict):
    """`unsupported` are spaces of pyramids that cannot be taken before those beneath; `ship_points` what a ship of each fleet
    is worth now; `closed_gold` the gold diamonds all round which there are diamonds."""

    next_residence: str | None
    unsupported: list[str]
    ship_points: list[int]
    closed_gold: list[str]


class Standing(TypedDict):
    """What follows from the rules for a seat. The first one has what follows for the `board` as well: it is the same for all.

    `bonus_points` are those of all bonus spaces together; `passes_to` is who gets the rest of the hand."""

    passes_to: int
    bonuses: BonusesNow
    bonus_points: int
    board: NotRequired[BoardNow]


class Position(WrittenState):
    """What a seat sees of a game. Hidden cards are "?".

    There are no `standings` of a finished game that today's rules cannot read."""

    seat: int | None
    legal: list[str]
    standings: NotRequired[list[Standing]]


# -- what is printed


class PrintedSpace(TypedDict):
    """`points` of a residence or a citizen; `row` of trade and harbor, from 1; a citizen at the top brings an `extra`
    card."""

    area: Area
    symbol: str | None
    points: int | None
    row: int | None
    extra: bool


class PrintedSea(TypedDict):
    points: int
    extra: bool


class CardKind(TypedDict):
    """`points` that one diamond can be worth, where they are printed: one number, or one for each row of a pyramid. Where a card
    is `shared`, others may score when it is used."""

    kind: str
    area: Area
    points: list[int]
    shared: bool


class PrintedBonus(TypedDict):
    """The `set` that is collected for an area's bonus: symbols, or values of residences."""

    area: BonusArea
    set: list[str]


class Described(TypedDict):
    """`fleet_points` by the number of goods in the row; `gold` has the workshops round each gold diamond; `kinds` of cards
    in the order in which they are laid out. So many different residences bring an extra card, or the bonus.

    Points for each diamond: `group_points` of a group of workshops, `pigment_points` if the new one is on pigment,
    `column_points` of a trade column, `citizen_points` of the rows of a pyramid."""

    spaces: dict[str, PrintedSpace]
    sea: list[PrintedSea]
    bonus_values: list[int]
    fleet_points: list[int]
    fleet_ships: int
    residence_extra_counts: list[int]
    residence_bonus_count: int
    gold: list[list[str]]
    bonuses: list[PrintedBonus]
    kinds: list[CardKind]
    group_points: int
    pigment_points: int
    column_points: int
    citizen_points: list[int]
    empty_display_points: int


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


# -- values of events that the page reads


class PlacedValues(TypedDict):
    space: str
    card: str


SailedValues = TypedDict("SailedValues", {"card": str, "from": int, "to": int})


class BonusValues(TypedDict):
    area: BonusArea
    value: int


TYPES = JsonTypes(
    Position,
    Described,
    [Choose, Extra, Place, Sail, Decline],
    [Card, Space, SeaSpace, Ship, Bonus, Gold, Choice],
    {"placed": PlacedValues, "sailed": SailedValues, "bonus": BonusValues},
)
