"""Tower: another tiny nasty game. Building a floor asks a question, whose answer may build the next floor.

A turn is a roll and one action: build a floor, or take coins. With the crane, several floors at once, so that questions
pile up. Once a turn, in the middle of anything, two coins buy two points. One to three players; alone, ten points win.
"""

from random import Random

from ludoteca import Action, BadPosition, Game, Option, Options, Refusal, Result, Rules, State
from ludoteca.authoring import TABLE, Json, dice, ranks_by, read_bool, read_int, read_ints, read_list

ACT, BONUS, END = 0, 1, 2
TURNS = 4
TOP = 9
TO_WIN = 10


class Simple(Action):
    def __init__(self, word: str) -> None:
        super().__init__(word, word, (word,))


class Crane(Action):
    def __init__(self, floors: int) -> None:
        super().__init__("crane", f"crane {floors}", ("crane", f"floors {floors}"))
        self.floors = floors

    def fields(self) -> dict[str, object]:
        return {"floors": self.floors}


class TowerRules(Rules):
    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.words = {word: Simple(word) for word in ("build", "coins", "coin", "again", "decline", "buy", "end")}
        self.cranes = [Crane(floors) for floors in (2, 3)] if options["crane"] else []
        for action in [*self.words.values(), *self.cranes]:
            self.actions.add(action)

    def start(self, seed: bytes) -> State:
        state = TowerState(self, seed)
        state.floors = [0] * self.players
        state.coins = [0] * self.players
        state.begin_turn()
        return state

    def load(self, data: Json) -> State:
        state = TowerState(self, b"")
        state.turn = read_int(data, "turn", 0, TURNS * self.players)
        state.die = read_int(data, "die", 1, 6)
        state.bought = read_bool(data, "bought")
        state.scores = read_ints(data, "scores", self.players, 0, 1000)
        state.floors = read_ints(data, "floors", self.players, 0, TOP)
        state.coins = read_ints(data, "coins", self.players, 0, 1000)
        state.stack = read_ints(data, "stack", len(read_list(data, "stack")), ACT, END)
        state.over = not state.stack
        state.deciding_mask = 0 if state.over else 1 << state.turn % self.players
        return state


class TowerState(State):
    def __init__(self, rules: TowerRules, seed: bytes) -> None:
        super().__init__(rules, seed)
        self.settings = rules
        self.turn = -1
        self.die = 0
        self.bought = False
        self.stack: list[int] = []
        self.floors: list[int] = []
        self.coins: list[int] = []

    def begin_turn(self) -> None:
        self.barriers += 1
        self.turn += 1
        if self.turn == TURNS * self.rules.players:
            self.over = True
            self.deciding_mask = 0
            self.emit("result", TABLE, self.result_now().to_json())
            return
        self.die = dice(self.seed, f"dice {self.turn}", 1)[0]
        self.bought = False
        self.stack = [END, ACT]
        self.deciding_mask = 1 << self.turn % self.rules.players
        self.emit("rolled", self.turn % self.rules.players, {"die": self.die})

    def legal(self, seat: int) -> list[Action]:
        if not self.is_deciding(seat):
            return []
        words = self.settings.words
        room = TOP - self.floors[seat]
        actions: list[Action] = []
        if self.stack[-1] == ACT:
            actions += [words["build"]] if room else []
            actions += [words["coins"]]
            actions += [crane for crane in self.settings.cranes if crane.floors <= room]
        elif self.stack[-1] == BONUS:
            actions += [words["coin"], words["decline"]] + ([words["again"]] if room else [])
        else:
            actions.append(words["end"])
        if self.may_buy(seat):
            actions.append(words["buy"])
        return actions

    def may_buy(self, seat: int) -> bool:
        return not self.bought and self.coins[seat] >= 2

    def play(self, seat: int, action: Action) -> None:
        if action.text == "buy":
            self.bought = True
            self.coins[seat] -= 2
            self.score(seat, 2, "tower", "bought")
            return
        self.stack.pop()
        if isinstance(action, Crane):
            self.build(seat, action.floors)
        elif action.text in ("build", "again"):
            self.build(seat, 1)
        elif action.text in ("coins", "coin"):
            self.coins[seat] += self.die if action.text == "coins" else 1
        elif action.text == "end":
            self.begin_turn()

    def build(self, seat: int, floors: int) -> None:
        for _ in range(floors):
            self.floors[seat] += 1
            self.stack.append(BONUS)
            self.score(seat, 1, "tower", "floor")

    def refusal(self, seat: int, action: Action) -> Refusal:
        if action.text == "buy":
            return Refusal("bought-already" if self.bought else "too-poor")
        return Refusal("not-asked", {"text": action.text})

    def result_now(self) -> Result:
        won = self.scores[0] >= TO_WIN if self.rules.players == 1 else None
        return Result(self.scores.copy(), ranks_by([(score,) for score in self.scores]), won)

    def clone(self) -> State:
        twin = TowerState(self.settings, self.seed)
        twin.over, twin.deciding_mask, twin.barriers = self.over, self.deciding_mask, self.barriers
        twin.turn, twin.die, twin.bought = self.turn, self.die, self.bought
        twin.scores, twin.stack = self.scores.copy(), self.stack.copy()
        twin.floors, twin.coins = self.floors.copy(), self.coins.copy()
        return twin

    def hide(self, seat: int) -> None:
        """Nothing is hidden but dice to come, and those are not in the state."""

    def complete(self, seat: int, rng: Random) -> None:
        """Nothing is missing."""

    def check(self) -> None:
        done = self.turn == TURNS * self.rules.players
        if self.over != done or (self.stack and self.stack[0] != END):
            raise BadPosition("position-phase-wrong", {"phase": "stack"})
        if any(item == ACT for item in self.stack[:1] + self.stack[2:]) or END in self.stack[1:]:
            raise BadPosition("position-phase-wrong", {"phase": "stack"})

    def to_json(self) -> Json:
        return {
            "game": self.rules.game.id,
            "turn": self.turn,
            "die": self.die,
            "bought": self.bought,
            "deciding": self.deciding,
            "scores": self.scores.copy(),
            "floors": self.floors.copy(),
            "coins": self.coins.copy(),
            "stack": self.stack.copy(),
        }


class Tower(Game):
    def __init__(self) -> None:
        super().__init__("tower", 1, (1, 3), [Option("crane", (False, True), False)], __name__)

    def make(self, players: int, options: Options) -> Rules:
        return TowerRules(self, players, options)

    def sheet(self) -> list[str]:
        return ["tower"]


GAME = Tower()
