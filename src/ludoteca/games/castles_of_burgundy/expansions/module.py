"""How an expansion joins the game: a module that is there or not, and hooks that cost nothing when none is.

An expansion is a file (or package) of its own with two classes, and one line in `expansions.py`:

* `Expansion` describes it before a game exists: its options (`options`, and further choices of `board`), what it excludes
  (`settle` raises BadSettings), whether it is in play (`present`), and `make(rules)`, which gives its `Module`.
* `Module` lives in one rules object, `self.settings`. In `build` it adds tile types (`add_tile`, `add_monastery`, then
  `tiles.stock`, or `tiles.set_aside` for what is in no supply), steps (`add_step` gives the number to push), effects (`add_effect`, for free actions), slots (`add_slot`,
  spaces whose tiles are for sale) and actions (`actions.add`; its block follows those of the modules before it). It may
  change who shares what (`land_of`, `stores_of`, `founders`, `lands`, `stores`) and how much room there is (`key_spaces`,
  `goods_spaces`). It overrides the hooks it needs.

What a module keeps of a game lies in `self.own(state)`, a list of ints that `set_up` fills and `clone` copies;
`to_json` and `load` write and read it. What a module changes in a number of the rules is a seat's power: `change_powers`.
Whoever's tiles or shields change calls `monasteries.refresh_powers(state)`. A choice of a module's own is a `Step`: `steps.push` it, and
it is asked as soon as it is on top of the stack. Points go through `state.score`, workers and silver through
`state.gain_workers` and `state.gain_silver`. Lists strided by seat: scores, dice, powers, bridge steps. Strided by land
(`settings.land_of[seat]`; in the base game the same number): land, areas, goods, silver, workers. Key spaces are stores
(`settings.stores_of[seat]`).
"""

from random import Random
from typing import TYPE_CHECKING

