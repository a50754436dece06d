"""What is printed on the things of the table, for their names and their help."""

from typing import Final

from ludoteca.games.mille_fiori.board import (
    AREAS,
    BOARD,
    BONUS_AREAS,
    COMMONERS,
    HARBOR,
    NOBLES,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Value

MOST_PLAYERS: Final = 4


def about(thing: str) -> dict[str, Value]:
    """Cards, spaces of the areas, gold diamonds (`g3`), ships (`ship-0`) and sea spaces (`sea-7`)."""
    if thing in BOARD.card_number:
        card = BOARD.card_number[thing]
        return {"area": AREAS[BOARD.card_area[card]], "wheel": BOARD.card_wheel[card]}
    if thing in BOARD.space_number:
        return about_space(BOARD.space_number[thing])
    if thing[:1] == "g" and thing[1:].isdecimal():
        return {"nth": int(thing[1:]) + 1}
    kind, _, number = thing.partition("-")
    if kind == "ship" and number.isdecimal():
        return {"player": int(number) + 1}
    if kind == "sea" and number.isdecimal() and int(number) <= BOARD.sea_last:
        return {"points": BOARD.sea_points[int(number)], "extra": "yes" if BOARD.sea_extra[int(number)] else "no"}
    return {}


def about_space(space: int) -> dict[str, Value]:
    area = BOARD.space_area[space]
    spot = BOARD.place_of(space)
    known: dict[str, Value] = {"area": AREAS[area]}
    if BOARD.space_symbol[space] >= 0:
        known["symbol"] = BOARD.symbols[BOARD.space_symbol[space]]
    if area == RESIDENCES:
        known["points"] = BOARD.residence_values[spot]
    elif area in (NOBLES, COMMONERS):
        known["points"] = BOARD.citizen_points[BOARD.citizen_level[spot]]
        known["level"] = BOARD.citizen_level[spot] + 1
    elif area == TRADE:
        known["row"] = spot // BOARD.goods + 1
    elif area == HARBOR:
        known["row"] = spot // BOARD.harbor_ships + 1
    known["nth"], known["alike"] = place_among_alike(space)
    return known


def place_among_alike(space: int) -> tuple[int, int]:
    """Which of the spaces like it this one is, as one counts, and how many there are: the third residence worth 5."""
    like = look_of(space)
    alike = [other for other in range(len(BOARD.space_names)) if look_of(other) == like]
    return alike.index(space) + 1, len(alike)


def look_of(space: int) -> tuple[int, int, int]:
    """Area, what is printed on it, and the row where an area has rows."""
    area = BOARD.space_area[space]
    spot = BOARD.place_of(space)
    if area == RESIDENCES:
        return area, BOARD.residence_values[spot], 0
    if area in (NOBLES, COMMONERS):
        return area, BOARD.space_symbol[space], BOARD.citizen_level[spot]
    row = spot // BOARD.goods if area == TRADE else spot // BOARD.harbor_ships if area == HARBOR else 0
    return area, BOARD.space_symbol[space], row


# -- for pages that draw the board


def describe() -> Json:
    """The printed board without its layout, which is the page's: symbols, points, and what belongs together."""
    spaces: Json = {name: describe_space(space) for space, name in enumerate(BOARD.space_names)}
    return {
        "spaces": spaces,
        "sea": [
            {"points": points, "extra": extra} for points, extra in zip(BOARD.sea_points, BOARD.sea_extra, strict=True)
        ],
        "bonus_values": BOARD.bonus_values,
        "fleet_points": BOARD.fleet_points,
        "bonuses": [{"area": AREAS[area], "set": [*names]} for area, names in enumerate(BOARD.bonus_sets)],
        "residence_extra_counts": BOARD.residence_extra_counts,
        "residence_bonus_count": BOARD.residence_bonus_count,
        "gold": [_workshops_in(mask) for mask in gold_diamonds()],
        "kinds": [describe_kind(kind) for kind in BOARD.kind_order],
        "group_points": BOARD.group_points,
        "pigment_points": BOARD.pigment_points,
        "citizen_points": BOARD.citizen_points,
        "column_points": BOARD.column_points,
        "fleet_ships": BOARD.harbor_ships,
        "empty_display_points": BOARD.empty_display_points,
    }


def describe_space(space: int) -> Json:
    area = BOARD.space_area[space]
    spot = BOARD.place_of(space)
    citizen = area in (NOBLES, COMMONERS)
    printed = about_space(space)
    return {
        "area": AREAS[area],
        "symbol": printed.get("symbol"),
        "points": printed.get("points"),
        "row": printed.get("row"),
        "extra": citizen and BOARD.citizen_level[spot] == max(BOARD.citizen_level),
    }


def gold_diamonds() -> list[int]:
    """The masks of the workshops round each gold diamond, in the order of their first workshop."""
    masks: list[int] = []
    for mask in BOARD.workshop_gold:
        if mask not in masks:
            masks.append(mask)
    return masks


def _workshops_in(mask: int) -> list[str]:
    return [BOARD.space_names[place] for place in range(mask.bit_length()) if mask >> place & 1]


def describe_kind(kind: str) -> Json:
    """A kind of card: its area, and the points that one diamond can be worth there, where they are printed."""
    area = next(BOARD.card_area[card] for card, name in enumerate(BOARD.card_names) if card_kind(name) == kind)
    points: list[int] = []
    if area == WORKSHOPS:
        points = [BOARD.pigment_points if kind == BOARD.symbols[BOARD.pigment] else BOARD.group_points]
    elif area in (NOBLES, COMMONERS):
        points = BOARD.citizen_points
    elif area == TRADE:
        points = [BOARD.column_points]
    return {"kind": kind, "area": AREAS[area], "points": points, "shared": area not in (WORKSHOPS, RESIDENCES)}


def card_kind(name: str) -> str:
    """`quartz` of `quartz-3`."""
    return name.rpartition("-")[0]


def things() -> dict[str, Json]:
    told: dict[str, Json] = {"ship": {"type": "ship", "seat": None}}
    for card, name in enumerate(BOARD.card_names):
        area = AREAS[BOARD.card_area[card]]
        told[name] = {"type": "card", "kind": card_kind(name), "wheel": BOARD.card_wheel[card], "area": area}
    for space, name in enumerate(BOARD.space_names):
        told[name] = {"type": "space", "area": AREAS[BOARD.space_area[space]]}
    for at in range(BOARD.sea_last + 1):
        told[f"sea-{at}"] = {"type": "sea", "at": at}
    for seat in range(MOST_PLAYERS):
        told[f"ship-{seat}"] = {"type": "ship", "seat": seat}
    for area in AREAS[:BONUS_AREAS]:
        told[f"bonus-{area}"] = {"type": "bonus", "area": area}
    for at in range(len(gold_diamonds())):
        told[f"g{at}"] = {"type": "gold", "at": at}
    for choice in ("stay", "decline"):
        told[choice] = {"type": "choice"}
    return told
