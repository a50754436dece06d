"""What is printed on the things of the table, for their names and their help."""

from ludoteca.games.mille_fiori.board import AREAS, BOARD, COMMONERS, HARBOR, NOBLES, RESIDENCES, TRADE
from ludoteca.kernel.refusals import Value


def about(thing: str) -> dict[str, Value]:
    """Cards, spaces of the areas, and sea spaces (`sea-7`)."""
    if thing in BOARD.card_number:
        card = BOARD.card_number[thing]
        return {"area": AREAS[BOARD.card_area[card]], "wheel": BOARD.card_wheel[card]}
    if thing in BOARD.space_number:
        return about_space(BOARD.space_number[thing])
    kind, _, number = thing.partition("-")
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
    elif area == TRADE:
        known["row"] = spot // BOARD.goods + 1
    elif area == HARBOR:
        known["row"] = spot // BOARD.harbor_ships + 1
    return known
