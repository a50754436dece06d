"""The kernel's contract, on the small games of tests/games."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record, record_from_text
from ludoteca.kernel.refusals import BadRecord, BadSettings
from ludoteca.kernel.result import ranks_by
from tests.games import envelopes, tower

SOURCE = Path(__file__).parents[2] / "src"


def test_ranks_share_ties() -> None:
    assert ranks_by([(5,), (3,), (3,), (1,)]) == [1, 2, 2, 4]
    assert ranks_by([(5, -1), (5, -2), (3, 0)]) == [1, 2, 3]


LOAD_EVERYTHING = """
import importlib, pkgutil, sys

class NoSitePackages:  # refuses what an interpreter without installed packages would not find
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top == "ludoteca" or top in sys.stdlib_module_names or top.endswith("__mypyc"):
            return None
        raise ModuleNotFoundError(f"{name} is not in the standard library", name=name)

sys.meta_path.insert(0, NoSitePackages())
for package in ("ludoteca.kernel", "ludoteca.games"):
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        print(importlib.import_module(module.name).__name__)
"""


def test_every_module_of_kernel_and_games_loads_with_the_standard_library_only() -> None:
    run = subprocess.run([sys.executable, "-c", LOAD_EVERYTHING], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    loaded = set(run.stdout.split())
    files = {path.relative_to(SOURCE).with_suffix("") for path in sources()}
    assert loaded == {".".join(file.parts).removesuffix(".__init__") for file in files}


def sources() -> list[Path]:
    """Returns the files of all modules below the packages of kernel and games."""
    packages = [SOURCE / "ludoteca" / "kernel", SOURCE / "ludoteca" / "games"]
    return [file for package in packages for file in package.rglob("*.py") if file != package / "__init__.py"]


def test_a_sealed_choice_may_be_changed_until_the_last_one_is_made() -> None:
    match = Match(envelopes.GAME.rules(2), b"s" * 32)
    first = match.state.legal(0)
    match.apply(0, first[0])
    match.apply(1, match.state.legal(1)[0])
    match.apply(0, match.state.legal(0)[0])
    assert match.undo(0) == 2
    assert [entry.seat for entry in match.entries] == [1]
    match.apply(0, first[1])
    match.apply(0, first[2])
    assert match.apply(1, match.state.legal(1)[0]).barrier
    assert match.undoable(0) == match.undoable(1) == []


def test_undo_stops_where_another_seat_built_on_it() -> None:
    match = Match(tower.GAME.rules(2), b"s" * 32)
    match.apply(0, "coins")
    assert match.undo(0, 1) == 1
    match.apply(0, "build")
    match.apply(0, "coin")
    assert len(match.undoable(0)) == 2
    assert match.apply(0, "end").barrier
    assert match.undoable(0) == []


def test_the_stack_asks_one_question_after_the_other() -> None:
    state = tower.GAME.rules(1, {"crane": True}).new(1)
    state.apply(0, "crane 3")
    for question in range(3):
        assert "decline" in [action.text for action in state.legal(0)], question
        state.apply(0, "coin")
    assert [action.text for action in state.legal(0)] == ["end", "buy"]
    state.apply(0, "buy")
    assert [action.text for action in state.legal(0)] == ["end"]
    assert state.why_not(0, ["buy"]).id == "bought-already"


def test_plans_follow_the_own_decisions_to_the_end_of_the_turn() -> None:
    state = tower.GAME.rules(1, {"crane": True}).new(1)
    plans = state.plans(0, 5000)
    assert all(plan.complete for plan in plans)
    best = max(plans, key=lambda plan: plan.points[0])
    assert best.points[0] == tower.TOP + 2  # to the top, and a purchase on the way
    assert best.actions[-1].text == "end"


def test_an_option_changes_the_actions_at_the_end_only() -> None:
    plain = [action.text for action in tower.GAME.rules(1).actions]
    crane = [action.text for action in tower.GAME.rules(1, {"crane": "true"}).actions]
    assert crane[: len(plain)] == plain
    assert crane[len(plain) :] == ["crane 2", "crane 3"]
    with pytest.raises(BadSettings, match="option-value-unknown"):
        tower.GAME.rules(1, {"crane": "maybe"})


def test_a_record_of_other_rules_is_refused() -> None:
    record = Record("tower", 2, 1, {"crane": False}, b"s" * 32, [])
    with pytest.raises(BadRecord, match="record-other-rules"):
        record.replay(tower.GAME.rules(1))


def test_a_damaged_record_names_the_ply() -> None:
    match = Match(tower.GAME.rules(1), b"s" * 32)
    for text in ("build", "coin", "end", "coins"):
        match.apply(0, text)
    text = match.record().to_text().replace("0 end", "0 again")
    with pytest.raises(BadRecord, match="ply=3"):
        record_from_text(text).replay(tower.GAME.rules(1))


def test_a_record_can_start_from_a_position() -> None:
    rules = tower.GAME.rules(2)
    start = rules.new(3)
    start.apply(0, "build")
    match = Match(rules, b"s" * 32, start.to_json())
    match.apply(0, "decline")
    again = record_from_text(match.record().to_text())
    assert again.start == start.to_json()
    assert again.replay(rules).digest == match.state.digest
