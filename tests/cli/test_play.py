"""`play`: a whole game at the terminal, by keys, by mouse, and in a real pseudo-terminal."""

import asyncio
import fcntl
import os
import pty
import select
import struct
import termios
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

import ludoteca
from ludoteca.cli.play.app import BoardDrawing, PlayApp
from ludoteca.cli.play.screens import HelpScreen, ResultScreen
from ludoteca.cli.play.table import TerminalTable
from ludoteca.kernel.rules import OptionValue
from ludoteca.terminal import THING
from ludoteca.words import Words
from tests.cli.running import COMMAND

SIZE = (100, 30)
FAST = 0.001
NEVER = 1000.0
"""A pace at which no bot moves within a test."""


def table(game: str = "mille-fiori", seed: int = 5, language: str = "en", **options: OptionValue) -> TerminalTable:
    rules = ludoteca.rules(game, max(2, ludoteca.game(game).seats[0]), **options)
    words = Words(rules.game, language, ["ludoteca.cli"])
    return TerminalTable(rules, 0, ["random"] * (rules.players - 1), seed, words)


def on_screen(app: PlayApp, script: Callable[[Pilot[None]], Awaitable[None]]) -> None:
    async def run() -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await script(pilot)

    asyncio.run(run())


def text_of(app: PlayApp, name: str) -> str:
    return str(app.query_one(name, Static).render())


def place_of(app: PlayApp, thing: str) -> tuple[int, int]:
    """Where on the board a thing is drawn."""
    board = app.query_one(BoardDrawing)
    for y in range(board.size.height):
        x = 0
        for segment in board.render_line(y):
            if segment.style and segment.style.meta.get(THING) == thing:
                return x + board.gutter.left, y + board.gutter.top
            x += segment.cell_length
    raise AssertionError(f"{thing} is not on the board")


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    for _ in range(3000):  # a busy machine may take its time
        if true():
            return
        await pilot.pause(0.02)
    raise AssertionError("it did not come to this")


async def soon(true: Callable[[], bool]) -> None:
    """Like `until`, but asks nothing of the screen."""
    for _ in range(60_000):  # a busy machine may take its time
        if true():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not come to this")


async def decide_by_key(app: PlayApp, key: str) -> None:
    """As soon as it is one's turn, and until the table has taken it; or nothing, if the game is over before."""
    await soon(lambda: app.table.yours or app.table.state.over)
    if app.table.yours:
        made = len(app.table.match.entries)
        app.simulate_key(key)
        await soon(lambda: len(app.table.match.entries) > made)


def test_a_bot_moves_though_its_time_was_over_before_anybody_looked() -> None:
    """As on a busy machine, where a timer can come late."""
    app = PlayApp(table("mille-fiori"), pace=1e-9)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(4):
            await decide_by_key(app, "1")
        await soon(lambda: app.table.yours)
        assert {entry.seat for entry in app.table.match.entries} == set(range(app.table.rules.players))

    on_screen(app, script)


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(ludoteca.all_games()))
def test_a_whole_game_by_number_keys(game: str) -> None:
    """The screen is drawn after every eighth key: drawing it for each move of each bot takes most of the time."""
    app = PlayApp(table(game), pace=FAST)

    async def script(pilot: Pilot[None]) -> None:
        while not app.table.state.over:
            with app.batch_update():
                for _ in range(8):
                    await decide_by_key(app, "1")
            await pilot.pause()
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        totals = [sum(points[seat] for _, points in app.table.sheet()) for seat in range(app.table.rules.players)]
        assert totals == app.table.state.scores
        await pilot.press("n")
        # A bot may begin, and score at once.
        await until(pilot, lambda: not app.table.state.over and sum(app.table.state.scores) < sum(totals))

    on_screen(app, script)


def test_it_fits_a_small_terminal_and_shows_what_a_player_needs() -> None:
    app = PlayApp(table(), pace=NEVER)

    async def script(pilot: Pilot[None]) -> None:
        board = app.query_one(BoardDrawing)
        lines = ["".join(segment.text for segment in board.render_line(y)) for y in range(board.size.height)]
        drawn = "\n".join(lines)
        for needed in ("WORKSHOPS", "RESIDENCES", "NOBLES", "COMMONERS", "TRADE", "HARBOR", "SEA", "Display"):
            assert needed in drawn
        assert "+10" in next(line for line in lines if line.startswith(" ·"))
        assert board.size.height <= app.query_one("#around").size.height
        assert "Keep one card" in text_of(app, "#prompt")
        assert app.query_one("#choices", OptionList).option_count == len(app.table.choices())

    on_screen(app, script)


def test_cards_and_spaces_are_picked_by_clicks() -> None:
    app = PlayApp(table(choice="on-turn"), pace=FAST)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.table.yours)
        card = app.choices[0].picks[0]
        await pilot.click(BoardDrawing, offset=place_of(app, card))
        await until(pilot, lambda: app.table.state.to_json()["phase"] == "play")
        assert app.table.match.entries[-1].text == f"choose {card}"
        await pilot.click(BoardDrawing, offset=place_of(app, "ship"))
        await until(pilot, lambda: any(entry.text == "sail" for entry in app.table.match.entries))

    on_screen(app, script)


