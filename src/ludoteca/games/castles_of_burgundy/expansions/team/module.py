"""The team game: two players share a large land, its goods, silver and workers, and two of their key spaces."""

from typing import TYPE_CHECKING, Final, final

from ludoteca.games.castles_of_burgundy.actions import Discard, Place
from ludoteca.games.castles_of_burgundy.board import key_spaces, lands
from ludoteca.games.castles_of_burgundy.components.boards import BOARD, Board
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.team.boards import BOARDS, TEAMS
from ludoteca.games.castles_of_burgundy.steps import (
    HELD_TILE_ARGUMENT,
    NO_ARGUMENT,
    NUMBER_ARGUMENT,
    SOURCE_ARGUMENT,
    TILE_ARGUMENT,
    Step,
    deciding_step,
    first_argument,
    pop,
    push,
    second_argument,
    step_now,
    top_seat,
)
from ludoteca.kernel.actions import Action
from ludoteca.kernel.jsontext import Json, read_field
from ludoteca.kernel.refusals import BadPosition, BadSettings, Refusal
from ludoteca.kernel.result import Result, ranks_by
from ludoteca.kernel.rules import Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

OPTION: Final = "team"
TURN_ORDER: Final = [0, 2, 1, 3]
"""A1, B1, A2, B2."""
WORKERS: Final = [3, 5]
SPACES: Final = 2
"""Key spaces of a player alone, and of a team together."""

PRIVATE: Final = 0
SHARED: Final = 1
SIDES: Final = ["private", "shared"]
NO_SIDE: Final = -1
SIDE: Final = 0
"""Where the module keeps from which side a tile comes."""


# -- key spaces


@final
class ChooseKeySpaces(Action):
    """The player's own key spaces, or the team's."""

    def __init__(self, side: int) -> None:
        super().__init__("key", f"key {SIDES[side]}", (f"key {SIDES[side]}",))
        self.side = side

    def fields(self) -> dict[str, object]:
        return {"key": SIDES[self.side]}


class Team(Module):
    """Stores 0 to 3 are the players' own key spaces, 4 and 5 the teams'.

    Its own data is one number: from which side the tile comes that is just being placed, where that had to be asked.
    """

    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.keys: list[Action] = [ChooseKeySpaces(PRIVATE), ChooseKeySpaces(SHARED)]
        self.keep_step = -1
        self.make_room_step = -1
        self.side_step = -1

    def build(self) -> None:
        rules = self.settings
        rules.lands = len(TEAMS)
        rules.land_of = [team for seat in range(rules.players) for team in range(len(TEAMS)) if seat in TEAMS[team]]
        rules.founders = [seats[0] for seats in TEAMS]
        rules.key_spaces = SPACES
        rules.stores = rules.players + len(TEAMS)
        rules.stores_of = [[seat, rules.players + rules.land_of[seat]] for seat in range(rules.players)]
        none = NO_ARGUMENT
        self.keep_step = rules.add_step(KeepTile("keep", (HELD_TILE_ARGUMENT, none, none), self))
        self.make_room_step = rules.add_step(
            MakeRoomThere("make-room-there", (HELD_TILE_ARGUMENT, NUMBER_ARGUMENT, none), self)
        )
        self.side_step = rules.add_step(FromSide("from-key", (TILE_ARGUMENT, SOURCE_ARGUMENT, none), self))
        for action in self.keys:
            rules.actions.add(action)

    def store(self, seat: int, side: int) -> int:
        return self.settings.stores_of[seat][side]

    def has_room(self, state: "BurgundyState", seat: int, side: int) -> bool:
        return len(state.keys[self.store(seat, side)]) < SPACES

    # -- preparation

    def set_up(self, state: "BurgundyState") -> None:
        """Lets team A begin, and gives team B more workers."""
        state.bridge = TURN_ORDER.copy()
        state.order = TURN_ORDER.copy()
        state.workers = WORKERS.copy()
        self.set_own(state, [NO_SIDE])

    # -- tiles

    def receive(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        push(state, seat, self.keep_step, tile)
        return True

    def keep(self, state: "BurgundyState", seat: int, side: int, tile: int) -> None:
        state.add_key(self.store(seat, side), tile)
        if state.listener is not None:
            state.emit("kept", seat, {"tile": self.settings.tiles.names[tile], "key": SIDES[side]})

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        """Asks from which side a tile comes that both hold."""
        if not isinstance(action, Place):
            return False
        if any(action.tile not in state.keys[store] for store in self.settings.stores_of[seat]):
            return False
        push(state, seat, self.side_step, action.tile, action.source)
        return True

    def remove(self, state: "BurgundyState", seat: int, tile: int) -> bool:
        side = self.own(state)[SIDE]
        if side == NO_SIDE:
            return False
        self.set_own(state, [NO_SIDE])
        state.remove_key(self.store(seat, side), tile)
        return True

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseKeySpaces):
            return None
        if step_now(state) == self.keep_step:
            return Refusal("key-full", {"key": SIDES[action.side]})
        return Refusal("no-key-to-choose")

    # -- the end

    def result(self, state: "BurgundyState") -> Result:
        """Ranks teams by points; then by empty hexes; else both share the victory."""
        keys: list[tuple[int, ...]] = []
        for seats in TEAMS:
            keys.append((sum(state.scores[seat] for seat in seats), lands.empty_hexes(state, seats[0])))
        ranks = ranks_by(keys)
        return Result(state.scores.copy(), [ranks[team] for team in self.settings.land_of])

    # -- what people read

    def describe(self, told: Json) -> None:
        told["teams"] = [seats.copy() for seats in TEAMS]
        told["key_stores"] = [{"pick": f"key {side}", "spaces": SPACES} for side in SIDES]

    def standing(self, state: "BurgundyState", seat: int, told: Json) -> None:
        partners = TEAMS[self.settings.land_of[seat]]
        told["team_points"] = sum([state.scores[partner] for partner in partners])

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        side = self.own(state)[SIDE]
        data["teams"] = [seats.copy() for seats in TEAMS]
        data["from_key"] = None if side == NO_SIDE else SIDES[side]

    def load(self, state: "BurgundyState", data: Json) -> None:
        side = read_field(data, "from_key")
        if side is not None and side not in SIDES:
            raise BadPosition("position-field-wrong", {"field": "from_key"})
        self.set_own(state, [NO_SIDE if side is None else SIDES.index(str(side))])

    def check(self, state: "BurgundyState") -> None:
        """Checks that a side was only asked for a tile that it holds and whose hex is being chosen."""
        side = self.own(state)[SIDE]
        if side == NO_SIDE:
            return
        if not state.pending or first_argument(state) not in state.keys[self.store(top_seat(state), side)]:
            raise BadPosition("position-field-wrong", {"field": "from_key"})


