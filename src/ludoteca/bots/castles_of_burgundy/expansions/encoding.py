"""Encodes the expansions of The Castles of Burgundy: the state of each module, as seen from the seat."""

from typing import Final

from ludoteca.bots.encoding import Encoder, Writer
from ludoteca.games.castles_of_burgundy.board.areas import LARGE, SMALL
from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import NOBODY
from ludoteca.games.castles_of_burgundy.expansions.border_posts.module import LINKED, BorderPosts
from ludoteca.games.castles_of_burgundy.expansions.extra_tiles.module import ExtraTiles
from ludoteca.games.castles_of_burgundy.expansions.inns.module import Inns
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.shields import numbers
from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
from ludoteca.games.castles_of_burgundy.expansions.solo import counter
from ludoteca.games.castles_of_burgundy.expansions.solo.module import Solo
from ludoteca.games.castles_of_burgundy.expansions.team.module import Team
from ludoteca.games.castles_of_burgundy.expansions.trade_routes.module import TradeRoutes
from ludoteca.games.castles_of_burgundy.state import BurgundyState

SOLO: Final = ["counter", "target", "points-for-sale", "order-chosen", "swaps"]


def name_expansion(module: Module, lands: list[str], encoder: Encoder) -> None:
    if isinstance(module, Inns):
        encoder.name("inns")
    elif isinstance(module, ExtraTiles):
        encoder.name("crane-counted-by")
    elif isinstance(module, Team):
        encoder.name("key-side")
    elif isinstance(module, Solo):
        encoder.name_each("solo", SOLO)
        encoder.name_each("solo/goods-removed", [str(colour) for colour in range(counter.GAINS - counter.REMOVED)])
        encoder.name("solo/gains", "solo/points-gained")
    elif isinstance(module, TradeRoutes):
        for land in lands:
            encoder.name_each(f"{land}/trade-route", [f"tile-{place + 1}" for place in range(module.tiles)])
            encoder.name_each(f"{land}/trade-route", [f"space-{place + 1}" for place in range(module.spaces)])
    elif isinstance(module, BorderPosts):
        encoder.name("border-posts/large", "border-posts/small")
        encoder.name_each("border-posts/linked", lands)
    elif isinstance(module, Shields):
        for depot in range(DEPOTS):
            encoder.name_each(f"depot {depot + 1}/shield", [str(place + 1) for place in range(numbers.AT_DEPOT)])
        encoder.name_each("shield-holder", [str(shield) for shield in range(1, numbers.SHIELDS + 1)])
        encoder.name_each("shield-hex", [str(shield) for shield in range(1, numbers.SHIELDS + 1)])
        encoder.name("shield-copied", "shield-die-set")


def write_expansion(module: Module, state: BurgundyState, seat: int, writer: Writer) -> None:
    """Writes a module's state. Seats are written by their distance from the own one, from 1; 0 is no seat, no tile, no
    goods."""
    if isinstance(module, Inns | ExtraTiles | Team):
        writer.number(module.own(state)[0] + 1)
    elif isinstance(module, Solo):
        write_solo(module, state, writer)
    elif isinstance(module, TradeRoutes):
        own = module.own(state)
        for land in lands_in_turn(state, seat):
            first = module.first_tile(land)
            for place in range(first, first + module.tiles + module.spaces):
                writer.number(own[place] + 1)
    elif isinstance(module, BorderPosts):
        own = module.own(state)
        writer.number(distance(state, seat, own[LARGE]))
        writer.number(distance(state, seat, own[SMALL]))
        for land in lands_in_turn(state, seat):
            writer.number(own[LINKED + land])
    elif isinstance(module, Shields):
        write_shields(module, state, seat, writer)


def write_solo(module: Solo, state: BurgundyState, writer: Writer) -> None:
    own = module.own(state)
    for place in range(counter.GAINS):
        writer.number(own[place])
    writer.number(len(own) - counter.GAINS)
    points = 0
    for place in range(counter.GAINS, len(own)):
        points += own[place]
    writer.number(points)


def write_shields(module: Shields, state: BurgundyState, seat: int, writer: Writer) -> None:
    own = module.own(state)
    for place in range(numbers.DEPOT_PLACES):
        writer.number(own[place])
    for shield in range(1, numbers.SHIELDS + 1):
        writer.number(distance(state, seat, own[numbers.HOLDER + shield]))
    for shield in range(1, numbers.SHIELDS + 1):
        held = own[numbers.HOLDER + shield] != NOBODY
        writer.number(own[numbers.CASTLE_HEX + shield] + 1 if held else 0)
    writer.number(distance(state, seat, own[numbers.COPIED]))
    writer.number(own[numbers.DIE_SET])


def distance(state: BurgundyState, seat: int, other: int) -> int:
    """Returns the distance of another seat from the own one, from 1; 0 for no seat."""
    return 0 if other < 0 else (other - seat) % state.rules.players + 1


def lands_in_turn(state: BurgundyState, seat: int) -> list[int]:
    """Returns the lands for modules without teams: the own one first, then those of the next seats."""
    lands = state.settings.lands
    return [(state.settings.land_of[seat] + place) % lands for place in range(lands)]
