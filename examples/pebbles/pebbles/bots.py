"""How good a position is, for `greedy`; and a bot of this game alone."""

from random import Random
from typing import Final

from ludoteca import Action, BadSettings, Bot, Judge, Observation, State
from pebbles.state import FULL, POINTS, PebblesState, pebble_of, pool_of


class PebblesJudge(Judge):
    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, PebblesState)
        players = state.rules.players
        others = [own_worth(state, other) for other in range(players) if other != seat]
        return own_worth(state, seat) - sum(others) / len(others)


def own_worth(state: PebblesState, seat: int) -> float:
    """Points, what leading an open pool promises, and the strength of the pebbles that are left."""
    worth = float(state.scores[seat])
    for pebbles, owners in zip(state.pools, state.owners, strict=True):
        for pebble, owner in zip(pebbles, owners, strict=True):
            if owner == seat:
                worth += POINTS[0] * strength(state, pebble) ** (FULL - 1) * len(pebbles) / FULL
    return worth + sum(strength(state, pebble) for pebble in state.hands[seat] if pebble)


def strength(state: PebblesState, pebble: int) -> float:
    """How likely it beats another pebble."""
    share = pebble / len(state.settings.pebbles)
    return 1 - share if state.settings.low_tide else share


class Closer(Bot):
    """Closes a pool with the weakest pebble that is the best there; while it can't, it gives away its weakest one."""

    def choose(self, observation: Observation) -> Action:
        position = observation.position
        assert isinstance(position, PebblesState)
        drops = sorted(observation.legal, key=lambda action: strength(position, pebble_of(action)))
        for drop in drops:
            pool = position.pools[pool_of(drop)]
            beaten = [pebble for pebble in pool if strength(position, pebble) < strength(position, pebble_of(drop))]
            if len(beaten) == FULL - 1:
                return drop
        return drops[0]


def make_closer(game: str, rng: Random) -> Bot:
    if game != "pebbles":
        raise BadSettings("bot-cannot-play", {"bot": "closer", "game": game})
    return Closer(rng)


JUDGE: Final = PebblesJudge()
