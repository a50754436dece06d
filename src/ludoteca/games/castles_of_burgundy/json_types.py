"""The shapes of this game's JSON, for pages: positions, what is printed, actions, things.

The page's types are generated from these. mypy checks the code that writes positions against them, and tests what it writes.
"""
# not compiled: read as types only

from typing import Literal, NotRequired, TypedDict

from ludoteca.kernel.json_types import JsonTypes

Kind = Literal["castle", "mine", "monastery", "ship", "livestock", "building"]
KindOrWild = Literal["castle", "mine", "monastery", "ship", "livestock", "building", "wild"]
Stage = Literal["starting", "playing", "phase-end", "over"]
Source = Literal["die-a", "die-b", "free", "direct"]
Family = Literal["ordinary", "border_posts", "team", "solo"]
Hindrance = Literal["for-teams", "for-one", "not-for-teams", "not-for-one"]
Origin = Literal["printed", "one-source", "house"]


class Pending(TypedDict):
    """A decision that waits; the last one of the list is asked first."""

    seat: int
    step: str
    tile: NotRequired[str]
    source: NotRequired[Source]
    effect: NotRequired[str]
    held: NotRequired[str]
    space: NotRequired[str]
    depot: NotRequired[int]
    number: NotRequired[int]
    goods: NotRequired[str]
    shield: NotRequired[str]
    in_workers: NotRequired[int]


class Depot(TypedDict):
    tiles: list[str | None]
    goods: dict[str, int]


class Bonuses(TypedDict):
    """Who has the large and the small bonus tile of each colour."""

    castle: list[int | None]
    mine: list[int | None]
    monastery: list[int | None]
    ship: list[int | None]
    livestock: list[int | None]
    building: list[int | None]


class ShieldsNow(TypedDict):
    depots: list[list[str]]
    held: list[dict[str, str]]
    copied: int | None
    die_set: bool


class RouteNow(TypedDict):
    """`goods` are the colours laid on it, from the left."""

    tiles: list[str]
    goods: list[str]


class BorderPosts(TypedDict):
    linked: list[int]
    bonuses: list[int | None]


class Standing(TypedDict):
    """`linked_posts` are those that one chain of tiles joins, where there are border posts; `team_points` are those of the
    whole team; `won` says who won the solo game, once it is over."""

    linked_posts: NotRequired[list[bool]]
    team_points: NotRequired[int]
    won: NotRequired[bool]


class WrittenState(TypedDict):
    """What `State.to_json` writes, without `pending`. Hidden things are "?". Lands and seats differ in the team game."""

    game: Literal["castles-of-burgundy"]
    stage: Stage
    phase: str
    game_phase: str
    round: int
    active: int | None
    deciding: list[int]
    scores: list[int]
    boards: list[str]
    start_hexes: list[str | None]
    order: list[int]
    bridge: list[list[int]]
    dice: list[list[int]]
    white: int
    used: list[Source]
    bought: bool
    depots: list[Depot]
    black: list[str | None]
    lands: list[dict[str, str]]
    keys: list[list[str]]
    goods: list[dict[str, int]]
    sold: list[dict[str, int]]
    silver: list[int]
    workers: list[int]
    bonuses: Bonuses
    round_goods: list[str]
    goods_piles: dict[str, list[str]]
    goods_box: list[str]
    supply: dict[str, list[str]]
    box: list[str]
    # what expansions, teams and the solo game add
    inns: NotRequired[int]
    crane_counted_by: NotRequired[str | None]
    shields: NotRequired[ShieldsNow]
    routes: NotRequired[list[RouteNow]]
    border_posts: NotRequired[BorderPosts]
    teams: NotRequired[list[list[int]]]
    from_key: NotRequired[str | None]
    counter: NotRequired[int]
    target: NotRequired[int]
    points_for_sale: NotRequired[bool]
    order_chosen: NotRequired[bool]
    swaps: NotRequired[int]
    gains: NotRequired[list[int]]
    goods_removed: NotRequired[dict[str, int]]


class Position(WrittenState):
    """What a seat sees of a game. Hidden things are "?". Lands and seats differ in the team game."""

    pending: list[Pending]
    seat: int | None
    legal: list[str]
    standings: NotRequired[list[Standing]]


# -- what is printed


class PrintedHex(TypedDict):
    """`row` and `place` say where it is, if another hex of its kind has the same number; else they are 0."""

    q: int
    r: int
    kind: Kind
    number: int
    area: int
    row: int
    place: int


