"""The weights with which the quick policy computes gains. They start as the judge's and were tuned by self-play
(weights.json).

A weight has a name; `ludoteca train castles-of-burgundy` tunes them.
"""

import json
from importlib import resources
from typing import Final

from ludoteca.bots.castles_of_burgundy import worth
from ludoteca.bots.castles_of_burgundy.time_left import ROUNDS
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL

FILE: Final = "weights.json"
SIZES: Final = worth.SIZES
BUILDING_TYPES: Final = 8
COUNTED: Final = ["goods-types-sold", "goods-sold", "species", "bonus-tiles"]


def initial_weights() -> dict[str, float]:
    """Returns the weights that reproduce the judge's own numbers."""
    found = {f"nearness-{free}": worth.NEARNESS[free] for free in range(1, len(worth.NEARNESS))}
    found |= {f"colour-{free}": worth.COLOUR_NEARNESS[free] for free in range(1, len(worth.COLOUR_NEARNESS))}
    found |= {f"building-{building}": worth.EFFECT_WORTH[building] for building in range(BUILDING_TYPES)}
    found |= dict(worth.POWER_WORTH)
    found |= {f"count-{what}": worth.EXPECTED_COUNT[what] for what in COUNTED}
    found |= {
        "hurry": worth.HURRY,
        "rounds-a-hex": worth.ROUNDS_A_HEX,
        "unreached": worth.UNREACHED,
        "in-hand": worth.IN_HAND,
        "number": worth.NUMBER,
        "nowhere": worth.NOWHERE,
        "no-room": worth.NO_ROOM,
        "same-kind": worth.SAME_KIND,
        "little-time": worth.LITTLE_TIME,
        "time-a-round": worth.TIME_A_ROUND,
        "castle": worth.CASTLE_WORTH,
        "ship": worth.SHIP_WORTH,
        "goods": worth.GOODS_WORTH,
        "livestock": worth.LIVESTOCK_WORTH,
        "other-power": worth.OTHER_POWER,
        "count-building": worth.EXPECTED_BUILDINGS,
        "silver-use": worth.SILVER_USE,
        "silver-use-a-round": worth.SILVER_USE_A_ROUND,
        "useful-silver": float(worth.USEFUL_SILVER),
        "worker-use": worth.WORKER_USE,
        "worker-use-a-round": worth.WORKER_USE_A_ROUND,
        "useful-workers": float(worth.USEFUL_WORKERS),
        "sale-to-come": worth.SALE_TO_COME,
        "place-now": 1.0,
        "opened": 0.0,
        "last-turn": 0.9,
    }
    return found


class Weights:
    """`place-now` is what placing a tile brings beside what it does; `opened` what each hex brings that comes into reach."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values: Final = values
        self.hurry: Final = values["hurry"]
        self.rounds_a_hex: Final = values["rounds-a-hex"]
        self.unreached: Final = values["unreached"]
        self.in_hand: Final = values["in-hand"]
        self.number: Final = values["number"]
        self.nowhere: Final = values["nowhere"]
        self.no_room: Final = values["no-room"]
        self.same_kind: Final = values["same-kind"]
        self.little_time: Final = values["little-time"]
        self.time_a_round: Final = values["time-a-round"]
        self.castle: Final = values["castle"]
        self.ship: Final = values["ship"]
        self.goods: Final = values["goods"]
        self.livestock: Final = values["livestock"]
        self.other_power: Final = values["other-power"]
        self.count_building: Final = values["count-building"]
        self.silver_use: Final = values["silver-use"]
        self.silver_use_a_round: Final = values["silver-use-a-round"]
        self.useful_silver: Final = values["useful-silver"]
        self.worker_use: Final = values["worker-use"]
        self.worker_use_a_round: Final = values["worker-use-a-round"]
        self.useful_workers: Final = values["useful-workers"]
        self.sale_to_come: Final = values["sale-to-come"]
        self.place_now: Final = values["place-now"]
        self.opened: Final = values["opened"]
        self.last_turn: Final = values["last-turn"]
        self.nearness: Final = [1.0] + [values[f"nearness-{free}"] for free in range(1, SIZES)]
        self.colour: Final = [1.0] + [values[f"colour-{free}"] for free in range(1, len(worth.COLOUR_NEARNESS))]
        self.building: Final = [values[f"building-{building}"] for building in range(BUILDING_TYPES)]
        self.count: Final = {what: values[f"count-{what}"] for what in COUNTED}
        self.area_worth: Final = [
            [[self.area_part(free, left) * points(left, size, free) for free in range(SIZES)] for size in range(SIZES)]
            for left in range(ROUNDS)
        ]
        """What an area promises, by own turns left, size and free hexes."""
        self.area_gain: Final = [
            [[self.one_more(left, size, free) for free in range(SIZES)] for size in range(SIZES)]
            for left in range(ROUNDS)
        ]
        """What one more tile in it adds; by the same."""

    def area_part(self, free: int, left: int) -> float:
        if not free:
            return 1.0
        if free > left + 1 or not left:
            return 0.0
        return self.nearness[free] * min(1.0, self.hurry + left / (self.rounds_a_hex * free))

    def one_more(self, left: int, size: int, free: int) -> float:
        return (self.area_part(max(free - 1, 0), left) - self.area_part(free, left)) * points(left, size, free)


def points(left: int, size: int, free: int) -> float:
    """Returns the points of an area by its size, and by the phase in which it may be filled."""
    phase = min(len(CENTRAL.phases) - 1, (ROUNDS - 1 - left + free) // CENTRAL.rounds)
    return float(CENTRAL.area_points[size] + CENTRAL.phase_points[phase])


def load_weights() -> Weights:
    """Returns the weights of this package."""
    return Weights(json.loads((resources.files(__package__) / FILE).read_text("utf-8")))
