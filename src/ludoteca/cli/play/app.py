"""The table in a terminal: board, players, choices, log. All data comes from `Table`."""

import asyncio
from typing import ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ludoteca.cli import boards
from ludoteca.cli.play.screens import HelpScreen, ResultScreen
from ludoteca.cli.play.table import ActionChoice, TerminalTable, narrowed, next_picks, seed_of
from ludoteca.kernel.actions import Action
from ludoteca.terminal import COLOURS, THING, Look

PACE: Final = 0.7
"""Seconds before a bot moves: time to follow it, and to take one's own move back."""


class BoardDrawing(Static):
    """The drawing of the board. A click on a thing picks it."""

    class Picked(Message):
        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    def on_click(self, event: events.Click) -> None:
        thing = event.style.meta.get(THING)
        if isinstance(thing, str):
            self.post_message(self.Picked(thing))


class PlayApp(App[None]):
    ENABLE_COMMAND_PALETTE = False
    CSS: ClassVar[str] = """
    #left { width: 1fr; }
    #right { width: 35; border-left: solid $panel; }
    #prompt { height: auto; max-height: 3; padding: 0 1; text-style: bold; color: $accent; }
    #board { padding: 0 0 0 1; height: auto; }
    #around { height: 1fr; scrollbar-size-vertical: 1; }
    #about { height: auto; max-height: 5; padding: 0 1; border-top: solid $panel; color: $text-muted; }
    #players { height: auto; padding: 0 1; border-bottom: solid $panel; }
    #choices { height: auto; max-height: 50%; border: none; padding: 0; }
    #log { height: 1fr; padding: 0 0 0 1; border-top: solid $panel; scrollbar-size-vertical: 1; }
    HelpScreen, ResultScreen { align: center middle; }
    .sheet { width: 90%; max-width: 84; height: auto; max-height: 90%; padding: 1 2; background: $surface; border: round $accent; }
    """

    def __init__(self, table: TerminalTable, pace: float = PACE) -> None:
        super().__init__()
        self.table = table
        self.pace = pace
        self.choices: list[ActionChoice] = []
        self.shown: list[ActionChoice] = []
        self.path: list[str] = []
        self.told = 0
        self.note = ("", -1)
        words = table.words
        self.title = words.say("game")
        for key, action in (
            ("u", "undo"),
            ("h", "hint"),
            ("escape", "list_all"),
            ("space", "scroll"),
            ("question_mark", "rules"),
            ("q", "quit"),
        ):
            shown = {"question_mark": "?"}.get(key)
            self.bind(key, action, description=words.say(f"play-key-{action}"), key_display=shown)
        for number in range(1, 10):
            self.bind(str(number), f"number({number})", show=False)

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                yield Static(id="prompt", markup=False)
                with VerticalScroll(id="around", can_focus=False):
                    yield BoardDrawing(id="board", markup=False)
                yield Static(id="about", markup=False)
            with Vertical(id="right"):
                yield Static(id="players", markup=False)
                yield OptionList(id="choices", markup=False, compact=True)
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#log", RichLog).can_focus = False
        self.refresh_table()

    # -- showing

    def refresh_table(self) -> None:
        """Redraws the screen after any change, and starts the next bot."""
        self.path = []
        self.choices = self.table.choices() if self.table.yours else []
        self.show_log()
        self.show_choices()
        self.query_one("#prompt", Static).update(self.table.prompt())
        self.query_one("#players", Static).update(Group(*self.table.players(self.look())))
        if self.table.state.over:
            self.say(self.table.words.say("play-look"))
            self.show_result()
        elif self.table.waiting_bot() is not None:
            # Not by a timer of Textual: one that is late is left out, and the bot would never move.
            asyncio.get_running_loop().call_later(self.pace, self.call_later, self.let_bot_think)

    def look(self, pointed: tuple[str, ...] = ()) -> Look:
        table = self.table
        return Look(table.names, table.words, table.seat, next_picks(self.shown, self.path), pointed)

    def show_board(self, pointed: tuple[str, ...] = ()) -> None:
        position = self.table.state.view(self.table.seat).to_json()
        self.query_one(BoardDrawing).update(boards.draw(self.table.rules.game, position, self.look(pointed)))

    def show_choices(self) -> None:
        self.shown = narrowed(self.choices, self.path)
        options = self.query_one("#choices", OptionList)
        options.clear_options()
        options.add_options([Option(self.choice_line(number, choice)) for number, choice in enumerate(self.shown, 1)])
        options.display = bool(self.shown)
        if self.shown:
            options.highlighted = 0
            options.focus()
        else:
            self.say("")
        self.show_board()

    def choice_line(self, number: int, choice: ActionChoice) -> Text:
        line = Text.assemble((f"{number} " if number < 10 else "  ", "dim"), choice.text)
        points = choice.points(self.table.seat)
        if points:
            shown = f"+{points}" if choice.sure else self.table.words.say("play-up-to", points=points)
            line.append(f"  {shown}", "bold green" if choice.sure else "green")
        return line

    def show_log(self) -> None:
        log = self.query_one("#log", RichLog)
        if self.told > len(self.table.match.entries):
            log.clear()
            self.told = 0
        for seat, sentence in self.table.log(self.told):
            log.write(Text(sentence, COLOURS[seat] if seat >= 0 else "bold"))
        self.told = len(self.table.match.entries)

    def say(self, text: str) -> None:
        """Shows a note over the description of the highlighted choice, until another one is highlighted."""
        place = self.query_one("#choices", OptionList).highlighted
        self.note = (text, -1 if place is None else place)
        self.show_about()

    def show_about(self) -> None:
        note, place = self.note
        parts = [note]
        if 0 <= place < len(self.shown):
            parts += self.about(self.shown[place])
        self.query_one("#about", Static).update("\n".join(part for part in parts if part))

    # -- looking at a choice

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index >= len(self.shown) or not self.query(BoardDrawing):
            return  # a late event: other choices or another screen are shown, or the app closes
        choice = self.shown[event.option_index]
        self.show_board(choice.plan.picks if choice.plan else choice.picks)
        if event.option_index != self.note[1]:
            self.note = ("", event.option_index)
        self.show_about()

    def about(self, choice: ActionChoice) -> list[str]:
        """Returns the effect of a choice and, as far as there is room, a description of the thing."""
        return [self.table.foreseen(choice), self.table.words.help(choice.picks[-1]) if choice.picks else ""]

    # -- picking

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.shown):
            self.do(self.shown[event.option_index].action)

    def action_number(self, number: int) -> None:
        if number <= len(self.shown):
            self.do(self.shown[number - 1].action)

    def on_board_drawing_picked(self, event: BoardDrawing.Picked) -> None:
        """Handles a click on a thing: makes the only choice left, lists several, or says why there is none."""
        path = [*self.path, event.thing]
        left = narrowed(self.choices, path)
        if len(left) == 1 or (left and all(len(choice.picks) == len(path) for choice in left)):
            self.do(left[0].action)
        elif left:
            self.path = path
            self.show_choices()
        else:
            reason = self.table.why_not(path) if self.table.yours else ""
            helped = self.table.words.help(event.thing)
            self.say("\n".join(part for part in (reason, helped) if part))

    def do(self, action: Action) -> None:
        self.table.do(action)
        self.refresh_table()

    def action_scroll(self) -> None:
        """Scrolls a board higher than the terminal by half a page, and from the end to the top."""
        around = self.query_one("#around", VerticalScroll)
        at_end = around.scroll_offset.y >= around.max_scroll_y
        around.scroll_to(y=0 if at_end else around.scroll_offset.y + around.size.height // 2, animate=False)

    def show_result(self) -> None:
        self.push_screen(ResultScreen(self.table, self.look()), self.after_game)

    def action_list_all(self) -> None:
        if self.table.state.over:
            self.show_result()
            return
        self.path = []
        self.show_choices()

    def action_undo(self) -> None:
        if self.table.undo():
            self.told = len(self.table.match.entries) + 1
            self.refresh_table()
            self.say(self.table.words.say("play-undone"))
        else:
            self.say(self.table.words.say("play-no-undo"))

    def action_hint(self) -> None:
        if not self.table.yours:
            return
        advised = self.table.hint()
        for place, choice in enumerate(self.shown):
            if advised is not None and choice.action is advised[0]:
                self.query_one("#choices", OptionList).highlighted = place
                self.say(advised[1])
                return
        self.say(self.table.words.say("play-no-hint"))

    def action_rules(self) -> None:
        self.push_screen(HelpScreen(self.table))

    def after_game(self, answer: str | None) -> None:
        if answer == "new":
            self.table = self.table.again(seed_of(None))
            self.told = 1
            self.refresh_table()
        elif answer == "quit":
            self.exit()

    # -- bots

    def let_bot_think(self) -> None:
        seat = self.table.waiting_bot()
        if seat is not None:
            self.think(self.table, seat, len(self.table.match.entries))

    @work(thread=True, exclusive=True)
    def think(self, table: TerminalTable, seat: int, ply: int) -> None:
        action = table.bot_action(seat)
        if not get_current_worker().is_cancelled:
            self.call_from_thread(self.bot_moves, table, seat, ply, action)

    def bot_moves(self, table: TerminalTable, seat: int, ply: int, action: Action) -> None:
        """Plays the bot's action unless something was taken back meanwhile."""
        if table is self.table and table.waiting_bot() == seat and len(table.match.entries) == ply:
            table.play_bot(seat, action)
            fault = table.fault_of(seat)
            if fault:
                self.query_one("#log", RichLog).write(Text(fault, "bold"))
            self.refresh_table()
