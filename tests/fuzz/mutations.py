"""Broken versions of good texts and JSON, driven by bytes: the same bytes always break it in the same way."""

from ludoteca.kernel.jsontext import Json

ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    1.5,
    "",
    "\x00",
    "ß" * 50,
    "5" * 5000,
    [],
    {},
    [[]],
    {"": None},
    float("inf"),
)


class Choices:
    """Numbers out of bytes; 0 when there are none left."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    @property
    def left(self) -> bool:
        return self._place < len(self._data)

    def below(self, count: int) -> int:
        if not self.left or count < 2:
            return 0
        width = 1 if count <= 256 else 3
        piece = self._data[self._place : self._place + width]
        self._place += width
        return int.from_bytes(piece) % count

    def rest(self) -> bytes:
        return self._data[self._place :]


def broken_text(text: str, choices: Choices) -> str:
    """Cut, doubled, swapped, or with something foreign in it."""
    for _ in range(1 + choices.below(4)):
        lines = text.split("\n")
        place, at = choices.below(len(lines)), choices.below(len(text) + 1)
        match choices.below(7):
            case 0:
                text = text[:at] + text[at + 1 + choices.below(8) :]
            case 1:
                text = text[:at] + chr(choices.below(0x300)) + text[at:]
            case 2:
                lines.insert(place, lines[choices.below(len(lines))])
                text = "\n".join(lines)
            case 3:
                del lines[place]
                text = "\n".join(lines)
            case 4:
                lines[place] = lines[place][: choices.below(len(lines[place]) + 1)]
                text = "\n".join(lines)
            case 5:
                text = text[:at] + str(ODD[choices.below(len(ODD))]) + text[at:]
            case _:
                text = choices.rest().decode("utf-8", "replace")
    return text


def broken_json(value: Json, choices: Choices) -> dict[str, object]:
    """With a few values replaced, moved or taken out, at any depth."""
    found = dict(value)
    for _ in range(1 + choices.below(4)):
        found = _broken_dict(found, choices)
    return found


def _broken(value: object, choices: Choices) -> object:
    """Goes down to some value and breaks it there."""
    if isinstance(value, dict) and choices.below(4):
        return _broken_dict(value, choices)
    if isinstance(value, list) and value and choices.below(4):
        return _broken_list(value, choices)
    if isinstance(value, int) and choices.below(2):
        return value + 1 + choices.below(300)
    return ODD[choices.below(len(ODD))]


def _broken_dict(value: dict[str, object], choices: Choices) -> dict[str, object]:
    names = list(value)
    if not names:
        return {"": None}
    name, other = names[choices.below(len(names))], names[choices.below(len(names))]
    match choices.below(6):
        case 0:
            return {each: found for each, found in value.items() if each != name}
        case 1:
            return {**value, name: value[other]}
        case _:
            return {**value, name: _broken(value[name], choices)}


def _broken_list(value: list[object], choices: Choices) -> list[object]:
    place, other = choices.below(len(value)), choices.below(len(value))
    match choices.below(6):
        case 0:
            return [*value[:place], *value[place + 1 :]]
        case 1:
            return [*value, value[other]]
        case 2:
            return [*value[:place], value[other], *value[place + 1 :]]
        case _:
            return [*value[:place], _broken(value[place], choices), *value[place + 1 :]]
