"""The plans that a page gets include every legal action, however few fit."""

from random import Random

import ludoteca
from ludoteca.server.workers.jobs import MakePlans, PlansBody
from ludoteca.server.workers.process import run


def test_every_legal_action_begins_a_plan() -> None:
    """Late in a two-player game an extra card may lead to thousands of plans."""
    rules = ludoteca.rules("mille-fiori", players=2)
    state = rules.new(seed=3)
    choice = Random(3)
    cut_short = 0
    while not state.over:
        seat = state.deciding[0]
        observation = state.view(seat)
        legal = [state.text(seat, action) for action in state.legal(seat)]
        limit = len(legal)
        ask = MakePlans("mille-fiori", 2, {}, observation.to_json(), "en", ["Ana", "Ben"], limit, 10**6)
        planned = run(ask)
        assert isinstance(planned, PlansBody)
        assert sorted(plan.actions[0] for plan in planned.plans) == sorted(legal)
        cut_short += not planned.complete
        state.play(seat, choice.choice(state.legal(seat)))
    assert cut_short > 10
