"""The game as the kernel knows it: settings, actions, and positions read from outside."""

from typing import Final

from ludoteca import Action, BadPosition, Game, Option, Options, Presentation, Rules
from ludoteca.authoring import Json, as_dict, as_int, as_list, as_str, read_field, read_ints, read_list, shuffled
from pebbles.state import FULL, HAND, POOLS, UNKNOWN, PebblesState, pebble_name, pool_name

IN_THE_BAG: Final = 2


class Drop(Action):
    """Drops a pebble into a pool. The player touches both, in any order."""

    def __init__(self, pebble: int, pool: int) -> None:
        picks = (pebble_name(pebble), pool_name(pool))
        super().__init__("drop", f"drop {' '.join(picks)}", picks)
        self.pebble = pebble
        self.pool = pool

    def fields(self) -> dict[str, object]:
        return {"pebble": pebble_name(self.pebble), "pool": pool_name(self.pool)}


class PebblesRules(Rules):
    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.low_tide = bool(options["low_tide"])
        self.pebbles = list(range(1, players * HAND + IN_THE_BAG + 1))
        for pebble in self.pebbles:
            for pool in range(POOLS):
                self.actions.add(Drop(pebble, pool))

    def describe(self) -> Json:
        return {"pools": [pool_name(pool) for pool in range(POOLS)], "room": FULL}

    def start(self, seed: bytes) -> PebblesState:
        state = PebblesState(self, seed)
        dealt = shuffled(seed, "shuffle pebbles", self.pebbles)
        state.hands = [sorted(dealt[seat * HAND : (seat + 1) * HAND]) for seat in range(self.players)]
        state.bag = sorted(dealt[self.players * HAND :])
        state.deciding_mask = 1
        return state

    def load(self, data: Json) -> PebblesState:
        state = PebblesState(self, b"")
        state.scores = read_ints(data, "scores", self.players, 0, 1000)
        state.hands = [self.pebbles_in(hand, "hands") for hand in read_list(data, "hands", self.players)]
        state.bag = self.pebbles_in(read_field(data, "bag"), "bag")
        state.spent = self.pebbles_in(read_field(data, "spent"), "spent")
        pools, owners = (as_dict(read_field(data, field), field) for field in ("pools", "owners"))
        for pool in range(POOLS):
            state.pools[pool] = self.pebbles_in(read_field(pools, pool_name(pool)), "pools")
            seats = as_list(read_field(owners, pool_name(pool)), "owners")
            state.owners[pool] = [as_int(seat, "owners", 0, self.players - 1) for seat in seats]
        state.turn = sum(len(pool) for pool in state.pools) + len(state.spent)
        state.over = state.turn == HAND * self.players
        state.deciding_mask = 0 if state.over else 1 << state.turn % self.players
        return state

    def pebbles_in(self, names: object, field: str) -> list[int]:
        known = {"?": UNKNOWN} | {pebble_name(pebble): pebble for pebble in self.pebbles}
        found = [as_str(name, field) for name in as_list(names, field)]
        if unknown := [name for name in found if name not in known]:
            raise BadPosition("position-name-unknown", {"field": field, "name": unknown[0]})
        return [known[name] for name in found]


class PebblesPresentation(Presentation):
    def things(self) -> dict[str, Json]:
        """All that lies on the table when most people play."""
        pebbles: dict[str, Json] = {
            pebble_name(pebble): {"type": "pebble", "number": pebble}
            for pebble in range(1, self.game.seats[1] * HAND + IN_THE_BAG + 1)
        }
        return pebbles | {pool_name(pool): {"type": "pool", "number": pool + 1} for pool in range(POOLS)}


class Pebbles(Game):
    def __init__(self) -> None:
        super().__init__("pebbles", 1, (2, 4), [Option("low_tide", (False, True), False)], "pebbles")
        self.presentation = PebblesPresentation(self)

    def make(self, players: int, options: Options) -> PebblesRules:
        return PebblesRules(self, players, options)

    def sheet(self) -> list[str]:
        return ["pools"]


GAME: Final = Pebbles()
