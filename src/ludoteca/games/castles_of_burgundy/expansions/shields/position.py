"""Writes, reads and checks the shields of a position."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import NOBODY
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers, taking
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import shield_name
from ludoteca.kernel.jsontext import Json, as_dict, as_int, as_list, as_str, read_bool, read_dict, read_list
from ludoteca.kernel.refusals import BadPosition

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

FIELD: Final = "shields"


def write(module: "Shields", state: "BurgundyState", data: "WrittenState") -> None:
    own = module.own(state)
    copied = own[numbers.COPIED]
    data[FIELD] = {
        "depots": [[shield_name(shield) for shield in module.at_depot(state, depot)] for depot in range(DEPOTS)],
        "held": [write_held(module, state, seat) for seat in range(state.rules.players)],
        "copied": None if copied == NOBODY else copied,
        "die_set": bool(own[numbers.DIE_SET]),
    }


def write_held(module: "Shields", state: "BurgundyState", seat: int) -> dict[str, str]:
    """Writes a seat's shields by the hex of the castle that carries each."""
    own = module.own(state)
    names = state.board_of(seat).hex_names
    return {names[own[numbers.CASTLE_HEX + shield]]: shield_name(shield) for shield in module.held(state, seat)}


def read(module: "Shields", state: "BurgundyState", data: Json) -> None:
    fields = read_dict(data, FIELD)
    own = module.nothing_yet()
    for depot, value in enumerate(read_list(fields, "depots", DEPOTS)):
        there = as_list(value, FIELD)
        if len(there) > module.spaces_at(depot):
            raise BadPosition("position-shields-wrong", {"field": FIELD})
        module.lay_at_depot(own, depot, [as_shield(name) for name in there])
    for seat, value in enumerate(read_list(fields, "held", state.rules.players)):
        names = state.board_of(seat).hex_names
        for hex, name in as_dict(value, FIELD).items():
            if hex not in names:
                raise BadPosition("position-name-unknown", {"field": FIELD, "name": hex})
            shield = as_shield(name)
            own[numbers.HOLDER + shield] = seat
            own[numbers.CASTLE_HEX + shield] = names.index(hex)
    copied = fields.get("copied")
    if copied is not None:
        own[numbers.COPIED] = as_int(copied, FIELD, 0, state.rules.players - 1)
    own[numbers.DIE_SET] = int(read_bool(fields, "die_set"))
    module.set_own(state, own)


def as_shield(value: object) -> int:
    name = as_str(value, FIELD)
    for shield in range(1, numbers.SHIELDS + 1):
        if shield_name(shield) == name:
            return shield
    raise BadPosition("position-name-unknown", {"field": FIELD, "name": name})


def check(module: "Shields", state: "BurgundyState") -> None:
    """Checks that each shield is in one place at most, on a castle of its own, and that a copied player is another."""
    own = module.own(state)
    somewhere = [shield for depot in range(DEPOTS) for shield in module.at_depot(state, depot)]
    fits = True
    for seat in range(state.rules.players):
        held = module.held(state, seat)
        castles = taking.castles(state, seat)
        fits &= all(own[numbers.CASTLE_HEX + shield] in castles for shield in held)
        somewhere += held
    somewhere += module.in_hand(state)
    dealt = sum(module.spaces_at(depot) for depot in range(DEPOTS))
    fits &= len(set(somewhere)) == len(somewhere) <= dealt
    owner = module.holder(state, numbers.COPY)
    copied = own[numbers.COPIED]
    fits &= copied == NOBODY if owner == NOBODY else copied != owner
    fits &= not (owner != NOBODY and copied == NOBODY and state.rules.players == 2)
    if not fits:
        raise BadPosition("position-shields-wrong", {"field": FIELD})
