"""Envelopes: a tiny nasty game. Everybody seals two cards, one after the other, all at the same time.

The highest sum of a round scores three points, alone or shared; an odd sum scores one. Two to four players.
"""

from random import Random

from ludoteca import Action, BadPosition, Game, Option, Options, Refusal, Result, Rules, State
from ludoteca.authoring import TABLE, Json, as_int, as_list, ranks_by, read_int, read_ints, read_list, shuffled

UNKNOWN = 0
SEALED = 2


class Seal(Action):
    def __init__(self, card: int) -> None:
        super().__init__("seal", f"seal card-{card}", (f"card-{card}",))
        self.card = card

    def fields(self) -> dict[str, object]:
        return {"card": f"card-{self.card}"}


class EnvelopesRules(Rules):
    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.hand = int(options["hand"])
        self.deck = list(range(1, players * self.hand + 4))
        for card in self.deck:
            self.actions.add(Seal(card))

    def start(self, seed: bytes) -> State:
        state = EnvelopesState(self, seed)
        pile = shuffled(seed, "shuffle cards", self.deck)
        state.hands = [sorted(pile[seat * self.hand : (seat + 1) * self.hand]) for seat in range(self.players)]
        state.box = sorted(pile[self.players * self.hand :])
        state.sealed = [[] for _ in range(self.players)]
        state.begin_round()
        return state

    def load(self, data: Json) -> State:
        state = EnvelopesState(self, b"")
        state.round = read_int(data, "round", 1, 10)
        state.scores = read_ints(data, "scores", self.players, 0, 100)
        state.hands = [_numbers(hand, len(self.deck)) for hand in read_list(data, "hands", self.players)]
        state.sealed = [_numbers(cards, len(self.deck)) for cards in read_list(data, "sealed", self.players)]
        state.box = _numbers(read_list(data, "box"), len(self.deck))
        state.played = _numbers(read_list(data, "played"), len(self.deck))
        state.over = data.get("over") is True
        if not state.over:
            state.deciding_mask = sum(1 << seat for seat, cards in enumerate(state.sealed) if len(cards) < SEALED)
        return state


def _numbers(values: object, high: int) -> list[int]:
    return [UNKNOWN if value == "?" else as_int(value, "cards", 1, high) for value in as_list(values, "cards")]


def _names(cards: list[int]) -> list[object]:
    return ["?" if card == UNKNOWN else card for card in cards]


class EnvelopesState(State):
    def __init__(self, rules: EnvelopesRules, seed: bytes) -> None:
        super().__init__(rules, seed)
        self.round = 0
        self.hands: list[list[int]] = []
        self.sealed: list[list[int]] = []
        self.box: list[int] = []
        self.played: list[int] = []

    def begin_round(self) -> None:
        self.round += 1
        if len(self.hands[0]) < SEALED:
            self.over = True
            self.deciding_mask = 0
        else:
            self.deciding_mask = (1 << self.rules.players) - 1

    def legal(self, seat: int) -> list[Action]:
        if not self.is_deciding(seat):
            return []
        return [self.rules.actions[card - 1] for card in self.hands[seat]]

    def play(self, seat: int, action: Action) -> None:
        assert isinstance(action, Seal)
        self.hands[seat].remove(action.card)
        self.sealed[seat] = sorted([*self.sealed[seat], action.card])
        self.emit("sealed", seat, {"card": action.card}, ("card",))
        if len(self.sealed[seat]) == SEALED:
            self.deciding_mask &= ~(1 << seat)
        if not self.deciding_mask:
            self.open_envelopes()

    def open_envelopes(self) -> None:
        self.barriers += 1
        sums = [sum(cards) for cards in self.sealed]
        for seat, total in enumerate(sums):
            self.emit("opened", seat, {"cards": self.sealed[seat]})
            self.score(seat, (3 if total == max(sums) else 0) + total % 2, "envelopes", "sum")
        self.played = sorted(self.played + [card for cards in self.sealed for card in cards])
        self.sealed = [[] for _ in self.sealed]
        self.begin_round()
        if self.over:
            self.emit("result", TABLE, self.result_now().to_json())

    def refusal(self, seat: int, action: Action) -> Refusal:
        return Refusal("card-not-in-hand", {"card": action.text})

    def result_now(self) -> Result:
        return Result(self.scores.copy(), ranks_by([(score,) for score in self.scores]))

    def clone(self) -> State:
        rules = self.rules
        assert isinstance(rules, EnvelopesRules)
        twin = EnvelopesState(rules, self.seed)
        twin.over, twin.deciding_mask, twin.barriers = self.over, self.deciding_mask, self.barriers
        twin.scores, twin.round = self.scores.copy(), self.round
        twin.hands = [hand.copy() for hand in self.hands]
        twin.sealed = [cards.copy() for cards in self.sealed]
        twin.box, twin.played = self.box.copy(), self.played.copy()
        return twin

    def hide(self, seat: int) -> None:
        for other in range(self.rules.players):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])
                self.sealed[other] = [UNKNOWN] * len(self.sealed[other])
        self.box = [UNKNOWN] * len(self.box)

    def complete(self, seat: int, rng: Random) -> None:
        piles = [*self.hands, *self.sealed, self.box]
        seen = {card for pile in [*piles, self.played] for card in pile}
        rules = self.rules
        assert isinstance(rules, EnvelopesRules)
        unseen = [card for card in rules.deck if card not in seen]
        rng.shuffle(unseen)
        for pile in piles:
            pile[:] = sorted(unseen.pop() if card == UNKNOWN else card for card in pile)

    def check(self) -> None:
        rules = self.rules
        assert isinstance(rules, EnvelopesRules)
        piles = [*self.hands, *self.sealed, self.box, self.played]
        if sorted(card for pile in piles for card in pile) != rules.deck:
            raise BadPosition("position-cards-wrong", {"count": len(rules.deck)})
        held = {len(hand) + len(cards) for hand, cards in zip(self.hands, self.sealed, strict=True)}
        full = any(len(cards) > SEALED for cards in self.sealed) or (not self.over and not self.deciding_mask)
        if len(held) != 1 or full or self.over != (held.pop() < SEALED):
            raise BadPosition("position-phase-wrong", {"phase": "seal"})

    def to_json(self) -> Json:
        return {
            "game": self.rules.game.id,
            "round": self.round,
            "over": self.over,
            "deciding": self.deciding,
            "scores": self.scores.copy(),
            "hands": [_names(hand) for hand in self.hands],
            "sealed": [_names(cards) for cards in self.sealed],
            "box": _names(self.box),
            "played": _names(self.played),
        }


class Envelopes(Game):
    def __init__(self) -> None:
        super().__init__("envelopes", 1, (2, 4), [Option("hand", (5, 6), 5)], __name__)

    def make(self, players: int, options: Options) -> Rules:
        return EnvelopesRules(self, players, options)

    def sheet(self) -> list[str]:
        return ["envelopes"]


GAME = Envelopes()