class KeySpaceStep(Step):
    """Asks something about key spaces."""

    def __init__(self, name: str, arguments: tuple[str, str, str], module: Team) -> None:
        super().__init__(name, arguments)
        self.module = module


class KeepTile(KeySpaceStep):
    """Asks where a new tile (a) is kept. Only if all four spaces are full does another have to go."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for side in (PRIVATE, SHARED):
            if self.module.has_room(state, seat, side):
                actions.append(self.module.keys[side])
        if not actions:
            actions.extend(self.module.keys)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, ChooseKeySpaces)
        tile = first_argument(state)
        pop(state)
        if self.module.has_room(state, seat, action.side):
            self.module.keep(state, seat, action.side, tile)
        else:
            push(state, seat, self.module.make_room_step, tile, action.side)


class MakeRoomThere(KeySpaceStep):
    """Asks which tile of a side (b) goes into the box, so that the new one (a) finds a key space."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for tile in sorted(set(state.keys[self.module.store(seat, second_argument(state))])):
            actions.append(state.settings.discard[tile])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        tile, side = first_argument(state), second_argument(state)
        pop(state)
        state.remove_key(self.module.store(seat, side), action.tile)
        key_spaces.to_box(state, seat, action.tile)
        self.module.keep(state, seat, side, tile)

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Discard):
            return None
        if action.tile in key_spaces.types_held(state, seat):
            return Refusal("discard-there", {"key": SIDES[second_argument(state)]})
        return Refusal("tile-not-held", {"tile": action.name})


class FromSide(KeySpaceStep):
    """Asks from which side a tile (a) comes that both hold, for an action of a source (b)."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        actions.extend(self.module.keys)

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, ChooseKeySpaces)
        tile, source = first_argument(state), second_argument(state)
        pop(state)
        self.module.set_own(state, [action.side])
        deciding_step(state).play(state, seat, state.settings.place[source][tile])


class TeamExpansion(SwitchedExpansion):
    def board_choices(self) -> dict[str, list[Board]]:
        return {name: [board] for name, board in BOARDS.items()}

    def default_board(self, players: int, options: Options) -> str:
        return next(iter(BOARDS)) if options[OPTION] else ""

    def complete_options(self, players: int, options: Options) -> None:
        board = str(options["board"])
        if not options[OPTION]:
            if board in BOARDS:
                raise BadSettings("board-for-teams", {"board": board})
            return
        if players != sum(len(seats) for seats in TEAMS):
            raise BadSettings("team-of-four", {"players": players})
        if board not in BOARDS:
            raise BadSettings("team-board", {"option": BOARD, "value": board, "choices": list(BOARDS)})
        if options.get("start_castle", "open") != "open":
            raise BadSettings("start-castle-open", {"board": board})

    def make(self, rules: "BurgundyRules") -> Module:
        return Team(rules)

    def option_sets(self, players: int) -> list[Options]:
        if players != sum(len(seats) for seats in TEAMS):
            return []
        return [
            {OPTION: True},
            {OPTION: True, "board": "12b"},
            {OPTION: True, "white_castles": True},
            {OPTION: True, "extra_tiles": True},
            {OPTION: True, "inns": True},
            {OPTION: True, "board": "12b", "white_castles": True, "extra_tiles": True, "inns": True},
        ]
