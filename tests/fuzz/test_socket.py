"""A socket whose page says anything at any time: every message gets its answer, nothing is lost, and the table goes on.

A state machine plays a real table at a real server: legal moves among moves that are stale, illegal, doubled, cut off or
from another protocol, on connections that come and go. After each step what the page knows is compared with the rules.
"""

import os
import secrets

import hypothesis
import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from tests.server.harness import OPEN, Message, Page, Person, Server

pytestmark = pytest.mark.slow
EXAMPLES = max(2, int(os.environ.get("FUZZ_EXAMPLES", "0")) // 60)
"""Of each game. A step takes longer here than elsewhere."""
GAMES = ("castles-of-burgundy", "great-split", "mille-fiori")
STEPS = 25
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
TYPES = (
    "act",
    "undo",
    "ready",
    "confirm",
    "hint",
    "best",
    "why",
    "language",
    "bot-speed",
    "ping",
    "hello",
    "chat",
    "note",
    "call",
    "back",
    "takeback",
    "answer",
)
FIELDS = ("key", "version", "actions", "all", "picks", "text", "language", "seat", "speed", "yes", "confirmed", "nonce")
CLOSED_ON_PURPOSE = {4000, 4001, 4008, 1009, 1007}
"""What the server says to pages that break the protocol; never 1011, which is its own mistake."""


class Misbehaving(RuleBasedStateMachine):
    server: Server
    game: str

    @initialize()
    def sit_down(self) -> None:
        self.person = Person(self.server, "Ana")
        self.table: str = self.person.new_table("me random", self.game)["id"]
        self.accepted: dict[str, int] = {}
        self.page: Page = self.person.sit(self.table)
        self.page.wait_until_asked()

    def teardown(self) -> None:
        if hasattr(self, "person"):
            self.reconnect()
            asked = self.page.wait_until_asked()
            if asked["result"] is None:
                assert self.page.act(asked["position"]["legal"][0])["type"] == "accepted", "the table goes on"
            versions = [entry["version"] for entry in self.person.sit(self.table).wait_for("update")["entries"]]
            assert versions == list(range(1, len(versions) + 1))
            assert set(self.accepted.values()) <= set(versions)
        OPEN.close()

    def reconnect(self) -> None:
        self.page.close()
        self.page = self.person.sit(self.table)
        self.page.wait_for("status")

    def settle(self) -> None:
        """The answer to a ping comes after the answers to everything before it, or the socket was closed on purpose."""
        code = 0
        try:
            self.page.say("ping")
            self.page.wait_for("pong")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
        if code:
            assert code in CLOSED_ON_PURPOSE
            self.reconnect()

    @rule(choice=st.integers(0, 1000), twice=st.booleans())
    def play(self, choice: int, twice: bool) -> None:
        asked = self.page.wait_until_asked()
        if asked["result"] is not None:
            return
        legal, key = asked["position"]["legal"], secrets.token_hex(4)
        message = {"key": key, "version": asked["decision"], "actions": [legal[choice % len(legal)]]}
        self.page.say("act", **message)
        answer = self.page.answer(key)
        assert answer["type"] == "accepted"
        self.accepted[key] = answer["version"]
        if twice:
            self.page.say("act", **message)
            assert self.page.answer(key) == answer

    @rule(version=st.integers(-5, 10_000), actions=st.lists(st.text(max_size=30), max_size=4))
    def play_nonsense(self, version: int, actions: list[str]) -> None:
        key = secrets.token_hex(4)
        self.page.say("act", key=key, version=version, actions=actions)
        assert self.page.answer(key)["type"] == "refused"

    @rule(type=st.sampled_from(TYPES), values=st.dictionaries(st.sampled_from(FIELDS), ANY_JSON, max_size=5))
    def say_anything(self, type: str, values: Message) -> None:
        self.page.socket.send(msgspec.json.encode({**values, "type": type}).decode())
        self.settle()

    @rule(raw=st.binary(max_size=60) | st.text(max_size=60))
    def say_rubbish(self, raw: bytes | str) -> None:
        self.page.socket.send(raw)
        self.settle()

    @rule(data=st.data())
    def cut_a_message(self, data: st.DataObject) -> None:
        text = msgspec.json.encode({"type": "act", "key": "k", "version": 0, "actions": ["x"]}).decode()
        self.page.socket.send(text[: data.draw(st.integers(0, len(text) - 1))])
        self.settle()

    @rule()
    def come_again(self) -> None:
        self.reconnect()

    @invariant()
    def server_lives(self) -> None:
        process = self.server.process
        assert process is None or process.poll() is None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_page_says_the_table_goes_on(server: Server, game: str) -> None:
    Misbehaving.server, Misbehaving.game = server, game
    run_state_machine_as_test(
        Misbehaving,
        settings=hypothesis.settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        ),
    )
