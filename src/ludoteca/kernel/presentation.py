"""What a user interface needs from a game besides its rules: how far previews go, what a thing is, what a page draws."""

from typing import TYPE_CHECKING, Final

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Value

if TYPE_CHECKING:
    from ludoteca.kernel.rules import Game, Options
    from ludoteca.kernel.state import State

UNLIMITED: Final = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation:
    """One object per game, `Game.presentation`. No rule, record or digest depends on it; a game overrides what it needs."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    # -- previews: the plans of a seat

    def alone(self, state: "State", seat: int) -> "State":
        """A clone in which a seat that decides together with others goes on as if it were alone."""
        return state.clone()

    def goes_on(self, state: "State", seat: int) -> bool:
        """Whether what the seat decides now is the rest of its last action (where to put a tile): one move of a plan."""
        return False

    def foresight(self) -> int:
        """How many of a seat's own decisions a page's plans look ahead; 1 where each is confirmed by itself."""
        return UNLIMITED

    def foretold(self, state: "State", seat: int, action: Action) -> list[Event]:
        """What plans tell of an action besides its events; `state` is the imagined one in which it was just taken."""
        return []

    # -- what lies on the table

    def about(self, thing: str) -> dict[str, Value]:
        """What is printed on a thing of the table, for its name and its help; nothing for what is not known."""
        return {}

    def things(self) -> dict[str, Json]:
        """What each thing of the table is, by its name: a `type` with fields, so that no page takes names apart.

        Of all that is in the box: whatever a pick, a position or an event may name. By default all picks, without fields.
        """
        picks: dict[str, Json] = {}
        for players in range(self.game.seats[0], self.game.seats[1] + 1):
            for options in self.game.option_sets(players):
                for action in self.game.rules(players, options).actions:
                    for pick in action.picks:
                        picks[pick] = {"type": "thing"}
        return picks

    def variants(self) -> list[str]:
        """Ways to play in which some things do something else: their help is `help-<thing>-<variant>`."""
        return []

    def standing(self, state: "State", seat: int) -> Json:
        """What a page shows of a seat besides the position: `points` it would have now, by source; nothing by default.

        Asked of an observation's position only, so that it tells nobody more than they know.
        """
        return {}

    def box(self) -> Json:
        """As `Rules.describe`, but of all that is in the box, for pages that show it before a table is made."""
        return {}

    def arrange(self, state: "State") -> None:
        """Sets right, in a position laid by hand, what follows from the rest of it: a supply, who decides. Nothing by default.

        What contradicts itself stays as it is: `State.check` says why.
        """

    # -- who sits where

    def board(self, options: "Options", seat: int) -> str:
        """What a seat's board is called, where players may have different ones, for statistics; nothing by default."""
        return ""

    def team(self, options: "Options", seat: int) -> int:
        """Seats with the same number win and lose together, for ratings; by default everybody plays for themselves."""
        return seat

    def reseated(self, options: "Options", order: list[int]) -> "Options":
        """The options when players changed seats: what was chosen for one of them goes along. `order` has each one's old seat."""
        return options
