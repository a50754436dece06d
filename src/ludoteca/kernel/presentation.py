"""What user interfaces need from a game besides its rules: the depth of previews, the types of things, what a page
draws."""

from typing import TYPE_CHECKING

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.plans import UNLIMITED
from ludoteca.kernel.refusals import Value

if TYPE_CHECKING:
    from ludoteca.kernel.rules import Game, Options
    from ludoteca.kernel.state import State

PreparableMove = list[list[str]]
"""The things of which one can be picked in each step of a move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation:
    """One object per game, `Game.presentation`. No rule, record or digest depends on it; a game overrides what it
    needs."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    # -- previews: the plans of a seat

    def alone(self, state: "State", seat: int) -> "State":
        """Returns a clone in which a seat that decides together with others continues as if it were alone."""
        return state.clone()

    def goes_on(self, state: "State", seat: int) -> bool:
        """Returns whether the seat's present decision continues its last action (where to put a tile), so that both
        are one move of a plan."""
        return False

    def foresight(self) -> int:
        """Returns how many of a seat's own decisions the page's plans look ahead; 1 if each is confirmed separately."""
        return UNLIMITED

    def foretold(self, state: "State", seat: int, action: Action) -> list[Event]:
        """Returns events that plans show for an action besides its own; `state` is the imagined one in which it was
        just taken."""
        return []

    # -- what lies on the table

    def about(self, thing: str) -> dict[str, Value]:
        """Returns the variables of a thing's name and help: what is printed on it; empty for an unknown thing."""
        return {}

    def things(self) -> dict[str, Json]:
        """Returns all things of the game by name, each with a `type` and fields, so that no page has to parse names.

        It contains everything in the box: whatever a pick, a position or an event may name. By default all picks,
        without fields.
        """
        picks: dict[str, Json] = {}
        for players in range(self.game.seats[0], self.game.seats[1] + 1):
            for options in self.game.option_sets(players):
                for action in self.game.rules(players, options).actions:
                    for pick in action.picks:
                        picks[pick] = {"type": "thing"}
        return picks

    def variants(self) -> list[str]:
        """Returns the variants of the game in which some things work differently: their help is
        `help-<thing>-<variant>`."""
        return []

    def standing(self, state: "State", seat: int) -> Json:
        """Returns what a page shows of a seat besides the position: `points` it would have now, by source; empty by
        default.

        It is called with an observation's position only, so that it reveals nothing.
        """
        return {}

    def preparable(self, state: "State", seat: int) -> list[PreparableMove] | None:
        """Returns what the seat can prepare for its next decision while others decide; by default None: any one thing.

        It is called with the position of the seat's own observation only, so that it reveals nothing.
        """
        return None

    def box(self) -> Json:
        """Returns the same as `Rules.describe` for everything in the box, for pages that show it before a table is
        created."""
        return {}

    def arrange(self, state: "State") -> None:
        """Corrects derived parts of an edited position, such as a supply or who decides. Does nothing by default.

        Contradictions are left as they are: `State.check` reports them.
        """

    # -- seating

    def board_option(self) -> str:
        """Returns the option by which boards are chosen, if players may have different ones; empty by default."""
        return ""

    def board(self, options: "Options", seat: int) -> str:
        """Returns the name of a seat's board, if players may have different ones, for statistics; empty by default."""
        return ""

    def team(self, options: "Options", seat: int) -> int:
        """Returns a seat's team: seats with the same number win and lose together, for ratings. By default everybody
        is alone."""
        return seat

    def reseated(self, options: "Options", order: list[int]) -> "Options":
        """Returns the options after players changed seats: options chosen for a seat move with its player. `order` has
        each one's old seat."""
        return options