class OtherKind(TypedDict):
    depot: int
    space: int
    kind: Kind
    phases: list[str]


class RouteSpace(TypedDict):
    colour: str
    bonus: str


class KeyStore(TypedDict):
    """Key spaces of a seat, in the order of its `stores`; `pick` stands for them where a seat has to choose."""

    pick: str | None
    spaces: int


class Sign(TypedDict):
    """One of the small signs on a monastery, a shield or a space of a trade route: a symbol, or what is written there."""

    symbol: str | None
    text: str


class Way(TypedDict):
    """A way to play that differs in its boards: with so many players and these options. The last one that fits is meant.

    `board` is played on unless another is chosen; `hindered` says why a choice of boards does not go with it.
    """

    fewest: int
    most: int
    options: dict[str, bool]
    board: str
    hindered: dict[str, Hindrance]


class Described(TypedDict):
    """`families` are the expansions that boards belong to, `origins` how surely they are the printed ones.

    `other_kind` is a space of a depot that takes another kind of tile in some phases. `any_action` are the effects that
    allow any of the four actions. `fits` are the kinds of tiles for a hex of each colour. `stacks` are spaces with a pile of equal tiles. `steps` are the decisions
    that can be pending, with what belongs to each. `posts` are the hexes that each border
    post touches, `rivers` the hexes that do not, although they lie side by side. `route_bonuses` are amounts, `swap_price` the goods that a lone player gives for a black tile. `signs` are printed on
    monasteries, `shield_signs` on shields, `route_signs` where a trade route brings something. The box also
    tells the boards that a choice of boards stands for (`choice_boards`), how many `copies` there are of those that
    players choose for themselves, which of them is played on unless another is (`own_board`), and the `ways` to play.
    """

    boards: dict[str, dict[str, PrintedHex]]
    families: dict[str, Family]
    origins: dict[str, Origin]
    tiles: dict[str, KindOrWild]
    depots: list[list[Kind]]
    other_kind: OtherKind | None
    lands: list[int]
    stores: list[list[int]]
    phases: list[str]
    rounds: int
    key_stores: list[KeyStore]
    goods_spaces: int
    black_price: int
    colours: list[str]
    phase_points: list[int]
    area_points: list[int]
    colour_points: list[int]
    goods_points: int
    watchtower_points: int
    fits: dict[Kind, list[KindOrWild]]
    any_action: list[str]
    stacks: dict[str, str]
    effects: list[str]
    signs: dict[str, list[Sign]]
    steps: dict[str, list[str]]
    posts: NotRequired[list[list[str]]]
    routes: NotRequired[dict[str, list[RouteSpace]]]
    route_bonuses: NotRequired[dict[str, int]]
    route_signs: NotRequired[dict[str, list[Sign]]]
    shields: NotRequired[dict[str, int]]
    shield_signs: NotRequired[dict[str, list[Sign]]]
    shield_tax: NotRequired[int]
    teams: NotRequired[list[list[int]]]
    inn_copies: NotRequired[int]
    swap_price: NotRequired[int]
    rivers: NotRequired[dict[str, list[tuple[str, str]]]]
    choice_boards: NotRequired[dict[str, list[str]]]
    copies: NotRequired[dict[str, int]]
    own_board: NotRequired[str]
    ways: NotRequired[list[Way]]


# -- actions


class Take(TypedDict):
    type: Literal["take"]
    source: Source
    space: str
    die: int
    tile: str | None
    workers: int


class Place(TypedDict):
    type: Literal["place"]
    source: Source
    tile: str
    die: int


class Sell(TypedDict):
    type: Literal["sell"]
    source: Source
    goods: str
    die: int
    count: int
    workers: int


class TakeWorkers(TypedDict):
    type: Literal["workers"]
    source: Source
    die: int
    gained: int


class PutOnHex(TypedDict):
    type: Literal["hex"]
    hex: str
    number: int
    row: int
    place: int
    tile: str | None
    workers: int


class Discard(TypedDict):
    type: Literal["discard"]
    tile: str


class Buy(TypedDict):
    type: Literal["buy"]
    space: str
    tile: str | None


class Pay(TypedDict):
    type: Literal["pay"]
    workers: int


class Load(TypedDict):
    type: Literal["load"]
    depot: str
    goods: list[str]


