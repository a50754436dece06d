"""Players that look for situations rare in random games. They know no rules, only legal actions and their consequences."""

from collections import Counter
from random import Random

from ludoteca.kernel.actions import Action
from ludoteca.kernel.state import State

LOOKED_AT = 6
"""How many actions a player who looks ahead tries out."""


class Player:
    """Plays all seats of a game at random. `begin` is called before each game."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def begin(self) -> None:
        """A new game."""

    def choose(self, state: State, seat: int) -> Action:
        return self.rng.choice(state.legal(seat))

    def play(self, state: State) -> None:
        """One decision of the game."""
        seat = self.rng.choice(state.deciding)
        state.apply(seat, self.choose(state, seat))


class Explorer(Player):
    """Prefers the action that was played least often so far, in all games together."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.played: Counter[int] = Counter()

    def choose(self, state: State, seat: int) -> Action:
        return self.least_played(state.legal(seat))

    def least_played(self, actions: list[Action]) -> Action:
        self.rng.shuffle(actions)
        chosen = min(actions, key=lambda action: self.played[action.index])
        self.played[chosen.index] += 1
        return chosen


class Whimsical(Player):
    """Ranks the types of actions anew for each game and keeps to it, nearly always.

    So some never sell, some sell first of all, some end every turn at once, some take and take and never place.
    """

    WAVERS = 0.15

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.liking: dict[str, float] = {}

    def begin(self) -> None:
        self.liking = {}

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        if self.rng.random() < self.WAVERS:
            return self.rng.choice(legal)
        for action in legal:
            self.liking.setdefault(action.type, self.rng.random())
        best = max(self.liking[action.type] for action in legal)
        return self.rng.choice([action for action in legal if self.liking[action.type] == best])


class Hoarder(Player):
    """Keeps its choices open: of a few actions, the one that leaves most to choose from, without passing the turn on."""

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        tried = self.rng.sample(legal, min(LOOKED_AT, len(legal)))
        return max(tried, key=lambda action: self.left_after(state, seat, action))

    def left_after(self, state: State, seat: int, action: Action) -> int:
        later = state.clone()
        later.play(seat, action)
        return len(later.legal(seat))


class Delayer(Explorer):
    """Lets wait what has just been asked: prefers what could be done before as well."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.before: dict[int, list[Action]] = {}

    def begin(self) -> None:
        self.before = {}

    def choose(self, state: State, seat: int) -> Action:
        legal = state.legal(seat)
        old = [action for action in legal if action in self.before.get(seat, [])]
        self.before[seat] = legal
        return self.least_played(old or legal)


PLAYERS: list[type[Player]] = [Player, Explorer, Whimsical, Hoarder, Delayer]
