"""What must be true of a position of Mille Fiori for each refusal to be right."""

from ludoteca.conformance import Asked, Reason
from ludoteca.games.mille_fiori.board import AREAS, BOARD


def card(asked: Asked) -> str:
    """The card in use."""
    position = asked.position
    return str(position["card"] or position["chosen"][asked.seat])


def cards_to_choose(asked: Asked) -> list[str]:
    position = asked.position
    asks = {"choose": position["hands"][asked.seat], "extra": position["display"]}
    return list(asks.get(position["phase"], [card(asked)]))


def wheel(name: str) -> int:
    return BOARD.card_wheel[BOARD.card_number[name]]


def fitting(asked: Asked) -> list[str]:
    """The cards to choose from with which one gets to the space, or sails to the sea space, that is asked for."""
    cards = sorted(set(cards_to_choose(asked)), key=lambda name: BOARD.card_number[name])
    if "space" not in asked.wanted:
        return [card for card in cards if wheel(card) == steps_to(asked)]
    space = asked.wanted["space"]
    area = area_of_space(space)
    wanted = f"{symbol_of_space(space)}-" if area in ("workshops", "trade") else ""
    return [card for card in cards if area_of_card(card) == area and card.startswith(wanted)]


def steps_to(asked: Asked) -> int:
    """From the ship to the sea space that is asked for."""
    return int(asked.action.text.removeprefix("sea-")) - int(asked.position["ships"][asked.seat])


def area_of_card(name: str) -> str:
    return AREAS[BOARD.card_area[BOARD.card_number[name]]]


def area_of_space(name: str) -> str:
    return AREAS[BOARD.space_area[BOARD.space_number[name]]]


def symbol_of_space(name: str) -> str:
    return BOARD.symbols[BOARD.space_symbol[BOARD.space_number[name]]]


def empty_residences(asked: Asked) -> list[str]:
    names = [name for name in BOARD.space_names if area_of_space(name) == "residences"]
    return [name for name in names if name not in asked.position["spaces"]]


def lacks_support(asked: Asked) -> bool:
    """A space of the pyramids lies on the two spaces below it: `ns0` on `nb0` and `nb1`."""
    name = asked.wanted["space"]
    pyramid, level, number = name[0], name[1], int(name[2:])
    below = {"s": "b", "t": "s"}.get(level)
    return below is not None and any(
        f"{pyramid}{below}{number + side}" not in asked.position["spaces"] for side in (0, 1)
    )


REASONS: dict[str, Reason] = {
    "card-chosen-already": lambda asked: asked.position["phase"] == "play" and card(asked) != "None",
    "card-not-in-hand": lambda asked: (
        asked.position["phase"] == "choose"
        and asked.wanted["card"] == asked.said("card")
        and asked.wanted["card"] not in asked.position["hands"][asked.seat]
    ),
    "no-extra-card-now": lambda asked: asked.position["phase"] != "extra" and asked.position["card"] is None,
    "card-not-in-display": lambda asked: (
        asked.position["phase"] == "extra" and asked.wanted["card"] not in asked.position["display"]
    ),
    "nothing-to-decline": lambda asked: asked.position["phase"] != "extra",
    "choose-card-first": lambda asked: asked.position["phase"] == "choose",
    "choose-extra-card-first": lambda asked: asked.position["phase"] == "extra",
    "choose-card-for": lambda asked: asked.position["phase"] == "choose" and fitting(asked) == asked.said("cards"),
    "choose-extra-card-for": lambda asked: asked.position["phase"] == "extra" and fitting(asked) == asked.said("cards"),
    "no-card-for-area": lambda asked: (
        asked.said("area") == area_of_space(asked.wanted["space"])
        and all(area_of_card(card) != asked.said("area") for card in cards_to_choose(asked))
    ),
    "no-card-for-symbol": lambda asked: (
        asked.said("symbol") == symbol_of_space(asked.wanted["space"])
        and not any(card.startswith(f"{asked.said('symbol')}-") for card in cards_to_choose(asked))
    ),
    "ship-of-other": lambda asked: f"ship-{asked.said('owner')}" == asked.action.text != f"ship-{asked.seat}",
    "sail-forward": lambda asked: steps_to(asked) <= 0,
    "sail-by-wheel": lambda asked: (
        asked.said("steps") == steps_to(asked) > 0
        and asked.said("steps") not in asked.said("wheels")
        and asked.said("wheels") == sorted({wheel(card) for card in cards_to_choose(asked)})
    ),
    "wrong-area": lambda asked: (
        asked.said("card") == card(asked)
        and asked.said("area") == area_of_card(card(asked)) != area_of_space(asked.wanted["space"])
    ),
    "space-taken": lambda asked: asked.position["spaces"].get(asked.wanted["space"], -1) == asked.said("owner"),
    "no-diamonds-left": lambda asked: not asked.position["supply"][asked.seat] + asked.position["reserve"][asked.seat],
    "residence-next": lambda asked: asked.said("space") == empty_residences(asked)[0] != asked.wanted["space"],
    "wrong-symbol": lambda asked: (
        asked.said("symbol")
        == BOARD.symbols[BOARD.card_symbol[BOARD.card_number[card(asked)]]]
        != symbol_of_space(asked.wanted["space"])
    ),
    "ship-at-the-end": lambda asked: asked.wanted["stay"] and asked.position["ships"][asked.seat] == BOARD.sea_last,
    "pyramid-support": lacks_support,
}
