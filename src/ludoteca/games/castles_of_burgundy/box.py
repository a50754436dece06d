"""Everything in the box, for pages that show it before a table is created: what is printed, and which boards go with
whom."""

from typing import Final

from ludoteca.games.castles_of_burgundy import game_options
from ludoteca.games.castles_of_burgundy.components.boards import BOARD, CENTRE_START, OWN
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import BadSettings
from ludoteca.kernel.rules import Game, Options

EVERYTHING: Final[list[tuple[int, Options]]] = [
    (2, {BOARD: "dealt", "shields": True}),
    (2, {BOARD: "border-posts", "white_castles": True, "extra_tiles": True, "inns": True, "trade_routes": True}),
    (4, {BOARD: "12a", "team": True}),
    (4, {BOARD: "12b", "team": True}),
    (1, {BOARD: "13a"}),
    (1, {BOARD: "13b"}),
]
"""Games that together use every board and every tile of the box."""


class Way:
    """A way to play that differs in its boards: for so many players, with these options."""

    def __init__(self, name: str, fewest: int, most: int, options: Options, hindrance: str) -> None:
        self.name: Final = name
        self.fewest: Final = fewest
        self.most: Final = most
        self.options: Final = options
        self.hindrance: Final = hindrance
        """Why an ordinary board does not go with it; empty for the ordinary game."""


WAYS: Final = [
    Way("ordinary", 2, 4, {}, ""),
    Way("team", 2, 4, {"team": True}, "not-for-teams"),
    Way("solo", 1, 1, {}, "not-for-one"),
]
"""In the order in which a page looks: the last one that fits is meant."""


def box(game: Game) -> Json:
    """As `describe`, but of all that is in the box, not of what is on one table."""
    told: Json = {}
    for players, options in EVERYTHING:
        for name, value in game.rules(players, options).describe().items():
            known = told.setdefault(name, value)
            if isinstance(known, dict) and isinstance(value, dict):
                told[name] = {**known, **value}
    own = game_options.own_boards()
    choices = {choice: [board.name for board in boards] for choice, boards in game_options.board_choices().items()}
    told["choice_boards"] = {**choices, OWN: list(own)}
    told["copies"] = {name: board.copies for name, board in own.items()}
    told["own_board"] = CENTRE_START[0]
    told["ways"] = ways(game)
    return told


def ways(game: Game) -> list[Json]:
    playable = {way.name: playable_boards(game, way) for way in WAYS}
    return [
        {
            "fewest": way.fewest,
            "most": way.most,
            "options": way.options,
            "board": str(game.resolve_options(way.most, way.options)[BOARD]),
            "hindered": {
                choice: hindrance(choice, way, playable)
                for choice in [*game_options.board_choices(), OWN]
                if choice not in playable[way.name]
            },
        }
        for way in WAYS
    ]


def playable_boards(game: Game, way: Way) -> list[str]:
    """Lists the choices of boards that the rules accept."""
    found: list[str] = []
    for choice in [*game_options.board_choices(), OWN]:
        try:
            game.resolve_options(way.most, {**way.options, BOARD: choice})
        except BadSettings:
            continue
        found.append(choice)
    return found


def hindrance(choice: str, way: Way, playable: dict[str, list[str]]) -> str:
    """Says why a choice of boards does not go with a way to play."""
    if choice in playable["ordinary"]:
        return way.hindrance
    return "for-teams" if choice in playable["team"] else "for-one"
