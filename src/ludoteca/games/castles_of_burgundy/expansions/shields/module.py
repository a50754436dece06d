"""The shields: taken with a double, carried by castles, taxed at the end of each phase.

What a shield changes in a number of the rules is a power, set after the monasteries' so that the shield wins where both
speak of the same thing. The rest is in `taking` (how one gets and loses them), `effects` and `tax`.
"""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.components.central_board import DEPOTS
from ludoteca.games.castles_of_burgundy.components.kinds import CASTLE, DIE_A, DIE_B, DIE_SIDES, NOBODY, SHIP
from ludoteca.games.castles_of_burgundy.components.signs import sign_row
from ludoteca.games.castles_of_burgundy.expansions import exclusions
from ludoteca.games.castles_of_burgundy.expansions.expansion import SwitchedExpansion
from ludoteca.games.castles_of_burgundy.expansions.module import Module
from ludoteca.games.castles_of_burgundy.expansions.shields import action_fields, effects, position, refusals, taking
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import (
    CopyPlayer,
    GiveUp,
    PayTax,
    PlaceStraight,
    SetDie,
    TakeShield,
    shield_name,
)
from ludoteca.games.castles_of_burgundy.expansions.shields.effects import KeepThree, LoadEverywhere, PhaseEndTile
from ludoteca.games.castles_of_burgundy.expansions.shields.numbers import (
    ANY_DIE,
    AT_DEPOT,
    BY_CASTLE,
    CASTLE_EFFECT,
    COPIED,
    COPY,
    DATA,
    DEPOT_PLACES,
    DIE_SET,
    DOUBLE_SHIELDS,
    FROM_BLACK,
    FROM_DEPOTS,
    GOODS_EVERYWHERE,
    HOLDER,
    MANY_KEYS,
    NO_SHIELD,
    POWER,
    SHIELDS,
    SIZE,
    WORKERS_OF_OTHERS,
)
from ludoteca.games.castles_of_burgundy.expansions.shields.taking import PutShield
from ludoteca.games.castles_of_burgundy.expansions.shields.tax import Tax
from ludoteca.games.castles_of_burgundy.steps import frames, push
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.kernel.actions import Action
from ludoteca.kernel.chance import shuffled
from ludoteca.kernel.jsontext import Json
from ludoteca.kernel.presentation import PreparableMove
from ludoteca.kernel.refusals import Refusal
from ludoteca.kernel.rules import Options

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.json_types import WrittenState
    from ludoteca.games.castles_of_burgundy.rules import BurgundyRules
    from ludoteca.games.castles_of_burgundy.state import BurgundyState


