"""What each thing on the table is, by its name, so that pages need not parse names."""

from typing import Final

from ludoteca.games.great_split.data import ICONS, LEVELS, MOST_ICONS, RESOURCES, DataSet
from ludoteca.kernel.jsontext import Json

CHOICES: Final = ["group-1", "group-2", "wallet", "splitter", "use", "sell-gold", "sell-prestige", "prestige"]


def things(sets: list[DataSet]) -> dict[str, Json]:
    """Of all data sets: a card's name says all about it, so that equal names mean equal cards."""
    told: dict[str, Json] = {}
    for resource in RESOURCES:
        told[resource] = {"type": "track", "resource": resource, "seal": False}
        told[f"{resource}-seal"] = {"type": "track", "resource": resource, "seal": True}
    for icon in ICONS:
        for count in range(1, MOST_ICONS + 1):
            told[f"{icon}-{count}"] = {"type": "icons", "icon": icon, "count": count}
    for choice in CHOICES:
        told[choice] = {"type": "choice"}
    for data in sets:
        for character in data.characters:
            told[character.name] = {"type": "character"}
        for kind in range(data.kinds):
            told[data.names[kind]] = card(data, kind)
    return told


def card(data: DataSet, kind: int) -> Json:
    icons: list[object] = [
        {"icon": ICONS[icon], "count": count} for icon, count in enumerate(data.icons[kind]) if count
    ]
    return {"type": "card", "icons": icons, "level": LEVELS[data.levels[kind]]}
