"""The game's settings: seats, editions, single options; and the actions they allow."""

from typing import Final

from ludoteca.games.mille_fiori import rounds
from ludoteca.games.mille_fiori.actions import Choose, Decline, Extra, Place, Sail
from ludoteca.games.mille_fiori.board import AREAS, BOARD, HARBOR
from ludoteca.games.mille_fiori.presentation import printed
from ludoteca.games.mille_fiori.presentation.presentation import MilleFioriPresentation
from ludoteca.games.mille_fiori.state import MilleFioriState, load_state
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.rules import Game, Option, Options, Rules
from ludoteca.kernel.state import State

EDITIONS: Final[dict[str, Options]] = {
    "revised": {"bonus_points": "at-once", "empty_display": "nothing", "tie": "shared", "ship_move": "optional"},
    "english": {"bonus_points": "at-end", "empty_display": "5-points", "tie": "diamonds", "ship_move": "compulsory"},
}
"""Where the two rule texts really differ. Each difference is an option that can also be set by itself."""

OPTIONS: Final = [
    Option("edition", ("revised", "english"), "revised"),
    Option("choice", ("simultaneous", "on-turn"), "simultaneous"),
    Option("bonus_points", ("at-once", "at-end"), None),
    Option("empty_display", ("nothing", "5-points"), None),
    Option("tie", ("shared", "diamonds"), None),
    Option("ship_move", ("optional", "compulsory"), None),
]


class MilleFioriRules(Rules):
    """Options as plain flags, and the actions by what they are about."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        setup = BOARD.setup[str(players)]
        self.display_at_start = setup["display"]
        self.plays = setup["plays"]
        self.rounds = setup["rounds"]
        self.on_turn = options["choice"] == "on-turn"
        self.bonus_at_once = options["bonus_points"] == "at-once"
        self.empty_display_points = BOARD.empty_display_points if options["empty_display"] == "5-points" else 0
        self.tie_by_diamonds = options["tie"] == "diamonds"
        self.may_stay = options["ship_move"] == "optional"
        self._make_actions()

    def _make_actions(self) -> None:
        self.choose: list[Action] = [Choose(card, name) for card, name in enumerate(BOARD.card_names)]
        self.extra: list[Action] = [Extra(card, name) for card, name in enumerate(BOARD.card_names)]
        self.place: list[Action] = [Place(space, name, False) for space, name in enumerate(BOARD.space_names)]
        self.sail: Action = Sail()
        self.decline: Action = Decline()
        first = BOARD.area_first[HARBOR]
        self.stay: list[Action] = []
        if self.may_stay:
            self.stay = [Place(first + ship, name, True) for ship, name in enumerate(BOARD.space_names[first:])]
        for action in [*self.choose, *self.extra, *self.place, self.sail, self.decline, *self.stay]:
            self.actions.add(action)

    def start(self, seed: bytes) -> State:
        state = MilleFioriState(self, self, seed)
        rounds.set_up(state)
        return state

    def describe(self) -> Json:
        return printed.describe()

    def load(self, data: Json) -> State:
        return load_state(self, self, data)


class MilleFiori(Game):
    def __init__(self) -> None:
        super().__init__("mille-fiori", 1, (2, printed.MOST_PLAYERS), OPTIONS, "ludoteca.games.mille_fiori")
        self.presentation = MilleFioriPresentation(self)

    def complete_options(self, players: int, options: Options) -> Options:
        return EDITIONS[str(options["edition"])] | options

    def make(self, players: int, options: Options) -> Rules:
        return MilleFioriRules(self, players, options)

    def sheet(self) -> list[str]:
        return [*AREAS, "sea", "bonus", "display"]


GAME: Final = MilleFiori()
