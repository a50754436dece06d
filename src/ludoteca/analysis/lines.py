"""Lines as data: texts, typed actions and picks of a sequence of own actions."""

from ludoteca.analysis.model import LineValue
from ludoteca.bots.explaining import imagined
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.observation import Observation


def line_value(observation: Observation, actions: list[Action], win: float, margin: float) -> LineValue:
    """Returns the line's texts, typed actions and picks, each in the position of its action."""
    seat = observation.seat
    assert seat is not None
    here = imagined(observation)
    texts: list[str] = []
    typed: list[Json] = []
    picks: list[str] = []
    moves: list[int] = []
    presentation = observation.rules.game.presentation
    for place, action in enumerate(actions):
        texts.append(here.text(seat, action))
        typed.append({"type": action.type, **here.fields(seat, action)})
        picks += here.picks(seat, action)
        if moves and presentation.goes_on(here, seat):
            moves[-1] += 1
        else:
            moves.append(1)
        if place + 1 < len(actions):
            here.play(seat, action)
    return LineValue(texts, typed, moves, picks, win, margin)