from ludoteca.kernel.actions import Action
from ludoteca.kernel.compiling import mypyc_attr
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.result import Result
from ludoteca.kernel.rules import Option, Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.components.boards import Board
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """Hooks in the order of the game. What a hook pushes on the stack is decided before what was pushed earlier."""

    def __init__(self, rules: "BurgundyRules") -> None:
        self.settings = rules
        self.place = -1
        """Where its list is in `state.extra`; given by the rules."""

    def own(self, state: "BurgundyState") -> list[int]:
        """What this module keeps of a game."""
        return state.extra[self.place]

    def set_own(self, state: "BurgundyState", numbers: list[int]) -> None:
        state.extra[self.place] = numbers

    # -- before the first game

    def build(self) -> None:
        """Adds tiles, steps, effects, slots and actions to `self.settings`."""

    # -- preparation

    def set_up(self, state: "BurgundyState") -> None:
        """After everything of the base game has been laid out, before starting castles are chosen."""

    def phase_begins(self, state: "BurgundyState") -> None:
        """After the depots have been filled."""

    def round_begins(self, state: "BurgundyState") -> None:
        """After the dice were rolled and the goods tile was placed."""

    def turn_begins(self, state: "BurgundyState", seat: int) -> None:
        """Before the seat's first decision."""

    # -- a turn

    def add_die_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """What else a player can do with unused dice."""

    def add_free_actions(self, state: "BurgundyState", seat: int, effect: int, actions: list[Action]) -> None:
        """What else a free action of this effect can be."""

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        """What the seat whose turn it is can do on top of any decision, as it can buy."""

    def can_wait(self, state: "BurgundyState", seat: int) -> bool:
        """Whether other effects may come before the one that is asked now."""
        return False

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        """Plays an action that one of these three hooks offered; False if it is none of this module's."""
        return False

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        """Why an action of this module is not possible now; None if it is none of this module's."""
        return None

    # -- powers

    def add_monasteries(self, state: "BurgundyState", seat: int, found: list[int]) -> None:
        """Monasteries that work for this seat though they are not in its land."""

    def change_powers(self, state: "BurgundyState", seat: int, powers: list[int]) -> None:
        """Changes the seat's fresh powers, monasteries already considered."""

    # -- tiles

    def receive(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Where a taken tile goes, if that is not simply a free key space; False to leave it to the base game."""
        return False

    def remove(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        """Which of equal tiles leaves its key space; False to leave it to the base game."""
        return False

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        """After area and colour points, before the tile's effect; what is pushed here is decided after that effect."""

    def effect(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> bool:
        """The effect of a tile of this module, instead of its kind's; False if it is none."""
        return False

    def settled(self, state: "BurgundyState", seat: int) -> None:
        """After a placed tile has had all its points and its effect has begun."""

    def livestock_points(self, state: "BurgundyState", seat: int, tile: int, hex: int, herd: list[int]) -> None:
        """Adds to `herd` the animals of further tiles that score with this one."""

    def colour_completed(self, state: "BurgundyState", seat: int, kind: int) -> bool:
        """Instead of the colour's bonus tile; False to leave it to the base game."""
        return False

    def lifted(self, state: "BurgundyState", slot: int) -> None:
        """After a tile left its space of the central board (`state.lift`); a stack shows its next one."""

    def sold(self, state: "BurgundyState", seat: int, colour: int, count: int) -> None:
        """After a sale and its income."""

    def gained_workers(self, state: "BurgundyState", seat: int, count: int) -> None:
        """After somebody took workers from the stock."""

    def score(self, state: "BurgundyState", seat: int, points: int, source: str, reason: str) -> int:
        """The points that really count."""
        return points

    # -- the ends

    def phase_ends(self, state: "BurgundyState") -> None:
        """After the last turn of a phase, before mines pay. Modules are asked in order; the last pushed decides first."""

    def end_game(self, state: "BurgundyState") -> bool:
        """Instead of the final scoring; False to leave it to the base game."""
        return False

    def count(self, state: "BurgundyState", seat: int, what: str) -> int:
        """How many more things of a name that a monastery counts at the end (`counts` in the tile file)."""
        return 0

    def final_points(self, state: "BurgundyState") -> None:
        """After the base game's final scoring."""

    def result(self, state: "BurgundyState") -> Result | None:
        """Another way to win; None to leave it to the base game."""
        return None

    # -- what people read

    def describe(self, told: Json) -> None:
        """Adds what is printed on this module's pieces, for pages that draw them."""

    def add_fields(self, state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
        """What an action of this module means in this position (see `naming`)."""

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: Json) -> None:
        """Adds its fields to the position."""

    def load(self, state: "BurgundyState", data: Json) -> None:
        """Reads them; raises BadPosition."""

    def check(self, state: "BurgundyState") -> None:
        """Raises BadPosition unless a game could stand so."""

    def tiles_held(self, state: "BurgundyState") -> list[int]:
        """Hex tiles that lie in places of this module's own, so that all are always somewhere."""
        return []

    def goods_held(self, state: "BurgundyState") -> list[int]:
        """Goods tiles that lie in places of this module's own."""
        return []

    def hide(self, state: "BurgundyState", seat: int) -> None:
        """Removes from this clone what the seat does not know."""

    def complete(self, state: "BurgundyState", seat: int, rng: Random) -> None:
        """Fills it in again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What people can choose, before any game exists."""

    def __init__(self, name: str) -> None:
        self.name = name

    def options(self) -> list[Option]:
        return []

    def board_choices(self) -> dict[str, list["Board"]]:
        """Further choices of the option `board`: one board for everybody, or several to be dealt."""
        return {}

    def own_boards(self) -> list["Board"]:
        """Further boards that a player may choose for himself (`board=own`)."""
        return []

    def default_board(self, players: int, options: Options) -> str:
        """The board of a game for which nobody names one; empty to leave it to the base game."""
        return ""

    def fewest_players(self) -> int:
        """From how many players on it asks for option sets; one that allows fewer than the base game says so."""
        return 2

    def present(self, players: int, options: Options) -> bool:
        """Whether settled options bring it into play."""
        return False

    def settle(self, players: int, options: Options) -> None:
        """Fills in what other options decide, in place; raises BadSettings where options exclude one another."""

    def make(self, rules: "BurgundyRules") -> Module:
        raise NotImplementedError

    def option_sets(self, players: int) -> list[Options]:
        """Settings that the conformance kit plays through."""
        return []

    def sheet(self) -> list[str]:
        """Further lines of the score sheet."""
        return []
