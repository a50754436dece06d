"""Prepares a game: who begins, what everybody gets, which land, and where the first castle stands."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.actions import PutOnHex
from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.boards import CENTRE
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL, COLOURS, DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import (
    BONUSES,
    CASTLE,
    DICE,
    DIE_SIDES,
    FAR,
    KINDS,
    NO_TILE,
    NOBODY,
    STARTING,
    SUPPLIES,
)
from ludoteca.games.castles_of_burgundy.steps import START_CASTLE, Step, pop, push
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.kernel.actions import Action
from ludoteca.kernel.chance import Stream, shuffled

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

UNDECIDED: Final = -1


def set_up(state: "BurgundyState") -> None:
    lay_out(state)
    shuffle(state)
    roll_for_first_player(state)
    state.boards = boards_for_all(state)
    clear_lands(state)
    give_pieces(state)
    monasteries.refresh_powers(state)
    for module in state.settings.modules:
        module.set_up(state)
    ask_for_castles(state)


def lay_out(state: "BurgundyState") -> None:
    """Makes empty lists of the right sizes."""
    settings = state.settings
    count = settings.lands
    state.land = [FAR] * (count * settings.hexes)
    state.near = [0] * count
    state.left = [0] * (count * settings.areas)
    state.left_of_kind = [0] * (count * len(KINDS))
    state.marks = [0] * (count * settings.areas)
    state.keys = [[] for _ in range(settings.stores)]
    state.goods = [0] * (count * COLOURS)
    state.sold = [0] * (count * COLOURS)
    state.silver = [0] * count
    state.workers = [0] * count
    state.slots = [NO_TILE] * len(settings.slot_names)
    state.depot_goods = [0] * (DEPOTS * COLOURS)
    state.dice = [0] * (DICE * state.rules.players)
    state.bridge = list(range(state.rules.players))
    state.steps = [0] * state.rules.players
    state.bonuses = [NOBODY] * (BONUSES * len(KINDS))
    state.box = [0] * len(settings.tiles.names)
    state.drawn = [0] * len(SUPPLIES)
    state.start_hexes = [UNDECIDED] * count
    state.boards = [0] * count
    state.pending = []
    state.extra = [[] for _ in settings.modules]


def shuffle(state: "BurgundyState") -> None:
    state.pile = shuffled(state.seed, "shuffle goods", CENTRAL.goods)
    state.supplies = [
        shuffled(state.seed, f"shuffle {name}", supply)
        for name, supply in zip(SUPPLIES, state.settings.tiles.supplies, strict=True)
    ]


def roll_for_first_player(state: "BurgundyState") -> None:
    """Rolls for the first player: the highest die begins, ties roll again; the others follow clockwise."""
    stream = Stream(state.seed, "first player")
    players = state.rules.players
    rivals = list(range(players))
    while len(rivals) > 1:
        rolls = [stream.below(DIE_SIDES) for _ in rivals]
        rivals = [seat for seat, roll in zip(rivals, rolls, strict=True) if roll == max(rolls)]
    state.bridge = [(rivals[0] + place) % players for place in range(players)]
    state.order = state.bridge.copy()


def boards_for_all(state: "BurgundyState") -> list[int]:
    """Returns the boards that were chosen, or deals them from all that may be dealt."""
    settings = state.settings
    if settings.chosen_boards:
        return settings.chosen_boards[: settings.lands]
    dealt = shuffled(state.seed, "deal boards", list(range(len(settings.boards))))
    return dealt[: settings.lands]


def clear_lands(state: "BurgundyState") -> None:
    """Counts all hexes of areas and colours as free."""
    settings = state.settings
    for land, number in enumerate(state.boards):
        board = settings.boards[number]
        for area, size in enumerate(board.area_size):
            state.set_free(land, area, size)
        for kind in range(len(KINDS)):
            state.set_free_of_kind(land, kind, len(board.of_kind[kind]))


def give_pieces(state: "BurgundyState") -> None:
    """Gives silver, workers by turn order and three goods; the castle follows."""
    for place, seat in enumerate(state.bridge):
        land = state.settings.land_of[seat]
        state.silver[land] += CENTRAL.start_silver
        state.workers[land] += CENTRAL.start_workers[place]
    for land in range(state.settings.lands):
        first = CENTRAL.goods_in_piles + land * CENTRAL.goods_per_player
        for colour in state.pile[first : first + CENTRAL.goods_per_player]:
            state.add_to_store(land, colour, 1)


def ask_for_castles(state: "BurgundyState") -> None:
    """Puts castles into the middle or asks for them: openly in turn order (first on top), or secretly."""
    state.stage = STARTING
    way = state.settings.start_castle
    for seat in reversed(state.bridge):
        if seat not in state.settings.founders:
            continue
        if way == "secret":
            state.deciding_mask |= 1 << seat
        elif way == "open":
            push(state, seat, START_CASTLE)
        else:
            found_castle(state, seat, CENTRE)


class StartCastle(Step):
    """Asks where one's first castle stands, in turn order."""

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        for hex in state.board_of(seat).start_hexes:
            actions.append(state.settings.hex[hex])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        assert isinstance(action, PutOnHex)
        pop(state)
        found_castle(state, seat, action.hex)


def choosing_secretly(state: "BurgundyState") -> bool:
    return state.stage == STARTING and state.settings.start_castle == "secret"


def add_secret_castles(state: "BurgundyState", seat: int, actions: list[Action]) -> None:
    for hex in state.board_of(seat).start_hexes:
        actions.append(state.settings.hex[hex])


def choose_secretly(state: "BurgundyState", seat: int, action: Action) -> None:
    """Keeps a chosen hex hidden until everybody has chosen."""
    assert isinstance(action, PutOnHex)
    state.start_hexes = state.start_hexes.copy()
    state.start_hexes[state.settings.land_of[seat]] = action.hex
    state.deciding_mask &= ~(1 << seat)
    if state.listener is not None:
        state.emit("chose-castle", seat, state.board_of(seat).told(action.hex), ("hex", "number", "row", "place"))
    if not state.deciding_mask:
        state.barriers += 1
        for other in state.bridge:
            if other in state.settings.founders:
                found_castle(state, other, state.start_hexes[state.settings.land_of[other]])


def found_castle(state: "BurgundyState", seat: int, hex: int) -> None:
    """Puts the starting castle down: it gives no action and no points, even if it fills its area."""
    land = state.settings.land_of[seat]
    state.start_hexes = state.start_hexes.copy()
    state.start_hexes[land] = hex
    state.drawn = state.drawn.copy()
    tile = state.supplies[CASTLE][state.drawn[CASTLE]]
    state.drawn[CASTLE] += 1
    lands.cover(state, land, hex, tile)
    if state.listener is not None:
        state.emit("founded", seat, state.board_of(seat).told(hex))
