"""The shapes of this game's JSON, for pages: positions, what is printed, actions, things, standings.

The page's types are generated from these. mypy checks the code that writes positions against them, and tests what it writes.
"""
# not compiled: read as types only

from typing import Literal, NotRequired, TypedDict

from ludoteca.kernel.json_types import JsonTypes

Phase = Literal["prepare", "discard", "split", "choose", "resolve", "over"]
Resource = Literal["tome", "artwork", "topaz", "emerald", "gold"]
SealIcon = Literal["diamond", "square", "star"]
Level = Literal["I", "II", "III"]
Track = Literal[
    "tome",
    "artwork",
    "topaz",
    "emerald",
    "gold",
    "tome-seal",
    "artwork-seal",
    "topaz-seal",
    "emerald-seal",
    "gold-seal",
    "prestige",
]
Hidden = Literal["?"]
Knowers = list[int] | Literal["all"]
Slots = list[int] | Hidden | None


# -- what a seat has now


class Contracts(TypedDict):
    """`count` on the track and on the character, each worth `stars`."""

    count: int
    stars: int


class ContractsNow(TypedDict):
    tome: Contracts
    artwork: Contracts
    topaz: Contracts
    emerald: Contracts
    gold: Contracts


class Standing(TypedDict):
    """`points` that a seat would have if the game ended now, by source of the score sheet, and their `total`.

    `artwork_one_further` are those of artwork after one more step; `unplayed` cards include the splitter."""

    points: dict[str, int]
    total: int
    contracts: ContractsNow
    artwork_one_further: int
    unplayed: int


class PendingIcons(TypedDict):
    what: str
    count: int


class WrittenState(TypedDict):
    """What `State.to_json` writes. Hidden cards are "?"; `splits` are the slots of the second group."""

    game: Literal["great-split"]
    phase: Phase
    round: int
    rounds: int
    limit: int | None
    deciding: list[int]
    scores: list[int]
    characters: list[str]
    tracks: list[dict[str, int]]
    gauge: int
    market: list[int | Hidden]
    scoring: list[list[str]]
    hands: list[list[str]]
    known: list[list[Knowers]]
    lost: list[list[str]]
    fresh: list[bool]
    splits: list[Slots]
    choices: list[str | None]
    used: list[list[str]]
    sold: list[list[str]]
    splitters: list[bool]
    pending: list[list[PendingIcons]]
    discards: list[list[str]]
    decks: dict[str, list[str]]
    box: list[str]


class Position(WrittenState):
    """What a seat sees of a game. Hidden cards are "?"; `splits` are the slots of the second group.

    There are no `standings` of a finished game that today's rules cannot read."""

    seat: int | None
    legal: list[str]
    standings: NotRequired[list[Standing]]


# -- what is printed


class Character(TypedDict):
    name: str
    start: dict[str, int]
    contracts: dict[str, int]


class PrintedTrack(TypedDict):
    length: int
    contracts: NotRequired[list[int]]
    values: NotRequired[dict[str, int]]
    double_arrows: NotRequired[list[int]]


class PrintedSealTrack(TypedDict):
    length: int
    icons: NotRequired[dict[str, Resource]]
    ribbons: NotRequired[dict[str, int]]


class PrintedTracks(TypedDict):
    tome: PrintedTrack
    artwork: PrintedTrack
    topaz: PrintedTrack
    emerald: PrintedTrack
    gold: PrintedTrack


class PrintedSealTracks(TypedDict):
    tome: PrintedSealTrack
    artwork: PrintedSealTrack
    topaz: PrintedSealTrack
    emerald: PrintedSealTrack
    gold: PrintedSealTrack


class SealGroups(TypedDict):
    """The seal tracks on which each icon may be used."""

    diamond: list[str]
    square: list[str]
    star: list[str]


class StepsByTrack(TypedDict):
    """For each space what one step from there brings, two steps, and so on to the end: the space that is reached, and the
    contracts and double arrows on the way."""

    tome: list[list[list[int]]]
    artwork: list[list[list[int]]]
    topaz: list[list[list[int]]]
    emerald: list[list[list[int]]]
    gold: list[list[list[int]]]


class Neighbours(TypedDict):
    """Of a seat: on the `left` who chooses from its wallet, on the `right` whose wallet it chooses from."""

    left: int
    right: int


class Described(TypedDict):
    """The data set as its file has it, without the cards; what steps on its tracks bring; who sits next to whom."""

    set: str
    gem_factor: int
    splitter_steps: int
    arrow_steps: int
    deal_levels: list[int]
    hand_limits: list[int]
    scoring_rounds: list[int]
    market_tokens: list[int]
    characters: list[Character]
    tracks: PrintedTracks
    seal_tracks: PrintedSealTracks
    art_market: dict[str, dict[str, int]]
    seal_groups: SealGroups
    steps: StepsByTrack
    neighbours: list[Neighbours]


# -- what plans tell besides


class Forecast(TypedDict):
    """The event `forecast`: the points more that the one who split and the one who chooses would have after each group if
    the game ended then."""

    first_owner: int
    first_chooser: int
    second_owner: int
    second_chooser: int


# -- actions


class Discard(TypedDict):
    type: Literal["discard"]
    card: str


class Split(TypedDict):
    type: Literal["split"]
    first: list[str]
    second: list[str]


class Take(TypedDict):
    type: Literal["take"]
    group: Literal["group-1", "group-2"]
    cards: list[str]


class Use(TypedDict):
    type: Literal["use"]
    card: str


class Sell(TypedDict):
    type: Literal["sell"]
    card: str
    track: Literal["gold", "prestige"]


class Splitter(TypedDict):
    type: Literal["splitter"]
    track: Track


class Seal(TypedDict):
    type: Literal["seal"]
    track: Track


class Arrow(TypedDict):
    type: Literal["arrow"]
    track: Track


# -- things


class Icons(TypedDict):
    icon: Literal["prestige", "tome", "artwork", "topaz", "emerald", "gold", "diamond", "square", "star"]
    count: int


class Card(TypedDict):
    type: Literal["card"]
    icons: list[Icons]
    level: Level


class ResourceTrack(TypedDict):
    type: Literal["track"]
    resource: Resource
    seal: bool


class IconCount(TypedDict):
    """So many icons in words: `tome-2`."""

    type: Literal["icons"]
    icon: str
    count: int


class Guest(TypedDict):
    type: Literal["character"]


class Choice(TypedDict):
    """What is done with a card, a group, a wallet, the splitter."""

    type: Literal["choice"]


class AdvancedValues(TypedDict):
    """The event `advanced`: a marker goes so many steps to a space of its track."""

    track: str
    steps: int
    space: int


TYPES = JsonTypes(
    Position,
    Described,
    [Discard, Split, Take, Use, Sell, Splitter, Seal, Arrow],
    [Card, ResourceTrack, IconCount, Guest, Choice],
    {"forecast": Forecast, "advanced": AdvancedValues},
)
