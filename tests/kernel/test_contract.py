"""The contract is kept, and its examples run."""

import doctest

import ludoteca
from ludoteca import contract


def test_examples_of_the_contract_run() -> None:
    rules = ludoteca.rules("mille-fiori", players=2)
    names = vars(contract) | {"ludoteca": ludoteca, "rules": rules, "state": rules.new(seed=7)}
    names["observation"] = rules.new(seed=7).view(1)
    outcome = doctest.testmod(contract, globs=names)
    assert outcome.attempted > 15
    assert outcome.failed == 0
    assert doctest.testmod(ludoteca).failed == 0


def test_every_promise_is_kept_by_the_real_class() -> None:
    rules = ludoteca.rules("mille-fiori", 2)
    state = rules.new(1)
    pairs = [
        (contract.State, state),
        (contract.Rules, rules),
        (contract.Actions, rules.actions),
        (contract.Action, rules.actions[0]),
        (contract.Observation, state.view(0)),
        (contract.Plan, state.plans(0)[0]),
    ]
    for promised, real in pairs:
        names = {name for name in dir(promised) if not name.startswith("_")} | set(promised.__annotations__)
        assert names
        for name in names:
            assert name in dir(real), (promised, name)