def test_a_click_on_what_cannot_be_picked_says_why() -> None:
    app = PlayApp(table(), pace=NEVER)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.click(BoardDrawing, offset=place_of(app, "w9"))
        assert "None of your cards is for the workshops." in text_of(app, "#about")
        assert "A workshop space." in text_of(app, "#about")
        assert not app.table.match.entries

    on_screen(app, script)


def test_a_pick_with_two_meanings_lists_both() -> None:
    seed = next(seed for seed in range(99) if keeps_harbor(table(seed=seed, choice="on-turn")))
    game = table(seed=seed, choice="on-turn")
    app = PlayApp(game, pace=NEVER)

    async def script(pilot: Pilot[None]) -> None:
        harbor = next(choice for choice in app.choices if choice.picks[0].startswith("harbor"))
        app.do(harbor.action)
        await pilot.pause()
        before = len(app.shown)
        await pilot.click(BoardDrawing, offset=place_of(app, "h0"))
        assert [choice.picks for choice in app.shown] == [("h0",), ("h0", "stay")]
        await pilot.press("escape")
        assert len(app.shown) == before

    on_screen(app, script)


def keeps_harbor(game: TerminalTable) -> bool:
    return game.yours and any(choice.picks[0].startswith("harbor") for choice in game.choices())


def test_undo_takes_a_choice_back_until_somebody_moves_on() -> None:
    app = PlayApp(table(), pace=NEVER)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("2")
        assert len(app.table.match.entries) == 1
        assert app.table.yours is False
        await pilot.press("u")
        assert len(app.table.match.entries) == 0
        assert app.table.match.state.is_deciding(0)
        assert "Undone" in text_of(app, "#about")
        await pilot.press("u")
        assert "no move that can be undone" in text_of(app, "#about")

    on_screen(app, script)


def test_a_hint_points_at_a_choice() -> None:
    app = PlayApp(table(), pace=NEVER)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await pilot.pause()
        place = app.query_one("#choices", OptionList).highlighted
        assert place is not None
        advised = app.table.hint()
        assert advised is not None
        assert app.shown[place].action is advised[0]
        assert "Suggestion: " in text_of(app, "#about")

    on_screen(app, script)


def test_looking_at_a_choice_foretells_what_it_scores() -> None:
    app = PlayApp(table(choice="on-turn"), pace=FAST)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.table.yours)
        await pilot.press("1")
        await until(pilot, lambda: app.table.state.to_json()["phase"] == "play")
        place = next(place for place, choice in enumerate(app.shown) if choice.sure and choice.points(0))
        app.query_one("#choices", OptionList).highlighted = place
        await pilot.pause()
        points = app.shown[place].points(0)
        before = app.table.state.scores[0]
        assert f"You get {points} point" in text_of(app, "#about")
        app.do(app.shown[place].action)
        assert app.table.state.scores[0] == before + points

    on_screen(app, script)


def test_the_rules_are_a_key_away_in_both_languages() -> None:
    for language, heading in (("en", "Residences"), ("es", "Residencias")):
        app = PlayApp(table(language=language), pace=NEVER)

        async def script(pilot: Pilot[None], app: PlayApp = app, heading: str = heading) -> None:
            await pilot.press("question_mark")
            assert isinstance(app.screen, HelpScreen)
            assert any(heading == str(part) for part in app.screen.text().renderables)
            await pilot.press("escape")
            assert not isinstance(app.screen, HelpScreen)

        on_screen(app, script)


def test_the_log_tells_what_happened_with_reasons() -> None:
    app = PlayApp(table(), pace=FAST)

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(4):
            await until(pilot, lambda: app.table.yours)
            await pilot.press("1")
        await pilot.pause(0.1)
        told = " ".join(line.text for line in app.query_one("#log", RichLog).lines)
        assert "You keep" in told
        assert "Bianca keeps a card." in told
        assert "points:" in told or "point:" in told

    on_screen(app, script)


def test_in_a_pseudo_terminal(tmp_path: Path) -> None:
    """As over ssh: starts, draws, takes a key, quits, and leaves a record."""
    path = tmp_path / "game.record"
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="es_ES.UTF-8", PYTHONIOENCODING="utf-8")
        os.execv(COMMAND, [str(COMMAND), "play", "mille-fiori", "--seed", "3", "--record", str(path)])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    seen = read_until(terminal, "TALLERES")
    assert "Quédate una carta" in seen
    os.write(terminal, b"1")
    read_until(terminal, "Bianca")
    os.write(terminal, b"q")
    read_until(terminal, None)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    record = ludoteca.record_from_text(path.read_text())
    assert record.game == "mille-fiori"
    assert record.moves


def read_until(terminal: int, wanted: str | None) -> str:
    """What the terminal shows until the wanted text comes, or until it is closed."""
    seen = b""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                more = os.read(terminal, 65536)
            except OSError:  # closed
                more = b""
            if not more:
                break
            seen += more
        if wanted is not None and wanted in seen.decode("utf-8", "replace"):
            return seen.decode("utf-8", "replace")
    assert wanted is None, f"{wanted} did not come"
    return ""