class LoadGoods(TypedDict):
    type: Literal["load-goods"]
    goods: str
    count: int


class Decline(TypedDict):
    type: Literal["decline"]


class EndTurn(TypedDict):
    type: Literal["end-turn"]


class ChooseKeySpaces(TypedDict):
    type: Literal["key"]
    key: str


class Hire(TypedDict):
    type: Literal["hire"]


class Crane(TypedDict):
    type: Literal["crane"]
    building: str


class Species(TypedDict):
    type: Literal["species"]
    species: str


class TakeShield(TypedDict):
    type: Literal["take-shield"]
    shield: str
    workers: int


class SetDie(TypedDict):
    type: Literal["set-die"]
    source: Source
    number: int


class CopyPlayer(TypedDict):
    type: Literal["copy-player"]
    other: int


class PlaceStraight(TypedDict):
    type: Literal["place-straight"]
    space: str
    tile: str | None


class PayTax(TypedDict):
    type: Literal["pay-tax"]
    workers: int
    silver: int


class GiveUp(TypedDict):
    type: Literal["give-up"]
    shield: str


class LayTile(TypedDict):
    type: Literal["lay"]
    space: str
    tile: str


class DoFirst(TypedDict):
    type: Literal["first"]
    effect: str


class CountGain(TypedDict):
    type: Literal["count"]
    points: int


class BuyPoints(TypedDict):
    type: Literal["buy-points"]
    points: int


class SwapForTile(TypedDict):
    type: Literal["swap"]
    space: str
    tile: str


class GiveColour(TypedDict):
    type: Literal["give"]
    goods: str


ACTIONS = [Take, Place, Sell, TakeWorkers, PutOnHex, Discard, Buy, Pay, Load, LoadGoods, Decline, EndTurn]
OF_EXPANSIONS = [ChooseKeySpaces, Hire, Crane, Species, TakeShield, SetDie, CopyPlayer, PlaceStraight, PayTax, GiveUp]
OF_ONE_PLAYER = [LayTile, DoFirst, CountGain, BuyPoints, SwapForTile, GiveColour]


# -- things


class HexThing(TypedDict):
    """A hex of a land: `place` is its key in lands and boards."""

    type: Literal["hex"]
    place: str
    q: int
    r: int


class DepotThing(TypedDict):
    type: Literal["depot"]
    depot: int


class DepotSpace(TypedDict):
    type: Literal["depot-space"]
    depot: int
    space: int


class BlackSpace(TypedDict):
    type: Literal["black-space"]
    space: int


class Stack(TypedDict):
    type: Literal["stack"]
    tile: str


class Die(TypedDict):
    type: Literal["die"]


class GoodsThing(TypedDict):
    type: Literal["goods"]
    colour: str


class Tile(TypedDict):
    """`family` and `number` of `cow-3`; `animals` on it; `points` for each thing that a monastery counts at the end."""

    type: Literal["tile"]
    kind: KindOrWild
    family: str
    number: int | None
    animals: int
    points: int


class ShieldThing(TypedDict):
    type: Literal["shield"]
    number: int
    points: int


class RouteTile(TypedDict):
    type: Literal["route"]


class Number(TypedDict):
    """What a die may be set to."""

    type: Literal["number"]
    number: int


class Choice(TypedDict):
    """A pick that says all by its name, and the type of an action that it belongs to."""

    type: Literal["choice"]
    action: str


# -- values of events that the page reads


class PlacedValues(TypedDict):
    tile: str
    hex: str
    number: int
    workers: int


class TookValues(TypedDict):
    tile: str
    space: str
    workers: int


class SoldValues(TypedDict):
    goods: str
    count: int
    workers: int
    silver: int
    gained: int


class TookWorkersValues(TypedDict):
    workers: int
    silver: int


class TookShieldValues(TypedDict):
    shield: str
    depot: str
    workers: int


TYPES = JsonTypes(
    Position,
    Described,
    [*ACTIONS, *OF_EXPANSIONS, *OF_ONE_PLAYER],
    [
        HexThing,
        DepotThing,
        DepotSpace,
        BlackSpace,
        Stack,
        Die,
        GoodsThing,
        Tile,
        ShieldThing,
        RouteTile,
        Number,
        Choice,
    ],
    {
        "placed": PlacedValues,
        "took": TookValues,
        "sold": SoldValues,
        "took-workers": TookWorkersValues,
        "took-shield": TookShieldValues,
    },
)
