"""What the groups of a split would bring if the game ended right after: for previews, never part of the rules.

Every card is used for its icons; the seals of a card stay together, and they and double arrows go where they bring most.
"""

from typing import TYPE_CHECKING

from ludoteca.games.great_split import division, resolution
from ludoteca.games.great_split.actions import Seal
from ludoteca.games.great_split.data import ARROW, FRAME_BITS, WHAT_BITS, frame
from ludoteca.games.great_split.scoring import points_now
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import plain

if TYPE_CHECKING:
    from ludoteca.games.great_split.json_types import Forecast
    from ludoteca.games.great_split.state import GreatSplitState


def of_groups(state: "GreatSplitState", seat: int, owner: int) -> Event:
    """Points more for the one who split and the one who chooses, with the first group and with the second."""
    chooser = division.left_of(owner, state.rules.players)
    first, second = division.group(state, owner, 0), division.group(state, owner, 1)
    values: Forecast = {
        "first_owner": gain(state, owner, first),
        "first_chooser": gain(state, chooser, first),
        "second_owner": gain(state, owner, second),
        "second_chooser": gain(state, chooser, second),
    }
    return Event("forecast", seat, plain(values))


def gain(state: "GreatSplitState", seat: int, kinds: list[int]) -> int:
    """Plays these cards for this seat, and takes them back."""
    before = SeatSnapshot(state, seat)
    points = points_now(state, seat)
    gained = best_after(state, seat, kinds, 0) - points
    before.restore(state, seat)
    return gained


class SeatSnapshot:
    """What playing cards changes of one seat."""

    def __init__(self, state: "GreatSplitState", seat: int) -> None:
        self.tracks = state.tracks_of(seat)
        self.score = state.scores[seat]
        self.pending = state.pending[seat]

    def restore(self, state: "GreatSplitState", seat: int) -> None:
        state.set_tracks(seat, self.tracks)
        state.scores[seat] = self.score
        state.pending[seat] = self.pending


def best_after(state: "GreatSplitState", seat: int, kinds: list[int], place: int) -> int:
    """The most points after the cards from this place on. Leaves the board as the last try left it."""
    while not resolution.go_on(state, seat):
        if place == len(kinds):
            return points_now(state, seat)
        state.scores[seat] += state.data.prestige[kinds[place]]
        state.pending[seat] = state.data.frames[kinds[place]]
        place += 1
    asked = state.pending[seat] & (1 << FRAME_BITS) - 1
    if asked & (1 << WHAT_BITS) - 1 == ARROW:
        follow_best_arrow(state, seat)
        return best_after(state, seat, kinds, place)
    before = SeatSnapshot(state, seat)
    most = 0
    for action in resolution.legal_follow_ups(state, seat):
        assert isinstance(action, Seal)
        before.restore(state, seat)
        state.pending[seat] >>= FRAME_BITS
        resolution.push(state, seat, frame(action.track, asked >> WHAT_BITS))
        most = max(most, best_after(state, seat, kinds, place))
    return most


def follow_best_arrow(state: "GreatSplitState", seat: int) -> None:
    """Where the two steps bring most by themselves: trying each with all that may follow would take too long."""
    before = SeatSnapshot(state, seat)
    choices = resolution.open_for_arrow(state, seat)
    best = choices[0]
    most = -1
    for action in choices:
        resolution.play(state, seat, action)
        resolution.go_on(state, seat)
        if points_now(state, seat) > most:
            best, most = action, points_now(state, seat)
        before.restore(state, seat)
    resolution.play(state, seat, best)
