"""Ends the game: scores what is left over and the monasteries, and finds who has won."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.board import lands
from ludoteca.games.castles_of_burgundy.components.central_board import CENTRAL
from ludoteca.games.castles_of_burgundy.components.kinds import OVER
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.kernel.events import TABLE
from ludoteca.kernel.result import Result, ranks_by

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def end_game(state: "BurgundyState") -> None:
    for module in state.settings.modules:
        if module.end_game(state):
            return
    state.emit("ended", TABLE, {})
    for seat in range(state.rules.players):
        if seat in state.settings.founders:
            score_left_over(state, seat)
            monasteries.score_at_end(state, seat)
    for module in state.settings.modules:
        module.final_points(state)
    close(state)


def close(state: "BurgundyState") -> None:
    """Closes the game: nothing more is decided."""
    state.stage = OVER
    state.over = True
    state.deciding_mask = 0
    state.emit("result", TABLE, state.result_now().to_json())


def score_left_over(state: "BurgundyState", seat: int) -> None:
    """Scores a point for each goods tile not sold, for each silver, for each two workers."""
    land = state.settings.land_of[seat]
    unsold = sum(state.goods_in_store(land))
    state.score(seat, unsold * CENTRAL.unsold_points, "left-over", "unsold-goods", {"count": unsold})
    silver, workers = state.silver[land], state.workers[land]
    state.score(seat, silver * CENTRAL.silver_points, "left-over", "silver", {"count": silver})
    state.score(seat, workers // 2 * CENTRAL.two_workers_points, "left-over", "workers", {"count": workers})


def result(state: "BurgundyState") -> Result:
    """Ranks players by points; then by empty hexes; then furthest back on the bridge."""
    for module in state.settings.modules:
        other = module.result(state)
        if other is not None:
            return other
    keys: list[tuple[int, ...]] = []
    for seat, points in enumerate(state.scores):
        keys.append((points, lands.empty_hexes(state, seat), state.bridge.index(seat)))
    return Result(state.scores.copy(), ranks_by(keys))
