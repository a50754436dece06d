"""A game in progress: what may be done, what it does, what each seat knows."""

from random import Random
from typing import TYPE_CHECKING, Final

from ludoteca import Action, BadPosition, Refusal, Result, State
from ludoteca.authoring import TABLE, Json, ranks_by

if TYPE_CHECKING:
    from pebbles.rules import PebblesRules

POOLS: Final = 3
FULL: Final = 3
HAND: Final = 7
POINTS: Final = (3, 1)
"""Of the best pebble in a full pool, and of the next one."""

UNKNOWN: Final = 0


def pebble_name(pebble: int) -> str:
    return "?" if pebble == UNKNOWN else f"pebble-{pebble}"


def pool_name(pool: int) -> str:
    return f"pool-{pool + 1}"


def pebble_of(action: Action) -> int:
    """Each pebble has an action for each pool."""
    return action.index // POOLS + 1


def pool_of(action: Action) -> int:
    return action.index % POOLS


class PebblesState(State):
    def __init__(self, rules: "PebblesRules", seed: bytes) -> None:
        super().__init__(rules, seed)
        self.settings = rules
        self.turn = 0
        self.hands: list[list[int]] = [[] for _ in range(rules.players)]
        self.pools: list[list[int]] = [[] for _ in range(POOLS)]
        self.owners: list[list[int]] = [[] for _ in range(POOLS)]
        self.spent: list[int] = []
        self.bag: list[int] = []

    # -- what the rules say

    def legal(self, seat: int) -> list[Action]:
        if not self.is_deciding(seat):
            return []
        open_pools = [pool for pool in range(POOLS) if not self.own_on_top(seat, pool)]
        return [
            self.settings.actions[(pebble - 1) * POOLS + pool] for pebble in self.hands[seat] for pool in open_pools
        ]

    def own_on_top(self, seat: int, pool: int) -> bool:
        return self.owners[pool][-1:] == [seat]

    def play(self, seat: int, action: Action) -> None:
        pebble, pool = pebble_of(action), pool_of(action)
        self.hands[seat].remove(pebble)
        self.pools[pool].append(pebble)
        self.owners[pool].append(seat)
        self.emit("dropped", seat, {"pebble": pebble_name(pebble), "pool": pool_name(pool)})
        if len(self.pools[pool]) == FULL:
            self.close(pool)
        self.turn += 1
        self.deciding_mask = 1 << self.turn % self.rules.players
        if self.turn == HAND * self.rules.players:
            self.over = True
            self.deciding_mask = 0
            self.emit("result", TABLE, self.result_now().to_json())

    def close(self, pool: int) -> None:
        pebbles = list(zip(self.pools[pool], self.owners[pool], strict=True))
        pebbles.sort(reverse=not self.settings.low_tide)
        self.emit("closed", TABLE, {"pool": pool_name(pool)})
        for (pebble, owner), points, reason in zip(pebbles, POINTS, ("best", "next"), strict=False):
            self.score(owner, points, "pools", reason, {"pebble": pebble_name(pebble), "pool": pool_name(pool)})
        self.spent = sorted(self.spent + self.pools[pool])
        self.pools[pool] = []
        self.owners[pool] = []

    def refusal(self, seat: int, action: Action) -> Refusal:
        pebble, pool = pebble_of(action), pool_of(action)
        if pebble not in self.hands[seat]:
            return Refusal("pebble-not-yours", {"pebble": pebble_name(pebble)})
        return Refusal("own-on-top", {"pool": pool_name(pool)})

    def result_now(self) -> Result:
        return Result(self.scores.copy(), ranks_by([(score,) for score in self.scores]))

    # -- what the state is

    def clone(self) -> "PebblesState":
        twin = PebblesState(self.settings, self.seed)
        twin.over, twin.deciding_mask, twin.barriers, twin.turn = (
            self.over,
            self.deciding_mask,
            self.barriers,
            self.turn,
        )
        twin.scores, twin.spent, twin.bag = self.scores.copy(), self.spent.copy(), self.bag.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pools = [pool.copy() for pool in self.pools]
        twin.owners = [owners.copy() for owners in self.owners]
        return twin

    def to_json(self) -> Json:
        return {
            "game": self.rules.game.id,
            "over": self.over,
            "deciding": self.deciding,
            "scores": self.scores.copy(),
            "hands": [[pebble_name(pebble) for pebble in hand] for hand in self.hands],
            "pools": {pool_name(pool): [pebble_name(one) for one in self.pools[pool]] for pool in range(POOLS)},
            "owners": {pool_name(pool): self.owners[pool].copy() for pool in range(POOLS)},
            "spent": [pebble_name(pebble) for pebble in self.spent],
            "bag": [pebble_name(pebble) for pebble in self.bag],
        }

    def check(self) -> None:
        players = self.rules.players
        everywhere = [*self.spent, *self.bag]
        for pile in (*self.hands, *self.pools):
            everywhere += pile
        if sorted(everywhere) != self.settings.pebbles:
            raise BadPosition("position-pebbles-wrong", {"count": len(self.settings.pebbles)})
        dropped = [(self.turn + players - 1 - seat) // players for seat in range(players)]
        hands = [HAND - len(hand) for hand in self.hands]
        full = any(len(pool) >= FULL for pool in self.pools)
        if hands != dropped or full or [len(one) for one in self.owners] != [len(one) for one in self.pools]:
            raise BadPosition("position-phase-wrong", {"phase": "drop"})
        if any(one[:1] == one[1:] for one in self.owners if one):
            raise BadPosition("position-phase-wrong", {"phase": "drop"})

    # -- what a seat may know

    def hide(self, seat: int) -> None:
        others = [other for other in range(self.rules.players) if other != seat]
        # Once nobody else holds a pebble, whoever has counted knows what is in the bag.
        if any(self.hands[other] for other in others):
            self.bag = [UNKNOWN] * len(self.bag)
        for other in others:
            self.hands[other] = [UNKNOWN] * len(self.hands[other])

    def complete(self, seat: int, rng: Random) -> None:
        seen = {pebble for pile in (*self.hands, *self.pools, self.spent, self.bag) for pebble in pile}
        unseen = [pebble for pebble in self.settings.pebbles if pebble not in seen]
        rng.shuffle(unseen)
        for pile in (*self.hands, self.bag):
            pile[:] = sorted(unseen.pop() if pebble == UNKNOWN else pebble for pebble in pile)
