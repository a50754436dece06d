"""Requests made after the OpenAPI description: whatever is sent, the answer is one that the description knows, and no 500.

`FUZZ_EXAMPLES=500 pytest tests/fuzz/test_api.py` looks longer; `make fuzz` does.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.harness import OPEN, Person, Server

if TYPE_CHECKING:
    from schemathesis.schemas import APIOperation

    Operation = APIOperation[Any, Any, Any, Any]

pytestmark = pytest.mark.slow
DESCRIPTION = Path(__file__).parents[2] / "docs" / "openapi.json"
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "6"))
SCHEMA = schemathesis.openapi.from_dict(json.loads(DESCRIPTION.read_text()))
OPERATIONS: list["Operation"] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]
PLENTY = "1000000"
TIMEOUT = 120
"""Seconds. The first question starts a worker process, on a machine that may be busy."""
RATES = ("checks_per_minute", "positions_per_minute", "studies_per_minute", "tables_per_hour")
QUICK_STUDIES = {"study_rollouts": "2", "study_seconds": "0.01", "analysis_rollouts": "2", "analysis_worlds": "2"}
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.content_type_conformance,
]


@pytest.fixture(scope="module")
def ana(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with Server(tmp_path_factory.mktemp("fuzz"), **dict.fromkeys(RATES, PLENTY), **QUICK_STUDIES) as server:
        yield Person(server, "Ana")


@pytest.fixture(scope="module")
def real(ana: Person) -> dict[str, list[object]]:
    """What path parameters may be, beside whatever is made up."""
    over, playing = ana.new_table("me random")["id"], ana.new_table("me random", "great-split")["id"]
    ana.sit(over).play_on()
    ana.sit(playing).wait_until_asked()
    waiting = ana.new_table("me open", "castles-of-burgundy")["id"]
    games = [game["id"] for game in ana.get("/api/games")]
    OPEN.close()
    return {
        "id": [over, playing, waiting],
        "game": games,
        "language": ["en", "es"],
        "version": [0, 1, 5],
        "number": [0],
    }


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_any_request_gets_an_answer(operation: "Operation", ana: Person, real: dict[str, list[object]]) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )
    @hypothesis.given(case=operation.as_strategy(), data=st.data())
    def ask(case: "schemathesis.Case[Any]", data: st.DataObject) -> None:
        for name, values in real.items():
            if name in case.path_parameters and data.draw(st.integers(0, 3)):
                case.path_parameters[name] = data.draw(st.sampled_from(values))
        cookies = dict(ana.http.cookies.items()) if data.draw(st.integers(0, 3)) else {}
        address = ana.server.address
        origin = {"Origin": address}
        case.call_and_validate(base_url=address, headers=origin, cookies=cookies, checks=CHECKS, timeout=TIMEOUT)

    ask()


def test_the_description_is_up_to_date(tmp_path: Path) -> None:
    made = tmp_path / "openapi.json"
    subprocess.run([sys.executable, "-m", "ludoteca.server.http.openapi", made], check=True)
    assert made.read_text() == DESCRIPTION.read_text(), "run python -m ludoteca.server.http.openapi docs/openapi.json"