class Shields(Module):
    """Its own data: two places for each depot, the holder of each shield, the hex of the castle that carries it, and two more."""

    def __init__(self, rules: "BurgundyRules") -> None:
        super().__init__(rules)
        self.take: list[Action] = []
        self.set_die: list[list[Action]] = []
        self.copy: list[Action] = []
        self.place_straight: list[Action] = []
        self.pay_tax: list[Action] = []
        self.give_up: list[Action] = []
        self.put_step = -1
        self.load_step = -1
        self.keep_step = -1
        self.depots_step = -1
        self.black_step = -1
        self.tax_step = -1

    def build(self) -> None:
        rules = self.settings
        shields = range(1, SHIELDS + 1)
        castles = max(len(board.of_kind[CASTLE]) for board in rules.boards)
        self.take = self._add([TakeShield(shield) for shield in shields])
        self.set_die = [
            self._add([SetDie(die, number) for number in range(1, DIE_SIDES + 1)]) for die in (DIE_A, DIE_B)
        ]
        self.copy = self._add([CopyPlayer(seat) for seat in range(rules.players)])
        self.place_straight = self._add([PlaceStraight(slot, name) for slot, name in enumerate(rules.slot_names)])
        self.pay_tax = self._add([PayTax(workers) for workers in range(castles * DATA.tax + 1)])
        self.give_up = self._add([GiveUp(shield) for shield in shields])
        self.put_step = rules.add_step(PutShield(self))
        self.load_step = rules.add_step(LoadEverywhere(self))
        self.keep_step = rules.add_step(KeepThree(self))
        self.depots_step = rules.add_step(PhaseEndTile(self, FROM_DEPOTS))
        self.black_step = rules.add_step(PhaseEndTile(self, FROM_BLACK))
        self.tax_step = rules.add_step(Tax(self))

    def _add(self, made: list[Action]) -> list[Action]:
        for action in made:
            self.settings.actions.add(action)
        return made

    # -- where shields are

    def holder(self, state: "BurgundyState", shield: int) -> int:
        """Returns the seat that has a shield, or NOBODY."""
        own = self.own(state)
        return own[HOLDER + shield] if own else NOBODY

    def holds(self, state: "BurgundyState", seat: int, shield: int) -> bool:
        return self.holder(state, shield) == seat

    def held(self, state: "BurgundyState", seat: int) -> list[int]:
        own = self.own(state)
        return [shield for shield in range(1, SHIELDS + 1) if own[HOLDER + shield] == seat] if own else []

    def at_depot(self, state: "BurgundyState", depot: int) -> list[int]:
        own = self.own(state)
        return [shield for shield in own[AT_DEPOT * depot : AT_DEPOT * (depot + 1)] if shield != NO_SHIELD]

    def lay_at_depot(self, own: list[int], depot: int, shields: list[int]) -> None:
        first = AT_DEPOT * depot
        own[first : first + AT_DEPOT] = shields + [NO_SHIELD] * (AT_DEPOT - len(shields))

    def depot_with(self, state: "BurgundyState", shield: int) -> int:
        """Finds the depot where a shield lies, or -1."""
        own = self.own(state)
        for place in range(DEPOT_PLACES):
            if own[place] == shield:
                return place // AT_DEPOT
        return -1

    def spaces_at(self, depot: int) -> int:
        """Returns how many shields a depot has at the start."""
        return DATA.at_depots[str(self.settings.players)][depot]

    def in_hand(self, state: "BurgundyState") -> list[int]:
        """Lists the shields for which a castle is yet to be chosen."""
        return [frame.arguments[0] for frame in frames(state) if frame.step == self.put_step]

    def nothing_yet(self) -> list[int]:
        own = [NO_SHIELD] * DEPOT_PLACES + [NOBODY] * (SIZE - DEPOT_PLACES)
        own[DIE_SET] = 0
        return own

    # -- the game

    def set_up(self, state: "BurgundyState") -> None:
        """Lays shields open at the depots. Those left over stay in the box: a depot is never filled again."""
        own = self.nothing_yet()
        pile = shuffled(state.seed, "shuffle shields", list(range(1, SHIELDS + 1)))
        for depot in range(DEPOTS):
            self.lay_at_depot(own, depot, [pile.pop() for _ in range(self.spaces_at(depot))])
        self.set_own(state, own)

    def turn_begins(self, state: "BurgundyState", seat: int) -> None:
        self.own(state)[DIE_SET] = 0

    def add_die_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        taking.add_doubles(self, state, seat, actions)
        if self.holds(state, seat, ANY_DIE):
            effects.add_die_numbers(self, state, seat, actions)

    def add_free_actions(self, state: "BurgundyState", seat: int, effect: int, actions: list[Action]) -> None:
        if effect == CASTLE_EFFECT and self.holds(state, seat, BY_CASTLE):
            for depot in range(DEPOTS):
                for shield in self.at_depot(state, depot):
                    actions.append(self.take[shield - 1])

    def add_any_time_actions(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        if self.holds(state, seat, COPY) and self.own(state)[COPIED] == NOBODY:
            for other in range(state.rules.players):
                if other != seat:
                    actions.append(self.copy[other])

    def add_preparable(self, state: "BurgundyState", seat: int, moves: list[PreparableMove]) -> None:
        moves.append([[shield_name(shield) for depot in range(DEPOTS) for shield in self.at_depot(state, depot)]])

    def play(self, state: "BurgundyState", seat: int, action: Action) -> bool:
        if isinstance(action, TakeShield):
            taking.take(self, state, seat, action.shield)
        elif isinstance(action, SetDie):
            effects.set_die(self, state, seat, action)
        elif isinstance(action, CopyPlayer):
            self.copy_player(state, seat, action.player)
        else:
            return False
        return True

    def refusal(self, state: "BurgundyState", seat: int, action: Action) -> Refusal | None:
        return refusals.refusal(self, state, seat, action)

    def copy_player(self, state: "BurgundyState", seat: int, other: int) -> None:
        """Chooses the player whose monasteries shield 6 shares, once; until then it does nothing."""
        self.own(state)[COPIED] = other
        if state.listener is not None:
            state.emit("copied-player", seat, {"shield": shield_name(COPY), "other": other})
        monasteries.refresh_powers(state)

    def describe(self, told: Json) -> None:
        """Adds their points at the end, what is printed on them, and the tax for each."""
        told["shields"] = {shield_name(shield): DATA.points[shield - 1] for shield in range(1, SHIELDS + 1)}
        told["shield_signs"] = {
            shield_name(shield): sign_row(DATA.signs[shield - 1], POWER[shield][1] if shield in POWER else 0)
            for shield in range(1, SHIELDS + 1)
        }
        told["shield_tax"] = DATA.tax

    def add_fields(self, state: "BurgundyState", seat: int, action: Action, values: dict[str, object]) -> None:
        action_fields.add_fields(self, state, seat, action, values)

    def add_monasteries(self, state: "BurgundyState", seat: int, found: list[int]) -> None:
        if self.holds(state, seat, COPY):
            effects.add_copied(state, self.own(state)[COPIED], found)

    def change_powers(self, state: "BurgundyState", seat: int, fresh: list[int]) -> None:
        for shield in self.held(state, seat):
            if shield in POWER:
                power, value = POWER[shield]
                fresh[power] = value
        if self.is_discarding(state, seat):
            power, value = POWER[MANY_KEYS]
            fresh[power] = value

    def is_discarding(self, state: "BurgundyState", seat: int) -> bool:
        """Tells whether tiles too many are still to go; until then the key spaces of shield 4 last."""
        return any(frame.seat == seat and frame.step == self.keep_step for frame in frames(state))

    def placed(self, state: "BurgundyState", seat: int, tile: int, hex: int) -> None:
        if state.settings.tiles.kind[tile] == SHIP and self.holds(state, seat, GOODS_EVERYWHERE):
            push(state, seat, self.load_step)

    def gained_workers(self, state: "BurgundyState", seat: int, count: int) -> None:
        """Gives the holder of shield 2 one worker each time, however many the other took."""
        holder = self.holder(state, WORKERS_OF_OTHERS)
        if count and holder not in (NOBODY, seat):
            if state.listener is not None:
                state.emit("shield-worker", holder, {"shield": shield_name(WORKERS_OF_OTHERS), "other": seat})
            state.gain_workers(holder, 1)

    def phase_ends(self, state: "BurgundyState") -> None:
        """Asks for shield 14, then 15, then the tax, each in turn order; who has nothing to decide is passed over."""
        for step in (self.tax_step, self.black_step, self.depots_step):
            for seat in reversed(state.bridge):
                push(state, seat, step)

    def final_points(self, state: "BurgundyState") -> None:
        for seat in range(state.rules.players):
            factor = 2 if self.holds(state, seat, DOUBLE_SHIELDS) else 1
            for shield in self.held(state, seat):
                points = DATA.points[shield - 1] * factor
                state.score(seat, points, "shields", "shield", {"shield": shield_name(shield)})

    # -- what a state is

    def to_json(self, state: "BurgundyState", data: "WrittenState") -> None:
        position.write(self, state, data)

    def load(self, state: "BurgundyState", data: Json) -> None:
        position.read(self, state, data)

    def check(self, state: "BurgundyState") -> None:
        position.check(self, state)


class ShieldsExpansion(SwitchedExpansion):
    def complete_options(self, players: int, options: Options) -> None:
        """Refuses teams and the solo game: the rulebook has no doubles and taxes for them."""
        if options[self.name]:
            exclusions.not_alone(players, self.name)
            exclusions.not_in_teams(options, self.name)

    def make(self, rules: "BurgundyRules") -> Module:
        return Shields(rules)

    def sheet(self) -> list[str]:
        return ["shields"]
