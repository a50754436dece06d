"""A game of Mille Fiori in progress: what lies where, whose turn it is, and how it is written down."""

from random import Random
from typing import TYPE_CHECKING, final

from ludoteca.games.mille_fiori import refusals, rounds
from ludoteca.games.mille_fiori.board import (
    AREAS,
    BOARD,
    BONUS_AREAS,
    BONUS_SPACES,
    COMMONERS,
    NOBLES,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.mille_fiori.phases import CHOOSE, NO_CARD, NOBODY, OVER, PHASES, UNKNOWN
from ludoteca.games.mille_fiori.position import hidden_information, validation
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import (
    Json,
    as_int,
    as_str,
    plain,
    read_bool,
    read_dict,
    read_int,
    read_ints,
    read_list,
    read_str,
    read_strs,
)
from ludoteca.kernel.observation import HIDDEN
from ludoteca.kernel.refusals import BadPosition, Refusal
from ludoteca.kernel.result import Result, ranks_by
from ludoteca.kernel.rules import Rules
from ludoteca.kernel.state import State

if TYPE_CHECKING:
    from ludoteca.games.mille_fiori.json_types import WrittenState
    from ludoteca.games.mille_fiori.rules import MilleFioriRules


@final
class MilleFioriState(State):
    """`held` and `filled` are masks of an area's places, `held` strided by seat. Hands are sorted, strided by hand size.

    A chosen card leaves the hand and waits in `chosen` until it is used; `card` is the extra card in use.
    """

    def __init__(self, rules: Rules, settings: "MilleFioriRules", seed: bytes) -> None:
        super().__init__(rules, seed)
        self.settings = settings
        self.phase = CHOOSE
        self.round = 0
        self.pass_ = 0
        self.start = 0
        self.turn = 0
        self.ending = False
        self.lone = False
        self.card = NO_CARD
        self.dealt = 0
        self.deck: list[int] = []
        self.display: list[int] = []
        self.discard: list[int] = []
        self.hands: list[int] = []
        self.chosen: list[int] = []
        self.held: list[int] = []
        self.filled: list[int] = []
        self.bonuses: list[int] = []
        self.supply: list[int] = []
        self.reserve: list[int] = []
        self.ships: list[int] = []

    def lay_out(self) -> None:
        """An empty board, and everybody's pieces beside it."""
        players = self.rules.players
        self.hands = [NO_CARD] * (players * BOARD.hand)
        self.chosen = [NO_CARD] * players
        self.held = [0] * (players * len(AREAS))
        self.filled = [0] * len(AREAS)
        self.bonuses = [NOBODY] * (BONUS_AREAS * BONUS_SPACES)
        self.supply = [BOARD.diamonds - BOARD.reserve] * players
        self.reserve = [BOARD.reserve] * players
        self.ships = [0] * players

    def chapter(self) -> int:
        return self.round

    def clone(self) -> State:
        twin = MilleFioriState(self.rules, self.settings, self.seed)
        twin.over = self.over
        twin.deciding_mask = self.deciding_mask
        twin.barriers = self.barriers
        twin.scores = self.scores.copy()
        twin.phase = self.phase
        twin.round = self.round
        twin.pass_ = self.pass_
        twin.start = self.start
        twin.turn = self.turn
        twin.ending = self.ending
        twin.lone = self.lone
        twin.card = self.card
        twin.dealt = self.dealt
        twin.deck = self.deck  # shared: a shuffled pile never changes, only the cursor moves
        twin.display = self.display.copy()
        twin.discard = self.discard.copy()
        twin.hands = self.hands.copy()
        twin.chosen = self.chosen.copy()
        twin.held = self.held.copy()
        twin.filled = self.filled.copy()
        twin.bonuses = self.bonuses.copy()
        twin.supply = self.supply.copy()
        twin.reserve = self.reserve.copy()
        twin.ships = self.ships.copy()
        return twin

    # -- whose turn it is

    @property
    def active(self) -> int:
        """The seat whose turn it is; while all choose at once, the seat that will play first."""
        return (self.start + self.turn) % len(self.scores)

    @property
    def card_in_use(self) -> int:
        return self.card if self.card != NO_CARD else self.chosen[self.active]

    def hand(self, seat: int) -> list[int]:
        return [card for card in self.hand_slots(seat) if card != NO_CARD]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        hand = sorted(cards)
        first = seat * BOARD.hand
        for place in range(BOARD.hand):
            self.hands[first + place] = hand[place] if place < len(hand) else NO_CARD

    # -- what lies where: the strides of the lists are known here only

    def hand_slots(self, seat: int) -> list[int]:
        """Returns the cards of a hand; free places, at its end, are NO_CARD."""
        return self.hands[seat * BOARD.hand : (seat + 1) * BOARD.hand]

    def placed_in(self, seat: int, area: int) -> int:
        """Returns the mask of a seat's diamonds in an area."""
        return self.held[seat * len(AREAS) + area]

    def placed_by_area(self, seat: int) -> list[int]:
        return self.held[seat * len(AREAS) : (seat + 1) * len(AREAS)]

    def put_diamond(self, seat: int, area: int, spot: int) -> None:
        self.held[seat * len(AREAS) + area] |= 1 << spot
        self.filled[area] |= 1 << spot

    def bonus_owner(self, area: int, slot: int) -> int:
        """Returns who has a bonus space of an area, or NOBODY; slot 0 is the highest."""
        return self.bonuses[area * BONUS_SPACES + slot]

    def bonus_owners(self, area: int) -> list[int]:
        return self.bonuses[area * BONUS_SPACES : (area + 1) * BONUS_SPACES]

    def set_bonus_owner(self, area: int, slot: int, seat: int) -> None:
        self.bonuses[area * BONUS_SPACES + slot] = seat

    # -- rules

    def legal(self, seat: int) -> list[Action]:
        return rounds.legal(self, seat)

    def play(self, seat: int, action: Action) -> None:
        rounds.play(self, seat, action)

    def refusal(self, seat: int, action: Action) -> Refusal:
        return refusals.refusal(self, seat, action)

    def likeliest(self, seat: int, actions: list[Action]) -> Action:
        return refusals.likeliest(self, seat, actions)

    def refuse_thing(self, seat: int, thing: str) -> Refusal:
        return refusals.refuse_thing(self, seat, thing) or super().refuse_thing(seat, thing)

    def result_now(self) -> Result:
        """Most points; in a tie the English edition asks for fewer diamonds left, the revised one shares the win."""
        keys = [(points,) for points in self.scores]
        if self.settings.tie_by_diamonds:
            left = [self.supply[seat] + self.reserve[seat] for seat in range(len(self.scores))]
            return Result(self.scores.copy(), ranks_by([(key[0], -left[seat]) for seat, key in enumerate(keys)]))
        return Result(self.scores.copy(), ranks_by([*keys]))

    def all_cards(self) -> list[int]:
        """Every card of the game, wherever it is."""
        held = [card for card in [*self.hands, *self.chosen, self.card] if card != NO_CARD]
        return held + self.display + self.discard + self.deck[self.dealt :]

    def diamonds_out(self, seat: int) -> int:
        """How many diamonds of this seat lie on the board, bonus spaces included."""
        return sum(mask.bit_count() for mask in self.placed_by_area(seat)) + self.bonuses.count(seat)

    def check(self) -> None:
        validation.check(self)

    # -- knowledge

    def hide(self, seat: int) -> None:
        hidden_information.hide(self, seat)

    def complete(self, seat: int, rng: Random) -> None:
        hidden_information.complete(self, rng)

    def redraw(self, rng: Random) -> None:
        super().redraw(rng)
        hidden_information.shuffle_rest(self, rng)

    # -- JSON

    def to_json(self) -> Json:
        seats = range(len(self.scores))
        written: WrittenState = {
            "game": "mille-fiori",
            "phase": PHASES[self.phase],
            "round": self.round,
            "rounds": self.settings.rounds,
            "pass": self.pass_ + 1,
            "passes": self.settings.plays,
            "start": self.start,
            "active": None if self.over or len(self.deciding) > 1 or self._sealed() else self.active,
            "ending": self.ending,
            "deciding": self.deciding,
            "scores": self.scores.copy(),
            "supply": self.supply.copy(),
            "reserve": self.reserve.copy(),
            "ships": self.ships.copy(),
            "spaces": self._owners(),
            "bonuses": {
                "workshops": self._bonus_owners(WORKSHOPS),
                "residences": self._bonus_owners(RESIDENCES),
                "nobles": self._bonus_owners(NOBLES),
                "commoners": self._bonus_owners(COMMONERS),
                "trade": self._bonus_owners(TRADE),
            },
            "display": _names(self.display),
            "discard": _names(self.discard),
            "hands": [_names(self.hand(seat)) for seat in seats],
            "chosen": [None if card == NO_CARD else _name(card) for card in self.chosen],
            "card": None if self.card == NO_CARD else _name(self.card),
            "deck": _names(self.deck[self.dealt :]),
        }
        return plain(written)

    def _bonus_owners(self, area: int) -> list[int | None]:
        return [None if owner == NOBODY else owner for owner in self.bonus_owners(area)]

    def _sealed(self) -> bool:
        return self.phase == CHOOSE and not self.settings.on_turn

    def _owners(self) -> dict[str, int]:
        owners: dict[str, int] = {}
        for space, name in enumerate(BOARD.space_names):
            area = BOARD.space_area[space]
            for seat in range(len(self.scores)):
                if self.placed_in(seat, area) >> BOARD.place_of(space) & 1:
                    owners[name] = seat
        return owners


def _name(card: int) -> str:
    return HIDDEN if card == UNKNOWN else BOARD.card_names[card]


def _names(cards: list[int]) -> list[str]:
    return [_name(card) for card in cards]


def _card(name: object, field: str) -> int:
    card = UNKNOWN if name == HIDDEN else BOARD.card_number.get(as_str(name, field))
    if card is None:
        raise BadPosition("position-name-unknown", {"field": field, "name": str(name)})
    return card


def _cards(names: list[object], field: str) -> list[int]:
    return [_card(name, field) for name in names]


def load_state(rules: Rules, settings: "MilleFioriRules", data: Json) -> MilleFioriState:
    """Reads a position. The kernel compares what it reads with what is written, field by field."""
    state = MilleFioriState(rules, settings, b"")
    state.lay_out()
    players = rules.players
    phase = read_str(data, "phase")
    if phase not in PHASES:
        raise BadPosition("position-field-wrong", {"field": "phase"})
    state.phase = PHASES.index(phase)
    state.over = state.phase == OVER
    state.round = read_int(data, "round", 1, settings.rounds)
    state.pass_ = read_int(data, "pass", 1, settings.plays) - 1
    state.start = read_int(data, "start", 0, players - 1)
    state.ending = read_bool(data, "ending")
    state.scores = read_ints(data, "scores", players, 0, 10_000)
    state.supply = read_ints(data, "supply", players, 0, BOARD.diamonds - BOARD.reserve)
    state.reserve = read_ints(data, "reserve", players, 0, BOARD.reserve)
    state.ships = read_ints(data, "ships", players, 0, BOARD.sea_last)
    state.turn = 0
    if data.get("active") is not None:
        state.turn = (read_int(data, "active", 0, players - 1) - state.start) % players
    _load_spaces(state, read_dict(data, "spaces"))
    _load_bonuses(state, read_dict(data, "bonuses"))
    _load_cards(state, data)
    for seat in read_ints(data, "deciding", len(read_list(data, "deciding")), 0, players - 1):
        state.deciding_mask |= 1 << seat
    return state


def _load_spaces(state: MilleFioriState, owners: Json) -> None:
    for name, owner in owners.items():
        if name not in BOARD.space_number:
            raise BadPosition("position-name-unknown", {"field": "spaces", "name": name})
        space = BOARD.space_number[name]
        seat = as_int(owner, "spaces", 0, state.rules.players - 1)
        state.put_diamond(seat, BOARD.space_area[space], BOARD.place_of(space))


def _load_bonuses(state: MilleFioriState, bonuses: Json) -> None:
    state.bonuses = []
    for area in AREAS[:BONUS_AREAS]:
        for owner in read_list(bonuses, area, BONUS_SPACES):
            state.bonuses.append(NOBODY if owner is None else as_int(owner, "bonuses", 0, state.rules.players - 1))


def _load_cards(state: MilleFioriState, data: Json) -> None:
    state.display = sorted(_cards(list(read_strs(data, "display")), "display"))
    state.discard = _cards(list(read_strs(data, "discard")), "discard")
    state.deck = _cards(list(read_strs(data, "deck")), "deck")
    state.card = NO_CARD if data.get("card") is None else _card(data["card"], "card")
    for seat, cards in enumerate(read_list(data, "hands", state.rules.players)):
        if not isinstance(cards, list) or len(cards) > BOARD.hand:
            raise BadPosition("position-field-wrong", {"field": "hands"})
        state.set_hand(seat, _cards(cards, "hands"))
    chosen = read_list(data, "chosen", state.rules.players)
    state.chosen = [NO_CARD if name is None else _card(name, "chosen") for name in chosen]
