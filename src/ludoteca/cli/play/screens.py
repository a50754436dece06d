"""The screens over the table: a summary of the rules, and the end of the game."""

from typing import ClassVar

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ludoteca.cli.play.table import TerminalTable
from ludoteca.terminal import Look


class HelpScreen(ModalScreen[None]):
    """The keys, then the rules by topic."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,q,enter", "dismiss", "")]

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(self.text())

    def text(self) -> Group:
        words = self.table.words
        parts: list[Text] = [Text(words.say("game"), "bold underline"), Text(words.say("play-keys")), Text()]
        for message in words.ids("rules-"):
            topic = message.removeprefix("rules-")
            parts += [Text(words.say(f"topic-{topic}"), "bold"), Text(words.say(message)), Text()]
        return Group(*parts, Text(words.say("play-close"), "dim"))


class ResultScreen(ModalScreen[str]):
    """The winner, and the sources of points."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "dismiss('new')", ""),
        ("q", "dismiss('quit')", ""),
        ("escape,enter", "dismiss('look')", ""),
    ]

    def __init__(self, table: TerminalTable, look: Look) -> None:
        super().__init__()
        self.table = table
        self.look = look

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet"):
            yield Static(self.text())

    def text(self) -> Group:
        table, words = self.table, self.table.words
        ranks = table.state.result.ranks
        sheet = Grid(box=None, padding=(0, 2, 0, 0))
        sheet.add_column()
        for seat in range(table.rules.players):
            sheet.add_column(self.look.player(seat), justify="right")
        for source, points in table.sheet():
            sheet.add_row(source, *(str(each) if each else "·" for each in points))
        sheet.add_row(Text(words.say("play-total"), "bold"), *(Text(str(each), "bold") for each in table.state.scores))
        sheet.add_row(words.say("play-rank"), *(str(rank) for rank in ranks))
        return Group(
            Text(table.closing_lines()[0], "bold underline"),
            Text(),
            sheet,
            Text(),
            Text(words.say("play-after"), "dim"),
        )
