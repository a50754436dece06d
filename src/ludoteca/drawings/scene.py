"""The input of a drawing: a position as JSON, what is printed on the table, and the players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.drawings.page import TABLE, page_of
from ludoteca.drawings.sheet import Sheet, mix
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import HIDDEN, Observation
from ludoteca.kernel.state import State
from ludoteca.words import Words

ROOM: Final = "ludoteca.drawings"
INK: Final = "#06121c"
WHITE: Final = "#ffffff"


@dataclass(frozen=True)
class Scene:
    """`position` contains only what may be shown; a drawing depends on nothing else.

    `seat` is the viewer's, or None. `printed` is from `Rules.describe`, `things` from `Presentation.things`.
    """

    position: Json
    printed: Json
    things: dict[str, Json]
    standings: list[Json]
    names: Sequence[str]
    seat: int | None
    words: Words

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def scores(self) -> list[int]:
        return ints(self.position["scores"])

    @property
    def deciding(self) -> list[int]:
        return ints(self.position["deciding"])


def scene_of(subject: State | Observation, language: str, names: Sequence[str] | None) -> Scene:
    """Returns the scene of what an observation's seat knows, or of a complete state."""
    state = subject.position if isinstance(subject, Observation) else subject
    rules = state.rules
    words = Words(rules.game, language, (ROOM,))
    presentation = rules.game.presentation
    return Scene(
        subject.to_json(),
        rules.describe(),
        presentation.things(),
        [presentation.standing(state, seat) for seat in range(rules.players)],
        names or [words.say("drawing-seat", number=seat + 1) for seat in range(rules.players)],
        subject.seat if isinstance(subject, Observation) else None,
        words,
    )


# -- seats, the same in all games: a colour and a shape


def seat_colour(seat: int) -> str:
    return text(entries(page_of(TABLE).data["seats"])[seat]["colour"])


def seat_shape(seat: int) -> str:
    return text(entries(page_of(TABLE).data["seats"])[seat]["shape"])


def badge(sheet: Sheet, seat: int, x: float, y: float, r: float) -> None:
    """Draws a seat's shape in its colour."""
    look = entries(page_of(TABLE).data["seats"])[seat]
    colour = text(look["colour"])
    with sheet.group(x, y, r / 10):
        edge = mix(colour, INK, 0.5)
        sheet.path(text(look["path"]), colour, stroke=edge, stroke_width=2, stroke_linejoin="round")


def glass(sheet: Sheet, seat: int, x: float, y: float, width: float) -> None:
    """Draws a seat's glass diamond centred at a point."""
    high = width * 136 / 104
    sheet.use(f"glass-{seat}", x - width / 2, y - high / 2, width, high)


# -- reading JSON


def text(value: object) -> str:
    assert isinstance(value, str)
    return value


def integer(value: object) -> int:
    assert isinstance(value, int)
    return value


def real(value: object) -> float:
    assert isinstance(value, int | float)
    return value


def ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return [integer(each) for each in value]


def texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [text(each) for each in value]


def items(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def entries(value: object) -> list[dict[str, object]]:
    return [table(each) for each in items(value)]


def is_hidden(thing: str) -> bool:
    return thing == HIDDEN
