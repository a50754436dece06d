"""Collects the tax at the end of each phase, before the mines pay; what is not paid for leaves the game."""

from typing import TYPE_CHECKING

from ludoteca.games.castles_of_burgundy.expansions.shields import numbers, taking
from ludoteca.games.castles_of_burgundy.expansions.shields.actions import GiveUp, PayTax, shield_name
from ludoteca.games.castles_of_burgundy.steps import Step, first_argument, pop, set_first_argument
from ludoteca.games.castles_of_burgundy.tiles import monasteries
from ludoteca.games.castles_of_burgundy.turn import dice
from ludoteca.kernel.actions import Action

if TYPE_CHECKING:
    from ludoteca.games.castles_of_burgundy.expansions.shields.module import Shields
    from ludoteca.games.castles_of_burgundy.state import BurgundyState

IN_WORKERS_ARGUMENT = "in_workers"


class Tax(Step):
    """Asks for shields to give up, one by one, and then for the payment for all others.

    With shield 3 workers pay too, even for the others after that shield itself has been given up (a).
    """

    def __init__(self, module: "Shields") -> None:
        super().__init__("tax", (IN_WORKERS_ARGUMENT, "", ""))
        self.module = module

    def legal(self, state: "BurgundyState", seat: int, actions: list[Action]) -> None:
        held = self.module.held(state, seat)
        if not held:
            actions.append(state.settings.decline)
            return
        land = state.settings.land_of[seat]
        tax = tax_on(len(held))
        most = min(tax, self.workers(state, seat))
        for workers in range(max(0, tax - state.silver[land]), most + 1):
            actions.append(self.module.pay_tax[workers])
        for shield in held:
            actions.append(self.module.give_up[shield - 1])

    def forced(self, state: "BurgundyState", seat: int) -> Action | None:
        """Gives up a shield of whoever has nothing to pay with."""
        held = self.module.held(state, seat)
        if held and state.silver[state.settings.land_of[seat]] + self.workers(state, seat) < numbers.DATA.tax:
            return self.module.give_up[held[0] - 1]
        return super().forced(state, seat)

    def workers(self, state: "BurgundyState", seat: int) -> int:
        """Counts the workers that may be used to pay."""
        if first_argument(state) or self.module.holds(state, seat, numbers.TAX_IN_WORKERS):
            return state.workers[state.settings.land_of[seat]]
        return 0

    def play(self, state: "BurgundyState", seat: int, action: Action) -> None:
        if isinstance(action, GiveUp):
            if action.shield == numbers.TAX_IN_WORKERS:
                set_first_argument(state, 1)
            if state.listener is not None:
                state.emit("shield-given-up", seat, {"shield": shield_name(action.shield)})
            taking.remove(self.module, state, seat, action.shield)
            monasteries.refresh_powers(state)
            return
        if isinstance(action, PayTax):
            pay(self.module, state, seat, action.workers)
        pop(state)


def tax_on(count: int) -> int:
    return count * numbers.DATA.tax


def pay(module: "Shields", state: "BurgundyState", seat: int, workers: int) -> None:
    count = len(module.held(state, seat))
    silver = tax_on(count) - workers
    state.silver[state.settings.land_of[seat]] -= silver
    dice.spend_workers(state, seat, workers)
    if state.listener is not None:
        state.emit("paid-tax", seat, {"count": count, "silver": silver, "workers": workers})
