"""Writes, reads and checks what the solo game adds to a position: counter, target, gains, goods that left it."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.solo import counter, order, ships
from ludoteca.games.castles_of_burgundy.expansions.solo.counter import (
    CHOSEN,
    COUNTER,
    GAINS,
    LARGEST_GAIN,
    OPTION,
    REMOVED,
    SALE,
    SWAPS,
    TARGET,
    TARGET_LOWEST,
    TARGETS,
)
from ludoteca.games.castles_of_burgundy.position.json_reader import as_goods
from ludoteca.games.castles_of_burgundy.position.json_writer import write_goods
from ludoteca.games.castles_of_burgundy.steps import frames
from ludoteca.kernel.jsontext import Json, read_bool, read_dict, read_int, read_ints, read_list
from ludoteca.kernel.refusals import BadPosition

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


def write(module: "Solo", state: "BurgundyState", data: "WrittenState") -> None:
    own = module.own(state)
    data["counter"] = own[COUNTER]
    data["target"] = own[TARGET]
    data["points_for_sale"] = bool(own[SALE])
    data["order_chosen"] = order.order_chosen(module, state)
    data["swaps"] = own[SWAPS]
    data["gains"] = own[GAINS:]
    data["goods_removed"] = write_goods(own[REMOVED:GAINS])


def load(module: "Solo", state: "BurgundyState", data: Json) -> None:
    own = [0] * GAINS
    own[TARGET] = read_int(data, "target", TARGET_LOWEST, max(TARGETS))
    own[COUNTER] = read_int(data, "counter", 0, own[TARGET] - 1)
    own[SALE] = int(read_bool(data, "points_for_sale"))
    own[CHOSEN] = len(state.pending) if read_bool(data, "order_chosen") else 0
    own[SWAPS] = read_int(data, "swaps", 0, module.blanks)
    own[REMOVED:GAINS] = as_goods(read_dict(data, "goods_removed"), "goods_removed")
    gains = read_ints(data, "gains", len(read_list(data, "gains")), 1, LARGEST_GAIN)
    module.set_own(state, own + gains)


def check(module: "Solo", state: "BurgundyState") -> None:
    """Gains wait exactly as long as their step does, swaps as long as there are goods; the target is where its steps lead."""
    waiting = [frame.step for frame in frames(state)]
    own = module.own(state)
    if waiting.count(module.gains_step) != min(1, len(own) - GAINS):
        raise BadPosition("position-field-wrong", {"field": "gains"})
    if module.swap_step in waiting and not ships.has_price(state, 0):
        raise BadPosition("position-field-wrong", {"field": "pending"})
    target = module.settings.options[OPTION]
    assert isinstance(target, int)
    low = own[TARGET] == TARGET_LOWEST
    if own[TARGET] > target or ((target - own[TARGET]) % counter.TARGET_STEP and not low):
        raise BadPosition("position-field-wrong", {"field": "target"})
