"""What the conformance kit needs of the two small games."""

from ludoteca.authoring import Asked, KitCases
from tests.games.tower import TOP


def too_poor(asked: Asked) -> bool:
    return bool(not asked.position["bought"] and asked.position["coins"][asked.seat] < 2)


def not_asked(asked: Asked) -> bool:
    """Another question is on top of the stack, or the tower has no room for so many floors."""
    position = asked.position
    answers = ("build coins crane", "coin again decline", "end")[position["stack"][-1]].split()
    floors = {"build": 1, "again": 1}.get(asked.action.text) or int(asked.action.text.partition(" ")[2] or 0)
    room = TOP - position["floors"][asked.seat]
    return asked.said("text") == asked.action.text and (
        asked.action.text.partition(" ")[0] not in answers or floors > room
    )


KITS = {
    "tower": KitCases(
        {"bought-already": lambda asked: bool(asked.position["bought"]), "too-poor": too_poor, "not-asked": not_asked}
    ),
    "envelopes": KitCases(
        {
            "card-not-in-hand": lambda asked: (
                asked.said("card") == asked.action.text
                and int(asked.wanted["card"].removeprefix("card-")) not in asked.position["hands"][asked.seat]
            )
        }
    ),
}
