"""Edited positions: one to start from, the check with its reason, and a table that plays on from one."""

from secrets import randbits

import ludoteca
from ludoteca import bots
from ludoteca.bots.playing import decide, first_deciding
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadPosition
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State
from ludoteca.server.localization import words_of
from ludoteca.server.protocol.schemas import LaidPosition, PositionCheck, PositionStart
from ludoteca.server.tables import views

MOST_DECISIONS = 2000
"""More than any game has before its last round; after that many the position reached is used."""


def rules_of(laid: LaidPosition | PositionStart) -> Rules:
    return ludoteca.game(laid.game).rules(laid.players, laid.options)


def beginning(start: PositionStart) -> LaidPosition:
    """Returns the opening position, or the position at which a quickly played game enters this round or phase, so that
    it is consistent."""
    rules = rules_of(start)
    state = rules.new(randbits(63))
    players = [bots.make("greedy", start.game, seat) for seat in range(rules.players)]
    earlier = state
    for _ in range(MOST_DECISIONS):
        if state.chapter() >= start.chapter:
            break
        earlier = state.clone()
        seat = first_deciding(state)
        state.play(seat, decide(state, seat, players[seat]))
        if not state.deciding_mask:  # over: use the position before the last move
            return written(earlier)
    return written(state)


def written(state: State) -> LaidPosition:
    rules = state.rules
    return LaidPosition(rules.game.id, rules.players, rules.options, state.to_json())


def arranged(laid: LaidPosition) -> Json:
    """Returns the position as its game writes it, with derived fields corrected."""
    rules = rules_of(laid)
    state = rules.load(laid.position)
    rules.game.presentation.arrange(state)
    return state.to_json()


def read(laid: LaidPosition) -> State:
    """Returns the position as a state; raises BadPosition or BadSettings with the reason."""
    return rules_of(laid).from_json(arranged(laid), randbits(63))


def check(laid: LaidPosition, seat: int, language: str, describe: bool) -> PositionCheck:
    """Checks whether the position can occur in a game. If not, returns it corrected as far as possible, with the
    reason."""
    rules = rules_of(laid)
    position, described = laid.position, rules.describe() if describe else None
    try:
        position = arranged(laid)
        state = rules.from_json(position)
    except BadPosition as bad:
        words = words_of(laid.game, language)
        names = [words.say("imported-seat", number=number + 1) for number in range(rules.players)]
        field = bad.refusal.values.get("field", "")
        return PositionCheck(position, [], described, words.refusal(bad.refusal, names), str(field))
    eyes = seat if 0 <= seat < rules.players else None
    return PositionCheck(position, views.seen(state, eyes).standings, described, "", "")
