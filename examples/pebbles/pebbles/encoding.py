"""Pebbles as an array of numbers, for environments: ludoteca.envs makes ludoteca/Pebbles-v0 of it."""

from ludoteca import Rules, State
from ludoteca.authoring import Encoder, Writer, seats_from
from pebbles.state import FULL, POOLS, PebblesState, pebble_name, pool_name


class PebblesEncoder(Encoder):
    """Encodes the own hand and what everybody has seen; each pebble in a pool with its owner's distance, from 1."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.pebbles = len(rules.actions) // POOLS
        each = [pebble_name(pebble + 1) for pebble in range(self.pebbles)]
        self.name_each("own/hand", each)
        self.name_each("spent", each)
        for pool in range(POOLS):
            for place in range(1, FULL):
                self.name(f"{pool_name(pool)}/{place}/pebble", f"{pool_name(pool)}/{place}/owner")
        for who in self.seat_names():
            self.name_score(who)
        self.name("turn", "deciding")

    def write(self, state: State, seat: int, writer: Writer) -> None:
        assert isinstance(state, PebblesState)
        players = state.rules.players
        for pebbles in (state.hands[seat], state.spent):
            writer.bits(sum(1 << pebble - 1 for pebble in pebbles), self.pebbles)
        for pool in range(POOLS):
            for place in range(FULL - 1):
                there = place < len(state.pools[pool])
                writer.number(state.pools[pool][place] if there else 0)
                writer.number((state.owners[pool][place] - seat) % players + 1 if there else 0)
        for who in seats_from(seat, players):
            writer.score(state.scores[who])
        writer.number(state.turn)
        writer.flag(state.is_deciding(seat))
