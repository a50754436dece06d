"""What must be true of a position of The Castles of Burgundy for each refusal to be right."""

from collections.abc import Iterator
from typing import Any

from ludoteca.conformance import Asked, Reason
from ludoteca.games.castles_of_burgundy.components import powers
from ludoteca.games.castles_of_burgundy.components.boards import Board
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import KINDS
from ludoteca.games.castles_of_burgundy.state import BurgundyState

PRICE = 2
ALLOWED = {
    "warehouse": ["sell"],
    "carpenter": ["take"],
    "church": ["take"],
    "market": ["take"],
    "city-hall": ["place"],
}
"""What the effects of buildings are for; castles allow everything."""
TAKEN_BY = {"carpenter": ["building"], "church": ["mine", "monastery", "castle"], "market": ["ship", "livestock"]}
DEPOT_STEPS = ("load", "load-alone", "load-neighbour", "load-neighbour-alone")
COLOUR_STEPS = ("load-colour", "load-everywhere")


class At:
    """The position as the asking seat sees it."""

    def __init__(self, asked: Asked) -> None:
        state = asked.state
        assert isinstance(state, BurgundyState)
        self.asked = asked
        self.state = state
        self.position: dict[str, Any] = asked.position
        self.wanted = asked.wanted
        self.land = state.settings.land_of[asked.seat]
        self.tiles: dict[str, str] = self.position["lands"][self.land]
        self.silver: int = self.position["silver"][self.land]
        self.workers: int = self.position["workers"][self.land]
        self.step: str = self.position["phase"]
        self.frame: dict[str, Any] = self.position["pending"][-1] if self.position["pending"] else {}

    @property
    def board(self) -> Board:
        return self.state.board_of(self.asked.seat)

    def power(self, number: int) -> int:
        return self.state.powers[self.asked.seat][number]

    def held(self) -> list[str]:
        """The tiles in the key spaces open to this seat."""
        stores = self.state.settings.stores_of[self.asked.seat]
        return [tile for store in stores for tile in self.position["keys"][store]]

    def kind_of(self, tile: str) -> str | None:
        """None for what fits everywhere."""
        tiles = self.state.settings.tiles
        kind = tiles.kind[tiles.number[tile]]
        return KINDS[kind] if kind < len(KINDS) else None

    def spaces(self, name: str) -> list[str | None]:
        """The tiles of the depot that this space belongs to, as far as the space itself."""
        place, _, number = name.partition(" ")
        if place == "black":
            return [*self.position["black"], *[None] * 8][: int(number)]
        if place == "depot":
            depot, space = map(int, number.split("."))
            return list(self.position["depots"][depot - 1]["tiles"][:space])
        return ["inn" if self.position["inns"] else None]

    def tile_on(self, name: str) -> str | None:
        spaces = self.spaces(name)
        is_there = spaces and (not name.startswith("depot") or len(spaces) == int(name.partition(".")[2]))
        return spaces[-1] if is_there else None

    def effect(self) -> str:
        return str(self.frame["effect"])

    def value(self) -> int:
        """What the die shows that the action is for; 0 is any number."""
        if self.step == "hex":
            return int(self.frame["number"])
        source = self.wanted.get("source")
        if source == "free":
            return int(self.frame["number"])
        return int(self.position["dice"][self.asked.seat][0 if source == "die-a" else 1])

    def around(self, hex: str) -> Iterator[str]:
        """The hexes beside this one."""
        board = self.board
        for other in board.neighbours[board.hex_names.index(hex)]:
            yield board.hex_names[other]

    def city(self, hex: str) -> list[str]:
        """The tiles in the area of this hex."""
        board = self.board
        hexes = board.area_hexes[board.area[board.hex_names.index(hex)]]
        return [self.tiles[board.hex_names[one]] for one in hexes if board.hex_names[one] in self.tiles]

    def is_of_colour(self, hex: str, tile: str) -> bool:
        board = self.board
        return self.kind_of(tile) in (None, KINDS[board.kind[board.hex_names.index(hex)]])

    def is_beside(self, hex: str) -> bool:
        return bool(self.power(powers.FREE_STANDING)) or any(other in self.tiles for other in self.around(hex))

    def is_second(self, hex: str, tile: str) -> bool:
        """Whether the area holds such a building, or an inn, already."""
        if self.kind_of(tile) == "building" and tile != "crane":
            return tile in self.city(hex) and not self.power(powers.ANY_BUILDING)
        return tile == "inn" and tile in self.city(hex)

    def open_hexes(self, tile: str) -> list[str]:
        return [
            hex
            for hex in self.board.hex_names
            if hex not in self.tiles
            and self.is_of_colour(hex, tile)
            and self.is_beside(hex)
            and not self.is_second(hex, tile)
        ]

    def number(self, hex: str) -> int:
        return self.board.number[self.board.hex_names.index(hex)]

    def needed(self) -> int:
        """The fewest workers for what is wanted."""
        type = self.asked.action.type
        free = 0
        if type == "take":
            numbers = [int(self.wanted["space"].removeprefix("depot ").partition(".")[0])]
            free = self.power(powers.FREE_STEP_TO_TAKE)
        elif type == "sell":
            numbers = [1 + CENTRAL.colours.index(self.wanted["goods"].removeprefix("goods "))]
        else:
            tile = self.frame["tile"] if type == "hex" else self.wanted["tile"]
            hexes = [self.hex] if type == "hex" else self.open_hexes(tile)
            numbers = [self.number(hex) for hex in hexes]
            free = self.free_steps(tile)
        return self.steps(numbers, self.value(), free)

    def free_steps(self, tile: str) -> int:
        kind = self.state.settings.tiles.kind[self.state.settings.tiles.number[tile]]
        return self.power(powers.FREE_STEP + kind)

    def steps(self, numbers: list[int], value: int, free: int) -> int:
        """The fewest workers that turn a die of this value to one of the numbers."""
        steps = min(min((number - value) % 6, (value - number) % 6) for number in numbers) - free
        return -(-max(steps, 0) // self.power(powers.STEPS_PER_WORKER))

    def values(self) -> list[int]:
        """What the dice show that can still be used, or what a free action counts as."""
        if self.step == "free-action":
            return [int(self.frame["number"])]
        dice = zip(("die-a", "die-b"), self.position["dice"][self.asked.seat], strict=True)
        return [int(value) for die, value in dice if die not in self.position["used"]]

    @property
    def hex(self) -> str:
        return str(self.wanted["hex"].removeprefix("hex "))

    def printed(self) -> str:
        """The colour of the hex that is asked for."""
        return KINDS[self.board.kind[self.board.hex_names.index(self.hex)]]

    def goods_fit(self, goods: dict[str, int]) -> bool:
        store = self.position["goods"][self.land]
        return any(colour in store or len(store) < self.power(powers.GOODS_SPACES) for colour in goods)

    def shields(self) -> list[str]:
        return list(self.position["shields"]["held"][self.asked.seat].values())

    def waiting(self) -> list[str]:
        """What waits in the solo game, what is asked now last."""
        return [frame.get("effect", frame["step"]) for frame in self.position["pending"]]


def decide_first(asked: Asked) -> bool:
    """Something else is asked, and nothing of this kind can be done at any time."""
    return At(asked).step == asked.said("step") and not asked.offers(asked.action.type)


def nothing_to_decline(asked: Asked) -> bool:
    """Whatever may be declined is not what is asked, or some ship has goods in every depot."""
    at = At(asked)
    must = "start-castle turn hex make-room pay load-colour gains give geese tax put-shield keep-three keep from-key"
    if at.step in ("load", "load-alone"):
        return all(at.goods_fit(depot["goods"]) for depot in at.position["depots"])
    return at.step in [*must.split(), "make-room-there", "trade-route"]


def load_with_ship(asked: Asked) -> bool:
    """No ship loads now, or what is asked is a colour, not a depot, or the other way round."""
    return At(asked).step not in (COLOUR_STEPS if "goods" in asked.wanted else DEPOT_STEPS)


def depot_without_goods(asked: Asked) -> bool:
    at = At(asked)
    depot = int(asked.wanted["depot"].removeprefix("depot "))
    return asked.said("depot") == asked.wanted["depot"] and not at.position["depots"][depot - 1]["goods"]


def depot_not_beside(asked: Asked) -> bool:
    at = At(asked)
    depot = int(asked.wanted["depot"].removeprefix("depot "))
    loaded = at.frame["depot"]
    return asked.said("loaded") == f"depot {loaded}" and abs(loaded - depot) not in (1, 5)


def no_room_for_goods(asked: Asked) -> bool:
    at = At(asked)
    if "goods" in asked.wanted:
        there = {asked.wanted["goods"].removeprefix("goods "): 1}
    else:
        there = at.position["depots"][int(asked.wanted["depot"].removeprefix("depot ")) - 1]["goods"]
    store = at.position["goods"][at.land]
    return (
        bool(there) and not at.goods_fit(there) and asked.said("count") == at.power(powers.GOODS_SPACES) <= len(store)
    )


def goods_not_there(asked: Asked) -> bool:
    at = At(asked)
    colour = asked.wanted["goods"].removeprefix("goods ")
    return asked.said("depot") == f"depot {at.frame['depot']}" and (
        colour not in at.position["depots"][at.frame["depot"] - 1]["goods"]
    )


def goods_nowhere(asked: Asked) -> bool:
    colour = asked.wanted["goods"].removeprefix("goods ")
    return all(colour not in depot["goods"] for depot in asked.position["depots"])


def no_tile_for_hex(asked: Asked) -> bool:
    at = At(asked)
    return asked.said("kind") == at.printed() and not any(at.is_of_colour(at.hex, tile) for tile in at.held())


def second_in_city(asked: Asked) -> bool:
    at = At(asked)
    tiles = [at.frame["tile"]] if at.step == "hex" else at.held()
    return asked.said("tile") in tiles and at.is_second(at.hex, asked.said("tile"))


def too_few_workers(asked: Asked) -> bool:
    at = At(asked)
    said = asked.refusal.values
    if asked.action.type == "hex" and at.step != "hex":
        tiles = [tile for tile in at.held() if at.hex in at.open_hexes(tile)]
        nearest = min(
            at.steps([at.number(at.hex)], value, at.free_steps(tile)) for tile in tiles for value in at.values()
        )
        fits = said["die"] in at.values()
    else:
        nearest = at.needed()
        fits = said["die"] == at.value()
    return fits and said["workers"] == at.workers and said["needed"] == nearest > at.workers


def equal_tile_first(asked: Asked) -> bool:
    at = At(asked)
    spaces = at.spaces(asked.wanted["space"])
    return spaces[-1] is not None and spaces[-1] in spaces[:-1]


def no_hex_for_tile(asked: Asked) -> bool:
    at = At(asked)
    tile = asked.wanted["tile"] if "tile" in asked.wanted else at.tile_on(asked.wanted["space"])
    return tile == asked.said("tile") and not at.open_hexes(tile)


def wrong_colour(asked: Asked) -> bool:
    at = At(asked)
    tile = str(at.frame["tile"])
    return tile == str(asked.said("tile")) and at.kind_of(tile) != at.printed() == str(asked.said("kind"))


def money(at: At) -> int:
    return at.silver + (at.workers if at.power(powers.BUY_ANYWHERE) else 0)


def pay_otherwise(asked: Asked) -> bool:
    at = At(asked)
    workers = asked.wanted["workers"]
    may = bool(at.power(powers.BUY_ANYWHERE))
    said = asked.refusal.values
    fits = (said["price"], said["silver"], said["workers"]) == (PRICE, at.silver, at.workers)
    return fits and at.step == "pay" and (workers > (at.workers if may else 0) or PRICE - workers > at.silver)


def effect_not_for_that(asked: Asked) -> bool:
    at = At(asked)
    return at.effect() == asked.said("effect") and asked.action.type not in ALLOWED.get(
        at.effect(), [asked.action.type]
    )


def effect_other_kinds(asked: Asked) -> bool:
    at = At(asked)
    tile = at.tile_on(asked.wanted["space"])
    return (
        tile is not None
        and at.effect() == asked.said("effect")
        and at.kind_of(tile) == asked.said("kind")
        and asked.said("kind") not in TAKEN_BY.get(at.effect(), KINDS)
    )


def double_needs(asked: Asked) -> bool:
    at = At(asked)
    depots = at.position["shields"]["depots"]
    number = next(depot for depot, there in enumerate(depots, 1) if asked.wanted["shield"] in there)
    steps = [min((number - die) % 6, (die - number) % 6) for die in at.position["dice"][asked.seat]]
    per_worker = at.power(powers.STEPS_PER_WORKER)
    needed = sum(-(-one // per_worker) for one in steps)
    said = asked.refusal.values
    return (said["number"], said["needed"], said["workers"]) == (number, needed, at.workers) and needed > at.workers


def tax_otherwise(asked: Asked) -> bool:
    at = At(asked)
    due = len(at.shields())
    workers = asked.wanted["workers"]
    fits = (asked.said("tax"), asked.said("silver"), asked.said("workers")) == (due, at.silver, at.workers)
    may = at.frame["in_workers"] or "shield-3" in at.shields()
    return fits and (workers > (min(due, at.workers) if may else 0) or due - workers > at.silver)


def no_such_species(asked: Asked) -> bool:
    at = At(asked)
    hexes = [hex for hex, tile in at.tiles.items() if tile == "geese"]
    near = at.city(hexes[0]) if not at.power(powers.ONE_PASTURE) else list(at.tiles.values())
    return at.step == "geese" and not any(tile.startswith(f"{asked.wanted['species']}-") for tile in near)


def points_left(asked: Asked) -> int:
    return int(asked.position["target"] - asked.position["counter"])


def give_in_order(asked: Asked) -> bool:
    """A colour before the last one given, or one with which too few would be left."""
    at = At(asked)
    store = at.position["goods"][at.land]
    place = CENTRAL.colours.index(asked.wanted["goods"])
    rest = sum(store.get(colour, 0) for colour in CENTRAL.colours[place:])
    early = place < CENTRAL.colours.index(at.frame["goods"])
    return (
        asked.said("count") == at.frame["number"]
        and asked.wanted["goods"] in store
        and (early or rest < at.frame["number"])
    )


def key_full(asked: Asked) -> bool:
    at = At(asked)
    private, team = at.state.settings.stores_of[asked.seat]
    store = private if asked.wanted["key"] == "private" else team
    return asked.said("key") == asked.wanted["key"] and len(at.position["keys"][store]) >= at.power(powers.KEY_SPACES)


REASONS: dict[str, Reason] = {
    "decide-first": decide_first,
    "nothing-to-decline": nothing_to_decline,
    "nothing-to-discard": lambda asked: At(asked).step not in ("make-room", "make-room-there", "keep-three"),
    "nothing-to-pay": lambda asked: At(asked).step != "pay",
    "pay-otherwise": pay_otherwise,
    "no-free-action": lambda asked: At(asked).step != "free-action",
    "free-action-first": lambda asked: At(asked).step == "free-action" and asked.wanted["source"] != "free",
    "die-used": lambda asked: asked.said("die") == asked.wanted["source"] in asked.position["used"],
    "dice-used": lambda asked: len(asked.position["used"]) == 2,
    "dice-equal": lambda asked: (
        asked.wanted["source"] == "die-b"
        and not asked.position["used"]
        and len(set(asked.position["dice"][asked.seat])) == 1
    ),
    "effect-not-for-that": effect_not_for_that,
    "effect-other-kinds": effect_other_kinds,
    "no-goods": lambda asked: (
        asked.said("goods").removeprefix("goods ")
        == asked.wanted["goods"].removeprefix("goods ")
        not in asked.position["goods"][At(asked).land]
    ),
    "too-few-workers": too_few_workers,
    "space-empty": lambda asked: (
        asked.said("space") == asked.wanted["space"] and At(asked).tile_on(asked.wanted["space"]) is None
    ),
    "equal-tile-first": equal_tile_first,
    "tile-not-held": lambda asked: asked.said("tile") == asked.wanted["tile"] not in At(asked).held(),
    "no-hex-for-tile": no_hex_for_tile,
    "castle-on-green": lambda asked: At(asked).step == "start-castle" and At(asked).printed() != "castle",
    "castle-on-marked": lambda asked: (
        At(asked).printed() == "castle"
        and At(asked).board.hex_names.index(At(asked).hex) not in At(asked).board.start_hexes
    ),
    "choose-tile-first": lambda asked: (
        At(asked).step in ("turn", "free-action")
        and any(At(asked).hex in At(asked).open_hexes(tile) for tile in At(asked).held())
    ),
    "no-tile-for-hex": no_tile_for_hex,
    "hex-taken": lambda asked: At(asked).tiles.get(At(asked).hex) == asked.said("tile"),
    "wrong-colour": wrong_colour,
    "hex-not-adjacent": lambda asked: not At(asked).is_beside(At(asked).hex),
    "second-in-city": second_in_city,
    "second-inn": lambda asked: At(asked).frame["tile"] == "inn" and At(asked).is_second(At(asked).hex, "inn"),
    "bought-already": lambda asked: bool(asked.position["bought"]),
    "buy-black-only": lambda asked: (
        asked.wanted["space"].startswith("depot") and not At(asked).power(powers.BUY_ANYWHERE)
    ),
    "too-little-silver": lambda asked: asked.said("price") == PRICE > money(At(asked)),
    "load-with-ship": load_with_ship,
    "depot-without-goods": depot_without_goods,
    "depot-not-beside": depot_not_beside,
    "no-room-for-goods": no_room_for_goods,
    "goods-not-there": goods_not_there,
    "goods-nowhere": goods_nowhere,
    # -- shields
    "shield-not-there": lambda asked: (
        asked.said("shield") == asked.wanted["shield"]
        and all(asked.wanted["shield"] not in depot for depot in asked.position["shields"]["depots"])
    ),
    "shield-not-by-this": lambda asked: (
        At(asked).step == "free-action" and (At(asked).effect() != "castle" or "shield-11" not in At(asked).shields())
    ),
    "shield-needs-both-dice": lambda asked: bool(asked.position["used"]),
    "shield-needs-double": double_needs,
    "shield-not-held": lambda asked: asked.said("shield") not in At(asked).shields(),
    "shield-on-castle": lambda asked: At(asked).step == "put-shield" and At(asked).tiles.get(At(asked).hex) != "castle",
    "shield-other-depots": lambda asked: (
        asked.wanted["space"].startswith("depot") == (At(asked).step == "tile-from-black")
    ),
    "die-set-already": lambda asked: bool(asked.position["shields"]["die_set"]),
    "die-shows-that": lambda asked: asked.said("number") == asked.wanted["number"] == At(asked).value(),
    "player-copied-already": lambda asked: asked.position["shields"]["copied"] == asked.said("other"),
    "copy-another-player": lambda asked: asked.wanted["other"] == asked.seat,
    "copy-in-own-turn": lambda asked: asked.position["stage"] != "playing",
    "no-tax-now": lambda asked: At(asked).step != "tax",
    "tax-otherwise": tax_otherwise,
    "tile-at-phase-end": lambda asked: At(asked).step not in ("tile-from-depots", "tile-from-black"),
    # -- extra tiles
    "no-workers-for-sale": lambda asked: (
        "monastery-28" not in At(asked).tiles.values() and not At(asked).power(powers.WORKERS_FOR_SILVER)
    ),
    "no-silver": lambda asked: not At(asked).silver,
    "no-crane": lambda asked: At(asked).step != "crane",
    "no-geese": lambda asked: At(asked).step != "geese",
    "no-such-species": no_such_species,
    # -- teams
    "discard-there": lambda asked: (
        At(asked).step == "make-room-there"
        and asked.said("key") == ("private", "shared")[At(asked).frame["number"]]
        and asked.wanted["tile"] in At(asked).held()
    ),
    "key-full": key_full,
    "no-key-to-choose": lambda asked: At(asked).step not in ("keep", "from-key"),
    # -- alone
    "no-such-gain": lambda asked: asked.said("points") == asked.wanted["points"] not in asked.position["gains"],
    "points-after-gain": lambda asked: not asked.position["points_for_sale"],
    "points-past-target": lambda asked: asked.wanted["points"] > asked.said("points") == points_left(asked),
    "points-too-dear": lambda asked: asked.said("points") == asked.wanted["points"] > At(asked).silver,
    "no-colour-complete": lambda asked: At(asked).step != "colour-tile",
    "no-swap": lambda asked: At(asked).step not in ("swap", "give"),
    "give-in-order": give_in_order,
    "nothing-to-do-first": lambda asked: asked.wanted["effect"] not in At(asked).waiting(),
    "asked-now": lambda asked: asked.said("effect") == asked.wanted["effect"] == At(asked).waiting()[-1],
    "order-chosen": lambda asked: (
        asked.position["order_chosen"]
        and asked.said("effect") == At(asked).waiting()[-1]
        and asked.wanted["effect"] in At(asked).waiting()[:-1]
    ),
}
